//! The ZIP archive of an export, written as a stream.
//!
//! Sizes and checksums follow each file's data, so nothing that has left is needed again; every file is a zip64 one, so
//! that none can outgrow its headers. Of the output no more is held than the caller has not taken yet.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use jiff::Timestamp;
use jiff::tz::Offset;
use zip::write::{SimpleFileOptions, StreamWriter};
use zip::{CompressionMethod, DateTime, ZipWriter};

/// What goes wrong with an archive: a name that is there already, or data without a file.
pub type ArchiveError = zip::result::ZipError;

/// A file of an archive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileInfo {
    /// Its name.
    pub name: String,
    /// Its bytes, uncompressed.
    pub bytes: u64,
}

/// A ZIP archive that grows.
pub struct Archive {
    zip: ZipWriter<StreamWriter<Output>>,
    output: Output,
    options: SimpleFileOptions,
    /// The file that is written.
    file: FileInfo,
}

/// What the caller has not taken yet.
#[derive(Clone, Default)]
struct Output(Arc<Mutex<Vec<u8>>>);

impl Output {
    fn with<T>(&self, work: impl FnOnce(&mut Vec<u8>) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.with(|output| output.extend_from_slice(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Archive {
    /// An empty archive. All its files are of the time `modified`, in seconds since 1970-01-01 UTC (the beginning of
    /// 1980 where ZIP can not express it).
    pub fn new(modified: i64) -> Self {
        let output = Output::default();
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Deflated)
            .compression_level(Some(1))
            .last_modified_time(date_time(modified).unwrap_or_default())
            .large_file(true);
        Self {
            zip: ZipWriter::new_stream(output.clone()),
            output,
            options,
            file: FileInfo {
                name: String::new(),
                bytes: 0,
            },
        }
    }

    /// Opens the next file.
    ///
    /// # Errors
    /// [`ArchiveError`] where the archive has a file of this name.
    pub fn start(&mut self, name: &str) -> Result<(), ArchiveError> {
        self.zip.start_file(name, self.options)?;
        self.file = FileInfo {
            name: name.to_owned(),
            bytes: 0,
        };
        Ok(())
    }

    /// Appends to the open file.
    ///
    /// # Errors
    /// [`ArchiveError`] where no file was opened.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), ArchiveError> {
        self.zip.write_all(bytes)?;
        self.file.bytes += bytes.len() as u64;
        Ok(())
    }

    /// The open file, as far as it is written. It is closed when the next one opens, or the archive ends.
    pub fn file(&self) -> &FileInfo {
        &self.file
    }

    /// The bytes that were made since the last call, in the order of the archive.
    pub fn take_output(&mut self) -> Vec<u8> {
        self.output.with(std::mem::take)
    }

    /// Closes the archive: the bytes that were not taken yet.
    ///
    /// # Errors
    /// [`ArchiveError`], which nothing that was accepted before leads to.
    pub fn finish(self) -> Result<Vec<u8>, ArchiveError> {
        self.zip.finish()?;
        Ok(self.output.with(std::mem::take))
    }
}

/// ZIP's form of a time. (zip's own conversion would bring jiff with a time zone database.)
fn date_time(seconds: i64) -> Option<DateTime> {
    let at = Offset::UTC.to_datetime(Timestamp::from_second(seconds).ok()?);
    let [month, day, hour, minute, second] =
        [at.month(), at.day(), at.hour(), at.minute(), at.second()].map(i8::unsigned_abs);
    let year = u16::try_from(at.year()).ok()?;
    DateTime::from_date_and_time(year, month, day, hour, minute, second).ok()
}
