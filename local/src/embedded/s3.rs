//! S3 over files: the operations that the service uses.

use std::fs::{File, Metadata};
use std::io;
use std::ops::Range;
use std::os::unix::fs::FileExt;

use async_trait::async_trait;
use bytes::Bytes;
use futures::stream::{self, StreamExt};
use s3s::dto::*;
use s3s::{Body, S3, S3Error, S3Request, S3Response, S3Result, s3_error};

use super::objects::{Listed, Objects, absent, tag};
use super::uploads::{Refusal, Upload};

/// Bytes that are read at once; what is larger is read as it is sent.
const PIECE: u64 = 1 << 20;
/// Objects of a page, at most.
const PAGE: i32 = 1_000;

/// The operations.
#[derive(Debug, Clone)]
pub(super) struct Bucket(pub(super) Objects);

impl Bucket {
    async fn run<T, E>(&self, work: impl FnOnce(&Objects) -> Result<T, E> + Send + 'static) -> S3Result<T>
    where
        T: Send + 'static,
        E: Send + 'static,
        Refusal: From<E>,
    {
        let objects = self.0.clone();
        let done = tokio::task::spawn_blocking(move || work(&objects)).await;
        done.map_err(|e| s3_error!(e, InternalError))?
            .map_err(|e| refused(e.into()))
    }
}

fn refused(refusal: Refusal) -> S3Error {
    match refusal {
        Refusal::Unknown => s3_error!(NoSuchUpload),
        Refusal::Part => s3_error!(InvalidPart),
        Refusal::Order => s3_error!(InvalidPartOrder),
        Refusal::Small => s3_error!(EntityTooSmall),
        Refusal::Range => s3_error!(InvalidRange),
        Refusal::Failed(error) if absent(&error) => s3_error!(error, NoSuchKey),
        Refusal::Failed(error) if error.kind() == io::ErrorKind::InvalidInput => s3_error!(error, InvalidArgument),
        Refusal::Failed(error) => s3_error!(error, InternalError),
    }
}

/// All of a body: whoever sends it has it in memory too.
async fn collected(body: Option<StreamingBlob>) -> S3Result<Vec<Bytes>> {
    let mut parts = Vec::new();
    let Some(mut body) = body else { return Ok(parts) };
    while let Some(part) = body.next().await {
        parts.push(part.map_err(|error| {
            let mut refused = s3_error!(IncompleteBody);
            refused.set_source(error);
            refused
        })?);
    }
    Ok(parts)
}

/// A part of a file as a body.
fn sent(file: File, range: Range<u64>) -> StreamingBlob {
    let pieces = stream::try_unfold((file, range), |(file, mut left)| async move {
        if left.is_empty() {
            return Ok::<_, io::Error>(None);
        }
        let piece = left.start..left.end.min(left.start + PIECE);
        left.start = piece.end;
        let read = tokio::task::spawn_blocking(move || read(&file, &piece).map(|bytes| (bytes, file))).await;
        let (bytes, file) = read.map_err(io::Error::other)??;
        Ok(Some((bytes, (file, left))))
    });
    StreamingBlob::wrap(pieces)
}

fn read(file: &File, range: &Range<u64>) -> io::Result<Bytes> {
    let length = usize::try_from(range.end - range.start).map_err(io::Error::other)?;
    let mut bytes = vec![0; length];
    file.read_exact_at(&mut bytes, range.start)?;
    Ok(bytes.into())
}

fn length(length: u64) -> Option<i64> {
    i64::try_from(length).ok()
}

fn modified(metadata: &Metadata) -> Option<Timestamp> {
    metadata.modified().ok().map(Timestamp::from)
}

#[async_trait]
impl S3 for Bucket {
    /// A bucket is a directory that is made with the first object.
    async fn create_bucket(&self, _: S3Request<CreateBucketInput>) -> S3Result<S3Response<CreateBucketOutput>> {
        Ok(S3Response::new(CreateBucketOutput::default()))
    }

    async fn put_object(&self, request: S3Request<PutObjectInput>) -> S3Result<S3Response<PutObjectOutput>> {
        let PutObjectInput { bucket, key, body, .. } = request.input;
        let parts = collected(body).await?;
        let put = self.run(move |objects| objects.put(&bucket, &key, &parts)).await?;
        Ok(S3Response::new(PutObjectOutput {
            e_tag: Some(ETag::Strong(tag(&put))),
            ..Default::default()
        }))
    }

