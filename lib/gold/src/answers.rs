//! The answers, the brands that are tracked in them, and the labels.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

use answerscope_analysis::{Analyzer, BrandNames, Polarity, features};
use serde_json::Value;

use crate::{POLARITIES, WrongLine};

/// A real answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GoldAnswer {
    /// What labels refer to.
    pub id: String,
    /// The questions that ask for the same thing.
    pub set: String,
    /// Word for word.
    pub text: String,
}

/// The real answers and the brands tracked in each set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GoldAnswers {
    /// In the file's order.
    pub rows: Vec<GoldAnswer>,
    /// By set, in the order that labels number them.
    pub brands: HashMap<String, Vec<BrandNames>>,
}

/// What a label says: one of the features, of a brand, one way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Label {
    /// Index into the set's brands.
    pub brand: u16,
    /// Names that are right, the best first.
    pub features: Vec<String>,
    /// Which way.
    pub polarity: Polarity,
}

/// A labelled part of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unit {
    /// In bytes.
    pub range: Range<usize>,
    /// What it says; nothing, mostly.
    pub labels: Vec<Label>,
}

impl GoldAnswers {
    /// Reads a file of answers: JSON objects a line, with `answerId`, `promptSet`, `text` and `products`.
    ///
    /// # Errors
    /// [`WrongLine`] for one that is no JSON.
    pub fn read(lines: &str) -> Result<Self, WrongLine> {
        let value = |(line, text): (usize, &str)| {
            serde_json::from_str::<Value>(text).map_err(|_| WrongLine { line, what: "not JSON" })
        };
        let values: Vec<Value> = (1..).zip(lines.lines()).map(value).collect::<Result<_, _>>()?;
        let text = |value: &Value, name: &str| value[name].as_str().unwrap_or_default().to_owned();
        let mut by_set: HashMap<String, Vec<&Value>> = HashMap::new();
        for value in &values {
            by_set.entry(text(value, "promptSet")).or_default().push(value);
        }
        let row = |value: &Value| GoldAnswer {
            id: text(value, "answerId"),
            set: text(value, "promptSet"),
            text: text(value, "text"),
        };
        Ok(Self {
            rows: values.iter().map(row).collect(),
            brands: by_set
                .iter()
                .map(|(set, rows)| (set.clone(), brands(set, rows)))
                .collect(),
        })
    }

    /// Analyzers by set.
    pub fn analyzers(&self) -> HashMap<&str, Analyzer> {
        let of_set = self.brands.iter();
        of_set
            .map(|(set, brands)| (set.as_str(), Analyzer::new(brands)))
            .collect()
    }
}

/// Sets whose products have no brand apart from their name.
const NAMED: [&str; 2] = ["streaming-service-movies", "board-game-large-parties"];

/// The nine brands that the products of a set name most often; spellings that differ only in signs and capitals are one.
fn brands(set: &str, rows: &[&Value]) -> Vec<BrandNames> {
    let field = if NAMED.contains(&set) { "name" } else { "brand" };
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let products = rows.iter().filter_map(|row| row["products"].as_array()).flatten();
    for name in products.filter_map(|product| product[field].as_str()) {
        if !matches!(name, "" | "Unknown" | "Various") {
            *counts.entry(name).or_default() += 1;
        }
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for (name, _) in counts {
        let word = |c: &char| c.is_alphanumeric() || *c == '_';
        let key = name.chars().filter(word).collect::<String>().to_lowercase();
        match groups.iter_mut().find(|group| group.0 == key) {
            Some(group) => group.1.push(name.to_owned()),
            None => groups.push((key, vec![name.to_owned()])),
        }
    }
    let brand = |(_, mut names): (String, Vec<String>)| BrandNames {
        name: names.remove(0),
        domain: String::new(),
        alternative_names: names,
    };
    groups.into_iter().take(9).map(brand).collect()
}

/// Reads a file of labels: the labelled units by answer.
///
/// # Errors
/// [`WrongLine`] for a line of another form, or of an answer, a brand or a feature that is not there.
pub fn units(lines: &str, answers: &GoldAnswers) -> Result<BTreeMap<String, Vec<Unit>>, WrongLine> {
    let rows: HashMap<&str, &GoldAnswer> = answers.rows.iter().map(|row| (&*row.id, row)).collect();
    let mut units: BTreeMap<String, Vec<Unit>> = BTreeMap::new();
    for (number, line) in (1..).zip(lines.lines()).filter(|(_, line)| !line.starts_with('#')) {
        let wrong = |what| WrongLine { line: number, what };
        let mut columns = line.split('\t');
        let mut next = || columns.next().unwrap_or_default();
        let (id, start, end, findings) = (next(), next(), next(), next());
        let row = rows.get(id).ok_or_else(|| wrong("an unknown answer"))?;
        let byte = |place: &str| {
            let place = place.parse().map_err(|_| wrong("a place that is no number"))?;
            let at = row.text.char_indices().nth(place);
            Ok(at.map_or(row.text.len(), |(at, _)| at))
        };
        let labels = findings.split(';').filter(|label| !label.is_empty());
        let labels = labels.map(|text| label(text, answers.brands[&row.set].len()).map_err(wrong));
        units.entry(id.to_owned()).or_default().push(Unit {
            range: byte(start)?..byte(end)?,
            labels: labels.collect::<Result<_, _>>()?,
        });
    }
    Ok(units)
}

/// Reads a label, `brand number:feature|alternative feature:polarity`, about one of so many brands.
///
/// # Errors
/// What is wrong with it.
pub fn label(text: &str, brands: usize) -> Result<Label, &'static str> {
    let (brand, rest) = text.split_once(':').ok_or("a label without a brand")?;
    let (names, polarity) = rest.rsplit_once(':').ok_or("a label without a polarity")?;
    let names: Vec<String> = names.split('|').map(str::to_owned).collect();
    let known = |name: &String| features().iter().any(|feature| feature.name == name);
    if !names.iter().all(known) {
        return Err("an unknown feature");
    }
    let brand = brand.parse().ok().filter(|brand| usize::from(*brand) < brands);
    Ok(Label {
        brand: brand.ok_or("a brand that is not tracked")?,
        features: names,
        polarity: POLARITIES
            .into_iter()
            .find(|known| known.as_str() == polarity)
            .ok_or("an unknown polarity")?,
    })
}
