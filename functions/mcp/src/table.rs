//! Lists of objects as columns and rows: names stand once, and a page says how to go on.

use serde_json::{Map, Value, json};

use crate::operations::table_of;
use crate::schema::columns;

/// Rows of a page of a daily series, which the API answers whole.
pub(crate) const SERIES_ROWS: usize = 300;
/// Characters of the rows of one result at most: about 15,000 tokens.
pub(crate) const MOST_CHARACTERS: usize = 60_000;

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

    /// How many of the first rows fit into [`MOST_CHARACTERS`], at least one.
    fn fitting(&self) -> usize {
        let mut characters = 0;
        let fitting = self.rows.iter().take_while(|row| {
            characters += row.to_string().len();
            characters <= MOST_CHARACTERS
        });
        fitting.count().max(1)
    }
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
    let (shown, total, mut members) = match body["pagination"].is_object() {
        true => {
            let total = body["pagination"]["totalItems"].as_u64().unwrap_or_default();
            (items.as_slice(), total, paged(body))
        }
        false => series_page(items, page),
    };
    let mut table = Table::new(columns(row), shown);
    let fitting = table.fitting();
    if fitting < table.rows.len() {
        let note = format!(
            "Rows {} to {} of this page did not fit; ask with a pageSize of {} or fewer.",
            fitting + 1,
            table.rows.len(),
            fitting.max(5)
        );
        table.rows.truncate(fitting);
        members.insert("note".into(), note.into());
    }
    let shown = &shown[..table.rows.len()];
    members.extend(
        data.iter()
            .filter(|(field, _)| *field != name)
            .map(|(field, value)| (field.clone(), value.clone())),
    );
    members.extend(table.members());
    Some(Listed {
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

/// A page of a series.
fn series_page(items: &[Value], page: usize) -> (&[Value], u64, Map<String, Value>) {
    let start = page.saturating_sub(1).saturating_mul(SERIES_ROWS).min(items.len());
    let end = (start + SERIES_ROWS).min(items.len());
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
            "timeseries": {"items": {"properties": {"date": {}, "n": {}}}}
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
    fn what_does_not_fit_is_told() {
        let reply = json!({"properties": {"pagination": {}, "data": {"properties": {
            "answers": {"items": {"properties": {"text": {}}}}
        }}}});
        let answers: Vec<Value> = (0..3)
            .map(|_| json!({"text": "x".repeat(MOST_CHARACTERS / 2)}))
            .collect();
        let body = json!({
            "data": {"answers": answers},
            "pagination": {"page": 1, "pageSize": 20, "totalItems": 3},
            "links": {"next": "https://api.example/x?page=2&after=ab"}
        });
        let listed = listed(&reply, &body, 1).expect("a table");
        assert_eq!(listed.members["rows"].as_array().map(Vec::len), Some(1));
        assert!(
            listed.members["note"]
                .as_str()
                .is_some_and(|note| note.contains("Rows 2 to 3"))
        );
        assert_eq!(listed.members["next"], json!({"page": 2, "after": "ab"}));
        assert_eq!(listed.total, 3);
    }
}
