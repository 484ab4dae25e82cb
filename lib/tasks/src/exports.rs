//! Exports, and their archives in the bucket.

use std::time::Duration;

use answerscope_export::Archive;
use aws_sdk_dynamodb::types::AttributeValue;
use futures::future::try_join;
use serde_json::{Value, json};

use answerscope_domain::clock::Moment;
use answerscope_domain::entities::export::{ERRORS, Export, ExportError, ExportWork};
use answerscope_domain::entities::task::{Task, TaskError};
use answerscope_domain::entities::webhook::EventKind;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{ExportId, Id};
use answerscope_domain::secret::SecretKind;
use answerscope_store::Store;
use answerscope_store::aws::queue::Worker;
use answerscope_store::table::{Action, Changed, Transaction, entity_of, number, text};

use crate::tasks::{Tasks, link};
use crate::work::{Kind, Work};

impl Work for ExportWork {
    type Id = ExportId;

    const KIND: Kind = Kind {
        name: "export",
        row: "EXPORT",
        entry: "EXPORT",
        message: "export",
        id: ExportId::KIND,
        worker: Worker::new("EXPORT"),
        event: Some(EventKind::DataExported),
        gives_back: false,
    };

    /// The archive that it has then holds `errors.json` alone.
    async fn failing(
        store: &Store,
        id: ExportId,
        task: &mut Task<Self>,
        error: &TaskError,
    ) -> Result<Transaction<Changed>> {
        let lacks = task.work.request.combinations();
        task.work.errors = lacks.map(|file| ExportError::new(file, error.clone())).collect();
        task.work.files.clear();
        task.work.object = match Archives(store).put_errors(id, task).await {
            Ok(object) => Some(object),
            Err(error) => {
                // The bucket may be what no attempt got through to; the poll shall not wait for it.
                tracing::error!(%error, export = %id, "an export fails without an archive");
                None
            }
        };
        let brand = Action::exists(store.org.of(id.brand).brand());
        Ok(Transaction::new().guard(Changed, brand))
    }

    async fn failed(store: &Store, id: ExportId, task: &Task<Self>, stands: bool) -> Result<()> {
        let object = task.work.object.as_ref();
        if stands {
            return Archives(store).remove(id, object.map(String::as_str)).await;
        }
        // It has ended meanwhile, by another worker or by this very failure elsewhere, or its brand is gone.
        let shown = match Tasks::<Self>::new(store).get(id).await {
            Ok(task) => task.work.object,
            Err(Error::NotFound) => None,
            Err(error) => return Err(error),
        };
        let unused = object.filter(|object| shown.as_ref() != Some(object));
        store.blobs().delete_all(unused.cloned().into_iter().collect()).await
    }

    async fn event_data(store: &Store, id: ExportId, task: &Task<Self>) -> Result<Value> {
        Ok(json!({
            "exportId": id,
            "status": task.task_state,
            "brandId": id.brand,
            "resultsUrl": Archives(store).show(id, task, store.stores.base_url()).await?.results_url,
            "links": {"self": link(store, &format!("/exports/{id}"))},
        }))
    }
}

/// The path of the route that opens archives; its query has the secret, because paths stand in logs.
pub const DOWNLOADS: &str = "/downloads";

/// An archive whose secret was shown.
pub struct Opened {
    id: ExportId,
    /// Its name in the bucket.
    pub object: String,
    /// Seconds for which a URL that is signed now may work.
    lasts: u64,
}

impl Opened {
    /// What it is called where it is saved.
    pub fn name(&self) -> String {
        name(self.id)
    }
}

/// What an archive is called where it is saved.
fn name(id: ExportId) -> String {
    format!("{id}.zip")
}

/// The archives of an organization's exports.
#[derive(Clone, Copy)]
pub struct Archives<'s>(pub &'s Store);

