use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Named;
use answerscope_domain::entities::account::Role;
use answerscope_domain::error::Result;
use answerscope_domain::ids::Token;
use answerscope_domain::page::{Listed, PageRequest};
use answerscope_store::identity::Member;
use schemars::JsonSchema;
use serde::Serialize;

use super::members;

/// A member.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct MemberShown {
    /// Its account.
    #[schemars(with = "String")]
    id: Token,
    email: String,
    /// Whether it was shown that the address is theirs.
    verified: bool,
    /// `owner`, `member` or `viewer`.
    #[schemars(schema_with = "crate::choices::role")]
    role: Role,
    since: String,
}

impl Named for MemberShown {
    const LIST: &'static str = "members";
}

/// Lists the organization's members, oldest first.
pub struct ListMembers;

impl Operation for ListMembers {
    const SPEC: Spec = Spec::new(Verb::Get, "listMembers", "/console/members", "List members")
        .about("Lists the organization's members, oldest first.")
        .for_pages();
    type Path = Nothing;
    type Query = PageRequest;
    type Body = Nothing;
    type Reply = Listed<MemberShown>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let found = members(cx).list(input.query).await?;
        Ok(found.map(|member: Member| MemberShown {
            id: member.membership.account,
            email: member.email.as_str().to_owned(),
            verified: member.verified,
            role: member.membership.role,
            since: member.membership.created_at,
        }))
    }
}
