//! Key check and token bucket in one conditional UpdateItem, for keys, sessions and access tokens alike.
//!
//! The caller's item holds `tat` (see [`answerscope_domain::rate_limit`]). Two branches, because DynamoDB has no `max()`: *busy* moves a
//! `tat` in the future on, *idle* starts from now. The guess which one applies comes from what this process saw of
//! the key last; a wrong guess costs one more request, and the refused write returns the item that corrects it.
//!
//! A `tat` only moves on, so what this process has seen of it refuses a call as surely as the table would: a caller who
//! does not heed a 429 costs no write. What could make that untrue, a new limit, is looked for every few seconds.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;
use aws_sdk_dynamodb::types::{ReturnValue, ReturnValuesOnConditionCheckFailure};

use super::credential::Credential;
use crate::aws::failure::call_failed;
use crate::table::{Action, Changed, Item, Table, Transaction, known, number, number_of, text, text_of};
use answerscope_domain::Caller;
use answerscope_domain::api_key::KeyHash;
use answerscope_domain::clock::Moment;
use answerscope_domain::error::{Error, Lack, Result};
use answerscope_domain::rate_limit::{RateLimit, RateLimitStatus};
use answerscope_domain::{Scope, Scopes};

/// What an update begins with that takes tokens from a caller's bucket: the embedded table tells it by this.
pub const TAKES: &str = "SET tat = ";
/// Keys that are remembered before the memory is cleared.
const REMEMBERED: usize = 20_000;
/// Branches tried before giving up; more than two only when other processes use the key at the same instant.
const TRIES: usize = 8;
/// How long a transaction has the row of a caller, about.
const BUSY: Duration = Duration::from_millis(10);
/// How long what was seen of a key may refuse a call, in µs: new limits are in force within 10 s.
const TRUSTED: i64 = 5_000_000;

/// A refusal, and the bucket's level where the key was known.
#[derive(Debug)]
pub struct KeyRefused {
    /// Why.
    pub error: Error,
    /// For the headers.
    pub level: Option<RateLimitStatus>,
}

impl KeyRefused {
    /// A refusal before the key was known.
    pub fn without_status(error: Error) -> Self {
        Self { error, level: None }
    }
}

/// What this process has seen of a key.
#[derive(Debug, Clone, Default)]
struct Seen {
    tat: i64,
    /// The shape on the key's item; `None`: the deployment's.
    shape: Option<RateLimit>,
    active: bool,
    /// When it ends, in µs since the epoch.
    expires: Option<i64>,
    scopes: Vec<String>,
    /// When this was read from the table.
    at: Option<Moment>,
}

impl Seen {
    fn of(item: &Item, credential: &Credential, at: Moment) -> Self {
        let (active, expires) = credential.good_until(item);
        let scopes = item.get("scopes").and_then(|scopes| scopes.as_ss().ok());
        Self {
            tat: number_of(item, "tat").unwrap_or_default(),
            shape: text_of(item, "tokenBucket").and_then(|shape| shape.parse().ok()),
            active,
            expires,
            scopes: scopes.cloned().unwrap_or_default(),
            at: Some(at),
        }
    }

    fn is_fresh(&self, now: Moment) -> bool {
        self.at.is_some_and(|at| (0..TRUSTED).contains(&(now.0 - at.0)))
    }
}

/// Checks keys and takes tokens.
#[derive(Debug)]
pub struct Keychain {
    table: Table,
    default: RateLimit,
    seen: Mutex<HashMap<Credential, Seen>>,
}

/// What came of one try to take tokens.
enum TakeOutcome {
    Yes(Caller, Item),
    No(Option<Item>),
    /// A transaction has the row: nothing was taken.
    Busy,
}

impl Keychain {
    /// A keychain over the table; `default` is the deployment's bucket.
    pub fn new(table: Table, default: RateLimit) -> Self {
        Self {
            table,
            default,
            seen: Mutex::new(HashMap::new()),
        }
    }

