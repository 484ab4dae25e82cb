//! The rows of a file, one after the other: JSON objects a line, a JSON array of them, or CSV. What is kept of the file
//! is one row of at most 6 MB, however long the file or a line of it is.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use answerscope_api::body::LARGEST_BODY;
use serde_json::Value;

use super::records::records;
use crate::embedded::Failure;

/// What editors on Windows put before a file's first character.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// A row of a file.
pub(super) struct Row {
    /// Where it stands, for a person who looks for it: `line 7`, or `row 7` of a spreadsheet.
    pub(super) place: String,
    /// The row, or why it is none.
    pub(super) value: Result<Value, String>,
    /// Bytes that it has in the file.
    pub(super) bytes: usize,
}

/// Rows that are read as they are asked for; an error ends them.
pub(super) type Rows<'a> = Box<dyn Iterator<Item = Result<Row, Failure>> + 'a>;

/// The rows of a file, by its name's ending or else by its first character.
///
/// # Errors
/// Where it can not be read, or the header of a CSV file is wrong.
pub(super) fn rows<'a>(file: &Path, content: impl Read + 'a) -> Result<Rows<'a>, Failure> {
    let mut content = BufReader::new(content);
    if content.fill_buf()?.starts_with(BYTE_ORDER_MARK) {
        content.consume(BYTE_ORDER_MARK.len());
    }
    let first = content.fill_buf()?.iter().find(|byte| !byte.is_ascii_whitespace());
    let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let json = ["json", "jsonl", "ndjson"]
        .iter()
        .any(|known| ending.eq_ignore_ascii_case(known));
    Ok(match first {
        _ if ending.eq_ignore_ascii_case("csv") => Box::new(records(content)?),
        Some(b'[') => Box::new(Elements::new(content)?),
        None | Some(b'{') => Box::new(lines(content)),
        Some(_) if json => Box::new(lines(content)),
        Some(_) => Box::new(records(content)?),
    })
}

fn parsed(bytes: &[u8]) -> Result<Value, String> {
    serde_json::from_slice(bytes).map_err(|error| match error.classify() {
        serde_json::error::Category::Eof => "the JSON ends before it is complete".to_owned(),
        _ => format!("not JSON, from column {} on", error.column()),
    })
}

pub(super) fn too_large() -> String {
    format!("larger than {LARGEST_BODY} bytes")
}

/// A row for each line that is not empty.
fn lines(mut content: impl BufRead) -> impl Iterator<Item = Result<Row, Failure>> {
    let mut number = 0usize;
    let mut line = Vec::new();
    std::iter::from_fn(move || {
        loop {
            line.clear();
            number += 1;
            match content
                .by_ref()
                .take(LARGEST_BODY as u64 + 1)
                .read_until(b'\n', &mut line)
            {
                Ok(0) => return None,
                Ok(_) => {}
                Err(error) => return Some(Err(error.into())),
            }
            let mut value = None;
            if line.len() > LARGEST_BODY && !line.ends_with(b"\n") {
                if let Err(error) = content.skip_until(b'\n') {
                    return Some(Err(error.into()));
                }
                value = Some(Err(too_large()));
            } else if line.trim_ascii().is_empty() {
                continue;
            }
            return Some(Ok(Row {
                place: format!("line {number}"),
                value: value.unwrap_or_else(|| parsed(line.trim_ascii())),
                bytes: line.len(),
            }));
        }
    })
}

/// The elements of an array, cut out by their brackets, so that one that is wrong does not end the others.
struct Elements<R> {
    content: std::io::Bytes<R>,
    line: usize,
    number: usize,
    over: bool,
}

impl<R: BufRead> Elements<R> {
    /// Of content whose first character is the bracket.
    fn new(content: R) -> Result<Self, Failure> {
        let mut elements = Self {
            content: content.bytes(),
            line: 1,
            number: 0,
            over: false,
        };
        while elements.byte()? != b'[' {}
        Ok(elements)
    }

    fn byte(&mut self) -> Result<u8, Failure> {
        let byte = self
            .content
            .next()
            .ok_or("the array ends without its closing bracket")??;
        self.line += usize::from(byte == b'\n');
        Ok(byte)
    }

    /// The next element as it stands, and the line on which it begins; `None` for nothing but white space.
    fn element(&mut self) -> Result<Option<(usize, Vec<u8>)>, Failure> {
        let (mut text, mut began) = (Vec::new(), None);
        let (mut depth, mut quoted, mut escaped) = (0usize, false, false);
        loop {
            let byte = self.byte()?;
            match byte {
                _ if escaped => escaped = false,
                b'\\' if quoted => escaped = true,
                b'"' => quoted = !quoted,
                _ if quoted => {}
                b'[' | b'{' => depth += 1,
                b']' if depth == 0 => {
                    self.over = true;
                    break;
                }
                b']' | b'}' => depth = depth.saturating_sub(1),
                b',' if depth == 0 => break,
                _ => {}
            }
            if began.is_none() && !byte.is_ascii_whitespace() {
                began = Some(self.line);
            }
            if began.is_some() && text.len() <= LARGEST_BODY {
                text.push(byte);
            }
        }
        Ok(began.map(|line| (line, text)))
    }

