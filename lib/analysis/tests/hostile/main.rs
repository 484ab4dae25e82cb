//! Hostile texts cost about what ordinary ones cost, with the largest brand. Steps are counted, not seconds: the same on
//! every machine. `examples/hostile_texts.rs` measures the time.

use answerscope_analysis::{Analysis, Analyzer};

mod languages;
mod texts;

/// A debug build reads this in a moment; the texts are as bad for each byte as long ones are.
const BYTES: usize = 40 * 1024;
/// How many times the steps of ordinary prose a text of its size may take: where every byte begins the longest name, that is
/// compared at each in pieces of many letters.
const TIMES_PROSE: u64 = 30;

fn steps(analyzer: &Analyzer, text: &str) -> u64 {
    analyzer.analyze(text, &[]).steps
}

/// With names as they are by themselves, and with all of them case-sensitive.
fn analyzers() -> [Analyzer; 2] {
    let brand = texts::largest_brand();
    [Analyzer::new(&brand), Analyzer::with_case(&brand, |_, _| Some(true))]
}

#[test]
fn hostile_texts_take_a_bounded_number_of_steps_for_each_byte() {
    for analyzer in analyzers() {
        let prose = steps(&analyzer, &texts::prose(BYTES));
        let per_byte = prose as f64 / BYTES as f64;
        println!("prose: {per_byte:.2} steps a byte");
        for (name, text) in texts::hostile(BYTES) {
            let taken = steps(&analyzer, &text);
            println!("{:>8.2} steps a byte {name:?}", taken as f64 / text.len() as f64);
            assert!(taken <= TIMES_PROSE * prose, "{name:?}: {taken} steps, prose {prose}");
        }
    }
}

#[test]
fn no_language_takes_more() {
    let analyzer = Analyzer::new(&texts::largest_brand());
    let prose = steps(&analyzer, &texts::prose(BYTES));
    let halves = languages::in_other_languages(BYTES / 2);
    for ((code, name, whole), (_, _, half)) in languages::in_other_languages(BYTES).into_iter().zip(halves) {
        let read = analyzer.analyze(&whole, &[]);
        assert_eq!(read.language.code(), code, "{name}");
        let taken = read.steps;
        println!(
            "{:>8.2} steps a byte {code} {name:?}",
            taken as f64 / whole.len() as f64
        );
        assert!(
            taken <= TIMES_PROSE * prose,
            "{code} {name:?}: {taken} steps, prose {prose}"
        );
        let half = steps(&analyzer, &half);
        assert!(
            taken <= 3 * half + BYTES as u64,
            "{code} {name:?}: {half}, then {taken} steps"
        );
    }
}

#[test]
fn twice_the_text_takes_twice_the_steps() {
    let analyzer = Analyzer::new(&texts::largest_brand());
    for ((name, half), (_, whole)) in texts::hostile(BYTES / 2).into_iter().zip(texts::hostile(BYTES)) {
        let (half, whole) = (steps(&analyzer, &half), steps(&analyzer, &whole));
        assert!(whole <= 3 * half + BYTES as u64, "{name:?}: {half}, then {whole} steps");
    }
}

#[test]
fn what_one_answer_yields_is_bounded_and_what_is_left_out_is_told() {
    let analyzer = Analyzer::new(&texts::largest_brand());
    let read = |name: &str| -> Analysis {
        let texts = texts::hostile(BYTES);
        let (_, text) = texts.iter().find(|(known, _)| *known == name).expect("such a text");
        analyzer.analyze(text, &[])
    };
    let clauses = read("clauses behind all brands");
    assert!(
        clauses.partly && clauses.findings.len() == 1_000,
        "{}",
        clauses.findings.len()
    );
    let urls = read("URLs");
    assert!(urls.partly && urls.citations.len() == 500, "{}", urls.citations.len());
    let endless = read("all brands in one sentence without an end");
    assert!(endless.partly && endless.findings.is_empty());
    assert!(
        endless.mentions.iter().map(|mention| mention.count).sum::<u32>() > 5_000,
        "mentions are all counted"
    );
    assert!(!analyzer.analyze(&texts::prose(8 * 1024), &[]).partly);
}
