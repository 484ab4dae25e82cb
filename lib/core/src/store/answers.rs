//! Reading answers: one, a page of a prompt's, and the facts that are stored of them. Storing them: `answers_import`.

use std::collections::BTreeSet;

use answerscope_analysis::{Analyzer, METHOD_VERSION};
use answerscope_metrics::{AnswerFacts, Day, Engine};
use aws_sdk_dynamodb::types::AttributeValue;
use serde::{Deserialize, Serialize};

use super::Store;
use super::keys::Key;
use super::table::{Action, Item, binary, bytes_of, entity_of, key_of, number, text, text_of};
use crate::clock::Moment;
use crate::entities::answer::{Answer, AnswerBody, AnswerRecord};
use crate::entities::brand::BrandRecord;
use crate::entities::prompt::PromptRecord;
use crate::error::{Error, Result};
use crate::ids::{AnswerId, Fingerprint, PromptId};
use crate::page::{Listed, PageRequest};

/// The facts of one batch, as stored.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct FactBatch(pub Vec<(Fingerprint, AnswerFacts)>);

impl FactBatch {
    /// Compressed.
    pub fn pack(&self) -> Result<Vec<u8>> {
        let bytes = postcard::to_stdvec(self).map_err(Error::internal)?;
        zstd::bulk::compress(&bytes, 1).map_err(Error::internal)
    }

    /// Reads a batch's item.
    pub fn unpack(item: &Item) -> Result<Self> {
        let packed = bytes_of(item, "facts").unwrap_or_default();
        let bytes = zstd::stream::decode_all(packed).map_err(Error::internal)?;
        postcard::from_bytes(&bytes).map_err(Error::internal)
    }

    /// The action, only if the batch is still what was read: an import, a reading anew and a cascade may meet in it.
    pub fn unless_changed(action: Action, read: &Item) -> Action {
        let value = |name: &str| read.get(name).cloned().unwrap_or(AttributeValue::Null(true));
        action
            .when("naming = :naming AND readingMethod = :method AND facts = :facts")
            .value(":naming", value("naming"))
            .value(":method", value("readingMethod"))
            .value(":facts", value("facts"))
    }

    /// The action that leaves these facts alone in place of a batch that was read, if it is still what was read.
    pub fn instead_of(&self, read: &Item) -> Result<Action> {
        let action = if self.0.is_empty() {
            Action::delete(key_of(read))
        } else {
            let mut item = read.clone();
            item.insert("facts".into(), binary(self.pack()?));
            Action::put(item)
        };
        Ok(Self::unless_changed(action, read))
    }

    /// The item of a batch; `naming` is the brand's number of what was looked for.
    pub fn item(&self, key: Key, naming: u32) -> Result<Item> {
        Ok(Item::from([
            ("pk".into(), text(key.pk)),
            ("sk".into(), text(key.sk)),
            ("kind".into(), text("facts")),
            ("v".into(), number(1)),
            ("naming".into(), number(naming)),
            ("readingMethod".into(), number(METHOD_VERSION)),
            ("facts".into(), binary(self.pack()?)),
        ]))
    }
}

impl Store {
    /// Reads an answer; its brand and prompt must be there.
    pub async fn answer(&self, id: AnswerId) -> Result<Answer> {
        let keys = self.org.of(id.prompt.brand);
        let answer = keys.answer(id.fingerprint);
        let wanted = vec![keys.brand(), keys.prompt(id.prompt.ordinal), answer.clone()];
        let mut items = self.app.table.batch_get(wanted).await?;
        let mut take = |key: &Key| items.remove(key).ok_or(Error::NotFound);
        let brand: BrandRecord = entity_of(take(&keys.brand())?)?;
        let prompt: PromptRecord = entity_of(take(&keys.prompt(id.prompt.ordinal))?)?;
        brand.require_topic(prompt.topic)?;
        let item = take(&answer)?;
        self.show(&brand, &prompt, item, Some(id)).await?.ok_or(Error::NotFound)
    }

