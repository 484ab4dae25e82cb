//! Reading all answers of a brand anew, after its names or competitors changed or the method did.

use std::collections::BTreeSet;
use std::sync::Arc;

use answerscope_analysis::{Analyzer, METHOD_VERSION};
use answerscope_metrics::{AnswerFacts, Day, Engine, Span};

use super::Store;
use super::answers::FactBatch;
use super::keys::Key;
use super::marks::Mark;
use super::table::{Action, Item, entity_of, key_of, number, number_of, text_of};
use crate::clock::Moment;
use crate::entities::answer::{AnswerRecord, facts};
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

    /// Reads the answers behind every batch of facts that was made with other names or another method, and writes
    /// the batch anew. Returns the days that changed and the marks it left for them. Stopped half-way, the next run
    /// goes on with what is left.
    pub async fn reread_facts(&self, brand: &BrandRecord, marked: Vec<Span>) -> Result<Vec<(Day, Key)>> {
        let keys = self.org.of(brand.id);
        let segments = self.app.table.query(&keys.segments()).await?;
        let known = segments
            .iter()
            .filter_map(|item| text_of(item, "sk")?.rsplit('#').next()?.parse().ok().map(Span));
        let spans: BTreeSet<Span> = known.chain(marked).collect();
        let analyzer = Arc::new(Analyzer::new(&brand.names()));
        let mut days = Vec::new();
        for span in spans {
            for item in self.app.table.query(&keys.facts_of_span(span)).await? {
                let made_with = (number_of(&item, "naming"), number_of(&item, "readingMethod"));
                if made_with != (Some(brand.naming.into()), Some(METHOD_VERSION.into())) {
                    days.push(self.reread_batch(brand, &analyzer, span, &item).await?);
                }
            }
        }
        Ok(days)
    }

    async fn reread_batch(
        &self,
        brand: &BrandRecord,
        analyzer: &Analyzer,
        span: Span,
        item: &Item,
    ) -> Result<(Day, Key)> {
        let keys = self.org.of(brand.id);
        let old = FactBatch::unpack(item)?;
        let answers = self
            .app
            .table
            .batch_get(old.0.iter().map(|(name, _)| keys.answer(*name)).collect())
            .await?;
        let mut new: Vec<(crate::ids::Fingerprint, AnswerFacts)> = Vec::new();
        for (name, old) in old.0 {
            // An answer that was deleted has no facts any more.
            let Some(answer) = answers.get(&keys.answer(name)) else {
                continue;
            };
            let body = self.body(answer).await?;
            let record: AnswerRecord = entity_of(answer.clone())?;
            // One that came again under another prompt has its facts in a batch of its own.
            if record.id.prompt.ordinal != old.prompt {
                continue;
            }
            let engine =
                Engine::from_name(&record.engine).ok_or_else(|| Error::internal("an answer of an unknown engine"))?;
            new.push((
                name,
                facts(
                    analyzer,
                    brand,
                    record.id.prompt,
                    engine,
                    Moment(record.answered_at),
                    &body,
                ),
            ));
        }
        let key = key_of(item);
        let day = key.sk.split('#').next().and_then(|day| day.parse().ok().map(Day));
        let day = day.ok_or_else(|| Error::internal("a batch of facts without a day"))?;
        let put = Action::put(FactBatch(new).item(key, brand.naming)?)
            .when("naming = :old OR readingMethod <> :method")
            .value(":old", number(number_of(item, "naming").unwrap_or_default()))
            .value(":method", number(METHOD_VERSION));
        // The day is marked with the batch: a crash after this leaves the mark to rebuild it by.
        let (mark, token) = (Mark::Days(span, BTreeSet::from([day])), self.token());
        // Refused: another run has written it anew already.
        let _by_another = self.app.table.transact(vec![put, mark.put(keys, token)]).await?;
        Ok((day, mark.key(keys, token)))
    }
}
