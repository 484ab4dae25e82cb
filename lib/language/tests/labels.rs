//! What the check costs a model that is always right: one that says exactly what the labels of real answers say. Skipped
//! where the answers are not present.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::time::Duration;

use answerscope_gold::{GoldAnswer, GoldAnswers, Unit, units};
use answerscope_language::reading::{AnswerText, Reader, Rejection, Waits};
use answerscope_language::{Completion, LanguageModel, ModelError, ModelRequest, ModelUsage};
use futures::future::BoxFuture;
use serde_json::{Value, json};

/// Says of an answer what its labels say, with whole units for quotes.
struct Right<'a> {
    names: Vec<&'a str>,
    answers: HashMap<&'a str, (&'a GoldAnswer, &'a [Unit])>,
}

impl Right<'_> {
    fn findings(&self, id: &Value, part: &str) -> Vec<Value> {
        let whole = self.answers.values().find(|(answer, _)| answer.text.contains(part));
        let (answer, units) = whole.expect("a known answer");
        let start = answer.text.find(part).expect("its place");
        let inside = units
            .iter()
            .filter(|unit| unit.range.start >= start && unit.range.end <= start + part.len());
        let findings = inside.flat_map(|unit| {
            let quote: String = answer.text[unit.range.clone()].trim().chars().take(500).collect();
            unit.labels.iter().map(move |label| {
                json!({"answer": id, "brand": self.names[usize::from(label.brand)], "feature": label.features[0],
                    "polarity": label.polarity.as_str(), "quote": quote})
            })
        });
        findings.collect()
    }
}

impl LanguageModel for Right<'_> {
    fn complete<'a>(&'a self, request: &'a ModelRequest) -> BoxFuture<'a, Result<Completion, ModelError>> {
        let asked: Value = serde_json::from_str(&request.user).expect("JSON");
        let answers = asked["answers"].as_array().expect("answers").iter();
        let findings: Vec<Value> = answers
            .flat_map(|answer| self.findings(&answer["id"], answer["text"].as_str().expect("a text")))
            .collect();
        let text = json!({ "findings": findings }).to_string();
        Box::pin(async move {
            let usage = ModelUsage::default();
            Ok(Completion {
                text,
                usage,
                cut: false,
            })
        })
    }
}

#[tokio::test]
async fn the_check_keeps_nearly_all_that_is_right() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let answers = std::env::var_os("ANSWERSCOPE_ANSWERS")
        .map_or_else(|| root.join("../../../shared/data/answers.jsonl"), PathBuf::from);
    let Ok(lines) = std::fs::read_to_string(answers) else {
        println!("the answers are not present: skipped");
        return;
    };
    let answers = GoldAnswers::read(&lines).expect("answers");
    let labels = std::fs::read_to_string(root.join("../analysis/tests/gold/real-tune.tsv")).expect("the labels");
    let labels: BTreeMap<String, Vec<Unit>> = units(&labels, &answers).expect("labels");
    let analyzers = answers.analyzers();
    let waits = Waits {
        first: Duration::ZERO,
        deadline: Duration::ZERO,
    };
    let (mut kept, mut labelled, mut unnamed) = (0, 0, 0);
    for (set, brands) in &answers.brands {
        let rows: Vec<&GoldAnswer> = answers
            .rows
            .iter()
            .filter(|row| row.set == *set && labels.contains_key(&row.id))
            .collect();
        let model = Right {
            names: brands.iter().map(|brand| brand.name.as_str()).collect(),
            answers: rows
                .iter()
                .map(|row| (row.id.as_str(), (*row, &labels[&row.id][..])))
                .collect(),
        };
        let text = |row: &&'_ GoldAnswer| (row.text.clone(), analyzers[set.as_str()].analyze(&row.text, &[]));
        let read: Vec<_> = rows.iter().map(text).collect();
        let texts: Vec<AnswerText<'_>> = read.iter().map(|(text, read)| AnswerText::new(text, read)).collect();
        let reader = Reader::new(brands.iter().map(|brand| brand.name.clone()).collect(), waits);
        let readings = reader.read(&model, &texts).await;
        kept += readings
            .answers
            .iter()
            .map(|found| found.as_ref().expect("read").len())
            .sum::<usize>();
        unnamed += readings.dropped.count(Rejection::BrandNotNamed);
        labelled += rows
            .iter()
            .flat_map(|row| &labels[&row.id])
            .map(|unit| unit.labels.len())
            .sum::<usize>();
        assert_eq!(readings.dropped.count(Rejection::QuoteNotInAnswer), 0, "{set}");
    }
    println!("{kept} of {labelled} labels are kept, {unnamed} dropped because nothing names the brand");
    assert!(labelled > 1_000 && kept * 100 >= labelled * 96 && unnamed * 100 <= labelled * 2);
}
