//! Prompts whose answers name competitors and never the brand.

use answerscope_domain::Metric;
use answerscope_metrics::{EngineSet, wilson};

use crate::case::{Case, OWNED};
use crate::evidence::Evidence;
use crate::words::{self, count, of, of_answers, percent};
use crate::{Category, FoundInsight, Priority};

/// Below so many answers absence is a first sign.
const FEW: u64 = 5;
/// From so many answers on it is beyond doubt, and urgent where a competitor stands in half of them.
const MANY: u64 = 20;
/// Competitors that a text names.
const NAMED: usize = 2;

/// Nothing is tested here: that no answer names the brand is what was counted, and the text says of how many.
pub(crate) fn find(case: &Case<'_>) -> Vec<FoundInsight> {
    (0..case.prompts.len())
        .filter_map(|prompt| of_prompt(case, prompt))
        .collect()
}

fn of_prompt(case: &Case<'_>, prompt: usize) -> Option<FoundInsight> {
    let all = EngineSet::ALL;
    let answers = case.now.answers(prompt, all);
    if answers == 0 || case.now.naming(prompt, OWNED, all) > 0 {
        return None;
    }
    let mut rivals: Vec<(u64, usize)> = case
        .rivals()
        .map(|brand| (case.now.naming(prompt, brand, all), brand))
        .filter(|(named, _)| *named > 0)
        .collect();
    rivals.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
    rivals.truncate(NAMED);
    let (most, first) = *rivals.first()?;
    let mut window = case.measured(case.visibility(&case.now, prompt, OWNED, all));
    window.competitors = rivals
        .iter()
        .map(|(_, brand)| case.visibility(&case.now, prompt, *brand, all))
        .collect();
    Some(FoundInsight {
        prompt: case.prompts[prompt].ordinal,
        category: Category::BrandAbsent,
        priority: priority(answers, most),
        title: title(case, first, most, answers),
        text: text(case, prompt, &rivals, answers),
        evidence: Evidence::described(Metric::Visibility, window),
        stake: most as f64,
    })
}

/// A competitor that stands in few answers itself has not won the prompt.
fn priority(answers: u64, most: u64) -> Priority {
    match (answers >= MANY, most * 2 >= answers) {
        _ if answers < FEW => Priority::Low,
        (true, true) => Priority::High,
        (true, false) | (false, true) => Priority::Medium,
        (false, false) => Priority::Low,
    }
}

fn title(case: &Case<'_>, rival: usize, named: u64, answers: u64) -> String {
    let (owned, rival) = (&case.names[OWNED], &case.names[rival]);
    if answers == 1 {
        format!("The only answer names {rival} and not {owned}")
    } else {
        format!("{rival} is named in {}, {owned} in none", of_answers(named, answers))
    }
}

fn text(case: &Case<'_>, prompt: usize, rivals: &[(u64, usize)], answers: u64) -> String {
    let owned = &case.names[OWNED];
    let (query, days) = (case.query(prompt), case.days());
    let named: Vec<String> = rivals.iter().map(|(_, brand)| case.names[*brand].clone()).collect();
    let figures: Vec<String> = rivals
        .iter()
        .map(|(named, brand)| format!("{} in {}", case.names[*brand], of(*named, answers)))
        .collect();
    let who = words::list(&named);
    if answers == 1 {
        return format!(
            "The only answer to {query} {days} named {who} and not {owned}. With 1 answer this is a first sign, not a \
             pattern: collect more answers before you act on it."
        );
    }
    let what = format!(
        "Of {} to {query} {days}, none named {owned}; they named {}.",
        count(answers, "answer"),
        words::list(&figures)
    );
    if answers < FEW {
        return format!(
            "{what} With {} this is a first sign, not a pattern: watch whether it lasts, and check now whether your \
             site answers the question.",
            count(answers, "answer")
        );
    }
    format!("{what} {} {}", certainty(case, answers), advice(case, rivals, answers))
}

/// What the number of answers allows to say: the upper end of the 95 % Wilson interval.
fn certainty(case: &Case<'_>, answers: u64) -> String {
    let owned = &case.names[OWNED];
    let highest = percent((wilson(0, answers).1 * 100.0).ceil() / 100.0);
    if answers < MANY {
        format!("So few answers would still fit a true visibility of up to {highest}: keep watching this prompt.")
    } else {
        format!(
            "That is no accident: with a true visibility above {highest}, some answer would very likely name {owned}."
        )
    }
}

fn advice(case: &Case<'_>, rivals: &[(u64, usize)], answers: u64) -> String {
    let owned = &case.names[OWNED];
    let names: Vec<String> = rivals.iter().map(|(_, brand)| case.names[*brand].clone()).collect();
    let who = words::list(&names);
    let first = &case.names[rivals[0].1];
    if rivals[0].0 * 2 < answers {
        format!(
            "No tracked brand owns this question yet: a page that answers it directly can still make {owned} the \
             usual answer."
        )
    } else if rivals.len() > 1 {
        format!("Publish a page that answers the question directly and compares {owned} with {who}, and get it cited.")
    } else {
        format!("Look at what engines cite when they name {first}, and get {owned} onto the same pages.")
    }
}
