//! Exports in the table and their archives in the bucket.

use std::time::Duration;

use super::Store;
use super::bus::Event;
use super::keys::{BrandKeys, Key};
use super::marks::Mark;
use super::queue::{Message, send_soon};
use super::table::{Action, entity_of, item_of};
use crate::dispatch::PREFIX;
use crate::entities::export::{Export, ExportRequest, ExportWork};
use crate::entities::task::{Task, TaskError, TaskState};
use crate::entities::webhook::EventKind;
use crate::error::{Error, Result};
use crate::ids::{BrandId, ExportId, Token};
use crate::tasks::{Job, PATIENCE, later};

impl Job for ExportId {
    type Work = ExportWork;

    fn key(self, store: &Store) -> Key {
        store.org.of(self.brand).export(self)
    }

    async fn fail(self, store: &Store, task: Task<ExportWork>, error: TaskError) -> Result<()> {
        store.remove_archives(self).await?;
        let task = task.ended(TaskState::Failed, store.app.clock.now(), Some(error));
        let actions = vec![
            store.end(self.key(store), "export", &task)?,
            Action::delete(Mark::Export(self.token).own_key(store.org.of(self.brand))),
        ];
        // Refused: it has ended meanwhile, by another worker.
        let _by_another = store.app.table.transact(actions).await?;
        Ok(())
    }
}

impl Store {
    /// Starts an export.
    pub async fn start_export(&self, brand: BrandId, request: ExportRequest) -> Result<(ExportId, Task<ExportWork>)> {
        let (keys, now) = (self.org.of(brand), self.app.clock.now());
        let task = Task::new(self.token(), now, ExportWork::new(request));
        let id = ExportId {
            brand,
            token: task.token,
        };
        let actions = vec![
            Action::exists(keys.brand()),
            Action::put_new(item_of(id.key(self), "export", &task)?),
            Mark::Export(id.token).put_own(keys, later(now, PATIENCE)),
        ];
        if let Err(refused) = self.app.table.transact(actions).await? {
            return match refused.as_slice() {
                // The same token again: the same request with the same Idempotency-Key, after a crash.
                [1] => Ok((id, self.export(id).await?)),
                _ => Err(Error::NotFound),
            };
        }
        let organization = self.organization();
        let message = Message::Export {
            organization,
            export: id,
        };
        send_soon(self.app.queue().as_ref(), message).await;
        Ok((id, task))
    }

    /// Reads an export.
    pub async fn export(&self, id: ExportId) -> Result<Task<ExportWork>> {
        let (_, item) = self.with_brand(id.brand, id.key(self)).await?;
        entity_of(item)
    }

    /// An export as callers see it, with a URL that works as long as the archive can be fetched.
    pub async fn show_export(&self, id: ExportId, task: &Task<ExportWork>) -> Result<Export> {
        let now = self.app.clock.now();
        let left = u64::try_from(Export::left(task, now)).unwrap_or_default();
        let url = match &task.work.object {
            Some(object) if left > 0 => {
                let name = format!("{id}.zip");
                Some(
                    self.app
                        .blobs()
                        .presign(object, &name, now, Duration::from_secs(left))
                        .await?,
                )
            }
            _ => None,
        };
        Ok(Export::shown(id, task, url))
    }

    /// The name of the archive that an attempt builds.
    pub fn archive_object(&self, id: ExportId, attempt: u32) -> String {
        self.org.of(id.brand).export_object(id, attempt)
    }

    /// Aborts uploads that nobody finishes: of earlier attempts, and one whose beginning was answered too late to be known.
    pub async fn abort_uploads(&self, id: ExportId) -> Result<()> {
        self.app
            .blobs()
            .abort_uploads(&self.org.of(id.brand).export_objects(id))
            .await
    }

    /// Removes what earlier attempts left in the bucket: archives and unfinished uploads.
    pub async fn remove_archives(&self, id: ExportId) -> Result<()> {
        let prefix = self.org.of(id.brand).export_objects(id);
        self.abort_uploads(id).await?;
        self.app.blobs().delete_all(self.app.blobs().list(&prefix).await?).await
    }

    /// Ends an export whose archive is in the bucket: completed, or failed where it lacks files.
    pub async fn complete_export(&self, id: ExportId, task: Task<ExportWork>) -> Result<()> {
        let (keys, now) = (self.org.of(id.brand), self.app.clock.now());
        let whole = task.work.errors.is_empty();
        let state = if whole { TaskState::Completed } else { TaskState::Failed };
        let (object, task) = (task.work.object.clone(), task.ended(state, now, None));
        let mut actions = vec![
            Action::exists(keys.brand()),
            self.end(id.key(self), "export", &task)?,
            Action::delete(Mark::Export(id.token).own_key(keys)),
        ];
        if whole {
            actions.push(Mark::Exported(id.token).put_own(keys, later(now, PATIENCE)));
        }
        match self.app.table.transact(actions).await? {
            Ok(()) if whole => self.announce_soon(keys, Mark::Exported(id.token)).await,
            Ok(()) => {}
            // Another worker has ended it, or the brand is gone: this archive is nobody's.
            Err(_) => self.app.blobs().delete_all(object.into_iter().collect()).await?,
        }
        Ok(())
    }

    pub(crate) async fn exported(&self, keys: BrandKeys, token: Token) -> Result<Event> {
        let id = ExportId {
            brand: keys.brand,
            token,
        };
        let task = self.export(id).await?;
        let data = serde_json::json!({
            "exportId": id,
            "status": task.task_state,
            "brandId": keys.brand,
            "resultsUrl": self.show_export(id, &task).await?.results_url,
            "links": {"self": format!("{}{PREFIX}/exports/{id}", self.app.base_url().unwrap_or_default())},
        });
        Ok(self.event(keys, EventKind::DataExported, &task, data))
    }
}
