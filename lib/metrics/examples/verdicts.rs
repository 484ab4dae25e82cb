//! How often verdicts are wrong where nothing changed, and how often real changes are found: the tables of
//! docs/METHODOLOGY.md. `cargo run --release -p answerscope-metrics --example verdicts [brands]`

#![expect(clippy::print_stdout, reason = "it prints tables")]

#[path = "../tests/verdicts/answers.rs"]
mod answers;
#[path = "../tests/verdicts/market.rs"]
mod market;
#[path = "../tests/periods/mod.rs"]
mod periods;

use std::sync::LazyLock;

use answers::{Metric, Told};
use market::{Dice, Kind, Market, Reported};

static BRANDS: LazyLock<u64> = LazyLock::new(|| {
    let given = std::env::args().nth(1);
    given.and_then(|text| text.parse().ok()).unwrap_or(500)
});

fn percent(part: u64, whole: u64) -> String {
    format!("{:.1} %", 100.0 * part as f64 / whole as f64)
}

fn unchanged(name: &str, seed: u64, change: impl Fn(&mut Kind, &mut Dice)) {
    let mut dice = Dice(seed);
    let (mut reported, mut covered, mut added) = (Reported::default(), 0, false);
    for _ in 0..*BRANDS {
        let mut kind = Kind::any(&mut dice);
        change(&mut kind, &mut dice);
        added |= kind.added > 0.0;
        let market = Market::new(&mut dice, &kind);
        reported.judge(&market, 0.0);
        covered += market.covered() as u64;
    }
    println!(
        "| {name} | {} | {} | {} | {} |",
        percent(reported.any, *BRANDS),
        percent(reported.naive, *BRANDS),
        percent(reported.naive_corrected, *BRANDS),
        // New prompts do change shares, though no answer to the same question changed.
        if added {
            "–".to_owned()
        } else {
            percent(covered, reported.rows)
        }
    );
}

fn shifted(name: &str, seed: u64, kind: Kind) {
    let mut dice = Dice(seed);
    let mut reported = Reported::default();
    for brand in 0..*BRANDS {
        let shift = if brand % 2 == 0 { kind.shift } else { -kind.shift };
        reported.judge(&Market::new(&mut dice, &Kind { shift, ..kind }), shift);
    }
    println!(
        "| {name} | {} | {} | {} |",
        percent(reported.found, *BRANDS),
        percent(reported.naive_found, *BRANDS),
        percent(reported.wrong, reported.rows - *BRANDS)
    );
}

/// What comparisons of whole answers report, of citations and of sentiment.
fn told(name: &str, seed: u64, change: impl Fn(&mut Kind, &mut Dice)) {
    let mut cells = Vec::new();
    for metric in [Metric::Citations, Metric::Sentiment] {
        let (mut dice, mut reported, mut shift) = (Dice(seed), Reported::default(), 0.0);
        for brand in 0..*BRANDS {
            let mut kind = Kind::any(&mut dice);
            change(&mut kind, &mut dice);
            shift = kind.shift;
            kind.shift = if brand % 2 == 0 { shift } else { -shift };
            Told::new(&mut dice, &kind).judge(metric, &kind, &mut reported);
        }
        cells.extend(match shift == 0.0 {
            true => [reported.any, reported.naive, reported.naive_corrected].map(|part| percent(part, *BRANDS)),
            false => [
                percent(reported.found, *BRANDS),
                percent(reported.naive_found, *BRANDS),
                percent(reported.wrong, reported.rows - *BRANDS),
            ],
        });
    }
    println!("| {name} | {} |", cells.join(" | "));
}

/// The tables of citations and of sentiment.
fn told_tables() {
    let repeating = |kind: &mut Kind, dice: &mut Dice| kind.repeated = 0.6 * dice.roll();
    let head = |first: &str, of_each: [&str; 3]| {
        let of_both =
            ["citations", "sentiment"].map(|metric| of_each.map(|what| format!("{metric}: {what}")).join(" | "));
        println!("\n| {first} | {} |\n|---|---|---|---|---|---|---|", of_both.join(" | "));
    };
    head("nothing changed", ["report anything", "z test", "z test, corrected"]);
    told("answers independent of each other", 31, |_, _| {});
    told("answers repeat the day before's in 0 to 60 %", 32, repeating);
    told(
        "the same, a third of prompts and engines added between",
        33,
        |kind, dice| {
            (kind.repeated, kind.added) = (0.6 * dice.roll(), 0.3);
        },
    );
    told(
        "a third added up to 25 days before the second period",
        37,
        |kind, dice| {
            (kind.repeated, kind.added, kind.early) = (0.6 * dice.roll(), 0.3, dice.between(0, 25) as usize);
        },
    );
    told("single prompts, repeating", 34, |kind, dice| {
        (kind.prompts, kind.repeated) = (1, 0.6 * dice.roll());
    });
    told("a week against the one before, repeating", 35, |kind, dice| {
        (kind.days, kind.repeated) = (7, 0.6 * dice.roll());
    });
    head(
        "one domain and one feature moved",
        ["found", "z test", "others reported"],
    );
    for (name, seed, shift, repeated) in [
        ("20 points, 30 days, 4 engines, 10 prompts", 41, 0.2, 0.0),
        ("the same, 40 % repeat", 42, 0.2, 0.4),
        ("10 points", 43, 0.1, 0.0),
    ] {
        told(name, seed, |kind, _| {
            (kind.prompts, kind.engines, kind.rows) = (10, 4, 5);
            (kind.shift, kind.repeated) = (shift, repeated);
        });
    }
}

fn main() {
    println!(
        "| nothing changed, {} brands | report anything | z test | z test, corrected | intervals that hold 0 |",
        *BRANDS
    );
    println!("|---|---|---|---|---|");
    unchanged("answers independent of each other", 11, |_, _| {});
    unchanged("answers repeat the day before's in 0 to 60 %", 12, |kind, dice| {
        kind.repeated = 0.6 * dice.roll();
    });
    unchanged(
        "the same, a third of prompts and engines added between",
        13,
        |kind, dice| {
            (kind.repeated, kind.added) = (0.6 * dice.roll(), 0.3);
        },
    );
    unchanged("single prompts, repeating", 14, |kind, dice| {
        (kind.prompts, kind.repeated) = (1, 0.6 * dice.roll());
    });
    unchanged("a week against the one before, repeating", 15, |kind, dice| {
        (kind.days, kind.repeated) = (7, 0.6 * dice.roll());
    });
    println!();
    println!("| the brand moved, 4 competitors did not | found | z test | competitors reported |");
    println!("|---|---|---|---|");
    let usual = Kind {
        days: 30,
        prompts: 10,
        engines: 4,
        rows: 5,
        repeated: 0.0,
        added: 0.0,
        shift: 0.2,
        daily: 1,
        early: 0,
    };
    shifted("20 points, 30 days, 4 engines, 10 prompts", 21, usual);
    shifted("the same, 40 % repeat", 22, Kind { repeated: 0.4, ..usual });
    shifted("10 points", 23, Kind { shift: 0.1, ..usual });
    shifted(
        "10 points, 40 % repeat",
        24,
        Kind {
            shift: 0.1,
            repeated: 0.4,
            ..usual
        },
    );
    shifted("5 points", 25, Kind { shift: 0.05, ..usual });
    shifted("20 points, 1 prompt", 26, Kind { prompts: 1, ..usual });
    shifted("20 points, 7 days", 27, Kind { days: 7, ..usual });
    told_tables();
}
