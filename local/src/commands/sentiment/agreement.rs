//! `sentiment agreement`: how far the built-in reading and the model agree with labelled answers and with each other.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use answerscope_analysis::{Analyzer, BrandFinding, BrandNames, Polarity};
use answerscope_api::settings::Settings;
use answerscope_gold::{GoldAnswer, GoldAnswers, POLARITIES, Score, Unit, Way, compare, kappa, units, ways};
use answerscope_language::ModelUsage;
use answerscope_language::reading::{AnswerText, Dropped, Estimate, Reader};
use answerscope_metrics::wilson;
use serde_json::{Value, json};

use super::super::print_json;
use super::super::reread::progress;
use super::spending::{self, Spending};
use super::{PATIENCE, WAITS};
use crate::embedded::Failure;

/// Answers of a set that are read together.
const TOGETHER: usize = 16;

/// A labelled answer with what is said of it.
struct Labelled<'a> {
    answer: &'a GoldAnswer,
    units: &'a [Unit],
    built_in: Vec<BrandFinding>,
    model: Vec<BrandFinding>,
}

/// What the model's reading came to.
#[derive(Default)]
struct Spent {
    usage: ModelUsage,
    dropped: Dropped,
    failed: usize,
}

/// Prints the agreement over the labelled answers; with a model where the settings name one, which it pays for after asking.
///
/// # Errors
/// Where a file can not be used, nobody agrees to the cost, or the model read none of the answers.
pub async fn agreement(settings: &Settings, answers: &Path, gold: &[PathBuf], yes: bool) -> Result<(), Failure> {
    let read = |path: &Path| {
        let named = |error: std::io::Error| -> Failure { format!("{}: {error}", path.display()).into() };
        std::fs::read_to_string(path).map_err(named)
    };
    let wrong = |path: &Path, error| -> Failure { format!("{}, {error}", path.display()).into() };
    let known = GoldAnswers::read(&read(answers)?).map_err(|error| wrong(answers, error))?;
    let mut labels: BTreeMap<String, Vec<Unit>> = BTreeMap::new();
    for path in gold {
        let more = units(&read(path)?, &known).map_err(|error| wrong(path, error))?;
        for (answer, more) in more {
            if labels.contains_key(&answer) {
                return Err(format!("{}: {answer} is labelled in an earlier file already", path.display()).into());
            }
            labels.insert(answer, more);
        }
    }
    let analyzers = known.analyzers();
    let labelled = known.rows.iter().filter_map(|answer| {
        Some(Labelled {
            answer,
            units: labels.get(&answer.id)?,
            built_in: analyzers[answer.set.as_str()].analyze(&answer.text, &[]).findings,
            model: Vec::new(),
        })
    });
    let mut labelled: Vec<Labelled<'_>> = labelled.collect();
    // What the model can not read is left out of all figures: readings are compared over the same answers.
    let spending = Spending::of(settings);
    let spent = match settings.language {
        Some(_) => Some(read_by_model(settings, &known, &mut labelled, spending, yes).await?),
        None => None,
    };
    let mut told = json!({
        "answers": labelled.len(),
        "units": labelled.iter().map(|one| one.units.len()).sum::<usize>(),
        "builtIn": scores(&labelled, |one| &one.built_in),
    });
    let mut kappas = json!({"builtInWithGold": kappa_of(&labelled, |(gold, [built_in, _])| (gold, built_in))});
    if let Some(spent) = spent {
        told["model"] = scores(&labelled, |one| &one.model);
        told["reading"] = json!({
            "failed": spent.failed,
            "dropped": spent.dropped,
            "tokens": spent.usage,
            "dollars": spending.dollars(spent.usage),
        });
        kappas["modelWithGold"] = json!(kappa_of(&labelled, |(gold, [_, model])| (gold, model)));
        kappas["builtInWithModel"] = json!(kappa_of(&labelled, |(_, [built_in, model])| (built_in, model)));
    }
    told["kappa"] = kappas;
    print_json(&told)
}

