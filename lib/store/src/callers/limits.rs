//! Limits of organizations.
//!
//! Each key holds a copy of what the key check needs, so that the check stays one request. A change counts the
//! organization's revision up in the write that makes it, and a copy is written over those of lower revisions alone: of
//! two changes at once both are kept, and every key ends with the later one.

use std::fmt::Display;
use std::str::FromStr;

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;
use aws_sdk_dynamodb::types::{AttributeValue, ReturnValue};
use futures::future::try_join_all;
use serde::{Deserialize, Serialize};

use super::organizations::{Organization, Organizations};
use crate::aws::failure::call_failed;
use crate::keys::{self, Key, OrgKeys};
use crate::table::{Action, Changed, Conditional, Item, Transaction, entity_of, number, text, text_of};
use answerscope_domain::entities::collecting::{Calls, Dollars, Repetitions, TimeOfDay, ZoneName};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::OrgId;
use answerscope_domain::rate_limit::DEAREST;
use answerscope_domain::rate_limit::RateLimit;

/// Limits of one organization; what is absent is the deployment's.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Limits {
    /// Active prompts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub monitoring_limit: Option<u32>,
    /// Brands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brand_limit: Option<u32>,
    /// Views of each brand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view_limit: Option<u32>,
    /// Topics of each brand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub topic_limit: Option<u32>,
    /// Trends of each brand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trend_limit: Option<u32>,
    /// Insight generations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credits: Option<u32>,
    /// The token bucket of each of its callers, `1000/50`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bucket: Option<String>,
    /// Whether legacy operations are over.
    #[serde(default)]
    pub topics_disabled: bool,
}

/// Whose limit holds; read from `default` or a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Override<T> {
    /// The deployment's.
    Default,
    /// The organization's own.
    Own(T),
}

impl<T: FromStr<Err: Display>> FromStr for Override<T> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "default" {
            return Ok(Self::Default);
        }
        let own = text.parse().map(Self::Own);
        own.map_err(|error: T::Err| format!("{error}; or `default`"))
    }
}

/// What changes of an organization's limits; what is `None` stays.
#[derive(Debug, Clone, Default)]
pub struct LimitsPatch {
    /// Active prompts.
    pub monitoring_limit: Option<Override<u32>>,
    /// Brands.
    pub brand_limit: Option<Override<u32>>,
    /// Views of each brand.
    pub view_limit: Option<Override<u32>>,
    /// Topics of each brand.
    pub topic_limit: Option<Override<u32>>,
    /// Trends of each brand.
    pub trend_limit: Option<Override<u32>>,
    /// Insight generations.
    pub credits: Option<Override<u32>>,
    /// The token bucket; one that is changed begins full.
    pub bucket: Option<Override<RateLimit>>,
    /// Whether legacy operations are over.
    pub topics_disabled: Option<bool>,
    /// Whether scheduled and first collections happen.
    pub collection: Option<bool>,
    /// When the day's collections start.
    pub collect_at: Option<Override<TimeOfDay>>,
    /// Where it is that time.
    pub time_zone: Option<Override<ZoneName>>,
    /// How often each engine is asked each prompt on a day.
    pub repetitions: Option<Override<Repetitions>>,
    /// Calls of a day.
    pub daily_cap: Option<Override<Calls>>,
    /// What a month may cost.
    pub monthly_budget: Option<Override<Dollars>>,
}

/// Callers whose limits are written side by side.
const AT_ONCE: usize = 16;

/// Where the caller lies that a row of an organization's grants or sessions tells of.
fn caller_of(row: &Item) -> Option<Key> {
    match text_of(row, "hash") {
        Some(hash) => Some(keys::session_of_hash(hash)),
        None => Some(keys::grant(text_of(row, "id")?.parse().ok()?)),
    }
}

impl LimitsPatch {
    /// Each attribute that changes, and its value; `None` removes it.
    fn changes(&self) -> Vec<(&'static str, Option<AttributeValue>)> {
        let mut changes = Vec::new();
        let counted = [
            ("monitoringLimit", self.monitoring_limit),
            ("brandLimit", self.brand_limit),
            ("viewLimit", self.view_limit),
            ("topicLimit", self.topic_limit),
            ("trendLimit", self.trend_limit),
            ("credits", self.credits),
        ];
        for (name, limit) in counted {
            changes.extend(limit.map(|limit| (name, own(limit, number))));
        }
        changes.extend(
            self.bucket
                .map(|shape| ("bucket", own(shape, |shape| text(shape.to_string())))),
        );
        let topics = self.topics_disabled.map(AttributeValue::Bool);
        changes.extend(topics.map(|disabled| ("topicsDisabled", Some(disabled))));
        changes.extend(self.collecting_changes());
        changes
    }

    fn collecting_changes(&self) -> impl Iterator<Item = (&'static str, Option<AttributeValue>)> {
        let collection = self.collection.map(AttributeValue::Bool);
        let at = self.collect_at.map(|at| own(at, |at| text(at.to_string())));
        let zone = self
            .time_zone
            .clone()
            .map(|zone| own(zone, |zone| text(zone.to_string())));
        let repetitions = self.repetitions.map(|most| own(most, |most| number(u8::from(most))));
        let cap = self.daily_cap.map(|cap| own(cap, |Calls(calls)| number(calls)));
        let micros = |Dollars { micros }| AttributeValue::M([("micros".to_owned(), number(micros))].into());
        let changes = [
            ("collection", collection.map(Some)),
            ("collectAt", at),
            ("timeZone", zone),
            ("repetitions", repetitions),
            ("dailyCap", cap),
            ("monthlyBudget", self.monthly_budget.map(|budget| own(budget, micros))),
        ];
        changes.into_iter().filter_map(|(name, change)| Some((name, change?)))
    }
}

