//! Reading all answers of a brand anew, after its names or competitors changed or the method did.

use std::collections::BTreeSet;
use std::sync::Arc;

use answerscope_analysis::METHOD_VERSION;
use answerscope_metrics::{Day, Engine, Span};

use super::Store;
use super::answers::FactBatch;
use super::attempts::Attempts;
use super::keys::Key;
use super::marks::Mark;
use super::segments::span_of;
use super::table::{Action, Item, entity_of, key_of, number_of};
use crate::clock::Moment;
use crate::compute;
use crate::entities::answer::{AnswerBody, AnswerReader, AnswerRecord};
use crate::entities::brand::BrandRecord;
use crate::error::{Error, Result};
use crate::ids::BrandId;

impl Store {
    /// Rebuilds days of a span of a brand; see [`Store::rebuild`].
    pub async fn rebuild_span(
        &self,
        brand: BrandId,
        span: Span,
        days: &[Day],
        live: &(dyn Fn(u32) -> bool + Sync),
    ) -> Result<()> {
        self.rebuild(self.org.of(brand), span, days, live).await
    }

    /// Reads the answers behind every batch of facts that was made with other names or another method, and writes the
    /// batch anew, in the spans that are counted and in those that are marked. Returns the days that changed and the marks
    /// it left for them. Stopped half-way, the next run goes on with what is left.
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
        let mut days = Vec::new();
        for span in spans {
            for item in self.app.table.query(&keys.facts_of_span(span)).await? {
                if !is_current(brand, &item) {
                    days.extend(self.reread_batch(brand, &reader, span, item).await?);
                }
            }
        }
        Ok(days)
    }

    /// Writes a batch anew; `None` when somebody else did so, or removed it.
    async fn reread_batch(
        &self,
        brand: &BrandRecord,
        reader: &Arc<AnswerReader>,
        span: Span,
        mut item: Item,
    ) -> Result<Option<(Day, Key)>> {
        let (keys, key) = (self.org.of(brand.id), key_of(&item));
        let day = key.sk.split('#').next().and_then(|day| day.parse().ok().map(Day));
        let day = day.ok_or_else(|| Error::internal("a batch of facts without a day"))?;
        let mut attempts = Attempts::unless("a batch of facts changed under every attempt to write it anew");
        loop {
            attempts.next().await?;
            let (old, read) = compute::run(move || (FactBatch::unpack(&item), item)).await?;
            let new = self.reread_answers(brand, reader, old?).await?;
            let (key_of_new, naming) = (key.clone(), brand.naming);
            let put = compute::run(move || new.item(key_of_new, naming))
                .await?
                .map(Action::put)?;
            // The day is marked with the batch: a crash after this leaves the mark to rebuild it by.
            let (mark, token) = (Mark::Days(span, BTreeSet::from([day])), self.fresh_token());
            let actions = vec![
                Action::exists(keys.brand()),
                FactBatch::unless_changed(put, &read),
                mark.put(keys, token),
            ];
            match self.app.table.transact(actions).await? {
                Ok(()) => return Ok(Some((day, mark.key(keys, token)))),
                Err(refused) if refused.contains(&0) => return Err(Error::NotFound),
                Err(_) => {}
            }
            match self.app.table.get(&key).await? {
                Some(again) if !is_current(brand, &again) => item = again,
                _ => return Ok(None),
            }
        }
    }

    async fn reread_answers(
        &self,
        brand: &BrandRecord,
        reader: &Arc<AnswerReader>,
        old: FactBatch,
    ) -> Result<FactBatch> {
        let keys = self.org.of(brand.id);
        let wanted = old.0.iter().map(|(name, _)| keys.answer(*name)).collect();
        let answers = self.app.table.batch_get(wanted).await?;
        let mut new = Vec::new();
        for (name, old) in old.0 {
            // An answer that was deleted has no facts any more.
            let Some(answer) = answers.get(&keys.answer(name)) else {
                continue;
            };
            let record: AnswerRecord = entity_of(answer.clone())?;
            // One that came again under another prompt has its facts in a batch of its own.
            if record.id.prompt.ordinal != old.prompt {
                continue;
            }
            let packed = self.packed_body(answer).await?;
            let engine =
                Engine::from_name(&record.engine).ok_or_else(|| Error::internal("an answer of an unknown engine"))?;
            let at = Moment(record.answered_at);
            let reader = Arc::clone(reader);
            let read = move || Ok(reader.facts(record.id.prompt, engine, at, &AnswerBody::unpack(&packed)?));
            new.push((name, compute::run(read).await??));
        }
        Ok(FactBatch(new))
    }
}

/// Whether a batch was made with the brand's names and by today's method.
fn is_current(brand: &BrandRecord, batch: &Item) -> bool {
    let made_with = (number_of(batch, "naming"), number_of(batch, "readingMethod"));
    made_with == (Some(brand.naming.into()), Some(METHOD_VERSION.into()))
}
