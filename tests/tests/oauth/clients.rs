//! The shapes in which assistants register and are sent back, as their makers or their users' reports document them.

use serde_json::{Value, json};

use crate::browser::VERIFIER;
use crate::rig::rig;

struct Shape {
    name: &'static str,
    /// Where the shape is told, as an excerpt of it was read in November 2026.
    source: &'static str,
    registered: &'static [&'static str],
    /// What is sent in the authorization request.
    used: &'static str,
}

const SHAPES: &[Shape] = &[
    Shape {
        name: "Claude",
        source: "https://docs.zuora.com/zuora-ai/zuora-mcp-server/zuora-mcp-server/configure-zuora-remote-mcp-server/redirect-uris-by-mcp-client",
        registered: &["https://claude.ai/api/mcp/auth_callback"],
        used: "https://claude.ai/api/mcp/auth_callback",
    },
    Shape {
        name: "Claude at claude.com",
        source: "https://docs.zuora.com/zuora-ai/zuora-mcp-server/zuora-mcp-server/configure-zuora-remote-mcp-server/redirect-uris-by-mcp-client",
        registered: &["https://claude.com/api/mcp/auth_callback"],
        used: "https://claude.com/api/mcp/auth_callback",
    },
    Shape {
        name: "Claude Code, whose document names no port",
        source: "https://codekb.dev/issues/fix-mcp-oauth-cimd-redirect-uris-port-mismatch-32000-invalid-redirect-uri-in-claude-code-2-1-80-for-granola-slack-and-al-ddqn8e",
        registered: &["http://localhost/callback", "http://127.0.0.1/callback"],
        used: "http://localhost:3118/callback",
    },
    Shape {
        name: "ChatGPT",
        source: "https://github.com/danielealbano/android-remote-control-mcp/pull/166",
        registered: &["https://chatgpt.com/connector_platform_oauth_redirect"],
        used: "https://chatgpt.com/connector_platform_oauth_redirect",
    },
    Shape {
        name: "ChatGPT with an address for each connector",
        source: "https://github.com/danielealbano/android-remote-control-mcp/pull/166",
        registered: &["https://chatgpt.com/connector/oauth/a1B2c3D4e5F6"],
        used: "https://chatgpt.com/connector/oauth/a1B2c3D4e5F6",
    },
    Shape {
        name: "Codex",
        source: "https://github.com/openai/codex/issues/30460",
        registered: &["http://127.0.0.1:54321/callback/a1B2c3D4e5F6"],
        used: "http://127.0.0.1:54321/callback/a1B2c3D4e5F6",
    },
    Shape {
        name: "VS Code, whose usual port is taken",
        source: "https://github.com/microsoft/vscode/issues/278512",
        registered: &[
            "https://insiders.vscode.dev/redirect",
            "https://vscode.dev/redirect",
            "http://127.0.0.1/",
            "http://127.0.0.1:33418/",
        ],
        used: "http://127.0.0.1:59656/",
    },
    Shape {
        name: "VS Code in a browser",
        source: "https://github.com/microsoft/vscode/issues/278512",
        registered: &["https://vscode.dev/redirect", "http://127.0.0.1:33418"],
        used: "https://vscode.dev/redirect",
    },
    Shape {
        name: "Cursor",
        source: "https://docs.zuora.com/zuora-ai/zuora-mcp-server/zuora-mcp-server/configure-zuora-remote-mcp-server/redirect-uris-by-mcp-client",
        registered: &["cursor://anysphere.cursor-mcp/oauth/callback"],
        used: "cursor://anysphere.cursor-mcp/oauth/callback",
    },
    Shape {
        name: "Cursor's agents",
        source: "https://github.com/cartesia-ai/cartesia-mcp/pull/73",
        registered: &["https://www.cursor.com/agents/mcp/oauth/callback"],
        used: "https://www.cursor.com/agents/mcp/oauth/callback",
    },
    Shape {
        name: "Copilot Studio",
        source: "https://github.com/yuleifuyun/machine-bridge-mcp/releases/tag/v1.1.2 (the host; the path is made up)",
        registered: &["https://global.consent.azure-apim.net/redirect/some-5fconnector"],
        used: "https://global.consent.azure-apim.net/redirect/some-5fconnector",
    },
];

fn metadata(shape: &Shape) -> Value {
    json!({
        "client_name": shape.name, "redirect_uris": shape.registered, "token_endpoint_auth_method": "none",
        "grant_types": ["authorization_code", "refresh_token"], "response_types": ["code"],
        "application_type": "native", "logo_uri": "https://assistant.example/logo.png",
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn every_known_assistant_registers_and_is_sent_back() {
    let rig = rig().await;
    let browser = rig.signed_in(&rig.serve().await).await;
    for shape in SHAPES {
        let registered = browser.register(&metadata(shape)).await;
        assert_eq!(
            registered.status, 201,
            "{} {}: {}",
            shape.name, shape.source, registered.text
        );
        assert_eq!(registered.json()["redirect_uris"], json!(shape.registered));
        let client = registered.json()["client_id"].as_str().expect("an id").to_owned();
        let page = browser.allow(&crate::browser::query(&client, shape.used)).await;
        let expected = format!("{}?", shape.used);
        assert!(
            page.location().starts_with(&expected),
            "{}: {}",
            shape.name,
            page.location()
        );
        let code = page.parameter("code").expect("a code");
        let issued = browser.exchange(&client, shape.used, &code, VERIFIER).await;
        assert_eq!(issued.status, 200, "{}: {}", shape.name, issued.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_asks_for_a_secret_is_told_that_it_has_none() {
    let rig = rig().await;
    let browser = crate::browser::Browser::new(&rig.serve().await);
    let metadata =
        json!({"redirect_uris": ["https://a.example/b"], "token_endpoint_auth_method": "client_secret_post"});
    let registered = browser.register(&metadata).await.json();
    assert_eq!(registered["token_endpoint_auth_method"], json!("none"));
    assert_eq!(registered.get("client_secret"), None);
    for (wrong, error) in [
        (json!({"redirect_uris": []}), "invalid_redirect_uri"),
        (json!({"client_name": "x"}), "invalid_redirect_uri"),
        (json!({"redirect_uris": ["http://a.example/b"]}), "invalid_redirect_uri"),
        (
            json!({"redirect_uris": ["https://a.example/b"], "grant_types": ["implicit"]}),
            "invalid_client_metadata",
        ),
        (json!([]), "invalid_client_metadata"),
    ] {
        let refused = browser.register(&wrong).await;
        assert_eq!(
            (refused.status, &refused.json()["error"]),
            (400, &json!(error)),
            "{wrong}"
        );
    }
}
