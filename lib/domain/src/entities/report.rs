//! Reports of bulk requests: what was made, what was there, and which rows were wrong.

use schemars::JsonSchema;
use serde::Serialize;

use super::prompt::Prompt;
use crate::error::Error;
use crate::ids::{AnswerId, PromptId};

/// A row that was refused; the others stand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RowError {
    /// The row's place in the request, from 0.
    pub row: usize,
    /// The code, as in the error envelope.
    pub code: u16,
    /// What is wrong.
    pub description: String,
}

impl RowError {
    /// Of a row.
    pub fn new(row: usize, error: &Error) -> Self {
        Self {
            row,
            code: error.code(),
            description: error.description(),
        }
    }
}

/// Something of a row that was left out; the row stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RowWarning {
    /// The row's place in the request, from 0.
    pub row: usize,
    /// The field that it is about.
    pub field: String,
    /// What was left out, and why.
    pub description: String,
}

/// A prompt that exists already.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DuplicatePrompt {
    /// The row's place in the request, from 0.
    pub row: usize,
    /// The text as sent.
    pub query: String,
    /// The prompt that is there.
    pub prompt_id: PromptId,
}

/// What became of the rows of a bulk request for prompts.
#[derive(Debug, Clone, Default, Serialize, JsonSchema)]
pub struct PromptReport {
    /// Prompts that were made.
    pub created: Vec<Prompt>,
    /// Rows whose prompt was there.
    pub duplicates: Vec<DuplicatePrompt>,
    /// Rows that were wrong.
    pub errors: Vec<RowError>,
}

/// An answer that exists already.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DuplicateAnswer {
    /// The row's place in the request, from 0.
    pub row: usize,
    /// The prompt's text.
    pub query: String,
    /// The prompt of the answer that is there.
    pub prompt_id: PromptId,
    /// The answer that is there.
    pub answer_id: AnswerId,
}
