use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::entities::webhook::EventKind;
use answerscope_domain::error::Result;
use schemars::JsonSchema;
use serde::Serialize;

use super::WebhookShown;

/// The registrations, and what may be registered for.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Registrations {
    webhooks: Vec<WebhookShown>,
    #[schemars(with = "Vec<String>")]
    events: Vec<EventKind>,
}

/// Lists the organization's webhooks, oldest first.
pub struct ListWebhooks;

impl Operation for ListWebhooks {
    const SPEC: Spec = Spec::new(Verb::Get, "listWebhooks", "/console/webhooks", "List webhooks")
        .about("Lists the organization's webhooks, oldest first, without their secrets.")
        .for_pages();
    type Path = Nothing;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<Registrations>;

    async fn run(cx: &Context, _: Input<Self>) -> Result<Self::Reply> {
        let webhooks = cx.store.webhooks().list().await?;
        Ok(One(Registrations {
            webhooks: webhooks.into_iter().map(WebhookShown::of).collect(),
            events: EventKind::ALL.to_vec(),
        }))
    }
}
