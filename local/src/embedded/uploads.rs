//! Uploads in parts: a directory for each, with a note of what it becomes and a file for each part.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use bytes::Bytes;
use serde::{Deserialize, Serialize};

use super::objects::{self, Objects, absent, tag};
use crate::durable;

/// The file that says what an upload becomes.
const NOTE: &str = "upload.json";
/// Bytes of the smallest part but the last.
const LEAST: u64 = 5 << 20;

/// What an upload becomes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Upload {
    pub(super) bucket: String,
    pub(super) key: String,
}

/// Why an object, an upload or a part of one can't be used.
#[derive(Debug)]
pub(super) enum Refusal {
    /// There is no such upload: it is over, or was never begun.
    Unknown,
    /// A part is not there, or is another one than named.
    Part,
    /// Parts are not in the order of their numbers.
    Order,
    /// A part that is not the last is too small.
    Small,
    /// No byte of the object is in the range that is asked for.
    Range,
    /// The file system.
    Failed(io::Error),
}

impl From<io::Error> for Refusal {
    fn from(error: io::Error) -> Self {
        Self::Failed(error)
    }
}

impl Objects {
    /// Begins an upload; answers its id.
    pub(super) fn begin(&self, upload: &Upload) -> io::Result<String> {
        self.path(&upload.bucket, &upload.key)?;
        let id = durable::random_name();
        let directory = self.uploads().join(&id);
        objects::create(&directory)?;
        let mut note = self.temporary()?;
        note.file.write_all(&serde_json::to_vec(upload)?)?;
        note.rename(&directory.join(NOTE))?;
        Ok(id)
    }

    /// Keeps a part; answers its tag. Parts are not synced: an upload that a loss of power cuts off is begun anew.
    pub(super) fn keep_part(&self, id: &str, upload: &Upload, number: i32, parts: &[Bytes]) -> Result<String, Refusal> {
        let directory = self.upload(id, upload)?;
        let mut temporary = self.temporary()?;
        for part in parts {
            temporary.file.write_all(part)?;
        }
        let tag = tag(&temporary.file.metadata()?);
        temporary.rename(&directory.join(number.to_string()))?;
        Ok(tag)
    }

    /// Makes the object of the parts, named by number and tag.
    pub(super) fn complete(&self, id: &str, upload: &Upload, named: &[(i32, String)]) -> Result<Metadata, Refusal> {
        let directory = self.upload(id, upload)?;
        if !named.is_sorted_by(|one, next| one.0 < next.0) {
            return Err(Refusal::Order);
        }
        let mut whole = self.temporary()?;
        for (place, (number, expected)) in named.iter().enumerate() {
            let mut part = match File::open(directory.join(number.to_string())) {
                Err(error) if absent(&error) => return Err(Refusal::Part),
                opened => opened?,
            };
            let metadata = part.metadata()?;
            if tag(&metadata) != *expected {
                return Err(Refusal::Part);
            }
            if metadata.len() < LEAST && place + 1 < named.len() {
                return Err(Refusal::Small);
            }
            io::copy(&mut part, &mut whole.file)?;
        }
        let metadata = whole.file.metadata()?;
        whole.publish(&self.path(&upload.bucket, &upload.key)?)?;
        // What stays of the upload goes when it is old.
        let _gone = objects::remove_all(&directory);
        Ok(metadata)
    }

    /// Throws an upload away.
    pub(super) fn abort(&self, id: &str, upload: &Upload) -> Result<(), Refusal> {
        Ok(objects::remove_all(&self.upload(id, upload)?)?)
    }

    /// Unfinished uploads with their ids, and when they were begun.
    pub(super) fn unfinished(&self) -> io::Result<Vec<(String, Upload, Metadata)>> {
        let mut found = Vec::new();
        for (id, directory) in objects::entries(&self.uploads())? {
            let note = directory.join(NOTE);
            // One that is just begun or just over has no note.
            let (Ok(upload), Ok(metadata)) = (read(&note), fs::metadata(&note)) else {
                continue;
            };
            found.push((id, upload, metadata));
        }
        Ok(found)
    }

    /// The directory of an upload of this object.
    fn upload(&self, id: &str, upload: &Upload) -> Result<PathBuf, Refusal> {
        if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(Refusal::Unknown);
        }
        let directory = self.uploads().join(id);
        match read(&directory.join(NOTE)) {
            Ok(noted) if noted == *upload => Ok(directory),
            Ok(_) => Err(Refusal::Unknown),
            Err(error) if absent(&error) || damaged(&error) => Err(Refusal::Unknown),
            Err(error) => Err(error.into()),
        }
    }
}

fn damaged(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::InvalidData | ErrorKind::UnexpectedEof)
}

fn read(note: &Path) -> io::Result<Upload> {
    Ok(serde_json::from_slice(&fs::read(note)?)?)
}
