use answerscope_api::envelope::NoContent;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::error::Result;

use crate::asked_by;
use crate::in_path::InPath;

/// Ends a key at once.
pub struct RevokeKey;

impl Operation for RevokeKey {
    const SPEC: Spec = Spec::new(Verb::Delete, "revokeKey", "/console/keys/{key}", "Revoke a key")
        .about("Ends a key at once.")
        .for_pages();
    type Path = InPath;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = NoContent;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        asked_by::writer(cx).await?;
        let organizations = cx.app.stores.organizations();
        organizations.revoke_key(cx.caller.organization, input.path.0).await?;
        Ok(NoContent)
    }
}
