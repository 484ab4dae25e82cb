//! The rows of the answers, and how they are ordered.

use answerscope_domain::Named;
use answerscope_domain::entities::answer::{RELATIONSHIPS, SOURCE_TYPES};
use answerscope_domain::entities::interval::Interval;
use schemars::JsonSchema;
use serde::Serialize;

macro_rules! row {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $kind:ty,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
        #[serde(rename_all = "camelCase")]
        pub struct $name { $($(#[$field_doc])* pub $field: $kind,)* }

        impl Named for $name {
            const LIST: &'static str = "aggregates";
        }
    };
}

row! {
    /// Share of voice of a brand.
    VoiceRow {
        /// Its name.
        brand: String,
        /// Its domain.
        domain: String,
        /// Whose brand it is.
        #[schemars(extend("enum" = RELATIONSHIPS))]
        relationship: &'static str,
        /// Its mentions.
        mention_count: u64,
        /// Mentions of all tracked brands.
        total_mentions: u64,
        /// Its part of all mentions, 0 to 1.
        share_of_voice: f64,
        /// 1 for the most mentions; ties share a rank.
        rank: u32,
    }
}

row! {
    /// Visibility of a brand.
    VisibilityRow {
        /// Its name.
        brand: String,
        /// Its domain.
        domain: String,
        /// Whose brand it is.
        #[schemars(extend("enum" = RELATIONSHIPS))]
        relationship: &'static str,
        /// Prompts (for a prompt: answers) that mention it.
        mention_count: u64,
        /// Prompts with an answer.
        #[serde(skip_serializing_if = "Option::is_none")]
        prompt_count: Option<u64>,
        /// Answers, at prompt level.
        #[serde(skip_serializing_if = "Option::is_none")]
        answer_count: Option<u64>,
        /// The first divided by the second, 0 to 1.
        visibility: f64,
        /// 1 for the most visible; ties share a rank.
        #[serde(skip_serializing_if = "Option::is_none")]
        rank: Option<u32>,
        /// 95 % Wilson interval.
        confidence_interval: Interval,
        /// Its mean place in the answers that mention it: 1 for the brand that is mentioned first; `null` where none
        /// does, or where their order is not known.
        average_position: Option<f64>,
        /// The part of the answers that mention any tracked brand in which it is mentioned first, 0 to 1.
        first_mention_share: f64,
    }
}

row! {
    /// A cited page.
    CitationRow {
        /// Its URL.
        url: String,
        /// Its title, where one was seen.
        title: Option<String>,
        /// Its host without `www.`.
        domain: String,
        /// Whose page it is.
        #[serde(rename = "type")]
        #[schemars(extend("enum" = SOURCE_TYPES))]
        source_type: &'static str,
        /// Answers that cite it.
        total_citations: u64,
        /// Its part of all citations, 0 to 1.
        share_of_voice: f64,
    }
}

row! {
    /// What is said about a feature of a brand.
    SentimentRow {
        /// The brand's name.
        brand: String,
        /// Its domain.
        domain: String,
        /// Whose brand it is.
        #[schemars(extend("enum" = RELATIONSHIPS))]
        relationship: &'static str,
        /// Its rank by share of voice.
        rank: u32,
        /// The feature.
        feature_name: &'static str,
        /// What the feature is.
        feature_description: &'static str,
        /// Findings for it.
        endorsed_mentions: u64,
        /// Findings against it.
        undermined_mentions: u64,
        /// Findings that are neither.
        neutral_mentions: u64,
        /// All findings.
        total_mentions: u64,
    }
}

/// A row that can be sorted by its numeric fields.
pub(crate) trait Sortable {
    /// A numeric field's value, by its name in camelCase; `None` where the row has none.
    fn number(&self, field: &str) -> Option<f64>;
}

impl Sortable for VoiceRow {
    fn number(&self, field: &str) -> Option<f64> {
        Some(match field {
            "mentionCount" => self.mention_count as f64,
            "totalMentions" => self.total_mentions as f64,
            "shareOfVoice" => self.share_of_voice,
            _ => f64::from(self.rank),
        })
    }
}

impl Sortable for VisibilityRow {
    fn number(&self, field: &str) -> Option<f64> {
        Some(match field {
            "mentionCount" => self.mention_count as f64,
            "promptCount" | "answerCount" => self.prompt_count.or(self.answer_count).unwrap_or_default() as f64,
            "visibility" => self.visibility,
            "averagePosition" => return self.average_position,
            "firstMentionShare" => self.first_mention_share,
            _ => f64::from(self.rank.unwrap_or_default()),
        })
    }
}

impl Sortable for SentimentRow {
    fn number(&self, field: &str) -> Option<f64> {
        Some(match field {
            "endorsedMentions" => self.endorsed_mentions as f64,
            "underminedMentions" => self.undermined_mentions as f64,
            "neutralMentions" => self.neutral_mentions as f64,
            "totalMentions" => self.total_mentions as f64,
            _ => f64::from(self.rank),
        })
    }
}

/// Sorts rows that stand in the metric's own order by a field; equal ones keep that order, and those without a value come
/// last either way.
pub(crate) fn sort<R: Sortable>(rows: &mut [R], field: &str, ascending: bool) {
    rows.sort_by(|a, b| match (a.number(field), b.number(field)) {
        (Some(a), Some(b)) if ascending => a.total_cmp(&b),
        (Some(a), Some(b)) => b.total_cmp(&a),
        (a, b) => a.is_none().cmp(&b.is_none()),
    });
}
