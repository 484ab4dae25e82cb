//! When organizations collect by themselves. Those that do stand in a partition of their own, each with its time, so that
//! whoever starts what is due reads nothing of the others.

use serde::Deserialize;

use super::organizations::{Organization, Organizations};
use crate::Store;
use crate::keys::{collecting_row, collecting_rows};
use crate::table::{Action, Changed, Conditional, Item, Table, Transaction, entity_of, number, text, text_of};
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::collecting::{CollectingSettings, StartingTime};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, OrgId};

/// An organization that collects by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Collecting {
    /// The organization.
    pub organization: OrgId,
    /// When its day's collections start.
    pub starting: StartingTime,
    /// The time for which they were started last.
    pub started: Option<Moment>,
    /// A time for which they are being started, and the last brand that was come to.
    pub reached: Option<(Moment, BrandId)>,
    /// When it last had a turn at starting them.
    pub turn: Option<Moment>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Row {
    #[serde(flatten)]
    starting: StartingTime,
    started: Option<i64>,
    #[serde(default)]
    starting_at: Option<i64>,
    #[serde(default)]
    reached: Option<BrandId>,
    #[serde(default)]
    turn_at: Option<i64>,
}

impl Collecting {
    /// The time for which collections are to be started now; `None` where those of the last one were.
    pub fn due(&self, now: Moment) -> Option<Moment> {
        let last = self.starting.last_before(now)?;
        self.started.is_none_or(|started| started < last).then_some(last)
    }

    /// The last brand that was come to for a time.
    pub fn reached_for(&self, at: Moment) -> Option<BrandId> {
        let reached = self.reached.filter(|(starting, _)| *starting == at);
        reached.map(|(_, brand)| brand)
    }
}

impl Organizations<'_> {
    /// Writes whether and when an organization collects. Whoever changes it after this reading writes that himself. What
    /// is turned on begins with the next time that comes.
    pub(super) async fn schedule(&self, organization: &Organization) -> Result<()> {
        let row = collecting_row(organization.id);
        let collecting = &organization.collecting;
        let action = if collecting.collection {
            let starting = collecting.starting();
            let set =
                "SET kind = :kind, v = :one, collectAt = :at, #zone = :zone, started = if_not_exists(started, :now)";
            Action::update(row, set)
                .name("#zone", "timeZone") // a reserved word
                .value(":kind", text("collecting"))
                .value(":one", number(1))
                .value(":at", text(starting.at.to_string()))
                .value(":zone", text(starting.zone.to_string()))
                .value(":now", number(self.clock.now().0))
        } else {
            Action::delete(row)
        };
        let schedule = Transaction::new().guard(Changed, organization.as_read()).then(action);
        let _by_another = self.table.commit(schedule).await?;
        Ok(())
    }
}

/// A page of the organizations that collect by themselves, and where the next one begins.
///
/// # Errors
/// When the table does not answer.
pub async fn collecting_page(table: &Table, from: Option<Item>) -> Result<(Vec<Collecting>, Option<Item>)> {
    let (items, next) = table.query_page(&collecting_rows(), from).await?;
    let read = items.into_iter().map(|item| -> Result<Collecting> {
        let organization = text_of(&item, "sk").and_then(|id| id.parse().ok());
        let organization = organization.ok_or_else(|| Error::internal("a row of no organization"))?;
        let Row {
            starting,
            started,
            starting_at,
            reached,
            turn_at,
        } = entity_of(item)?;
        Ok(Collecting {
            organization,
            starting,
            started: started.map(Moment),
            reached: starting_at.map(Moment).zip(reached),
            turn: turn_at.map(Moment),
        })
    });
    // One that can not be read keeps no other from its turn.
    let readable = read.filter_map(|row| {
        row.inspect_err(|error| tracing::error!(%error, "when an organization collects can not be read"))
            .ok()
    });
    Ok((readable.collect(), next))
}

impl Store {
    /// How the organization collects.
    ///
    /// # Errors
    /// When the table does not answer, and [`Error::NotFound`] where there is no such organization.
    pub async fn collecting(&self) -> Result<CollectingSettings> {
        let item = self.table().get(&self.org.organization()).await?;
        entity_of(item.ok_or(Error::NotFound)?)
    }

    /// Notes up to which brand the organization's collections are started for a time, and that it had its turn now. Of
    /// two sweeps side by side the slower one does not take the place back.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn collecting_reached(&self, at: Moment, brand: BrandId) -> Result<()> {
        let note = self
            .collecting_turn("SET turnAt = :now, startingAt = :at, reached = :brand")
            .when("attribute_exists(pk) AND (attribute_not_exists(reached) OR startingAt <> :at OR reached < :brand)")
            .value(":at", number(at.0))
            .value(":brand", text(brand.to_string()));
        self.note_collecting(note).await
    }

    /// Notes that the organization had its turn now and has come no further.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn collecting_failed(&self) -> Result<()> {
        let note = self.collecting_turn("SET turnAt = :now").when("attribute_exists(pk)");
        self.note_collecting(note).await
    }

    /// Notes that the organization's collections were started for a time.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn collecting_started(&self, at: Moment) -> Result<()> {
        let note = self
            .collecting_turn("SET turnAt = :now, started = :at REMOVE startingAt, reached")
            .when("attribute_exists(pk) AND (attribute_not_exists(started) OR started < :at)")
            .value(":at", number(at.0));
        self.note_collecting(note).await
    }

    fn collecting_turn(&self, set: &str) -> Action {
        let row = collecting_row(self.organization());
        Action::update(row, set).value(":now", number(self.now().0))
    }

    async fn note_collecting(&self, note: Conditional) -> Result<()> {
        let _turned_off_or_further = self.table().commit(Transaction::new().guard(Changed, note)).await?;
        Ok(())
    }
}
