//! The data directory: only its owner can read it, and one service at a time runs on it.

use std::fs::{self, File, OpenOptions, Permissions, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

use answerscope_domain::clock::{Clock, Moment, SystemClock};

use crate::durable::{self, DIRECTORY, FILE};
use crate::embedded::Failure;

/// What holds rows.
pub(crate) const DATABASE: &str = "dynamodb.sqlite";
/// What holds objects.
pub(crate) const BLOBS: &str = "blobs";
/// What says how to reach the demo organization.
pub(crate) const CREDENTIALS: &str = "credentials.json";
/// Who serves at the moment.
const LOCK: &str = "serve.lock";
/// What signs links to archives.
const SECRET: &str = "downloads.key";
/// Hexadecimal digits of it.
const SECRET_DIGITS: usize = 64;

/// Files of the program outside of [`BLOBS`]; SQLite gives its own the mode of the database.
const FILES: [&str; 6] = [
    DATABASE,
    "dynamodb.sqlite-wal",
    "dynamodb.sqlite-shm",
    CREDENTIALS,
    SECRET,
    LOCK,
];
/// After how long a file without its name is nobody's any more.
const ABANDONED: Duration = Duration::from_secs(60);
/// What a new file system has at its root.
const LOST_AND_FOUND: &str = "lost+found";

/// Fails where no program has been yet: a command that only works on what is there makes nothing.
pub fn existing(data: &Path) -> Result<(), Failure> {
    match data.join(DATABASE).try_exists() {
        Ok(true) => Ok(()),
        Ok(false) => Err(format!(
            "--data {}: no data here; start `answerscope serve` once",
            data.display()
        )
        .into()),
        Err(error) => Err(named(data)(error)),
    }
}

/// Makes the directory, or takes others' rights away from the one that is there, and from what the program has in it.
///
/// # Errors
/// One that all users share, and one that has files of somebody else only: a home directory is not to be filled.
pub(crate) fn prepare(data: &Path) -> Result<(), Failure> {
    let named = named(data);
    let mode = match fs::metadata(data) {
        Ok(there) if there.is_dir() => there.permissions().mode(),
        Ok(_) => return Err(format!("--data {}: not a directory", data.display()).into()),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            durable::create_directory(data).map_err(&named)?;
            DIRECTORY
        }
        Err(error) => return Err(named(error)),
    };
    if mode & 0o1000 != 0 {
        let text = "all users of this machine share it; name a directory of your own";
        return Err(format!("--data {}: {text}", data.display()).into());
    }
    ours(data)?;
    let database = OpenOptions::new()
        .append(true)
        .create(true)
        .mode(FILE)
        .open(data.join(DATABASE));
    database.map_err(&named)?;
    for file in FILES {
        tighten(&data.join(file)).map_err(&named)?;
    }
    if mode & 0o077 != 0 {
        // The directory itself comes last: a tightening that was cut off begins again.
        tighten(&data.join(BLOBS))
            .and_then(|()| tighten_one(data))
            .map_err(named)?;
    }
    Ok(())
}

/// Fails on a directory that has files, and none of the program.
pub(crate) fn ours(data: &Path) -> Result<(), Failure> {
    match is_ours(data) {
        Ok(true) => Ok(()),
        Ok(false) => {
            let text = "has files, and none of them is Answerscope's; name a new or an empty directory";
            Err(format!("--data {}: {text}", data.display()).into())
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(named(data)(error)),
    }
}

/// Whether a directory has the program's data, or nothing yet.
fn is_ours(data: &Path) -> io::Result<bool> {
    // These names are nobody else's. The others may be, and count where nothing else is there.
    for name in [DATABASE, SECRET] {
        if data.join(name).try_exists()? {
            return Ok(true);
        }
    }
    for entry in fs::read_dir(data)? {
        let name = entry?.file_name();
        // Whoever starts the service may have its log written beside the data.
        let log = Path::new(&name).extension().is_some_and(|end| end == "log");
        if name != BLOBS && name != LOST_AND_FOUND && !log && !FILES.iter().any(|file| name == *file) {
            return Ok(false);
        }
    }
    Ok(true)
}

fn named(data: &Path) -> impl Fn(io::Error) -> Failure + use<> {
    let name = format!("--data {}", data.display());
    move |error| format!("{name}: {error}").into()
}

/// Leaves a file or a whole directory to its owner; what is not there is no error.
fn tighten(path: &Path) -> io::Result<()> {
    let kind = match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        found => found?.file_type(),
    };
    if kind.is_symlink() {
        return Ok(());
    }
    if kind.is_dir() {
        for entry in fs::read_dir(path)? {
            tighten(&entry?.path())?;
        }
    }
    tighten_one(path)
}

