use answerscope_api::body::Json;
use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::error::{Error, Result};
use answerscope_store::aws::queue::send_soon;
use schemars::JsonSchema;
use serde::Deserialize;

use super::BY_HAND;
use super::deliveries::DeliveryShown;
use crate::asked_by;
use crate::in_path::InPath;

/// Which delivery.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Again {
    /// The delivery, as the list shows it.
    delivery_id: String,
}

/// Sends a delivery again.
pub struct Redeliver;

impl Operation for Redeliver {
    const SPEC: Spec = Spec::new(
        Verb::Post,
        "redeliver",
        "/console/webhooks/{webhook}/redeliver",
        "Deliver again",
    )
    .about("Has a delivery sent again under the id that it had, so that a receiver who took it knows it. 30 at once, tests among them, and then one each 5 seconds.")
    .for_pages();
    type Path = InPath;
    type Query = Nothing;
    type Body = Json<Again>;
    type Reply = One<DeliveryShown>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let (InPath(webhook), Json(asked)) = (input.path, input.body);
        asked_by::writer(cx).await?;
        cx.store.webhooks().get(webhook).await?;
        let unknown = |_| Error::unknown_id("deliveryId", "delivery");
        let delivery = asked.delivery_id.parse().map_err(unknown)?;
        asked_by::not_too_often(cx, BY_HAND).await?;
        let (delivery, message) = cx.store.deliveries().begin_again(webhook, delivery).await?;
        send_soon(cx.app.stores.queue().as_ref(), message).await;
        Ok(One(DeliveryShown::of(delivery)))
    }
}
