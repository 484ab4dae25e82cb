//! The pieces of days, as those who write pieces know them, and what a process keeps of them: a run for a few answers of a
//! large day does not list all of its pieces again.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, Fingerprint, OrgId, Token};
use answerscope_metrics::{Day, SegmentWindow};
use quick_cache::sync::Cache;

use super::Segments;
use super::piece::PieceHead;
use crate::keys::{BrandKeys, KeyRange};
use crate::table::packed::Unread;

/// Bytes of lists that a process keeps: those of some ten days of 800,000 answers.
const KEPT_BYTES: u64 = 16 * 1024 * 1024;
/// Bytes of a piece in such a list, without the names of its batches.
const PIECE_BYTES: u64 = 160;

/// The pieces of a day, oldest first.
#[derive(Debug, Clone, Default)]
pub struct DayPieces {
    heads: Vec<Arc<PieceHead>>,
}

impl DayPieces {
    /// The pieces.
    pub fn heads(&self) -> &[Arc<PieceHead>] {
        &self.heads
    }

    /// Takes in a piece that was written: a new one, which is the last by its name, or one in place of what it was before.
    pub fn put(&mut self, head: PieceHead) {
        match self.heads.binary_search_by_key(&head.token, |known| known.token) {
            Ok(place) => self.heads[place] = Arc::new(head),
            Err(place) => self.heads.insert(place, Arc::new(head)),
        }
    }

    /// The pieces that some batches are in, by the names of these; those that are in none are left out. The names of a large
    /// day are many, so all of them are looked through once and not for each batch.
    pub fn pieces_with(&self, wanted: &BTreeSet<Fingerprint>) -> BTreeMap<Fingerprint, Token> {
        let mut pieces = BTreeMap::new();
        for head in &self.heads {
            let named = head.batches.iter().filter(|name| wanted.contains(*name));
            pieces.extend(named.map(|name| (*name, head.token)));
        }
        pieces
    }

    /// The batches that are in pieces.
    pub fn names(&self) -> BTreeSet<Fingerprint> {
        self.heads
            .iter()
            .flat_map(|head| head.batches.iter().copied())
            .collect()
    }

    fn memory(&self) -> u64 {
        let names = self.heads.iter().map(|head| size_of_val(&head.batches[..]) as u64);
        names.map(|bytes| bytes + PIECE_BYTES).sum()
    }
}

impl Segments<'_> {
    /// The pieces of a day.
    ///
    /// # Errors
    /// When the table does not answer, or a piece can not be told.
    pub async fn pieces_of_day(self, keys: BrandKeys, day: Day) -> Result<DayPieces> {
        let heads = self.heads_in(&keys.pieces_of_day(day)).await?;
        Ok(DayPieces {
            heads: heads.into_iter().map(Arc::new).collect(),
        })
    }

    /// The pieces of a window, by day.
    ///
    /// # Errors
    /// When the table does not answer, or a piece can not be told.
    pub async fn pieces_of_window(self, keys: BrandKeys, window: SegmentWindow) -> Result<Vec<PieceHead>> {
        self.heads_in(&keys.pieces_of_window(window)).await
    }

    /// A piece; `None` where there is none of that name.
    ///
    /// # Errors
    /// When the table does not answer, or the piece can not be told.
    pub async fn piece(self, keys: BrandKeys, day: Day, token: Token) -> Result<Option<PieceHead>> {
        let item = self.store.table().get(&keys.piece(day, token)).await?;
        item.map(|item| PieceHead::read(&item)).transpose().map_err(failed)
    }

    async fn heads_in(self, range: &KeyRange) -> Result<Vec<PieceHead>> {
        let items = self.store.table().query_parts(range, PieceHead::ATTRIBUTES).await?;
        let heads = items.iter().map(PieceHead::read).collect::<Result<_, Unread>>();
        heads.map_err(failed)
    }
}

fn failed(unread: Unread) -> Error {
    match unread {
        Unread::Failed(error) => error,
        Unread::Damaged(damage) => Error::internal(damage),
    }
}

/// Pieces of a window by day.
pub type PiecesByDay = BTreeMap<Day, Arc<DayPieces>>;