    async fn show(
        &self,
        brand: &BrandRecord,
        prompt: &PromptRecord,
        item: Item,
        id: Option<AnswerId>,
    ) -> Result<Option<Answer>> {
        let body = self.body(&item).await?;
        let record: AnswerRecord = entity_of(item)?;
        if id.is_some_and(|id| id != record.id) {
            return Ok(None);
        }
        let analyzer = Analyzer::new(&brand.names());
        Ok(Some(record.shown(&analyzer, brand, prompt, body, id.is_some())))
    }

    /// An answer in a list, if its text holds these words, which are in lower case.
    pub(crate) async fn show_holding(
        &self,
        brand: &BrandRecord,
        prompt: &PromptRecord,
        item: Item,
        words: &[String],
    ) -> Result<Option<Answer>> {
        if !words.is_empty() {
            let text = self.body(&item).await?.text.to_lowercase();
            if !words.iter().all(|word| text.contains(word.as_str())) {
                return Ok(None);
            }
        }
        self.show(brand, prompt, item, None).await
    }

    /// The text and given sources of an answer's item.
    pub async fn body(&self, item: &Item) -> Result<AnswerBody> {
        let packed = match (bytes_of(item, "body"), text_of(item, "object")) {
            (Some(body), _) => body.to_vec(),
            (None, Some(object)) => {
                let read = self.app.blobs().get(object, None).await?;
                read.ok_or_else(|| Error::internal(format!("{object} is missing")))?
                    .to_vec()
            }
            (None, None) => return Err(Error::internal("an answer without a body")),
        };
        let bytes = zstd::stream::decode_all(packed.as_slice()).map_err(Error::internal)?;
        postcard::from_bytes(&bytes).map_err(Error::internal)
    }

    /// One page of a prompt's answers, newest first.
    pub async fn list_answers(
        &self,
        prompt: PromptId,
        filter: &AnswerFilter,
        page: PageRequest,
    ) -> Result<Listed<Answer>> {
        let keys = self.org.of(prompt.brand);
        let mut rows = self.app.table.query(&keys.answer_rows(prompt)).await?;
        rows.reverse();
        rows.retain(|row| filter.admits(row));
        let listed = page.of(rows);
        let names: Vec<Fingerprint> = listed
            .items
            .iter()
            .filter_map(|row| text_of(row, "sk")?.split_once('#')?.1.parse().ok())
            .collect();
        let fixed = [keys.brand(), keys.prompt(prompt.ordinal)];
        let wanted = fixed
            .into_iter()
            .chain(names.iter().map(|name| keys.answer(*name)))
            .collect();
        let mut items = self.app.table.batch_get(wanted).await?;
        let mut take = |key: &Key| items.remove(key).ok_or(Error::NotFound);
        let brand: BrandRecord = entity_of(take(&keys.brand())?)?;
        let record: PromptRecord = entity_of(take(&keys.prompt(prompt.ordinal))?)?;
        brand.require_topic(record.topic)?;
        let mut answers = Vec::new();
        for name in names {
            if let Some(item) = items.remove(&keys.answer(name)) {
                answers.extend(self.show(&brand, &record, item, None).await?);
            }
        }
        Ok(Listed {
            items: answers,
            total: listed.total,
            page,
        })
    }

    /// The days on which a prompt has answers.
    pub async fn days_of_prompt(&self, prompt: PromptId) -> Result<BTreeSet<Day>> {
        let rows = self
            .app
            .table
            .query(&self.org.of(prompt.brand).answer_rows(prompt))
            .await?;
        let millis = rows
            .iter()
            .filter_map(|row| text_of(row, "sk")?.split_once('#')?.0.parse::<i64>().ok());
        Ok(millis.map(|millis| Moment(millis * 1_000).day()).collect())
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
        let millis = text_of(row, "sk")
            .and_then(|sk| sk.split_once('#')?.0.parse::<i64>().ok())
            .unwrap_or_default();
        let day = Moment(millis * 1_000).day();
        let engine = text_of(row, "engine").and_then(Engine::from_name);
        self.from.is_none_or(|from| day >= from)
            && self.to.is_none_or(|to| day <= to)
            && self
                .engines
                .as_ref()
                .is_none_or(|list| engine.is_some_and(|engine| list.contains(&engine)))
    }
}
