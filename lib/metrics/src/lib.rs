//! The facts of AI answers in columns, and the metrics that are computed from them.
//!
//! A brand's answers are kept in **segments**: one or several **pieces** for each window of 32 days, with a section per
//! metric and day, so that one ranged read fetches any days of one metric and nothing else. Prompts are ordinals and
//! every subset of them (a view, a topic, one prompt) is a [`Bitmap`], so every level of the API runs the same kernels.
//!
//! [`build`] turns facts into a segment, [`merge`] several pieces into one, [`Directory`] tells which bytes to read,
//! [`Slice`] is what was read, and the kernels ([`mentions`], [`visibility`], [`citations`], [`sentiment`] and their series) count over slices.
//! The crate is pure: it does no I/O and knows no clock.

mod added_forms;
mod bitmap;
mod build;
pub mod compare;
#[cfg(test)]
mod damage;
mod dictionary;
mod dictionary_builder;
mod directory;
mod error;
mod facts;
mod forms;
mod gather;
mod kernels;
mod mentions_day;
mod merge;
mod models;
mod names;
mod origins_day;
mod places_day;
mod plane;
mod plane_store;
mod runs;
mod sentiment_day;
mod slice;
mod stats;
pub mod surfaces;
mod times_day;
mod totals;
pub mod verdict;
mod wire;
mod writer;

pub use answerscope_domain::{Channel, Day, DaySet, Engine, EngineSet, Polarity, SegmentWindow, Surface};
pub use bitmap::Bitmap;
pub use build::{Built, build};
pub use directory::{Directory, Section};
pub use error::SegmentError;
pub use facts::{AnswerFacts, CitedUrl, FactMention, LanguageCode};
pub use kernels::by_engine::{DomainCounts, domains_by_engine};
pub use kernels::citations::{CitationPage, CitationRow, Citations, Order, citations, citations_series};
pub use kernels::citations_by_group::{CitationGroups, GroupedCitation};
pub use kernels::findings::{FindingsByPrompt, findings_by_prompt};
pub use kernels::groups::Groups;
pub use kernels::judging::Judging;
pub use kernels::matrix::{PromptMatrix, answers_by_prompt, mentioning_answers_by_prompt, mentions_by_prompt};
pub use kernels::mention_repetition::mention_repetition;
pub use kernels::mentions::{mentions, mentions_series};
pub use kernels::mentions_by_group::{Measure, MentionGroups, mentions_by_group};
pub use kernels::origins::{OriginCounts, no_answers, origins};
pub use kernels::positions::{Position, positions, positions_series};
pub use kernels::positions_by_group::positions_by_group;
pub use kernels::presence::{EngineDay, Presence, presence};
pub use kernels::prompt_day_engine::{PromptDayEngine, prompt_day_engines};
pub use kernels::prompts::{PromptCounts, prompt_counts};
pub use kernels::repetition::Repetition;
pub use kernels::sentiment::{PolarityCounts, answers_not_read, sentiment, sentiment_series};
pub use kernels::sentiment_by_group::{GroupedFindings, sentiment_by_group};
pub use kernels::visibility::{Reach, Visibility, visibility, visibility_series};
pub use kernels::{Select, SlotCounts};
pub use merge::{MergeSource, merge};
pub use models::{ModelOfDay, ModelSwitch, model_changes};
pub use origins_day::Origin;
pub use slice::{Slice, Urls};
pub use stats::{rank_desc, share, wilson};
pub use totals::MentionTotals;
