//! How a row is put together: texts that stay the same for many rows are rendered once, and rows copy them.
//!
//! Neighbouring fields of the same source form one **part**. Fields of the brand, topic, prompt, engine and date are
//! rendered once for each entity, day and engine; those of an item once for each window of days; figures in every row.

use crate::columns::{Column, Source, columns};
use crate::text::{Value, put_csv, put_json};
use crate::{Combination, Format};

/// Parts of one kind in a row, at most.
pub(crate) const PARTS: usize = 4;
/// Figures of a row, at most.
pub(crate) const FIGURES: usize = 8;

/// A number of a row.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Figure {
    Count(u64),
    Fraction(f64),
    /// No number: like a text without a value.
    Absent,
}

/// A field with what is written before its value.
#[derive(Debug)]
struct Field {
    lead: Vec<u8>,
    column: Column,
}

/// Fields that are rendered together.
#[derive(Debug)]
enum Part {
    /// The n-th text of the group.
    Group(usize),
    /// The n-th text of the item.
    Item(usize),
    /// A figure, with what is written before it.
    Figure(Vec<u8>, usize),
}

/// Texts that are rendered, one after the other.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Texts<'a> {
    bytes: &'a [u8],
    ends: Ends,
}

/// Where each of some texts ends.
pub(crate) type Ends = [u32; PARTS];

impl<'a> Texts<'a> {
    pub(crate) fn new(bytes: &'a [u8], ends: Ends) -> Self {
        Self { bytes, ends }
    }

    fn get(&self, place: usize) -> &'a [u8] {
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.bytes[start as usize..self.ends[place] as usize]
    }
}

/// The values of the sources of a text.
pub(crate) type Values<'a> = &'a [(Source, &'a [Value<'a>])];

/// The parts of a row.
#[derive(Debug)]
pub(crate) struct Layout {
    format: Format,
    parts: Vec<Part>,
    /// The fields of each text of a group, and of an item.
    group: Vec<Vec<Field>>,
    item: Vec<Vec<Field>>,
    end: &'static [u8],
}

impl Layout {
    pub(crate) fn new(combination: Combination, format: Format) -> Self {
        let columns = columns(combination, format);
        let objects = columns.iter().any(|column| column.object.is_some());
        let mut layout = Self {
            format,
            parts: Vec::new(),
            group: Vec::new(),
            item: Vec::new(),
            end: match (format, objects) {
                (Format::Csv, _) => b"\r\n",
                (Format::Ndjson, false) => b"}\n",
                (Format::Ndjson, true) => b"}}\n",
            },
        };
        let mut opened = true;
        for column in columns {
            let lead = lead(&column, format, opened);
            opened = false;
            layout.push(Field { lead, column });
        }
        layout
    }

    fn push(&mut self, field: Field) {
        let texts = match field.column.source {
            Source::Figure => {
                self.parts.push(Part::Figure(field.lead, field.column.place));
                return;
            }
            Source::Item => {
                if !matches!(self.parts.last(), Some(Part::Item(_))) {
                    self.parts.push(Part::Item(self.item.len()));
                    self.item.push(Vec::new());
                }
                &mut self.item
            }
            _ => {
                if !matches!(self.parts.last(), Some(Part::Group(_))) {
                    self.parts.push(Part::Group(self.group.len()));
                    self.group.push(Vec::new());
                }
                &mut self.group
            }
        };
        if let Some(text) = texts.last_mut() {
            text.push(field);
        }
    }

    /// Appends the texts of a group and tells where they end.
    pub(crate) fn render_group(&self, values: Values<'_>, out: &mut Vec<u8>) -> Ends {
        self.render(&self.group, values, out)
    }

    /// Appends the texts of an item and tells where they end.
    pub(crate) fn render_item(&self, values: &[Value<'_>], out: &mut Vec<u8>) -> Ends {
        self.render(&self.item, &[(Source::Item, values)], out)
    }

    fn render(&self, texts: &[Vec<Field>], values: Values<'_>, out: &mut Vec<u8>) -> Ends {
        let (start, mut ends) = (out.len(), Ends::default());
        for (fields, end) in texts.iter().zip(&mut ends) {
            for field in fields {
                let of_source = values.iter().find(|(source, _)| *source == field.column.source);
                let value = of_source.and_then(|(_, values)| values.get(field.column.place));
                self.put(field, value.copied().unwrap_or(Value::Absent), out);
            }
            *end = (out.len() - start) as u32;
        }
        ends
    }

    fn put(&self, field: &Field, value: Value<'_>, out: &mut Vec<u8>) {
        match self.format {
            Format::Csv => {
                out.extend_from_slice(&field.lead);
                put_csv(value, out);
            }
            Format::Ndjson if value.is_absent() => {}
            Format::Ndjson => {
                out.extend_from_slice(&field.lead);
                put_json(value, out);
            }
        }
    }

    /// Appends a row.
    pub(crate) fn put_row(&self, group: Texts<'_>, item: Texts<'_>, figures: &[Figure; FIGURES], out: &mut Vec<u8>) {
        for part in &self.parts {
            match part {
                Part::Group(place) => out.extend_from_slice(group.get(*place)),
                Part::Item(place) => out.extend_from_slice(item.get(*place)),
                Part::Figure(lead, place) => {
                    if figures[*place] == Figure::Absent && self.format == Format::Ndjson {
                        continue;
                    }
                    out.extend_from_slice(lead);
                    put_figure(figures[*place], out);
                }
            }
        }
        out.extend_from_slice(self.end);
    }
}

fn lead(column: &Column, format: Format, opened: bool) -> Vec<u8> {
    match (format, opened, column.object) {
        (Format::Csv, true, _) => Vec::new(),
        (Format::Csv, false, _) => b",".to_vec(),
        (Format::Ndjson, true, _) => format!("{{\"{}\":", column.name).into_bytes(),
        (Format::Ndjson, false, None) => format!(",\"{}\":", column.name).into_bytes(),
        (Format::Ndjson, false, Some(object)) => format!(",\"{object}\":{{\"{}\":", column.name).into_bytes(),
    }
}

/// Numbers stand as `serde_json` writes them.
fn put_figure(figure: Figure, out: &mut Vec<u8>) {
    match figure {
        Figure::Absent => {}
        Figure::Count(count @ 0..10) => out.push(b'0' + count as u8),
        Figure::Count(count) => out.extend_from_slice(itoa::Buffer::new().format(count).as_bytes()),
        // Most rows are of brands that nobody mentions.
        Figure::Fraction(0.0) => out.extend_from_slice(b"0.0"),
        Figure::Fraction(fraction) => out.extend_from_slice(zmij::Buffer::new().format_finite(fraction).as_bytes()),
    }
}

/// What stands before the first row of a file: the header of a CSV file, nothing in NDJSON.
pub fn header(combination: Combination, format: Format) -> Vec<u8> {
    match format {
        Format::Ndjson => Vec::new(),
        Format::Csv => {
            let names: Vec<&str> = columns(combination, format).iter().map(|column| column.name).collect();
            format!("{}\r\n", names.join(",")).into_bytes()
        }
    }
}
