//! From a completed task to the bus. The mark is written in the transaction that completes the task, and deleted by the
//! webhook sender once the event has become deliveries: an event that was lost on its way is sent again, and one that
//! comes twice becomes the same deliveries.

use super::Store;
use super::bus::Event;
use super::keys::BrandKeys;
use super::marks::Mark;
use crate::dispatch::PREFIX;
use crate::entities::task::Task;
use crate::entities::webhook::EventKind;
use crate::error::{Error, Result};
use crate::ids::{GenerationId, Token};

impl Store {
    /// Tells the bus what a mark asks for.
    pub async fn announce(&self, keys: BrandKeys, mark: &Mark) -> Result<()> {
        let event = match mark {
            Mark::Exported(token) => self.exported(keys, *token).await,
            Mark::Generated(token) => self.generated(keys, *token).await,
            _ => return Err(Error::internal(format!("{mark:?} is not for the bus"))),
        };
        match event {
            Ok(event) => self.app.bus().publish(event).await,
            // Deleted meanwhile: there is nothing left to tell.
            Err(Error::NotFound) => self.clear(vec![mark.own_key(keys)]).await,
            Err(error) => Err(error),
        }
    }

    /// Announces and only logs a failure: the mark is written, and the sweeper announces again.
    pub(crate) async fn announce_soon(&self, keys: BrandKeys, mark: Mark) {
        if let Err(error) = self.announce(keys, &mark).await {
            tracing::warn!(%error, ?mark, "not announced now; the sweeper does it later");
        }
    }

    async fn generated(&self, keys: BrandKeys, token: Token) -> Result<Event> {
        let id = GenerationId {
            brand: keys.brand,
            token,
        };
        let task = self.generation(id).await?;
        let data = serde_json::json!({
            "generationId": id,
            "status": task.task_state,
            "brandId": keys.brand,
            "links": {"self": format!("{}{PREFIX}/insights/generation/{id}", self.app.base_url().unwrap_or_default())},
        });
        Ok(self.event(keys, EventKind::InsightGenerated, &task, data))
    }

    pub(crate) fn event<W>(&self, keys: BrandKeys, event: EventKind, task: &Task<W>, data: serde_json::Value) -> Event {
        Event {
            event,
            organization: keys.organization,
            brand: keys.brand,
            task: task.token,
            completed: task.ended.unwrap_or_default(),
            data,
        }
    }
}