    fn row(&mut self) -> Result<Option<Row>, Failure> {
        let element = self.element()?;
        self.number += 1;
        let (line, text) = match element {
            Some(element) => element,
            None if self.over => return Ok(None),
            None => (self.line, Vec::new()),
        };
        Ok(Some(Row {
            place: format!("row {} (line {line})", self.number),
            value: if text.len() > LARGEST_BODY {
                Err(too_large())
            } else {
                parsed(&text)
            },
            bytes: text.len(),
        }))
    }
}

impl<R: BufRead> Iterator for Elements<R> {
    type Item = Result<Row, Failure>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let row = self.row().transpose();
        self.over |= matches!(row, Some(Err(_)));
        row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str, content: &[u8]) -> Vec<String> {
        let found = match rows(Path::new(name), content) {
            Ok(found) => found,
            Err(error) => return vec![error.to_string()],
        };
        found
            .map(|row| match row {
                Ok(Row { place, value, .. }) => format!("{place}: {}", value.unwrap_or_else(Value::from)),
                Err(error) => error.to_string(),
            })
            .collect()
    }

    #[test]
    fn lines_are_rows() {
        let text = b"\xef\xbb\xbf{\"a\": 1}\r\n\n  {\"a\"\nnot json\n{\"a\": 2}";
        let expected = [
            r#"line 1: {"a":1}"#,
            r#"line 3: "the JSON ends before it is complete""#,
            r#"line 4: "not JSON, from column 2 on""#,
            r#"line 5: {"a":2}"#,
        ];
        assert_eq!(read("x.jsonl", text), expected);
        assert_eq!(read("x", text), expected);
        assert!(read("x", b"").is_empty() && read("x.json", b" \n").is_empty());
    }

    #[test]
    fn elements_of_an_array_are_rows() {
        let text = br#" [{"a": "],}\"{[,"},
            {"b": [1, {"c": []}]}, nonsense, 7 ]"#;
        let expected = [
            r#"row 1 (line 1): {"a":"],}\"{[,"}"#,
            r#"row 2 (line 2): {"b":[1,{"c":[]}]}"#,
            r#"row 3 (line 2): "not JSON, from column 2 on""#,
            "row 4 (line 2): 7",
        ];
        assert_eq!(read("x.json", text), expected);
        assert!(read("x.json", b"[]").is_empty() && read("x.json", b"[ \n ]\n").is_empty());
        let cut = read("x.json", br#"[{"a": 1}, {"b""#);
        assert_eq!(
            cut,
            [
                r#"row 1 (line 1): {"a":1}"#,
                "the array ends without its closing bracket"
            ]
        );
    }

    #[test]
    fn records_are_rows() {
        let text = b"query,engine,answeredAt,text,citations,model\r\n\
            q,openai,2026-01-01T00:00:00Z,\"two\nlines, \"\"quoted\"\"\",https://a.example/ https://b.example/,\n\
            q,openai\nq,openai,t,\xff,,";
        let expected = [
            r#"row 2: {"answeredAt":"2026-01-01T00:00:00Z","citations":[{"url":"https://a.example/"},{"url":"https://b.example/"}],"engine":"openai","query":"q","text":"two\nlines, \"quoted\""}"#,
            r#"row 3: "2 cells, and the header has 6""#,
            r#"row 4: "text: not UTF-8""#,
        ];
        assert_eq!(read("x.csv", text), expected);
        assert_eq!(read("x.txt", text), expected);
        let told =
            |text: &[u8], what: &str| assert!(read("x.csv", text)[0].contains(what), "{:?}", read("x.csv", text));
        told(b"query,engine,answeredAt,text,colour\n", "no such column `colour`");
        told(b"query,query\n", "twice");
        told(b"engine,answeredAt,text\n", "`query` or `promptId`");
        told(b"query,engine,text\n", "`answeredAt`");
    }

    /// A file of 20 MB whose first row never ends.
    fn endless(begin: &'static str) -> impl Read {
        begin.as_bytes().chain(std::io::repeat(b'a').take(20 << 20))
    }

    #[test]
    fn of_a_row_that_does_not_end_only_the_beginning_is_kept() {
        let end = b"\n{\"a\": 1}\n";
        let found = rows(Path::new("x.jsonl"), endless("{\"a\": \"").chain(end.as_slice())).expect("rows");
        let places: Vec<_> = found
            .map(|row| row.map(|row| (row.place, row.bytes, row.value.is_ok())).ok())
            .collect();
        let first = Some(("line 1".to_owned(), LARGEST_BODY + 1, false));
        assert_eq!(places, [first, Some(("line 2".to_owned(), 9, true))]);

        let end = b"\", {\"a\": 1}]";
        let found = rows(Path::new("x.json"), endless("[\"").chain(end.as_slice())).expect("rows");
        let bytes: Vec<_> = found
            .map(|row| row.map(|row| (row.bytes, row.value.is_ok())).ok())
            .collect();
        assert_eq!(bytes, [Some((LARGEST_BODY + 1, false)), Some((8, true))]);

        let mut found = rows(Path::new("x.csv"), endless("query,engine,answeredAt,text\n\"")).expect("rows");
        let error = found.next().and_then(Result::err).expect("an error").to_string();
        assert!(
            error.starts_with("row 2: a row larger than") && found.next().is_none(),
            "{error}"
        );
    }
}
