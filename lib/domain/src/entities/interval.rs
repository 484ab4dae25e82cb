//! Bounds of a figure.

use schemars::JsonSchema;
use serde::Serialize;

/// A 95 % interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, JsonSchema)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl From<(f64, f64)> for Interval {
    fn from((low, high): (f64, f64)) -> Self {
        Self { low, high }
    }
}
