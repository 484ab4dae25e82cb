//! A raised version of the analysis method: the answers of all brands are read anew by themselves, some brands at a time.
//!
//! Which brands have figures of an earlier version, their segments tell. Organizations take turns: of each some brands are
//! looked at, and the backfill is asked for those that have such figures, unless as many answers of that organization, or of
//! all, are still being read as may be at a time. So small brands need not wait for large ones, nor one organization for
//! another. Where each came to is noted.

use std::sync::Arc;
use std::time::Duration;

use answerscope_domain::clock::{Moment, later};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, OrgId};
use answerscope_store::Store;
use answerscope_store::answers::METHOD_VERSION;
use answerscope_store::brands::organizations_after;
use answerscope_store::keys;
use answerscope_store::stores::Stores;
use answerscope_store::table::outbox::Awaited;
use answerscope_store::table::{Action, Item, entity_of, item_of};
use futures::future::try_join_all;
use serde::{Deserialize, Serialize};

/// How long after the first sweep of a new version brands are looked at: functions of the version before may serve until
/// then, and what they write would be of that one.
const AFTER: Duration = Duration::from_secs(600);
/// Answers of an organization's brands that are read anew at a time because of this; a brand of more is alone. Those of so
/// many are read within about a minute.
const ANSWERS: u64 = 20_000;
/// Organizations of which so many may be read at a time.
const ORGANIZATIONS: u64 = 20;
/// Brands of [`ANSWERS`] and more that are read at a time: those that take long leave places to the others.
const LARGE: usize = 8;
/// Organizations whose notes are read together.
const TOGETHER: usize = 25;
/// Brands of an organization that are looked at before the next organization has its turn.
const LOOKED_AT: usize = 25;
/// Brands of which is looked up side by side whether they are still being read.
const SIDE_BY_SIDE: usize = 16;

/// How far brands were looked through for figures of a version before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Survey {
    /// The version that brands are to have.
    version: u32,
    /// When it begins.
    begins: i64,
    /// The last organization that had its turn.
    #[serde(default)]
    turn: Option<OrgId>,
    /// Whether one of those that had their turns since the first organization's has brands left.
    #[serde(default)]
    unfinished: bool,
    /// Brands that were being read anew then.
    open: Vec<(OrgId, BrandId)>,
    /// Whether all brands were looked at.
    through: bool,
}

impl Survey {
    fn new(now: Moment) -> Self {
        Self {
            version: METHOD_VERSION,
            begins: later(now, AFTER).0,
            turn: None,
            unfinished: false,
            open: Vec::new(),
            through: false,
        }
    }
}

/// How far the brands of an organization were looked through.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Reached {
    version: u32,
    /// The last brand that was looked at.
    after: Option<BrandId>,
    /// Whether all were.
    through: bool,
}

/// A brand that is being read anew.
struct Open {
    organization: OrgId,
    brand: BrandId,
    answers: u64,
}

/// Goes on looking through the brands, as far as one sweep does; `late`: whether its time is over.
///
/// # Errors
/// When the table does not answer.
pub(crate) async fn look_through(stores: &Arc<Stores>, now: Moment, late: impl Fn() -> bool) -> Result<()> {
    let noted = stores.table.get(&keys::method_survey()).await?;
    // Notes that can not be read are of a newer program, which looks through the brands itself.
    let noted: Option<Survey> = match noted.map(entity_of).transpose() {
        Ok(noted) => noted,
        Err(_) => return Ok(()),
    };
    let mut survey = match noted.clone() {
        Some(survey) if survey.version > METHOD_VERSION => return Ok(()),
        Some(survey) if survey.version == METHOD_VERSION => survey,
        _ => Survey::new(now),
    };
    let mut went = Ok(());
    if !survey.through && now.0 >= survey.begins {
        let mut look = Look {
            stores,
            survey: &mut survey,
            open: Vec::new(),
            late: &late,
        };
        went = look.go_on().await;
    }
    if noted.as_ref() != Some(&survey) {
        let note = Action::put(item_of(keys::method_survey(), "method survey", &survey)?);
        stores.table.write([note]).await?;
    }
    went
}

/// What came of an organization's turn.
struct Turn {
    /// Brands that were looked at.
    looked_at: usize,
    /// Whether all of its brands are.
    through: bool,
}

/// A look through the brands.
struct Look<'a, L> {
    stores: &'a Arc<Stores>,
    survey: &'a mut Survey,
    open: Vec<Open>,
    late: &'a L,
}

