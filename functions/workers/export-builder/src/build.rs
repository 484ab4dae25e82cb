//! One attempt at an export.

use std::sync::Arc;

use answerscope_core::Result;
use answerscope_core::entities::export::{ExportError, ExportFile, ExportWork};
use answerscope_core::entities::task::{Task, TaskError};
use answerscope_core::ids::ExportId;
use answerscope_core::store::Store;
use answerscope_core::store::exporting::{ExportSource, RowReader};
use answerscope_core::tasks::ATTEMPTS;
use answerscope_export::{Combination, Format, header};

use crate::archive::Upload;

/// Builds the archive and ends the task.
pub(crate) async fn build(store: &Store, id: ExportId, mut task: Task<ExportWork>) -> Result<()> {
    store.remove_archives(id).await?;
    let request = task.work.request.clone();
    let source = store
        .export_source(id.brand, request.days(), request.engine_set())
        .await?;
    let mut upload = Upload::begin(store, id, &task).await?;
    let last = task.attempt >= ATTEMPTS;
    match write(&mut upload, Arc::new(source), &mut task.work, last).await {
        Ok(()) => {}
        Err(error) => {
            // Best effort: what is left, the next attempt removes.
            upload.abort().await;
            return Err(error);
        }
    }
    task.work.object = Some(upload.finish().await?);
    store.complete_export(id, task).await
}

async fn write(upload: &mut Upload, source: Arc<ExportSource>, work: &mut ExportWork, last: bool) -> Result<()> {
    let format = work.request.format;
    for combination in work.request.combinations().collect::<Vec<_>>() {
        match write_file(upload, &source, combination, format, last).await? {
            Ok(file) => work.files.push(file),
            Err(error) => work.errors.push(ExportError {
                entity: combination.entity.as_str().to_owned(),
                metric: combination.metric.as_str().to_owned(),
                error,
            }),
        }
    }
    if !work.errors.is_empty() {
        upload.errors(&work.errors).await?;
    }
    Ok(())
}

/// Writes one file. The outer error is the archive's, the inner one the combination's: what may pass is left to the next
/// attempt, and in the `last` one is the combination's too.
async fn write_file(
    upload: &mut Upload,
    source: &Arc<ExportSource>,
    combination: Combination,
    format: Format,
    last: bool,
) -> Result<std::result::Result<ExportFile, TaskError>> {
    // Before the file is begun all that it needs is read once: one that can not be made is not half there.
    let opened = RowReader::open(Arc::clone(source), combination, format).await;
    let checked = match opened {
        Ok(reader) => reader.check().await.map(|()| reader),
        refused => refused,
    };
    let reader = match checked {
        Ok(reader) => reader,
        Err(error) if error.may_pass() && !last => return Err(error),
        Err(error) => {
            tracing::error!(%error, ?combination, "a file of an export can not be made");
            return Ok(Err(TaskError::from(&error)));
        }
    };
    upload.start(&combination.file_name(format), &header(combination, format))?;
    reader.pump(upload).await?;
    Ok(Ok(upload.file()))
}
