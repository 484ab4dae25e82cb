//! What callers see: the JSON of the resources, and the rules of their fields.

pub mod answer;
pub mod brand;
pub mod prompt;
pub mod report;
pub mod topic;
pub mod view;
