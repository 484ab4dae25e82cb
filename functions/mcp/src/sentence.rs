//! The plain sentence that a result begins with.

use serde_json::Value;

use crate::metrics::{MetricKind, read_path};
use crate::operations::Callable;
use crate::table::Listed;

/// Rows that a sentence names.
const NAMED: usize = 3;

/// Says what a table shows.
pub(crate) fn of_table(callable: &Callable, listed: &Listed) -> String {
    match read_path(callable) {
        _ if listed.items.is_empty() && listed.goes_on => {
            format!("None of the {} of this page; `next` goes on behind it.", listed.name)
        }
        _ if listed.items.is_empty() && listed.total > 0 => {
            format!("There is nothing on this page: the list has {} rows.", listed.total)
        }
        Some((_, level, metric)) if listed.items.is_empty() => {
            format!(
                "No {} of this {level} in these days: there are no answers, or none that match.",
                words(metric)
            )
        }
        Some((MetricKind::Aggregates, level, metric)) => aggregates(level, metric, listed),
        Some((MetricKind::TimeSeries, level, metric)) => series(level, metric, listed),
        Some((MetricKind::Comparison, level, metric)) => comparison(level, metric, listed),
        None => rows(listed),
    }
}

fn rows(listed: &Listed) -> String {
    let (name, shown) = (&listed.name, listed.items.len());
    match listed.total {
        0 => format!("No {name}."),
        total if total == shown as u64 => format!("{total} {name}."),
        total if listed.goes_on => format!("{shown} of at most {total} {name}."),
        total => format!("{shown} of {total} {name}."),
    }
}

/// Says what became of one thing.
pub(crate) fn of_one(callable: &Callable, data: &Value) -> String {
    let what = callable.spec().summary;
    let named = ["name", "prompt", "title", "id"]
        .iter()
        .find_map(|field| data[*field].as_str());
    let status = data["status"]
        .as_str()
        .map(|status| format!(" ({status})"))
        .unwrap_or_default();
    match named {
        Some(name) => format!("{what}: {name}{status}."),
        None => match outcomes(data).as_slice() {
            [] => format!("{what}: done{status}."),
            outcomes => format!("{what}: {}{status}.", outcomes.join(", ")),
        },
    }
}

/// How many rows of a request made something, were there already, or failed.
fn outcomes(data: &Value) -> Vec<String> {
    let count = |field: &str| match &data[field] {
        Value::Array(rows) => u64::try_from(rows.len()).ok(),
        other => other.as_u64(),
    };
    let told = |(field, word): (&str, &str)| count(field).map(|count| format!("{count} {word}"));
    [
        ("created", "created"),
        ("duplicates", "known before"),
        ("errors", "failed"),
    ]
    .into_iter()
    .filter_map(told)
    .collect()
}

fn aggregates(level: &str, metric: &str, listed: &Listed) -> String {
    let named: Vec<String> = listed.items.iter().take(NAMED).map(|row| value(metric, row)).collect();
    format!(
        "{} of the {level}, {} rows in all: {}.",
        capital(&words(metric)),
        listed.total,
        named.join("; ")
    )
}

/// A row of aggregates with its counts.
fn value(metric: &str, row: &Value) -> String {
    let text = |field: &str| row[field].as_str().unwrap_or_default();
    let count = |field: &str| row[field].as_u64().unwrap_or_default();
    match metric {
        "citations" => format!("{} cited by {} answers", text("url"), count("totalCitations")),
        "sentiment" => format!(
            "{}, {}: {} for, {} against of {}",
            text("brand"),
            text("featureName"),
            count("endorsedMentions"),
            count("underminedMentions"),
            count("totalMentions")
        ),
        "visibility" => {
            let of = row["promptCount"].as_u64().map_or("answers", |_| "prompts");
            let total = row["promptCount"]
                .as_u64()
                .or(row["answerCount"].as_u64())
                .unwrap_or_default();
            let share = percent(&row["visibility"]);
            format!("{} {share} ({} of {total} {of})", text("brand"), count("mentionCount"))
        }
        _ => {
            let share = percent(&row["shareOfVoice"]);
            format!(
                "{} {share} ({} of {} mentions)",
                text("brand"),
                count("mentionCount"),
                count("totalMentions")
            )
        }
    }
}

