//! Exports in the table and their archives in the bucket.

use std::time::Duration;

use answerscope_export::Archive;
use aws_sdk_dynamodb::types::AttributeValue;

use super::Store;
use super::bus::Event;
use super::keys::{BrandKeys, Key};
use super::marks::Mark;
use super::queue::{Message, send_soon};
use super::table::{Action, entity_of, item_of, number, text};
use crate::clock::Moment;
use crate::dispatch::PREFIX;
use crate::entities::export::{ERRORS, Export, ExportError, ExportRequest, ExportWork};
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

    /// The archive that it has then holds `errors.json` alone.
    async fn fail(self, store: &Store, mut task: Task<ExportWork>, error: TaskError) -> Result<()> {
        let lacks = task.work.request.combinations();
        task.work.errors = lacks.map(|file| ExportError::new(file, error.clone())).collect();
        task.work.files.clear();
        task.work.object = match store.put_errors(self, &task).await {
            Ok(object) => Some(object),
            Err(error) => {
                // The bucket may be what no attempt got through to; the poll shall not wait for it.
                tracing::error!(%error, export = %self, "an export fails without an archive");
                None
            }
        };
        let object = task.work.object.clone();
        let task = task.ended(TaskState::Failed, store.app.clock.now(), Some(error));
        let keys = store.org.of(self.brand);
        let actions = vec![
            Action::exists(keys.brand()),
            store.end(self.key(store), "export", &task)?,
            Action::delete(Mark::Export(self.token).own_key(keys)),
        ];
        if store.app.table.transact(actions).await?.is_ok() {
            return store.remove_archives(self, object.as_deref()).await;
        }
        // It has ended meanwhile, by another worker or by this very failure elsewhere, or its brand is gone.
        let shown = match store.export(self).await {
            Ok(task) => task.work.object,
            Err(Error::NotFound) => None,
            Err(error) => return Err(error),
        };
        let unused = object.filter(|object| shown.as_ref() != Some(object));
        store.app.blobs().delete_all(unused.into_iter().collect()).await
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

    /// Removes what earlier attempts left in the bucket, archives and unfinished uploads; not the archive `but`.
    pub async fn remove_archives(&self, id: ExportId, but: Option<&str>) -> Result<()> {
        let prefix = self.org.of(id.brand).export_objects(id);
        self.abort_uploads(id).await?;
        let mut left = self.app.blobs().list(&prefix).await?;
        left.retain(|object| but != Some(object.as_str()));
        self.app.blobs().delete_all(left).await
    }

    /// Writes the archive of an export of which nothing could be made; its name.
    async fn put_errors(&self, id: ExportId, task: &Task<ExportWork>) -> Result<String> {
        let mut archive = Archive::new(Moment(task.created).seconds());
        let json = serde_json::to_vec_pretty(&task.work.errors).map_err(Error::internal)?;
        archive.start(ERRORS).map_err(Error::internal)?;
        archive.write(&json).map_err(Error::internal)?;
        // A name that no attempt has, also none that another worker begins now: claims count from 1.
        let object = self.archive_object(id, 0);
        let bytes = archive.finish().map_err(Error::internal)?;
        self.app.blobs().put(&object, bytes).await?;
        Ok(object)
    }

    /// Notes the file that an attempt makes from now on, and those that others were killed in.
    pub async fn note_file(&self, id: ExportId, attempt: u32, work: &ExportWork) -> Result<()> {
        let suspects = work.suspects.iter().map(number).collect();
        let update = match work.begun {
            Some(place) => Action::update(id.key(self), "SET #work.begun = :begun, #work.suspects = :suspects")
                .value(":begun", number(place)),
            None => Action::update(id.key(self), "SET #work.suspects = :suspects REMOVE #work.begun"),
        };
        let update = update
            .when("taskState = :processing AND attempt = :attempt")
            .name("#work", "work")
            .value(":suspects", AttributeValue::L(suspects))
            .value(":processing", text("processing"))
            .value(":attempt", number(attempt));
        let noted = self.app.table.transact(vec![update]).await?;
        noted.map_err(|_| Error::internal("another worker has taken over"))
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