/// What is kept of a window.
struct Kept {
    /// The revision of the window's item under which these are its pieces.
    revision: i64,
    days: PiecesByDay,
}

#[derive(Clone)]
struct Weight;

impl quick_cache::Weighter<(OrgId, BrandId, SegmentWindow), Arc<Kept>> for Weight {
    fn weight(&self, _: &(OrgId, BrandId, SegmentWindow), kept: &Arc<Kept>) -> u64 {
        kept.days.values().map(|day| day.memory()).sum::<u64>() + PIECE_BYTES
    }
}

/// Pieces of windows that a process keeps. Every transaction that writes a piece raises the revision of its window's item, so
/// they stand for as long as the item has the revision under which they were known.
pub struct PieceCache(Cache<(OrgId, BrandId, SegmentWindow), Arc<Kept>, Weight>);

impl Default for PieceCache {
    fn default() -> Self {
        Self(Cache::with_weighter(64, KEPT_BYTES, Weight))
    }
}

impl PieceCache {
    /// What is known of a window whose item has this revision.
    pub fn get(&self, organization: OrgId, brand: BrandId, window: SegmentWindow, revision: i64) -> PiecesByDay {
        let kept = self.0.get(&(organization, brand, window));
        let kept = kept.filter(|kept| kept.revision == revision);
        kept.map(|kept| kept.days.clone()).unwrap_or_default()
    }

    /// Keeps what is known of a window whose item has this revision.
    pub fn keep(&self, organization: OrgId, brand: BrandId, window: SegmentWindow, revision: i64, days: PiecesByDay) {
        let kept = Arc::new(Kept { revision, days });
        self.0.insert((organization, brand, window), kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::segments::testing::{brand_keys, day, token};

    const WINDOW: SegmentWindow = SegmentWindow(640);

    fn head(n: i64, batches: u32) -> PieceHead {
        PieceHead {
            day: day(WINDOW, 1),
            token: token(n),
            revision: 1,
            batches: (0..batches)
                .map(|batch| Fingerprint::of(&[&batch.to_be_bytes()]))
                .collect(),
            answers: 5,
            names_version: 1,
            method_version: 1,
            unreadable: 0,
            is_rebuilt: false,
        }
    }

    #[test]
    fn pieces_are_known_under_one_revision_by_their_own_organization() {
        let (cache, brand) = (PieceCache::default(), brand_keys().brand);
        let (own, other) = (token(1), token(2));
        let mut pieces = DayPieces::default();
        pieces.put(head(2, 1));
        pieces.put(head(1, 1));
        assert_eq!(pieces.heads()[0].token, token(1));
        let days = PiecesByDay::from([(day(WINDOW, 1), Arc::new(pieces))]);
        cache.keep(own, brand, WINDOW, 7, days);
        assert_eq!(cache.get(own, brand, WINDOW, 7).len(), 1);
        for (organization, window, revision) in [(own, WINDOW, 8), (own, SegmentWindow(641), 7), (other, WINDOW, 7)] {
            assert!(cache.get(organization, brand, window, revision).is_empty());
        }
    }

    #[test]
    fn batches_are_found_in_their_pieces() {
        let name = |batch: u32| Fingerprint::of(&[&batch.to_be_bytes()]);
        let mut pieces = DayPieces::default();
        pieces.put(head(1, 3));
        pieces.put(PieceHead {
            batches: vec![name(7), name(8)],
            ..head(2, 0)
        });
        let wanted = BTreeSet::from([name(1), name(8), name(9)]);
        let found = BTreeMap::from([(name(1), token(1)), (name(8), token(2))]);
        assert_eq!(pieces.pieces_with(&wanted), found);
        assert!(pieces.pieces_with(&BTreeSet::new()).is_empty());
    }

    #[test]
    fn what_is_too_much_is_not_kept() {
        let (cache, brand, organization) = (PieceCache::default(), brand_keys().brand, token(1));
        let heads = (0..10_000).map(|n| Arc::new(head(n, 500))).collect();
        let days = PiecesByDay::from([(day(WINDOW, 1), Arc::new(DayPieces { heads }))]);
        cache.keep(organization, brand, WINDOW, 7, days);
        assert!(cache.get(organization, brand, WINDOW, 7).is_empty());
    }
}
