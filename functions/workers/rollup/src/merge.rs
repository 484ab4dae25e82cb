//! Bringing pieces into the segments of their window.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use answerscope_metrics::{Bitmap, Built, Day, DaySet, Directory, MergeSource, SegmentError, SegmentWindow, merge};
use bytes::Bytes;

use answerscope_domain::error::Error;
use answerscope_store::runtime::cpu::cpu;
use answerscope_store::segments::{MergedPieces, MergedSegment, MethodVersions, PieceItem, Segment};
use answerscope_store::table::Item;
use answerscope_store::table::packed::{Damage, Unread};

use crate::columns::{self, Place};
use crate::merge_plan::{Group, Name, STEP, Wanted};
use crate::pieces::Fresh;
use crate::publish::Merging;
use crate::rebase::{Merged, Replacement};
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

/// The pieces that a step of merging may take.
pub(crate) struct Taken {
    /// The pieces, with their columns and without the names of their batches, which are many.
    pub(crate) pieces: BTreeMap<Name, PieceItem>,
    /// Whether segments that have pieces as they were before are left to another step.
    more: bool,
}

/// The pieces of days that a merge may take: those that no segment has, and all that a segment has of a day of which it has
/// one as it was before, for as many segments as a step merges. Of a large day that gets a few answers most are not among
/// them, and are not read; nor are those that were only read anew or recounted, where the merge leaves these.
pub(crate) async fn pieces_of(
    run: &mut Run<'_>,
    step: &Step<'_>,
    days: impl IntoIterator<Item = Day>,
    leaves_rebuilt: bool,
) -> Result<Taken, Error> {
    let (mut names, mut changed) = (Vec::new(), BTreeMap::<usize, Vec<Name>>::new());
    for day in days {
        let known = run.pieces.of_day(step, day).await?;
        let (mut in_segments, mut with_changes) = (BTreeMap::<usize, Vec<Name>>::new(), BTreeSet::new());
        for head in known.heads() {
            let name = (day, head.token);
            match step.place_of(name).filter(|_| !step.unpieced.contains(day)) {
                None => names.push(name),
                Some((place, revision)) => {
                    in_segments.entry(place).or_default().push(name);
                    if revision != head.revision && !(leaves_rebuilt && head.is_rebuilt) {
                        with_changes.insert(place);
                    }
                }
            }
        }
        for place in with_changes {
            changed
                .entry(place)
                .or_default()
                .extend(in_segments.remove(&place).unwrap_or_default());
        }
    }
    let (of_segments, more) = of_a_step(step, changed);
    names.extend(of_segments);
    let keys = names.iter().map(|(day, token)| step.keys.piece(*day, *token));
    let items = step.store.table().batch_get(keys.collect()).await?;
    let pieces = items.values().map(read_piece);
    let named = pieces.map(|piece| piece.map(|piece| ((piece.head.day, piece.head.token), piece)));
    let pieces = named.collect::<Result<_, Error>>()?;
    Ok(Taken { pieces, more })
}

/// The pieces of as many segments as a step merges, which reads each together with its pieces; whether there are more.
fn of_a_step(step: &Step<'_>, changed: BTreeMap<usize, Vec<Name>>) -> (Vec<Name>, bool) {
    let (mut names, mut bytes) = (Vec::new(), 0);
    for (place, pieces) in changed {
        let more = 2 * step.item.segments[place].segment.directory.len();
        if bytes > 0 && bytes + more > STEP {
            return (names, true);
        }
        bytes += more;
        names.extend(pieces);
    }
    (names, false)
}

fn read_piece(item: &Item) -> Result<PieceItem, Error> {
    let mut piece = PieceItem::read(item).map_err(|unread| match unread {
        Unread::Failed(error) => error,
        Unread::Damaged(damage) => Error::internal(damage),
    })?;
    piece.head.batches = Vec::new();
    Ok(piece)
}

