//! The facts of answers as they are stored: up to 47 answers of a day in one item.

use answerscope_analysis::METHOD_VERSION;
use answerscope_metrics::AnswerFacts;
use aws_sdk_dynamodb::types::AttributeValue;
use serde::{Deserialize, Serialize};

use super::facts_version_1;
use crate::keys::{BrandKeys, Key};
use crate::table::packed::{Damage, pack, unpack};
use crate::table::{Action, Conditional, FACTS_VERSION, Item, binary, bytes_of, key_of, number, number_of, text};
use answerscope_domain::error::Result;
use answerscope_domain::ids::{AnswerId, Fingerprint, PromptId, Token};

/// Bytes of a batch's facts before compression: 47 of the largest texts full of links.
const LONGEST_BATCH: usize = 16 << 20;

/// The attribute of a batch whose facts were made in an earlier version of it and only written in today's: what they do not
/// tell is to be read anew still.
const CONVERTED: &str = "converted";

/// The attribute of a batch that is another one each time what a model read was kept in it.
const READINGS: &str = "readings";

/// The attribute of a batch that tells of asks to which no answer was shown: whoever looks for their rows unpacks no others.
const NO_ANSWERS: &str = "noAnswers";

/// The facts of one batch, as stored.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct FactBatch(pub Vec<(Fingerprint, AnswerFacts)>);

impl FactBatch {
    /// Compressed.
    pub fn pack(&self) -> Result<Vec<u8>> {
        pack(self, 1)
    }

    /// Reads a batch's item, in whatever version it was written.
    ///
    /// # Errors
    /// [`Damage`] where it does not hold facts.
    pub fn unpack(item: &Item) -> Result<Self, Damage> {
        let packed = bytes_of(item, "facts").unwrap_or_default();
        match number_of(item, "v") {
            Some(FACTS_VERSION) => unpack(packed, LONGEST_BATCH),
            _ => unpack(packed, LONGEST_BATCH).map(|old: facts_version_1::Batch| old.into()),
        }
    }

    /// The rows, in the lists of prompts, of a batch's asks to which no answer was shown.
    ///
    /// # Errors
    /// [`Damage`] where it does not hold facts.
    pub fn rows_of_no_answers(item: &Item, keys: BrandKeys) -> Result<Vec<Key>, Damage> {
        if !item.contains_key(NO_ANSWERS) {
            return Ok(Vec::new());
        }
        let none = Self::unpack(item)?.0.into_iter().filter(|(_, facts)| facts.no_answer);
        let row = |(fingerprint, facts): (Fingerprint, AnswerFacts)| {
            let (brand, ordinal) = (keys.brand, facts.prompt);
            let prompt = PromptId { brand, ordinal };
            keys.answer_row(AnswerId { prompt, fingerprint }, facts.answered_at)
        };
        Ok(none.map(row).collect())
    }

    /// Whether a batch tells all that is kept of answers today.
    pub fn is_complete(item: &Item) -> bool {
        number_of(item, "v") == Some(FACTS_VERSION) && !item.contains_key(CONVERTED)
    }

    /// The action, only if the batch is still what was read: an import, a reading anew, a model's reading and a purge may meet in it.
    /// What a model read is kept beside the answers, and may leave the facts as they are.
    pub fn unless_changed(action: Action, read: &Item) -> Conditional {
        const SAME: &str = "naming = :naming AND readingMethod = :method AND facts = :facts";
        let value = |name: &str| read.get(name).cloned().unwrap_or(AttributeValue::Null(true));
        let unless = match read.get(READINGS) {
            Some(kept) => action
                .when(format!("{SAME} AND {READINGS} = :readings"))
                .value(":readings", kept.clone()),
            None => action.when(format!("{SAME} AND attribute_not_exists({READINGS})")),
        };
        unless
            .value(":naming", value("naming"))
            .value(":method", value("readingMethod"))
            .value(":facts", value("facts"))
    }

    /// The action that leaves these facts alone in place of a batch that was read, if it is still what was read.
    pub fn instead_of(&self, read: &Item) -> Result<Conditional> {
        self.written_over(read, None)
    }

    /// The same where they tell what a model read, which `kept` names.
    pub fn with_readings(&self, read: &Item, kept: Token) -> Result<Conditional> {
        self.written_over(read, Some(kept))
    }

    fn written_over(&self, read: &Item, kept: Option<Token>) -> Result<Conditional> {
        let action = if self.0.is_empty() {
            Action::delete(key_of(read))
        } else {
            let mut item = read.clone();
            if let Some(kept) = kept {
                item.insert(READINGS.into(), text(kept.as_str()));
            }
            item.insert("facts".into(), binary(self.pack()?));
            if number_of(&item, "v") != Some(FACTS_VERSION) {
                item.insert("v".into(), number(FACTS_VERSION));
                item.insert(CONVERTED.into(), AttributeValue::Bool(true));
            }
            Action::put(item)
        };
        Ok(Self::unless_changed(action, read))
    }

    /// The item of a batch; `naming` is the brand's number of what was looked for.
    pub fn item(&self, key: Key, naming: u32) -> Result<Item> {
        let mut item = Item::from([
            ("pk".into(), text(key.pk)),
            ("sk".into(), text(key.sk)),
            ("kind".into(), text("facts")),
            ("v".into(), number(FACTS_VERSION)),
            ("naming".into(), number(naming)),
            ("readingMethod".into(), number(METHOD_VERSION)),
            ("facts".into(), binary(self.pack()?)),
        ]);
        if self.0.iter().any(|(_, facts)| facts.no_answer) {
            item.insert(NO_ANSWERS.into(), AttributeValue::Bool(true));
        }
        Ok(item)
    }
}
