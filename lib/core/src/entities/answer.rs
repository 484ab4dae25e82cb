//! AI answers: what an engine said, and what the service reads out of it.

use std::sync::Arc;

use answerscope_analysis::{Analyzer, GivenCitation, feature, owner_of};
use answerscope_metrics::{AnswerFacts, CitedUrl, Engine};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use super::brand::BrandRecord;
use super::prompt::PromptRecord;
use crate::clock::Moment;
use crate::compute;
use crate::country::Country;
use crate::envelope::Named;
use crate::error::{Error, Result};
use crate::ids::{AnswerId, Fingerprint, PromptId};
use crate::text;

/// Characters of an excerpt.
const EXCERPT: usize = 500;

/// What is compressed: the text and the given sources.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct AnswerBody {
    /// The text, word for word.
    pub text: String,
    /// URL and title of each given source.
    pub citations: Vec<(String, Option<String>)>,
}

impl AnswerBody {
    /// As it is stored.
    pub fn pack(&self) -> Result<Vec<u8>> {
        let bytes = postcard::to_stdvec(self).map_err(Error::internal)?;
        zstd::bulk::compress(&bytes, 3).map_err(Error::internal)
    }
}

/// An answer as it is stored, its body beside it. Mentions, citations and sentiment are read out of the text when it
/// is shown, so that an answer always shows what today's names and competitors make of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AnswerRecord {
    /// Its id.
    pub id: AnswerId,
    /// The engine.
    pub engine: String,
    /// The model.
    pub model: Option<String>,
    /// Where.
    pub country: Option<Country>,
    /// When, µs since the epoch.
    pub answered_at: i64,
    /// When it was stored, µs since the epoch.
    pub created: i64,
    /// The batch of its day that its facts stand in; `None` for answers of before that was kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub batch: Option<Fingerprint>,
}

fn engine_shown(_: &mut SchemaGenerator) -> Schema {
    json_schema!({"type": "string", "enum": Engine::ALL.map(Engine::as_str)})
}

/// An AI answer.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    /// Its id.
    pub id: AnswerId,
    /// The prompt that was answered.
    pub prompt_id: PromptId,
    /// The prompt's text.
    pub query: String,
    /// The engine.
    #[schemars(schema_with = "engine_shown")]
    pub engine: String,
    /// The engine's model.
    pub model: Option<String>,
    /// Where it was asked.
    pub country: Option<Country>,
    /// UTC day of the answer.
    pub date: String,
    /// ISO 8601.
    pub answered_at: String,
    /// The answer, word for word; a list holds `excerpt` instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The beginning of the text, in lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub excerpt: Option<String>,
    /// The sources, given ones first.
    pub citations: Vec<Citation>,
    /// The tracked brands that it names.
    pub mentions: Vec<Mention>,
    /// What it says about features of tracked brands.
    pub sentiment: Vec<Finding>,
    /// Only there, and true, where the stored text is missing or damaged: then `text` and `excerpt` are empty, and so are
    /// `citations`, `mentions` and `sentiment`. Metrics go on counting what was read in the text before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unreadable: bool,
    /// `true` when the text holds more sources or opinions than are read out of one answer: the lists above are then not
    /// all. Absent otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub partly_read: bool,
}

impl Named for Answer {
    const LIST: &'static str = "answers";
}

/// The words of a brand's `relationship`.
pub const RELATIONSHIPS: [&str; 2] = ["owned", "competitor"];
/// The words of a source's `type`.
pub const SOURCE_TYPES: [&str; 3] = ["owned", "competitor", "third_party"];

/// A source of an answer.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Citation {
    /// Its URL without tracking and fragment.
    pub url: String,
    /// Its title.
    pub title: Option<String>,
    /// Its host without `www.`.
    pub domain: String,
    /// Whose page it is.
    #[serde(rename = "type")]
    #[schemars(extend("enum" = SOURCE_TYPES))]
    pub source_type: &'static str,
    /// Its place in the answer, from 1.
    pub position: usize,
}

/// A tracked brand that an answer names.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Mention {
    /// Its name.
    pub brand: String,
    /// Its domain.
    pub domain: String,
    /// Whose brand it is.
    #[schemars(extend("enum" = RELATIONSHIPS))]
    pub relationship: &'static str,
    /// How often.
    pub mention_count: u32,
    /// 1 for the brand that is named first.
    pub rank: u16,
}

/// What an answer says about a feature of a brand.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Finding {
    /// The brand's name.
    pub brand: String,
    /// The feature.
    pub feature_name: &'static str,
    /// For the feature, against it, or neither.
    #[schemars(extend("enum" = ["endorsed", "undermined", "neutral"]))]
    pub polarity: &'static str,
    /// The words it was read from.
    pub quote: String,
}

