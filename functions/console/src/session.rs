//! Who has signed in.

use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::entities::account::Role;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Token;
use schemars::JsonSchema;
use serde::Serialize;

use crate::asked_by;

/// Who has signed in, and where.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SignedIn {
    #[schemars(with = "String")]
    account_id: Token,
    email: String,
    /// Whether it was shown that the address is theirs.
    verified: bool,
    #[schemars(schema_with = "crate::choices::role")]
    role: Role,
    #[schemars(with = "String")]
    organization_id: Token,
    organization: String,
    /// Where assistants connect.
    mcp_url: String,
}

/// Tells who has signed in.
pub struct GetSession;

impl Operation for GetSession {
    const SPEC: Spec = Spec::new(Verb::Get, "getSession", "/console/session", "Who has signed in")
        .about("Tells who has signed in, in which organization and as what.")
        .for_pages();
    type Path = Nothing;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<SignedIn>;

    async fn run(cx: &Context, _: Input<Self>) -> Result<Self::Reply> {
        let accounts = cx.app.stores.identity().accounts();
        let member = asked_by::member(cx).await?;
        let account = accounts.get(member.account).await?.ok_or(Error::InvalidToken)?;
        let organizations = cx.app.stores.organizations();
        let overview = organizations
            .overview(member.organization, &cx.app.settings.store)
            .await?;
        Ok(One(SignedIn {
            account_id: account.id,
            email: account.email.as_str().to_owned(),
            verified: account.verified,
            role: member.role,
            organization_id: member.organization,
            organization: overview.name,
            mcp_url: format!("{}/mcp", cx.base_url),
        }))
    }
}
