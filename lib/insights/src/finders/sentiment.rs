//! Features on which what answers say about the brand has turned.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use answerscope_analysis::feature;
use answerscope_domain::Metric;
use answerscope_metrics::compare::compare_sentiment;
use answerscope_metrics::verdict::{ContingencyTable, Test, Verdict, design_effects};
use answerscope_metrics::{
    Bitmap, Day, Engine, EngineSet, FindingsByPrompt, Judging, Repetition, Select, findings_by_prompt,
};

use crate::case::{Case, OWNED, compare, discoveries};
use crate::evidence::{Evidence, Figures};
use crate::insight::confirmed;
use crate::words::{self, count, number};
use crate::{Category, FoundInsight, Priority};

/// Prompts that repetition is estimated from, at most: each has many features.
const SAMPLE: u64 = 256;

/// Endorsed, undermined, neutral.
type Counts = [u64; 3];
const ENDORSED: usize = 0;
const UNDERMINED: usize = 1;

/// A feature on a prompt.
struct Topic {
    prompt: usize,
    feature: u16,
    engines: EngineSet,
    now: Counts,
    before: Counts,
    test: Test,
}

/// Features of which the part of critical statements has really changed, on a prompt. Answers are tested, not statements, of which
/// one may make several; neutral ones are not. The API's comparison of the prompt says the same.
pub(crate) fn find(case: &Case<'_>) -> Vec<FoundInsight> {
    let topics = topics(case);
    let tests: Vec<Test> = topics.iter().map(|topic| topic.test).collect();
    let passed = discoveries(&tests).into_iter().zip(&topics);
    let found = passed.filter_map(|(adjusted, topic)| Some((insight(case, topic, adjusted?)?, topic)));
    confirmed(found.collect(), |insight, topic| {
        let rows = case.compared(topic.prompt, compare_sentiment);
        let key = (case.subject.tracked[OWNED].slot, topic.feature);
        let worse = insight.category == Category::SentimentDrop;
        let expected = if worse { Verdict::Down } else { Verdict::Up };
        rows.iter().any(|row| row.key == key && row.judged.verdict == expected)
    })
}

fn topics(case: &Case<'_>) -> Vec<Topic> {
    let set: Bitmap = case.prompts.iter().map(|prompt| prompt.ordinal).collect();
    let count = |days: &RangeInclusive<Day>| Said::new(case, &case.subject.select(days, &set));
    let (now, before) = (count(&case.subject.window), count(&case.subject.previous));
    let found = now.findings.keys();
    let keys: BTreeSet<(u32, u16)> = found.map(|(prompt, feature, _)| (*prompt, *feature)).collect();
    let effects = effects(case, &set);
    let places: BTreeMap<u32, usize> = case.prompts.iter().map(|prompt| prompt.ordinal).zip(0..).collect();
    let topic = |(ordinal, feature): (u32, u16)| {
        let prompt = *places.get(&ordinal)?;
        let effect = effects.get(&feature).copied().unwrap_or(1.0);
        Some(Topic::new(case, (prompt, feature, effect), [&now, &before]))
    };
    keys.into_iter().filter_map(topic).collect()
}

/// What is said of the brand in some days, and in how many answers.
struct Said {
    findings: FindingsByPrompt,
    answers: FindingsByPrompt,
}

impl Said {
    fn new(case: &Case<'_>, select: &Select<'_>) -> Self {
        let slot = case.subject.tracked[OWNED].slot;
        Self {
            findings: findings_by_prompt(case.facts.sentiment, select, slot),
            answers: judging(case).asks_by_prompt(select, slot),
        }
    }
}

fn judging<'c>(case: &Case<'c>) -> Judging<'c> {
    Judging {
        sentiment: case.facts.sentiment,
        mentions: case.facts.mentions,
    }
}

/// The design effect of what is said of the brand, by feature: an opinion may last where the mention does not.
fn effects(case: &Case<'_>, prompts: &Bitmap) -> BTreeMap<u16, f64> {
    let sample = prompts.sample(SAMPLE);
    let mut sums: BTreeMap<u16, Repetition> = BTreeMap::new();
    for days in [&case.subject.window, &case.subject.previous] {
        let found = judging(case).repetition(&case.subject.select(days, &sample));
        let owned = found
            .into_iter()
            .filter(|((_, slot, _), _)| *slot == case.subject.tracked[OWNED].slot);
        for ((_, _, feature), one) in owned {
            *sums.entry(feature).or_default() += one;
        }
    }
    let effects = design_effects(&sums.values().copied().collect::<Vec<_>>());
    sums.into_keys().zip(effects).collect()
}

