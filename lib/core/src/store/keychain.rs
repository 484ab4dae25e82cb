//! Key check and token bucket in one conditional UpdateItem.
//!
//! The key's item holds `tat` (see [`crate::bucket`]). Two branches, because DynamoDB has no `max()`: *busy* moves a
//! `tat` in the future on, *idle* starts from now. The guess which one applies comes from what this process saw of
//! the key last; a wrong guess costs one more request, and the refused write returns the item that corrects it.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;
use aws_sdk_dynamodb::types::{AttributeValue, ReturnValue, ReturnValuesOnConditionCheckFailure};

use super::keys;
use super::table::{Action, Item, Table, failed, number, number_of, text, text_of};
use crate::auth::KeyHash;
use crate::bucket::{Level, Shape};
use crate::caller::Caller;
use crate::clock::Moment;
use crate::error::{Error, Lack, Result};
use crate::operation::Scope;

/// Keys that are remembered before the memory is cleared.
const REMEMBERED: usize = 20_000;
/// Branches tried before giving up; more than two only when other processes use the key at the same instant.
const TRIES: usize = 8;

/// A refusal, and the bucket's level where the key was known.
#[derive(Debug)]
pub struct Refused {
    /// Why.
    pub error: Error,
    /// For the headers.
    pub level: Option<Level>,
}

impl Refused {
    /// A refusal before the key was known.
    pub fn without_level(error: Error) -> Self {
        Self { error, level: None }
    }
}

#[derive(Debug, Clone, Copy, Default)]
struct Guess {
    tat: i64,
    /// The shape on the key's item; `None`: the deployment's.
    shape: Option<Shape>,
}

/// Checks keys and takes tokens.
#[derive(Debug)]
pub struct Keychain {
    table: Table,
    default: Shape,
    seen: Mutex<HashMap<KeyHash, Guess>>,
}

enum Taken {
    Yes(Caller, i64),
    No(Option<Item>),
}

impl Keychain {
    /// A keychain over the table; `default` is the deployment's bucket.
    pub fn new(table: Table, default: Shape) -> Self {
        Self {
            table,
            default,
            seen: Mutex::new(HashMap::new()),
        }
    }

    /// Takes `cost` tokens from the bucket of an active key that has the scope.
    pub async fn take(&self, hash: &KeyHash, scope: Scope, cost: u32, now: Moment) -> Result<(Caller, Level), Refused> {
        let mut guess = self.recall(hash);
        for _ in 0..TRIES {
            let shape = guess.shape.unwrap_or(self.default);
            let taken = self
                .attempt(hash, scope, cost, now, guess)
                .await
                .map_err(Refused::without_level)?;
            let old = match taken {
                Taken::Yes(caller, tat) => {
                    self.remember(hash, Guess { tat, ..guess });
                    return Ok((caller, shape.level(tat, now)));
                }
                Taken::No(old) => old,
            };
            let Some(old) = old else {
                return Err(Refused::without_level(Error::InvalidToken));
            };
            guess = read_guess(&old);
            let (owed, most) = (guess.tat, now.0 + guess.shape.unwrap_or(self.default).burst());
            guess.tat = owed.min(most);
            self.remember(hash, guess);
            if let Some(refused) = self.refusal(&old, guess, scope, cost, now) {
                if owed > most && matches!(refused.error, Error::TooManyRequests { .. }) {
                    let capped = self.cap_debt(hash, owed, most).await;
                    capped.map_err(Refused::without_level)?;
                }
                return Err(refused);
            }
        }
        Err(Refused::without_level(Error::internal(
            "the key's item changed under every attempt",
        )))
    }

    /// What the stored item says against the call; `None`: the other branch is to be tried.
    fn refusal(&self, old: &Item, guess: Guess, scope: Scope, cost: u32, now: Moment) -> Option<Refused> {
        let expired = number_of(old, "exp").is_some_and(|at| at <= now.0);
        if text_of(old, "status") != Some("active") || expired {
            return Some(Refused::without_level(Error::InvalidToken));
        }
        let shape = guess.shape.unwrap_or(self.default);
        let level = Some(shape.level(guess.tat, now));
        let scopes = old.get("scopes").and_then(|v| v.as_ss().ok());
        if !scopes.is_some_and(|scopes| scopes.iter().any(|s| s == scope.as_str())) {
            return Some(Refused {
                error: Error::Forbidden {
                    lacks: Lack::Scope(scope.as_str()),
                },
                level,
            });
        }
        if cost > shape.capacity {
            let capacity = shape.capacity;
            return Some(Refused {
                error: Error::Forbidden {
                    lacks: Lack::Tokens { cost, capacity },
                },
                level,
            });
        }
        let tat = guess.tat.max(now.0);
        (tat > shape.limit(now, cost)).then(|| Refused {
            error: Error::TooManyRequests {
                retry_after: shape.retry_after(tat, now, cost),
            },
            level,
        })
    }