/// The value of a limit that is the organization's own.
fn own<T>(limit: Override<T>, value: impl Fn(T) -> AttributeValue) -> Option<AttributeValue> {
    match limit {
        Override::Default => None,
        Override::Own(limit) => Some(value(limit)),
    }
}

impl Organization {
    /// What a key's item holds of the limits.
    pub(super) fn copied(&self) -> impl Iterator<Item = (String, AttributeValue)> {
        let topics = if self.limits.topics_disabled {
            "disabled"
        } else {
            "enabled"
        };
        let copied = [
            Some(("topics".to_owned(), text(topics))),
            self.limits
                .bucket
                .as_ref()
                .map(|bucket| ("tokenBucket".to_owned(), text(bucket))),
            self.limits_revision
                .map(|revision| ("limitsRevision".to_owned(), number(revision))),
        ];
        copied.into_iter().flatten()
    }
}

impl Organizations<'_> {
    /// Changes limits.
    ///
    /// # Errors
    /// 1002 for a bucket that the dearest operation would never fit into, 1006 where there is no such organization.
    pub async fn set(&self, org: OrgId, patch: LimitsPatch) -> Result<()> {
        if let Some(Override::Own(shape)) = patch.bucket
            && shape.capacity < DEAREST
        {
            return Err(Error::invalid(format!(
                "bucket: {shape} holds fewer than {DEAREST} tokens, the price of the dearest operations"
            )));
        }
        let organization = self.change(org, &patch).await?;
        self.schedule(&organization).await?;
        let keys = self.keys(org).await?.into_iter().map(|key| key.item_key());
        self.copy_to(&organization, keys.collect()).await?;
        for range in [OrgKeys(org).grants(), OrgKeys(org).sessions()] {
            let mut from = None;
            loop {
                let (rows, next) = self.table.query_page(&range, from).await?;
                self.copy_to(&organization, rows.iter().filter_map(caller_of).collect())
                    .await?;
                from = next;
                if from.is_none() {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Writes an organization's limits into the items of callers, some at a time.
    async fn copy_to(&self, organization: &Organization, callers: Vec<Key>) -> Result<()> {
        for some in callers.chunks(AT_ONCE) {
            let items = self.table.batch_get(some.to_vec()).await?;
            let copies = some.iter().map(|key| {
                let before = items.get(key).and_then(|item| text_of(item, "tokenBucket"));
                let refill = before != organization.limits.bucket.as_deref();
                let copy = copy(key.clone(), organization, refill);
                self.table.commit(Transaction::new().guard(Changed, copy))
            });
            // Refused: a caller that has ended needs no limits, and a later change has brought its own.
            let _not_needed = try_join_all(copies).await?;
        }
        Ok(())
    }

    /// Changes what the patch names and nothing else; the organization after it.
    async fn change(&self, org: OrgId, patch: &LimitsPatch) -> Result<Organization> {
        let key = OrgKeys(org).organization();
        let mut call = self
            .table
            .client
            .update_item()
            .table_name(&self.table.name)
            .key("pk", text(key.pk))
            .key("sk", text(key.sk))
            .condition_expression("attribute_exists(pk)")
            .expression_attribute_values(":one", number(1))
            .return_values(ReturnValue::AllNew);
        let (mut sets, mut removes) = (Vec::new(), Vec::new());
        for (name, value) in patch.changes() {
            call = call.expression_attribute_names(format!("#{name}"), name);
            match value {
                Some(value) => {
                    call = call.expression_attribute_values(format!(":{name}"), value);
                    sets.push(format!("#{name} = :{name}"));
                }
                None => removes.push(format!("#{name}")),
            }
        }
        let mut update = "ADD limitsRevision :one".to_owned();
        for (word, parts) in [(" SET ", sets), (" REMOVE ", removes)] {
            if !parts.is_empty() {
                update.push_str(word);
                update.push_str(&parts.join(", "));
            }
        }
        match call.update_expression(update).send().await {
            Ok(answer) => entity_of(answer.attributes.unwrap_or_default()),
            Err(error) => match error.as_service_error() {
                Some(UpdateItemError::ConditionalCheckFailedException(_)) => Err(Error::NotFound),
                _ => Err(call_failed("UpdateItem of an organization", error)),
            },
        }
    }
}

/// Writes the limits into a key's item, if it has none that are later. What is owed was counted in the old bucket.
fn copy(key: Key, organization: &Organization, refill: bool) -> Conditional {
    let copied: Vec<_> = organization.copied().collect();
    let sets: Vec<String> = copied.iter().map(|(name, _)| format!("{name} = :{name}")).collect();
    let mut update = format!("SET {}", sets.join(", "));
    let mut removed = Vec::new();
    if organization.limits.bucket.is_none() {
        removed.push("tokenBucket");
    }
    if refill {
        removed.push("tat");
    }
    if !removed.is_empty() {
        update.push_str(&format!(" REMOVE {}", removed.join(", ")));
    }
    let condition =
        "attribute_exists(pk) AND (attribute_not_exists(limitsRevision) OR limitsRevision < :limitsRevision)";
    let action = Action::update(key, update).when(condition);
    copied
        .into_iter()
        .fold(action, |action, (name, value)| action.value(format!(":{name}"), value))
}
