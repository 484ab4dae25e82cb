//! Bringing pieces into the segments of their window.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use answerscope_metrics::{Bitmap, Built, Day, DaySet, Directory, MergeSource, SegmentError, SegmentWindow, merge};
use bytes::Bytes;

use answerscope_domain::error::Error;
use answerscope_store::runtime::cpu::cpu;
use answerscope_store::segments::{MergedSegment, MethodVersions, PieceItem, Segment};
use answerscope_store::table::Item;
use answerscope_store::table::packed::{Damage, Unread};

use crate::columns::{self, Place};
use crate::merge_plan::{Group, Name, STEP, Wanted};
use crate::pieces::{Fresh, bytes_of};
use crate::publish::Merging;
use crate::run::Run;
use crate::step::Step;

/// Pieces of a segment that the window's item lists itself.
const LISTED: usize = 16;

/// Why segments were not merged.
#[derive(Debug)]
pub(crate) enum Broken {
    /// A segment is damaged, or is gone: it is merged from its pieces.
    Segment(Damage),
    /// A piece is: it is built from its batches.
    Piece(Name, Damage),
    /// The store failed.
    Failed(Error),
}

impl From<Error> for Broken {
    fn from(error: Error) -> Self {
        Self::Failed(error)
    }
}

/// The pieces of days that a merge may take, with their columns and without the names of their batches, which are many:
/// those that no segment has, and all that a segment has of a day of which it has one as it was before. Of a large day that
/// gets a few answers most are not among them, and are not read; nor are those that were only read anew or recounted, where
/// the merge leaves these.
pub(crate) async fn pieces_of(
    run: &mut Run<'_>,
    step: &Step<'_>,
    days: impl IntoIterator<Item = Day>,
    leaves_rebuilt: bool,
) -> Result<BTreeMap<Name, PieceItem>, Error> {
    let mut wanted = Vec::new();
    for day in days {
        let known = run.pieces.of_day(step, day).await?;
        let placed = known
            .heads()
            .iter()
            .map(|head| (head, step.place_of((day, head.token))));
        let placed: Vec<_> = placed.collect();
        let old = placed.iter().filter_map(|(head, place)| {
            let (place, revision) = (*place)?;
            (revision != head.revision && !(leaves_rebuilt && head.is_rebuilt)).then_some(place)
        });
        let old: BTreeSet<usize> = old.collect();
        let anew = step.unpieced.contains(day);
        let taken = placed
            .iter()
            .filter(|(_, place)| anew || place.is_none_or(|(place, _)| old.contains(&place)));
        wanted.extend(taken.map(|(head, _)| step.keys.piece(day, head.token)));
    }
    let items = step.store.table().batch_get(wanted).await?;
    let pieces = items.values().map(read_piece);
    let named = pieces.map(|piece| piece.map(|piece| ((piece.head.day, piece.head.token), piece)));
    named.collect()
}

fn read_piece(item: &Item) -> Result<PieceItem, Error> {
    let mut piece = PieceItem::read(item).map_err(|unread| match unread {
        Unread::Failed(error) => error,
        Unread::Damaged(damage) => Error::internal(damage),
    })?;
    piece.head.batches = Vec::new();
    Ok(piece)
}

/// What the segments of a window are when days are made of the pieces that these have now, as far as one step goes; whether
/// there is more to merge.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "merge_segments", skip_all, fields(window = step.window.0, pieces = pieces.len()))]
pub(crate) async fn merged(
    step: &Step<'_>,
    fresh: &Fresh,
    pieces: &BTreeMap<Name, PieceItem>,
    merging: &Merging,
    leaves_rebuilt: bool,
) -> Result<(Vec<MergedSegment>, bool), Broken> {
    let wanted = Wanted {
        segments: &step.item.segments,
        unpieced: DaySet::from_bits(step.unpieced.bits() & !merging.anew.bits()),
        pieces,
        rewrite: merging.rewrite,
        through: &merging.through,
        // A day's pieces take the place of what a segment has of it at once.
        most: match merging.anew {
            DaySet::NONE | DaySet::ALL => STEP,
            _ => u64::MAX,
        },
        leaves_rebuilt,
    };
    // After the pieces: a prompt of theirs that is not there now was deleted, and never comes again.
    let live = Arc::new(step.store.catalogs().get(step.keys.brand).await?.all());
    let (mut segments, (groups, more)) = (Vec::new(), wanted.groups_of_step());
    let place = if groups.len() == 1 {
        Place::ALONE
    } else {
        Place::ONE_OF_SEVERAL
    };
    for group in groups {
        segments.push(match wanted.stays(&group) {
            Some(place) => step.item.segments[place].clone(),
            None => write(step, fresh, &wanted, &group, &live, place).await?,
        });
    }
    Ok((segments, more))
}