impl Topic {
    fn new(case: &Case<'_>, (prompt, feature, effect): (usize, u16, f64), said: [&Said; 2]) -> Self {
        let (engines, ordinal) = (case.common(prompt), case.prompts[prompt].ordinal);
        let of = |found: &FindingsByPrompt, engine: Engine| {
            found.get(&(ordinal, feature, engine)).copied().unwrap_or_default()
        };
        let judged = |counts: Counts| (counts[UNDERMINED], counts[ENDORSED] + counts[UNDERMINED]);
        let table = |engine| ContingencyTable {
            first: judged(of(&said[0].answers, engine)),
            second: judged(of(&said[1].answers, engine)),
        };
        let strata: Vec<ContingencyTable> = engines.iter().map(table).collect();
        let [now, before] = said.map(|said| {
            let each = engines.iter().map(|engine| of(&said.findings, engine));
            each.fold([0; 3], |sum: Counts, counts| [0, 1, 2].map(|i| sum[i] + counts[i]))
        });
        Self {
            prompt,
            feature,
            engines,
            now,
            before,
            test: compare(&strata, effect),
        }
    }
}

fn critical_share(counts: Counts) -> f64 {
    answerscope_metrics::share(counts[UNDERMINED], counts[ENDORSED] + counts[UNDERMINED])
}

fn insight(case: &Case<'_>, topic: &Topic, adjusted: f64) -> Option<FoundInsight> {
    let name = feature(topic.feature)?.name;
    let shift = critical_share(topic.now) - critical_share(topic.before);
    if shift * topic.test.excess <= 0.0 {
        return None;
    }
    let worse = shift > 0.0;
    let turned = worse && critical_share(topic.now) >= 0.5 && critical_share(topic.before) < 0.5;
    let figures = |counts: Counts| Figures::Sentiment {
        brand: case.subject.tracked[OWNED].name.clone(),
        feature_name: name,
        endorsed_mentions: counts[0],
        undermined_mentions: counts[1],
        neutral_mentions: counts[2],
        total_mentions: counts.iter().sum(),
    };
    let mut window = case.measured(figures(topic.now));
    let mut previous = case.measured_before(figures(topic.before));
    window.engine = case.narrowed(topic.prompt, topic.engines);
    previous.engine.clone_from(&window.engine);
    Some(FoundInsight {
        prompt: case.prompts[topic.prompt].ordinal,
        category: if worse {
            Category::SentimentDrop
        } else {
            Category::SentimentGain
        },
        priority: match (worse, turned) {
            (true, true) => Priority::High,
            (true, false) => Priority::Medium,
            (false, _) => Priority::Low,
        },
        title: title(case, topic, name, worse),
        text: text(case, topic, name, worse),
        evidence: Evidence::tested(Metric::Sentiment, window, Some(previous), &topic.test, adjusted),
        stake: shift.abs() * (topic.now[ENDORSED] + topic.now[UNDERMINED]) as f64,
    })
}

fn title(case: &Case<'_>, topic: &Topic, name: &str, worse: bool) -> String {
    let side = if worse { UNDERMINED } else { ENDORSED };
    let word = if worse { "critical" } else { "favorable" };
    format!(
        "{}: {}, after {}",
        words::sentence(&format!("{name} of {}", case.names[OWNED])),
        count(topic.now[side], &format!("{word} statement")),
        number(topic.before[side]),
    )
}

fn text(case: &Case<'_>, topic: &Topic, name: &str, worse: bool) -> String {
    let owned = &case.names[OWNED];
    let sides = |counts: Counts| {
        format!(
            "{} favorable and {} critical",
            number(counts[ENDORSED]),
            number(counts[UNDERMINED])
        )
    };
    let narrowed = case
        .narrowed(topic.prompt, topic.engines)
        .map_or_else(String::new, |_| {
            format!(
                ", counting only engines that {} ({})",
                case.comparable(),
                words::engines(topic.engines)
            )
        });
    let advice = if worse {
        format!(
            "Find the criticism in the answers and the sources behind it. If it is out of date, publish the current \
             facts about {name} where engines read; if it is fair, it is a case for the product."
        )
    } else {
        format!(
            "Find out which sources praise {owned} for {name}, and use the same facts on pages that engines still \
             pass over."
        )
    };
    format!(
        "On {name}, answers to {} made {} statements about {owned} {}, after {} in the period before{narrowed}. \
         {advice}",
        case.query(topic.prompt),
        sides(topic.now),
        case.days(),
        sides(topic.before),
    )
}
