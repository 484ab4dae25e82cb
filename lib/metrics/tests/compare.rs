//! Comparisons of made-up periods: what happened is known, and the verdicts say it.

mod periods;

use answerscope_metrics::compare::{
    Compared, Periods, compare_citations, compare_sentiment, compare_share_of_voice, compare_visibility,
};
use answerscope_metrics::verdict::Verdict;
use answerscope_metrics::{AnswerFacts, CitedUrl, Day, Engine, EngineSet, FactMention, Polarity};
use periods::{Answers, Days};

const BEFORE: i32 = 20_000;
const NOW: i32 = 20_030;
const LENGTH: i32 = 30;
const SLOTS: [u16; 3] = [0, 1, 7];
const ENGINES: [Engine; 2] = [Engine::OpenAi, Engine::Gemini];

/// Answers by day.
#[derive(Default)]
struct World(Answers);

/// An answer that names slots so often each.
fn names(prompt: u32, engine: Engine, named: &[(u16, u32)]) -> AnswerFacts {
    AnswerFacts {
        mentions: named
            .iter()
            .map(|(slot, count)| FactMention::of(*slot, *count))
            .collect(),
        ..AnswerFacts::of(prompt, engine)
    }
}

fn cites(prompt: u32, engine: Engine, pages: &[&str]) -> AnswerFacts {
    let cited = |page: &&str| CitedUrl {
        url: format!("https://{page}"),
        domain: page.split('/').next().unwrap_or_default().to_owned(),
        title: None,
    };
    AnswerFacts {
        citations: pages.iter().map(cited).collect(),
        ..AnswerFacts::of(prompt, engine)
    }
}

fn says(prompt: u32, engine: Engine, findings: &[(u16, u16, Polarity)]) -> AnswerFacts {
    AnswerFacts {
        sentiment: Some(findings.to_vec()),
        ..AnswerFacts::of(prompt, engine)
    }
}

impl World {
    /// Both periods: what `answer` gives for a day from 0 on, a prompt and an engine, and whether it is the second.
    fn new(prompts: u32, answer: impl Fn(u32, u32, Engine, bool) -> Option<AnswerFacts>) -> Self {
        let mut world = Self::default();
        for (start, second) in [(BEFORE, false), (NOW, true)] {
            for day in 0..LENGTH as u32 {
                for (prompt, engine) in (0..prompts).flat_map(|prompt| ENGINES.map(|engine| (prompt, engine))) {
                    let facts = answer(day, prompt, engine, second);
                    let of_day = world.0.entry(Day(start + day as i32)).or_default();
                    of_day.extend(facts);
                }
            }
        }
        world
    }

