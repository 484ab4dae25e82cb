//! Asks to which an engine showed no answer. Each is a fact of its day, so that figures tell how often it was so, and a row in
//! the list of its prompt, by which deletes and repairs find it. There is no answer, so lists pass the row over.

use std::collections::BTreeSet;

use answerscope_metrics::AnswerFacts;
use serde::{Deserialize, Serialize};

use super::Answers;
use super::facts::FactBatch;
use crate::keys::{BrandKeys, Key};
use crate::table::outbox::OutboxEntry;
use crate::table::{Action, Item, entity_of, item_of, text_of};
use answerscope_domain::Day;
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::entities::collection::{Ask, AskedEngine};
use answerscope_domain::error::Result;
use answerscope_domain::ids::{AnswerId, Fingerprint};

/// The kind of the rows.
const KIND: &str = "no answer";

/// An ask to which its engine showed no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoAnswer {
    /// What was asked.
    pub ask: Ask,
    /// When, on the day of the ask.
    pub at: Moment,
}

/// The row of one in the list of its prompt, as stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoAnswerRow {
    /// The name that an answer would have.
    pub id: AnswerId,
    #[serde(flatten)]
    asked: AskedEngine,
    /// When, in milliseconds since 1970-01-01 UTC.
    millis: i64,
    /// The batch of facts that it stands in.
    pub batch: Fingerprint,
}

impl NoAnswerRow {
    /// Whether an item in the list of a prompt is such a row.
    pub fn is(item: &Item) -> bool {
        text_of(item, "kind") == Some(KIND)
    }

    /// Reads a row; `None` where it is an answer's.
    ///
    /// # Errors
    /// When it is one and can not be read.
    pub fn read(item: Item) -> Result<Option<Self>> {
        Self::is(&item).then(|| entity_of(item)).transpose()
    }

    /// Its key.
    pub fn key(&self, keys: BrandKeys) -> Key {
        keys.answer_row(self.id, self.millis)
    }

    /// What figures count.
    pub fn facts(&self) -> AnswerFacts {
        AnswerFacts {
            answered_at: self.millis,
            surface: self.asked.surface,
            no_answer: true,
            ..AnswerFacts::of(self.id.prompt.ordinal, self.asked.engine)
        }
    }
}

impl NoAnswer {
    /// The name that an answer would have.
    fn id(&self) -> AnswerId {
        AnswerId {
            prompt: self.ask.prompt,
            fingerprint: self.ask.fingerprint(),
        }
    }
}

impl Answers<'_> {
    /// What notes asks of a day without an answer: for the transaction that notes that nobody is asked again, so that each is
    /// counted once.
    ///
    /// # Errors
    /// When facts can not be packed.
    pub fn note_no_answers(self, brand: &BrandRecord, day: Day, none: &[NoAnswer]) -> Result<Vec<Action>> {
        if none.is_empty() {
            return Ok(Vec::new());
        }
        let keys = self.store.org.of(brand.id);
        let names: Vec<Fingerprint> = none.iter().map(|one| one.ask.fingerprint()).collect();
        let parts: Vec<&[u8]> = names.iter().map(|name| name.as_str().as_bytes()).collect();
        let batch = Fingerprint::of(&parts);
        let (mut facts, mut actions) = (Vec::new(), Vec::new());
        for one in none {
            let (id, millis) = (one.id(), one.at.millis());
            let row = NoAnswerRow {
                id,
                asked: one.ask.asked,
                millis,
                batch,
            };
            facts.push((id.fingerprint, row.facts()));
            actions.push(Action::put(item_of(row.key(keys), KIND, &row)?));
        }
        actions.push(Action::put(
            FactBatch(facts).item(keys.facts(day, batch), brand.naming)?,
        ));
        let entry = OutboxEntry::CountBatches(day.window(), BTreeSet::from([(day, batch)]));
        actions.push(entry.put(keys, self.store.fresh_token()));
        Ok(actions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use answerscope_domain::ids::{BrandId, PromptId, Token};
    use answerscope_domain::{Channel, Engine, Surface};

    #[test]
    fn a_row_tells_the_facts_of_no_answer() {
        let brand = BrandId(Token::derived(Moment(0), &[b"brand"]));
        let asked = AskedEngine {
            engine: Engine::GoogleAiOverviews,
            surface: Surface::Consumer,
        };
        let row = NoAnswerRow {
            id: AnswerId {
                prompt: PromptId { brand, ordinal: 7 },
                fingerprint: Fingerprint::of(&[b"a"]),
            },
            asked,
            millis: 1_700_000_000_123,
            batch: Fingerprint::of(&[b"b"]),
        };
        let key = Key {
            pk: "p".into(),
            sk: "s".into(),
        };
        let item = item_of(key, KIND, &row).expect("an item");
        assert_eq!(NoAnswerRow::read(item.clone()), Ok(Some(row)));
        let facts = row.facts();
        assert!(facts.no_answer && facts.mentions.is_empty());
        assert_eq!((facts.prompt, facts.answered_at), (7, 1_700_000_000_123));
        assert_eq!(facts.channel(), Channel::from(asked));
        let mut answers = item;
        answers.insert("kind".into(), crate::table::text("answer row"));
        assert_eq!(NoAnswerRow::read(answers), Ok(None));
    }
}
