//! Objects as files: `blobs/<bucket>/<key>`. Several processes may work on one directory at once: whatever is written
//! gets its name when it is whole and synced, and what is unfinished has a random name. All of it blocks.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Write};
use std::os::unix::fs::MetadataExt;
use std::path::{Component, Path, PathBuf};
use std::time::SystemTime;

use bytes::Bytes;

use crate::durable::{self, Temporary};

/// What is being written, below the directory of the buckets.
const TEMPORARY: &str = ".tmp";
/// Unfinished uploads, a directory for each.
const UPLOADS: &str = ".uploads";

/// Buckets below a directory.
#[derive(Debug, Clone)]
pub(super) struct Objects {
    root: PathBuf,
}

/// A listed object.
#[derive(Debug)]
pub(super) struct Listed {
    pub(super) key: String,
    pub(super) metadata: Metadata,
}

impl Objects {
    /// Over a directory that need not be there: it is made with the first object.
    pub(super) fn new(root: PathBuf) -> Self {
        Self { root }
    }

    pub(super) fn temporaries(&self) -> PathBuf {
        self.root.join(TEMPORARY)
    }

    pub(super) fn uploads(&self) -> PathBuf {
        self.root.join(UPLOADS)
    }

    pub(super) fn bucket(&self, bucket: &str) -> PathBuf {
        self.root.join(bucket)
    }

    /// A file for what becomes an object or a part of one.
    pub(super) fn temporary(&self) -> io::Result<Temporary> {
        Temporary::below(&self.temporaries())
    }

    /// The file of an object. Names that are no path below the bucket are none.
    pub(super) fn path(&self, bucket: &str, key: &str) -> io::Result<PathBuf> {
        let parts = || Path::new(key).components();
        let plain = parts().all(|part| matches!(part, Component::Normal(_)));
        // Whatever a path leaves out of its components, such as a slash at the end, would be another key's file.
        let whole = parts().map(|part| part.as_os_str().len() + 1).sum::<usize>() == key.len() + 1;
        if !plain || !whole {
            return Err(io::Error::new(ErrorKind::InvalidInput, "not a name for a file"));
        }
        Ok(self.bucket(bucket).join(key))
    }

    /// Writes an object.
    pub(super) fn put(&self, bucket: &str, key: &str, parts: &[Bytes]) -> io::Result<Metadata> {
        let (path, mut temporary) = (self.path(bucket, key)?, self.temporary()?);
        for part in parts {
            temporary.file.write_all(part)?;
        }
        let metadata = temporary.file.metadata()?;
        temporary.publish(&path)?;
        Ok(metadata)
    }

    /// Opens an object.
    pub(super) fn open(&self, bucket: &str, key: &str) -> io::Result<(File, Metadata)> {
        let file = File::open(self.path(bucket, key)?)?;
        let metadata = file.metadata()?;
        if metadata.is_dir() {
            return Err(ErrorKind::NotFound.into());
        }
        Ok((file, metadata))
    }

    /// Deletes an object and the directories that it leaves empty; one that is not there is no error.
    pub(super) fn delete(&self, bucket: &str, key: &str) -> io::Result<()> {
        let path = self.path(bucket, key)?;
        match fs::remove_file(&path) {
            Err(error) if !absent(&error) => return Err(error),
            _ => {}
        }
        let bucket = self.bucket(bucket);
        for above in path.ancestors().skip(1).take_while(|above| *above != bucket) {
            if fs::remove_dir(above).is_err() {
                break;
            }
        }
        Ok(())
    }

    /// At most so many objects whose keys begin with a prefix and come after another key, in their order.
    pub(super) fn list(&self, bucket: &str, prefix: &str, after: &str, most: usize) -> io::Result<Vec<Listed>> {
        let (mut found, bucket) = (Vec::new(), self.bucket(bucket));
        let base = prefix.rfind('/').map_or("", |slash| &prefix[..=slash]);
        let walk = Walk { prefix, after, most };
        if base.is_empty() || self.path("", base.strip_suffix('/').unwrap_or_default()).is_ok() {
            walk.below(&bucket.join(base), base, &mut found)?;
        }
        Ok(found)
    }

    /// Files directly below the directory of the buckets, which only earlier versions made.
    pub(super) fn strays(&self) -> io::Result<Vec<PathBuf>> {
        let entries = entries(&self.root)?.into_iter();
        Ok(entries
            .filter(|(_, path)| path.is_file())
            .map(|(_, path)| path)
            .collect())
    }
}

/// A tag that no other state of any object has: time, number and length of its file.
pub(super) fn tag(metadata: &Metadata) -> String {
    let changed = metadata.mtime().unsigned_abs();
    format!(
        "{changed:x}{:08x}-{:x}-{:x}",
        metadata.mtime_nsec(),
        metadata.ino(),
        metadata.len()
    )
}

/// Whether a failure only says that a file is not there.
pub(super) fn absent(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::IsADirectory
    )
}

/// Names and paths in a directory; none where there is no such directory.
pub(super) fn entries(directory: &Path) -> io::Result<Vec<(String, PathBuf)>> {
    let read = match fs::read_dir(directory) {
        Err(error) if absent(&error) => return Ok(Vec::new()),
        read => read?,
    };
    let mut found = Vec::new();
    for entry in read {
        let entry = entry?;
        if let Ok(name) = entry.file_name().into_string() {
            found.push((name, entry.path()));
        }
    }
    Ok(found)
}

/// When a file was last written; `None` where it is gone.
pub(super) fn modified(path: &Path) -> Option<SystemTime> {
    fs::symlink_metadata(path).and_then(|metadata| metadata.modified()).ok()
}

/// Removes a directory and what is in it; one that is not there is no error.
pub(super) fn remove_all(directory: &Path) -> io::Result<()> {
    match fs::remove_dir_all(directory) {
        Err(error) if !absent(&error) => Err(error),
        _ => Ok(()),
    }
}

/// Makes the directory of an upload.
pub(super) fn create(directory: &Path) -> io::Result<()> {
    durable::create_directory(directory)
}

struct Walk<'a> {
    prefix: &'a str,
    after: &'a str,
    most: usize,
}

impl Walk<'_> {
    /// Goes through a directory in the order of keys, in which a directory stands as its name with a slash.
    fn below(&self, directory: &Path, base: &str, found: &mut Vec<Listed>) -> io::Result<()> {
        let mut keys: Vec<(String, PathBuf)> = entries(directory)?
            .into_iter()
            .map(|(name, path)| {
                let slash = if path.is_dir() { "/" } else { "" };
                (format!("{base}{name}{slash}"), path)
            })
            .collect();
        keys.sort_unstable();
        for (key, path) in keys {
            if found.len() == self.most {
                break;
            }
            if key.ends_with('/') {
                let passed = key.as_str() < self.after && !self.after.starts_with(&key);
                if !passed && (key.starts_with(self.prefix) || self.prefix.starts_with(&key)) {
                    self.below(&path, &key, found)?;
                }
            } else if key.as_str() > self.after && key.starts_with(self.prefix) {
                // Another process may have deleted it meanwhile.
                if let Ok(metadata) = fs::metadata(&path) {
                    found.push(Listed { key, metadata });
                }
            }
        }
        Ok(())
    }
}
