//! Lanes: who asks an engine for a run. Each lane has one message on its way, whose number tells it from its predecessors,
//! so that a message that comes twice begins nothing twice and the messages of a run never become more. A lane whose message
//! was lost is found by its time and begins again.

use std::time::Duration;

use super::claims::run_ttl;
use super::{Collections, LEASE};
use crate::aws::queue::Message;
use crate::table::{Action, Changed, Item, Transaction, key_of, number, number_of, text};
use answerscope_domain::clock::{Moment, later};
use answerscope_domain::entities::collection::AskedEngine;
use answerscope_domain::error::Result;
use answerscope_domain::ids::CollectionId;
use answerscope_domain::{Channel, Day};

/// Lanes of an engine in a run.
pub const LANES: u8 = 2;
/// How much later than it should have come a lane's message counts as lost.
const OVERDUE: Duration = Duration::from_secs(15);

/// A lane of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lane {
    /// The run.
    pub id: CollectionId,
    /// Whom it asks.
    pub asked: AskedEngine,
    /// Which of [`LANES`].
    pub lane: u8,
    /// How often it has begun.
    pub turn: u32,
}

/// A lane as its item shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct LaneState {
    /// How often it has begun.
    pub turn: u32,
    /// When its message counts as lost; none where it waits for nothing.
    overdue: Option<Moment>,
}

impl Collections<'_> {
    /// Begins a lane's turn, which is to be renewed; `None` where the message is an earlier one's, the turn goes on, or the
    /// brand is gone.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn begin_turn(self, lane: Lane, day: Day) -> Result<Option<Lane>> {
        let now = self.store.now();
        let key = self
            .store
            .org
            .of(lane.id.brand)
            .ask_lane(lane.id.token, Channel::from(lane.asked), lane.lane);
        let next = lane.turn.saturating_add(1);
        let set = "SET kind = :kind, v = :v, #ttl = :ttl, turn = :next, busyUntil = :until, overdue = :until";
        let begun = Action::update(key, set)
            .when("(attribute_not_exists(turn) AND :turn = :none) OR (turn = :turn AND busyUntil <= :now)")
            .name("#ttl", "ttl")
            .value(":kind", text("lane"))
            .value(":v", number(1))
            .value(":ttl", number(run_ttl(day)))
            .value(":turn", number(lane.turn))
            .value(":next", number(next))
            .value(":none", number(0))
            .value(":now", number(now.0))
            .value(":until", number(later(now, LEASE).0));
        let brand = Action::exists(self.store.org.of(lane.id.brand).brand());
        let begin = Transaction::new().guard(Changed, begun).guard(Changed, brand);
        let begun = self.store.table().commit(begin).await?.is_ok();
        Ok(begun.then_some(Lane { turn: next, ..lane }))
    }

    /// Ends a lane's turn; with `pause`, its next one begins after that time, and its message is sent.
    ///
    /// # Errors
    /// When the table does not take it. A message that is not sent is sent later, as one that was lost.
    pub async fn end_turn(self, lane: Lane, pause: Option<Duration>) -> Result<()> {
        let key = self
            .store
            .org
            .of(lane.id.brand)
            .ask_lane(lane.id.token, Channel::from(lane.asked), lane.lane);
        let update = match pause {
            Some(pause) => Action::update(key, "SET busyUntil = :none, overdue = :overdue")
                .value(":overdue", number(later(self.store.now(), pause + OVERDUE).0)),
            None => Action::update(key, "SET busyUntil = :none REMOVE overdue"),
        };
        let ended = update
            .value(":none", number(0))
            .when("turn = :turn")
            .value(":turn", number(lane.turn));
        let end = Transaction::new().guard(Changed, ended);
        if let (Ok(()), Some(pause)) = (self.store.table().commit(end).await?, pause) {
            let sent = self.store.stores.queue().send(self.message(lane), pause).await;
            if let Err(error) = sent {
                tracing::warn!(%error, ?lane, "not sent now; the run's next step sends it");
            }
        }
        Ok(())
    }

    /// The message by which a lane's next turn begins.
    pub fn message(self, lane: Lane) -> Message {
        Message::Ask {
            organization: self.store.organization(),
            collection: lane.id,
            asked: lane.asked,
            lane: lane.lane,
            turn: lane.turn,
        }
    }

    /// The lanes of an engine in a run that nobody cares for: they never began, or their message was lost.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn idle_lanes(self, id: CollectionId, asked: AskedEngine) -> Result<Vec<Lane>> {
        let (keys, channel, now) = (self.store.org.of(id.brand), Channel::from(asked), self.store.now());
        let of = |lane| keys.ask_lane(id.token, channel, lane);
        let items = self.store.table().batch_get((0..LANES).map(of).collect()).await?;
        let lanes = (0..LANES).filter_map(|lane| {
            let state = items.get(&of(lane)).map(state);
            let cared = state
                .and_then(|state| state.overdue)
                .is_some_and(|overdue| overdue > now);
            let turn = state.map_or(0, |state| state.turn);
            (!cared).then_some(Lane { id, asked, lane, turn })
        });
        Ok(lanes.collect())
    }
}

fn state(item: &Item) -> LaneState {
    let turn = number_of(item, "turn").and_then(|turn| u32::try_from(turn).ok());
    if turn.is_none() {
        tracing::error!(key = ?key_of(item), "a lane without a turn");
    }
    LaneState {
        turn: turn.unwrap_or_default(),
        overdue: number_of(item, "overdue").map(Moment),
    }
}
