//! The model is the one of the sentences that are there, and its table says what its rows say.

use std::collections::HashMap;

use answerscope_analysis::classifier::{
    CLASSES, Classifier, LEARNED, MOST_STEPS, Row, Scores, checksum, model, traits, value,
};
use proptest::prelude::*;

#[test]
fn the_model_was_trained_on_the_sentences_that_are_there() {
    let texts = LEARNED.map(|file| {
        let path = format!("{}/data/{file}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
    });
    let model = Classifier::shared().expect("a model");
    assert_eq!(
        model.checksum(),
        checksum(texts.iter().map(String::as_str)),
        "sentences were changed: run the example train_classifier"
    );
}

#[test]
fn what_is_cut_short_is_no_model() {
    let whole: &'static [u8] = Box::leak(model(1, [0.5, 0.25], &[0.0; CLASSES], &[]).into_boxed_slice());
    assert!(Classifier::new(whole).is_some());
    assert!(Classifier::new(&whole[..whole.len() - 1]).is_none());
    assert!(Classifier::new(&[]).is_none());
}

/// The scores, written down slowly: each trait's row is looked for among all.
fn slowly(rows: &[Row], steps: [f32; 2], without: &Scores, sentence: &str) -> Scores {
    let by_number: HashMap<u32, &Row> = rows.iter().map(|row| (row.number, row)).collect();
    let mut sums = [0_i32; CLASSES];
    let mut squares = 0.0_f32;
    traits(std::iter::once(sentence), &mut |each| {
        let Some(row) = by_number.get(&each) else { return };
        sums[0] += i32::from(row.blame.max(-MOST_STEPS));
        for &(class, steps) in &row.features {
            sums[usize::from(class)] += i32::from(steps.max(-MOST_STEPS));
        }
        squares += value(row.rarity).powi(2);
    });
    std::array::from_fn(|class| {
        let step = steps[usize::from(class == 0)];
        without[class] + step * sums[class] as f32 / squares.max(value(1).powi(2)).sqrt()
    })
}

proptest! {
    #[test]
    fn a_table_says_what_its_rows_say(
        words in prop::collection::vec("[a-zäéñ]{1,9}|[0-9]{1,3}|x", 0..12),
        known in prop::collection::vec((any::<bool>(), 1_u8..=255, any::<i8>(), prop::collection::btree_map(1_u8..CLASSES as u8, any::<i8>(), 0..5)), 60),
    ) {
        let sentence = words.join(" ");
        let mut rows: Vec<Row> = Vec::new();
        let mut told = known.into_iter();
        traits(std::iter::once(&*sentence), &mut |each| {
            if let Some((true, rarity, blame, features)) = told.next() && rows.iter().all(|row| row.number != each) {
                rows.push(Row { number: each, rarity, blame, features: features.into_iter().collect() });
            }
        });
        let (steps, without) = ([0.01, 0.02], std::array::from_fn(|class| class as f32 / -10.0));
        let table: &'static [u8] = Box::leak(model(7, steps, &without, &rows).into_boxed_slice());
        let read = Classifier::new(table).expect("a model");
        let scores = read.scores(words.iter().map(String::as_str));
        for (one, other) in scores.iter().zip(slowly(&rows, steps, &without, &sentence)) {
            prop_assert!((one - other).abs() <= 1e-4 * other.abs().max(1.0), "{one} {other}");
        }
        // What the same words say twice weighs as much as one text of twice their traits.
        let mut sums = read.sums(words.iter().map(String::as_str));
        sums.add(&read.sums(words.iter().map(String::as_str)));
        for (class, (once, twice)) in scores.iter().zip(read.scores_of(&sums)).enumerate() {
            let told = (once - without[class]) * 2.0_f32.sqrt();
            prop_assert!((twice - without[class] - told).abs() <= 1e-3 * told.abs().max(1.0), "{once} {twice}");
        }
    }
}
