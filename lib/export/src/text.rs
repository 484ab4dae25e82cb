//! Texts in JSON and in CSV, whatever they hold.

/// A value that is not a number.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Value<'a> {
    Text(&'a str),
    /// Without a value where the list is empty.
    List(&'a [String]),
    Absent,
}

impl<'a> From<Option<&'a str>> for Value<'a> {
    fn from(text: Option<&'a str>) -> Self {
        text.map_or(Self::Absent, Self::Text)
    }
}

impl Value<'_> {
    pub(crate) fn is_absent(self) -> bool {
        matches!(self, Self::Absent | Self::List([]))
    }
}

/// Appends a value that is not absent.
pub(crate) fn put_json(value: Value<'_>, out: &mut Vec<u8>) {
    match value {
        Value::Text(text) => put_json_text(text, out),
        Value::List(texts) => {
            for (place, text) in texts.iter().enumerate() {
                out.push(if place == 0 { b'[' } else { b',' });
                put_json_text(text, out);
            }
            out.push(b']');
        }
        Value::Absent => {}
    }
}

/// Appends a cell; an absent value is an empty one.
pub(crate) fn put_csv(value: Value<'_>, out: &mut Vec<u8>) {
    match value {
        Value::Text(text) if text.contains(';') => put_csv_cell(&defused(text), false, out),
        Value::Text(text) => put_csv_cell(text, is_formula(text), out),
        Value::List(texts) => put_csv_cell(&defused(&texts.join(";")), false, out),
        Value::Absent => {}
    }
}

/// Bytes that JSON may not hold as they are, and first bytes of characters that some readers take for a line end.
const SPECIAL: [bool; 256] = {
    let mut special = [false; 256];
    let mut byte = 0;
    while byte < 0x20 {
        special[byte] = true;
        byte += 1;
    }
    special[b'"' as usize] = true;
    special[b'\\' as usize] = true;
    special[0xC2] = true;
    special[0xE2] = true;
    special
};

/// U+0085, U+2028 and U+2029 are escaped too: JSON does not ask for it, but readers that split lines by Unicode's
/// rules would cut a row there.
fn put_json_text(text: &str, out: &mut Vec<u8>) {
    let bytes = text.as_bytes();
    out.push(b'"');
    let (mut from, mut at) = (0, 0);
    while let Some(step) = bytes[at..].iter().position(|byte| SPECIAL[usize::from(*byte)]) {
        at += step;
        let length = match &bytes[at..] {
            [0xC2, 0x85, ..] => 2,
            [0xE2, 0x80, 0xA8 | 0xA9, ..] => 3,
            [0xC2 | 0xE2, ..] => {
                at += 1;
                continue;
            }
            _ => 1,
        };
        out.extend_from_slice(&bytes[from..at]);
        put_escape(&bytes[at..at + length], out);
        at += length;
        from = at;
    }
    out.extend_from_slice(&bytes[from..]);
    out.push(b'"');
}

fn put_escape(character: &[u8], out: &mut Vec<u8>) {
    const HEX: &[u8; 16] = b"0123456789abcdef";
    match character {
        b"\"" => out.extend_from_slice(b"\\\""),
        b"\\" => out.extend_from_slice(b"\\\\"),
        b"\n" => out.extend_from_slice(b"\\n"),
        b"\r" => out.extend_from_slice(b"\\r"),
        b"\t" => out.extend_from_slice(b"\\t"),
        [0xC2, ..] => out.extend_from_slice(b"\\u0085"),
        [0xE2, _, 0xA8] => out.extend_from_slice(b"\\u2028"),
        [0xE2, ..] => out.extend_from_slice(b"\\u2029"),
        control => {
            let byte = usize::from(control[0]);
            out.extend_from_slice(b"\\u00");
            out.extend([HEX[byte >> 4], HEX[byte & 15]]);
        }
    }
}

/// What makes a spreadsheet run a cell; the wide forms too, which some read as the narrow ones.
const FORMULA: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/// Whether a text starts like a formula, after however many marks.
fn is_formula(text: &str) -> bool {
    text.trim_start_matches('\'').starts_with(FORMULA)
}

/// A text with a mark before each part that starts like a formula: a spreadsheet that separates cells by semicolons, as in
/// many countries, makes a cell of each, whatever quotes stand around them all.
fn defused(text: &str) -> String {
    let mut marked = String::with_capacity(text.len());
    for (place, part) in text.split(';').enumerate() {
        marked.extend((place > 0).then_some(';'));
        marked.extend(is_formula(part).then_some('\''));
        marked.push_str(part);
    }
    marked
}

fn put_csv_cell(text: &str, mark: bool, out: &mut Vec<u8>) {
    let bytes = text.as_bytes();
    let quoted = bytes.iter().any(|byte| matches!(byte, b'"' | b',' | b'\r' | b'\n'));
    if quoted {
        out.push(b'"');
    }
    if mark {
        out.push(b'\'');
    }
    if quoted {
        for (place, part) in text.split('"').enumerate() {
            if place > 0 {
                out.extend_from_slice(b"\"\"");
            }
            out.extend_from_slice(part.as_bytes());
        }
        out.push(b'"');
    } else {
        out.extend_from_slice(bytes);
    }
}

/// The text that a cell of an exported CSV file stands for: the inverse of the mark before each part between semicolons that
/// a spreadsheet would run as a formula. A part that looks marked already gets one more mark, so nothing is lost.
///
/// ```
/// use answerscope_export::restore;
///
/// assert_eq!(restore("'=1+1"), "=1+1");
/// assert_eq!(restore("''=1+1"), "'=1+1");
/// assert_eq!(restore("news;'=1+1"), "news;=1+1");
/// assert_eq!(restore("'tis plain"), "'tis plain");
/// ```
pub fn restore(cell: &str) -> String {
    let restored = |part| match str::strip_prefix(part, '\'') {
        Some(text) if is_formula(text) => text,
        _ => part,
    };
    let parts: Vec<&str> = cell.split(';').map(restored).collect();
    parts.join(";")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_element_of_a_list_is_defused() {
        let cell = |texts: &[&str]| {
            let texts: Vec<String> = texts.iter().map(|text| (*text).to_owned()).collect();
            let mut out = Vec::new();
            put_csv(Value::List(&texts), &mut out);
            String::from_utf8(out).expect("a text")
        };
        assert_eq!(cell(&["plain", "=1+1", "@x"]), "plain;'=1+1;'@x");
        assert_eq!(cell(&["=1", "2"]), "'=1;2");
        // Spreadsheets that separate cells by semicolons do not know which of them stand in an element.
        assert_eq!(cell(&["a;=1+1", "'-1"]), "a;'=1+1;''-1");
        assert_eq!(cell(&["a", "=\"x\""]), "\"a;'=\"\"x\"\"\"");
        assert_eq!(cell(&[]), "");
    }

    #[test]
    fn every_part_of_a_text_is_defused() {
        let cell = |text: &str| {
            let mut out = Vec::new();
            put_csv(Value::Text(text), &mut out);
            String::from_utf8(out).expect("a text")
        };
        assert_eq!(cell("=1+1"), "'=1+1");
        assert_eq!(cell("News;=1+1"), "News;'=1+1");
        assert_eq!(cell("-1;\"2\";@x"), "\"'-1;\"\"2\"\";'@x\"");
        assert_eq!(cell("a;b"), "a;b");
    }
}
