//! How often the reading of five languages is right, on sentences whose writers never saw the packs. No rule was made from
//! them, so nothing of their texts is printed; what else a label says is in the README.

use crate::labelled::{Score, analyzer, lines};

/// Labelled sentences, how many they are, and floors of precision and recall a little below what is reached.
type Set = (&'static str, &'static str, usize, f64, f64);

/// 100 sentences of each language, idiomatic on purpose, and 150 texts in the plain style of engines.
const SETS: [Set; 10] = [
    (
        "spanish, idiomatic",
        include_str!("../gold/spanish-blind.tsv"),
        100,
        0.69,
        0.66,
    ),
    (
        "german, idiomatic",
        include_str!("../gold/german-blind.tsv"),
        100,
        0.75,
        0.69,
    ),
    (
        "french, idiomatic",
        include_str!("../gold/french-blind.tsv"),
        100,
        0.74,
        0.63,
    ),
    (
        "italian, idiomatic",
        include_str!("../gold/italian-blind.tsv"),
        100,
        0.78,
        0.66,
    ),
    (
        "portuguese, idiomatic",
        include_str!("../gold/portuguese-blind.tsv"),
        100,
        0.70,
        0.66,
    ),
    (
        "spanish, of engines",
        include_str!("../gold/spanish-engines.tsv"),
        150,
        0.85,
        0.75,
    ),
    (
        "german, of engines",
        include_str!("../gold/german-engines.tsv"),
        150,
        0.82,
        0.73,
    ),
    (
        "french, of engines",
        include_str!("../gold/french-engines.tsv"),
        150,
        0.88,
        0.75,
    ),
    (
        "italian, of engines",
        include_str!("../gold/italian-engines.tsv"),
        150,
        0.85,
        0.73,
    ),
    (
        "portuguese, of engines",
        include_str!("../gold/portuguese-engines.tsv"),
        150,
        0.84,
        0.74,
    ),
];

#[test]
fn precision_and_recall_stay_above_their_floors() {
    let analyzer = analyzer();
    let mut low = Vec::new();
    for (name, file, size, precision, recall) in SETS {
        assert_eq!(lines(file).count(), size, "{name}");
        let score = Score::of(&analyzer, lines(file));
        println!("{name}: {score}");
        if !score.reaches(precision, recall) {
            low.push(name);
        }
    }
    assert!(low.is_empty(), "{low:?}");
}