    /// Takes `cost` tokens from the bucket of an active key that has the scope.
    pub async fn take(
        &self,
        hash: &KeyHash,
        scope: Scope,
        cost: u32,
        now: Moment,
    ) -> Result<(Caller, RateLimitStatus), KeyRefused> {
        let taken = self.take_with(&Credential::Key(hash.clone()), scope, cost, now).await;
        taken.map(|(caller, level, _)| (caller, level))
    }

    /// Takes `cost` tokens from the bucket of whoever shows a credential that is good and has the scope; the caller's item
    /// too, as it is after that.
    pub async fn take_with(
        &self,
        credential: &Credential,
        scope: Scope,
        cost: u32,
        now: Moment,
    ) -> Result<(Caller, RateLimitStatus, Item), KeyRefused> {
        let mut seen = self.recall(credential);
        if seen.is_fresh(now)
            && let Some(refused) = self.refusal(&seen, scope, cost, now)
            && matches!(refused.error, Error::TooManyRequests { .. })
        {
            return Err(refused);
        }
        for _ in 0..TRIES {
            let taken = self.attempt(credential, scope, cost, now, &seen).await;
            let old = match taken.map_err(KeyRefused::without_status)? {
                TakeOutcome::Yes(caller, new) => {
                    seen = Seen::of(&new, credential, now);
                    let level = seen.shape.unwrap_or(self.default).status_at(seen.tat, now);
                    self.remember(credential, seen);
                    return Ok((caller, level, new));
                }
                TakeOutcome::No(old) => old,
                TakeOutcome::Busy => {
                    tokio::time::sleep(BUSY).await;
                    continue;
                }
            };
            let Some(old) = old else {
                return Err(KeyRefused::without_status(Error::InvalidToken));
            };
            seen = Seen::of(&old, credential, now);
            let (owed, most) = (seen.tat, now.0 + seen.shape.unwrap_or(self.default).burst());
            seen.tat = owed.min(most);
            self.remember(credential, seen.clone());
            if let Some(refused) = self.refusal(&seen, scope, cost, now) {
                if owed > most && matches!(refused.error, Error::TooManyRequests { .. }) {
                    let capped = self.cap_debt(credential, owed, most).await;
                    capped.map_err(KeyRefused::without_status)?;
                }
                return Err(refused);
            }
        }
        // Others of this caller were first every time.
        Err(KeyRefused::without_status(Error::TooManyRequests { retry_after: 1 }))
    }

    /// What was seen of the key says against the call; `None`: nothing, or the other branch is to be tried.
    fn refusal(&self, seen: &Seen, scope: Scope, cost: u32, now: Moment) -> Option<KeyRefused> {
        if !seen.active || seen.expires.is_some_and(|at| at <= now.0) {
            return Some(KeyRefused::without_status(Error::InvalidToken));
        }
        let shape = seen.shape.unwrap_or(self.default);
        let level = Some(shape.status_at(seen.tat, now));
        if !seen.scopes.iter().any(|s| s == scope.as_str()) {
            return Some(KeyRefused {
                error: Error::Forbidden {
                    lacks: Lack::Scope(scope.as_str()),
                },
                level,
            });
        }
        if cost > shape.capacity {
            let capacity = shape.capacity;
            return Some(KeyRefused {
                error: Error::Forbidden {
                    lacks: Lack::Tokens { cost, capacity },
                },
                level,
            });
        }
        let tat = seen.tat.max(now.0);
        (tat > shape.limit(now, cost)).then(|| KeyRefused {
            error: Error::TooManyRequests {
                retry_after: shape.retry_after(tat, now, cost),
            },
            level,
        })
    }

    /// Lowers a debt to a whole bucket: it was counted in another one, with a slower refill or more room.
    async fn cap_debt(&self, credential: &Credential, owed: i64, most: i64) -> Result<()> {
        let update = Action::update(credential.item_key(), "SET tat = :most")
            .when("tat = :owed")
            .value(":most", number(most))
            .value(":owed", number(owed));
        // Refused: another call has done so, or filled the bucket.
        let cap = Transaction::new().guard(Changed, update);
        let _by_another = self.table.commit(cap).await?;
        Ok(())
    }

