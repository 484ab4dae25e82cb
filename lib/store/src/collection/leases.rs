//! Leases: whose a lane's turn, a block and a place at an engine are. They are short and renewed while work goes on, however
//! long an engine takes for an answer, so that what a killed process held is free soon.

use std::time::Duration;

use super::{Collections, Lane};
use crate::table::{Action, Changed, Transaction, number, text};
use answerscope_domain::clock::later;
use answerscope_domain::entities::collection::AskedEngine;
use answerscope_domain::error::Result;
use answerscope_domain::ids::Token;
use answerscope_domain::{Channel, Day};

/// How long a lease lasts that is not renewed.
pub const LEASE: Duration = Duration::from_secs(18);
/// How often leases are renewed: a renewal may fail once and the lease still holds. Each is a write of three items.
pub const HEARTBEAT: Duration = Duration::from_secs(6);

/// A block that a lane works at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HeldBlock {
    /// The block's number.
    pub block: u32,
    /// Who holds it.
    pub holder: Token,
    /// Whether asks of it are under way, which take places at the engine.
    pub asking: bool,
}

impl Collections<'_> {
    /// Renews the leases of a turn that goes on; `false` where one of them was over and went to somebody else, or was given
    /// back.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn renew(self, lane: Lane, day: Day, held: Option<HeldBlock>) -> Result<bool> {
        let (keys, until) = (self.store.org.of(lane.id.brand), later(self.store.now(), LEASE).0);
        let channel = Channel::from(lane.asked);
        let turn = Action::update(
            keys.ask_lane(lane.id.token, channel, lane.lane),
            "SET busyUntil = :until, overdue = :until",
        );
        let turn = turn
            .when("turn = :turn AND busyUntil > :none")
            .value(":turn", number(lane.turn))
            .value(":none", number(0))
            .value(":until", number(until));
        let block = held.map(|HeldBlock { block, holder, .. }| {
            Action::update(keys.asked_block(day, channel, block), "SET leaseUntil = :until")
                .when("holder = :me AND leaseUntil > :none")
                .value(":me", text(holder.as_str()))
                .value(":none", number(0))
                .value(":until", number(until))
        });
        let renew = Transaction::new()
            .guard(Changed, turn)
            .guard_all(block.map(|block| (Changed, block)));
        let renewed = self.store.table().commit(renew).await?.is_ok();
        if let Some(held) = held.filter(|held| renewed && held.asking) {
            self.stay(lane.asked, held.holder).await?;
        }
        Ok(renewed)
    }

    /// [`EngineGate::stay`](answerscope_domain::collecting::EngineGate::stay).
    async fn stay(self, asked: AskedEngine, holder: Token) -> Result<()> {
        let now = self.store.now();
        self.gate(asked, |gate| gate.stay(holder.as_str(), now, LEASE)).await
    }
}
