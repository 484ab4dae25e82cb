//! S3 on the file system, with the one operation that `s3s-fs` lacks and the service uses: listing unfinished uploads,
//! which a killed process leaves behind and its successor aborts.

use std::path::{Path, PathBuf};

use async_trait::async_trait;
use s3s::dto::*;
use s3s::{S3, S3Request, S3Response, S3Result, s3_error};
use s3s_fs::FileSystem;
use serde::{Deserialize, Serialize};

use crate::embedded::Failure;

/// Where the names of unfinished uploads lie, below the directory of the buckets.
const UPLOADS: &str = ".uploads";

/// Buckets below a directory.
#[derive(Debug)]
pub(crate) struct Files {
    inner: FileSystem,
    uploads: PathBuf,
}

#[derive(Serialize, Deserialize)]
struct Unfinished {
    bucket: String,
    key: String,
}

impl Files {
    /// Over a directory that exists.
    pub(crate) fn new(root: &Path) -> Result<Self, Failure> {
        let uploads = root.join(UPLOADS);
        std::fs::create_dir_all(&uploads)?;
        Ok(Self {
            inner: FileSystem::new(root).map_err(|e| format!("{e:?}"))?,
            uploads,
        })
    }

    async fn note(&self, id: &str, upload: &Unfinished) -> S3Result<()> {
        let bytes = serde_json::to_vec(upload).map_err(|e| s3_error!(e, InternalError))?;
        tokio::fs::write(self.uploads.join(id), bytes)
            .await
            .map_err(|e| s3_error!(e, InternalError))
    }

    /// Ids are those of `s3s-fs`, which has checked this one; a note that is gone already is no error.
    async fn forget(&self, id: &str) {
        let _gone = tokio::fs::remove_file(self.uploads.join(id)).await;
    }

    async fn unfinished(&self) -> std::io::Result<Vec<(String, Unfinished)>> {
        let (mut found, mut files) = (Vec::new(), tokio::fs::read_dir(&self.uploads).await?);
        while let Some(file) = files.next_entry().await? {
            let upload = tokio::fs::read(file.path()).await;
            let upload = upload.ok().and_then(|bytes| serde_json::from_slice(&bytes).ok());
            found.extend(upload.map(|upload| (file.file_name().to_string_lossy().into_owned(), upload)));
        }
        Ok(found)
    }
}

macro_rules! passed_on {
    ($($name:ident($input:ty) -> $output:ty;)*) => {
        #[async_trait]
        impl S3 for Files {
            $(async fn $name(&self, request: S3Request<$input>) -> S3Result<S3Response<$output>> {
                self.inner.$name(request).await
            })*

            async fn create_multipart_upload(
                &self,
                request: S3Request<CreateMultipartUploadInput>,
            ) -> S3Result<S3Response<CreateMultipartUploadOutput>> {
                let upload = Unfinished { bucket: request.input.bucket.clone(), key: request.input.key.clone() };
                let made = self.inner.create_multipart_upload(request).await?;
                if let Some(id) = &made.output.upload_id {
                    self.note(id, &upload).await?;
                }
                Ok(made)
            }

            async fn complete_multipart_upload(
                &self,
                request: S3Request<CompleteMultipartUploadInput>,
            ) -> S3Result<S3Response<CompleteMultipartUploadOutput>> {
                let id = request.input.upload_id.clone();
                let made = self.inner.complete_multipart_upload(request).await?;
                self.forget(&id).await;
                Ok(made)
            }

            async fn abort_multipart_upload(
                &self,
                request: S3Request<AbortMultipartUploadInput>,
            ) -> S3Result<S3Response<AbortMultipartUploadOutput>> {
                let id = request.input.upload_id.clone();
                let aborted = self.inner.abort_multipart_upload(request).await?;
                self.forget(&id).await;
                Ok(aborted)
            }

            async fn list_multipart_uploads(
                &self,
                request: S3Request<ListMultipartUploadsInput>,
            ) -> S3Result<S3Response<ListMultipartUploadsOutput>> {
                let ListMultipartUploadsInput { bucket, prefix, .. } = request.input;
                let found = self.unfinished().await.map_err(|e| s3_error!(e, InternalError))?;
                let (wanted, prefix_text) = (bucket.clone(), prefix.clone().unwrap_or_default());
                let uploads = found
                    .into_iter()
                    .filter(|(_, upload)| upload.bucket == wanted && upload.key.starts_with(&prefix_text))
                    .map(|(id, upload)| MultipartUpload {
                        key: Some(upload.key),
                        upload_id: Some(id),
                        ..Default::default()
                    });
                Ok(S3Response::new(ListMultipartUploadsOutput {
                    bucket: Some(bucket),
                    prefix,
                    uploads: Some(uploads.collect()),
                    ..Default::default()
                }))
            }
        }
    };
}

passed_on! {
    create_bucket(CreateBucketInput) -> CreateBucketOutput;
    delete_object(DeleteObjectInput) -> DeleteObjectOutput;
    delete_objects(DeleteObjectsInput) -> DeleteObjectsOutput;
    get_object(GetObjectInput) -> GetObjectOutput;
    head_object(HeadObjectInput) -> HeadObjectOutput;
    list_objects_v2(ListObjectsV2Input) -> ListObjectsV2Output;
    put_object(PutObjectInput) -> PutObjectOutput;
    upload_part(UploadPartInput) -> UploadPartOutput;
}
