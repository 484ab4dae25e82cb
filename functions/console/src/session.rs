//! Who has signed in.

use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::entities::account::Role;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Token;
use answerscope_store::identity::OrganizationOfAccount;
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
    organizations: Vec<OrganizationListed>,
    /// Where assistants connect.
    mcp_url: String,
}

/// An organization that somebody is in.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "OrganizationOfAccount")]
pub(crate) struct OrganizationListed {
    #[schemars(with = "String")]
    id: Token,
    name: String,
    #[schemars(schema_with = "crate::choices::role")]
    role: Role,
    /// The address of an owner, where that is somebody else: a name alone may be that of another organization.
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<String>,
}

impl From<OrganizationOfAccount> for OrganizationListed {
    fn from(of: OrganizationOfAccount) -> Self {
        Self {
            id: of.membership.organization,
            name: of.name,
            role: of.membership.role,
            owner: of.owner.map(|email| email.as_str().to_owned()),
        }
    }
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
        let organizations = accounts.organizations(account.id).await?;
        Ok(One(SignedIn {
            account_id: account.id,
            email: account.email.as_str().to_owned(),
            verified: account.verified,
            role: member.role,
            organization_id: member.organization,
            organization: overview.name,
            organizations: organizations.into_iter().map(OrganizationListed::from).collect(),
            mcp_url: format!("{}/mcp", cx.base_url),
        }))
    }
}
