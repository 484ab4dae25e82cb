//! Facts as they were stored before places, languages, models and surfaces were kept: version 1 of a batch. What they do
//! not tell is unknown until the answers are read anew.

use answerscope_metrics::{AnswerFacts, CitedUrl, Engine, FactMention, Polarity};
use serde::Deserialize;

use super::facts::FactBatch;
use answerscope_domain::ids::Fingerprint;

/// A batch.
#[derive(Deserialize)]
pub(super) struct Batch(Vec<(Fingerprint, Facts)>);

/// Facts of one answer; the order of the fields is that of the stored bytes.
#[derive(Deserialize)]
struct Facts {
    prompt: u32,
    engine: Engine,
    answered_at: i64,
    mentions: Vec<(u16, u32)>,
    citations: Vec<CitedUrl>,
    sentiment: Vec<(u16, u16, Polarity)>,
}

impl From<Batch> for FactBatch {
    fn from(old: Batch) -> Self {
        Self(old.0.into_iter().map(|(name, facts)| (name, facts.into())).collect())
    }
}

impl From<Facts> for AnswerFacts {
    fn from(old: Facts) -> Self {
        let mentions = old.mentions.into_iter();
        Self {
            answered_at: old.answered_at,
            mentions: mentions.map(|(slot, count)| FactMention::of(slot, count)).collect(),
            citations: old.citations,
            sentiment: Some(old.sentiment),
            ..Self::of(old.prompt, old.engine)
        }
    }
}

#[cfg(test)]
mod tests {
    use answerscope_metrics::{Day, LanguageCode, Surface};

    use super::*;
    use crate::keys::OrgKeys;
    use crate::table::packed::pack;
    use crate::table::{FACTS_VERSION, Item, binary, number, number_of};
    use answerscope_domain::ids::{BrandId, Token};

    fn cited() -> CitedUrl {
        CitedUrl {
            url: "https://site.example/".into(),
            domain: "site.example".into(),
            title: None,
        }
    }

    fn name(text: &str) -> Fingerprint {
        Fingerprint::of(&[text.as_bytes()])
    }

    fn stored(batch: &FactBatch) -> Item {
        let token: Token = "00000000000000000000".parse().expect("a token");
        let keys = OrgKeys(token).of(BrandId(token));
        batch.item(keys.facts(Day(20_000), name("batch")), 3).expect("packed")
    }

    #[test]
    fn a_batch_of_today_reads_back_whole() {
        let facts = AnswerFacts {
            answered_at: -5,
            mentions: vec![FactMention::at(0, 70_000, 2), FactMention::of(300, 1)],
            citations: vec![cited()],
            sentiment: None,
            language: LanguageCode::from_code("ja"),
            model: Some("m1".into()),
            surface: Surface::Consumer,
            no_answer: true,
            ..AnswerFacts::of(7, Engine::Grok)
        };
        let batch = FactBatch(vec![
            (name("a"), facts),
            (name("b"), AnswerFacts::of(1, Engine::OpenAi)),
        ]);
        let item = stored(&batch);
        assert_eq!(
            (FactBatch::unpack(&item), number_of(&item, "v")),
            (Ok(batch), Some(FACTS_VERSION))
        );
    }

    #[test]
    fn what_a_batch_of_version_1_does_not_tell_is_unknown() {
        let finding = (0_u16, 4_u16, Polarity::Neutral);
        let answer = (
            7_u32,
            Engine::Grok,
            123_i64,
            vec![(0_u16, 2_u32)],
            vec![cited()],
            vec![finding],
        );
        let mut item = stored(&FactBatch(Vec::new()));
        item.insert("v".into(), number(1));
        item.insert(
            "facts".into(),
            binary(pack(&vec![(name("a"), answer)], 1).expect("packed")),
        );
        let read = FactBatch::unpack(&item).expect("a batch");
        let facts = AnswerFacts {
            answered_at: 123,
            mentions: vec![FactMention::of(0, 2)],
            citations: vec![cited()],
            sentiment: Some(vec![finding]),
            ..AnswerFacts::of(7, Engine::Grok)
        };
        assert_eq!(read, FactBatch(vec![(name("a"), facts)]));
    }
}
