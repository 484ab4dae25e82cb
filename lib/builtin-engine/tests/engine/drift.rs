//! How answers differ between engines, days and seeds, and drift over weeks.

use std::collections::BTreeMap;

use crate::support::{PROMPTS, ask};
use answerscope_builtin_engine::KnownBrand;
use answerscope_domain::Engine;

/// Worlds that the statistics are taken over.
const SEEDS: u64 = 12;
/// The week that is compared with the first one.
const LATER: i32 = 8 * 7;

/// Each brand's part of all statements in the English answers of days of a week.
fn shares(seed: u64, engine: Engine, first: i32, days: std::ops::Range<i32>) -> BTreeMap<String, f64> {
    let mut counts: BTreeMap<String, f64> = BTreeMap::new();
    for day in days {
        for prompt in &PROMPTS[0][..6] {
            for said in ask(seed, prompt, engine, first + day, &[]).statements {
                *counts.entry(said.brand).or_default() += 1.0;
            }
        }
    }
    let all: f64 = counts.values().sum();
    counts.values_mut().for_each(|count| *count /= all);
    counts
}

/// Half of the sum of differences: 0 for the same shares, 1 for no brand in common.
fn distance(one: &BTreeMap<String, f64>, other: &BTreeMap<String, f64>) -> f64 {
    let share = |shares: &BTreeMap<String, f64>, brand| shares.get(brand).copied().unwrap_or_default();
    let brands: std::collections::BTreeSet<_> = one.keys().chain(other.keys()).collect();
    brands
        .into_iter()
        .map(|brand| (share(one, brand) - share(other, brand)).abs())
        .sum::<f64>()
        / 2.0
}

fn mean(distances: impl Iterator<Item = f64>) -> f64 {
    let distances: Vec<f64> = distances.collect();
    distances.iter().sum::<f64>() / distances.len() as f64
}

#[test]
fn shares_differ_between_engines_and_drift_over_eight_weeks() {
    let firsts: Vec<_> = (0..2 * SEEDS)
        .map(|seed| shares(seed, Engine::OpenAi, 0, 0..4))
        .collect();
    let apart = |other: &dyn Fn(u64) -> BTreeMap<String, f64>| {
        let pairs = firsts.iter().zip(0..SEEDS);
        mean(pairs.map(|(first, seed)| distance(first, &other(seed))))
    };
    // The same engine in the same week, on other days: what chance alone does.
    let chance = apart(&|seed| shares(seed, Engine::OpenAi, 0, 4..7));
    let engines = apart(&|seed| shares(seed, Engine::Perplexity, 0, 0..4));
    let week = apart(&|seed| shares(seed, Engine::OpenAi, 7, 0..4));
    let weeks = apart(&|seed| shares(seed, Engine::OpenAi, LATER, 0..4));
    let worlds = apart(&|seed| firsts[(seed + SEEDS) as usize].clone());
    println!("chance {chance:.3} engines {engines:.3} a week {week:.3} eight weeks {weeks:.3} worlds {worlds:.3}");
    assert!(engines > 1.25 * chance, "engines {engines}, chance {chance}");
    assert!(weeks > 1.25 * chance, "eight weeks {weeks}, chance {chance}");
    assert!(weeks > 1.1 * week, "eight weeks {weeks}, one week {week}");
    assert!(worlds > 1.25 * chance, "worlds {worlds}, chance {chance}");
}

#[test]
fn opinions_drift_too() {
    let said = |seed, day| {
        let said = ask(seed, "Is Sweplin a good robot vacuum?", Engine::OpenAi, day, &[]).statements;
        let own = said.into_iter().filter(|said| said.brand == "Sweplin");
        own.map(|said| (said.aspect, said.praise)).collect::<BTreeMap<_, _>>()
    };
    // The part of what is said on both days that has turned.
    let turned = |days: [i32; 3]| {
        let pairs = (0..4 * SEEDS).flat_map(|seed| days.map(|day| (said(seed, 0), said(seed, day))));
        let both: Vec<bool> = pairs
            .flat_map(|(first, other)| {
                let both = first
                    .into_iter()
                    .filter_map(|(aspect, praise)| Some(praise != *other.get(aspect)?));
                both.collect::<Vec<_>>()
            })
            .collect();
        both.iter().filter(|turned| **turned).count() as f64 / both.len() as f64
    };
    let (chance, weeks) = (turned([1, 2, 3]), turned([LATER, LATER + 1, LATER + 2]));
    println!("turned by chance {chance:.3}, in eight weeks {weeks:.3}");
    assert!(weeks > 1.2 * chance, "eight weeks {weeks}, chance {chance}");
}

#[test]
fn the_same_question_has_the_same_answer_and_any_difference_another() {
    let prompt = PROMPTS[0][0];
    let answer = ask(1, prompt, Engine::OpenAi, 0, &[]);
    assert_eq!(answer, ask(1, prompt, Engine::OpenAi, 0, &[]));
    for other in [
        ask(2, prompt, Engine::OpenAi, 0, &[]),
        ask(1, prompt, Engine::Gemini, 0, &[]),
        ask(1, prompt, Engine::OpenAi, 1, &[]),
        ask(1, PROMPTS[0][9], Engine::OpenAi, 0, &[]),
    ] {
        assert_ne!(answer.text, other.text);
    }
}

#[test]
fn brands_that_are_made_known_are_named_and_cited_sometimes() {
    let brands = [("Tarvo", "tarvo.test"), ("Mellin", "mellin.test")].map(|(name, domain)| KnownBrand {
        name: name.into(),
        domain: domain.into(),
    });
    for prompt in [
        "best electric kettle",
        "best dog food",
        "mejor comida para perros",
        "Was taugt Tarvo?",
    ] {
        let answers: Vec<_> = (0..60)
            .map(|day| ask(1, prompt, Engine::OpenAi, day, &brands))
            .collect();
        for brand in &brands {
            let named = answers
                .iter()
                .filter(|answer| answer.text.contains(&brand.name))
                .count();
            assert!(named > 0, "{prompt}: {} {named}", brand.name);
        }
        let own = |answer: &&answerscope_builtin_engine::BuiltInAnswer| {
            answer
                .citations
                .iter()
                .any(|citation| citation.page.starts_with("https://tarvo.test/"))
        };
        assert!(answers.iter().any(|answer| own(&answer)), "{prompt}");
        assert!(
            answers.iter().all(|answer| !answer.citations.is_empty()),
            "{prompt}: every answer cites"
        );
    }
    let without = ask(1, "best dog food", Engine::OpenAi, 0, &[]);
    assert!(
        without.statements.is_empty() && !without.citations.is_empty(),
        "{}",
        without.text
    );
}
