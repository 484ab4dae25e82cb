//! The rows of a CSV file (RFC 4180), one after the other.

use std::cell::Cell;
use std::io::Read;
use std::rc::Rc;

use answerscope_api::body::LARGEST_BODY;
use csv::ByteRecord;
use serde_json::{Map, Value, json};

use super::rows::{Row, too_large};
use crate::embedded::Failure;

/// Columns of a CSV file: the fields of a row of importAnswers.
const COLUMNS: [&str; 9] = [
    "promptId",
    "query",
    "engine",
    "answeredAt",
    "text",
    "model",
    "country",
    "citations",
    "externalId",
];

/// The records of a file with a header, named as a spreadsheet numbers its rows.
pub(super) fn records<R: Read>(content: R) -> Result<impl Iterator<Item = Result<Row, Failure>>, Failure> {
    let left = Rc::new(Cell::new(LARGEST_BODY));
    let limited = Limited {
        content,
        left: Rc::clone(&left),
    };
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(limited);
    let columns = columns(reader.byte_headers()?)?;
    let mut record = ByteRecord::new();
    let (mut number, mut over) = (1usize, false);
    Ok(std::iter::from_fn(move || {
        if over {
            return None;
        }
        left.set(LARGEST_BODY);
        number += 1;
        match reader.read_byte_record(&mut record) {
            Ok(true) => {}
            Ok(false) => return None,
            Err(error) => {
                over = true;
                return Some(Err(format!("row {number}: {}", said(error)).into()));
            }
        }
        Some(Ok(Row {
            place: format!("row {number}"),
            value: answer(&columns, &record),
            bytes: record.as_slice().len(),
        }))
    }))
}

/// What a reader's error says, without the words around it.
fn said(error: csv::Error) -> String {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error.to_string(),
        other => format!("{other:?}"),
    }
}

/// Which fields the columns are.
fn columns(header: &ByteRecord) -> Result<Vec<&'static str>, Failure> {
    let mut columns = Vec::new();
    for name in header {
        let name = String::from_utf8_lossy(name.trim_ascii()).into_owned();
        let known = COLUMNS.into_iter().find(|known| *known == name);
        let known =
            known.ok_or_else(|| format!("line 1: no such column `{name}`; there are {}", COLUMNS.join(", ")))?;
        if columns.contains(&known) {
            return Err(format!("line 1: the column `{name}` stands twice").into());
        }
        columns.push(known);
    }
    for needed in ["engine", "answeredAt", "text"] {
        if !columns.contains(&needed) {
            return Err(format!("line 1: no column `{needed}`").into());
        }
    }
    if !columns.contains(&"query") && !columns.contains(&"promptId") {
        return Err("line 1: no column `query` or `promptId`".into());
    }
    Ok(columns)
}

/// A record as a row of importAnswers; an empty cell is a field left out.
fn answer(columns: &[&'static str], record: &ByteRecord) -> Result<Value, String> {
    if record.len() != columns.len() {
        let (cells, header) = (record.len(), columns.len());
        return Err(format!("{cells} cells, and the header has {header}"));
    }
    let mut row = Map::new();
    for (column, cell) in columns.iter().zip(record) {
        let cell = std::str::from_utf8(cell).map_err(|_| format!("{column}: not UTF-8"))?;
        let value = match *column {
            _ if cell.is_empty() => continue,
            "citations" => cell.split_whitespace().map(|url| json!({"url": url})).collect(),
            _ => json!(cell),
        };
        row.insert((*column).to_owned(), value);
    }
    Ok(row.into())
}

/// Ends content whose row does not end: a quote that is not closed would take in all the rest of the file.
struct Limited<R> {
    content: R,
    left: Rc<Cell<usize>>,
}

impl<R: Read> Read for Limited<R> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let most = buffer.len().min(self.left.get());
        if most == 0 && !buffer.is_empty() {
            let why = format!("a row {}; is a quote not closed?", too_large());
            return Err(std::io::Error::other(why));
        }
        let read = self.content.read(&mut buffer[..most])?;
        self.left.set(self.left.get() - read);
        Ok(read)
    }
}
