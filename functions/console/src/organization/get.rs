use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::entities::collecting::{Calls, CollectingSettings};
use answerscope_domain::error::Result;
use answerscope_domain::ids::Token;
use answerscope_store::callers::overview::Share;
use schemars::JsonSchema;
use serde::Serialize;

/// How much there is of something, and how much there may be.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Used {
    used: i64,
    limit: i64,
}

impl From<Share> for Used {
    fn from(share: Share) -> Self {
        Self {
            used: share.used,
            limit: share.limit,
        }
    }
}

/// When and how often prompts are asked by themselves.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Schedule {
    /// Whether they are.
    on: bool,
    at: String,
    time_zone: String,
    repetitions: u8,
    /// Calls of a UTC day.
    daily_cap: Option<u32>,
    /// Dollars of a UTC month.
    monthly_budget: Option<f64>,
}

impl Schedule {
    fn of(settings: &CollectingSettings) -> Self {
        let starting = settings.starting();
        Self {
            on: settings.collection,
            at: starting.at.to_string(),
            time_zone: starting.zone.to_string(),
            repetitions: settings.repetitions(),
            daily_cap: settings.daily_cap.map(|Calls(calls)| calls),
            // Budgets are far below 2^53 millionths.
            monthly_budget: settings.monthly_budget.map(|budget| budget.micros as f64 / 1e6),
        }
    }
}

/// The organization with its limits.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrganizationShown {
    #[schemars(with = "String")]
    id: Token,
    name: String,
    created_at: String,
    /// Prompts that are monitored.
    prompts: Used,
    brands: Used,
    /// Insight generations.
    credits: Used,
    /// Views of each brand.
    view_limit: u32,
    /// Capacity and refill a second of each caller's bucket, such as `1000/50`.
    rate_limit: String,
    /// Whether legacy operations are over.
    topics_disabled: bool,
    collection: Schedule,
}

/// Reads the organization with its limits and how much of them is used.
pub struct GetOrganization;

impl Operation for GetOrganization {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "getOrganization",
        "/console/organization",
        "The organization",
    )
    .about("Reads the organization with its limits and how much of them is used.")
    .for_pages();
    type Path = Nothing;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<OrganizationShown>;

    async fn run(cx: &Context, _: Input<Self>) -> Result<Self::Reply> {
        let (stores, settings) = (&cx.app.stores, &cx.app.settings);
        let organization = cx.caller.organization;
        let found = stores.organizations().overview(organization, &settings.store).await?;
        let bucket = found.limits.bucket;
        Ok(One(OrganizationShown {
            id: organization,
            name: found.name,
            created_at: found.created_at,
            prompts: found.prompts.into(),
            brands: found.brands.into(),
            credits: found.credits.into(),
            view_limit: found.limits.view_limit.unwrap_or(settings.store.view_limit),
            rate_limit: bucket.unwrap_or_else(|| settings.rate_limit.to_string()),
            topics_disabled: found.limits.topics_disabled,
            collection: Schedule::of(&found.collecting),
        }))
    }
}