    /// Compares the periods, with the engines in `changed` left out.
    fn compare<T>(&self, changed: EngineSet, compare: impl Fn(&Periods<'_>) -> T) -> T {
        let days = Days {
            before: BEFORE,
            now: NOW,
            length: LENGTH,
        };
        periods::compare(&self.0, days, changed, compare)
    }

    fn mentions(&self) -> Vec<Compared<u16>> {
        self.compare(EngineSet::NONE, |periods| compare_share_of_voice(periods, &SLOTS))
    }

    fn visibility(&self, answers: bool) -> Vec<Compared<u16>> {
        self.compare(EngineSet::NONE, |periods| compare_visibility(periods, &SLOTS, answers))
    }
}

/// A number that depends on all of its parts.
fn hash(parts: [u32; 4]) -> u32 {
    let sum = parts.into_iter().fold(0x9e37_79b9_7f4a_7c15, |sum: u64, part| {
        let mixed = (sum ^ u64::from(part)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed ^ (mixed >> 29)
    });
    (sum >> 20) as u32 % 100
}

/// A dice of its own for every answer and slot.
fn chance(day: u32, prompt: u32, engine: Engine, second: bool, slot: u32) -> u32 {
    hash([day, prompt, engine as u32 * 2 + u32::from(second), slot])
}

fn verdicts<K>(rows: &[Compared<K>]) -> Vec<Verdict> {
    rows.iter().map(|row| row.judged.verdict).collect()
}

#[test]
fn a_fall_is_told_and_what_stays_is_not() {
    let world = World::new(6, |day, prompt, engine, second| {
        let mut named = Vec::new();
        if chance(day, prompt, engine, second, 0) < if second { 20 } else { 80 } {
            named.push((0, 2));
        }
        if chance(day, prompt, engine, second, 1) < 50 {
            named.push((1, 1 + day % 2));
        }
        Some(names(prompt, engine, &named))
    });
    let rows = world.mentions();
    use Verdict::{Down, WithinNoise};
    assert_eq!(verdicts(&rows), [Down, WithinNoise, WithinNoise]);
    let fallen = &rows[0];
    assert!(
        fallen.change() < -0.3 && fallen.judged.adjusted_p_value < 1e-9,
        "{fallen:?}"
    );
    assert!(fallen.interval.0 < fallen.change() && fallen.change() < fallen.interval.1 && fallen.interval.1 < 0.0);
    assert_eq!(
        (rows[0].now.total, rows[0].before.total),
        (rows[1].now.total, rows[1].before.total)
    );
    assert_eq!((rows[2].now.count, rows[2].judged.adjusted_p_value), (0, 1.0));
    // Of prompts, all name the brand in both periods: the metric stands still, and the answers tell.
    let seen = world.visibility(false);
    assert_eq!(
        (seen[0].change(), seen[0].now.total, seen[0].judged.verdict),
        (0.0, 6, Down)
    );
    assert_eq!(world.visibility(true)[0].now.total, 360);
    let mut sorted = rows.clone();
    sorted.reverse();
    sorted.sort_by(Compared::order);
    assert_eq!(sorted[0].key, 0);
}

#[test]
fn a_period_is_like_itself() {
    let world = World::new(3, |day, prompt, engine, _| {
        Some(names(
            prompt,
            engine,
            if chance(day, prompt, engine, false, 0) < 30 {
                &[(0, 1)]
            } else {
                &[]
            },
        ))
    });
    for row in world.mentions().into_iter().chain(world.visibility(true)) {
        let judged = (row.change(), row.judged.adjusted_p_value, row.judged.verdict);
        assert_eq!(judged, (0.0, 1.0, Verdict::WithinNoise), "{row:?}");
    }
}

/// Prompts that were added name the brand in no answer: its share falls, but no answer to the same question changed.
#[test]
fn new_prompts_and_engines_are_no_change() {
    let world = World::new(12, |day, prompt, engine, second| {
        let new = prompt >= 6 || engine == Engine::Gemini;
        let named = !new && chance(day, prompt, engine, second, 0) < 60;
        (second || !new).then(|| names(prompt, engine, if named { &[(0, 1)] } else { &[(1, 1)] }))
    });
    for row in &world.mentions()[..2] {
        assert!(
            row.change().abs() > 0.3 && row.judged.verdict == Verdict::WithinNoise,
            "{row:?}"
        );
    }
}

/// Every prompt names the brand more often, but the prompts that seldom do are asked more: the metric goes one way, the
/// answers the other.
#[test]
fn where_metric_and_answers_disagree_nothing_is_told() {
    let world = World::new(8, |day, prompt, engine, second| {
        let often = prompt < 4;
        let asked = if often == second { day % 5 == 0 } else { true };
        let limit = if often { 70 } else { 10 } + if second { 20 } else { 0 };
        let named = chance(day, prompt, engine, second, 0) < limit;
        asked.then(|| names(prompt, engine, if named { &[(0, 1)] } else { &[] }))
    });
    let row = &world.visibility(true)[0];
    assert!(row.change() < 0.0 && row.judged.adjusted_p_value < 0.05, "{row:?}");
    assert_eq!(row.judged.verdict, Verdict::WithinNoise);
}

#[test]
fn an_engine_with_another_model_is_left_out() {
    let world = World::new(6, |day, prompt, engine, second| {
        let limit = if engine == Engine::OpenAi && second { 5 } else { 80 };
        let named = chance(day, prompt, engine, second, 0) < limit;
        Some(names(prompt, engine, if named { &[(0, 1)] } else { &[(1, 1)] }))
    });
    let judged = |changed| verdicts(&world.compare(changed, |periods| compare_visibility(periods, &SLOTS, true)));
    use Verdict::{Down, ModelChanged, TooLittleData, Up, WithinNoise};
    assert_eq!(judged(EngineSet::NONE), [Down, Up, WithinNoise]);
    assert_eq!(judged(EngineSet::of(Engine::OpenAi)), [WithinNoise; 3]);
    assert_eq!(judged(EngineSet::ALL), [ModelChanged; 3]);
    // An engine that did not answer has no model to change.
    assert_eq!(judged(EngineSet::of(Engine::Grok)), [Down, Up, WithinNoise]);
    let empty = World::new(0, |_, _, _, _| None);
    assert_eq!(verdicts(&empty.mentions()), [TooLittleData; 3]);
}

#[test]
fn single_answers_are_too_little_data() {
    let world = World::new(2, |day, prompt, engine, second| {
        (day == 3).then(|| names(prompt, engine, if second { &[(0, 1)] } else { &[] }))
    });
    assert_eq!(verdicts(&world.visibility(false)), [Verdict::TooLittleData; 3]);
    let row = &world.mentions()[0];
    assert!(row.interval.0 < row.change() && row.interval.1 <= 1.0, "{row:?}");
}

#[test]
fn a_domain_that_is_cited_more_is_told() {
    let world = World::new(6, |day, prompt, engine, second| {
        let mut pages = vec!["reviews.example/best", "reviews.example/all"];
        if chance(day, prompt, engine, second, 0) < if second { 70 } else { 20 } {
            pages.push("norvik.example/guide");
        }
        if chance(day, prompt, engine, second, 1) < 30 {
            pages.push("forum.example/t");
        }
        Some(cites(prompt, engine, &pages))
    });
    let rows = world.compare(EngineSet::NONE, |periods| {
        let owned = |row: Compared<&str>| Compared {
            key: row.key.to_owned(),
            now: row.now,
            before: row.before,
            interval: row.interval,
            judged: row.judged,
        };
        compare_citations(periods).into_iter().map(owned).collect::<Vec<_>>()
    });
    let keys: Vec<&str> = rows.iter().map(|row| row.key.as_str()).collect();
    assert_eq!(keys, ["forum.example", "norvik.example", "reviews.example"]);
    use Verdict::{Up, WithinNoise};
    assert_eq!(verdicts(&rows), [WithinNoise, Up, WithinNoise]);
    assert_eq!(rows[2].now.count, 720, "two pages of each answer");
    assert_eq!(rows.iter().map(|row| row.now.count).sum::<u64>(), rows[0].now.total);
    assert!(
        rows[1].interval.0 > 0.0 && rows[1].change() < rows[1].interval.1,
        "{:?}",
        rows[1]
    );
}

#[test]
fn a_feature_that_is_blamed_now_is_told() {
    use Polarity::{Endorsed, Neutral, Undermined};
    let world = World::new(6, |day, prompt, engine, second| {
        let blamed = chance(day, prompt, engine, second, 0) < if second { 70 } else { 20 };
        let turned = if blamed { Undermined } else { Endorsed };
        let stays = if chance(day, prompt, engine, second, 1) < 40 {
            Endorsed
        } else {
            Undermined
        };
        let findings = [(0, 2, turned), (1, 2, stays), (7, 5, Neutral), (300, 1, Endorsed)];
        let facts = says(prompt, engine, &findings);
        Some(facts)
    });
    let rows = world.compare(EngineSet::NONE, |periods| compare_sentiment(periods, &SLOTS));
    let keys: Vec<(u16, u16)> = rows.iter().map(|row| row.key).collect();
    assert_eq!(keys, [(0, 2), (1, 2), (7, 5)], "a brand that is not tracked has no row");
    use Verdict::{Down, TooLittleData, WithinNoise};
    assert_eq!(verdicts(&rows), [Down, WithinNoise, TooLittleData]);
    assert_eq!((rows[0].now.total, rows[2].now.total), (360, 0));
    assert!(rows[0].interval.1 < 0.0, "{:?}", rows[0]);
}

/// Prompts that were added on the fifth day and cite the brand's own site, beside as many that do not: no prompt changed.
#[test]
fn prompts_that_were_added_early_are_no_change() {
    let world = World::new(100, |day, prompt, engine, second| {
        let added = prompt % 2 == 1;
        let pages = match added {
            true => ["norvik.example/guide"],
            false => ["reviews.example/best"],
        };
        (second || !added || day >= 4).then(|| cites(prompt, engine, &pages))
    });
    let cited = world.compare(EngineSet::NONE, |periods| verdicts(&compare_citations(periods)));
    assert_eq!(cited, [Verdict::WithinNoise; 2]);
}

/// Of several answers of a prompt, engine and day it is not told which of them cites or judges what: where a prompt is asked once a day
/// and then three times, nothing is concluded, nor where it is asked twice from the middle of a period on.
#[test]
fn where_prompts_are_asked_more_often_a_day_nothing_is_told() {
    for (from, more) in [(0, 3), (16, 2)] {
        is_not_told(|day, second| if second && day >= from { more } else { 1 });
    }
}

#[track_caller]
fn is_not_told(asks: impl Fn(u32, bool) -> u32) {
    let mut world = World::default();
    for (start, second) in [(BEFORE, false), (NOW, true)] {
        let asked = (0..LENGTH as u32).flat_map(|day| (0..asks(day, second)).map(move |ask| (day, ask)));
        for (day, ask) in asked {
            for prompt in 0..6 {
                let roll = hash([day, prompt, ask, start as u32]);
                let page = format!("hollin.example/{}", roll % 3);
                let polarity = if roll < 70 {
                    Polarity::Endorsed
                } else {
                    Polarity::Undermined
                };
                let answer = AnswerFacts {
                    sentiment: Some(vec![(0, 5, polarity)]),
                    mentions: vec![FactMention::of(0, 1)],
                    ..cites(prompt, Engine::OpenAi, &[&page])
                };
                world.0.entry(Day(start + day as i32)).or_default().push(answer);
            }
        }
    }
    let cited = world.compare(EngineSet::NONE, |periods| verdicts(&compare_citations(periods)));
    let judged = world.compare(EngineSet::NONE, |periods| verdicts(&compare_sentiment(periods, &SLOTS)));
    assert_eq!(
        (cited, judged),
        (vec![Verdict::TooLittleData], vec![Verdict::TooLittleData])
    );
}
