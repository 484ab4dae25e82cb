//! What a brand monitors: prompts in topics, the catalog that lists them, and trends that propose more of both.
//!
//! They are one room because they change together: making a prompt makes its topic, deleting a topic deletes its prompts,
//! and whoever switches a prompt first finishes the switch of its topic.

mod catalog;
mod catalog_cache;
mod catalog_row;
mod monitored;
mod prompts;
mod prompts_bulk;
mod prompts_delete;
mod topics;
mod topics_delete;
mod topics_import;
mod topics_switch;
mod trends;
mod trends_accept;

pub use catalog::{Catalog, Catalogs};
pub use catalog_cache::CatalogCache;
pub use catalog_row::CatalogRow;
pub use monitored::MonitoredPage;
pub use prompts::Prompts;
pub use prompts_bulk::{Placement, PromptOutcome, WantedPrompt};
pub use topics::{Topics, WantedTopic};
pub use trends::Trends;
