//! Making prompts in bulk. A transaction of DynamoDB holds 100 actions, so 1,000 rows are many transactions; each
//! writes whole prompts (the prompt, the marker of its text, its catalog row, the counters), so a crash between two
//! of them leaves whole prompts, and the same request again finds them as duplicates.

use std::collections::{HashMap, HashSet};

use super::catalog_row::{CatalogRow, put_rows};
use super::prompts::{Prompts, derived_type, owned_names, prompt_item, prompt_marker};
use super::topics::{TopicSlots, WantedTopic};
use crate::brands::{Monitored, State};
use crate::keys::{BrandKeys, Key, Taken};
use crate::runtime::retry::Retry;
use crate::table::{Action, Changed, MOST_ACTIONS, Transaction, entity_of, number, number_of};
use answerscope_domain::country::Country;
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::entities::prompt::{Monitoring, Prompt, PromptRecord, PromptType, query_name};
use answerscope_domain::entities::report::{DuplicatePrompt, PromptReport, RowError};
use answerscope_domain::entities::topic::AUTO_NAME;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, Fingerprint, PromptId};

/// Prompts in one transaction: two actions each, and at most six more.
const PER_TRANSACTION: usize = 45;
const _: () = assert!(2 * PER_TRANSACTION + 6 <= MOST_ACTIONS);

/// A prompt that is wanted, its fields checked.
#[derive(Debug, Clone)]
pub struct WantedPrompt {
    /// The question.
    pub query: String,
    /// Where it is asked.
    pub country: Option<Country>,
    /// Its tags.
    pub tags: Vec<String>,
    /// Its type; `None`: derived.
    pub kind: Option<PromptType>,
    /// Its topic.
    pub topic: Placement,
    /// Its status.
    pub monitoring: Monitoring,
}

/// The topic that a wanted prompt goes under.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Placement {
    /// The topic with this slot.
    Slot(u32),
    /// The topic with this name and the prompt's country.
    Name(String),
    /// The auto-managed topic of the prompt's country.
    Auto,
}

/// What became of a wanted prompt.
#[derive(Debug, Clone)]
pub enum PromptOutcome {
    /// It was made.
    Created(PromptRecord),
    /// It was there.
    Duplicate(PromptId),
    /// It was refused.
    Refused(Error),
}

impl WantedPrompt {
    fn taken_name(&self) -> Fingerprint {
        query_name(&self.query, self.country)
    }

    /// The topic to put it under, where that has a name; one that is made is monitored if the prompt is.
    pub(crate) fn topic(&self) -> Option<WantedTopic> {
        let name = match &self.topic {
            Placement::Slot(_) => return None,
            Placement::Name(name) => name.clone(),
            Placement::Auto => AUTO_NAME.to_owned(),
        };
        let (location, monitoring) = (self.country, self.monitoring);
        Some(WantedTopic {
            name,
            location,
            tags: Vec::new(),
            topic_type: None,
            monitoring,
        })
    }
}

/// What is read before prompts are written.
struct Before {
    brand: BrandRecord,
    state: State,
    monitored: Monitored,
    taken: HashMap<Fingerprint, u32>,
}

