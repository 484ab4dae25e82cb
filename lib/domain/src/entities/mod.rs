//! What callers see: the JSON of the resources, and the rules of their fields.

pub mod answer;
pub mod brand;
pub mod brand_names;
pub mod export;
pub mod insight;
pub mod new_answer;
pub mod prompt;
pub mod report;
pub mod task;
pub mod topic;
pub mod trend;
pub mod view;
pub mod webhook;
