//! Topic discovery on real questions, against the sets that they were asked in; and on hostile texts.
//!
//! The questions are not part of the project (`ANSWERSCOPE_ANSWERS` names the file); without them that test is skipped.

use std::collections::{BTreeSet, HashMap};
use std::path::PathBuf;
use std::time::Instant;

use answerscope_analysis::topics::discover;
use proptest::prelude::*;
use serde_json::Value;

fn rows() -> Vec<Value> {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/answers.jsonl");
    let path = std::env::var_os("ANSWERSCOPE_ANSWERS").map_or_else(|| PathBuf::from(beside), PathBuf::from);
    let lines = std::fs::read_to_string(path).unwrap_or_default();
    let read = |line| serde_json::from_str(line).expect("a JSON object a line");
    lines.lines().map(read).collect()
}

/// The adjusted Rand index (Hubert and Arabie 1985): 1 for the same groups, 0 for what chance would give.
fn adjusted_rand_index(one: &[usize], other: &[usize]) -> f64 {
    let pairs = |count: usize| (count * count.saturating_sub(1)) as f64 / 2.0;
    let mut cells: HashMap<(usize, usize), usize> = HashMap::new();
    let (mut rows, mut columns): (HashMap<usize, usize>, HashMap<usize, usize>) = Default::default();
    for (a, b) in one.iter().zip(other) {
        *cells.entry((*a, *b)).or_default() += 1;
        *rows.entry(*a).or_default() += 1;
        *columns.entry(*b).or_default() += 1;
    }
    let [both, in_one, in_other] = [
        cells.values().map(|count| pairs(*count)).sum::<f64>(),
        rows.values().map(|count| pairs(*count)).sum(),
        columns.values().map(|count| pairs(*count)).sum(),
    ];
    let chance = in_one * in_other / pairs(one.len());
    (both - chance) / ((in_one + in_other) / 2.0 - chance)
}

#[test]
fn the_index_is_one_for_the_same_groups_and_about_nothing_for_chance() {
    assert!((adjusted_rand_index(&[0, 0, 1, 1], &[5, 5, 3, 3]) - 1.0).abs() < 1e-9);
    assert!((adjusted_rand_index(&[0, 0, 1, 1], &[0, 1, 0, 1]) - -0.5).abs() < 1e-9);
}

/// The index of the groups that are found, and what to print of them.
fn measured(rows: &[Value]) -> (f64, String) {
    let texts: Vec<&str> = rows.iter().filter_map(|row| row["prompt"].as_str()).collect();
    let asked: Vec<&str> = rows.iter().filter_map(|row| row["promptSet"].as_str()).collect();
    let sets: Vec<&str> = asked.iter().copied().collect::<BTreeSet<_>>().into_iter().collect();
    let truth: Vec<usize> = asked
        .iter()
        .map(|set| sets.binary_search(set).expect("a set"))
        .collect();
    let groups = discover(&texts);
    let mut found = vec![0; texts.len()];
    let mut report = String::new();
    for (number, group) in groups.iter().enumerate() {
        group.members.iter().for_each(|member| found[*member] = number);
        let held: BTreeSet<&str> = group.members.iter().map(|member| texts[*member]).collect();
        report += &format!("{}: {held:?}\n", group.name);
    }
    let index = adjusted_rand_index(&truth, &found);
    let (texts, sets, groups) = (texts.len(), sets.len(), groups.len());
    report += &format!("{texts} texts, {sets} sets, {groups} groups, adjusted Rand index {index:.3}");
    (index, report)
}

#[test]
fn real_questions_are_grouped_as_they_were_asked() {
    let all = rows();
    if all.is_empty() {
        println!("skipped: the real questions are not here");
        return;
    }
    let mut once: HashMap<&str, &Value> = HashMap::new();
    for row in &all {
        once.entry(row["prompt"].as_str().expect("a prompt")).or_insert(row);
    }
    let mut once: Vec<Value> = once.into_values().cloned().collect();
    once.sort_by_key(|row| row["promptId"].to_string());
    for rows in [all, once] {
        let (index, report) = measured(&rows);
        println!("{report}");
        assert!(index >= 0.7);
    }
}

#[test]
fn a_thousand_long_texts_take_little_time() {
    let words = |number: usize| {
        (0..300)
            .map(|place| format!("w{}", (number * 31 + place * 7) % 400))
            .collect::<Vec<_>>()
    };
    let texts: Vec<String> = (0..1_000).map(|number| words(number).join(" ")).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let started = Instant::now();
    let groups = discover(&texts);
    println!("{} groups after {:?}", groups.len(), started.elapsed());
    let most = if cfg!(debug_assertions) { 60.0 } else { 1.0 };
    assert!(started.elapsed().as_secs_f64() < most);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn every_text_is_in_one_group_with_a_name_of_its_own(texts in prop::collection::vec(".{0,40}|[a-d ]{0,9}", 0..40)) {
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let groups = discover(&texts);
        let mut members: Vec<usize> = groups.iter().flat_map(|group| group.members.clone()).collect();
        members.sort_unstable();
        prop_assert_eq!(members, (0..texts.len()).collect::<Vec<_>>());
        let mut names: Vec<String> = groups.iter().map(|group| group.name.to_lowercase()).collect();
        prop_assert!(groups.iter().all(|group| (1..=100).contains(&group.name.chars().count())));
        names.sort();
        names.dedup();
        prop_assert_eq!(names.len(), groups.len());
        prop_assert_eq!(discover(&texts), groups);
    }
}