impl Prompts<'_> {
    /// Makes prompts of rows that were read, each its text as sent and the prompt wanted, and reports row by row.
    pub async fn import(
        self,
        brand: BrandId,
        read: Vec<Result<(String, WantedPrompt)>>,
        show: fn(&PromptRecord) -> Prompt,
    ) -> Result<PromptReport> {
        let (mut report, mut rows, mut wanted) = (PromptReport::default(), Vec::new(), Vec::new());
        for (row, read) in read.into_iter().enumerate() {
            match read {
                Ok((query, prompt)) => {
                    rows.push((row, query));
                    wanted.push(prompt);
                }
                Err(error) => report.errors.push(RowError::new(row, &error)),
            }
        }
        let outcomes = self.create(brand, wanted).await?;
        for ((row, query), outcome) in rows.into_iter().zip(outcomes) {
            match outcome {
                PromptOutcome::Created(prompt) => report.created.push(show(&prompt)),
                PromptOutcome::Duplicate(prompt_id) => {
                    report.duplicates.push(DuplicatePrompt { row, query, prompt_id })
                }
                PromptOutcome::Refused(error) => report.errors.push(RowError::new(row, &error)),
            }
        }
        report.errors.sort_by_key(|error| error.row);
        Ok(report)
    }

    /// Makes prompts; the outcomes stand in the order of the rows.
    pub async fn create(self, brand: BrandId, wanted: Vec<WantedPrompt>) -> Result<Vec<PromptOutcome>> {
        let mut outcomes: Vec<Option<PromptOutcome>> = vec![None; wanted.len()];
        // The slots of the topics, and the brand's revision that they belong to.
        let mut placed: Option<(u32, TopicSlots)> = None;
        let mut attempts = Retry::new("other writers were first");
        loop {
            attempts.next().await?;
            let before = self.read_before(brand, &wanted, &outcomes).await?;
            if !before.brand.dying_topics.is_empty() {
                self.store.topics().go_on_with_deletions(&before.brand).await?;
                continue;
            }
            let open = rows_to_make(brand, &wanted, &mut outcomes, &before);
            if open.is_empty() {
                break;
            }
            // Of rows that make a prompt alone: no topic is made for nothing.
            let topics: Vec<WantedTopic> = open.iter().filter_map(|row| wanted[*row].topic()).collect();
            let revision = before.brand.revision;
            let known = |slots: &TopicSlots| topics.iter().all(|topic| slots.contains_key(&topic.taken_name()));
            let slots = match placed.take().filter(|(of, slots)| *of == revision && known(slots)) {
                Some((_, slots)) => slots,
                None => self.slots(brand, &wanted, &topics).await?,
            };
            let open = refuse_unplaced(&wanted, &mut outcomes, open, &slots);
            let records = self.records(&before, &wanted, &open, &slots);
            placed = Some((revision, slots));
            if self.write(before, records, &mut outcomes).await? {
                attempts.begin_anew();
            }
            if outcomes.iter().all(Option::is_some) {
                break;
            }
        }
        Ok(outcomes.into_iter().flatten().collect())
    }

    /// The slots of the topics by name, and a check that the topics that rows name by slot are there.
    async fn slots(self, brand: BrandId, wanted: &[WantedPrompt], topics: &[WantedTopic]) -> Result<TopicSlots> {
        let keys = self.store.org.of(brand);
        let given: HashSet<Key> = wanted
            .iter()
            .filter_map(|prompt| match prompt.topic {
                Placement::Slot(slot) => Some(keys.topic(slot)),
                _ => None,
            })
            .collect();
        let found = self.store.table().batch_get(given.iter().cloned().collect()).await?;
        if found.len() < given.len() {
            return Err(Error::NotFound);
        }
        self.store.topics().ensure_all(brand, topics).await
    }

    async fn read_before(
        self,
        brand: BrandId,
        wanted: &[WantedPrompt],
        outcomes: &[Option<PromptOutcome>],
    ) -> Result<Before> {
        let keys = self.store.org.of(brand);
        let open = wanted.iter().zip(outcomes).filter(|(_, outcome)| outcome.is_none());
        let names: Vec<Fingerprint> = open.map(|(row, _)| row.taken_name()).collect();
        let fixed = [
            keys.brand(),
            keys.state(),
            self.store.org.usage(),
            self.store.org.organization(),
        ];
        let read = fixed
            .into_iter()
            .chain(names.iter().map(|name| keys.taken(Taken::Query, *name)))
            .collect();
        let mut items = self.store.table().batch_get(read).await?;
        let monitored = Monitored::among(self.store, keys, &items);
        let (Some(record), Some(state)) = (items.remove(&keys.brand()), items.get(&keys.state()).map(State::of)) else {
            return Err(Error::NotFound);
        };
        let ordinal = |name: &Fingerprint| {
            let item = items.get(&keys.taken(Taken::Query, *name))?;
            Some((*name, u32::try_from(number_of(item, "ordinal")?).ok()?))
        };
        let taken = names.iter().filter_map(ordinal).collect();
        Ok(Before {
            brand: entity_of(record)?,
            state,
            monitored,
            taken,
        })
    }

    /// The prompts to write, numbered from the brand's next ordinal.
    fn records(
        self,
        before: &Before,
        wanted: &[WantedPrompt],
        open: &[usize],
        slots: &TopicSlots,
    ) -> Vec<(usize, PromptRecord)> {
        let (now, brand, analyzer) = (self.store.now().0, before.brand.id, owned_names(&before.brand));
        let numbered = open.iter().zip(before.state.next_prompt..);
        numbered
            .map(|(row, ordinal)| {
                let prompt = &wanted[*row];
                let named = || slots.get(&prompt.topic()?.taken_name())?.as_ref().ok().copied();
                let topic = if let Placement::Slot(slot) = prompt.topic {
                    Some(slot)
                } else {
                    named()
                };
                let record = PromptRecord {
                    id: PromptId { brand, ordinal },
                    query: prompt.query.clone(),
                    kind: prompt.kind.unwrap_or_else(|| derived_type(&analyzer, &prompt.query)),
                    kind_given: prompt.kind.is_some(),
                    country: prompt.country,
                    tags: prompt.tags.clone(),
                    monitoring: prompt.monitoring,
                    topic: topic.unwrap_or_default(),
                    revision: 0,
                    created: now,
                    updated: now,
                };
                (*row, record)
            })
            .collect()
    }

    /// Writes as many of the records as nobody else hinders; whether it was any.
    async fn write(
        self,
        mut before: Before,
        records: Vec<(usize, PromptRecord)>,
        outcomes: &mut [Option<PromptOutcome>],
    ) -> Result<bool> {
        for (place, part) in records.chunks(PER_TRANSACTION).enumerate() {
            let active = part
                .iter()
                .filter(|(_, prompt)| prompt.monitoring == Monitoring::Active)
                .count();
            match self.store.table().commit(self.bulk(&before, part, active)?).await? {
                Ok(()) => {}
                // Read anew: an ordinal, a text or the limit went to somebody else, or the brand is gone.
                Err(Changed) => return Ok(place > 0),
            }
            for (row, prompt) in part {
                outcomes[*row] = Some(PromptOutcome::Created(prompt.clone()));
            }
            before.state.next_prompt += part.len() as u32;
        }
        Ok(true)
    }

    fn bulk(self, before: &Before, part: &[(usize, PromptRecord)], active: usize) -> Result<Transaction<Changed>> {
        let keys: BrandKeys = self.store.org.of(before.brand.id);
        let (first, count) = (before.state.next_prompt, part.len() as u32);
        let rows: Vec<CatalogRow> = part.iter().map(|(_, prompt)| CatalogRow::of(prompt)).collect();
        let rows = put_rows(keys, &rows);
        let moved_on = "SET nextPrompt = :next ADD active :active, catalogRevision :items";
        let state = Action::update(keys.state(), moved_on)
            .when("nextPrompt = :first")
            .value(":first", number(first))
            .value(":next", number(first + count))
            .value(":active", number(active))
            .value(":items", number(rows.len()));
        // A topic that is deleted changes the brand's revision: the topics of these prompts are there.
        let same_topics =
            Action::check(keys.brand(), "revision = :revision").value(":revision", number(before.brand.revision));
        let mut bulk = Transaction::new().guard(Changed, state).guard(Changed, same_topics);
        if active > 0 {
            bulk = before.monitored.take(bulk, Changed, active as i64);
        }
        for (_, prompt) in part {
            bulk = bulk
                .guard(Changed, Action::put_new(prompt_item(keys, prompt)?))
                .guard(Changed, Action::put_new(prompt_marker(keys, prompt)?));
        }
        Ok(bulk.then_all(rows))
    }
}

