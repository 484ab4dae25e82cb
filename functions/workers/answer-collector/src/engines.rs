//! Where a collector finds the engines that it asks.

use std::sync::Arc;
use std::time::Duration;

use answerscope_domain::collecting::Pace;
use answerscope_domain::entities::collection::AskedEngine;
use answerscope_engines::{Adapter, AskError};
use futures::future::BoxFuture;

/// An engine, and how it may be asked.
#[derive(Clone)]
pub struct EngineToAsk {
    /// Asks it.
    pub adapter: Arc<dyn Adapter>,
    /// How fast, and how much at a time.
    pub pace: Pace,
    /// How long it has for an answer.
    pub deadline: Duration,
}

/// The engines that can be asked.
pub trait AskableEngines: Send + Sync {
    /// Finds an engine.
    ///
    /// # Errors
    /// Where it is not configured, or can not be connected.
    fn find(&self, asked: AskedEngine) -> BoxFuture<'_, Result<EngineToAsk, AskError>>;

    /// Lets go of what was found of an engine: its key was refused, and there may be a new one.
    fn forget(&self, asked: AskedEngine) -> BoxFuture<'_, ()>;
}
