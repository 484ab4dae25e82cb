//! What a process that answers requests or messages holds.

use std::sync::Arc;

use answerscope_domain::clock::Clock;
use answerscope_store::callers::keychain::Keychain;
use answerscope_store::stores::{Ports, Stores};

use crate::settings::Settings;

/// The process.
pub struct App {
    /// What the deployment sets.
    pub settings: Settings,
    /// What it is connected to.
    pub stores: Arc<Stores>,
    /// Key check and rate limits.
    pub keychain: Keychain,
}

impl App {
    fn over(settings: Settings, stores: Stores) -> Self {
        Self {
            keychain: Keychain::new(stores.table.clone(), settings.rate_limit),
            stores: Arc::new(stores),
            settings,
        }
    }

    /// A process over these ports.
    pub fn new(settings: Settings, ports: Ports) -> Self {
        let stores = Stores::new(settings.store.clone(), ports);
        Self::over(settings, stores)
    }

    /// [`App::new`] with a clock of the caller's.
    pub fn told_time_by(clock: Arc<dyn Clock>, settings: Settings, ports: Ports) -> Self {
        let mut stores = Stores::new(settings.store.clone(), ports);
        stores.clock = clock;
        Self::over(settings, stores)
    }

    /// A process on AWS or an emulator, as the settings say.
    pub fn on_aws(settings: Settings) -> Self {
        let stores = Stores::on_aws(settings.store.clone());
        Self::over(settings, stores)
    }
}
