//! The answers of a brand, newest first, found by their facts: those of a day stand together whatever their prompts, and
//! have what answers are filtered by. A page walks back from its place day by day and stops when it is full or has
//! looked at enough, so what it reads does not grow with the brand; the place where it stopped goes into the link to the
//! next page.

use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

use answerscope_metrics::{Bitmap, Day, EngineSet};
use futures::stream::{self, StreamExt, TryStreamExt};

use crate::answers::Answers;
use crate::answers::facts::FactBatch;
use crate::answers::read::PARALLEL;
use crate::answers::reader::AnswerReader;
use crate::monitoring::Catalog;
use crate::segments::{Counted, within};
use crate::table::packed::Damaged;
use crate::table::{Item, entity_of, key_of};
use answerscope_domain::entities::answer::Answer;
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::entities::prompt::{PromptFilter, PromptRecord};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, Fingerprint, Id, PromptId};
use answerscope_domain::page::{Walked, WalkedPage};
use answerscope_domain::text::fold;

mod days;
mod page;

use days::Days;
use page::{Page, Place, TEXTS};

/// Answers that a page looks at before it stops at the end of a day.
const LOOKED_AT: usize = 20_000;
/// Answers that the first page goes on to look at for the total, where the figures tell how many are behind them.
const COUNTED: usize = 1_000;
/// Texts that are read together.
const TOGETHER: usize = 25;

/// Which answers of a brand are listed.
#[derive(Debug, Clone)]
pub struct BrandAnswers {
    /// From which day to which.
    pub days: RangeInclusive<Day>,
    /// Of these engines.
    pub engines: EngineSet,
    /// Of prompts that pass.
    pub prompts: PromptFilter,
    /// Of this prompt.
    pub prompt: Option<String>,
    /// Those that mention the tracked brand of this name, or `none`.
    pub mentions: Option<String>,
    /// Those that cite this domain.
    pub cites: Option<String>,
    /// Those whose text holds all of these, in lower case.
    pub words: Vec<String>,
}

impl BrandAnswers {
    /// How many answers the first page looks at once it is full: figures know days and engines, so of what narrows the list
    /// further, all that is left is counted, as far as a page may look.
    fn counts_on_to(&self) -> usize {
        let narrowed = self.prompts != PromptFilter::default()
            || self.prompt.is_some()
            || self.mentions.is_some()
            || self.cites.is_some()
            || !self.words.is_empty();
        if narrowed { LOOKED_AT } else { COUNTED }
    }
}

/// A place in the list and whose facts passed; newest first is descending.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Found {
    millis: i64,
    name: Fingerprint,
    prompt: u32,
}

/// The filter, resolved in the brand as it is.
struct Filter {
    prompts: Bitmap,
    engines: EngineSet,
    /// `Some(None)`: those that mention nobody.
    mentions: Option<Option<u16>>,
    cites: Option<String>,
}

impl Filter {
    fn of(catalog: &Catalog, wanted: &BrandAnswers) -> Result<Self> {
        let brand = &catalog.brand;
        let mut prompts = catalog.select(&wanted.prompts);
        if let Some(text) = &wanted.prompt {
            let only = prompt_of(catalog, text)?;
            prompts = std::iter::once(only).filter(|only| prompts.contains(*only)).collect();
        }
        let mentions = wanted.mentions.as_deref().map(|name| mentioned(brand, name));
        Ok(Self {
            prompts,
            engines: wanted.engines,
            mentions: mentions.transpose()?,
            cites: wanted.cites.clone(),
        })
    }

    /// How many answers a batch has facts of, and those that pass.
    fn found(&self, batch: &Item) -> Result<(usize, Vec<Found>)> {
        let facts = match FactBatch::unpack(batch) {
            Ok(facts) => facts.0,
            Err(damage) => {
                // Its answers are listed again when the rollup has read them anew.
                damage.report(Damaged::Facts, &key_of(batch));
                return Ok((0, Vec::new()));
            }
        };
        let looked_at = facts.len();
        let passes = facts.into_iter().filter(|(_, facts)| {
            !facts.no_answer
                && self.prompts.contains(facts.prompt)
                && self.engines.contains(facts.engine)
                && self.mentions.is_none_or(|slot| match slot {
                    Some(slot) => facts.mentions.iter().any(|mention| mention.slot == slot),
                    None => facts.mentions.is_empty(),
                })
                && self
                    .cites
                    .as_ref()
                    .is_none_or(|domain| facts.citations.iter().any(|cited| cited.domain == *domain))
        });
        let found = passes.map(|(name, facts)| Found {
            millis: facts.answered_at,
            name,
            prompt: facts.prompt,
        });
        Ok((looked_at, found.collect()))
    }
}

/// The number of the prompt with an id, if it is one of the brand's.
fn prompt_of(catalog: &Catalog, text: &str) -> Result<u32> {
    let id = PromptId::parse(text).filter(|id| id.brand == catalog.brand.id);
    let there = |id: &PromptId| catalog.rows.iter().any(|row| row.ordinal == id.ordinal);
    let id = id.filter(there);
    Ok(id.ok_or_else(|| Error::unknown_id("promptId", "prompt"))?.ordinal)
}

/// The slot of the tracked brand with a name; `None` for nobody.
fn mentioned(brand: &BrandRecord, name: &str) -> Result<Option<u16>> {
    if name == "none" {
        return Ok(None);
    }
    let name = fold(name);
    let tracked = brand.tracked().find(|tracked| fold(tracked.name) == name);
    tracked
        .map(|tracked| Some(tracked.slot))
        .ok_or_else(|| Error::invalid("mentions: expected the name of a tracked brand or `none`"))
}

