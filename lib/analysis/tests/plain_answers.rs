//! How often the sentiment method is right on invented answers in the bland style of engines, each about another kind of product or
//! service, in six languages (`data/answers/*-plain-*.tsv`).
//!
//! Rules and words have learned from the files `dev`; of the files `blind` only totals were looked at.

mod invented;

use invented::{hold, scores};

/// A test for each file: floors of precision and recall of what is endorsed and of what is undermined, a little below what is reached.
macro_rules! files {
    ($($name:ident $file:literal $floors:expr;)*) => {$(
        #[test]
        fn $name() {
            let answers = include_str!(concat!("../data/answers/", $file, ".tsv"));
            hold($file, scores(answers, false), $floors);
        }
    )*};
}

files! {
    english "english-plain-dev" [(0.75, 0.56), (0.60, 0.51)];
    english_blind "english-plain-blind" [(0.74, 0.59), (0.62, 0.50)];
    spanish "spanish-plain-dev" [(0.75, 0.61), (0.61, 0.50)];
    spanish_blind "spanish-plain-blind" [(0.71, 0.61), (0.50, 0.40)];
    german "german-plain-dev" [(0.76, 0.49), (0.49, 0.33)];
    german_blind "german-plain-blind" [(0.80, 0.51), (0.66, 0.53)];
    french_blind "french-plain-blind" [(0.73, 0.54), (0.57, 0.52)];
    italian "italian-plain-dev" [(0.74, 0.53), (0.41, 0.39)];
    portuguese "portuguese-plain-dev" [(0.71, 0.57), (0.62, 0.58)];
}
