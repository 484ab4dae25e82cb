//! Visibility that fell or rose.

use answerscope_domain::Metric;
use answerscope_metrics::EngineSet;
use answerscope_metrics::compare::compare_visibility;
use answerscope_metrics::verdict::{ContingencyTable, Test, Verdict};

use crate::case::{Case, OWNED, compare, discoveries};
use crate::evidence::{EngineFigures, Evidence};
use crate::insight::confirmed;
use crate::tally::Tally;
use crate::words::{self, of, of_answers};
use crate::{Category, FoundInsight, Priority};

/// A change below this is not worth a marketer's time, however certain it is.
const LEAST: f64 = 0.1;
/// A change from here on is urgent.
const LARGE: f64 = 0.3;

/// Prompts whose answers name the brand less, or more, often than before, and of which the API's comparison says so, too.
pub(crate) fn find(case: &Case<'_>) -> Vec<FoundInsight> {
    let tests: Vec<Test> = (0..case.prompts.len())
        .map(|prompt| compare(&strata(case, prompt), case.effects[OWNED]))
        .collect();
    let passed = discoveries(&tests);
    let found = passed.into_iter().zip(&tests).enumerate();
    let found = found.filter_map(|(prompt, (adjusted, test))| {
        let insight = Change::new(case, prompt)?.insight(test, adjusted?)?;
        Some((insight, prompt))
    });
    confirmed(found.collect(), |insight, prompt| {
        let rows = case.compared(*prompt, |periods, slots| compare_visibility(periods, slots, true));
        let fell = insight.category == Category::VisibilityDrop;
        rows[OWNED].judged.verdict == if fell { Verdict::Down } else { Verdict::Up }
    })
}

/// Answers that name the brand, by engine: the window against the one before.
fn strata(case: &Case<'_>, prompt: usize) -> Vec<ContingencyTable> {
    let table = |tally: &Tally, engines| (tally.naming(prompt, OWNED, engines), tally.answers(prompt, engines));
    let engines = case.common(prompt).iter().map(EngineSet::of);
    engines
        .map(|engine| ContingencyTable {
            first: table(&case.now, engine),
            second: table(&case.before, engine),
        })
        .collect()
}

struct Change<'a> {
    case: &'a Case<'a>,
    prompt: usize,
    engines: EngineSet,
    now: (u64, u64),
    before: (u64, u64),
}

impl<'a> Change<'a> {
    fn new(case: &'a Case<'_>, prompt: usize) -> Option<Self> {
        let engines = case.common(prompt);
        let counts = |tally: &Tally| (tally.naming(prompt, OWNED, engines), tally.answers(prompt, engines));
        let (now, before) = (counts(&case.now), counts(&case.before));
        (now.1 > 0 && before.1 > 0).then_some(Self {
            case,
            prompt,
            engines,
            now,
            before,
        })
    }

    /// How much the share of a brand's answers changed among some engines, -1 to 1.
    fn shift(&self, brand: usize, engines: EngineSet) -> f64 {
        let share = |tally: &Tally| {
            tally.naming(self.prompt, brand, engines) as f64 / tally.answers(self.prompt, engines).max(1) as f64
        };
        share(&self.case.now) - share(&self.case.before)
    }

    fn insight(&self, test: &Test, adjusted: f64) -> Option<FoundInsight> {
        let shift = self.shift(OWNED, self.engines);
        // The engines' tables decide; where their sum says otherwise, the mix of engines has moved, not the brand.
        if shift.abs() < LEAST || shift * test.excess <= 0.0 {
            return None;
        }
        let falls = shift < 0.0;
        let engine = self.steepest(falls);
        let rival = self.rival(falls);
        let case = self.case;
        Some(FoundInsight {
            prompt: case.prompts[self.prompt].ordinal,
            category: if falls {
                Category::VisibilityDrop
            } else {
                Category::VisibilityGain
            },
            priority: match (falls, shift.abs() >= LARGE) {
                (true, true) => Priority::High,
                (true, false) => Priority::Medium,
                (false, large) => {
                    if large {
                        Priority::Medium
                    } else {
                        Priority::Low
                    }
                }
            },
            title: self.title(falls),
            text: self.text(falls, engine, rival),
            evidence: self.evidence(engine, rival, test, adjusted),
            stake: shift.abs() * self.now.1 as f64,
        })
    }

    /// The engine that moved clearly more than every other one.
    fn steepest(&self, falls: bool) -> Option<EngineSet> {
        let sign = if falls { -1.0 } else { 1.0 };
        let moved = |engine| (sign * self.shift(OWNED, engine), engine);
        let mut engines: Vec<(f64, EngineSet)> = self.engines.iter().map(EngineSet::of).map(moved).collect();
        engines.sort_by(|a, b| b.0.total_cmp(&a.0));
        let [(most, engine), (second, _), ..] = *engines.as_slice() else {
            return None;
        };
        (most - second >= LEAST).then_some(engine)
    }