async fn write(
    step: &Step<'_>,
    fresh: &Fresh,
    wanted: &Wanted<'_>,
    group: &Group,
    live: &Arc<Bitmap>,
    place: Place,
) -> Result<MergedSegment, Broken> {
    let (pieces, unpieced) = wanted.holds(group);
    let mut sources = Sources::default();
    for (place, without) in &group.segments {
        let segment = &wanted.segments[*place].segment;
        let bytes = columns::read(step.store, step.keys, segment).await;
        sources.add(None, segment, bytes.map_err(|unread| broken(None, unread))?, *without);
    }
    for name in &group.pieces {
        let Some(piece) = wanted.pieces.get(name) else { continue };
        let bytes = bytes_of(step.store, step.keys, fresh, piece).await;
        let bytes = bytes.map_err(|unread| broken(Some(*name), unread))?;
        sources.add(Some(*name), &piece.columns, bytes, DaySet::NONE);
    }
    let methods = sources.methods(step.window);
    let built = sources.merge(step.window, Arc::clone(live)).await?;
    let segment = columns::put(step.store, step.keys, step.window, built, methods, place).await?;
    let mut merged = MergedSegment {
        segment,
        pieces,
        listed_in: None,
        unpieced,
    };
    if merged.pieces.len() > LISTED {
        let list = merged.pack_pieces()?;
        let row = step.store.segments().put_row(step.keys, step.window, list).await?;
        merged.listed_in = Some(row);
    }
    Ok(merged)
}

fn broken(piece: Option<Name>, unread: Unread) -> Broken {
    match (unread, piece) {
        (Unread::Failed(error), _) => Broken::Failed(error),
        (Unread::Damaged(damage), Some(name)) => Broken::Piece(name, damage),
        (Unread::Damaged(damage), None) => Broken::Segment(damage),
    }
}

/// What one merge reads.
#[derive(Default)]
struct Sources(Vec<Source>);

struct Source {
    /// The piece, if it is one.
    name: Option<Name>,
    bytes: Bytes,
    directory: Arc<Directory>,
    methods: MethodVersions,
    without: DaySet,
}

impl Source {
    fn of_merge(&self) -> MergeSource<'_> {
        MergeSource {
            bytes: &self.bytes,
            directory: &self.directory,
            without: self.without,
        }
    }
}

impl Sources {
    fn add(&mut self, name: Option<Name>, columns: &Segment, bytes: Bytes, without: DaySet) {
        self.0.push(Source {
            name,
            bytes,
            directory: Arc::clone(&columns.directory),
            methods: columns.methods.clone(),
            without,
        });
    }

    /// What made each day of what comes out.
    fn methods(&self, window: SegmentWindow) -> MethodVersions {
        let mut methods = MethodVersions::default();
        for day in window.each_day() {
            let (with, day_alone) = (self.0.iter().filter(|source| !source.without.contains(day)), day..=day);
            let versions: Vec<u32> = with.flat_map(|source| source.methods.of(window, &day_alone)).collect();
            methods.set(day, versions);
        }
        methods
    }

    async fn merge(self, window: SegmentWindow, live: Arc<Bitmap>) -> Result<Built, Broken> {
        let work = move || {
            let sources: Vec<MergeSource<'_>> = self.0.iter().map(Source::of_merge).collect();
            let merged = merge(window, &sources, Some(&live));
            merged.map_err(|error| match error {
                SegmentError::Damaged(_) => self.culprit(window, Damage::new(error)),
                other => Broken::Failed(Error::internal(other)),
            })
        };
        cpu(work).await?
    }

    /// Which of them can not be merged: one that can not be alone.
    fn culprit(&self, window: SegmentWindow, damage: Damage) -> Broken {
        let bad = |source: &&Source| merge(window, &[source.of_merge()], None).is_err();
        match self.0.iter().find(bad).and_then(|source| source.name) {
            Some(name) => Broken::Piece(name, damage),
            None => Broken::Segment(damage),
        }
    }
}
