//! AI answers: what an engine said, and what the service reads out of it.

use std::ops::Range;
use std::sync::Arc;

use answerscope_analysis::{Analysis, Analyzer, GivenCitation, feature, owner_of};
use answerscope_metrics::{AnswerFacts, CitedUrl, Engine, Language, Mention as FactMention};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use super::brand::BrandRecord;
use super::model_reading::{ModelReading, SentimentModel};
use super::prompt::PromptRecord;
use crate::clock::Moment;
use crate::compute;
use crate::country::Country;
use crate::envelope::Named;
use crate::error::Result;
use crate::ids::{AnswerId, Fingerprint, PromptId};
use crate::text::{self, CodePoints};

/// Characters of an excerpt.
const EXCERPT: usize = 500;
/// Places of mentions that are shown of one answer, so that lists of answers stay small whatever their texts repeat.
const MOST_SPANS: usize = 1_000;

/// What is compressed: the text and the given sources.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct AnswerBody {
    /// The text, word for word.
    pub text: String,
    /// URL and title of each given source.
    pub citations: Vec<(String, Option<String>)>,
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
    /// The language of the text, ISO 639-1; English where it can not be told, `null` where the text is unreadable.
    pub language: Option<&'static str>,
    /// What it says about features of tracked brands; `null` where the sentiment of its language is not read.
    pub sentiment: Option<Vec<Finding>>,
    /// The language model that has read what it says; only there where one has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentiment_model: Option<SentimentModel>,
    /// Only there, and true, where the stored text is missing or damaged: then `text` and `excerpt` are empty, and so are
    /// `citations`, `mentions` and `sentiment`. Metrics go on counting what was read in the text before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unreadable: bool,
    /// `true` when the text holds more sources, opinions or places of mentions than are shown of one answer: the lists above
    /// are then not all. Mentions are always all counted. Absent otherwise.
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
    /// Where in the answer's text it is named, in order.
    pub spans: Vec<Span>,
}

/// A part of an answer's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Span {
    /// Its first character, in Unicode code points from 0.
    pub start: usize,
    /// The character behind its last one.
    pub end: usize,
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
    /// Where the quote stands in the answer's text: its first character, in Unicode code points from 0.
    pub start: usize,
    /// The character behind its last one.
    pub end: usize,
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
            analyzer: Analyzer::with_case(&brand.names(), |place, name| brand.case_sensitive(place, name)),
            brand,
        });
        made.await.map(Arc::new)
    }

    /// The brand.
    pub fn brand(&self) -> &BrandRecord {
        &self.brand
    }

    /// Reads an answer. What a model found counts in place of the built-in findings, if it was read with these names.
    pub fn read(&self, body: &AnswerBody, reading: Option<&ModelReading>) -> Analysis {
        let mut read = self.analyzer.analyze(&body.text, &given(body));
        if let Some(findings) = reading.and_then(|reading| reading.findings(&self.brand, &body.text)) {
            read.findings = findings;
        }
        read
    }

    /// Whether the findings are all that the answer says: its language is read, or a model has read it.
    fn knows_sentiment(&self, read: &Analysis, reading: Option<&ModelReading>) -> bool {
        read.language.is_read() || reading.is_some_and(|reading| reading.counts(&self.brand))
    }

    /// Reads the facts of an answer, in the numbers that segments use.
    pub fn facts(
        &self,
        prompt: PromptId,
        engine: Engine,
        model: Option<String>,
        at: Moment,
        body: &AnswerBody,
        reading: Option<&ModelReading>,
    ) -> AnswerFacts {
        let slots: Vec<u16> = self.brand.tracked().map(|tracked| tracked.slot).collect();
        let read = self.read(body, reading);
        let slot = |brand: u16| slots[usize::from(brand)];
        let mentions = read.mentions.iter();
        let findings = read.findings.iter();
        let said = findings.map(|f| (slot(f.brand), f.feature, polarity(f.polarity)));
        AnswerFacts {
            answered_at: at.millis(),
            mentions: mentions
                .map(|m| FactMention::at(slot(m.brand), m.count, m.rank))
                .collect(),
            sentiment: self.knows_sentiment(&read, reading).then(|| said.collect()),
            language: Language::from_code(read.language.code()),
            model,
            citations: read
                .citations
                .into_iter()
                .map(|c| CitedUrl {
                    url: c.url,
                    domain: c.domain,
                    title: c.title,
                })
                .collect(),
            ..AnswerFacts::of(prompt.ordinal, engine)
        }
    }

    /// An answer as callers see it; `whole`: with the text, else with an excerpt; without a body: with a stated gap.
    pub fn shown(
        &self,
        record: AnswerRecord,
        prompt: &PromptRecord,
        body: Option<AnswerBody>,
        reading: Option<&ModelReading>,
        whole: bool,
    ) -> Answer {
        let unreadable = body.is_none();
        let body = body.unwrap_or_default();
        let tracked: Vec<_> = self.brand.tracked().collect();
        let domains: Vec<&str> = tracked.iter().map(|t| t.domain).collect();
        let read = self.read(&body, reading);
        let known = self.knows_sentiment(&read, reading);
        let at = Moment(record.answered_at);
        let citations = read.citations.into_iter().zip(1..).map(|(c, position)| Citation {
            source_type: source_type(&c.domain, &domains),
            url: c.url,
            title: c.title,
            domain: c.domain,
            position,
        });
        let points = CodePoints::of(&body.text);
        let span = |range: &Range<usize>| Span {
            start: points.before(range.start),
            end: points.before(range.end),
        };
        let mut places = MOST_SPANS;
        let mentions = read.mentions.iter().map(|m| {
            let brand = tracked[usize::from(m.brand)];
            let spans: Vec<Span> = m.spans.iter().take(places).map(span).collect();
            places -= spans.len();
            Mention {
                brand: brand.name.to_owned(),
                domain: brand.domain.to_owned(),
                relationship: brand.relationship(),
                mention_count: m.count,
                rank: m.rank,
                spans,
            }
        });
        let mentions: Vec<Mention> = mentions.collect();
        let all_placed = mentions.iter().all(|m| m.spans.len() == m.mention_count as usize);
        let sentiment = read.findings.into_iter().map(|f| {
            let Span { start, end } = span(&f.range);
            Finding {
                brand: tracked[usize::from(f.brand)].name.to_owned(),
                feature_name: feature(f.feature).map_or("", |feature| feature.name),
                polarity: f.polarity.as_str(),
                quote: f.quote,
                start,
                end,
            }
        });
        let sentiment = known.then(|| sentiment.collect());
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
            mentions,
            language: (!unreadable).then(|| read.language.code()),
            sentiment,
            sentiment_model: reading.map(|reading| reading.shown(&self.brand)),
            partly_read: read.partly || !all_placed,
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
