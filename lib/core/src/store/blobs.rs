//! S3: segments, and answers too large for an item.

use std::ops::Range;

use aws_sdk_s3::Client;
use aws_sdk_s3::operation::get_object::GetObjectError;
use bytes::Bytes;

use crate::error::{Error, Result};

/// The bucket.
#[derive(Debug, Clone)]
pub struct Blobs {
    /// The SDK's client.
    pub client: Client,
    /// The bucket's name.
    pub bucket: String,
}

fn failed(what: &str, error: impl std::error::Error) -> Error {
    let mut text = format!("{what}: {error}");
    let mut cause = error.source();
    while let Some(inner) = cause {
        text.push_str(&format!(": {inner}"));
        cause = inner.source();
    }
    Error::internal(text)
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
        call.send().await.map_err(|e| failed("PutObject", e))?;
        Ok(())
    }

    /// Reads an object or a range of it; `None` where there is no such object.
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
            Err(error) => return Err(failed("GetObject", error)),
        };
        let body = answer.body.collect().await.map_err(|e| failed("GetObject", e))?;
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
            .map_err(|e| failed("DeleteObject", e))?;
        Ok(())
    }
}
