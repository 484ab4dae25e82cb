use std::collections::HashMap;

use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::account::Account;
use answerscope_domain::error::Result;
use answerscope_domain::ids::Token;
use answerscope_store::callers::organizations::{KeyRow, MOST_KEYS};
use schemars::JsonSchema;
use serde::Serialize;

/// A key without its secret.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Key {
    #[schemars(with = "String")]
    id: Token,
    /// What it is for.
    name: Option<String>,
    /// What it begins with.
    prefix: Option<String>,
    /// The address of whoever has made it here; none where the command line has.
    created_by: Option<String>,
    scopes: Vec<String>,
    /// `active`, `expired` or `revoked`.
    #[schemars(schema_with = "crate::choices::key_status")]
    status: String,
    created_at: String,
    expires_at: Option<String>,
    last_used_at: Option<String>,
}

impl Key {
    fn of(row: KeyRow, used: Option<Moment>, makers: &HashMap<Token, Account>) -> Self {
        let maker = row.created_by.and_then(|account| makers.get(&account));
        Self {
            id: row.id,
            name: row.name,
            prefix: row.prefix,
            created_by: maker.map(|account| account.email.as_str().to_owned()),
            scopes: row.scopes,
            status: row.status,
            created_at: row.created_at,
            expires_at: row.expires_at,
            last_used_at: used.map(Moment::iso),
        }
    }
}

/// The keys, and how many of them may be live.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Keys {
    keys: Vec<Key>,
    limit: usize,
}

/// Lists the organization's keys, newest first.
pub struct ListKeys;

impl Operation for ListKeys {
    const SPEC: Spec = Spec::new(Verb::Get, "listKeys", "/console/keys", "List keys")
        .about("Lists the organization's keys, newest first, those that have ended too.")
        .for_pages();
    type Path = Nothing;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<Keys>;

    async fn run(cx: &Context, _: Input<Self>) -> Result<Self::Reply> {
        let organizations = cx.app.stores.organizations();
        let keys = organizations.keys_with_use(cx.caller.organization).await?;
        let makers = keys.iter().filter_map(|(row, _)| row.created_by);
        let makers = cx.app.stores.identity().accounts().get_all(makers).await?;
        let shown = |(row, used)| Key::of(row, used, &makers);
        Ok(One(Keys {
            keys: keys.into_iter().rev().map(shown).collect(),
            limit: MOST_KEYS,
        }))
    }
}