    /// The competitor that is named most often, where it moved the other way.
    fn rival(&self, falls: bool) -> Option<usize> {
        let named = |brand: usize| self.case.now.naming(self.prompt, brand, self.engines);
        let most = self.case.rivals().rev().max_by_key(|brand| named(*brand))?;
        let other_way = self.shift(most, self.engines) * if falls { 1.0 } else { -1.0 } >= LEAST;
        (named(most) > 0 && other_way).then_some(most)
    }

    fn title(&self, falls: bool) -> String {
        let (name, now, before) = (&self.case.names[OWNED], self.now, self.before);
        if now.0 == 0 {
            return format!(
                "{name} is no longer named: {}, after {}",
                of_answers(0, now.1),
                of(before.0, before.1)
            );
        }
        let (now, before) = (of_answers(now.0, now.1), of(before.0, before.1));
        let way = if falls { "down" } else { "up" };
        format!("{name} is named in {now}, {way} from {before}")
    }

    fn text(&self, falls: bool, engine: Option<EngineSet>, rival: Option<usize>) -> String {
        let case = self.case;
        let name = &case.names[OWNED];
        let (query, days) = (case.query(self.prompt), case.days());
        let (now, before) = (of_answers(self.now.0, self.now.1), of(self.before.0, self.before.1));
        let mut text =
            format!("Answers to {query} named {name} in {now} {days}, against {before} in the period before");
        if case.narrowed(self.prompt, self.engines).is_some() {
            let engines = words::engines(self.engines);
            let which = case.comparable();
            text.push_str(&format!(", counting only what {which} ({engines})"));
        }
        text.push_str(". ");
        text.push_str(&self.details(falls, engine, rival));
        text.push_str(&self.advice(falls, engine, rival));
        text
    }

    /// Which engine moved most, and which competitor went the other way.
    fn details(&self, falls: bool, engine: Option<EngineSet>, rival: Option<usize>) -> String {
        let case = self.case;
        let mut text = String::new();
        if let Some(engine) = engine {
            let counts = |tally: &Tally| {
                of(
                    tally.naming(self.prompt, OWNED, engine),
                    tally.answers(self.prompt, engine),
                )
            };
            let what = if falls { "fall" } else { "rise" };
            let (now, before) = (counts(&case.now), counts(&case.before));
            text.push_str(&format!(
                "The {what} is steepest on {}: {now}, after {before}. ",
                words::engines(engine)
            ));
        }
        if let Some(rival) = rival {
            let counts = |tally: &Tally| {
                of(
                    tally.naming(self.prompt, rival, self.engines),
                    tally.answers(self.prompt, self.engines),
                )
            };
            let (now, before) = (counts(&case.now), counts(&case.before));
            text.push_str(&format!(
                "{} went the other way: {now}, after {before}. ",
                case.names[rival]
            ));
        }
        text
    }

    fn advice(&self, falls: bool, engine: Option<EngineSet>, rival: Option<usize>) -> String {
        let case = self.case;
        let name = &case.names[OWNED];
        let place = engine.map_or_else(String::new, |engine| format!(" on {}", words::engines(engine)));
        match (falls, rival) {
            (true, Some(rival)) => {
                let rival = &case.names[rival];
                format!(
                    "Compare older and newer answers{place} to see which sources name {rival} now, and get {name} \
                     covered there."
                )
            }
            (true, None) => format!(
                "Compare older and newer answers{place} for changes in the sources that they cite, and refresh or \
                 replace what no longer works for {name}."
            ),
            (false, _) => format!(
                "Check which newly cited pages{place} name {name}, and keep them current so that the gain lasts."
            ),
        }
    }

    fn evidence(&self, engine: Option<EngineSet>, rival: Option<usize>, test: &Test, adjusted: f64) -> Evidence {
        let case = self.case;
        let of = |tally: &Tally, mut measured: crate::Measured| {
            let row = |brand, engines| case.visibility(tally, self.prompt, brand, engines);
            measured.engine = case.narrowed(self.prompt, self.engines);
            measured.competitors = rival.map(|rival| row(rival, self.engines)).into_iter().collect();
            let part = |engine| EngineFigures {
                engine: words::parameter(engine),
                figures: row(OWNED, engine),
            };
            measured.engines = engine.map(part).into_iter().collect();
            measured
        };
        let figures = |tally| case.visibility(tally, self.prompt, OWNED, self.engines);
        let window = of(&case.now, case.measured(figures(&case.now)));
        let previous = of(&case.before, case.measured_before(figures(&case.before)));
        Evidence::tested(Metric::Visibility, window, Some(previous), test, adjusted)
    }
}