impl<L: Fn() -> bool> Look<'_, L> {
    /// Gives organizations their turns for as long as something comes of it: small brands are read while others are looked at.
    async fn go_on(&mut self) -> Result<()> {
        loop {
            self.look_at_open().await?;
            let (mut looked_at, from_start) = (0, self.survey.turn.is_none());
            let ended = self.turns(&mut looked_at).await;
            self.survey.open = self.open.iter().map(|open| (open.organization, open.brand)).collect();
            if !ended? {
                return Ok(());
            }
            self.survey.turn = None;
            self.survey.through = !std::mem::take(&mut self.survey.unfinished);
            // A round that an earlier sweep began tells nothing of those who had their turns then.
            if self.survey.through || from_start && looked_at == 0 {
                return Ok(());
            }
        }
    }

    /// Keeps those that are still being read, and have figures of an earlier version.
    async fn look_at_open(&mut self) -> Result<()> {
        let noted = self.survey.open.clone();
        let mut open = Vec::new();
        for some in noted.chunks(SIDE_BY_SIDE) {
            let looks = some
                .iter()
                .map(|(organization, brand)| still_open(self.stores, *organization, *brand));
            open.extend(try_join_all(looks).await?.into_iter().flatten());
        }
        self.open = open;
        Ok(())
    }

    /// Gives the organizations their turns that follow the last one; whether there are no more.
    async fn turns(&mut self, looked_at: &mut usize) -> Result<bool> {
        loop {
            let next = organizations_after(&self.stores.table, self.survey.turn, TOGETHER).await?;
            let notes = next.iter().map(|id| keys::method_survey_of(*id)).collect();
            let mut notes = self.stores.table.batch_get(notes).await?;
            for organization in &next {
                if (self.late)() {
                    return Ok(false);
                }
                let note = notes.remove(&keys::method_survey_of(*organization));
                let turn = self.turn(*organization, note).await?;
                *looked_at += turn.looked_at;
                self.survey.unfinished |= !turn.through;
                self.survey.turn = Some(*organization);
            }
            if next.len() < TOGETHER {
                return Ok(true);
            }
        }
    }

    async fn turn(&mut self, organization: OrgId, note: Option<Item>) -> Result<Turn> {
        let noted: Option<Reached> = note.map(entity_of).transpose()?;
        let noted = noted.filter(|reached| reached.version == METHOD_VERSION);
        let mut reached = noted.clone().unwrap_or(Reached {
            version: METHOD_VERSION,
            ..Reached::default()
        });
        let mut turn = Turn {
            looked_at: 0,
            through: reached.through,
        };
        if turn.through || !self.has_place(organization, 0) {
            return Ok(turn);
        }
        turn.looked_at = self.brands(organization, &mut reached).await?;
        turn.through = reached.through;
        if noted.as_ref() != Some(&reached) {
            let key = keys::method_survey_of(organization);
            let note = Action::put(item_of(key, "method survey of organization", &reached)?);
            self.stores.table.write([note]).await?;
        }
        Ok(turn)
    }

    /// Looks at the next brands of an organization while it has a place for those that are to be read; how many were looked at.
    async fn brands(&mut self, organization: OrgId, reached: &mut Reached) -> Result<usize> {
        let store = Store::new(self.stores, organization);
        let next = store.brands().following(reached.after, LOOKED_AT).await?;
        for (looked_at, brand) in next.iter().enumerate() {
            if (self.late)() {
                return Ok(looked_at);
            }
            if let Some(answers) = store.segments().of_earlier_method(*brand).await? {
                if !self.has_place(organization, answers) {
                    return Ok(looked_at);
                }
                if ask(&store, *brand).await? {
                    self.open.push(Open {
                        organization,
                        brand: *brand,
                        answers,
                    });
                }
            }
            reached.after = Some(*brand);
        }
        reached.through = next.len() < LOOKED_AT;
        Ok(next.len())
    }

    /// Whether a brand of so many answers may be read anew beside those that are.
    fn has_place(&self, organization: OrgId, answers: u64) -> bool {
        let weight = |answers: u64| answers.min(ANSWERS);
        let all: u64 = self.open.iter().map(|open| weight(open.answers)).sum();
        let own = self.open.iter().filter(|open| open.organization == organization);
        let own: u64 = own.map(|open| weight(open.answers)).sum();
        let large = self.open.iter().filter(|open| open.answers >= ANSWERS).count();
        own < ANSWERS && all < ANSWERS * ORGANIZATIONS && (answers < ANSWERS || large < LARGE)
    }
}

/// A brand that was asked for, if it is still being read and has figures of an earlier version.
async fn still_open(stores: &Arc<Stores>, organization: OrgId, brand: BrandId) -> Result<Option<Open>> {
    let store = Store::new(stores, organization);
    if !store.outbox().has(brand, Awaited::Reanalysis).await? {
        return Ok(None);
    }
    let answers = store.segments().of_earlier_method(brand).await?;
    Ok(answers.map(|answers| Open {
        organization,
        brand,
        answers,
    }))
}

/// Asks for a brand's answers to be read anew; whether there is such a brand.
async fn ask(store: &Store, brand: BrandId) -> Result<bool> {
    match store.brands().request_reanalysis(brand).await {
        Ok(()) => {
            store.outbox().enqueue_backfill(brand).await;
            Ok(true)
        }
        Err(Error::NotFound) => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_of_the_version_before_are_read() {
        let noted = serde_json::json!({"version": 3, "begins": 5, "after": ["an organization", "a brand"], "open": [],
            "through": false});
        let survey: Survey = serde_json::from_value(noted).expect("read");
        assert_eq!((survey.turn, survey.unfinished, survey.begins), (None, false, 5));
    }
}
