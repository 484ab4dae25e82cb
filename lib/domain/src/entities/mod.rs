//! What callers see: the JSON of the resources, and the rules of their fields.

pub mod account;
pub mod answer;
pub mod brand;
pub mod brand_names;
mod brand_record;
pub mod collecting;
pub mod collection;
pub mod engine_row;
pub mod export;
pub mod grant;
pub mod insight;
pub mod interval;
pub mod new_answer;
pub mod oauth_client;
pub mod prompt;
pub mod report;
mod shown;
pub mod task;
pub mod topic;
pub mod trend;
pub mod view;
pub mod webhook;