    async fn get_object(&self, request: S3Request<GetObjectInput>) -> S3Result<S3Response<GetObjectOutput>> {
        let GetObjectInput { bucket, key, range, .. } = request.input;
        let opened = move |objects: &Objects| {
            let (file, metadata) = objects.open(&bucket, &key)?;
            let wanted = match range {
                Some(range) => range.check(metadata.len()).map_err(|_| Refusal::Range)?,
                None => 0..metadata.len(),
            };
            // Nothing of an object, such as of an empty one, has no first and last byte to be told.
            if range.is_some() && wanted.is_empty() {
                return Err(Refusal::Range);
            }
            let small = wanted.end - wanted.start <= PIECE;
            let bytes = small.then(|| read(&file, &wanted)).transpose()?;
            Ok::<_, Refusal>((file, metadata, wanted, bytes))
        };
        let (file, metadata, wanted, bytes) = self.run(opened).await?;
        let content_range = range.map(|_| format!("bytes {}-{}/{}", wanted.start, wanted.end - 1, metadata.len()));
        Ok(S3Response::new(GetObjectOutput {
            accept_ranges: Some("bytes".to_owned()),
            content_length: length(wanted.end - wanted.start),
            content_range,
            last_modified: modified(&metadata),
            e_tag: Some(ETag::Strong(tag(&metadata))),
            body: Some(match bytes {
                Some(bytes) => StreamingBlob::from(Body::from(bytes)),
                None => sent(file, wanted),
            }),
            ..Default::default()
        }))
    }

    async fn head_object(&self, request: S3Request<HeadObjectInput>) -> S3Result<S3Response<HeadObjectOutput>> {
        let HeadObjectInput { bucket, key, .. } = request.input;
        let (_, metadata) = self.run(move |objects| objects.open(&bucket, &key)).await?;
        Ok(S3Response::new(HeadObjectOutput {
            accept_ranges: Some("bytes".to_owned()),
            content_length: length(metadata.len()),
            last_modified: modified(&metadata),
            e_tag: Some(ETag::Strong(tag(&metadata))),
            ..Default::default()
        }))
    }

    async fn delete_object(&self, request: S3Request<DeleteObjectInput>) -> S3Result<S3Response<DeleteObjectOutput>> {
        let DeleteObjectInput { bucket, key, .. } = request.input;
        self.run(move |objects| objects.delete(&bucket, &key)).await?;
        Ok(S3Response::new(DeleteObjectOutput::default()))
    }

    async fn delete_objects(
        &self,
        request: S3Request<DeleteObjectsInput>,
    ) -> S3Result<S3Response<DeleteObjectsOutput>> {
        let DeleteObjectsInput { bucket, delete, .. } = request.input;
        let quiet = delete.quiet.unwrap_or_default();
        let work = move |objects: &Objects| {
            let (mut deleted, mut errors) = (Vec::new(), Vec::new());
            for ObjectIdentifier { key, .. } in delete.objects {
                let (key, done) = (Some(key.clone()), objects.delete(&bucket, &key));
                match done {
                    Ok(()) if quiet => {}
                    Ok(()) => deleted.push(DeletedObject {
                        key,
                        ..Default::default()
                    }),
                    Err(error) => errors.push(Error {
                        code: Some("InternalError".to_owned()),
                        key,
                        message: Some(error.to_string()),
                        ..Default::default()
                    }),
                }
            }
            Ok::<_, io::Error>((deleted, errors))
        };
        let (deleted, errors) = self.run(work).await?;
        Ok(S3Response::new(DeleteObjectsOutput {
            deleted: Some(deleted),
            errors: Some(errors),
            ..Default::default()
        }))
    }

    async fn list_objects_v2(
        &self,
        request: S3Request<ListObjectsV2Input>,
    ) -> S3Result<S3Response<ListObjectsV2Output>> {
        let input = request.input;
        let most = usize::try_from(input.max_keys.unwrap_or(PAGE).clamp(0, PAGE)).unwrap_or_default();
        let prefix = input.prefix.clone().unwrap_or_default();
        // A token is the last key of its page.
        let after = input
            .continuation_token
            .clone()
            .or(input.start_after)
            .unwrap_or_default();
        let bucket = input.bucket.clone();
        let mut found = self
            .run(move |objects| objects.list(&bucket, &prefix, &after, most + 1))
            .await?;
        let more = found.len() > most;
        found.truncate(most);
        let last = found.last().map(|object| object.key.clone());
        let contents = found.into_iter().map(|Listed { key, metadata }| Object {
            key: Some(key),
            size: length(metadata.len()),
            last_modified: modified(&metadata),
            e_tag: Some(ETag::Strong(tag(&metadata))),
            ..Default::default()
        });
        let contents: Vec<Object> = contents.collect();
        Ok(S3Response::new(ListObjectsV2Output {
            name: Some(input.bucket),
            prefix: input.prefix,
            max_keys: Some(most as i32),
            key_count: Some(contents.len() as i32),
            contents: Some(contents),
            continuation_token: input.continuation_token,
            is_truncated: Some(more),
            next_continuation_token: last.filter(|_| more),
            ..Default::default()
        }))
    }

