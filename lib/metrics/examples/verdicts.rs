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

/// Of each metric's comparisons of whole answers, what a family reports.
fn told(metrics: &[Metric], name: &str, seed: u64, change: impl Fn(&mut Kind, &mut Dice)) {
    let mut cells = Vec::new();
    for metric in metrics {
        let (mut dice, mut reported, mut shift) = (Dice(seed), Reported::default(), 0.0);
        for brand in 0..*BRANDS {
            let mut kind = Kind::any(&mut dice);
            change(&mut kind, &mut dice);
            shift = kind.shift;
            kind.shift = if brand % 2 == 0 { shift } else { -shift };
            Told::new(&mut dice, &kind).judge(*metric, &kind, &mut reported);
        }
        cells.extend(match shift == 0.0 {
            true => [
                percent(reported.any, *BRANDS),
                percent(reported.naive_corrected, *BRANDS),
            ],
            false => [
                percent(reported.found, *BRANDS),
                percent(reported.wrong, reported.rows - *BRANDS),
            ],
        });
    }
    println!("| {name} | {} |", cells.join(" | "));
}

fn head(first: &str, metrics: &[Metric], of_each: [&str; 2]) {
    let columns = metrics
        .iter()
        .flat_map(|metric| of_each.map(|what| format!("{metric:?}: {what}")));
    let columns: Vec<String> = columns.collect();
    println!(
        "\n| {first} | {} |\n|---{}|",
        columns.join(" | "),
        "|---".repeat(columns.len())
    );
}

/// The tables of whole answers.
fn told_tables() {
    let all = [Metric::ShareOfVoice, Metric::Citations, Metric::Sentiment];
    head("nothing changed", &all, ["report anything", "z test, corrected"]);
    told(&all, "answers independent of each other", 31, |_, _| {});
    told(
        &all,
        "answers repeat the day before's in 0 to 60 %",
        32,
        |kind, dice| {
            kind.repeated = 0.6 * dice.roll();
        },
    );
    let added = "the same, a third of prompts and engines added between";
    told(&all, added, 33, |kind, dice| {
        (kind.repeated, kind.added) = (0.6 * dice.roll(), 0.3)
    });
    let early = "a third added up to 25 days before the second period";
    told(&all, early, 37, |kind, dice| {
        (kind.repeated, kind.added, kind.early) = (0.6 * dice.roll(), 0.3, dice.between(0, 25) as usize);
    });
    let unequal = "one engine of four repeats 60 %, the others none";
    told(&all, unequal, 38, |kind, _| {
        (kind.prompts, kind.engines, kind.rows) = (10, 4, 5);
        (kind.repeated, kind.unequal) = (0.6, true);
    });
    let opinion = "an opinion lasts (70 %) where the mention does not";
    told(&all, opinion, 39, |kind, _| kind.opinion = 0.7);
    let searching = "an engine that searches goes on searching (80 %)";
    told(&all, searching, 40, |kind, _| kind.searching = 0.8);
    let shared = "five answers a day, each repeats the one before in 40 %";
    told(&all, shared, 36, |kind, _| (kind.daily, kind.repeated) = (5, 0.4));
    told(&all, "single prompts, repeating", 34, |kind, dice| {
        (kind.prompts, kind.repeated) = (1, 0.6 * dice.roll());
    });
    told(&all, "a week against the one before, repeating", 35, |kind, dice| {
        (kind.days, kind.repeated) = (7, 0.6 * dice.roll());
    });
    let moved = [Metric::Citations, Metric::Sentiment];
    head("one domain and one feature moved", &moved, ["found", "others reported"]);
    for (name, seed, shift, repeated) in [
        ("20 points, 30 days, 4 engines, 10 prompts", 41, 0.2, 0.0),
        ("the same, 40 % repeat", 42, 0.2, 0.4),
        ("10 points", 43, 0.1, 0.0),
    ] {
        told(&moved, name, seed, |kind, _| {
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
        unequal: false,
        opinion: 0.0,
        searching: 0.0,
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
