//! Folding of clusters that remembers: a text has few different letters outside ASCII, and normalising one costs much.

use super::fold::{fold_cluster, fold_cluster_cased, starts_cluster};

/// Clusters and characters that are remembered; each has one place.
const PLACES: usize = 256;

/// Finds and folds clusters, each different one once as long as nothing else takes its place.
#[derive(Default)]
pub(super) struct Folder {
    clusters: Vec<Known>,
    /// A character and whether it starts a cluster.
    starts: Vec<Option<(char, bool)>>,
    /// Of a cluster that is too long to be remembered.
    long: Known,
    chars: Vec<char>,
}

/// A cluster of at most eight bytes, and how it is compared.
#[derive(Clone, Default)]
struct Known {
    /// Its bytes and length; 0 for none.
    key: u128,
    folds: Folds,
}

/// How a cluster is compared.
#[derive(Clone, Default)]
pub(super) struct Folds {
    /// Whatever the case.
    pub(super) folded: String,
    /// Where the case counts.
    pub(super) cased: String,
}

impl Folder {
    /// The end of the cluster that starts at `start` (`start` < `text.len()`).
    pub(super) fn cluster_end(&mut self, text: &str, start: usize) -> usize {
        let mut rest = text[start..].char_indices();
        rest.next();
        rest.find(|&(_, c)| self.starts_cluster(c))
            .map_or(text.len(), |(offset, _)| start + offset)
    }

    fn starts_cluster(&mut self, c: char) -> bool {
        if c.is_ascii() {
            return true;
        }
        if self.starts.is_empty() {
            self.starts.resize(PLACES, None);
        }
        let place = &mut self.starts[c as usize % PLACES];
        match *place {
            Some((known, starts)) if known == c => starts,
            _ => place.insert((c, starts_cluster(c))).1,
        }
    }

    /// The folded letters of a cluster.
    pub(super) fn folds(&mut self, cluster: &str) -> &Folds {
        if self.clusters.is_empty() {
            self.clusters.resize_with(PLACES, Known::default);
        }
        let known = match key(cluster) {
            Some(key) => {
                let known = &mut self.clusters[place(key)];
                if known.key == key {
                    return &known.folds;
                }
                known.key = key;
                known
            }
            None => &mut self.long,
        };
        fill(&mut known.folds.folded, cluster, &mut self.chars, fold_cluster);
        fill(&mut known.folds.cased, cluster, &mut self.chars, fold_cluster_cased);
        &known.folds
    }
}

fn fill(out: &mut String, cluster: &str, chars: &mut Vec<char>, fold: impl Fn(&str, &mut Vec<char>)) {
    chars.clear();
    fold(cluster, chars);
    out.clear();
    out.extend(chars.iter());
}

fn key(cluster: &str) -> Option<u128> {
    let mut bytes = [0; 16];
    bytes
        .get_mut(1..=cluster.len())
        .filter(|_| cluster.len() <= 8)?
        .copy_from_slice(cluster.as_bytes());
    bytes[0] = u8::try_from(cluster.len()).ok()?;
    Some(u128::from_le_bytes(bytes))
}

fn place(key: u128) -> usize {
    let mixed = ((key >> 8) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> 56) as usize
}

#[cfg(test)]
mod tests {
    use super::super::fold::cluster_end;
    use super::*;

    #[test]
    fn what_is_remembered_is_what_would_be_folded() {
        let text: String = ('\u{20}'..'\u{3000}')
            .chain(['é', '\u{301}', '\u{301}', 'x', 'é', 'ﷺ', '北'])
            .collect();
        let (mut folder, mut at) = (Folder::default(), 0);
        while at < text.len() {
            let end = folder.cluster_end(&text, at);
            assert_eq!(end, cluster_end(&text, at));
            let folds = folder.folds(&text[at..end]);
            let (mut folded, mut cased) = (Vec::new(), Vec::new());
            fold_cluster(&text[at..end], &mut folded);
            fold_cluster_cased(&text[at..end], &mut cased);
            assert_eq!(folds.folded, folded.iter().collect::<String>());
            assert_eq!(folds.cased, cased.iter().collect::<String>());
            at = end;
        }
    }
}
