//! Reading answers: one, a page of a prompt's, and what is read in their texts.

use std::collections::BTreeSet;
use std::sync::Arc;

use answerscope_metrics::{AnswerFacts, Day, Engine, SegmentWindow};
use futures::stream::{self, StreamExt, TryStreamExt};

use super::Answers;
use super::body::{LONGEST_BODY, unpack_body};
use super::no_answers::NoAnswerRow;
use super::reader::AnswerReader;
use super::readings::reading_of;
use crate::keys::{Key, KeyRange, row_of_answer};
use crate::runtime::cpu::cpu;
use crate::table::packed::{Damage, Damaged, Unread};
use crate::table::{Item, bytes_of, entity_of, key_of, text_of};
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::answer::{Answer, AnswerBody, AnswerRecord};
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::entities::prompt::PromptRecord;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{AnswerId, Fingerprint, PromptId};
use answerscope_domain::page::{Listed, PageRequest};

/// Texts of a page that are read side by side; many of them may be objects.
pub(super) const PARALLEL: usize = 16;
/// Rows that a page of a prompt's answers looks at: the answers of seven years at 40 a day.
const LOOKED_AT: usize = 100_000;
/// Rows of a prompt that are read together for the windows that they lie in.
const OF_WINDOW: usize = 100;

impl Answers<'_> {
    /// Reads an answer; its brand and prompt must be there.
    pub async fn get(self, id: AnswerId) -> Result<Answer> {
        let keys = self.store.org.of(id.prompt.brand);
        let answer = keys.answer(id.fingerprint);
        let wanted = vec![keys.brand(), keys.prompt(id.prompt.ordinal), answer.clone()];
        let mut items = self.store.table().batch_get(wanted).await?;
        let mut take = |key: &Key| items.remove(key).ok_or(Error::NotFound);
        let brand: BrandRecord = entity_of(take(&keys.brand())?)?;
        let prompt: PromptRecord = entity_of(take(&keys.prompt(id.prompt.ordinal))?)?;
        brand.require_topic(prompt.topic)?;
        let item = take(&answer)?;
        if entity_of::<AnswerRecord>(item.clone())?.id != id {
            return Err(Error::NotFound);
        }
        let mut shown = self.show(brand, prompt, vec![item], true).await?;
        shown.pop().ok_or(Error::NotFound)
    }

    /// An answer in a list, if its text holds these words, which are in lower case.
    pub async fn show_holding(
        self,
        reader: &Arc<AnswerReader>,
        prompt: &Arc<PromptRecord>,
        item: Item,
        words: &[String],
    ) -> Result<Option<Answer>> {
        let body = self.body(&item).await?;
        if !words.is_empty() {
            let text = body.as_ref().map_or_else(String::new, |body| body.text.to_lowercase());
            if !words.iter().all(|word| text.contains(word.as_str())) {
                return Ok(None);
            }
        }
        self.show_one(reader, prompt, item, body, false).await.map(Some)
    }

    /// Answers as callers see them, in the order of their items; `whole`: with the text.
    async fn show(
        self,
        brand: BrandRecord,
        prompt: PromptRecord,
        items: Vec<Item>,
        whole: bool,
    ) -> Result<Vec<Answer>> {
        let (reader, prompt) = (AnswerReader::of(brand).await?, Arc::new(prompt));
        let (reader, prompt) = (&reader, &prompt);
        let shown = items.into_iter().map(|item| async move {
            let body = self.body(&item).await?;
            self.show_one(reader, prompt, item, body, whole).await
        });
        stream::iter(shown).buffered(PARALLEL).try_collect().await
    }

    async fn show_one(
        self,
        reader: &Arc<AnswerReader>,
        prompt: &Arc<PromptRecord>,
        item: Item,
        body: Option<AnswerBody>,
        whole: bool,
    ) -> Result<Answer> {
        let reading = reading_of(&item);
        let record: AnswerRecord = entity_of(item)?;
        let (reader, prompt) = (Arc::clone(reader), Arc::clone(prompt));
        cpu(move || reader.shown(record, &prompt, body, reading.as_ref(), whole)).await
    }

    /// The facts of a stored answer, read in its text; `None` where that is missing or damaged.
    pub async fn facts_in(
        self,
        reader: &Arc<AnswerReader>,
        record: &AnswerRecord,
        item: &Item,
    ) -> Result<Option<AnswerFacts>> {
        let channel = record.channel();
        let channel = channel.ok_or_else(|| Error::internal("an answer of an unknown engine"))?;
        let Some(body) = self.body(item).await? else {
            return Ok(None);
        };
        let (reader, prompt, at) = (Arc::clone(reader), record.id.prompt, Moment(record.answered_at));
        let (model, reading) = (record.model.clone(), reading_of(item));
        let read = cpu(move || reader.facts(prompt, channel, model, at, &body, reading.as_ref()));
        read.await.map(Some)
    }

    /// The text and given sources of an answer's item; `None` where they are missing or damaged, which is logged and
    /// counted.
    pub async fn body(self, item: &Item) -> Result<Option<AnswerBody>> {
        match self.read_body(item).await {
            Ok(body) => Ok(Some(body)),
            Err(Unread::Failed(error)) => Err(error),
            Err(Unread::Damaged(damage)) => {
                damage.report(Damaged::Answer, &key_of(item));
                Ok(None)
            }
        }
    }

    async fn read_body(self, item: &Item) -> Result<AnswerBody, Unread> {
        if let Some(body) = bytes_of(item, "body") {
            let packed = body.to_vec();
            return Ok(cpu(move || unpack_body(&packed)).await??);
        }
        let object = text_of(item, "object").ok_or_else(|| Damage::new("an answer without a body"))?;
        let read = self.store.blobs().get(object, Some(0..LONGEST_BODY as u64)).await?;
        let packed = read.ok_or_else(|| Damage::new(format!("{object} is missing or empty")))?;
        let object = object.to_owned();
        let read = move || {
            // Its name ends with what it held.
            if !object.ends_with(Fingerprint::of(&[&packed]).as_str()) {
                return Err(Damage::new(format!("{object} holds something else")));
            }
            unpack_body(&packed)
        };
        Ok(cpu(read).await??)
    }

    /// One page of a prompt's answers, newest first.
    pub async fn list(self, prompt: PromptId, filter: &AnswerFilter, page: PageRequest) -> Result<Listed<Answer>> {
        let keys = self.store.org.of(prompt.brand);
        let range = keys.answer_rows_of_days(prompt, filter.from, filter.to);
        let listed = self.rows_of_page(&range, filter, page).await?;
        let names: Vec<Fingerprint> = listed
            .items
            .iter()
            .filter_map(|row| Some(row_of_answer(text_of(row, "sk")?)?.1))
            .collect();
        let fixed = [keys.brand(), keys.prompt(prompt.ordinal)];
        let wanted = fixed
            .into_iter()
            .chain(names.iter().map(|name| keys.answer(*name)))
            .collect();
        let mut items = self.store.table().batch_get(wanted).await?;
        let mut take = |key: &Key| items.remove(key).ok_or(Error::NotFound);
        let brand: BrandRecord = entity_of(take(&keys.brand())?)?;
        let record: PromptRecord = entity_of(take(&keys.prompt(prompt.ordinal))?)?;
        brand.require_topic(record.topic)?;
        let names = names.iter();
        let shown = names.filter_map(|name| items.remove(&keys.answer(*name))).collect();
        Ok(Listed {
            items: self.show(brand, record, shown, false).await?,
            total: listed.total,
            page,
        })
    }

    /// The rows of a page, the newest first. Those before and behind it are counted a megabyte at a time and not kept; of more
    /// than [`LOOKED_AT`] rows the list is of the newest so many.
    async fn rows_of_page(self, range: &KeyRange, filter: &AnswerFilter, page: PageRequest) -> Result<Listed<Item>> {
        let (before, size) = page.offset_and_size();
        let shown = before..before.saturating_add(size);
        let (mut items, mut total, mut left, mut from) = (Vec::new(), 0, LOOKED_AT, None);
        loop {
            let (rows, next) = self.store.table().query_page_back(range, from).await?;
            let looked_at = rows.len().min(left);
            left -= looked_at;
            for row in rows.into_iter().take(looked_at).filter(|row| filter.admits(row)) {
                if shown.contains(&total) {
                    items.push(row);
                }
                total += 1;
            }
            from = next;
            if from.is_none() || left == 0 {
                let total = total as u64;
                return Ok(Listed { items, total, page });
            }
        }
    }

    /// The windows in which a prompt has answers, or engines showed none. However many there are, some rows of each window are
    /// read.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn windows_of_prompt(self, prompt: PromptId) -> Result<BTreeSet<SegmentWindow>> {
        let keys = self.store.org.of(prompt.brand);
        let (mut range, mut windows) = (keys.answer_rows(prompt), BTreeSet::new());
        loop {
            let (rows, more) = self.store.table().query_first(&range, "sk", OF_WINDOW).await?;
            let of_row = |row: &Item| Some(row_of_answer(text_of(row, "sk")?)?.0.day().window());
            windows.extend(rows.iter().filter_map(of_row));
            let Some(last) = rows.last().filter(|_| more) else {
                return Ok(windows);
            };
            let window = of_row(last).ok_or_else(|| Error::internal("a row of no answer"))?;
            // The rest of its rows tell nothing new.
            let next = SegmentWindow(window.0 + 1).day(0);
            range.from = keys.answer_rows_of_days(prompt, Some(next), None).from;
        }
    }
}

/// Which answers of a prompt are listed.
#[derive(Debug, Clone, Default)]
pub struct AnswerFilter {
    /// Those of these engines.
    pub engines: Option<Vec<Engine>>,
    /// Those from this day on.
    pub from: Option<Day>,
    /// Those up to this day.
    pub to: Option<Day>,
}

impl AnswerFilter {
    fn admits(&self, row: &Item) -> bool {
        if NoAnswerRow::is(row) {
            return false;
        }
        let Some((answered_at, _)) = text_of(row, "sk").and_then(row_of_answer) else {
            return false;
        };
        let day = answered_at.day();
        let engine = text_of(row, "engine").and_then(Engine::from_name);
        self.from.is_none_or(|from| day >= from)
            && self.to.is_none_or(|to| day <= to)
            && self
                .engines
                .as_ref()
                .is_none_or(|list| engine.is_some_and(|engine| list.contains(&engine)))
    }
}
