//! What a process holds: settings, clients, clock, randomness. Made once at start, shared by all requests.

use std::sync::{Arc, OnceLock};

use crate::aws::{Clients, Meter};
use crate::clock::{Clock, Random, SystemClock, SystemRandom};
use crate::config::Settings;
use crate::store::blobs::Blobs;
use crate::store::bus::{Bus, EventBridge};
use crate::store::keychain::Keychain;
use crate::store::queue::{Queue, Sqs};
use crate::store::segments::SliceCache;
use crate::store::table::Table;

/// The process.
pub struct App {
    /// What the deployment sets.
    pub settings: Settings,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Randomness.
    pub random: Arc<dyn Random>,
    /// DynamoDB.
    pub table: Table,
    /// S3.
    pub blobs: Blobs,
    /// Messages.
    pub queue: Arc<dyn Queue>,
    /// Events.
    pub bus: Arc<dyn Bus>,
    /// Key check and token buckets.
    pub keychain: Keychain,
    /// Decoded parts of segments; their objects never change.
    pub slices: SliceCache,
    /// What went over the wire to AWS.
    pub meter: Meter,
    origin: OnceLock<String>,
}

/// What a process is connected to.
pub struct Ports {
    /// DynamoDB.
    pub table: Table,
    /// S3.
    pub blobs: Blobs,
    /// Messages.
    pub queue: Arc<dyn Queue>,
    /// Events.
    pub bus: Arc<dyn Bus>,
    /// What goes over the wire to AWS.
    pub meter: Meter,
}

impl App {
    /// A process over these ports.
    pub fn new(settings: Settings, ports: Ports) -> Self {
        let Ports {
            table,
            blobs,
            queue,
            bus,
            meter,
        } = ports;
        let keychain = Keychain::new(table.clone(), settings.bucket);
        Self {
            clock: Arc::new(SystemClock::default()),
            random: Arc::new(SystemRandom),
            table,
            blobs,
            queue,
            bus,
            keychain,
            slices: SliceCache::default(),
            meter,
            origin: OnceLock::new(),
            settings,
        }
    }

    /// A process on AWS or an emulator, as the settings say.
    pub fn on_aws(settings: Settings) -> Self {
        let clients = Clients::new(&settings.aws);
        let table = Table {
            client: clients.dynamodb(),
            name: settings.table.clone(),
        };
        let blobs = Blobs {
            client: clients.s3(None),
            bucket: settings.blobs.clone(),
        };
        let queue = Arc::new(Sqs {
            client: clients.sqs(),
            urls: settings.queues.clone(),
        });
        let bus = Arc::new(EventBridge {
            client: clients.eventbridge(),
            name: settings.bus.clone(),
        });
        let meter = clients.meter;
        Self::new(
            settings,
            Ports {
                table,
                blobs,
                queue,
                bus,
                meter,
            },
        )
    }

    /// The origin that links name.
    pub fn base_url(&self) -> String {
        self.origin.get().unwrap_or(&self.settings.base_url).clone()
    }

    /// Sets the origin once it is known: with port 0 that is after the socket is bound.
    pub fn serve_at(&self, origin: String) {
        // A second call would be a second socket; the first one stays.
        let _first = self.origin.set(origin);
    }
}
