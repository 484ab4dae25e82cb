//! Engines that disagree about the brand.

use answerscope_domain::Metric;
use answerscope_metrics::verdict::{ContingencyTable, Test};
use answerscope_metrics::{Engine, EngineSet};

use crate::case::{Case, OWNED, compare, discoveries};
use crate::evidence::{EngineFigures, Evidence};
use crate::words::{self, of, of_answers};
use crate::{Category, FoundInsight, Priority};

/// A smaller difference of shares is not worth acting on.
const LEAST: f64 = 0.25;
/// A difference from here on deserves attention soon.
const LARGE: f64 = 0.5;

/// One engine against the others.
struct Gap {
    prompt: usize,
    engine: Engine,
    others: EngineSet,
    test: Test,
}

/// The engine of each prompt that differs most from the others, where the difference is real.
pub(crate) fn find(case: &Case<'_>) -> Vec<FoundInsight> {
    let gaps: Vec<Gap> = (0..case.prompts.len())
        .filter_map(|prompt| widest(case, prompt))
        .collect();
    let tests: Vec<Test> = gaps.iter().map(|gap| gap.test).collect();
    let passed = discoveries(&tests).into_iter().zip(&gaps);
    passed
        .filter_map(|(adjusted, gap)| insight(case, gap, adjusted?))
        .collect()
}

/// The engine with the least p-value against the rest, of equal ones the one with the lower share. A prompt is one
/// test: its p-value is multiplied by the number of engines (Bonferroni), so that prompts stay independent of each
/// other.
fn widest(case: &Case<'_>, prompt: usize) -> Option<Gap> {
    let engines = case.now.answering(prompt);
    let count = engines.iter().count();
    if count < 2 {
        return None;
    }
    let side = |set| (case.now.naming(prompt, OWNED, set), case.now.answers(prompt, set));
    let gaps = engines.iter().map(|engine| {
        let others: EngineSet = engines.iter().filter(|other| *other != engine).collect();
        let table = ContingencyTable {
            first: side(EngineSet::of(engine)),
            second: side(others),
        };
        let test = compare(&[table], case.effects[OWNED]);
        Gap {
            prompt,
            engine,
            others,
            test,
        }
    });
    let gaps: Vec<Gap> = gaps.collect();
    let attainable = gaps.iter().map(|gap| gap.test.attainable).fold(1.0, f64::min);
    let mut widest = gaps.into_iter().min_by(|a, b| {
        let (a, b) = (&a.test, &b.test);
        a.p_value.total_cmp(&b.p_value).then(a.excess.total_cmp(&b.excess))
    })?;
    widest.test.p_value = (widest.test.p_value * count as f64).min(1.0);
    widest.test.attainable = (attainable * count as f64).min(1.0);
    Some(widest)
}

fn insight(case: &Case<'_>, gap: &Gap, adjusted: f64) -> Option<FoundInsight> {
    let (prompt, engine) = (gap.prompt, EngineSet::of(gap.engine));
    let side = |set| (case.now.naming(prompt, OWNED, set), case.now.answers(prompt, set));
    let (own, rest) = (side(engine), side(gap.others));
    let difference = own.0 as f64 / own.1 as f64 - rest.0 as f64 / rest.1 as f64;
    if difference.abs() < LEAST {
        return None;
    }
    let below = difference < 0.0;
    let mut window = case.measured(case.visibility(&case.now, prompt, OWNED, engine));
    window.engine = Some(words::parameter(engine));
    window.engines = vec![EngineFigures {
        engine: words::parameter(gap.others),
        figures: case.visibility(&case.now, prompt, OWNED, gap.others),
    }];
    Some(FoundInsight {
        prompt: case.prompts[prompt].ordinal,
        category: Category::EngineGap,
        priority: if below && -difference >= LARGE {
            Priority::Medium
        } else {
            Priority::Low
        },
        title: format!(
            "{} names {} in {}, {} in {}",
            words::engine(gap.engine),
            case.names[OWNED],
            of_answers(own.0, own.1),
            words::engines_or_others(gap.others),
            of(rest.0, rest.1)
        ),
        text: text(case, gap, below, own, rest),
        evidence: Evidence::tested(Metric::Visibility, window, None, &gap.test, adjusted),
        stake: difference.abs() * own.1 as f64,
    })
}

fn text(case: &Case<'_>, gap: &Gap, below: bool, own: (u64, u64), rest: (u64, u64)) -> String {
    let (engine, name, query) = (words::engine(gap.engine), &case.names[OWNED], case.query(gap.prompt));
    let others = words::engines(gap.others);
    let (own, rest, days) = (of_answers(own.0, own.1), of_answers(rest.0, rest.1), case.days());
    let facts = format!("Asked {query} {days}, {engine} named {name} in {own}; {others} did in {rest}.");
    let meaning = if below {
        format!(
            "Engines read different sources, so {name} is probably missing from those that {engine} relies on. List \
             the pages that {engine} cites here, and get {name} onto those that leave it out."
        )
    } else {
        format!(
            "Engines read different sources, so {engine} probably relies on some that the others pass over. List the \
             pages that {engine} cites here, and help the other engines find them: link to them, and repeat their facts \
             on your own site."
        )
    };
    format!("{facts} {meaning}")
}
