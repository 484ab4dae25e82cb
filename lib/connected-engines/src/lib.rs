//! A deployment's engines, connected: keys found, adapters made once for each process, the built-in engine in the process.
//!
//! It stands over `answerscope-engines` and `answerscope-builtin-engine`, which do not know each other.

mod built_in;
mod keys;

use std::sync::{Arc, OnceLock};

use answerscope_builtin_engine::server::ServerConfig;
use answerscope_domain::clock::Clock;
use answerscope_domain::{Channel, Engine};
use answerscope_engines::{
    Adapter, AskError, ConfiguredEngine, ConfiguredEngines, EngineConfig, EngineKey, Interface, KeyPlace, Surface,
    Transport, connect,
};
use tokio::sync::Mutex;

pub use built_in::BuiltInTransport;
pub use keys::{KeySource, NoKey};

/// The world of the built-in engine: the same for all deployments, so that a demo can be repeated.
const SEED: u64 = 1;
/// Stands for the built-in engine in the process; nobody dials it.
const BUILT_IN_ADDRESS: &str = "http://localhost/v1";

/// The engines of a deployment, each connected when it is first asked for.
pub struct ConnectedEngines {
    slots: Vec<Slot>,
    keys: Arc<dyn KeySource>,
    built_in: ServerConfig,
    transport: OnceLock<Arc<dyn Transport>>,
}

struct Slot {
    channel: Channel,
    configured: Option<ConfiguredEngine>,
    adapter: Mutex<Option<Arc<dyn Adapter>>>,
}

impl ConnectedEngines {
    /// What is configured, with the keys that `keys` finds. Nothing is connected yet.
    pub fn new(configured: &ConfiguredEngines, keys: Arc<dyn KeySource>, clock: Arc<dyn Clock>) -> Self {
        let slot = |configured: &ConfiguredEngine| Slot {
            channel: configured.channel(),
            configured: Some(configured.clone()),
            adapter: Mutex::default(),
        };
        Self {
            slots: configured.iter().map(slot).collect(),
            keys,
            built_in: ServerConfig::new(SEED, clock),
            transport: OnceLock::new(),
        }
    }

    /// Another built-in engine, such as one with faults.
    #[must_use]
    pub fn with_built_in(mut self, config: ServerConfig) -> Self {
        self.built_in = config;
        self
    }

    /// An adapter that was made elsewhere, as Bedrock's is, in the place of the configured one.
    #[must_use]
    pub fn with_adapter(mut self, adapter: Arc<dyn Adapter>) -> Self {
        let described = adapter.description();
        let channel = Channel {
            surface: described.surface,
            engine: described.engine,
        };
        self.slots.retain(|slot| slot.channel != channel);
        self.slots.push(Slot {
            channel,
            configured: None,
            adapter: Mutex::new(Some(adapter)),
        });
        self
    }

    /// The adapter of an engine's surface. A failure is that of this engine alone, and is not kept: the next call tries
    /// again.
    ///
    /// # Errors
    /// [`AskError::Misconfigured`] where it is not configured or can not be used as it is, [`AskError::KeyMissing`] and
    /// [`AskError::KeyUnavailable`] where its key is not found.
    pub async fn get(&self, engine: Engine, surface: Surface) -> Result<Arc<dyn Adapter>, AskError> {
        let slot = self.slot(engine, surface).ok_or_else(|| AskError::Misconfigured {
            reason: format!("the engine {engine} is not configured for this surface"),
        })?;
        let mut adapter = slot.adapter.lock().await;
        if let Some(known) = adapter.as_ref() {
            return Ok(Arc::clone(known));
        }
        let made = self.connect(slot).await?;
        *adapter = Some(Arc::clone(&made));
        Ok(made)
    }

    /// Lets go of an adapter whose key was refused: the next call looks for the key again, which may be a new one.
    pub async fn forget(&self, engine: Engine, surface: Surface) {
        if let Some(slot) = self.slot(engine, surface)
            && slot.configured.is_some()
        {
            *slot.adapter.lock().await = None;
        }
    }

    fn slot(&self, engine: Engine, surface: Surface) -> Option<&Slot> {
        let channel = Channel { surface, engine };
        self.slots.iter().find(|slot| slot.channel == channel)
    }

    async fn connect(&self, slot: &Slot) -> Result<Arc<dyn Adapter>, AskError> {
        let misconfigured = |reason: String| AskError::Misconfigured { reason };
        let Some(configured) = &slot.configured else {
            return Err(misconfigured("the engine has no configuration".to_owned()));
        };
        let mut config = EngineConfig {
            base_url: configured.base_url.clone(),
            model: configured.model.clone(),
            deadline: configured.deadline,
            ..EngineConfig::new(self.key(&configured.key).await?)
        };
        if configured.interface == Interface::BuiltIn && config.base_url.is_none() {
            config.base_url = Some(BUILT_IN_ADDRESS.to_owned());
            config.transport = Some(self.transport());
        }
        connect(configured.interface, configured.engine, &config).map_err(|wrong| misconfigured(wrong.to_string()))
    }

    async fn key(&self, place: &KeyPlace) -> Result<EngineKey, AskError> {
        if *place == KeyPlace::None {
            return Ok(EngineKey::new(""));
        }
        let shown = || place.to_string();
        let unavailable = |refused| AskError::KeyUnavailable {
            place: shown(),
            refused,
        };
        match self.keys.key(place).await {
            Ok(key) if !key.is_none() => Ok(key),
            Ok(_) | Err(NoKey::Missing) => Err(AskError::KeyMissing { place: shown() }),
            Err(NoKey::Refused) => Err(unavailable(true)),
            Err(NoKey::Unavailable) => Err(unavailable(false)),
        }
    }

    /// One built-in engine for all the engines that it plays.
    fn transport(&self) -> Arc<dyn Transport> {
        let made = || -> Arc<dyn Transport> { Arc::new(BuiltInTransport::new(self.built_in.clone())) };
        Arc::clone(self.transport.get_or_init(made))
    }
}
