//! What things are: ids, entities with the rules of their fields, errors without HTTP, days, engines, the clock.
//!
//! Everything else builds on this crate; it does no I/O and knows neither AWS nor HTTP.

pub mod api_key;
mod caller;
mod channel;
pub mod clock;
pub mod collecting;
mod common_words;
pub mod country;
mod day;
mod engine;
pub mod entities;
pub mod error;
mod export_words;
pub mod ids;
pub mod input;
mod listed;
pub mod page;
pub mod parameter;
pub mod period;
mod polarity;
pub mod rate_limit;
mod scope;
pub mod secret;
pub mod text;
mod urls;
pub mod wording;

pub use caller::{Caller, Via};
pub use channel::{Channel, EngineSet, Surface};
pub use common_words::{is_common_word, languages_of_word};
pub use day::{Day, DaySet, SegmentWindow};
pub use engine::Engine;
pub use entities::brand::BrandNames;
pub use error::{Error, Result};
pub use export_words::{Combination, Entity, Format, Metric};
pub use listed::{Named, Polled};
pub use polarity::Polarity;
pub use scope::{Scope, Scopes};
pub use urls::{DomainError, NormalizedUrl, canonical_domain, is_loopback, normalize_url, owner_of};

/// Where the API lives below the origin: what the paths of links begin with.
pub const API_PREFIX: &str = "/api/v1";
