//! Files that are there whole or not at all, also after a loss of power: they are written under a name that no other
//! process uses, synced, renamed, and their directory is synced. Only their owner can read them.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use answerscope_domain::clock::{Random, SystemRandom};
use data_encoding::HEXLOWER;

/// Mode of files: their owner reads and writes.
pub(crate) const FILE: u32 = 0o600;
/// Mode of directories.
pub(crate) const DIRECTORY: u32 = 0o700;
/// A directory may go with its last file before another is put there; it is made again so often.
const ATTEMPTS: usize = 16;

/// 128 random bits as a name.
pub(crate) fn random_name() -> String {
    let mut bytes = [0u8; 16];
    SystemRandom.fill(&mut bytes);
    HEXLOWER.encode(&bytes)
}

/// Whether a name may be one of [`random_name`].
pub(crate) fn is_random_name(name: &str) -> bool {
    name.len() == 32 && name.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// A file that is removed again unless it gets its name.
pub(crate) struct Temporary {
    /// Where to write.
    pub(crate) file: File,
    path: PathBuf,
    named: bool,
}

impl Temporary {
    /// An empty file in a directory, which is made where it is missing.
    pub(crate) fn below(directory: &Path) -> io::Result<Self> {
        let path = directory.join(random_name());
        let open = || OpenOptions::new().write(true).create_new(true).mode(FILE).open(&path);
        let file = match open() {
            Err(error) if error.kind() == ErrorKind::NotFound => again(|| {
                create_directory(directory)?;
                open()
            }),
            opened => opened,
        }?;
        Ok(Self {
            file,
            path,
            named: false,
        })
    }

    /// Gives the file its name, in the place of one that has it, without syncing anything.
    pub(crate) fn rename(mut self, name: &Path) -> io::Result<()> {
        fs::rename(&self.path, name)?;
        self.named = true;
        Ok(())
    }

    /// Gives the file its name. After that it is there whole, even if the power fails.
    pub(crate) fn publish(mut self, name: &Path) -> io::Result<()> {
        self.file.sync_all()?;
        let directory = parent(name)?;
        again(|| {
            create_directory(directory)?;
            fs::rename(&self.path, name)
        })?;
        self.named = true;
        match sync(directory) {
            // It went with the file, which somebody has deleted since.
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            synced => synced,
        }
    }

    /// Gives the file its name unless another has it; then that one stays.
    pub(crate) fn publish_new(self, name: &Path) -> io::Result<()> {
        self.file.sync_all()?;
        match fs::hard_link(&self.path, name) {
            Err(error) if error.kind() != ErrorKind::AlreadyExists => Err(error),
            _ => sync(parent(name)?),
        }
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        if !self.named {
            // What can't be removed is removed when it is old.
            let _gone = fs::remove_file(&self.path);
        }
    }
}

/// Writes a file beside others of its directory.
pub(crate) fn write(name: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut temporary = Temporary::below(parent(name)?)?;
    temporary.file.write_all(bytes)?;
    temporary.publish(name)
}

/// Does what needs a directory, again where somebody else's delete has taken it, or one above it, away meanwhile.
fn again<T>(work: impl Fn() -> io::Result<T>) -> io::Result<T> {
    for _ in 1..ATTEMPTS {
        match work() {
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            done => return done,
        }
    }
    // Not "not found", which would say that an object is not there.
    work().map_err(|error| io::Error::other(format!("the directory keeps going away: {error}")))
}

/// Makes a directory and those above it; whoever makes one syncs the one that names it.
pub(crate) fn create_directory(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    let above = parent(path)?;
    create_directory(above)?;
    match DirBuilder::new().mode(DIRECTORY).create(path) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => Err(error),
        _ => sync(above),
    }
}

fn sync(directory: &Path) -> io::Result<()> {
    File::open(directory)?.sync_all()
}

fn parent(path: &Path) -> io::Result<&Path> {
    match path.parent() {
        Some(above) if above.as_os_str().is_empty() => Ok(Path::new(".")),
        Some(above) => Ok(above),
        None => Err(io::Error::new(ErrorKind::InvalidInput, "a path without a directory")),
    }
}
