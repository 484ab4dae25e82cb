//! Lists of objects as columns and rows: names stand once, and a page says how to go on.

use serde_json::{Map, Value, json};

use crate::operations::table_of;
use crate::schema::columns;

/// Rows of a page of a daily series, which the API answers whole, at most.
pub(crate) const SERIES_ROWS: usize = 300;
/// Bytes of the rows of one result at most: about 15,000 tokens.
pub(crate) const MOST_BYTES: usize = 60_000;
/// Rows of the smallest page that the API answers: they are shown whatever they hold.
const FEWEST_ROWS: usize = 5;

/// Columns and rows.
#[derive(Debug, PartialEq)]
pub(crate) struct Table {
    columns: Vec<String>,
    rows: Vec<Value>,
}

impl Table {
    /// Of objects; `known` are the columns that their schema has. A column that no object has a value in is left out.
    pub(crate) fn new(known: Vec<String>, items: &[Value]) -> Self {
        let known = match known.is_empty() {
            true => names(items),
            false => known,
        };
        let used = |column: &String| items.iter().any(|item| !cell(item, column).is_null());
        let columns: Vec<String> = known.into_iter().filter(used).collect();
        let row = |item: &Value| columns.iter().map(|column| cell(item, column).clone()).collect();
        Self {
            rows: items.iter().map(row).collect(),
            columns,
        }
    }

    /// As members of a result.
    pub(crate) fn members(self) -> Map<String, Value> {
        Map::from_iter([
            ("columns".to_owned(), json!(self.columns)),
            ("rows".to_owned(), self.rows.into()),
        ])
    }

    /// How many of the first rows fit into [`MOST_BYTES`].
    fn fitting(&self) -> usize {
        let mut bytes = 0;
        let fitting = self.rows.iter().take_while(|row| {
            bytes += length(row);
            bytes <= MOST_BYTES
        });
        fitting.count()
    }

    /// Makes the rows fit, and tells what is not there. Of the smallest page rows are not left out, because nobody could
    /// ask for them: their longest cells are shortened.
    fn fit(&mut self) -> Option<String> {
        let mut fitting = self.fitting();
        if fitting == self.rows.len() {
            return None;
        }
        let mut told = Vec::new();
        if fitting < FEWEST_ROWS {
            let first = self.rows.iter_mut().take(FEWEST_ROWS);
            first.for_each(|row| shorten(row, MOST_BYTES / FEWEST_ROWS));
            fitting = self.fitting();
            told.push("Long texts and lists were cut; the tool for one of these shows them whole.".to_owned());
        }
        if fitting < self.rows.len() {
            told.push(format!(
                "Rows {} to {} of this page did not fit; ask with a pageSize of {} or fewer.",
                fitting + 1,
                self.rows.len(),
                fitting
            ));
            self.rows.truncate(fitting);
        }
        Some(told.join(" "))
    }
}

/// Bytes of one object at most. A result has it twice, the second time as a text, where quotes take two bytes.
const LARGEST_ONE: usize = 1_000_000;

/// Makes one object fit, the report of a bulk request say, whose longest lists are shortened; tells that they were.
pub(crate) fn fit_one(data: &mut Value) -> Option<String> {
    let fields = data.as_object_mut()?;
    let mut values = Value::Array(fields.values().cloned().collect());
    if length(&values) <= LARGEST_ONE {
        return None;
    }
    shorten(&mut values, LARGEST_ONE);
    let shortened = values.as_array_mut().map(std::mem::take).unwrap_or_default();
    let mut cut = Vec::new();
    for ((name, value), short) in fields.iter_mut().zip(shortened) {
        if let (Some(all), Some(shown)) = (value.as_array(), short.as_array())
            && shown.len() < all.len()
        {
            cut.push(format!("{} of {} {name}", shown.len(), all.len()));
        }
        *value = short;
    }
    Some(format!("Not all of the answer fits here. It shows {}.", cut.join(", ")))
}

/// Bytes of a value as JSON.
fn length(value: &Value) -> usize {
    value.to_string().len()
}

/// Halves the longest cell until a row has no more bytes than this.
fn shorten(row: &mut Value, most: usize) {
    let Some(cells) = row.as_array_mut() else {
        return;
    };
    let mut lengths: Vec<usize> = cells.iter().map(length).collect();
    // Brackets and commas are a byte for each cell, and one.
    while lengths.iter().sum::<usize>() + lengths.len() + 1 > most {
        let Some((longest, cell)) = cells.iter_mut().enumerate().max_by_key(|(at, _)| lengths[*at]) else {
            return;
        };
        *cell = match cell {
            Value::String(text) if text.chars().nth(1).is_some() => beginning(text).into(),
            Value::Array(items) if items.len() > 1 => items[..items.len() / 2].to_vec().into(),
            _ => Value::Null,
        };
        lengths[longest] = length(cell);
    }
}

/// The first half of a text.
fn beginning(text: &str) -> String {
    let half = text.chars().count() / 2;
    let kept: String = text.trim_end_matches('…').chars().take(half).collect();
    kept + "…"
}