fn tighten_one(path: &Path) -> io::Result<()> {
    let there = fs::metadata(path)?;
    let mode = if there.is_dir() { DIRECTORY } else { FILE };
    if there.permissions().mode() & 0o077 == 0 {
        return Ok(());
    }
    fs::set_permissions(path, Permissions::from_mode(mode))
}

/// Fails where a service runs already, without making anything.
pub(crate) fn unserved(data: &Path) -> Result<(), Failure> {
    match File::open(data.join(LOCK)) {
        Ok(file) => held(data, file.try_lock_shared(), file).map(drop),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(named(data)(error)),
    }
}

/// Removes what a killed process was writing beside the data: whole or half, it may be a copy of the credentials. For the
/// one that serves, since nobody else writes there for longer than a moment.
pub(crate) fn clear(data: &Path) -> Result<(), Failure> {
    let now = SystemClock::default().now();
    for entry in fs::read_dir(data).map_err(named(data))? {
        let path = entry.map_err(named(data))?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if durable::is_random_name(name) && path.is_file() && is_abandoned(&path, now) {
            fs::remove_file(&path).map_err(named(data))?;
        }
    }
    Ok(())
}

fn is_abandoned(path: &Path, now: Moment) -> bool {
    let written = fs::metadata(path).and_then(|metadata| metadata.modified());
    let written = written.ok().and_then(|written| written.duration_since(UNIX_EPOCH).ok());
    let now = Duration::from_micros(now.0.unsigned_abs());
    written.is_some_and(|written| now.saturating_sub(written) > ABANDONED)
}

/// Makes this process the one that serves a directory that is there, as long as the file is open: the system lets go of
/// it when the process ends, however it does.
pub(crate) fn lock(data: &Path) -> Result<File, Failure> {
    let named = named(data);
    let mut options = OpenOptions::new();
    let options = options.read(true).write(true).create(true).truncate(false).mode(FILE);
    let file = options.open(data.join(LOCK)).map_err(&named)?;
    let mut file = held(data, file.try_lock(), file)?;
    let written = file.set_len(0).and_then(|()| writeln!(file, "{}", std::process::id()));
    written.map_err(named)?;
    Ok(file)
}

fn held(data: &Path, locked: Result<(), TryLockError>, mut file: File) -> Result<File, Failure> {
    match locked {
        Ok(()) => Ok(file),
        Err(TryLockError::Error(error)) => Err(named(data)(error)),
        Err(TryLockError::WouldBlock) => {
            let mut process = String::new();
            // Whoever has just begun has not written its number yet.
            let _unknown = file.read_to_string(&mut process);
            let process = process.trim();
            let shown = data.display();
            Err(format!("--data {shown}: a service runs on it already (process {process}); stop that one, or name another directory").into())
        }
    }
}

/// What signs links to archives: made once, so that links live through restarts.
pub(crate) fn secret(data: &Path) -> Result<String, Failure> {
    let file = data.join(SECRET);
    let text = match fs::read_to_string(&file) {
        Err(error) if error.kind() == ErrorKind::NotFound => made(data, &file),
        read => read,
    };
    let text = text.map_err(|error| format!("{}: {error}", file.display()))?;
    let digits = text.trim_end();
    if digits.len() != SECRET_DIGITS || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        let told = format!(
            "{}: damaged; remove it, and links to archives made so far end",
            file.display()
        );
        return Err(told.into());
    }
    Ok(digits.to_owned())
}

/// Of two processes that make it at once, both get the one that was first.
fn made(data: &Path, file: &Path) -> io::Result<String> {
    let mut temporary = durable::Temporary::below(data)?;
    let digits = durable::random_name() + &durable::random_name();
    temporary.file.write_all(digits.as_bytes())?;
    temporary.publish_new(file)?;
    fs::read_to_string(file)
}
