//! What requests with an `Idempotency-Key` leave in the table: one row for each key of an organization.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use aws_sdk_dynamodb::operation::put_item::PutItemError;
use aws_sdk_dynamodb::types::ReturnValuesOnConditionCheckFailure;
use futures::future::try_join_all;

use crate::Store;
use crate::aws::failure::call_failed;
use crate::keys::Key;
use crate::runtime::cpu::cpu;
use crate::table::packed::{Damage, Damaged, Unread, compress, decompress};
use crate::table::{Action, Conditional, Item, Transaction, binary, bytes_of, known, number, number_of, text, text_of};
use answerscope_domain::clock::Moment;
use answerscope_domain::clock::later;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{Fingerprint, OrgId, Token};

/// How long an answer is kept.
const KEPT: Duration = Duration::from_secs(24 * 60 * 60);
/// How long a request may take before another one may begin in its place; API Gateway waits half as long.
const LEASE: Duration = Duration::from_secs(60);
/// Bytes of a compressed answer that an item holds; the rest is in further items. DynamoDB's limit is 400 KB.
const PART: usize = 300 * 1024;

/// Bytes of an answer that is kept, before compression; Lambda answers at most 6 MB.
const LONGEST: usize = 64 << 20;

/// An answer that is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CachedResponse {
    /// Its status.
    pub status: u16,
    /// Its content type.
    pub media_type: String,
    /// Its body.
    pub body: Vec<u8>,
}

/// What the key's row says of a request.
#[derive(Debug)]
pub enum IdempotencyState {
    /// It is this one's turn.
    Begun(IdempotencyLease),
    /// It was answered before.
    Answered(CachedResponse),
    /// Another request had this key.
    Another,
    /// The same request is being done.
    UnderWay,
}

/// What the same request made before it was cut off, read by its own id; what is not there refuses it. A read that fails
/// does neither: a refusal would be kept.
pub fn made_before<T>(read: Result<T>, refusal: Error) -> Result<T> {
    match read {
        Err(Error::NotFound) => Err(refusal),
        read => read,
    }
}

/// A request whose turn it is.
#[derive(Debug, Clone)]
pub struct IdempotencyLease {
    /// When the request came first.
    started: Moment,
    /// Until when this one has the row; also tells it from its successor.
    lease: Moment,
}

/// Tokens that follow from a key and the time at which it came first: the same request makes the same ids again.
#[derive(Debug)]
pub(crate) struct Tokens {
    name: Fingerprint,
    started: Moment,
    given: AtomicU32,
}

impl Tokens {
    /// Those of the key `name` of an organization.
    pub(crate) fn of(organization: OrgId, name: Fingerprint, begun: &IdempotencyLease) -> Self {
        Self {
            name: Fingerprint::of(&[organization.as_str().as_bytes(), name.as_str().as_bytes()]),
            started: begun.started,
            given: AtomicU32::new(0),
        }
    }

    pub(crate) fn next(&self) -> Token {
        let place = self.given.fetch_add(1, Ordering::Relaxed);
        Token::derived(self.started, &[self.name.as_str().as_bytes(), &place.to_be_bytes()])
    }
}

fn part_of(item: &Item) -> Result<&[u8], Damage> {
    bytes_of(item, "answer").ok_or_else(|| Damage::new("an answer without a body"))
}

/// The guard of a request's row: a successor has taken its place.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Overtaken;

/// Requests with an `Idempotency-Key`: whose turn it is, and what was answered.
#[derive(Clone, Copy)]
pub struct IdempotencyRecords<'s> {
    pub(crate) store: &'s Store,
}

