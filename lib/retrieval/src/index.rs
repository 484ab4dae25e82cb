//! Pages by the words of a question: BM25 (Robertson, Zaragoza 2009, "The Probabilistic Relevance Framework").

use std::collections::HashMap;

use crate::words::{stem, words};

/// How soon more occurrences of a word count for nothing.
const K1: f64 = 1.2;
/// How much a long text is held against its words.
const B: f64 = 0.75;
/// Words of a question that are looked up at most.
const MOST_WORDS: usize = 64;

/// Pages by the stems of their words.
#[derive(Debug, Default)]
pub struct Index {
    /// Page and occurrences, by stem.
    postings: HashMap<String, Vec<(usize, u32)>>,
    /// Words of each page.
    lengths: Vec<usize>,
    mean_length: f64,
}

impl Index {
    /// Of texts; a page's number is its place.
    pub fn new<'t>(texts: impl Iterator<Item = &'t str>) -> Self {
        let mut index = Self::default();
        for (page, text) in texts.enumerate() {
            let (counts, length) = counts(text);
            index.lengths.push(length);
            for (stem, count) in counts {
                index.postings.entry(stem).or_default().push((page, count));
            }
        }
        index.mean_length = index.lengths.iter().sum::<usize>() as f64 / index.lengths.len().max(1) as f64;
        index
    }

    /// The weight of a stem by how few pages have it, always above 0.
    fn rarity(&self, stem: &str) -> f64 {
        let having = self.postings.get(stem).map_or(0, Vec::len) as f64;
        (1.0 + (self.lengths.len() as f64 - having + 0.5) / (having + 0.5)).ln()
    }

    fn weight(&self, rarity: f64, count: u32, length: usize) -> f64 {
        let count = f64::from(count);
        let long = 1.0 - B + B * length as f64 / self.mean_length.max(1.0);
        rarity * count * (K1 + 1.0) / (count + K1 * long)
    }

    /// The score of each page, 0 where it has no word of the question.
    pub fn scores(&self, question: &[String]) -> Vec<f64> {
        let mut scores = vec![0.0; self.lengths.len()];
        for stem in question.iter().take(MOST_WORDS) {
            let rarity = self.rarity(stem);
            for (page, count) in self.postings.get(stem).into_iter().flatten() {
                scores[*page] += self.weight(rarity, *count, self.lengths[*page]);
            }
        }
        scores
    }

    /// The score that a text would have among the pages.
    pub fn score(&self, question: &[String], text: &str) -> f64 {
        let (counts, length) = counts(text);
        let found = question.iter().take(MOST_WORDS);
        found
            .filter_map(|stem| Some(self.weight(self.rarity(stem), *counts.get(stem)?, length)))
            .sum()
    }
}

fn counts(text: &str) -> (HashMap<String, u32>, usize) {
    let words = words(text);
    let mut counts = HashMap::new();
    for word in &words {
        *counts.entry(stem(word).to_owned()).or_default() += 1;
    }
    (counts, words.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: [&str; 3] = [
        "quiet kettles and loud kettles",
        "robot vacuums with long battery life",
        "kettles that boil quickly, tested for a year in a large and loud kitchen",
    ];

    fn question(text: &str) -> Vec<String> {
        words(text).iter().map(|word| stem(word).to_owned()).collect()
    }

    #[test]
    fn pages_with_more_and_rarer_words_come_first() {
        let index = Index::new(TEXTS.into_iter());
        let scores = index.scores(&question("quiet kettle"));
        assert!(scores[0] > scores[2] && scores[2] > scores[1], "{scores:?}");
        assert_eq!(scores[1], 0.0);
        assert_eq!(index.scores(&question("nothing known")), [0.0; 3]);
    }

    #[test]
    fn a_text_scores_as_the_page_that_it_is() {
        let index = Index::new(TEXTS.into_iter());
        let asked = question("loud kettles with battery");
        for (text, score) in TEXTS.iter().zip(index.scores(&asked)) {
            assert!((index.score(&asked, text) - score).abs() < 1e-9);
        }
    }
}
