//! What every asynchronous task has, whatever it does.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::Token;

/// The state of a task.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum TaskState {
    /// Accepted.
    Pending,
    /// A worker has begun.
    Processing,
    /// Done.
    Completed,
    /// Given up, or done in part.
    Failed,
}

impl TaskState {
    /// Whether the task is over.
    pub fn ended(self) -> bool {
        matches!(self, Self::Completed | Self::Failed)
    }
}

/// Why a task failed, as its poll shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TaskError {
    /// One of the service's error codes.
    pub code: u16,
    /// What happened.
    pub description: String,
}

impl TaskError {
    /// Whether it is the service's fault: something inside failed, its set-up is wrong, or its stores refused for too long. Else
    /// it is what was asked for, or the brand was deleted.
    pub fn is_of_the_service(&self) -> bool {
        matches!(self.code, 1001 | 1003 | 1007)
    }
}

impl From<&crate::Error> for TaskError {
    fn from(error: &crate::Error) -> Self {
        Self {
            code: error.code(),
            description: error.description(),
        }
    }
}

/// A task as it is stored; `W` is its input and result.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Task<W> {
    /// Its own part of its id.
    pub token: Token,
    /// Its state.
    pub task_state: TaskState,
    /// How often a worker has begun; also tells a worker from its successor.
    pub attempt: u32,
    /// Until when the worker has it for itself, µs since the epoch.
    pub lease_until: i64,
    /// When it was accepted, µs since the epoch.
    pub created: i64,
    /// When it ended, µs since the epoch.
    pub ended: Option<i64>,
    /// Why it failed.
    pub error: Option<TaskError>,
    /// Input and result.
    pub work: W,
}

impl<W> Task<W> {
    /// A task that was accepted now.
    pub fn new(token: Token, now: crate::clock::Moment, work: W) -> Self {
        Self {
            token,
            task_state: TaskState::Pending,
            attempt: 0,
            lease_until: 0,
            created: now.0,
            ended: None,
            error: None,
            work,
        }
    }

    /// Seconds after which a poll is worth while; `None` once the task has ended. A task that has taken long is looked
    /// at less often.
    pub fn retry_after(&self, now: crate::clock::Moment) -> Option<u64> {
        let waited = u64::try_from((now.0 - self.created) / 1_000_000).unwrap_or_default();
        (!self.task_state.ended()).then(|| (waited / 4).clamp(1, 30))
    }

    /// The task, ended now.
    pub fn ended(mut self, state: TaskState, now: crate::clock::Moment, error: Option<TaskError>) -> Self {
        (self.task_state, self.ended, self.error) = (state, Some(now.0), error);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Error;

    #[test]
    fn what_was_asked_wrongly_is_no_fault_of_the_service() {
        let is_ours = |error: Error| TaskError::from(&error).is_of_the_service();
        let ours = [Error::internal("broken"), Error::TooManyRequests { retry_after: 1 }];
        assert!(ours.map(is_ours).iter().all(|ours| *ours));
        let others = [
            Error::invalid("startDate: too many days"),
            Error::NotFound,
            Error::InsufficientCredits,
        ];
        assert!(!others.map(is_ours).iter().any(|ours| *ours));
    }
}
