use answerscope_api::envelope::NoContent;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::error::Result;

use crate::asked_by;
use crate::in_path::InPath;

/// Ends a registration.
pub struct RemoveWebhook;

impl Operation for RemoveWebhook {
    const SPEC: Spec = Spec::new(
        Verb::Delete,
        "removeWebhook",
        "/console/webhooks/{webhook}",
        "Remove a webhook",
    )
    .about("Ends a registration; what was not delivered yet is dropped.")
    .for_pages();
    type Path = InPath;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = NoContent;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        asked_by::writer(cx).await?;
        cx.store.webhooks().delete(input.path.0).await?;
        Ok(NoContent)
    }
}
