use answerscope_api::envelope::Created;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::error::Result;
use answerscope_store::aws::queue::send_soon;

use super::BY_HAND;
use super::deliveries::DeliveryShown;
use crate::asked_by;
use crate::in_path::InPath;

/// Has a test delivery sent.
pub struct TestWebhook;

impl Operation for TestWebhook {
    const SPEC: Spec = Spec::new(
        Verb::Post,
        "testWebhook",
        "/console/webhooks/{webhook}/test",
        "Send a test",
    )
    .about("Has a test delivery sent, once; the list of deliveries tells what came of it. 30 at once, and then one each 5 seconds.")
    .for_pages();
    type Path = InPath;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = Created<DeliveryShown>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        asked_by::writer(cx).await?;
        let webhook = cx.store.webhooks().get(input.path.0).await?;
        asked_by::not_too_often(cx, BY_HAND).await?;
        let (delivery, message) = cx.store.deliveries().begin_test(&webhook).await?;
        send_soon(cx.app.stores.queue().as_ref(), message).await;
        Ok(Created(DeliveryShown::of(delivery)))
    }
}
