//! Trends (legacy): topics that imported keywords suggest, with questions to ask about them.

use std::collections::HashSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::task::{Task, TaskState};
use crate::clock::Moment;
use crate::country::Country;
use crate::error::{Error, Result};
use crate::ids::{BrandId, Fingerprint, Token, TrendId, TrendImportId};
use crate::text;
use crate::{Named, Polled};

/// Keywords of one import.
const MOST_KEYWORDS: usize = 1_000;
/// Characters of a keyword. With [`MOST_KEYWORDS`] an import stays under DynamoDB's 400 KB.
const KEYWORD: usize = 80;
/// Candidate prompts of a trend: all of them may be accepted in one transaction.
pub const MOST_CANDIDATES: usize = 12;

/// What became of a trend.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum TrendStatus {
    /// It is a suggestion.
    New,
    /// It was made a topic.
    Accepted,
}

/// A candidate prompt of a trend.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Candidate {
    /// Names it within its trend.
    pub id: String,
    /// The question.
    pub query: String,
}

impl Candidate {
    /// The candidate with this question.
    pub fn new(query: String) -> Self {
        let id = Fingerprint::of(&[query.as_bytes()]).to_string();
        Self { id, query }
    }
}

/// A trend.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Trend {
    /// Its id.
    pub id: TrendId,
    /// The name of the topic that it suggests.
    pub name: String,
    /// Where the keywords were searched for.
    pub location: Country,
    /// The keywords behind it.
    pub keywords: Vec<String>,
    /// Candidate prompts; once it is accepted, those that were chosen.
    pub prompts: Vec<Candidate>,
    /// What became of it.
    pub status: TrendStatus,
    /// ISO 8601.
    pub created_at: String,
}

impl Named for Trend {
    const LIST: &'static str = "trends";
}

/// Body of importTrends.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewTrends {
    /// 1 to 1,000 keywords of at most 80 characters.
    #[schemars(length(min = 1, max = MOST_KEYWORDS), inner(length(min = 1, max = KEYWORD)))]
    pub keywords: Vec<String>,
    /// Where they were searched for.
    pub country: Country,
}

/// Body of acceptTrend.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TrendChoice {
    /// At least one of the trend's candidate prompts; the others are dropped.
    #[schemars(length(min = 1))]
    pub prompt_ids: Vec<String>,
}

/// Input of an import of trends, as stored.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TrendWork {
    /// The keywords; none once it has ended.
    pub keywords: Vec<String>,
    /// Where they were searched for.
    pub country: Country,
}

impl TrendWork {
    /// Checks a body.
    pub fn new(body: &NewTrends) -> Result<Self> {
        let keywords = text::list("keywords", &body.keywords, MOST_KEYWORDS, KEYWORD)?;
        if keywords.is_empty() {
            return Err(Error::invalid("keywords: expected at least one"));
        }
        let country = body.country;
        Ok(Self { keywords, country })
    }
}

/// An import of trends, as its start shows it.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct TrendImport {
    /// Its id.
    pub id: TrendImportId,
    /// Its state.
    pub status: TaskState,
    /// The brand, for the link.
    #[serde(skip)]
    #[schemars(skip)]
    brand: BrandId,
}

impl TrendImport {
    /// As callers see it.
    pub fn shown(id: TrendImportId, task: &Task<TrendWork>) -> Self {
        Self {
            id,
            status: task.task_state,
            brand: id.brand,
        }
    }
}

impl Polled for TrendImport {
    /// An import is over when its trends are listed.
    fn path(&self) -> String {
        format!("/brands/{}/trends", self.brand)
    }
}

/// A trend as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TrendRecord {
    /// Its id: follows from brand, name and location.
    pub id: TrendId,
    /// Its name.
    pub name: String,
    /// Where the keywords were searched for.
    pub location: Country,
    /// The keywords behind it.
    pub keywords: Vec<String>,
    /// Candidate prompts.
    pub prompts: Vec<Candidate>,
    /// What became of it.
    pub trend_status: TrendStatus,
    /// Its place among those of its import.
    pub place: u32,
    /// Tells the request that accepted it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accepted_by: Option<Token>,
    /// Counts changes, for conditions.
    pub revision: u32,
    /// When its import was accepted, µs since the epoch.
    pub created: i64,
}

impl TrendRecord {
    /// The id of a brand's trend with this name and location: there is one, however often it is imported.
    pub fn id_of(brand: BrandId, name: &str, location: Country) -> TrendId {
        let parts = [
            brand.0.as_str().as_bytes(),
            text::fold(name).as_bytes(),
            &location.bytes(),
        ]
        .map(<[u8]>::to_vec);
        let parts = parts.each_ref().map(Vec::as_slice);
        // The time is left out of the token, so that it follows from the parts alone.
        let token = Token::derived(Moment(0), &parts);
        TrendId { brand, token }
    }

    /// With what another import of the same trend adds. An accepted one keeps the prompts that were chosen.
    pub fn with(mut self, other: &Self) -> Self {
        if self.keywords.len() < MOST_KEYWORDS {
            let mut known: HashSet<String> = self.keywords.iter().map(|known| text::fold(known)).collect();
            let new = other
                .keywords
                .iter()
                .filter(|keyword| known.insert(text::fold(keyword)));
            let room = MOST_KEYWORDS - self.keywords.len();
            self.keywords.extend(new.take(room).cloned());
        }
        for prompt in &other.prompts {
            let room = self.trend_status == TrendStatus::New && self.prompts.len() < MOST_CANDIDATES;
            // Compared as prompts are: two that are alike could not both be made.
            let alike = |known: &Candidate| text::fold(&known.query) == text::fold(&prompt.query);
            if room && !self.prompts.iter().any(alike) {
                self.prompts.push(prompt.clone());
            }
        }
        self
    }

    /// As callers see it.
    pub fn shown(&self) -> Trend {
        Trend {
            id: self.id,
            name: self.name.clone(),
            location: self.location,
            keywords: self.keywords.clone(),
            prompts: self.prompts.clone(),
            status: self.trend_status,
            created_at: Moment(self.created).iso(),
        }
    }
}
