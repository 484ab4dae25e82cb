//! Processor time to read hostile texts of 200 KB with the largest brand, beside ordinary prose of the same size.
//!
//! `cargo run --release -p answerscope-analysis --example hostile_texts [part of a text's name]`

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

use answerscope_analysis::Analyzer;
use cpu_time::ProcessTime;

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
    let started = ProcessTime::now();
    let analyzer = Analyzer::new(&brand);
    let made = started.elapsed();
    let prose = time(&analyzer, &texts::prose(BYTES));
    let ratio = |time: Duration| time.as_secs_f64() / prose.as_secs_f64();
    println!("| Text of 200 KB | ms | Times prose |\n|---|---|---|");
    println!("| ordinary prose | {:.1} | 1.0 |", prose.as_secs_f64() * 1e3);
    let mut most = 0.0_f64;
    for (name, text) in texts::hostile(BYTES).iter().filter(|(name, _)| name.contains(&wanted)) {
        let time = time(&analyzer, text);
        most = most.max(ratio(time));
        println!(
            "| `{}` | {:.1} | {:.1} |",
            name.escape_debug(),
            time.as_secs_f64() * 1e3,
            ratio(time)
        );
    }
    println!(
        "\nMaking the analyzer: {:.1} ms. The most: {most:.1} times prose; the goal is {GOAL}.",
        made.as_secs_f64() * 1e3
    );
    ExitCode::from(u8::from(most > GOAL))
}
