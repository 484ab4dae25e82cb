//! How often somebody may try: a password, a registration, a link. The same algorithm as the callers' buckets (see
//! [`answerscope_domain::rate_limit`]) with one try at a time and a slow refill; items end by themselves when they are full
//! again, so that there are never more than tries of that time.

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;

use super::{Identity, seconds_to_micros};
use crate::aws::failure::call_failed;
use crate::keys;
use crate::table::{number, text};
use answerscope_domain::error::Result;
use answerscope_domain::ids::Fingerprint;

/// How many tries at once, and how long until one more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Throttle {
    /// What is tried, a word in the key.
    pub what: &'static str,
    /// Tries that are free at first.
    pub burst: i64,
    /// Seconds until one more is.
    pub every: i64,
}

/// A try too many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Throttled {
    /// Seconds until the next one is free, at most.
    pub retry_after: i64,
}

impl Identity<'_> {
    /// Takes a try of somebody, named by an address of email, of a network or of nobody in particular.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn attempt(self, throttle: Throttle, who: &str) -> Result<Result<(), Throttled>> {
        let name = Fingerprint::of(&[throttle.what.as_bytes(), who.as_bytes()]);
        let (now, step) = (self.clock.now().0, seconds_to_micros(throttle.every));
        let most = now + step * (throttle.burst - 1);
        let idle = "attribute_not_exists(tat) OR tat <= :now";
        if self
            .take(throttle, name, "SET tat = :new, #ttl = :ttl", idle, now, most)
            .await?
        {
            return Ok(Ok(()));
        }
        let busy = "tat > :now AND tat <= :most";
        if self
            .take(throttle, name, "SET tat = tat + :step, #ttl = :ttl", busy, now, most)
            .await?
        {
            return Ok(Ok(()));
        }
        Ok(Err(Throttled {
            retry_after: throttle.every,
        }))
    }

    async fn take(
        self,
        throttle: Throttle,
        name: Fingerprint,
        update: &str,
        condition: &str,
        now: i64,
        most: i64,
    ) -> Result<bool> {
        let (key, step) = (keys::throttle(throttle.what, name), seconds_to_micros(throttle.every));
        let ends = (now + step * throttle.burst) / seconds_to_micros(1) + 1;
        let mut call = self
            .table
            .client
            .update_item()
            .table_name(&self.table.name)
            .key("pk", text(key.pk))
            .key("sk", text(key.sk))
            .update_expression(update)
            .condition_expression(condition)
            .expression_attribute_names("#ttl", "ttl")
            .expression_attribute_values(":ttl", number(ends))
            .expression_attribute_values(":now", number(now));
        // A value that no expression names is refused.
        call = match update.contains(":new") {
            true => call.expression_attribute_values(":new", number(now + step)),
            false => call
                .expression_attribute_values(":step", number(step))
                .expression_attribute_values(":most", number(most)),
        };
        match call.send().await {
            Ok(_) => Ok(true),
            Err(error) => match error.as_service_error() {
                Some(UpdateItemError::ConditionalCheckFailedException(_)) => Ok(false),
                _ => Err(call_failed("UpdateItem of a throttle", error)),
            },
        }
    }
}