/// What an object has in a column; `a.b` is a field of a field.
fn cell<'i>(item: &'i Value, column: &str) -> &'i Value {
    match column.split_once('.') {
        Some((outer, inner)) if item.get(column).is_none() => &item[outer][inner],
        _ => &item[column],
    }
}

/// The fields of objects, in the order in which they come.
fn names(items: &[Value]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in items.iter().filter_map(Value::as_object).flat_map(Map::keys) {
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
    names
}

/// What a list became: the members of the result, and the objects that it shows.
pub(crate) struct Listed {
    pub(crate) members: Map<String, Value>,
    /// Of the whole list, where that is known.
    pub(crate) total: u64,
    /// The list is read by `after` and goes on: the total is an upper bound, and an empty page is not the last.
    pub(crate) goes_on: bool,
    /// Those that are shown.
    pub(crate) items: Vec<Value>,
    /// The name of the list in the API's answer.
    pub(crate) name: String,
}

/// The list of an answer as a table, with everything that stands beside it; `None` where the answer is no list. `page` is
/// that of a series.
pub(crate) fn listed(reply: &Value, body: &Value, page: usize) -> Option<Listed> {
    let (name, row) = table_of(reply)?;
    let data = body["data"].as_object()?;
    let items = data.get(name)?.as_array()?;
    let mut table = Table::new(columns(row), items);
    let (shown, total, mut members) = match body["pagination"].is_object() {
        true => {
            let total = body["pagination"]["totalItems"].as_u64().unwrap_or_default();
            let mut members = paged(body);
            if let Some(note) = table.fit() {
                members.insert("note".into(), note.into());
            }
            (&items[..table.rows.len()], total, members)
        }
        false => series_page(&mut table, items, page),
    };
    members.extend(
        data.iter()
            .filter(|(field, _)| *field != name)
            .map(|(field, value)| (field.clone(), value.clone())),
    );
    members.extend(table.members());
    Some(Listed {
        goes_on: members.get("next").is_some_and(|next| next.get("after").is_some()),
        members,
        total,
        items: shown.to_vec(),
        name: name.to_owned(),
    })
}

/// Where a page stands, and the arguments of the next one.
fn paged(body: &Value) -> Map<String, Value> {
    let pagination = body["pagination"].as_object().cloned().unwrap_or_default();
    let mut members: Map<String, Value> = pagination;
    if let Some(link) = body["links"]["next"].as_str() {
        let query = link.split_once('?').map_or("", |(_, query)| query);
        let pairs = form_urlencoded::parse(query.as_bytes());
        let next: Map<String, Value> = pairs
            .filter(|(name, _)| name == "page" || name == "after")
            .map(|(name, value)| {
                let number = value.parse::<u64>().ok().filter(|_| name == "page");
                (
                    name.into_owned(),
                    number.map_or_else(|| value.into_owned().into(), Value::from),
                )
            })
            .collect();
        members.insert("next".into(), next.into());
    }
    members
}

/// A page of a series. Pages are as long as fit whatever their rows, so that each begins where the one before ended.
fn series_page<'i>(table: &mut Table, items: &'i [Value], page: usize) -> (&'i [Value], u64, Map<String, Value>) {
    let longest = table.rows.iter().map(length).max().unwrap_or_default();
    let rows = (MOST_BYTES / longest.max(1)).clamp(1, SERIES_ROWS);
    let start = page.saturating_sub(1).saturating_mul(rows).min(items.len());
    let end = (start + rows).min(items.len());
    table.rows = table.rows.drain(start..end).collect();
    let mut members = Map::new();
    members.insert("totalItems".into(), items.len().into());
    if end < items.len() {
        members.insert("next".into(), json!({"page": page.saturating_add(1)}));
    }
    (&items[start..end], items.len() as u64, members)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(points: usize) -> (Value, Value) {
        let reply = json!({"properties": {"data": {"properties": {
            "timeseries": {"items": {"properties": {"date": {}, "n": {}, "brand": {}}}}
        }}}});
        let points: Vec<Value> = (0..points).map(|n| json!({"date": "2026-01-01", "n": n})).collect();
        (reply, json!({"data": {"countedUntil": null, "timeseries": points}}))
    }

    #[test]
    fn a_series_is_walked_by_pages() {
        let (reply, body) = series(SERIES_ROWS + 1);
        let first = listed(&reply, &body, 1).expect("a table");
        assert_eq!(first.members["rows"].as_array().map(Vec::len), Some(SERIES_ROWS));
        assert_eq!(first.members["next"], json!({"page": 2}));
        assert!(!first.goes_on, "a series is counted");
        let second = listed(&reply, &body, 2).expect("a table");
        assert_eq!(second.members["rows"], json!([["2026-01-01", SERIES_ROWS]]));
        assert!(second.members.get("next").is_none());
        assert_eq!(second.members["countedUntil"], Value::Null);
        let none = listed(&reply, &body, 3).expect("a table");
        assert_eq!(none.members["rows"], json!([]));
    }

    #[test]
    fn rows_have_nulls_where_objects_have_nothing_and_empty_columns_are_left_out() {
        let items = [
            json!({"a": 1, "b": {"low": 0.1, "high": 0.2}}),
            json!({"a": 2, "c": null}),
        ];
        let known = ["a", "b.high", "b.low", "c"].map(str::to_owned).to_vec();
        let table = Table::new(known, &items);
        assert_eq!(table.columns, ["a", "b.high", "b.low"]);
        assert_eq!(json!(table.rows), json!([[1, 0.2, 0.1], [2, null, null]]));
    }

    #[test]
    fn a_report_that_is_too_large_keeps_the_beginnings_of_its_lists() {
        let errors: Vec<Value> = (0..20_000)
            .map(|row| json!({"row": row, "description": "\"".repeat(50)}))
            .collect();
        let mut report = json!({"created": 3, "errors": errors, "duplicates": [{"row": 1}]});
        let note = fit_one(&mut report).expect("a note");
        let shown = report["errors"].as_array().map_or(0, Vec::len);
        assert_eq!(
            note,
            format!("Not all of the answer fits here. It shows {shown} of 20000 errors.")
        );
        assert!(length(&report) <= LARGEST_ONE);
        assert_eq!(
            (&report["created"], &report["duplicates"]),
            (&json!(3), &json!([{"row": 1}]))
        );
        assert_eq!(report["errors"][0], errors[0]);
        let mut small = json!({"errors": errors[..9]});
        assert_eq!(fit_one(&mut small), None);
        assert_eq!(small["errors"].as_array().map(Vec::len), Some(9));
    }

    #[test]
    fn a_series_of_long_rows_is_walked_without_a_gap() {
        let (reply, mut body) = series(700);
        let points = body["data"]["timeseries"].as_array_mut().expect("points");
        for (at, point) in points.iter_mut().enumerate() {
            point["brand"] = "ノルヴィク".repeat(10 + at % 20).into();
        }
        let (mut walked, mut page) = (Vec::new(), 1);
        loop {
            let listed = listed(&reply, &body, page).expect("a table");
            let rows = listed.members["rows"].clone();
            assert!(length(&rows) <= MOST_BYTES + SERIES_ROWS + 2);
            assert_eq!(rows.as_array().map(Vec::len), Some(listed.items.len()));
            walked.extend(listed.items.iter().map(|point| point["n"].as_u64().expect("a number")));
            match listed.members.get("next") {
                Some(next) => page = next["page"].as_u64().expect("a page") as usize,
                None => break,
            }
        }
        assert_eq!(walked, (0..700).collect::<Vec<u64>>());
        assert!(page > 3, "{page}");
    }

    /// A page of answers with these texts and so many sources.
    fn answers(texts: &[usize], sources: usize) -> (Value, Value) {
        let reply = json!({"properties": {"pagination": {}, "data": {"properties": {
            "answers": {"items": {"properties": {"text": {}, "sources": {}, "n": {}}}}
        }}}});
        let answers = texts.iter().enumerate().map(|(n, length)| {
            let page = json!({"url": "https://lab.example/ä", "title": "Tests"});
            json!({"text": "ä".repeat(*length), "sources": vec![page; sources], "n": n})
        });
        let body = json!({
            "data": {"answers": answers.collect::<Vec<_>>()},
            "pagination": {"page": 1, "pageSize": 20, "totalItems": texts.len()},
            "links": {"next": "https://api.example/x?page=2&after=ab"}
        });
        (reply, body)
    }

    #[test]
    fn what_does_not_fit_is_told() {
        let (reply, body) = answers(&[5_000; 8], 0);
        let listed = listed(&reply, &body, 1).expect("a table");
        assert_eq!(listed.members["rows"].as_array().map(Vec::len), Some(5));
        let note = "Rows 6 to 8 of this page did not fit; ask with a pageSize of 5 or fewer.";
        assert_eq!(listed.members["note"], note);
        assert_eq!(listed.members["next"], json!({"page": 2, "after": "ab"}));
        assert!(listed.goes_on);
        assert_eq!(listed.total, 8);
    }

    #[test]
    fn the_smallest_page_has_all_its_rows_with_the_longest_cells_cut() {
        let (reply, body) = answers(&[40_000, 3, 100_000, 0, 9_000], 500);
        let listed = listed(&reply, &body, 1).expect("a table");
        let rows = listed.members["rows"].as_array().expect("rows");
        assert_eq!((rows.len(), listed.items.len()), (5, 5));
        for (n, row) in rows.iter().enumerate() {
            assert!(length(row) <= MOST_BYTES / FEWEST_ROWS, "{n}");
            let row = row.as_array().expect("cells");
            assert!(row.contains(&json!(n)) && row.iter().any(Value::is_array), "{row:?}");
        }
        let note = "Long texts and lists were cut; the tool for one of these shows them whole.";
        assert_eq!(listed.members["note"], note);
        let none = answers(&[40_000, 3], 0);
        let kept = super::listed(&none.0, &none.1, 1).expect("a table");
        assert_eq!(
            kept.members["rows"][1].as_array().map(Vec::len),
            kept.members["columns"].as_array().map(Vec::len)
        );
    }
}
