//! Verdicts over made-up brands, where what changed is known. The seeds are fixed, so the counts are what they are; the
//! tables of docs/METHODOLOGY.md come from the same brands (`--example verdicts`).

mod answers;
mod market;
#[path = "../periods/mod.rs"]
mod periods;

use answers::{Metric, Told};
use market::{Dice, Kind, Market, Reported};

fn reported(seed: u64, brands: u64, kind: impl Fn(&mut Dice) -> Kind) -> Reported {
    let mut dice = Dice(seed);
    let mut reported = Reported::default();
    for _ in 0..brands {
        let kind = kind(&mut dice);
        reported.judge(&Market::new(&mut dice, &kind), kind.shift);
    }
    reported
}

/// 500 brands, each with its own prompts, engines and competitors, and probabilities by prompt and engine; answers
/// repeat themselves, and a third of the prompts and engines are new in the second period. The naive test reports
/// something for three brands of four.
#[test]
fn where_nothing_changed_at_most_one_family_in_twenty_reports_anything() {
    let found = reported(13, 500, |dice| {
        let mut kind = Kind::any(dice);
        (kind.repeated, kind.added) = (0.6 * dice.roll(), 0.3);
        kind
    });
    println!("{found:?}");
    assert!(found.any * 20 <= found.families, "{found:?}");
    assert!(found.naive * 4 >= found.families * 3, "{found:?}");
}

/// The level does not come from much data alone.
#[test]
fn single_prompts_and_single_weeks_keep_the_level_too() {
    for (prompts, days) in [(1, 30), (5, 7)] {
        let found = reported(14, 500, |dice| Kind {
            prompts,
            days,
            repeated: 0.6 * dice.roll(),
            ..Kind::any(dice)
        });
        println!("{found:?}");
        assert!(found.any * 20 <= found.families, "{found:?}");
    }
}

/// 20 points over 30 days, 4 engines and 10 prompts are found, and no competitor is taken along.
#[test]
fn real_shifts_are_found_and_nothing_else() {
    for repeated in [0.0, 0.4] {
        let found = reported(21, 50, |dice| Kind {
            days: 30,
            prompts: 10,
            engines: 4,
            rows: 5,
            repeated,
            added: 0.0,
            daily: 1,
            early: 0,
            unequal: false,
            opinion: 0.0,
            searching: 0.0,
            shift: if dice.roll() < 0.5 { 0.2 } else { -0.2 },
        });
        println!("{found:?}");
        assert_eq!(found.found, found.families, "{found:?}");
        assert!(found.wrong * 20 <= found.rows, "{found:?}");
    }
}

/// Intervals of share of voice hold the truth 19 times of 20, and a little more.
#[test]
fn intervals_hold_what_did_not_change() {
    let mut dice = Dice(12);
    let (mut covered, mut rows) = (0, 0);
    for _ in 0..60 {
        let mut kind = Kind::any(&mut dice);
        (kind.repeated, kind.prompts) = (0.6 * dice.roll(), kind.prompts.min(8));
        let market = Market::new(&mut dice, &kind);
        covered += market.covered();
        rows += kind.rows;
    }
    println!("{covered} of {rows}");
    assert!(covered * 100 >= rows * 93, "{covered} of {rows}");
}

/// What comparisons of whole answers report: they cite domains, judge features, sometimes one twice, and repeat themselves as a whole.
fn told(seed: u64, brands: u64, metric: Metric, kind: impl Fn(&mut Dice) -> Kind) -> Reported {
    let mut dice = Dice(seed);
    let mut reported = Reported::default();
    for _ in 0..brands {
        let kind = kind(&mut dice);
        Told::new(&mut dice, &kind).judge(metric, &kind, &mut reported);
    }
    reported
}

#[test]
fn where_no_answer_changed_citations_and_sentiment_keep_the_level_too() {
    for metric in [Metric::Citations, Metric::Sentiment] {
        let found = told(31, 100, metric, |dice| {
            let mut kind = Kind::any(dice);
            (kind.repeated, kind.added, kind.prompts) = (0.6 * dice.roll(), 0.3, kind.prompts.min(10));
            kind.early = dice.between(0, 25) as usize;
            kind
        });
        println!("{metric:?}: {found:?}");
        assert!(found.any * 20 <= found.families, "{metric:?}: {found:?}");
        assert!(found.naive * 2 >= found.families, "{metric:?}: {found:?}");
    }
}

/// 20 points of one domain or feature are found, also where a prompt is asked several times a day.
#[test]
fn real_shifts_of_citations_and_sentiment_are_found() {
    for (metric, daily) in [(Metric::Citations, 1), (Metric::Sentiment, 1), (Metric::Sentiment, 5)] {
        let found = told(41, 12, metric, |dice| Kind {
            prompts: 10,
            engines: 4,
            rows: 3,
            shift: if dice.roll() < 0.5 { 0.2 } else { -0.2 },
            daily,
            ..Kind::any(dice)
        });
        println!("{metric:?}, {daily} a day: {found:?}");
        assert!(found.found * 10 >= found.families * 9, "{metric:?}: {found:?}");
        assert!(found.wrong * 20 <= found.rows, "{metric:?}: {found:?}");
    }
}

/// One engine of four repeats itself, the others do not: their answers do not lend it independence.
#[test]
fn where_one_engine_repeats_itself_the_level_is_kept_too() {
    for metric in [Metric::ShareOfVoice, Metric::Citations, Metric::Sentiment] {
        let found = told(51, 100, metric, |dice| Kind {
            prompts: 10,
            engines: 4,
            rows: 5,
            repeated: 0.6,
            unequal: true,
            ..Kind::any(dice)
        });
        println!("{metric:?}: {found:?}");
        assert!(found.any * 20 <= found.families, "{metric:?}: {found:?}");
    }
}

/// What lasts while the mention does not: an opinion, and whether an engine searches at all. And what answers of one day have in common.
#[test]
fn what_lasts_and_what_a_day_s_answers_share_is_no_change() {
    let usual = Kind {
        prompts: 4,
        engines: 3,
        rows: 4,
        ..Kind::any(&mut Dice(0))
    };
    let opinion = Kind { opinion: 0.7, ..usual };
    let searching = Kind {
        searching: 0.8,
        ..usual
    };
    let shared = Kind {
        daily: 5,
        repeated: 0.4,
        ..usual
    };
    for (metric, kind) in [
        (Metric::Sentiment, opinion),
        (Metric::Citations, searching),
        (Metric::ShareOfVoice, shared),
        (Metric::Citations, shared),
        (Metric::Sentiment, shared),
    ] {
        let found = told(61, 40, metric, |_| kind);
        println!("{metric:?}: {found:?}");
        assert!(found.any * 20 <= found.families, "{metric:?}: {found:?}");
    }
}
