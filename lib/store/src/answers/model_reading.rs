//! What a language model read in an answer, kept beside it: asked again, a model may say something else, and figures would
//! change by themselves.

use std::ops::Range;

use answerscope_analysis::BrandFinding;
use answerscope_domain::Polarity;
use answerscope_domain::entities::answer::SentimentModel;
use answerscope_domain::entities::brand::BrandRecord;
use serde::{Deserialize, Serialize};

/// The findings of a model in one answer. They count in place of the built-in reading's for as long as the brand's tracked
/// names are those that they were read with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModelReading {
    /// The brand's number of what was looked for.
    pub naming: u32,
    /// The version of the prompt and of the check.
    pub version: u32,
    /// The model, as the settings name it.
    pub model: String,
    findings: Vec<Kept>,
}

/// A finding without its words: they stand in the answer's text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    slot: u16,
    feature: u16,
    polarity: Way,
    start: u32,
    end: u32,
}

/// A polarity as it is stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
enum Way {
    Endorsed,
    Undermined,
    Neutral,
}

impl ModelReading {
    /// What a model found with the names that a brand has now.
    pub fn new(brand: &BrandRecord, version: u32, model: &str, findings: &[BrandFinding]) -> Self {
        let slots: Vec<u16> = brand.tracked().map(|tracked| tracked.slot).collect();
        let place = |place: usize| u32::try_from(place).unwrap_or(u32::MAX);
        let kept = |finding: &BrandFinding| {
            Some(Kept {
                slot: *slots.get(usize::from(finding.brand))?,
                feature: finding.feature,
                polarity: match finding.polarity {
                    Polarity::Endorsed => Way::Endorsed,
                    Polarity::Undermined => Way::Undermined,
                    Polarity::Neutral => Way::Neutral,
                },
                start: place(finding.range.start),
                end: place(finding.range.end),
            })
        };
        Self {
            naming: brand.naming,
            version,
            model: model.to_owned(),
            findings: findings.iter().filter_map(kept).collect(),
        }
    }

    /// Whether it counts: it was read with the names that the brand has now.
    pub fn counts(&self, brand: &BrandRecord) -> bool {
        self.naming == brand.naming
    }

    /// As callers see who has read.
    pub fn shown(&self, brand: &BrandRecord) -> SentimentModel {
        SentimentModel {
            name: self.model.clone(),
            counts: self.counts(brand),
        }
    }

    /// The findings, in a text's words, if they count; one whose place the text does not have is left out.
    pub fn findings(&self, brand: &BrandRecord, text: &str) -> Option<Vec<BrandFinding>> {
        if !self.counts(brand) {
            return None;
        }
        let slots: Vec<u16> = brand.tracked().map(|tracked| tracked.slot).collect();
        let finding = |kept: &Kept| {
            let range: Range<usize> = kept.start as usize..kept.end as usize;
            Some(BrandFinding {
                brand: u16::try_from(slots.iter().position(|slot| *slot == kept.slot)?).ok()?,
                feature: kept.feature,
                polarity: match kept.polarity {
                    Way::Endorsed => Polarity::Endorsed,
                    Way::Undermined => Polarity::Undermined,
                    Way::Neutral => Polarity::Neutral,
                },
                quote: text.get(range.clone())?.to_owned(),
                range,
            })
        };
        Some(self.findings.iter().filter_map(finding).collect())
    }
}
