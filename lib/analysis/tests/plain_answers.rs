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
    english "english-plain-dev" [(0.74, 0.54), (0.60, 0.50)];
    english_blind "english-plain-blind" [(0.72, 0.57), (0.60, 0.48)];
    spanish "spanish-plain-dev" [(0.70, 0.55), (0.55, 0.45)];
    german "german-plain-dev" [(0.70, 0.45), (0.40, 0.30)];
    french_blind "french-plain-blind" [(0.70, 0.50), (0.55, 0.45)];
    italian "italian-plain-dev" [(0.70, 0.50), (0.38, 0.36)];
    portuguese "portuguese-plain-dev" [(0.65, 0.50), (0.55, 0.50)];
}
