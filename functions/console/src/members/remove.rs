use answerscope_api::envelope::NoContent;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Scope;
use answerscope_domain::error::Result;

use super::{changed_by, members};
use crate::in_path::InPath;

/// Takes somebody out of the organization.
pub struct RemoveMember;

impl Operation for RemoveMember {
    const SPEC: Spec = Spec::new(
        Verb::Delete,
        "removeMember",
        "/console/members/{member}",
        "Remove a member",
    )
    .about(
        "Takes somebody out of the organization, with their sessions and assistants; an owner may, and one owner stays. \
         Everybody may leave it.",
    )
    // A viewer leaves too. Who may take out others, the rules of members say.
    .scope(Scope::Read)
    .for_pages();
    type Path = InPath;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = NoContent;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        members(cx).remove(changed_by(cx)?, input.path.0).await?;
        Ok(NoContent)
    }
}
