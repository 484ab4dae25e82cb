//! Competitors that overtook the brand.

use answerscope_domain::Metric;
use answerscope_metrics::EngineSet;
use answerscope_metrics::verdict::{ContingencyTable, Test};

use crate::case::{Case, OWNED, compare, discoveries};
use crate::evidence::{Evidence, Figures, Measured};
use crate::tally::Tally;
use crate::words::{self, count, number, of, of_answers, percent};
use crate::{Category, FoundInsight, Priority};

/// A competitor on a prompt.
struct Race {
    prompt: usize,
    rival: usize,
    test: Test,
}

/// For each prompt the strongest competitor that was behind the brand by mentions and is ahead now, where the balance
/// of the answers that name the one and the other has really moved.
///
/// Mentions in one answer depend on each other, so answers are tested, not mentions: those that name the brand against
/// those that name the competitor, engine by engine. An answer that names both counts on both sides, which makes the
/// test stricter, never looser. Every pair that is named at all is a test, whether it changed places or not.
pub(crate) fn find(case: &Case<'_>) -> Vec<FoundInsight> {
    let mut races = Vec::new();
    for prompt in 0..case.prompts.len() {
        let engines = case.common(prompt);
        races.extend(case.rivals().filter_map(|rival| race(case, prompt, rival, engines)));
    }
    let tests: Vec<Test> = races.iter().map(|race| race.test).collect();
    let passed = discoveries(&tests).into_iter().zip(&races);
    let mut best: Vec<(u64, &Race, f64)> = passed
        .filter_map(|(adjusted, race)| Some((lead(case, race)?, race, adjusted?)))
        .collect();
    best.sort_by(|a, b| (a.1.prompt, b.0, a.1.rival).cmp(&(b.1.prompt, a.0, b.1.rival)));
    best.dedup_by_key(|(_, race, _)| race.prompt);
    best.into_iter()
        .map(|(lead, race, adjusted)| insight(case, race, lead, adjusted))
        .collect()
}

fn race(case: &Case<'_>, prompt: usize, rival: usize, engines: EngineSet) -> Option<Race> {
    let balance = |tally: &Tally, engine| {
        let owned = tally.naming(prompt, OWNED, engine);
        (owned, owned + tally.naming(prompt, rival, engine))
    };
    let table = |engine| ContingencyTable {
        first: balance(&case.now, engine),
        second: balance(&case.before, engine),
    };
    let strata: Vec<ContingencyTable> = engines.iter().map(EngineSet::of).map(table).collect();
    let named = strata.iter().any(|table| table.first.1 > 0 && table.second.1 > 0);
    named.then(|| Race {
        prompt,
        rival,
        test: compare(&strata, case.effects[OWNED].max(case.effects[rival])),
    })
}

/// By how many mentions the competitor is ahead, where it was behind.
fn lead(case: &Case<'_>, race: &Race) -> Option<u64> {
    let engines = case.common(race.prompt);
    let mentions = |tally: &Tally, brand| tally.mentions(race.prompt, brand, engines);
    let behind = mentions(&case.before, OWNED) > mentions(&case.before, race.rival);
    let lead = mentions(&case.now, race.rival).checked_sub(mentions(&case.now, OWNED))?;
    (behind && lead > 0 && race.test.excess < 0.0).then_some(lead)
}

fn insight(case: &Case<'_>, race: &Race, lead: u64, adjusted: f64) -> FoundInsight {
    let (prompt, rival) = (race.prompt, race.rival);
    let engines = case.common(prompt);
    let mentions = |tally: &Tally, brand| tally.mentions(prompt, brand, engines);
    let (own, other) = (&case.names[OWNED], &case.names[rival]);
    FoundInsight {
        prompt: case.prompts[prompt].ordinal,
        category: Category::CompetitorAhead,
        priority: Priority::High,
        title: format!(
            "{other} now leads {own}: {} to {}, after {} to {}",
            count(mentions(&case.now, rival), "mention"),
            number(mentions(&case.now, OWNED)),
            number(mentions(&case.before, rival)),
            number(mentions(&case.before, OWNED)),
        ),
        text: text(case, race, engines),
        evidence: Evidence::tested(
            Metric::ShareOfVoice,
            measured(case, &case.now, race, case.measured(own_row(case, &case.now, race))),
            Some(measured(
                case,
                &case.before,
                race,
                case.measured_before(own_row(case, &case.before, race)),
            )),
            &race.test,
            adjusted,
        ),
        stake: lead as f64,
    }
}

fn own_row(case: &Case<'_>, tally: &Tally, race: &Race) -> Figures {
    case.share_of_voice(tally, race.prompt, case.common(race.prompt))
        .swap_remove(OWNED)
}

fn measured(case: &Case<'_>, tally: &Tally, race: &Race, mut measured: Measured) -> Measured {
    let engines = case.common(race.prompt);
    let visibility = |brand| case.visibility(tally, race.prompt, brand, engines);
    measured.engine = case.narrowed(race.prompt, engines);
    measured.competitors = vec![case.share_of_voice(tally, race.prompt, engines).swap_remove(race.rival)];
    measured.visibilities = vec![visibility(OWNED), visibility(race.rival)];
    measured
}

fn text(case: &Case<'_>, race: &Race, engines: EngineSet) -> String {
    let (prompt, rival) = (race.prompt, race.rival);
    let (own, other) = (&case.names[OWNED], &case.names[rival]);
    let share = |tally: &Tally, brand| {
        let total: u64 = (0..case.names.len()).map(|b| tally.mentions(prompt, b, engines)).sum();
        percent(answerscope_metrics::share(
            tally.mentions(prompt, brand, engines),
            total,
        ))
    };
    let named = |tally: &Tally, brand| (tally.naming(prompt, brand, engines), tally.answers(prompt, engines));
    let ((own_now, answers), (other_now, _)) = (named(&case.now, OWNED), named(&case.now, rival));
    let narrowed = case.narrowed(prompt, engines).map_or_else(String::new, |_| {
        format!(
            ", counting only what {} ({})",
            case.comparable(),
            words::engines(engines)
        )
    });
    format!(
        "For {}, {} share of voice {} was {}, after {} in the period before; {} was {}, after {}{narrowed}. {other} \
         was named in {}, {own} in {}. Read the answers that name only {other} for the reasons they give, and make sure \
         that your own pages and the cited reviews answer them.",
        case.query(prompt),
        words::possessive(other),
        case.days(),
        share(&case.now, rival),
        share(&case.before, rival),
        words::possessive(own),
        share(&case.now, OWNED),
        share(&case.before, OWNED),
        of_answers(other_now, answers),
        of(own_now, answers),
    )
}