    async fn attempt(
        &self,
        credential: &Credential,
        scope: Scope,
        cost: u32,
        now: Moment,
        seen: &Seen,
    ) -> Result<TakeOutcome> {
        let shape = seen.shape.unwrap_or(self.default);
        let limit = shape.limit(now, cost);
        let key = credential.item_key();
        let shape_holds = if seen.shape.is_some() {
            "tokenBucket = :bucket"
        } else {
            "attribute_not_exists(tokenBucket)"
        };
        let common = format!(
            "attribute_exists(pk) AND #status = :active AND contains(scopes, :scope) AND {shape_holds} AND {}",
            credential.holds()
        );
        let notes = credential.notes();
        let mut call = self
            .table
            .client
            .update_item()
            .table_name(&self.table.name)
            .key("pk", text(key.pk))
            .key("sk", text(key.sk))
            .expression_attribute_names("#status", "status")
            .expression_attribute_values(":active", text("active"))
            .expression_attribute_values(":scope", text(scope.as_str()))
            .expression_attribute_values(":now", number(now.0))
            .return_values(ReturnValue::AllNew)
            .return_values_on_condition_check_failure(ReturnValuesOnConditionCheckFailure::AllOld);
        call = credential.bind(call);
        if let Some(shape) = seen.shape {
            call = call.expression_attribute_values(":bucket", text(shape.to_string()));
        }
        call = if seen.tat > now.0 {
            call.update_expression(format!("{TAKES}tat + :cost{notes}"))
                .condition_expression(format!("{common} AND tat > :now AND tat <= :limit"))
                .expression_attribute_values(":cost", number(shape.time_of(cost)))
                .expression_attribute_values(":limit", number(limit))
        } else {
            // A call dearer than the whole bucket finds `:limit` before now, and the condition refuses it.
            call.update_expression(format!("{TAKES}:new{notes}"))
                .condition_expression(format!(
                    "{common} AND :limit >= :now AND (attribute_not_exists(tat) OR tat <= :now)"
                ))
                .expression_attribute_values(":new", number(now.0 + shape.time_of(cost)))
                .expression_attribute_values(":limit", number(limit))
        };
        match call.send().await {
            Ok(answer) => taken(answer.attributes.unwrap_or_default(), credential),
            Err(error) => match error.as_service_error() {
                Some(UpdateItemError::ConditionalCheckFailedException(refused)) => {
                    refused.item.iter().try_for_each(known)?;
                    Ok(TakeOutcome::No(refused.item.clone()))
                }
                // The end of a session is moved on, or a token renewed, by a request beside this one.
                Some(UpdateItemError::TransactionConflictException(_)) => Ok(TakeOutcome::Busy),
                _ => Err(call_failed("UpdateItem of a key", error)),
            },
        }
    }

    fn recall(&self, credential: &Credential) -> Seen {
        let all = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(credential).cloned().unwrap_or_default()
    }

    fn remember(&self, credential: &Credential, seen: Seen) {
        let mut all = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= REMEMBERED {
            all.clear();
        }
        all.insert(credential.clone(), seen);
    }
}

fn taken(item: Item, credential: &Credential) -> Result<TakeOutcome> {
    known(&item)?;
    let broken = || Error::AuthConfiguration {
        cause: "a key's item lacks its organization or id".into(),
    };
    let id = |name| text_of(&item, name).and_then(|t| t.parse().ok()).ok_or_else(broken);
    let scopes = item.get("scopes").and_then(|scopes| scopes.as_ss().ok());
    let caller = Caller {
        organization: id("org")?,
        key: id("id")?,
        via: credential.via(),
        account: match credential {
            Credential::Session(_) => Some(id("account")?),
            Credential::Key(_) | Credential::Access { .. } => None,
        },
        scopes: Scopes::of(scopes.into_iter().flatten().map(String::as_str)),
        topics_disabled: text_of(&item, "topics") == Some("disabled"),
    };
    Ok(TakeOutcome::Yes(caller, item))
}