impl IdempotencyRecords<'_> {
    /// Begins a request, or tells what came of it.
    pub async fn begin(self, name: Fingerprint, content: Fingerprint) -> Result<IdempotencyState> {
        let (key, now) = (self.store.org.idempotency_record(name), self.store.now());
        let lease = later(now, LEASE);
        let holder = self.store.fresh_token();
        let item = Item::from([
            ("pk".into(), text(&key.pk)),
            ("sk".into(), text(&key.sk)),
            ("kind".into(), text("once")),
            ("v".into(), number(1)),
            ("holder".into(), text(holder.as_str())),
            ("content".into(), text(content.as_str())),
            ("started".into(), number(now.0)),
            ("leaseUntil".into(), number(lease.0)),
            ("ttl".into(), number(later(now, KEPT).seconds())),
        ]);
        let put = self
            .store
            .table()
            .client
            .put_item()
            .table_name(&self.store.table().name)
            .set_item(Some(item))
            // DynamoDB deletes expired rows late.
            .condition_expression("attribute_not_exists(pk) OR #ttl <= :now")
            .expression_attribute_names("#ttl", "ttl")
            .expression_attribute_values(":now", number(now.seconds()))
            .return_values_on_condition_check_failure(ReturnValuesOnConditionCheckFailure::AllOld);
        let Err(error) = put.send().await else {
            return Ok(IdempotencyState::Begun(IdempotencyLease { started: now, lease }));
        };
        let old = match error.as_service_error() {
            Some(PutItemError::ConditionalCheckFailedException(refused)) => refused.item.clone().unwrap_or_default(),
            // A twin's transaction has the row in this moment.
            Some(PutItemError::TransactionConflictException(_)) => return Ok(IdempotencyState::UnderWay),
            _ => return Err(call_failed("PutItem", error)),
        };
        known(&old)?;
        if text_of(&old, "holder") == Some(holder.as_str()) {
            // Written by this very request, whose answer was lost and which the SDK sent again.
            return Ok(IdempotencyState::Begun(IdempotencyLease { started: now, lease }));
        }
        if text_of(&old, "content") != Some(content.as_str()) {
            return Ok(IdempotencyState::Another);
        }
        if number_of(&old, "answerStatus").is_some() {
            return match self.kept(name, &old).await {
                Ok(kept) => Ok(IdempotencyState::Answered(kept)),
                Err(Unread::Failed(error)) => Err(error),
                Err(Unread::Damaged(damage)) => {
                    damage.report(Damaged::CachedResponse, &key);
                    self.begin_anew(name, &old, lease).await
                }
            };
        }
        self.take_over(name, &old, now, lease).await
    }

    /// Takes the place of a request that was never answered, once its lease is over.
    async fn take_over(self, name: Fingerprint, old: &Item, now: Moment, lease: Moment) -> Result<IdempotencyState> {
        let held = number_of(old, "leaseUntil").unwrap_or_default();
        if held > now.0 {
            return Ok(IdempotencyState::UnderWay);
        }
        let update = Action::update(self.store.org.idempotency_record(name), "SET leaseUntil = :lease")
            .when("leaseUntil = :held AND attribute_not_exists(answerStatus)");
        self.replace(update, old, lease).await
    }

    /// Takes the place of a request whose answer can not be read any more: as after a crash, what it made is found again.
    async fn begin_anew(self, name: Fingerprint, old: &Item, lease: Moment) -> Result<IdempotencyState> {
        let update = Action::update(
            self.store.org.idempotency_record(name),
            "SET leaseUntil = :lease REMOVE answerStatus",
        )
        .when("leaseUntil = :held AND attribute_exists(answerStatus)");
        self.replace(update, old, lease).await
    }

    async fn replace(self, update: Conditional, old: &Item, lease: Moment) -> Result<IdempotencyState> {
        let update = update
            .value(":lease", number(lease.0))
            .value(":held", number(number_of(old, "leaseUntil").unwrap_or_default()));
        let replace = Transaction::new().guard(Overtaken, update);
        Ok(match self.store.table().commit(replace).await? {
            Ok(()) => IdempotencyState::Begun(IdempotencyLease {
                started: Moment(number_of(old, "started").unwrap_or_default()),
                lease,
            }),
            Err(Overtaken) => IdempotencyState::UnderWay,
        })
    }

    async fn kept(self, name: Fingerprint, item: &Item) -> Result<CachedResponse, Unread> {
        let mut packed = part_of(item)?.to_vec();
        let lease = number_of(item, "leaseUntil").unwrap_or_default();
        let further = 1..number_of(item, "parts").unwrap_or(1);
        let keys: Vec<Key> = further
            .map(|part| self.store.org.idempotency_part(name, lease, part))
            .collect();
        if !keys.is_empty() {
            let items = self.store.table().batch_get(keys.clone()).await?;
            for key in &keys {
                let item = items
                    .get(key)
                    .ok_or_else(|| Damage::new("a part of an answer is missing"))?;
                packed.extend_from_slice(part_of(item)?);
            }
        }
        Ok(CachedResponse {
            status: u16::try_from(number_of(item, "answerStatus").unwrap_or_default()).map_err(Damage::new)?,
            media_type: text_of(item, "mediaType").unwrap_or_default().to_owned(),
            body: cpu(move || decompress(&packed, LONGEST)).await??,
        })
    }

    /// Keeps the answer of a request.
    pub async fn cache(self, name: Fingerprint, begun: &IdempotencyLease, kept: &CachedResponse) -> Result<()> {
        let body = kept.body.clone();
        let packed = cpu(move || compress(&body, 3)).await??;
        let parts: Vec<&[u8]> = packed.chunks(PART).collect();
        let further = (0..).zip(&parts).skip(1);
        try_join_all(further.map(|(place, part)| self.keep_part(name, begun, place, part))).await?;
        let set = "SET answerStatus = :status, mediaType = :media, answer = :answer, parts = :parts";
        let update = Action::update(self.store.org.idempotency_record(name), set)
            .when("leaseUntil = :lease")
            .value(":status", number(kept.status))
            .value(":media", text(&kept.media_type))
            .value(":answer", binary(parts.first().copied().unwrap_or_default().to_vec()))
            .value(":parts", number(parts.len()))
            .value(":lease", number(begun.lease.0));
        let keep = Transaction::new().guard(Overtaken, update);
        // A successor finds what this one has done.
        let (Ok(()) | Err(Overtaken)) = self.store.table().commit(keep).await?;
        Ok(())
    }

    /// Under the lease: one that was overtaken writes beside its successor, not over it.
    async fn keep_part(self, name: Fingerprint, begun: &IdempotencyLease, place: i64, part: &[u8]) -> Result<()> {
        let key = self.store.org.idempotency_part(name, begun.lease.0, place);
        let item = Item::from([
            ("pk".into(), text(&key.pk)),
            ("sk".into(), text(&key.sk)),
            ("kind".into(), text("oncePart")),
            ("answer".into(), binary(part)),
            ("ttl".into(), number(later(begun.started, KEPT).seconds())),
        ]);
        self.store.table().write([Action::put(item)]).await
    }

    /// Lets the same request begin again at once, because this one failed on the service's side. The row stays: what
    /// was done in spite of the failure is found again, under the same ids or, prompts and topics, as a duplicate.
    pub async fn release(self, name: Fingerprint, begun: &IdempotencyLease) -> Result<()> {
        let update = Action::update(self.store.org.idempotency_record(name), "SET leaseUntil = :over")
            .when("leaseUntil = :lease")
            .value(":over", number(0))
            .value(":lease", number(begun.lease.0));
        let release = Transaction::new().guard(Overtaken, update);
        let (Ok(()) | Err(Overtaken)) = self.store.table().commit(release).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_read_that_fails_is_no_refusal() {
        let away = || Error::internal("GetItem: no answer");
        assert_eq!(made_before(Ok(7), Error::InsufficientCredits), Ok(7));
        assert_eq!(
            made_before(Err::<u8, _>(Error::NotFound), Error::InsufficientCredits),
            Err(Error::InsufficientCredits)
        );
        assert_eq!(
            made_before(Err::<u8, _>(away()), Error::InsufficientCredits),
            Err(away())
        );
    }
}
