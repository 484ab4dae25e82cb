//! Other processes over the stores of a service.

use std::sync::Arc;
use std::time::Duration;

use answerscope_api::app::App;
use answerscope_domain::error::Result;
use answerscope_store::Store;
use answerscope_store::aws::bus::Bus;
use answerscope_store::aws::queue::{Queue, Worker};
use answerscope_store::stores::Ports;
use futures::future::BoxFuture;

use crate::support::Service;

/// The stores of a service beside a queue and a bus of a process' own.
pub(crate) fn ports(service: &Service, queue: Arc<dyn Queue>, bus: Arc<dyn Bus>) -> Ports {
    let stores = &service.process.app.stores;
    Ports {
        table: stores.table.clone(),
        blobs: stores.blobs().clone(),
        queue,
        bus,
        clients: stores.clients.clone(),
    }
}

/// Takes messages and hands them to nobody, as a process does that is killed before it sends.
pub(crate) struct Nobody;

impl Queue for Nobody {
    fn put(&self, _: Worker, _: String, _: Duration) -> BoxFuture<'_, Result<()>> {
        Box::pin(std::future::ready(Ok(())))
    }
}

/// A process whose messages nobody hears. It knows nothing of what the service keeps in memory.
pub(crate) fn silent_app(service: &Service) -> Arc<App> {
    let app = &service.process.app;
    let ports = ports(service, Arc::new(Nobody), Arc::clone(app.stores.bus()));
    Arc::new(App::new(app.settings.clone(), ports))
}

/// The owner's store in such a process.
pub(crate) fn silent(service: &Service) -> Store {
    Store::new(&silent_app(service).stores, service.organization.organization_id)
}