    /// Lowers a debt to a whole bucket: it was counted in another one, with a slower refill or more room.
    async fn cap_debt(&self, hash: &KeyHash, owed: i64, most: i64) -> Result<()> {
        let update = Action::update(keys::api_key(hash), "SET tat = :most")
            .when("tat = :owed")
            .value(":most", number(most))
            .value(":owed", number(owed));
        // Refused: another call has done so, or filled the bucket.
        let _by_another = self.table.transact(vec![update]).await?;
        Ok(())
    }

    async fn attempt(&self, hash: &KeyHash, scope: Scope, cost: u32, now: Moment, guess: Guess) -> Result<Taken> {
        let shape = guess.shape.unwrap_or(self.default);
        let limit = shape.limit(now, cost);
        let key = keys::api_key(hash);
        let shape_holds = if guess.shape.is_some() {
            "tokenBucket = :bucket"
        } else {
            "attribute_not_exists(tokenBucket)"
        };
        let common = format!(
            "attribute_exists(pk) AND #status = :active AND contains(scopes, :scope) AND {shape_holds} \
             AND (attribute_not_exists(#exp) OR #exp > :now)"
        );
        let mut call = self
            .table
            .client
            .update_item()
            .table_name(&self.table.name)
            .key("pk", text(key.pk))
            .key("sk", text(key.sk))
            .expression_attribute_names("#status", "status")
            .expression_attribute_names("#exp", "exp")
            .expression_attribute_values(":active", text("active"))
            .expression_attribute_values(":scope", text(scope.as_str()))
            .expression_attribute_values(":now", number(now.0))
            .return_values(ReturnValue::AllNew)
            .return_values_on_condition_check_failure(ReturnValuesOnConditionCheckFailure::AllOld);
        if let Some(shape) = guess.shape {
            call = call.expression_attribute_values(":bucket", text(shape.to_string()));
        }
        call = if guess.tat > now.0 {
            call.update_expression("SET tat = tat + :cost")
                .condition_expression(format!("{common} AND tat > :now AND tat <= :limit"))
                .expression_attribute_values(":cost", number(shape.time_of(cost)))
                .expression_attribute_values(":limit", number(limit))
        } else {
            // A call dearer than the whole bucket finds `:limit` before now, and the condition refuses it.
            call.update_expression("SET tat = :new")
                .condition_expression(format!(
                    "{common} AND :limit >= :now AND (attribute_not_exists(tat) OR tat <= :now)"
                ))
                .expression_attribute_values(":new", number(now.0 + shape.time_of(cost)))
                .expression_attribute_values(":limit", number(limit))
        };
        match call.send().await {
            Ok(answer) => taken(&answer.attributes.unwrap_or_default()),
            Err(error) => match error.as_service_error() {
                Some(UpdateItemError::ConditionalCheckFailedException(refused)) => Ok(Taken::No(refused.item.clone())),
                _ => Err(failed("UpdateItem of a key", &error)),
            },
        }
    }

    fn recall(&self, hash: &KeyHash) -> Guess {
        self.seen
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get(hash)
            .copied()
            .unwrap_or_default()
    }

    fn remember(&self, hash: &KeyHash, guess: Guess) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= REMEMBERED {
            seen.clear();
        }
        seen.insert(hash.clone(), guess);
    }
}

fn read_guess(item: &Item) -> Guess {
    Guess {
        tat: number_of(item, "tat").unwrap_or_default(),
        shape: text_of(item, "tokenBucket").and_then(|shape| shape.parse().ok()),
    }
}

fn taken(item: &HashMap<String, AttributeValue>) -> Result<Taken> {
    let broken = || Error::AuthConfiguration {
        cause: "a key's item lacks its organization or id".into(),
    };
    let id = |name| text_of(item, name).and_then(|t| t.parse().ok()).ok_or_else(broken);
    let caller = Caller {
        organization: id("org")?,
        key: id("id")?,
        topics_disabled: text_of(item, "topics") == Some("disabled"),
    };
    Ok(Taken::Yes(caller, number_of(item, "tat").unwrap_or_default()))
}
