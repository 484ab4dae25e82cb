//! How an engine is reached. Nothing is read from the environment here.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use zeroize::Zeroizing;

use crate::asking::transport::Transport;

/// A key. It is never shown, and its memory is wiped.
#[derive(Clone, PartialEq, Eq)]
pub struct EngineKey(Zeroizing<String>);

impl EngineKey {
    /// Takes a key; an empty one is none.
    pub fn new(key: impl Into<String>) -> Self {
        Self(Zeroizing::new(key.into()))
    }

    /// Whether it is none.
    pub fn is_none(&self) -> bool {
        self.0.is_empty()
    }

    /// The key itself, for the one header that carries it.
    pub(crate) fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for EngineKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_empty() {
            "EngineKey(none)"
        } else {
            "EngineKey(…)"
        })
    }
}

/// How an engine is reached.
#[derive(Debug, Clone)]
pub struct EngineConfig {
    /// Another address than the vendor's: a gateway, or the built-in engine. https, or http on loopback.
    pub base_url: Option<String>,
    /// Another model than the adapter's usual one.
    pub model: Option<String>,
    /// The key; `login:password` for DataForSEO.
    pub key: EngineKey,
    /// For a question with all its requests; for each request where the vendor gives a ticket.
    pub deadline: Duration,
    /// The most tokens that an answer may have, where the vendor takes such a limit.
    pub most_output_tokens: Option<u32>,
    /// What carries the requests; the network where there is none.
    pub transport: Option<Arc<dyn Transport>>,
}

impl EngineConfig {
    /// The vendor's address, the adapter's usual model and two minutes for an answer.
    pub fn new(key: EngineKey) -> Self {
        Self {
            base_url: None,
            model: None,
            key,
            deadline: Duration::from_secs(120),
            most_output_tokens: None,
            transport: None,
        }
    }
}

/// Why an engine can not be reached as configured. Never shows the key.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the engine can not be used: {0}")]
pub struct WrongConfig(pub(crate) Cow<'static, str>);

impl WrongConfig {
    pub(crate) const fn new(problem: &'static str) -> Self {
        Self(Cow::Borrowed(problem))
    }

    /// Of a predicate of its address.
    pub(crate) fn address(problem: &str) -> Self {
        Self(Cow::Owned(format!("its address {problem}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_not_shown() {
        let config = EngineConfig::new(EngineKey::new("a-key-that-no-log-may-show"));
        let shown = format!("{config:?}");
        assert!(!shown.contains("a-key") && shown.contains("EngineKey(…)"), "{shown}");
        assert_eq!(format!("{:?}", EngineKey::new("")), "EngineKey(none)");
    }
}
