//! S3: segments, answers too large for an item, and archives of exports.

use std::ops::Range;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, SystemTime};

use aws_sdk_s3::Client;
use aws_sdk_s3::error::ProvideErrorMetadata;
use aws_sdk_s3::operation::get_object::GetObjectError;
use aws_sdk_s3::presigning::PresigningConfig;
use aws_sdk_s3::types::{CompletedMultipartUpload, CompletedPart, Delete, ObjectIdentifier};
use bytes::Bytes;

use super::failure::{CallFailed, call_failed};
use answerscope_domain::clock::Moment;
use answerscope_domain::error::{Error, Result};

/// The bucket.
#[derive(Debug, Clone)]
pub struct Blobs {
    /// The SDK's client.
    pub client: Client,
    /// The bucket's name.
    pub bucket: String,
    /// What links to objects begin with in place of the bucket's endpoint, where something else serves them.
    pub downloads: Arc<OnceLock<String>>,
}

/// Path and query of an absolute URL.
fn path_of(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    rest.find('/').map_or("", |path| &rest[path..])
}

impl Blobs {
    /// Writes an object.
    pub async fn put(&self, key: &str, bytes: Vec<u8>) -> Result<()> {
        let call = self
            .client
            .put_object()
            .bucket(&self.bucket)
            .key(key)
            .body(bytes.into());
        call.send().await.map_err(|e| call_failed("PutObject", e))?;
        Ok(())
    }

    /// Reads an object or a range of it, as far as the object goes; `None` where there is no such object, or where it ends
    /// before the range begins.
    pub async fn get(&self, key: &str, range: Option<Range<u64>>) -> Result<Option<Bytes>> {
        let range = range.map(|r| format!("bytes={}-{}", r.start, r.end.saturating_sub(1)));
        let answer = self
            .client
            .get_object()
            .bucket(&self.bucket)
            .key(key)
            .set_range(range)
            .send()
            .await;
        let answer = match answer {
            Ok(answer) => answer,
            Err(error) if matches!(error.as_service_error(), Some(GetObjectError::NoSuchKey(_))) => return Ok(None),
            Err(error) if error.code() == Some("InvalidRange") => return Ok(None),
            Err(error) => return Err(call_failed("GetObject", error)),
        };
        let body = answer.body.collect().await;
        let body = body.map_err(|e| Error::internal(CallFailed::half_way("GetObject", e)))?;
        Ok(Some(body.into_bytes()))
    }

    /// Reads an object of at most so many bytes; of a larger one nothing is read but its head, and `None` is the answer.
    ///
    /// # Errors
    /// When the bucket does not answer, or there is no such object.
    pub async fn get_small(&self, key: &str, most: u64) -> Result<Option<Bytes>> {
        let call = self.client.get_object().bucket(&self.bucket).key(key);
        let answer = call.send().await.map_err(|e| call_failed("GetObject", e))?;
        let length = answer.content_length.and_then(|length| u64::try_from(length).ok());
        if length.is_none_or(|length| length > most) {
            return Ok(None);
        }
        let body = answer.body.collect().await;
        let body = body.map_err(|e| Error::internal(CallFailed::half_way("GetObject", e)))?;
        Ok(Some(body.into_bytes()))
    }

    /// Deletes an object; one that is not there is no error.
    pub async fn delete(&self, key: &str) -> Result<()> {
        self.client
            .delete_object()
            .bucket(&self.bucket)
            .key(key)
            .send()
            .await
            .map_err(|e| call_failed("DeleteObject", e))?;
        Ok(())
    }

    /// The names of the objects that begin with a prefix.
    pub async fn list(&self, prefix: &str) -> Result<Vec<String>> {
        let (mut names, mut from) = (Vec::new(), None);
        loop {
            let call = self.client.list_objects_v2().bucket(&self.bucket).prefix(prefix);
            let answer = call.set_continuation_token(from).send().await;
            let answer = answer.map_err(|e| call_failed("ListObjectsV2", e))?;
            names.extend(
                answer
                    .contents
                    .unwrap_or_default()
                    .into_iter()
                    .filter_map(|object| object.key),
            );
            from = answer.next_continuation_token;
            if from.is_none() {
                return Ok(names);
            }
        }
    }

    /// The first of the objects' names that begin with a prefix, at most so many and no more than the bucket tells at once,
    /// which is 1,000; and whether there are more. For those who delete what is listed, and so never ask from another place on.
    ///
    /// # Errors
    /// When the bucket does not answer.
    pub async fn list_first(&self, prefix: &str, most: usize) -> Result<(Vec<String>, bool)> {
        let call = self.client.list_objects_v2().bucket(&self.bucket).prefix(prefix);
        let call = call.max_keys(i32::try_from(most).unwrap_or(i32::MAX));
        let answer = call.send().await.map_err(|e| call_failed("ListObjectsV2", e))?;
        let more = answer.is_truncated == Some(true);
        let objects = answer.contents.unwrap_or_default().into_iter();
        Ok((objects.filter_map(|object| object.key).collect(), more))
    }

