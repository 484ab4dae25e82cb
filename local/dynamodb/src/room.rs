//! The room of deleted items. SQLite keeps the pages that deletions free and fills them again; of very many it gives some back
//! to the file system here, a few at a time, between the requests that write.

use std::path::Path;
use std::sync::{Mutex, PoisonError};

use rusqlite::Connection;

use crate::Failure;

/// Free pages that stay in the file, since they will be filled: 4 MB.
const SPARE: i64 = 1_024;
/// Of so many pages of the file one may be free before any is given back.
const SHARE: i64 = 8;
/// Pages that are given back while writers wait.
const STEP: i64 = 512;
/// Bytes of a log from which on it is cut off: SQLite writes into a longer one from its start again, and leaves its length.
const LOG: u64 = 8 << 20;
/// What `PRAGMA auto_vacuum` says of a file that can give pages back.
const INCREMENTAL: i64 = 2;

/// A connection of its own to the file.
pub(crate) struct Room(Mutex<Connection>);

impl Room {
    /// A new file gets the means to give pages back; one that is there is not touched.
    ///
    /// # Errors
    /// What SQLite says.
    pub(crate) fn open(file: &str) -> Result<Self, Failure> {
        let connection = Connection::open(file)?;
        // A loss of power may bring pages back, and nothing else. Whoever writes or reads meanwhile is not waited for long: it
        // has time.
        connection.execute_batch("PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 100")?;
        if pragma(&connection, "page_count")? == 0 {
            // The setting is stored with the first page, which the journal's mode writes.
            connection.pragma_update(None, "auto_vacuum", "INCREMENTAL")?;
            connection.pragma_update(None, "journal_mode", "WAL")?;
        }
        Ok(Self(Mutex::new(connection)))
    }

    /// Gives some pages back where very many are free; whether that is so still.
    ///
    /// # Errors
    /// What SQLite says, also that another process writes for long.
    pub(crate) fn give_back(&self) -> Result<bool, rusqlite::Error> {
        let connection = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if pragma(&connection, "auto_vacuum")? != INCREMENTAL || !is_wasteful(&connection)? {
            return Ok(false);
        }
        let mut pages = connection.prepare(&format!("PRAGMA incremental_vacuum({STEP})"))?;
        let mut rows = pages.query([])?;
        // A row for each page, without anything in it.
        while rows.next()?.is_some() {}
        drop(rows);
        let more = is_wasteful(&connection)?;
        if !more {
            cut(&connection)?;
        }
        Ok(more)
    }

    /// Cuts the log off where it is long.
    ///
    /// # Errors
    /// What SQLite says.
    pub(crate) fn cut_log(&self, file: &Path) -> Result<(), rusqlite::Error> {
        let mut log = file.as_os_str().to_owned();
        log.push("-wal");
        if std::fs::metadata(log).is_ok_and(|log| log.len() > LOG) {
            let connection = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            cut(&connection)?;
        }
        Ok(())
    }
}

/// Brings what the log holds into the file, whose end it cuts off, and empties the log. Where somebody reads just then, as
/// much as can be; SQLite goes on with it by itself.
fn cut(connection: &Connection) -> Result<(), rusqlite::Error> {
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
}

/// Gives a file of an earlier version the means to give pages back, which writes it whole once: only where its items are at
/// most `bytes`, so that it never takes long. For when nobody has it open.
///
/// # Errors
/// What SQLite says.
pub fn make_shrinkable(file: &Path, bytes: u64) -> Result<bool, Failure> {
    let connection = Connection::open(file)?;
    let (all, free) = (
        pragma(&connection, "page_count")?,
        pragma(&connection, "freelist_count")?,
    );
    let items = (all - free).unsigned_abs() * pragma(&connection, "page_size")?.unsigned_abs();
    if all == 0 || items > bytes || pragma(&connection, "auto_vacuum")? == INCREMENTAL {
        return Ok(false);
    }
    connection.pragma_update(None, "auto_vacuum", "INCREMENTAL")?;
    connection.execute_batch("VACUUM")?;
    Ok(true)
}

fn is_wasteful(connection: &Connection) -> Result<bool, rusqlite::Error> {
    let free = pragma(connection, "freelist_count")?;
    Ok(free > SPARE && free > pragma(connection, "page_count")? / SHARE)
}

fn pragma(connection: &Connection, name: &str) -> Result<i64, rusqlite::Error> {
    connection.pragma_query_value(None, name, |row| row.get(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows of 4,000 bytes: about a page each.
    fn fill(file: &Path, rows: usize) {
        let connection = Connection::open(file).expect("a database");
        connection
            .execute_batch("CREATE TABLE IF NOT EXISTS t (id INTEGER PRIMARY KEY, b BLOB)")
            .expect("a table");
        let fill = format!(
            "INSERT INTO t (b) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {rows}) SELECT zeroblob(4000) FROM n"
        );
        connection.execute_batch(&fill).expect("rows");
    }

    fn empty(file: &Path) {
        let connection = Connection::open(file).expect("a database");
        connection
            .execute_batch("DELETE FROM t WHERE id > 10")
            .expect("deleted");
    }

    fn size(file: &Path) -> u64 {
        std::fs::metadata(file).expect("a file").len()
    }

    /// Gives back what there is; how many steps it took.
    fn shrink(room: &Room, file: &Path) -> usize {
        let mut steps = 1;
        while room.give_back().expect("given back") {
            steps += 1;
        }
        room.cut_log(file).expect("cut off");
        steps
    }

    #[test]
    fn a_new_file_shrinks_in_steps_after_a_deletion_and_keeps_some_room() {
        let folder = tempfile::tempdir().expect("a directory");
        let file = folder.path().join("items");
        let room = Room::open(file.to_str().expect("UTF-8")).expect("opened");
        fill(&file, 8_000);
        let full = size(&file);
        assert!(!room.give_back().expect("nothing"), "nothing is free");
        empty(&file);
        let steps = shrink(&room, &file);
        assert_eq!(
            steps,
            (8_000usize - 1_024).div_ceil(512),
            "a bounded number of pages in each"
        );
        assert!(full > 30_000_000 && size(&file) < 5_000_000, "{full} {}", size(&file));
        assert_eq!(shrink(&room, &file), 1);
    }

    #[test]
    fn an_earlier_version_s_file_shrinks_once_it_was_written_anew_and_a_large_one_waits() {
        let folder = tempfile::tempdir().expect("a directory");
        let file = folder.path().join("items");
        fill(&file, 8_000);
        let earlier = Connection::open(&file).expect("a database");
        earlier.pragma_update(None, "journal_mode", "WAL").expect("a mode");
        drop(earlier);
        assert!(!make_shrinkable(&file, 1 << 20).expect("left alone"));
        empty(&file);
        assert!(!shrinks(&file));
        assert!(make_shrinkable(&file, 1 << 20).expect("written anew"));
        assert!(size(&file) < 1_000_000, "{}", size(&file));
        fill(&file, 8_000);
        empty(&file);
        assert!(shrinks(&file));
        assert!(!make_shrinkable(&file, 1 << 20).expect("done before"));
    }

    fn shrinks(file: &Path) -> bool {
        let room = Room::open(file.to_str().expect("UTF-8")).expect("opened");
        let before = size(file);
        shrink(&room, file);
        size(file) < before
    }
}
