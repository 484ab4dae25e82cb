//! Speed of the mention scan beside two general matchers, on one core.
//!
//! `cargo run --release -p answerscope-analysis --example mention_scan`

use std::hint::black_box;
use std::time::Instant;

use aho_corasick::{AhoCorasick, MatchKind};
use answerscope_analysis::{Analyzer, BrandNames};

const BYTES: usize = 8 << 20;
const WORDS: [&str; 40] = [
    "the",
    "best",
    "kettle",
    "for",
    "a",
    "small",
    "kitchen",
    "depends",
    "on",
    "what",
    "you",
    "need",
    "and",
    "how",
    "often",
    "it",
    "is",
    "used",
    "many",
    "reviewers",
    "prefer",
    "models",
    "with",
    "good",
    "insulation",
    "because",
    "they",
    "keep",
    "water",
    "warm",
    "longer",
    "than",
    "others",
    "which",
    "matters",
    "in",
    "an",
    "office",
    "every",
    "day",
];

fn name(n: usize) -> String {
    const FIRST: [&str; 20] = [
        "Nor", "Bel", "Quon", "Som", "Tar", "Mel", "Or", "Fer", "Hol", "Zeph", "Kal", "Vor", "Lin", "Dro", "Pes",
        "Gar", "Wis", "Jun", "Ila", "Ust",
    ];
    const LAST: [&str; 25] = [
        "vik", "lari", "tek", "brelle", "vo", "lin", "lane", "rin", "dar", "yrine", "mont", "sen", "tia", "gor", "nix",
        "pax", "ron", "sal", "tov", "ula", "ven", "wick", "xen", "yor", "zil",
    ];
    let stem = format!("{}{}", FIRST[n % 20], LAST[n / 20 % 25]);
    match n / 500 {
        0 => stem,
        more => format!("{stem} {}", name(more * 7 % 500)),
    }
}

fn prose(names: usize) -> String {
    let (mut text, mut seed) = (String::with_capacity(BYTES + 64), 1u64);
    while text.len() < BYTES {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let dice = (seed >> 33) as usize;
        if dice.is_multiple_of(40) {
            text.push_str(&name(dice / 40 % names));
        } else {
            text.push_str(WORDS[dice % WORDS.len()]);
        }
        text.push_str(if dice.is_multiple_of(13) { ". " } else { " " });
    }
    text
}

/// The best of five runs, in MB/s.
fn speed(mut run: impl FnMut() -> usize) -> f64 {
    let once = |_| {
        let started = Instant::now();
        black_box(run());
        BYTES as f64 / 1e6 / started.elapsed().as_secs_f64()
    };
    (0..5).map(once).fold(0.0, f64::max)
}

#[expect(clippy::print_stdout, reason = "a report for a person")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("| Names | Mention scan, MB/s | aho-corasick | Ratio | regex |\n|---|---|---|---|---|");
    for count in [10, 1_000, 10_000] {
        let names: Vec<String> = (0..count).map(name).collect();
        let text = prose(count);
        let brands: Vec<BrandNames> = names
            .iter()
            .enumerate()
            .map(|(n, name)| BrandNames {
                name: name.clone(),
                domain: format!("b{n}.example"),
                alternative_names: vec![],
            })
            .collect();
        let analyzer = Analyzer::new(&brands);
        let ours = speed(|| analyzer.count_mentions(&text));
        let automaton = AhoCorasick::builder()
            .ascii_case_insensitive(true)
            .match_kind(MatchKind::LeftmostLongest)
            .build(&names)?;
        let theirs = speed(|| automaton.find_iter(&text).count());
        let regex = if count == 10 {
            let choices: Vec<String> = names.iter().map(|name| regex::escape(name)).collect();
            let regex = regex::Regex::new(&format!(r"(?i)\b(?:{})\b", choices.join("|")))?;
            format!("{:.0}", speed(|| regex.find_iter(&text).count()))
        } else {
            String::from("–")
        };
        println!("| {count} | {ours:.0} | {theirs:.0} | {:.1} | {regex} |", ours / theirs);
    }
    Ok(())
}