impl Archives<'_> {
    /// An export as callers see it, with a URL that works as long as the archive can be fetched; `base_url` is what links
    /// of the service begin with.
    ///
    /// # Errors
    /// When the URL can not be signed.
    pub async fn show(&self, id: ExportId, task: &Task<ExportWork>, base_url: Option<&str>) -> Result<Export> {
        let left = u64::try_from(Export::left(task, self.0.now())).unwrap_or_default();
        let url = match &task.work.object {
            Some(object) if left > 0 => Some(match self.link(id, &task.work, base_url) {
                Some(link) => link,
                None => self.sign(id, object, left).await?,
            }),
            _ => None,
        };
        Ok(Export::shown(id, task, url))
    }

    /// A link that the service redirects for as long as the archive is there. A function signs with credentials that end
    /// within hours, and what they have signed ends with them. `None`: the export is older than its secret, or the service
    /// hands objects out itself, whose links are signed with keys that stay.
    fn link(&self, id: ExportId, work: &ExportWork, base_url: Option<&str>) -> Option<String> {
        let (base, secret) = base_url.zip(work.secret.as_ref())?;
        let organization = self.0.organization();
        let signs = self.0.blobs().downloads.get().is_some();
        (!signs).then(|| format!("{base}{DOWNLOADS}/{organization}/{id}?secret={secret}"))
    }

    async fn sign(&self, id: ExportId, object: &str, seconds: u64) -> Result<String> {
        let (now, lasts) = (self.0.now(), Duration::from_secs(seconds));
        self.0.blobs().presign(object, &name(id), now, lasts).await
    }

    /// The archive of an export, for whoever shows its secret.
    ///
    /// # Errors
    /// [`Error::NotFound`] whatever is wrong: a link tells neither which exports there are nor how far a guess came.
    pub async fn open(&self, id: ExportId, secret: &str) -> Result<Opened> {
        // Whoever guesses wildly reads nothing.
        if !SecretKind::Download.well_formed(secret) {
            return Err(Error::NotFound);
        }
        let (brand, row) = (
            self.0.org.of(id.brand).brand(),
            Tasks::<ExportWork>::new(self.0).key(id),
        );
        // Side by side and not as a batch: the role of a route without a key has GetItem alone.
        let (brand, row) = try_join(self.0.table().get(&brand), self.0.table().get(&row)).await?;
        let task: Task<ExportWork> = entity_of(brand.and(row).ok_or(Error::NotFound)?)?;
        let lasts = u64::try_from(Export::redirect_lasts(&task, self.0.now())).unwrap_or_default();
        let opens = task.work.opens(secret) && lasts > 0;
        let object = task.work.object.filter(|_| opens).ok_or(Error::NotFound)?;
        Ok(Opened { id, object, lasts })
    }

    /// Where the bucket gives an archive to whoever comes within the next minutes.
    ///
    /// # Errors
    /// When the URL can not be signed.
    pub async fn redirect(&self, opened: &Opened) -> Result<String> {
        self.sign(opened.id, &opened.object, opened.lasts).await
    }

    /// The name of the archive that an attempt builds.
    pub fn object(&self, id: ExportId, attempt: u32) -> String {
        self.0.org.of(id.brand).export_object(id, attempt)
    }

    /// Aborts uploads that nobody finishes: of earlier attempts, and one of this attempt whose beginning was answered too late
    /// to be known. A successor's is left alone: this attempt may have lost its claim.
    ///
    /// # Errors
    /// When the bucket does not take it.
    pub async fn abort_uploads(&self, id: ExportId, attempt: u32) -> Result<()> {
        for attempt in 1..=attempt {
            self.0.blobs().abort_uploads(&self.object(id, attempt)).await?;
        }
        Ok(())
    }

    /// Removes what earlier attempts left in the bucket, archives and unfinished uploads; not the archive `but`.
    ///
    /// # Errors
    /// When the bucket does not take it.
    pub async fn remove(&self, id: ExportId, but: Option<&str>) -> Result<()> {
        let prefix = self.0.org.of(id.brand).export_objects(id);
        self.0.blobs().abort_uploads(&prefix).await?;
        let mut left = self.0.blobs().list(&prefix).await?;
        left.retain(|object| but != Some(object.as_str()));
        self.0.blobs().delete_all(left).await
    }

    /// Writes the archive of an export of which nothing could be made; its name.
    async fn put_errors(&self, id: ExportId, task: &Task<ExportWork>) -> Result<String> {
        let mut archive = Archive::new(Moment(task.created).seconds());
        let json = serde_json::to_vec_pretty(&task.work.errors).map_err(Error::internal)?;
        archive.start(ERRORS).map_err(Error::internal)?;
        archive.write(&json).map_err(Error::internal)?;
        // A name that no attempt has, also none that another worker begins now: claims count from 1.
        let object = self.object(id, 0);
        let bytes = archive.finish().map_err(Error::internal)?;
        self.0.blobs().put(&object, bytes).await?;
        Ok(object)
    }

    /// Notes the file that an attempt makes from now on, and those that others were killed in.
    ///
    /// # Errors
    /// When another worker has the task.
    pub async fn note_file(&self, id: ExportId, attempt: u32, work: &ExportWork) -> Result<()> {
        let suspects = work.suspects.iter().map(number).collect();
        let key = Tasks::<ExportWork>::new(self.0).key(id);
        let update = match work.begun {
            Some(place) => Action::update(key, "SET #work.begun = :begun, #work.suspects = :suspects")
                .value(":begun", number(place)),
            None => Action::update(key, "SET #work.suspects = :suspects REMOVE #work.begun"),
        };
        let update = update
            .when("taskState = :processing AND attempt = :attempt")
            .name("#work", "work")
            .value(":suspects", AttributeValue::L(suspects))
            .value(":processing", text("processing"))
            .value(":attempt", number(attempt));
        let noted = self
            .0
            .stores
            .table
            .commit(Transaction::new().guard(Changed, update))
            .await?;
        noted.map_err(|Changed| Error::internal("another worker has taken over"))
    }

    /// Ends an export whose archive is in the bucket: completed, or failed where it lacks files.
    ///
    /// # Errors
    /// When a store does not take it.
    pub async fn end(&self, id: ExportId, task: Task<ExportWork>) -> Result<()> {
        let (tasks, object) = (Tasks::new(self.0), task.work.object.clone());
        let mut errors = task.work.errors.iter().map(|file| &file.error);
        let fault = errors.find(|error| error.is_of_the_service()).map(|error| error.code);
        let stands = if task.work.errors.is_empty() {
            tasks.complete(id, task, Vec::new()).await?
        } else {
            tasks.complete_in_part(id, task, fault).await?
        };
        if !stands {
            // Another worker has ended it, or the brand is gone: this archive is nobody's.
            self.0.blobs().delete_all(object.into_iter().collect()).await?;
        }
        Ok(())
    }
}