    /// Deletes objects, 1,000 a request; those that are not there are no error.
    pub async fn delete_all(&self, names: Vec<String>) -> Result<()> {
        for part in names.chunks(1_000) {
            let objects = part.iter().map(|name| ObjectIdentifier::builder().key(name).build());
            let objects = objects
                .collect::<std::result::Result<Vec<_>, _>>()
                .map_err(Error::internal)?;
            let delete = Delete::builder().set_objects(Some(objects)).quiet(true).build();
            let call = self.client.delete_objects().bucket(&self.bucket);
            let answer = call.delete(delete.map_err(Error::internal)?).send().await;
            let errors = answer
                .map_err(|e| call_failed("DeleteObjects", e))?
                .errors
                .unwrap_or_default();
            if let Some(error) = errors.first() {
                let told = [error.key(), error.code(), error.message()].map(Option::unwrap_or_default);
                return Err(Error::internal(format!("DeleteObjects: {}", told.join(": "))));
            }
        }
        Ok(())
    }

    /// A URL that gives an object to whoever has it, as a download with this name.
    pub async fn presign(&self, key: &str, name: &str, now: Moment, lasts: Duration) -> Result<String> {
        let start = SystemTime::UNIX_EPOCH + Duration::from_micros(u64::try_from(now.0).unwrap_or_default());
        let config = PresigningConfig::builder().start_time(start).expires_in(lasts).build();
        let call = self
            .client
            .get_object()
            .bucket(&self.bucket)
            .key(key)
            .response_content_type("application/zip")
            .response_content_disposition(format!("attachment; filename=\"{name}\""));
        let signed = call.presigned(config.map_err(Error::internal)?).await;
        let signed = signed.map_err(|e| call_failed("presign GetObject", e))?;
        Ok(match self.downloads.get() {
            Some(origin) => format!("{origin}{}", path_of(signed.uri())),
            None => signed.uri().to_owned(),
        })
    }

    /// Aborts the unfinished uploads of objects whose names begin with a prefix.
    pub async fn abort_uploads(&self, prefix: &str) -> Result<()> {
        let (mut after_key, mut after_id) = (None, None);
        loop {
            let call = self.client.list_multipart_uploads().bucket(&self.bucket).prefix(prefix);
            let call = call.set_key_marker(after_key).set_upload_id_marker(after_id);
            let answer = call.send().await.map_err(|e| call_failed("ListMultipartUploads", e))?;
            for upload in answer.uploads.unwrap_or_default() {
                if let (Some(key), Some(id)) = (upload.key, upload.upload_id) {
                    let parts = Vec::new();
                    self.abort_upload(&MultipartUpload { key, id, parts }).await?;
                }
            }
            // A page that names no next one is the last, whatever else it says: asking again would give it again.
            if answer.is_truncated != Some(true) || answer.next_key_marker.is_none() {
                return Ok(());
            }
            (after_key, after_id) = (answer.next_key_marker, answer.next_upload_id_marker);
        }
    }

    /// Begins an upload in parts.
    pub async fn begin_upload(&self, key: &str) -> Result<MultipartUpload> {
        let call = self.client.create_multipart_upload().bucket(&self.bucket).key(key);
        let answer = call.content_type("application/zip").send().await;
        let answer = answer.map_err(|e| call_failed("CreateMultipartUpload", e))?;
        Ok(MultipartUpload {
            key: key.to_owned(),
            id: answer
                .upload_id
                .ok_or_else(|| Error::internal("an upload without an id"))?,
            parts: Vec::new(),
        })
    }

    /// Uploads the next part: at least 5 MiB, but for the last.
    pub async fn upload_part(&self, upload: &mut MultipartUpload, bytes: Bytes) -> Result<()> {
        let number = i32::try_from(upload.parts.len() + 1).map_err(Error::internal)?;
        let call = self.client.upload_part().bucket(&self.bucket).key(&upload.key);
        let call = call.upload_id(&upload.id).part_number(number).body(bytes.into());
        let answer = call.send().await.map_err(|e| call_failed("UploadPart", e))?;
        let part = CompletedPart::builder().part_number(number).set_e_tag(answer.e_tag);
        upload.parts.push(part.build());
        Ok(())
    }

    /// Makes the object of the parts.
    pub async fn complete_upload(&self, upload: MultipartUpload) -> Result<()> {
        let parts = CompletedMultipartUpload::builder().set_parts(Some(upload.parts));
        let call = self
            .client
            .complete_multipart_upload()
            .bucket(&self.bucket)
            .key(&upload.key);
        let call = call.upload_id(&upload.id).multipart_upload(parts.build());
        call.send()
            .await
            .map_err(|e| call_failed("CompleteMultipartUpload", e))?;
        Ok(())
    }

    /// Throws the parts away.
    pub async fn abort_upload(&self, upload: &MultipartUpload) -> Result<()> {
        let call = self
            .client
            .abort_multipart_upload()
            .bucket(&self.bucket)
            .key(&upload.key);
        call.upload_id(&upload.id)
            .send()
            .await
            .map_err(|e| call_failed("AbortMultipartUpload", e))?;
        Ok(())
    }
}

/// An upload in parts.
#[derive(Debug)]
pub struct MultipartUpload {
    key: String,
    id: String,
    parts: Vec<CompletedPart>,
}