/// The segments of a window that are written when days are made of the pieces that these have now, as far as one step goes.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "merge_segments", skip_all, fields(window = step.window.0, pieces = taken.pieces.len()))]
pub(crate) async fn merged(
    step: &Step<'_>,
    fresh: &Fresh,
    taken: &Taken,
    merging: &Merging,
    leaves_rebuilt: bool,
) -> Result<Merged, Broken> {
    let wanted = Wanted {
        segments: &step.item.segments,
        unpieced: DaySet::from_bits(step.unpieced.bits() & !merging.anew.bits()),
        pieces: &taken.pieces,
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
    let (mut merged, (groups, more)) = (Merged::new(live), wanted.groups_of_step());
    merged.more = more || taken.more;
    let place = if groups.len() == 1 {
        Place::ALONE
    } else {
        Place::ONE_OF_SEVERAL
    };
    for group in groups.iter().filter(|group| wanted.stays(group).is_none()) {
        match write(step, fresh, &wanted, group, &merged.live, place).await {
            Ok(replacement) => merged.replacements.push(replacement),
            // Replaced while others were merged, which may take long, or damaged: the next step tells which.
            Err(Broken::Segment(_) | Broken::Piece(..)) if merged.may_leave(merging) => merged.more = true,
            Err(broken) => {
                step.discard(merged.take_all()).await?;
                return Err(broken);
            }
        }
    }
    Ok(merged)
}

async fn write(
    step: &Step<'_>,
    fresh: &Fresh,
    wanted: &Wanted<'_>,
    group: &Group,
    live: &Arc<Bitmap>,
    place: Place,
) -> Result<Replacement, Broken> {
    let (pieces, unpieced) = wanted.holds(group);
    let mut sources = Sources::default();
    for (place, without) in &group.segments {
        let segment = &wanted.segments[*place].segment;
        let bytes = columns::read(step.store, step.keys, segment).await;
        sources.add(None, segment, bytes.map_err(|unread| broken(None, unread))?, *without);
    }
    let mut read = MergedPieces::new();
    let named = group
        .pieces
        .iter()
        .filter_map(|name| Some((*name, wanted.pieces.get(name)?)));
    for (name, piece, bytes) in columns_of(step, fresh, named.collect()).await? {
        read.insert(name, piece.head.revision);
        sources.add(Some(name), &piece.columns, bytes, DaySet::NONE);
    }
    let methods = sources.methods(step.window);
    let built = sources.merge(step.window, Arc::clone(live)).await?;
    let segment = columns::put(step.store, step.keys, step.window, built, methods, place).await?;
    let mut segment = MergedSegment {
        segment,
        pieces,
        listed_in: None,
        unpieced,
    };
    if segment.pieces.len() > LISTED {
        let list = segment.pack_pieces()?;
        let row = step.store.segments().put_row(step.keys, step.window, list).await?;
        segment.listed_in = Some(row);
    }
    Ok(Replacement {
        places: group.segments.iter().map(|(place, _)| *place).collect(),
        read,
        segment,
    })
}

/// Pieces with their columns; what was built a moment ago is not read again.
async fn columns_of<'w>(
    step: &Step<'_>,
    fresh: &Fresh,
    pieces: Vec<(Name, &'w PieceItem)>,
) -> Result<Vec<(Name, &'w PieceItem, Bytes)>, Broken> {
    let unknown = pieces.iter().filter(|(_, piece)| fresh.get(&piece.head).is_none());
    let unknown: Vec<&Segment> = unknown.map(|(_, piece)| &piece.columns).collect();
    let mut read = columns::read_all(step.store, step.keys, &unknown).await?.into_iter();
    let with_bytes = pieces.into_iter().map(|(name, piece)| {
        let bytes = fresh.get(&piece.head).or_else(|| read.next().flatten());
        let bytes = bytes.ok_or_else(|| broken(Some(name), columns::missing(&piece.columns)))?;
        Ok((name, piece, bytes))
    });
    with_bytes.collect()
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
