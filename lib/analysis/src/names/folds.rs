//! Folded pieces of a text, each folded once, however many places a name is tried at.

use super::fold::{cluster_end, fold_cluster};

/// Clusters that are remembered; far more than a name has.
const MOST: usize = 4_096;

/// What was folded last. Asked for in text order it folds each cluster once; in any other order it only works more.
#[derive(Default)]
pub(super) struct Folds {
    /// In text order.
    clusters: Vec<Fold>,
    /// The place of the one that was asked for last.
    last: usize,
    folded: String,
    chars: Vec<char>,
}

#[derive(Clone, Copy)]
struct Fold {
    start: usize,
    end: usize,
    /// Where its letters end in `folded`.
    folded: usize,
}

impl Folds {
    /// The folded letters of the cluster that starts at `start`, and its end.
    pub(super) fn cluster(&mut self, text: &str, start: usize) -> (&str, usize) {
        self.last = self.place(start).unwrap_or_else(|| self.fold(text, start));
        let cluster = self.clusters[self.last];
        let from = self
            .last
            .checked_sub(1)
            .map_or(0, |before| self.clusters[before].folded);
        (&self.folded[from..cluster.folded], cluster.end)
    }

    fn place(&self, start: usize) -> Option<usize> {
        let next = self.last + 1;
        if self.clusters.get(next).is_some_and(|cluster| cluster.start == start) {
            return Some(next);
        }
        self.clusters.binary_search_by_key(&start, |cluster| cluster.start).ok()
    }

    fn fold(&mut self, text: &str, start: usize) -> usize {
        let behind = self.clusters.last().is_none_or(|last| last.end <= start);
        if !behind || self.clusters.len() >= MOST {
            self.clusters.clear();
            self.folded.clear();
        }
        let end = cluster_end(text, start);
        self.chars.clear();
        fold_cluster(&text[start..end], &mut self.chars);
        self.folded.extend(&self.chars);
        let folded = self.folded.len();
        self.clusters.push(Fold { start, end, folded });
        self.clusters.len() - 1
    }
}