impl Answers<'_> {
    /// One page of a brand's answers, newest first.
    pub async fn list_of_brand(
        self,
        brand: BrandId,
        wanted: &BrandAnswers,
        asked: WalkedPage,
    ) -> Result<Walked<Answer>> {
        let catalog = self.store.catalogs().get(brand).await?;
        let filter = Arc::new(Filter::of(&catalog, wanted)?);
        let reader = AnswerReader::of(catalog.brand.clone()).await?;
        let mut page = Page::beginning(&asked);
        let place = asked.after.map(|after| (after.millis, after.name));
        let mut days = Days::new(self.store.org.of(brand), wanted.days.clone(), place);
        let last = self.walk(brand, wanted, &filter, &reader, &mut days, &mut page).await?;
        if !days.goes_on() && page.counted == page.passed {
            page.stopped = None;
        }
        if wanted.words.is_empty() {
            let answers = self.read_found(brand, &reader, &page.taken, &[]).await?;
            page.shown = answers.into_iter().flatten().collect();
        }
        let mut known = true;
        let total = match (page.counted_before, last) {
            (Some(before), _) if days.goes_on() => before.saturating_sub(page.rejected).max(page.counted),
            (None, Some(last)) if days.goes_on() && last > *wanted.days.start() => {
                let older = *wanted.days.start()..=Day(last.0 - 1);
                match self.answers_of(brand, older, wanted.engines).await {
                    Ok(older) => page.counted + older,
                    // Figures are being mended: the answers are there all the same, and the next page counts again.
                    Err(Error::TooManyRequests { .. }) => {
                        known = false;
                        page.counted
                    }
                    Err(error) => return Err(error),
                }
            }
            _ => page.counted,
        };
        Ok(Walked {
            after: page.stopped.map(|place| page.after(place, known.then_some(total))),
            items: page.shown,
            total,
            page: asked,
        })
    }

    /// Fills a page and counts what is behind it; the last day that was looked at.
    async fn walk(
        self,
        brand: BrandId,
        wanted: &BrandAnswers,
        filter: &Arc<Filter>,
        reader: &Arc<AnswerReader>,
        days: &mut Days,
        page: &mut Page,
    ) -> Result<Option<Day>> {
        let (mut looked_at, mut last) = (0, None);
        let most_counted = page.counted_before.map_or(wanted.counts_on_to(), |_| 0);
        while page.stopped.is_none() || looked_at < most_counted {
            let most = page.takes_at_most(!wanted.words.is_empty());
            let Some(day) = days.next(self.store, filter, most).await? else {
                break;
            };
            looked_at += day.looked_at;
            last = Some(day.day);
            page.counted += day.count();
            match wanted.words.as_slice() {
                _ if page.stopped.is_some() => {}
                [] => page.take(day.found),
                words => self.take_read(brand, reader, day.found, words, page).await?,
            }
            if page.stopped.is_none() && looked_at >= LOOKED_AT && days.goes_on() {
                page.stopped = Some((day.day.start().millis(), None));
            }
        }
        Ok(last)
    }

    /// How many answers a brand has in some days, by its figures.
    async fn answers_of(self, brand: BrandId, days: RangeInclusive<Day>, engines: EngineSet) -> Result<u64> {
        let (_, Counted { days, totals, .. }) = self.store.metrics().totals(brand, days).await?;
        let counts = totals.iter().flat_map(|totals| {
            let days = within(&days, totals.window());
            totals.answers(days, engines).map(|(_, count)| count)
        });
        Ok(counts.sum())
    }

    /// Takes what a day has, newest first, where its text holds the words, and reads no more texts than a page may.
    async fn take_read(
        self,
        brand: BrandId,
        reader: &Arc<AnswerReader>,
        found: Vec<Found>,
        words: &[String],
        page: &mut Page,
    ) -> Result<()> {
        let mut left = found.as_slice();
        while !left.is_empty() {
            let most = TOGETHER.min(TEXTS - page.texts).min(left.len());
            let (some, rest) = left.split_at(most);
            let answers = self.read_found(brand, reader, some, words).await?;
            page.texts += most;
            for (one, answer) in some.iter().zip(answers) {
                if page.is_full() {
                    break;
                }
                if page.pass(*one, answer.is_some()) {
                    page.shown.extend(answer);
                }
            }
            left = rest;
            if page.is_full() || page.texts == TEXTS {
                page.stopped = page.last;
                return Ok(());
            }
        }
        Ok(())
    }

    /// Answers by their facts, in the same order; `None` for those that are gone meanwhile or do not hold the words.
    async fn read_found(
        self,
        brand: BrandId,
        reader: &Arc<AnswerReader>,
        found: &[Found],
        words: &[String],
    ) -> Result<Vec<Option<Answer>>> {
        let keys = self.store.org.of(brand);
        let answers = found.iter().map(|one| keys.answer(one.name));
        let prompts = found.iter().map(|one| keys.prompt(one.prompt));
        let mut items = self.store.table().batch_get(answers.chain(prompts).collect()).await?;
        let mut prompts: HashMap<u32, Arc<PromptRecord>> = HashMap::new();
        let mut there = Vec::new();
        for one in found {
            if let Some(item) = items.remove(&keys.prompt(one.prompt)) {
                prompts.insert(one.prompt, Arc::new(entity_of(item)?));
            }
            there.push(
                items
                    .remove(&keys.answer(one.name))
                    .zip(prompts.get(&one.prompt).cloned()),
            );
        }
        let read = there.into_iter().map(|there| async move {
            match there {
                Some((item, prompt)) => self.show_holding(reader, &prompt, item, words).await,
                None => Ok(None),
            }
        });
        stream::iter(read).buffered(PARALLEL).try_collect().await
    }
}
