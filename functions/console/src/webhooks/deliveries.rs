use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Named;
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::webhook::{Attempt, Delivery, DeliveryState, EventKind};
use answerscope_domain::error::Result;
use answerscope_domain::ids::Token;
use answerscope_domain::page::{Listed, PageRequest};
use schemars::JsonSchema;
use serde::Serialize;

use crate::in_path::InPath;

/// One attempt of a delivery.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AttemptShown {
    at: String,
    /// The answer's status, where one came.
    status: Option<u16>,
    /// What went wrong, where something did.
    failure: Option<String>,
    duration_ms: u64,
    /// The beginning of the answer's body.
    answer: String,
}

/// A delivery with what was sent and what was answered.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeliveryShown {
    #[schemars(with = "String")]
    id: Token,
    #[schemars(schema_with = "crate::choices::delivered")]
    event: EventKind,
    /// `open`, `delivered` or `dropped`.
    #[schemars(schema_with = "crate::choices::delivery_state")]
    state: DeliveryState,
    created_at: String,
    /// The body that is sent.
    body: String,
    attempts: Vec<AttemptShown>,
}

impl Named for DeliveryShown {
    const LIST: &'static str = "deliveries";
}

impl DeliveryShown {
    pub(super) fn of(delivery: Delivery) -> Self {
        let attempt = |attempt: Attempt| AttemptShown {
            at: Moment(attempt.at).iso(),
            status: attempt.status,
            failure: attempt.failure,
            duration_ms: attempt.duration_ms,
            answer: attempt.answer,
        };
        Self {
            id: delivery.id,
            event: delivery.event,
            state: delivery.delivery_state,
            created_at: Moment(delivery.created).iso(),
            body: delivery.body,
            attempts: delivery.attempts.into_iter().map(attempt).collect(),
        }
    }
}

/// Lists the deliveries to a webhook, newest first.
pub struct ListDeliveries;

impl Operation for ListDeliveries {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "listDeliveries",
        "/console/webhooks/{webhook}/deliveries",
        "List deliveries",
    )
    .about("Lists the deliveries to a webhook, newest first, with what was sent and answered. They stay for 30 days.")
    .for_pages();
    type Path = InPath;
    type Query = PageRequest;
    type Body = Nothing;
    type Reply = Listed<DeliveryShown>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let InPath(webhook) = input.path;
        cx.store.webhooks().get(webhook).await?;
        let found = cx.store.deliveries().page(webhook, input.query).await?;
        Ok(found.map(DeliveryShown::of))
    }
}