/// Has the model read the labelled answers; those that it could not read are left out of everything.
async fn read_by_model(
    settings: &Settings,
    known: &GoldAnswers,
    labelled: &mut Vec<Labelled<'_>>,
    spending: Spending,
    yes: bool,
) -> Result<Spent, Failure> {
    let (name, model) = spending::model(settings, PATIENCE)?;
    let analyzers = known.analyzers();
    let reader = |(set, brands): (&'_ String, &Vec<BrandNames>)| {
        let names = brands.iter().map(|brand| brand.name.clone());
        (set.clone(), Reader::new(names.collect(), WAITS))
    };
    let readers: BTreeMap<String, Reader> = known.brands.iter().map(reader).collect();
    labelled.sort_by(|one, other| one.answer.set.cmp(&other.answer.set));
    let same_set = |one: &Labelled<'_>, other: &Labelled<'_>| one.answer.set == other.answer.set;
    let mut estimate = Estimate::default();
    for part in labelled.chunk_by(same_set).flat_map(|set| set.chunks(TOGETHER)) {
        let set = part[0].answer.set.as_str();
        estimate.merge(readers[set].estimate(&texts(&analyzers[set], part)));
    }
    let asks = format!("{} labelled answers are to be read by {name}", labelled.len());
    spending.consent(&asks, estimate, yes)?;
    let (mut spent, bar) = (Spent::default(), progress());
    bar.set_length(labelled.len() as u64);
    let (mut failed, mut reason) = (std::collections::BTreeSet::new(), None);
    for part in labelled.chunk_by_mut(same_set).flat_map(|set| set.chunks_mut(TOGETHER)) {
        let set = part[0].answer.set.as_str();
        let read = readers[set].read(model.as_ref(), &texts(&analyzers[set], part)).await;
        spent.usage += read.usage;
        spent.dropped.merge(&read.dropped);
        for (one, findings) in part.iter_mut().zip(read.answers) {
            match findings {
                Ok(findings) => one.model = findings,
                Err(error) => {
                    spent.failed += usize::from(failed.insert(one.answer.id.clone()));
                    reason = Some(error);
                }
            }
        }
        bar.inc(part.len() as u64);
    }
    bar.finish_and_clear();
    labelled.retain(|one| !failed.contains(&one.answer.id));
    if let (true, Some(reason)) = (labelled.is_empty(), reason) {
        let ModelUsage { input, output } = spent.usage;
        return Err(format!(
            "none of the answers could be read, for {input} tokens read and {output} written: {reason}"
        )
        .into());
    }
    Ok(spent)
}

fn texts<'a>(analyzer: &Analyzer, answers: &[Labelled<'a>]) -> Vec<AnswerText<'a>> {
    let text = |one: &Labelled<'a>| AnswerText::new(&one.answer.text, &analyzer.analyze(&one.answer.text, &[]));
    answers.iter().map(text).collect()
}

fn kappa_of(labelled: &[Labelled<'_>], pair: impl Fn((Way, [Way; 2])) -> (Way, Way)) -> Option<f64> {
    let all = labelled
        .iter()
        .flat_map(|one| ways(one.units, [&one.built_in, &one.model]));
    kappa(all.map(pair)).map(rounded)
}

/// Precision and recall by polarity, with 95 % intervals.
fn scores<'l, 'a: 'l>(
    labelled: &'l [Labelled<'a>],
    reading: impl Fn(&'l Labelled<'a>) -> &'l Vec<BrandFinding>,
) -> Value {
    let mut scores: BTreeMap<Polarity, Score> = BTreeMap::new();
    for one in labelled {
        let compared = compare(one.units, reading(one).clone());
        for (finding, right) in compared.found {
            let score = scores.entry(finding.polarity).or_default();
            (score.found, score.right) = (score.found + 1, score.right + u64::from(right));
        }
        for (unit, label, hit) in compared.wanted {
            let score = scores.entry(one.units[unit].labels[label].polarity).or_default();
            (score.wanted, score.hit) = (score.wanted + 1, score.hit + u64::from(hit));
        }
    }
    let told = POLARITIES.into_iter().map(|polarity| {
        let score = scores.get(&polarity).copied().unwrap_or_default();
        let both = json!({"precision": share(score.right, score.found), "recall": share(score.hit, score.wanted)});
        (polarity.as_str().to_owned(), both)
    });
    Value::Object(told.collect())
}

fn share(hits: u64, of: u64) -> Value {
    let (low, high) = wilson(hits, of);
    let value = (of > 0).then(|| rounded(hits as f64 / of as f64));
    json!({"value": value, "low": rounded(low), "high": rounded(high), "count": hits, "of": of})
}

/// To three digits.
fn rounded(value: f64) -> f64 {
    (value * 1e3).round() / 1e3
}
