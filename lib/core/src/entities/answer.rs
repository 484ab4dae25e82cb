//! AI answers: what an engine said, and what the service reads out of it.

use answerscope_analysis::{Analyzer, GivenCitation, feature, owner_of};
use answerscope_metrics::{AnswerFacts, CitedUrl, Engine};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::brand::BrandRecord;
use crate::body::{objects, present};
use crate::clock::Moment;
use crate::country::Country;
use crate::envelope::Named;
use crate::error::{Error, Result};
use crate::ids::{AnswerId, Fingerprint, PromptId};
use crate::text;

/// Bytes of an answer's text.
pub const LONGEST_TEXT: usize = 200 * 1024;
/// Given citations of one answer.
const MOST_CITATIONS: usize = 200;
/// Bytes of all given citations of one answer.
const CITATION_BYTES: usize = 64 * 1024;
/// Characters of a given URL.
const URL: usize = 2_048;
/// Characters of a title.
const TITLE: usize = 500;
/// Characters of an excerpt.
const EXCERPT: usize = 500;

/// A row of importAnswers: `promptId` or `query` names the prompt.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AnswerRow {
    /// The prompt that was answered.
    #[serde(default, deserialize_with = "present")]
    pub prompt_id: Option<String>,
    /// Its text instead; an unknown one makes the prompt.
    #[serde(default, deserialize_with = "present")]
    pub query: Option<String>,
    /// The engine that answered.
    pub engine: String,
    /// When, ISO 8601.
    pub answered_at: String,
    /// The answer, at most 200 KB.
    pub text: String,
    /// The engine's model.
    #[serde(default, deserialize_with = "present")]
    pub model: Option<String>,
    /// Where it was asked.
    #[serde(default)]
    pub country: Option<Country>,
    /// Sources that the engine gave beside the text.
    #[serde(default, deserialize_with = "objects")]
    pub citations: Vec<NewCitation>,
    /// The sender's own id: the same one is the same answer.
    #[serde(default, deserialize_with = "present")]
    pub external_id: Option<String>,
}

/// A source that the engine gave.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewCitation {
    /// Its URL.
    pub url: String,
    /// Its title.
    #[serde(default)]
    pub title: Option<String>,
}

/// A checked answer that is to be stored.
#[derive(Debug, Clone)]
pub struct NewAnswer {
    /// The engine.
    pub engine: Engine,
    /// When.
    pub answered_at: Moment,
    /// The text.
    pub text: String,
    /// The model.
    pub model: Option<String>,
    /// Where.
    pub country: Option<Country>,
    /// Given sources.
    pub citations: Vec<NewCitation>,
    /// The sender's id.
    pub external_id: Option<String>,
}

impl NewAnswer {
    /// Checks a row.
    pub fn checked(row: &AnswerRow) -> Result<Self> {
        let names: Vec<&str> = Engine::ALL.iter().map(|engine| engine.as_str()).collect();
        let engine = Engine::from_name(&row.engine)
            .ok_or_else(|| Error::invalid(format!("engine: expected {}", crate::params::one_of(&names))))?;
        if row.text.len() > LONGEST_TEXT {
            return Err(Error::invalid(format!("text: larger than {LONGEST_TEXT} bytes")));
        }
        text::bounded("text", &row.text, LONGEST_TEXT)?;
        if row.citations.len() > MOST_CITATIONS {
            return Err(Error::invalid(format!("citations: more than {MOST_CITATIONS}")));
        }
        for citation in &row.citations {
            text::bounded("citations.url", &citation.url, URL)?;
            text::bounded("citations.title", citation.title.as_deref().unwrap_or_default(), TITLE)?;
        }
        let bytes = |c: &NewCitation| c.url.len() + c.title.as_ref().map_or(0, String::len);
        if row.citations.iter().map(bytes).sum::<usize>() > CITATION_BYTES {
            return Err(Error::invalid(format!("citations: larger than {CITATION_BYTES} bytes")));
        }
        let bounded = |name, value: &Option<String>| {
            value
                .as_deref()
                .map(|value| text::required(name, value, 255))
                .transpose()
        };
        Ok(Self {
            engine,
            answered_at: Moment::parse("answeredAt", &row.answered_at)?,
            text: row.text.clone(),
            model: bounded("model", &row.model)?,
            country: row.country,
            citations: row.citations.clone(),
            external_id: bounded("externalId", &row.external_id)?,
        })
    }

    /// Names the answer in its brand: by externalId, else by prompt, engine and time.
    pub fn fingerprint(&self, prompt: PromptId) -> Fingerprint {
        match &self.external_id {
            Some(id) => Fingerprint::of(&[b"external", id.as_bytes()]),
            None => Fingerprint::of(&[
                b"answer",
                &prompt.ordinal.to_be_bytes(),
                self.engine.as_str().as_bytes(),
                &self.answered_at.0.to_be_bytes(),
            ]),
        }
    }
}

/// What is compressed: the text and the given sources.
#[derive(Debug, Clone, Serialize, Deserialize)]
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

/// Reads the facts of an answer, in the numbers that segments use.
pub fn facts(
    analyzer: &Analyzer,
    brand: &BrandRecord,
    prompt: PromptId,
    engine: Engine,
    at: Moment,
    body: &AnswerBody,
) -> AnswerFacts {
    let slots: Vec<u16> = brand.tracked().map(|tracked| tracked.slot).collect();
    let read = analyzer.analyze(&body.text, &given(body));
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

fn polarity(read: answerscope_analysis::Polarity) -> answerscope_metrics::Polarity {
    match read {
        answerscope_analysis::Polarity::Endorsed => answerscope_metrics::Polarity::Endorsed,
        answerscope_analysis::Polarity::Undermined => answerscope_metrics::Polarity::Undermined,
        answerscope_analysis::Polarity::Neutral => answerscope_metrics::Polarity::Neutral,
    }
}

impl AnswerRecord {
    /// As callers see it; `whole`: with the text, else with an excerpt.
    pub fn shown(
        &self,
        analyzer: &Analyzer,
        brand: &BrandRecord,
        query: &str,
        body: AnswerBody,
        whole: bool,
    ) -> Answer {
        let tracked: Vec<_> = brand.tracked().collect();
        let domains: Vec<&str> = tracked.iter().map(|t| t.domain).collect();
        let read = analyzer.analyze(&body.text, &given(&body));
        let at = Moment(self.answered_at);
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
            id: self.id,
            prompt_id: self.id.prompt,
            query: query.to_owned(),
            engine: self.engine.clone(),
            model: self.model.clone(),
            country: self.country,
            date: at.day().to_string(),
            answered_at: at.iso(),
            citations: citations.collect(),
            mentions: mentions.collect(),
            sentiment: sentiment.collect(),
            excerpt: (!whole).then(|| text::excerpt(&body.text, EXCERPT)),
            text: whole.then_some(body.text),
        }
    }
}
