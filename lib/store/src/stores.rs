//! What a process is connected to: clients, clock, randomness. Made once at start, shared by all requests.

use std::sync::{Arc, OnceLock};

use answerscope_domain::clock::{Clock, Random, SystemClock, SystemRandom};

use crate::aws::Clients;
use crate::aws::blobs::Blobs;
use crate::aws::bus::Bus;
use crate::aws::queue::Queue;
use crate::aws::settings::StoreSettings;
use crate::callers::organizations::Organizations;
use crate::identity::Identity;
use crate::monitoring::CatalogCache;
use crate::segments::{PieceCache, SliceCache};
use crate::table::Table;

/// The stores of a process. What it is connected to is made when first asked for: a function that never publishes has no
/// EventBridge in its binary.
pub struct Stores {
    /// What the deployment sets.
    pub settings: StoreSettings,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Randomness.
    pub random: Arc<dyn Random>,
    /// DynamoDB.
    pub table: Table,
    /// Decoded parts of segments; their objects never change.
    pub slices: SliceCache,
    /// Rows of prompts, used while the brand's counters say that they are the latest.
    pub catalogs: CatalogCache,
    /// Pieces of windows, used while the windows' items have the revisions under which they were known.
    pub pieces: PieceCache,
    /// Makes clients, and knows what they have sent.
    pub clients: Clients,
    blobs: OnceLock<Blobs>,
    queue: OnceLock<Arc<dyn Queue>>,
    bus: OnceLock<Arc<dyn Bus>>,
    origin: OnceLock<String>,
}

/// What a process is connected to.
pub struct Ports {
    /// Makes clients.
    pub clients: Clients,
    /// DynamoDB.
    pub table: Table,
    /// S3.
    pub blobs: Blobs,
    /// Messages.
    pub queue: Arc<dyn Queue>,
    /// Events.
    pub bus: Arc<dyn Bus>,
}

impl Stores {
    fn over(settings: StoreSettings, clients: Clients, table: Table) -> Self {
        Self {
            clock: Arc::new(SystemClock::default()),
            random: Arc::new(SystemRandom),
            table,
            slices: SliceCache::default(),
            catalogs: CatalogCache::default(),
            pieces: PieceCache::default(),
            clients,
            blobs: OnceLock::new(),
            queue: OnceLock::new(),
            bus: OnceLock::new(),
            origin: OnceLock::new(),
            settings,
        }
    }

    /// Stores over these ports.
    pub fn new(settings: StoreSettings, ports: Ports) -> Self {
        Self {
            blobs: OnceLock::from(ports.blobs),
            queue: OnceLock::from(ports.queue),
            bus: OnceLock::from(ports.bus),
            ..Self::over(settings, ports.clients, ports.table)
        }
    }

    /// Stores on AWS or an emulator, as the settings say.
    pub fn on_aws(settings: StoreSettings) -> Self {
        let clients = Clients::new(&settings.aws);
        let table = Table::new(clients.dynamodb(), &settings.table);
        Self::over(settings, clients, table)
    }

    /// S3.
    pub fn blobs(&self) -> &Blobs {
        self.blobs.get_or_init(|| Blobs {
            client: self.clients.s3(),
            bucket: self.settings.bucket.clone(),
            downloads: Arc::default(),
        })
    }

    /// Messages.
    pub fn queue(&self) -> &Arc<dyn Queue> {
        self.queue.get_or_init(|| self.queues_of_deployment())
    }

    /// Events.
    pub fn bus(&self) -> &Arc<dyn Bus> {
        self.bus.get_or_init(|| self.bus_of_deployment())
    }

    #[cfg(feature = "messaging")]
    fn queues_of_deployment(&self) -> Arc<dyn Queue> {
        Arc::new(crate::aws::sqs::Sqs {
            client: self.clients.sqs(),
            urls: self.settings.queues.clone(),
        })
    }

    #[cfg(feature = "messaging")]
    fn bus_of_deployment(&self) -> Arc<dyn Bus> {
        Arc::new(crate::aws::event_bridge::EventBridge {
            client: self.clients.eventbridge(),
            name: self.settings.bus.clone(),
        })
    }

    #[cfg(not(feature = "messaging"))]
    fn queues_of_deployment(&self) -> Arc<dyn Queue> {
        Arc::new(crate::aws::no_messaging::NoMessaging)
    }

    #[cfg(not(feature = "messaging"))]
    fn bus_of_deployment(&self) -> Arc<dyn Bus> {
        Arc::new(crate::aws::no_messaging::NoMessaging)
    }

    /// The administration of organizations.
    pub fn organizations(&self) -> Organizations<'_> {
        Organizations {
            table: &self.table,
            clock: self.clock.as_ref(),
            random: self.random.as_ref(),
        }
    }

    /// Who signs in, and what they have allowed.
    pub fn identity(&self) -> Identity<'_> {
        Identity {
            table: &self.table,
            clock: self.clock.as_ref(),
            random: self.random.as_ref(),
        }
    }

    /// What links begin with, where the process knows it; else a request tells.
    pub fn base_url(&self) -> Option<&str> {
        let known = self.origin.get().or(self.settings.base_url.as_ref());
        known.map(String::as_str)
    }

    /// The origin that links name once it is known: with port 0 that is after the socket is bound.
    pub fn serve_at(&self, origin: String) {
        // A second call would be a second socket; the first one stays.
        let _first = self.origin.set(origin);
    }
}
