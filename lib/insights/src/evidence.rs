//! The figures of an insight, under the names that the API's prompt-level aggregates give them, so that a reader can
//! ask for the same days (and `engine`, where it is given) and finds the same numbers.

use answerscope_domain::Metric;
use serde::Serialize;

/// A 95 % Wilson interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct WilsonInterval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// Fields of one row of a metric. Shares are fractions 0..1.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged, rename_all_fields = "camelCase")]
pub enum Figures {
    /// Visibility of a brand among the answers of the prompt.
    Visibility {
        /// The brand.
        brand: String,
        /// Answers that mention it.
        mention_count: u64,
        /// Answers.
        answer_count: u64,
        /// The first divided by the second.
        visibility: f64,
        /// Its interval.
        confidence_interval: WilsonInterval,
    },
    /// Share of voice of a brand.
    ShareOfVoice {
        /// The brand.
        brand: String,
        /// Its mentions.
        mention_count: u64,
        /// Its part of all tracked brands' mentions.
        share_of_voice: f64,
        /// 1 for the most mentions; ties share a rank.
        rank: u32,
    },
    /// A cited page.
    Citation {
        /// Its URL.
        url: String,
        /// Its title, where one was seen.
        #[serde(skip_serializing_if = "Option::is_none")]
        title: Option<String>,
        /// Its host without `www.`.
        domain: String,
        /// `competitor` or `third_party`.
        #[serde(rename = "type")]
        source_type: &'static str,
        /// Answers that cite it.
        total_citations: u64,
        /// Its part of all citations.
        share_of_voice: f64,
    },
    /// What answers say about a feature of a brand.
    Sentiment {
        /// The brand.
        brand: String,
        /// The feature.
        feature_name: &'static str,
        /// Statements for it.
        endorsed_mentions: u64,
        /// Statements against it.
        undermined_mentions: u64,
        /// Statements that are neither.
        neutral_mentions: u64,
        /// All three.
        total_mentions: u64,
    },
}

/// Figures of some engines alone.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct EngineFigures {
    /// Comma-separated, as the API takes it.
    pub engine: String,
    /// What they come to.
    #[serde(flatten)]
    pub figures: Figures,
}

/// The figures of one window of days.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Measured {
    /// The first day, `YYYY-MM-DD`.
    pub start_date: String,
    /// The last day.
    pub end_date: String,
    /// Where the figures are of some engines alone: these, comma-separated, as the API takes them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub engine: Option<String>,
    /// The row that the insight is about.
    #[serde(flatten)]
    pub figures: Figures,
    /// Rows of the same metric of competitors that the text names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub competitors: Vec<Figures>,
    /// The same row narrowed to engines that the text names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub engines: Vec<EngineFigures>,
    /// More rows of citations that the text names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<Figures>,
    /// Rows of visibility beside a row of another metric.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub visibilities: Vec<Figures>,
}

/// The figures of an insight; serializes to a JSON object.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Evidence {
    /// The metric of [`Measured::figures`].
    pub metric: Metric,
    /// The window.
    #[serde(flatten)]
    pub window: Measured,
    /// The window before, where it is compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub previous: Option<Measured>,
    /// Of the two-sided exact test.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub p_value: Option<f64>,
    /// The same after the correction for all tests of the kind (Benjamini and Hochberg 1995).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjusted_p_value: Option<f64>,
    /// By what the test's statistic was divided, where answers repeat those of the day before (Rao and Scott 1984).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub design_effect: Option<f64>,
}
