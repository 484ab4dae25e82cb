//! How often the reading of five languages is right, on sentences whose writers never saw the packs. No rule was made from
//! them, so nothing of their texts is printed; what else a label says is in the README.

mod labelled;

use labelled::{Score, analyzer, lines};

/// Labelled sentences, and floors of precision and recall a little below what is reached.
type Set = (&'static str, f64, f64);

/// Codes, 100 sentences each, idiomatic on purpose, and 150 texts each in the plain style of engines.
const FILES: [(&str, Set, Set); 5] = [
    (
        "es",
        (include_str!("gold/spanish-blind.tsv"), 0.69, 0.63),
        (include_str!("gold/spanish-engines.tsv"), 0.81, 0.69),
    ),
    (
        "de",
        (include_str!("gold/german-blind.tsv"), 0.77, 0.61),
        (include_str!("gold/german-engines.tsv"), 0.80, 0.56),
    ),
    (
        "fr",
        (include_str!("gold/french-blind.tsv"), 0.75, 0.65),
        (include_str!("gold/french-engines.tsv"), 0.86, 0.67),
    ),
    (
        "it",
        (include_str!("gold/italian-blind.tsv"), 0.77, 0.61),
        (include_str!("gold/italian-engines.tsv"), 0.83, 0.60),
    ),
    (
        "pt",
        (include_str!("gold/portuguese-blind.tsv"), 0.74, 0.65),
        (include_str!("gold/portuguese-engines.tsv"), 0.83, 0.64),
    ),
];

#[test]
fn idiomatic_sentences_stay_above_their_floors() {
    let scores = scores(FILES.map(|(code, idiomatic, _)| (code, idiomatic)), 100);
    for (code, score, holds) in scores {
        println!("{code}: {score}");
        assert!(holds, "{code}: {score}");
    }
}

#[test]
fn sentences_of_engines_stay_above_their_floors() {
    let scores = scores(FILES.map(|(code, _, engines)| (code, engines)), 150);
    for (code, score, holds) in scores {
        println!("{code}: {score}");
        assert!(holds, "{code}: {score}");
    }
}

/// The score of each set of `size` texts, and whether it is above its floors.
fn scores(sets: [(&'static str, Set); 5], size: usize) -> Vec<(&'static str, Score, bool)> {
    let analyzer = analyzer();
    let score = |(code, (file, least_precision, least_recall)): (&'static str, Set)| {
        assert_eq!(lines(file).count(), size, "{code}");
        let score = Score::of(&analyzer, lines(file));
        let holds = score.precision() >= least_precision && score.recall() >= least_recall;
        (code, score, holds)
    };
    sets.into_iter().map(score).collect()
}
