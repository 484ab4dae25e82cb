//! Reading all answers of a brand anew, after its names or competitors changed, or where `reread` asks for today's method.

use std::collections::BTreeSet;
use std::sync::Arc;

use answerscope_analysis::METHOD_VERSION;
use answerscope_metrics::{Day, Engine, Span};

use super::Store;
use super::answers::FactBatch;
use super::attempts::Attempts;
use super::keys::{Key, day_of_facts};
use super::marks::Mark;
use super::packed::Damaged;
use super::segments::span_of;
use super::table::{Action, Item, entity_of, key_of, number, number_of};
use crate::entities::answer::{AnswerReader, AnswerRecord};
use crate::entities::brand::BrandRecord;
use crate::error::{Error, Result};
use crate::ids::BrandId;

impl Store {
    /// Rebuilds days of a span of a brand, and returns those that lack facts; see [`Store::rebuild`].
    pub async fn rebuild_span(
        &self,
        brand: BrandId,
        span: Span,
        days: &[Day],
        live: &(dyn Fn(u32) -> bool + Sync),
    ) -> Result<BTreeSet<Day>> {
        self.rebuild(self.org.of(brand), span, days, live).await
    }

    /// Reads the answers behind every batch of facts that was made with other names or another method, and writes the
    /// batch anew, in the spans that are counted and in those that are marked. Returns the days that changed and the marks
    /// it left for them. Stopped half-way, the next run goes on with what is left. An answer whose text can not be read
    /// keeps the facts that it has; the next run tries it again.
    pub async fn reread_facts(
        &self,
        brand: &BrandRecord,
        marked: impl Iterator<Item = Span>,
    ) -> Result<Vec<(Day, Key)>> {
        let keys = self.org.of(brand.id);
        let segments = self.app.table.query(&keys.segments()).await?;
        let known = segments.iter().filter_map(span_of);
        let spans: BTreeSet<Span> = known.chain(marked).collect();
        let reader = AnswerReader::of(brand.clone()).await?;
        let (mut days, mut unreadable) = (Vec::new(), 0);
        for span in spans {
            for item in self.app.table.query(&keys.facts_of_span(span)).await? {
                if !is_current(brand, &item) {
                    days.extend(self.reread_batch(brand, &reader, span, item, &mut unreadable).await?);
                }
            }
        }
        if unreadable > 0 {
            tracing::error!(brand = %brand.id, unreadable, "texts could not be read anew; what they were read as stands");
        }
        Ok(days)
    }

    /// Writes a batch anew, marks its day and adds up the answers whose texts can not be read; `None` when somebody else
    /// wrote or removed it.
    async fn reread_batch(
        &self,
        brand: &BrandRecord,
        reader: &Arc<AnswerReader>,
        span: Span,
        mut item: Item,
        unreadable: &mut usize,
    ) -> Result<Option<(Day, Key)>> {
        let (keys, key) = (self.org.of(brand.id), key_of(&item));
        let day = day_of_facts(&key)?;
        let mut attempts = Attempts::unless("a batch of facts changed under every attempt to write it anew");
        loop {
            attempts.next().await?;
            let (new, kept) = self.new_batch(brand, reader, &item).await?;
            // The day is marked with the batch: a crash after this leaves the mark to rebuild it by.
            let (mark, token) = (Mark::Days(span, BTreeSet::from([day])), self.fresh_token());
            let mut actions = vec![Action::exists(keys.brand()), mark.put(keys, token)];
            actions.extend(new.map(|new| FactBatch::unless_changed(Action::put(new), &item)));
            match self.app.table.transact(actions).await? {
                Ok(()) => {
                    *unreadable += kept;
                    return Ok(Some((day, mark.key(keys, token))));
                }
                Err(refused) if refused.contains(&0) => return Err(Error::NotFound),
                Err(_) => {}
            }
            match self.app.table.get(&key).await? {
                Some(again) if !is_current(brand, &again) => item = again,
                _ => return Ok(None),
            }
        }
    }

    /// A batch written anew, and how many of its answers keep old facts because their texts can not be read. No item where
    /// it stays as it is, because nothing is different or because it can not be decoded: what it lacks, the rebuild of its
    /// day finds out.
    async fn new_batch(
        &self,
        brand: &BrandRecord,
        reader: &Arc<AnswerReader>,
        item: &Item,
    ) -> Result<(Option<Item>, usize)> {
        let key = key_of(item);
        let old = match FactBatch::unpack(item) {
            Ok(old) => old,
            Err(damage) => {
                damage.report(Damaged::Facts, &key);
                return Ok((None, 0));
            }
        };
        let (new, kept) = self.reread_answers(brand, reader, &old).await?;
        if new == old && kept == unreadable_of(item) && made_with_todays(brand, item) {
            return Ok((None, kept));
        }
        let mut item = new.item(key, brand.naming)?;
        if kept > 0 {
            item.insert(UNREADABLE.into(), number(kept));
        }
        Ok((Some(item), kept))
    }

    /// Facts of the batch's answers as of now, and how many of them are old ones, because a text can not be read.
    async fn reread_answers(
        &self,
        brand: &BrandRecord,
        reader: &Arc<AnswerReader>,
        old: &FactBatch,
    ) -> Result<(FactBatch, usize)> {
        let keys = self.org.of(brand.id);
        let wanted = old.0.iter().map(|(name, _)| keys.answer(*name)).collect();
        let answers = self.app.table.batch_get(wanted).await?;
        let (mut new, mut kept) = (Vec::new(), 0);
        for (name, old) in &old.0 {
            // An answer that was deleted has no facts any more.
            let Some(answer) = answers.get(&keys.answer(*name)) else {
                continue;
            };
            let record: AnswerRecord = entity_of(answer.clone())?;
            // One that came again under another prompt has its facts in a batch of its own.
            if record.id.prompt.ordinal != old.prompt {
                continue;
            }
            let engine =
                Engine::from_name(&record.engine).ok_or_else(|| Error::internal("an answer of an unknown engine"))?;
            match self.facts_in(reader, &record, engine, answer).await? {
                Some(read) => new.push((*name, read)),
                None => {
                    new.push((*name, old.clone()));
                    kept += 1;
                }
            }
        }
        Ok((FactBatch(new), kept))
    }
}

/// The attribute of a batch that counts the answers whose texts could not be read when it was written anew.
const UNREADABLE: &str = "unreadable";

pub(super) fn unreadable_of(batch: &Item) -> usize {
    let count = number_of(batch, UNREADABLE).unwrap_or_default();
    usize::try_from(count).unwrap_or_default()
}

/// Whether a batch needs no reading: it was made with the brand's names and by today's method, and all of it.
fn is_current(brand: &BrandRecord, batch: &Item) -> bool {
    made_with_todays(brand, batch) && unreadable_of(batch) == 0
}

/// Whether a batch was made with the brand's names and by today's method, and tells all that is kept today.
pub(super) fn made_with_todays(brand: &BrandRecord, batch: &Item) -> bool {
    let made_with = (number_of(batch, "naming"), number_of(batch, "readingMethod"));
    made_with == (Some(brand.naming.into()), Some(METHOD_VERSION.into())) && FactBatch::is_complete(batch)
}
