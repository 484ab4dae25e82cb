//! Where keys come from. This crate reads neither the environment nor Secrets Manager: whoever starts a process does.

use std::future::Future;

use answerscope_engines::{EngineKey, KeyPlace};
use futures::future::BoxFuture;

/// Finds keys. An asynchronous function of a [`KeyPlace`] is one.
pub trait KeySource: Send + Sync {
    /// The key at a place; it is asked for once, when the engine is first needed.
    ///
    /// # Errors
    /// [`NoKey`] tells whether looking again can help.
    fn key(&self, place: &KeyPlace) -> BoxFuture<'static, Result<EngineKey, NoKey>>;
}

/// Why there is no key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoKey {
    /// There is none at the place.
    Missing,
    /// Who keeps it refuses it, until somebody mends that.
    Refused,
    /// Who keeps it does not answer.
    Unavailable,
}

impl<F, A> KeySource for F
where
    F: Fn(KeyPlace) -> A + Send + Sync,
    A: Future<Output = Result<EngineKey, NoKey>> + Send + 'static,
{
    fn key(&self, place: &KeyPlace) -> BoxFuture<'static, Result<EngineKey, NoKey>> {
        Box::pin(self(place.clone()))
    }
}
