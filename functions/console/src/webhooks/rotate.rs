use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::error::Result;

use super::WebhookSecret;
use crate::asked_by;
use crate::in_path::InPath;

/// Gives a registration a new secret.
pub struct RotateSecret;

impl Operation for RotateSecret {
    const SPEC: Spec = Spec::new(
        Verb::Post,
        "rotateWebhookSecret",
        "/console/webhooks/{webhook}/rotate",
        "Rotate a secret",
    )
    .about("Gives a registration a new secret, shown once; the one before signs too for 24 hours.")
    .for_pages();
    type Path = InPath;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<WebhookSecret>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        asked_by::writer(cx).await?;
        Ok(One(WebhookSecret::of(cx.store.webhooks().rotate(input.path.0).await?)))
    }
}
