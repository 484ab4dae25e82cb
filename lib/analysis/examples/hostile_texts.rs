//! Processor time to read hostile texts of 200 KB with the largest brand, beside ordinary prose of the same size.
//!
//! `cargo run --release -p answerscope-analysis --example hostile_texts [part of a text's name]`

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

use answerscope_analysis::Analyzer;
use cpu_time::ProcessTime;

#[path = "../tests/hostile/languages.rs"]
mod languages;
#[path = "../tests/hostile/texts.rs"]
mod texts;

/// The longest text that an answer may have.
const BYTES: usize = 200 * 1024;
/// Times the time of prose that a text may take.
const GOAL: f64 = 10.0;

/// The best of three readings; of one that takes long, the first.
fn time(analyzer: &Analyzer, text: &str) -> Duration {
    let mut best = Duration::MAX;
    for _ in 0..3 {
        let started = ProcessTime::now();
        black_box(analyzer.analyze(text, &[]));
        best = best.min(started.elapsed());
        if best > Duration::from_secs(1) {
            break;
        }
    }
    best
}

#[expect(clippy::print_stdout, reason = "a report for a person")]
fn main() -> ExitCode {
    let wanted = std::env::args().nth(1).unwrap_or_default();
    let brand = texts::largest_brand();
    // A line of doubtful language needs the packs of all: made here, they are not counted as the time of a text.
    black_box(Analyzer::new(&brand).analyze("Hollin è caro", &[]));
    let mut most = 0.0_f64;
    println!("Names as they are by themselves:\n");
    most = most.max(measure(|| Analyzer::new(&brand), &wanted));
    println!("\nAll names case-sensitive:\n");
    most = most.max(measure(|| Analyzer::with_case(&brand, |_, _| Some(true)), &wanted));
    println!("\nThe most: {most:.1} times prose; the goal is {GOAL}.");
    ExitCode::from(u8::from(most > GOAL))
}

/// Prints a table; the most times prose that a text takes.
#[expect(clippy::print_stdout, reason = "a report for a person")]
fn measure(make: impl Fn() -> Analyzer, wanted: &str) -> f64 {
    let started = ProcessTime::now();
    let analyzer = make();
    let made = started.elapsed();
    let prose = time(&analyzer, &texts::prose(BYTES));
    let ratio = |time: Duration| time.as_secs_f64() / prose.as_secs_f64();
    println!("| Text of 200 KB | ms | Times prose |\n|---|---|---|");
    println!("| ordinary prose | {:.1} | 1.0 |", prose.as_secs_f64() * 1e3);
    let mut most = 0.0_f64;
    let others = languages::in_other_languages(BYTES).into_iter();
    let others = others.map(|(code, name, text)| (format!("{code}: {name}"), text));
    let english = texts::hostile(BYTES).into_iter();
    let all = english.map(|(name, text)| (name.to_owned(), text)).chain(others);
    for (name, text) in all.filter(|(name, _)| name.contains(wanted)) {
        let time = time(&analyzer, &text);
        most = most.max(ratio(time));
        println!(
            "| `{}` | {:.1} | {:.1} |",
            name.escape_debug(),
            time.as_secs_f64() * 1e3,
            ratio(time)
        );
    }
    println!("\nMaking the analyzer: {:.1} ms.", made.as_secs_f64() * 1e3);
    most
}
