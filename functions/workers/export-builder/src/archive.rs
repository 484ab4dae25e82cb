//! A ZIP archive on its way into the bucket: parts of 8 MiB leave as they fill up.

use answerscope_domain::Result;
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::export::{ERRORS, ExportError, ExportFile, ExportWork};
use answerscope_domain::entities::task::Task;
use answerscope_domain::error::Error;
use answerscope_domain::ids::ExportId;
use answerscope_export::Archive;
use answerscope_store::Store;
use answerscope_store::aws::blobs;
use answerscope_store::segments::RowSink;
use answerscope_tasks::exports::Archives;

/// Bytes of a part; S3 wants 5 MiB at least, and 10,000 parts at most.
const PART: usize = 8 << 20;

/// An archive and its upload.
pub(crate) struct Upload {
    store: Store,
    id: ExportId,
    attempt: u32,
    object: String,
    archive: Archive,
    /// What has left the archive and not the process.
    held: Vec<u8>,
    upload: blobs::MultipartUpload,
    rows: u64,
    /// Whether a file is begun.
    writing: bool,
    /// Whether it is the bucket that failed.
    broken: bool,
}

impl Upload {
    /// Begins an upload; the archive's files are of the time at which the task was accepted.
    pub(crate) async fn begin(store: &Store, id: ExportId, task: &Task<ExportWork>) -> Result<Self> {
        let object = Archives(store).object(id, task.attempt);
        Ok(Self {
            upload: store.blobs().begin_upload(&object).await?,
            store: store.clone(),
            id,
            attempt: task.attempt,
            object,
            archive: Archive::new(Moment(task.created).seconds()),
            held: Vec::new(),
            rows: 0,
            writing: false,
            broken: false,
        })
    }

    /// Begins a file.
    pub(crate) fn start(&mut self, name: &str, header: &[u8]) -> Result<()> {
        (self.rows, self.writing) = (0, true);
        self.archive.start(name).map_err(Error::internal)?;
        self.archive.write(header).map_err(Error::internal)
    }

    /// What the file came to.
    pub(crate) fn file(&mut self) -> ExportFile {
        self.writing = false;
        let file = self.archive.file().clone();
        ExportFile {
            name: file.name,
            rows: self.rows,
            bytes: file.bytes,
        }
    }

    /// Writes `errors.json`.
    pub(crate) async fn errors(&mut self, errors: &[ExportError]) -> Result<()> {
        let json = serde_json::to_vec_pretty(errors).map_err(Error::internal)?;
        self.start(ERRORS, &json)?;
        self.send_parts().await
    }

    #[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
    async fn send_parts(&mut self) -> Result<()> {
        self.held.append(&mut self.archive.take_output());
        while self.held.len() >= PART {
            let rest = self.held.split_off(PART);
            let part = std::mem::replace(&mut self.held, rest);
            let sent = self.store.blobs().upload_part(&mut self.upload, part.into()).await;
            self.broken = sent.is_err();
            sent?;
        }
        Ok(())
    }

    /// Whether what failed is a file that was begun: not the bucket, and no read before.
    pub(crate) fn blames_file(&self) -> bool {
        self.writing && !self.broken
    }

    /// Ends archive and upload; the object's name.
    #[tracing::instrument(target = "answerscope::steps", level = "debug", name = "finish_archive", skip_all)]
    pub(crate) async fn finish(mut self) -> Result<String> {
        let mut last = self.archive.finish().map_err(Error::internal)?;
        self.held.append(&mut last);
        self.store
            .blobs()
            .upload_part(&mut self.upload, self.held.into())
            .await?;
        self.store.blobs().complete_upload(self.upload).await?;
        Archives(&self.store).abort_uploads(self.id, self.attempt).await?;
        Ok(self.object)
    }

    /// Throws the parts away.
    pub(crate) async fn abort(self) {
        if let Err(error) = self.store.blobs().abort_upload(&self.upload).await {
            tracing::warn!(%error, "an upload could not be aborted");
        }
    }
}

impl RowSink for Upload {
    async fn take(&mut self, bytes: &mut Vec<u8>, rows: u64) -> Result<()> {
        self.rows += rows;
        self.archive.write(bytes).map_err(Error::internal)?;
        self.send_parts().await
    }
}