    async fn create_multipart_upload(
        &self,
        request: S3Request<CreateMultipartUploadInput>,
    ) -> S3Result<S3Response<CreateMultipartUploadOutput>> {
        let CreateMultipartUploadInput { bucket, key, .. } = request.input;
        let upload = Upload {
            bucket: bucket.clone(),
            key: key.clone(),
        };
        let id = self.run(move |objects| objects.begin(&upload)).await?;
        Ok(S3Response::new(CreateMultipartUploadOutput {
            bucket: Some(bucket),
            key: Some(key),
            upload_id: Some(id),
            ..Default::default()
        }))
    }

    async fn upload_part(&self, request: S3Request<UploadPartInput>) -> S3Result<S3Response<UploadPartOutput>> {
        let UploadPartInput {
            bucket,
            key,
            body,
            part_number,
            upload_id,
            ..
        } = request.input;
        let (upload, parts) = (Upload { bucket, key }, collected(body).await?);
        let kept = move |objects: &Objects| objects.keep_part(&upload_id, &upload, part_number, &parts);
        let tag = self.run(kept).await?;
        Ok(S3Response::new(UploadPartOutput {
            e_tag: Some(ETag::Strong(tag)),
            ..Default::default()
        }))
    }

    async fn complete_multipart_upload(
        &self,
        request: S3Request<CompleteMultipartUploadInput>,
    ) -> S3Result<S3Response<CompleteMultipartUploadOutput>> {
        let CompleteMultipartUploadInput {
            bucket,
            key,
            multipart_upload,
            upload_id,
            ..
        } = request.input;
        let parts = multipart_upload.and_then(|upload| upload.parts).unwrap_or_default();
        let named = parts
            .into_iter()
            .map(|part| Some((part.part_number?, part.e_tag?.into_value())));
        let named: Option<Vec<(i32, String)>> = named.collect();
        let named = named
            .filter(|named| !named.is_empty())
            .ok_or_else(|| s3_error!(MalformedXML))?;
        let upload = Upload {
            bucket: bucket.clone(),
            key: key.clone(),
        };
        let made = self
            .run(move |objects| objects.complete(&upload_id, &upload, &named))
            .await?;
        Ok(S3Response::new(CompleteMultipartUploadOutput {
            bucket: Some(bucket),
            key: Some(key),
            e_tag: Some(ETag::Strong(tag(&made))),
            ..Default::default()
        }))
    }

    async fn abort_multipart_upload(
        &self,
        request: S3Request<AbortMultipartUploadInput>,
    ) -> S3Result<S3Response<AbortMultipartUploadOutput>> {
        let AbortMultipartUploadInput {
            bucket, key, upload_id, ..
        } = request.input;
        let upload = Upload { bucket, key };
        self.run(move |objects| objects.abort(&upload_id, &upload)).await?;
        Ok(S3Response::new(AbortMultipartUploadOutput::default()))
    }

    async fn list_multipart_uploads(
        &self,
        request: S3Request<ListMultipartUploadsInput>,
    ) -> S3Result<S3Response<ListMultipartUploadsOutput>> {
        let ListMultipartUploadsInput { bucket, prefix, .. } = request.input;
        let found = self.run(Objects::unfinished).await?;
        let (wanted, beginning) = (bucket.clone(), prefix.clone().unwrap_or_default());
        let uploads = found
            .into_iter()
            .filter(|(_, upload, _)| upload.bucket == wanted && upload.key.starts_with(&beginning))
            .map(|(id, upload, begun)| MultipartUpload {
                key: Some(upload.key),
                upload_id: Some(id),
                initiated: modified(&begun),
                ..Default::default()
            });
        Ok(S3Response::new(ListMultipartUploadsOutput {
            bucket: Some(bucket),
            prefix,
            uploads: Some(uploads.collect()),
            is_truncated: Some(false),
            ..Default::default()
        }))
    }
}
