//! Reads the answers of a brand: what they mention, cite and say, as facts for the figures and as callers see it.

use std::ops::Range;
use std::sync::Arc;

use answerscope_analysis::{Analysis, Analyzer, BrandFinding, BrandMention, CitedPage, GivenCitation, feature};
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::answer::{
    Answer, AnswerBody, AnswerRecord, Citation, Finding, Mention, Provenance, Span, source_type,
};
use answerscope_domain::entities::brand::{BrandRecord, Tracked};
use answerscope_domain::entities::collection::SeenPage;
use answerscope_domain::entities::prompt::PromptRecord;
use answerscope_domain::ids::PromptId;
use answerscope_domain::text::{self, CodePoints};
use answerscope_domain::{Channel, Result};
use answerscope_metrics::{AnswerFacts, CitedUrl, FactMention, LanguageCode};

use super::model_reading::ModelReading;
use crate::runtime::cpu::cpu;

/// Characters of an excerpt.
const EXCERPT: usize = 500;
/// Places of mentions that are shown of one answer, so that lists of answers stay small whatever their texts repeat.
const MOST_SPANS: usize = 1_000;

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
        let made = cpu(move || Self {
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
        channel: Channel,
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
        let said = findings.map(|f| (slot(f.brand), f.feature, f.polarity));
        AnswerFacts {
            answered_at: at.millis(),
            mentions: mentions
                .map(|m| FactMention::at(slot(m.brand), m.count, m.rank))
                .collect(),
            sentiment: self.knows_sentiment(&read, reading).then(|| said.collect()),
            language: LanguageCode::from_code(read.language.code()),
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
            surface: channel.surface,
            ..AnswerFacts::of(prompt.ordinal, channel.engine)
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
        let read = self.read(&body, reading);
        let known = self.knows_sentiment(&read, reading);
        let (at, points) = (Moment(record.answered_at), CodePoints::of(&body.text));
        let mentions = self.mentions(&read.mentions, &points);
        let all_placed = mentions.iter().all(|m| m.spans.len() == m.mention_count as usize);
        let sentiment = known.then(|| self.findings(read.findings, &points));
        let provenance = provenance(&record, body.searches, body.sources);
        Answer {
            id: record.id,
            prompt_id: record.id.prompt,
            query: prompt.query.clone(),
            engine: record.engine,
            model: record.model,
            country: record.country.or(prompt.country),
            date: at.day().to_string(),
            answered_at: at.iso(),
            citations: self.citations(read.citations),
            mentions,
            language: (!unreadable).then(|| read.language.code()),
            sentiment,
            sentiment_model: reading.map(|reading| reading.shown(&self.brand)),
            partly_read: read.partly || !all_placed,
            excerpt: (!whole).then(|| text::excerpt(&body.text, EXCERPT)),
            text: whole.then_some(body.text),
            unreadable,
            provenance,
        }
    }

    /// Mentions as callers see them, with the first of their places.
    fn mentions(&self, read: &[BrandMention], points: &CodePoints<'_>) -> Vec<Mention> {
        let tracked: Vec<Tracked<'_>> = self.brand.tracked().collect();
        let mut places = MOST_SPANS;
        let mentions = read.iter().map(|m| {
            let brand = tracked[usize::from(m.brand)];
            let spans: Vec<Span> = m.spans.iter().take(places).map(|range| span(range, points)).collect();
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
        mentions.collect()
    }

    /// What is said of brands, as callers see it.
    fn findings(&self, read: Vec<BrandFinding>, points: &CodePoints<'_>) -> Vec<Finding> {
        let names: Vec<&str> = self.brand.tracked().map(|tracked| tracked.name).collect();
        let findings = read.into_iter().map(|f| {
            let Span { start, end } = span(&f.range, points);
            Finding {
                brand: names[usize::from(f.brand)].to_owned(),
                feature_name: feature(f.feature).map_or("", |feature| feature.name),
                polarity: f.polarity.as_str(),
                quote: f.quote,
                start,
                end,
            }
        });
        findings.collect()
    }

    /// Cited pages as callers see them.
    fn citations(&self, read: Vec<CitedPage>) -> Vec<Citation> {
        let domains: Vec<&str> = self.brand.tracked().map(|tracked| tracked.domain).collect();
        let citations = read.into_iter().zip(1..).map(|(c, position)| Citation {
            source_type: source_type(&c.domain, &domains),
            url: c.url,
            title: c.title,
            domain: c.domain,
            position,
        });
        citations.collect()
    }
}

/// How a collection has come by an answer; `None` where it was imported.
fn provenance(record: &AnswerRecord, searches: Vec<String>, sources: Vec<SeenPage>) -> Option<Provenance> {
    record.collection.map(|collection_id| Provenance {
        collection_id,
        surface: record.surface,
        searches,
        sources,
        repetition: record.repetition,
    })
}

/// A range of bytes in code points.
fn span(range: &Range<usize>, points: &CodePoints<'_>) -> Span {
    Span {
        start: points.before(range.start),
        end: points.before(range.end),
    }
}
