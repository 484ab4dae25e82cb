//! What stands in the path of an operation: the token of a key, a webhook or a member, as lists show it.

use answerscope_api::operation::Path;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Token;
use serde_json::{Value, json};

/// A token in the path.
#[derive(Debug, Clone, Copy)]
pub struct InPath(pub Token);

impl Path for InPath {
    fn schema() -> Option<Value> {
        Some(json!({"type": "string"}))
    }
    fn parse(value: Option<&str>) -> Result<Self> {
        let token = value.and_then(|text| text.parse().ok());
        token.map(Self).ok_or(Error::NotFound)
    }
}
