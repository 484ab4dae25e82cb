//! The MCP server, as assistants see it: over HTTP, with access tokens of grants.

mod protocol;
mod refusals;
mod tools;

use answerscope_domain::entities::account::Email;
use answerscope_domain::entities::grant::Authorization;
use answerscope_domain::ids::Token;
use answerscope_store::callers::organizations::NewOrganization;
use reqwest::header::HeaderMap;
use reqwest::{RequestBuilder, StatusCode};
use serde_json::{Value, json};

use crate::support::Service;

pub(crate) const NEWEST: &str = "2026-07-28";
/// Revisions that begin with a handshake.
pub(crate) const EARLIER: [&str; 2] = ["2025-06-18", "2025-11-25"];

/// An assistant that somebody has connected.
pub(crate) struct Assistant {
    pub(crate) url: String,
    pub(crate) token: String,
    http: reqwest::Client,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answered {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Value,
}

impl Service {
    /// An assistant with these scopes in an organization.
    pub(crate) async fn assistant(&self, of: &NewOrganization, scopes: &str) -> Assistant {
        let stores = &self.process.app.stores;
        let identity = stores.identity();
        let email = Email::parse(&of.email).expect("an address");
        let account = identity
            .accounts()
            .signed_in(&email, &of.password)
            .await
            .expect("checked");
        let allowed = Authorization {
            grant: Token::new(stores.clock.now(), stores.random.as_ref()),
            organization: of.organization_id,
            account: account.expect("an account").id,
            client: "client".into(),
            client_name: "Some assistant".into(),
            redirect_uri: "https://assistant.example/back".into(),
            challenge: "challenge".into(),
            scopes: scopes.into(),
            resource: format!("{}/mcp", self.url),
            credentials: 0,
        };
        let code = identity.tokens().issue_code(allowed).await.expect("a code");
        let allowed = identity.tokens().code(&code).await.expect("read").expect("a code");
        let limits = stores
            .organizations()
            .limits_copy(of.organization_id)
            .await
            .expect("limits");
        let issued = identity.tokens().redeem(&code, &allowed, limits).await.expect("asked");
        Assistant {
            url: self.url.clone(),
            token: issued.expect("tokens").access,
            http: reqwest::Client::new(),
        }
    }

    /// An assistant of the owner that may read and write.
    pub(crate) async fn owners_assistant(&self) -> Assistant {
        self.assistant(&self.organization, "read write").await
    }

    /// One of another organization.
    pub(crate) async fn strangers_assistant(&self) -> Assistant {
        let organizations = self.process.app.stores.organizations();
        let stranger = organizations.create("Stranger").await.expect("an organization");
        self.assistant(&stranger, "read write").await
    }
}

impl Assistant {
    /// A message of a revision, with the headers that it wants.
    pub(crate) fn message(&self, revision: &str, query: &str, message: &Value) -> RequestBuilder {
        let method = message["method"].as_str().unwrap_or_default();
        let request = self
            .http
            .post(format!("{}/mcp{query}", self.url))
            .bearer_auth(&self.token)
            .header("accept", "application/json, text/event-stream")
            .header("mcp-protocol-version", revision);
        if revision != NEWEST {
            return request.json(message);
        }
        let named = ["name", "uri"]
            .iter()
            .find_map(|field| message["params"][*field].as_str());
        let request = match named {
            Some(name) => request.header("mcp-name", name),
            None => request,
        };
        request.header("mcp-method", method).json(message)
    }

    pub(crate) async fn send(request: RequestBuilder) -> Answered {
        let response = request.send().await.expect("an answer");
        let (status, headers) = (response.status(), response.headers().clone());
        let bytes = response.bytes().await.expect("a body");
        Answered {
            status,
            headers,
            body: serde_json::from_slice(&bytes).unwrap_or_default(),
        }
    }

    /// Asks by a revision; `capabilities` are the client's.
    pub(crate) async fn ask_as(&self, revision: &str, capabilities: &Value, method: &str, params: Value) -> Answered {
        let mut message = json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params});
        if revision == NEWEST {
            message["params"]["_meta"] = json!({
                "io.modelcontextprotocol/protocolVersion": revision,
                "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
                "io.modelcontextprotocol/clientCapabilities": capabilities
            });
        }
        Self::send(self.message(revision, "", &message)).await
    }

    pub(crate) async fn ask(&self, method: &str, params: Value) -> Answered {
        self.ask_as(NEWEST, &json!({}), method, params).await
    }

    /// The result of a call of a tool.
    #[track_caller]
    pub(crate) fn call(&self, tool: &str, arguments: Value) -> impl Future<Output = Value> {
        let params = json!({"name": tool, "arguments": arguments});
        let asked = params.clone();
        async move {
            let answered = self.ask("tools/call", params).await;
            let result = &answered.body["result"];
            assert!(result.is_object(), "{asked}: {} {}", answered.status, answered.body);
            result.clone()
        }
    }

    /// The structured content of a call that succeeds.
    pub(crate) async fn content(&self, tool: &str, arguments: Value) -> Value {
        let result = self.call(tool, arguments.clone()).await;
        assert_ne!(result["isError"], true, "{tool} {arguments}: {result}");
        let content = result["structuredContent"].clone();
        // The sentence first, then all of it as text.
        assert_eq!(result["content"][0]["text"], content["summary"], "{tool}");
        let text = result["content"][1]["text"].as_str().expect("a text");
        assert_eq!(serde_json::from_str::<Value>(text).expect("JSON"), content, "{tool}");
        content
    }

    /// The code of a call that is refused.
    pub(crate) async fn refused(&self, tool: &str, arguments: Value) -> u64 {
        let result = self.call(tool, arguments.clone()).await;
        assert_eq!(result["isError"], true, "{tool} {arguments}: {result}");
        let error = &result["structuredContent"]["error"];
        let advice = error["whatToDo"].as_str().expect("what to do");
        let told = result["content"][0]["text"].as_str().expect("a text");
        assert!(told.contains(advice), "{told}");
        error["code"].as_u64().expect("a code")
    }

    /// The names of the tools of a list.
    pub(crate) async fn tools(&self, query: &str) -> Vec<String> {
        let message = json!({"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}});
        let answered = Self::send(self.message(EARLIER[1], query, &message)).await;
        let tools = answered.body["result"]["tools"].as_array().cloned().unwrap_or_default();
        tools
            .iter()
            .map(|tool| tool["name"].as_str().expect("a name").to_owned())
            .collect()
    }
}
