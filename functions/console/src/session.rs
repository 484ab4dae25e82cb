//! Who has signed in.

use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::entities::account::Role;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Token;
use answerscope_store::identity::Accounts;
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
    /// All organizations of the account, the one it came to first at the beginning; `/oauth/organization` leads to another.
    organizations: Vec<OrganizationOfAccount>,
    /// Where assistants connect.
    mcp_url: String,
}

/// An organization that somebody is in.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct OrganizationOfAccount {
    #[schemars(with = "String")]
    id: Token,
    name: String,
}

/// The organizations of an account, with their names.
async fn organizations_of(accounts: Accounts<'_>, account: Token) -> Result<Vec<OrganizationOfAccount>> {
    let members = accounts.memberships(account).await?;
    let ids: Vec<Token> = members.iter().map(|member| member.organization).collect();
    let names = accounts.organization_names(&ids).await?;
    let shown = ids.into_iter().zip(names);
    Ok(shown.map(|(id, name)| OrganizationOfAccount { id, name }).collect())
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
        let store = cx.app.stores.organizations();
        let overview = store.overview(member.organization, &cx.app.settings.store).await?;
        let organizations = organizations_of(accounts, account.id).await?;
        Ok(One(SignedIn {
            account_id: account.id,
            email: account.email.as_str().to_owned(),
            verified: account.verified,
            role: member.role,
            organization_id: member.organization,
            organization: overview.name,
            organizations,
            mcp_url: format!("{}/mcp", cx.base_url),
        }))
    }
}