/// `owned`, `competitor` or `third_party`, by the domain of a source.
pub fn source_type(domain: &str, domains: &[&str]) -> &'static str {
    match owner_of(domain, domains) {
        Some(0) => "owned",
        Some(_) => "competitor",
        None => "third_party",
    }
}

fn given(body: &AnswerBody) -> Vec<GivenCitation> {
    body.citations
        .iter()
        .map(|(url, title)| GivenCitation {
            url: url.clone(),
            title: title.clone(),
        })
        .collect()
}

/// A brand and what finds its names, for reading any number of its answers. Made once for all of them: with the most names
/// that a brand may have it costs more than most answers.
pub struct AnswerReader {
    brand: BrandRecord,
    analyzer: Analyzer,
}

impl AnswerReader {
    /// For the brand's names and competitors as they are.
    pub async fn of(brand: BrandRecord) -> Result<Arc<Self>> {
        let made = compute::run(move || Self {
            analyzer: Analyzer::new(&brand.names()),
            brand,
        });
        made.await.map(Arc::new)
    }

    /// Reads the facts of an answer, in the numbers that segments use.
    pub fn facts(&self, prompt: PromptId, engine: Engine, at: Moment, body: &AnswerBody) -> AnswerFacts {
        let slots: Vec<u16> = self.brand.tracked().map(|tracked| tracked.slot).collect();
        let read = self.analyzer.analyze(&body.text, &given(body));
        AnswerFacts {
            prompt: prompt.ordinal,
            engine,
            answered_at: at.millis(),
            mentions: read
                .mentions
                .iter()
                .map(|m| (slots[usize::from(m.brand)], m.count))
                .collect(),
            citations: read
                .citations
                .into_iter()
                .map(|c| CitedUrl {
                    url: c.url,
                    domain: c.domain,
                    title: c.title,
                })
                .collect(),
            sentiment: read
                .findings
                .iter()
                .map(|f| (slots[usize::from(f.brand)], f.feature, polarity(f.polarity)))
                .collect(),
        }
    }

    /// An answer as callers see it; `whole`: with the text, else with an excerpt; without a body: with a stated gap.
    pub fn shown(&self, record: AnswerRecord, prompt: &PromptRecord, body: Option<AnswerBody>, whole: bool) -> Answer {
        let unreadable = body.is_none();
        let body = body.unwrap_or_default();
        let tracked: Vec<_> = self.brand.tracked().collect();
        let domains: Vec<&str> = tracked.iter().map(|t| t.domain).collect();
        let read = self.analyzer.analyze(&body.text, &given(&body));
        let at = Moment(record.answered_at);
        let citations = read.citations.into_iter().zip(1..).map(|(c, position)| Citation {
            source_type: source_type(&c.domain, &domains),
            url: c.url,
            title: c.title,
            domain: c.domain,
            position,
        });
        let mentions = read.mentions.iter().map(|m| {
            let brand = tracked[usize::from(m.brand)];
            Mention {
                brand: brand.name.to_owned(),
                domain: brand.domain.to_owned(),
                relationship: brand.relationship(),
                mention_count: m.count,
                rank: m.rank,
            }
        });
        let sentiment = read.findings.into_iter().map(|f| Finding {
            brand: tracked[usize::from(f.brand)].name.to_owned(),
            feature_name: feature(f.feature).map_or("", |feature| feature.name),
            polarity: f.polarity.as_str(),
            quote: f.quote,
        });
        Answer {
            id: record.id,
            prompt_id: record.id.prompt,
            query: prompt.query.clone(),
            engine: record.engine,
            model: record.model,
            country: record.country.or(prompt.country),
            date: at.day().to_string(),
            answered_at: at.iso(),
            citations: citations.collect(),
            mentions: mentions.collect(),
            sentiment: sentiment.collect(),
            partly_read: read.partly,
            excerpt: (!whole).then(|| text::excerpt(&body.text, EXCERPT)),
            text: whole.then_some(body.text),
            unreadable,
        }
    }
}

fn polarity(read: answerscope_analysis::Polarity) -> answerscope_metrics::Polarity {
    match read {
        answerscope_analysis::Polarity::Endorsed => answerscope_metrics::Polarity::Endorsed,
        answerscope_analysis::Polarity::Undermined => answerscope_metrics::Polarity::Undermined,
        answerscope_analysis::Polarity::Neutral => answerscope_metrics::Polarity::Neutral,
    }
}
