//! Gates before engines, and what an organization has spent: state that all its collectors share.

use std::time::Duration;

use super::swap::swap;
use super::{Collections, LEASE};
use crate::table::{Action, Changed, Transaction, number, number_of, text};
use answerscope_domain::Channel;
use answerscope_domain::collecting::{Admission, AskFailure, EngineGate, Pace, Spending, SpendingLimits, WaveReport};
use answerscope_domain::entities::collection::AskedEngine;
use answerscope_domain::error::Result;
use answerscope_domain::ids::Token;

impl Collections<'_> {
    /// [`EngineGate::enter`].
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn enter(self, asked: AskedEngine, holder: Token, wanted: u32, pace: Pace) -> Result<Admission> {
        let now = self.store.now();
        self.gate(asked, |gate| gate.enter(holder.as_str(), wanted, pace, now, LEASE))
            .await
    }

    /// [`EngineGate::wait`].
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn wait(self, asked: AskedEngine, wanted: u32, pace: Pace) -> Result<Option<Duration>> {
        let now = self.store.now();
        self.gate(asked, |gate| gate.wait(wanted, pace, now)).await
    }

    /// [`EngineGate::leave`].
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn leave(self, asked: AskedEngine, holder: Token, report: &WaveReport) -> Result<()> {
        let now = self.store.now();
        self.gate(asked, |gate| gate.leave(holder.as_str(), report, now)).await
    }

    /// [`EngineGate::turn_back`].
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn turn_back(self, asked: AskedEngine, holder: Token, asks: u32, pace: Pace) -> Result<()> {
        self.gate(asked, |gate| gate.turn_back(holder.as_str(), asks, pace))
            .await
    }

    pub(super) async fn gate<R>(self, asked: AskedEngine, change: impl FnMut(&mut EngineGate) -> R) -> Result<R> {
        let key = self.store.org.engine(Channel::from(asked));
        swap(self.store, &key, "engine", change).await
    }

    /// What the organization may ask and spend.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn spending_limits(self) -> Result<SpendingLimits> {
        let organization = self.store.table().get(&self.store.org.organization()).await?;
        let Some(item) = organization else {
            return Ok(SpendingLimits::default());
        };
        let budget = item.get("monthlyBudget").and_then(|budget| budget.as_m().ok());
        Ok(SpendingLimits {
            daily_calls: number_of(&item, "dailyCap").and_then(|cap| u64::try_from(cap).ok()),
            monthly_micros: budget.and_then(|budget| number_of(budget, "micros")),
        })
    }

    /// [`Spending::reserve`].
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn reserve(
        self,
        calls: u32,
        micros: i64,
        limits: SpendingLimits,
    ) -> Result<std::result::Result<u32, AskFailure>> {
        let (key, now) = (self.store.org.asked(), self.store.now());
        let reserve = |spending: &mut Spending| spending.reserve(calls, micros, limits, now);
        swap(self.store, &key, "asked", reserve).await
    }

    /// Counts calls that were made and what they cost, in micro-dollars, where nothing bounds them: one write, at which no two
    /// collectors meet.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn spend(self, micros: i64, calls: u32) -> Result<()> {
        if calls == 0 && micros == 0 {
            return Ok(());
        }
        let (key, now) = (self.store.org.asked(), self.store.now());
        let (day, month) = Spending::dates(now);
        // The revision tells those who compute on what they have read that there is more now.
        let add = Action::update(key.clone(), "ADD dayCalls :calls, monthMicros :micros, revision :one")
            .when("#day = :day AND #month = :month")
            .name("#day", "day")
            .name("#month", "month")
            .value(":calls", number(calls))
            .value(":micros", number(micros))
            .value(":one", number(1))
            .value(":day", text(&day))
            .value(":month", text(&month));
        let added = self
            .store
            .table()
            .commit(Transaction::new().guard(Changed, add))
            .await?;
        if added.is_err() {
            // The first ones of a day.
            let spend = |spending: &mut Spending| spending.spend(calls, micros, now);
            swap(self.store, &key, "asked", spend).await?;
        }
        Ok(())
    }

    /// [`Spending::correct`].
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn correct(self, micros: i64, not_made: u32) -> Result<()> {
        let (key, now) = (self.store.org.asked(), self.store.now());
        let correct = |spending: &mut Spending| spending.correct(micros, not_made, now);
        swap(self.store, &key, "asked", correct).await
    }
}
