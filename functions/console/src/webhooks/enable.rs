use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::error::Result;

use super::WebhookShown;
use crate::asked_by;
use crate::in_path::InPath;

/// Enables a registration again that the service has disabled.
pub struct EnableWebhook;

impl Operation for EnableWebhook {
    const SPEC: Spec = Spec::new(
        Verb::Post,
        "enableWebhook",
        "/console/webhooks/{webhook}/enable",
        "Enable a webhook",
    )
    .about("Enables a registration again that was disabled after days of failed deliveries.")
    .for_pages();
    type Path = InPath;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<WebhookShown>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        asked_by::writer(cx).await?;
        Ok(One(WebhookShown::of(cx.store.webhooks().enable(input.path.0).await?)))
    }
}