fn series(level: &str, metric: &str, listed: &Listed) -> String {
    let day = |row: Option<&Value>| row.and_then(|row| row["date"].as_str()).unwrap_or_default().to_owned();
    let (first, last) = (day(listed.items.first()), day(listed.items.last()));
    format!(
        "{} of the {level} day by day, {first} to {last}.",
        capital(&words(metric))
    )
}

/// Real changes first, as the rows stand.
fn comparison(level: &str, metric: &str, listed: &Listed) -> String {
    let real = listed
        .items
        .iter()
        .filter(|row| row["verdict"] == "up" || row["verdict"] == "down");
    let changes: Vec<String> = real.clone().take(NAMED).map(change).collect();
    let (count, shown) = (real.count(), listed.items.len());
    let about = format!(
        "{} of the {level}: {count} of {shown} rows changed by more than chance",
        words(metric)
    );
    match changes.is_empty() {
        true => format!("{}.", capital(&about)),
        false => format!("{}: {}.", capital(&about), changes.join("; ")),
    }
}

fn change(row: &Value) -> String {
    let name = ["brand", "domain"]
        .iter()
        .find_map(|field| row[*field].as_str())
        .unwrap_or_default();
    let feature = row["featureName"]
        .as_str()
        .map(|feature| format!(", {feature}"))
        .unwrap_or_default();
    let points = row["change"].as_f64().unwrap_or_default() * 100.0;
    // Answers are tested: where every prompt names a brand already, the figure shows nothing of it.
    let in_answers = match row["verdict"].as_str() {
        Some("up") if points < 0.05 => "; up in its answers",
        Some("down") if points > -0.05 => "; down in its answers",
        _ => "",
    };
    format!(
        "{name}{feature} {points:+.1} points to {} ({} of {}, before {} of {}{in_answers})",
        percent(&row["current"]),
        row["currentCount"],
        row["currentTotal"],
        row["previousCount"],
        row["previousTotal"]
    )
}

fn percent(share: &Value) -> String {
    format!("{:.1} %", share.as_f64().unwrap_or_default() * 100.0)
}

fn words(metric: &str) -> String {
    metric.replace('-', " ")
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_list_says_where_its_total_is_an_upper_bound() {
        let mut listed = Listed {
            members: serde_json::Map::new(),
            total: 310,
            goes_on: true,
            items: vec![json!({}); 10],
            name: "answers".to_owned(),
        };
        assert_eq!(rows(&listed), "10 of at most 310 answers.");
        listed.goes_on = false;
        assert_eq!(rows(&listed), "10 of 310 answers.");
    }

    #[test]
    fn a_request_of_rows_says_what_became_of_them() {
        let told = outcomes(&json!({"created": [], "errors": [{"row": 0}]}));
        assert_eq!(told, ["0 created", "1 failed"]);
        assert_eq!(
            outcomes(&json!({"created": 12, "duplicates": []})),
            ["12 created", "0 known before"]
        );
        assert_eq!(outcomes(&json!({"deleted": true})), Vec::<String>::new());
    }

    #[test]
    fn a_change_that_the_figure_does_not_show_is_said_to_be_in_the_answers() {
        let mut row = json!({
            "brand": "Sombrelle", "verdict": "up", "change": 0.0, "current": 1.0,
            "currentCount": 12, "currentTotal": 12, "previousCount": 12, "previousTotal": 12,
        });
        let told = "Sombrelle +0.0 points to 100.0 % (12 of 12, before 12 of 12; up in its answers)";
        assert_eq!(change(&row), told);
        (row["change"], row["current"], row["previousCount"]) = (json!(0.25), json!(1.0), json!(9));
        assert_eq!(
            change(&row),
            "Sombrelle +25.0 points to 100.0 % (12 of 12, before 9 of 12)"
        );
    }
}
