//! A run of letters outside ASCII, folded as a whole: names may begin at any of its words, and words are not told by bytes.

use std::ops::Range;

use super::fold::{is_mark, is_unspaced, is_word};
use super::folder::Folder;
use super::table::first_word;

pub(super) struct Cluster {
    pub(super) at: usize,
    folded: usize,
    /// As it is written: the trade mark sign folds to letters, yet is none.
    first: char,
}

/// A run of text, folded, with the place of every cluster in both.
pub(super) struct FoldedRun {
    folded: String,
    pub(super) clusters: Vec<Cluster>,
    /// The word that was looked at last, in `folded`.
    word: Range<usize>,
}

impl FoldedRun {
    pub(super) fn new(text: &str, start: usize, end: usize, folder: &mut Folder) -> Self {
        let (mut folded, mut clusters, mut at) = (String::with_capacity(end - start), Vec::new(), start);
        while at < end {
            let Some(first) = text[at..].chars().next() else { break };
            clusters.push(Cluster {
                at,
                folded: folded.len(),
                first,
            });
            let cluster = folder.cluster_end(text, at).min(end);
            folded.push_str(&folder.folds(&text[at..cluster]).folded);
            at = cluster;
        }
        Self {
            folded,
            clusters,
            word: 0..0,
        }
    }

    /// The first word from a cluster on, by its folded letters; and when a symbol that folds to letters follows, without it.
    /// `None` for a word of more than `longest` bytes, which begins no name.
    pub(super) fn first_words(&mut self, index: usize, longest: usize) -> Option<(&str, Option<&str>)> {
        let from = self.clusters[index].folded;
        // Of a word that many clusters may begin in the end is looked for once.
        if !self.word.contains(&from) {
            self.word = from..from + first_word(&self.folded[from..]).len();
        }
        let end = self.word.end;
        let symbol = self.clusters[index + 1..]
            .iter()
            .take_while(|next| next.folded < end.min(from + longest + 1))
            .find(|next| !is_word(next.first))
            .map(|symbol| &self.folded[from..symbol.folded]);
        let whole = &self.folded[from..end];
        if whole.len() <= longest {
            Some((whole, symbol))
        } else {
            symbol.map(|symbol| (symbol, None))
        }
    }

    /// A cheap test that no name starts at a cluster: it is a mark, or continues a word. What a mark stands on is not known
    /// here, so that behind a mark the answer is no.
    pub(super) fn joins(&self, index: usize) -> bool {
        let (before, here) = (self.clusters[index - 1].first, self.clusters[index].first);
        let spaced = |c: char| is_word(c) && !is_unspaced(c);
        is_mark(here) || (spaced(before) && !is_mark(before) && spaced(here))
    }
}