/// Settles the rows whose topic has no place in the brand, and returns the others.
fn refuse_unplaced(
    wanted: &[WantedPrompt],
    outcomes: &mut [Option<PromptOutcome>],
    mut open: Vec<usize>,
    slots: &TopicSlots,
) -> Vec<usize> {
    open.retain(|row| {
        let slot = wanted[*row].topic().and_then(|topic| slots.get(&topic.taken_name()));
        let Some(Err(error)) = slot else { return true };
        outcomes[*row] = Some(PromptOutcome::Refused(error.clone()));
        false
    });
    open
}

/// Settles the rows that need no writing, and returns those that do, in their order.
fn rows_to_make(
    brand: BrandId,
    wanted: &[WantedPrompt],
    outcomes: &mut [Option<PromptOutcome>],
    before: &Before,
) -> Vec<usize> {
    let mut names: HashSet<Fingerprint> = HashSet::new();
    let mut free = before.monitored.free();
    let mut open = Vec::new();
    for (row, prompt) in wanted
        .iter()
        .enumerate()
        .filter(|(row, _)| outcomes[*row].is_none())
        .collect::<Vec<_>>()
    {
        let name = prompt.taken_name();
        if let Some(ordinal) = before.taken.get(&name) {
            outcomes[row] = Some(PromptOutcome::Duplicate(PromptId {
                brand,
                ordinal: *ordinal,
            }));
        } else if names.contains(&name) {
            // A twin of a row that is about to be made waits for it, and is a duplicate in the next round.
            continue;
        } else if prompt.monitoring == Monitoring::Active && free == 0 {
            outcomes[row] = Some(PromptOutcome::Refused(Error::MonitoringLimit));
        } else {
            free -= i64::from(prompt.monitoring == Monitoring::Active);
            names.insert(name);
            open.push(row);
        }
    }
    open
}
