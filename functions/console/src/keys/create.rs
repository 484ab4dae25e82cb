use answerscope_api::body::Json;
use answerscope_api::envelope::Created;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Scopes;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Token;
use answerscope_domain::input::present;
use answerscope_domain::text::required;
use answerscope_store::callers::organizations::KeyToMake;
use answerscope_store::identity::Throttle;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::asked_by;

/// Characters of a key's name.
const NAME: usize = 100;

/// Keys that an organization makes. Each begins with a full bucket, so that without this whoever makes and revokes them
/// could call as often as they like.
const KEYS: Throttle = Throttle {
    what: "keys",
    burst: 100,
    every: 600,
};

/// A key to make.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct KeyRequest {
    /// What it is for.
    #[serde(default, deserialize_with = "present")]
    name: Option<String>,
    /// `read`, `write` or both.
    scopes: Vec<String>,
    /// When it ends, ISO 8601; left out: never.
    #[serde(default, deserialize_with = "present")]
    expires_at: Option<String>,
}

/// A key that was made; it is shown once.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct MadeKey {
    #[schemars(with = "String")]
    id: Token,
    api_key: String,
}

/// Makes a key.
pub struct CreateKey;

impl Operation for CreateKey {
    const SPEC: Spec = Spec::new(Verb::Post, "createKey", "/console/keys", "Make a key")
        .about("Makes a key, which is shown once.")
        .for_pages();
    type Path = Nothing;
    type Query = Nothing;
    type Body = Json<KeyRequest>;
    type Reply = Created<MadeKey>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(asked) = input.body;
        let maker = asked_by::writer(cx).await?;
        let name = asked.name.map(|name| required("name", &name, NAME)).transpose()?;
        let known = asked.scopes.iter().all(|scope| scope == "read" || scope == "write");
        let scopes = Scopes::of(asked.scopes.iter().map(String::as_str));
        if !known || scopes.is_empty() {
            return Err(Error::invalid("scopes: expected read, write or both"));
        }
        let scopes = scopes.names();
        let scopes: Vec<&str> = scopes.iter().map(String::as_str).collect();
        asked_by::not_too_often(cx, KEYS).await?;
        let organizations = cx.app.stores.organizations();
        let key = KeyToMake {
            name: name.as_deref(),
            maker: Some(&maker),
            scopes: &scopes,
            expires_at: asked.expires_at.as_deref(),
        };
        let made = organizations.make_key(cx.caller.organization, key).await?;
        Ok(Created(MadeKey {
            id: made.id,
            api_key: made.api_key,
        }))
    }
}
