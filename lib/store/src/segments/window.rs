//! The item of a window: its segments, and which pieces each was merged from. Readers of figures ask for
//! [`Segment::read_all`] alone; this is for those who replace segments.

use std::collections::BTreeMap;

use answerscope_metrics::{Day, DaySet, SegmentWindow};
use aws_sdk_dynamodb::types::AttributeValue;

use super::segment::{OBJECT, ROW, SEGMENTS, Segment, has_list, revision_of, segment_maps};
use crate::keys::Key;
use crate::table::packed::{Damage, Unread, pack, unpack};
use crate::table::{Item, WINDOW_VERSION, binary, bytes_of, known, number, number_of, text, text_of};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Token;

/// The pieces that a segment was merged from, each with the revision that it had.
pub type MergedPieces = BTreeMap<(Day, Token), i64>;

/// Bytes of the list of a segment's pieces before compression: some 50,000 of them.
const LONGEST_LIST: usize = 2 << 20;

/// A segment with what it holds.
#[derive(Debug, Clone, PartialEq)]
pub struct MergedSegment {
    /// Its columns.
    pub segment: Segment,
    /// The pieces that it was merged from; none of them as long as `listed_in` was not read.
    pub pieces: MergedPieces,
    /// The item that lists the pieces, by its sort key, where they are many: so that the window's item, which is written for
    /// every few answers, does not have them all.
    pub listed_in: Option<String>,
    /// Days whose answers are in no piece: all that is counted of them stands in this segment.
    pub unpieced: DaySet,
}

/// The item of a window.
#[derive(Debug, Clone, PartialEq)]
pub struct WindowItem {
    /// The window.
    pub window: SegmentWindow,
    /// How often the item was replaced.
    pub revision: i64,
    /// Its segments, the oldest first.
    pub segments: Vec<MergedSegment>,
    /// Objects and items of segments that were replaced last: whoever has read the item before reads them still.
    pub previous: Vec<String>,
}

impl WindowItem {
    /// A window without facts, of which there is no item yet.
    pub fn new(window: SegmentWindow) -> Self {
        Self {
            window,
            revision: 0,
            segments: Vec::new(),
            previous: Vec::new(),
        }
    }

    /// Reads an item. One of version 1 has a single segment, all of its days unpieced.
    ///
    /// # Errors
    /// [`Unread::Damaged`] where a segment, or what it was merged from, can not be told; [`names_of`] and
    /// [`unpieced_of`] tell of such an item what they can.
    pub fn read(window: SegmentWindow, item: &Item) -> Result<Self, Unread> {
        known(item).map_err(Error::from)?;
        let read = |attributes| MergedSegment::read(window, item, attributes);
        Ok(Self {
            window,
            revision: revision_of(item),
            segments: segment_maps(item)?.into_iter().map(read).collect::<Result<_, _>>()?,
            previous: previous_of(item),
        })
    }

    /// The item, of version 3.
    ///
    /// # Errors
    /// [`Error::Internal`] where the list of pieces can not be packed.
    pub fn item(&self, key: Key) -> Result<Item> {
        let maps = self
            .segments
            .iter()
            .map(|merged| merged.attributes().map(AttributeValue::M));
        let previous = self.previous.iter().map(text).collect();
        Ok(Item::from([
            ("pk".into(), text(key.pk)),
            ("sk".into(), text(key.sk)),
            ("kind".into(), text("segment")),
            ("v".into(), number(WINDOW_VERSION)),
            ("revision".into(), number(self.revision)),
            (SEGMENTS.into(), AttributeValue::L(maps.collect::<Result<_>>()?)),
            ("previous".into(), AttributeValue::L(previous)),
        ]))
    }

    /// The days of which a segment has answers that are in no piece.
    pub fn unpieced(&self) -> DaySet {
        let each = self.segments.iter().map(|merged| merged.unpieced.bits());
        DaySet::from_bits(each.fold(0, |all, days| all | days))
    }
}

impl MergedSegment {
    fn read(window: SegmentWindow, item: &Item, attributes: &Item) -> Result<Self, Unread> {
        let segment = Segment::read(window, revision_of(item), attributes)?;
        if !has_list(item) {
            return Ok(Self {
                unpieced: segment.directory.days().collect(),
                segment,
                pieces: MergedPieces::new(),
                listed_in: None,
            });
        }
        let listed_in = text_of(attributes, LIST).map(str::to_owned);
        let pieces = match listed_in {
            Some(_) => MergedPieces::new(),
            None => pieces_in(bytes_of(attributes, "pieces").unwrap_or_default())?,
        };
        Ok(Self {
            segment,
            pieces,
            listed_in,
            unpieced: unpieced_in(attributes).unwrap_or_default(),
        })
    }

    /// The items and objects that are its own.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.segment.stored.name().into_iter().chain(self.listed_in.as_deref())
    }

    /// The list of its pieces, as an item holds it.
    ///
    /// # Errors
    /// [`Error::Internal`] where it can not be packed.
    pub fn pack_pieces(&self) -> Result<Vec<u8>> {
        let pieces = self.pieces.iter();
        let pieces = pieces.map(|((day, token), revision)| (*day, *token, *revision));
        pack(&pieces.collect::<Vec<_>>(), 1)
    }

    /// Takes in the list of its pieces from the item that has it.
    pub(super) fn list(&mut self, packed: Option<&[u8]>) -> Result<(), Unread> {
        let packed = packed.ok_or_else(|| Damage::new("the list of a segment's pieces is missing"))?;
        self.pieces = pieces_in(packed)?;
        Ok(())
    }

    fn attributes(&self) -> Result<Item> {
        let mut attributes = self.segment.attributes();
        match &self.listed_in {
            Some(list) => attributes.insert(LIST.into(), text(list)),
            None => attributes.insert("pieces".into(), binary(self.pack_pieces()?)),
        };
        attributes.insert("unpieced".into(), number(self.unpieced.bits()));
        Ok(attributes)
    }
}

/// The attribute with the sort key of the item that lists a segment's pieces.
const LIST: &str = "listed";

fn pieces_in(packed: &[u8]) -> Result<MergedPieces, Unread> {
    let pieces: Vec<(Day, Token, i64)> = unpack(packed, LONGEST_LIST)?;
    Ok(pieces
        .into_iter()
        .map(|(day, token, revision)| ((day, token), revision))
        .collect())
}

/// The objects and items of an item's segments, and those of the segments before: also of an item that is damaged.
pub fn names_of(item: &Item) -> Vec<String> {
    let maps = segment_maps(item).unwrap_or_default();
    let named = |attributes| [OBJECT, ROW, LIST].map(|name| text_of(attributes, name));
    let present = maps.into_iter().flat_map(named).flatten();
    present.map(str::to_owned).chain(previous_of(item)).collect()
}

/// The days of a damaged item whose answers may be in no piece: every day where it does not tell.
pub fn unpieced_of(item: &Item) -> DaySet {
    let of_maps = |maps: Vec<&Item>| {
        let each: Option<Vec<DaySet>> = maps.into_iter().map(unpieced_in).collect();
        Some(each?.into_iter().fold(0, |all, days| all | days.bits()))
    };
    segment_maps(item)
        .ok()
        .and_then(of_maps)
        .map_or(DaySet::ALL, DaySet::from_bits)
}

fn unpieced_in(attributes: &Item) -> Option<DaySet> {
    let days = number_of(attributes, "unpieced")?;
    u32::try_from(days).ok().map(DaySet::from_bits)
}

fn previous_of(item: &Item) -> Vec<String> {
    match item.get("previous") {
        Some(AttributeValue::L(names)) => names.iter().filter_map(|name| name.as_s().ok().cloned()).collect(),
        Some(AttributeValue::S(name)) => vec![name.clone()],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::segments::ColumnBytes;
    use crate::segments::testing::{columns, day, key, token};

    const WINDOW: SegmentWindow = SegmentWindow(640);

    fn two_segments() -> WindowItem {
        let old = MergedSegment {
            segment: columns(WINDOW, 3, ColumnBytes::Object("segments/old".into())),
            pieces: MergedPieces::new(),
            listed_in: None,
            unpieced: [day(WINDOW, 0), day(WINDOW, 1)].into_iter().collect(),
        };
        let new = MergedSegment {
            segment: columns(WINDOW, 1, ColumnBytes::Inline(vec![1, 2, 3].into())),
            pieces: MergedPieces::from([((day(WINDOW, 0), token(7)), 4), ((day(WINDOW, 31), token(8)), 1)]),
            listed_in: None,
            unpieced: DaySet::NONE,
        };
        WindowItem {
            window: WINDOW,
            revision: 9,
            segments: vec![old, new],
            previous: vec!["segments/older".into(), "segments/oldest".into()],
        }
    }

    /// An item as it was written before pieces.
    fn version_1(stored: ColumnBytes) -> Item {
        let mut item = columns(WINDOW, 2, stored).attributes();
        let key = key();
        item.extend([
            ("pk".to_owned(), text(key.pk)),
            ("sk".to_owned(), text(key.sk)),
            ("kind".to_owned(), text("segment")),
            ("v".to_owned(), number(1)),
            ("revision".to_owned(), number(5)),
            ("previous".to_owned(), text("segments/before")),
        ]);
        item
    }

    #[test]
    fn an_item_reads_back() {
        let mut item = two_segments();
        let stored = item.item(key()).expect("packed");
        item.segments.iter_mut().for_each(|merged| merged.segment.revision = 9);
        let read = WindowItem::read(WINDOW, &stored).expect("an item");
        assert_eq!(read, item);
        assert_eq!(
            read.unpieced().iter(WINDOW).collect::<Vec<_>>(),
            [day(WINDOW, 0), day(WINDOW, 1)]
        );
        let segments = Segment::read_all(WINDOW, &stored).expect("an item");
        assert_eq!(
            segments,
            item.segments
                .into_iter()
                .map(|merged| merged.segment)
                .collect::<Vec<_>>()
        );
        assert_eq!(names_of(&stored), ["segments/old", "segments/older", "segments/oldest"]);
        let empty = WindowItem::new(WINDOW);
        assert_eq!(
            WindowItem::read(WINDOW, &empty.item(key()).expect("packed")).expect("an item"),
            empty
        );
    }

    #[test]
    fn an_item_from_before_pieces_is_one_segment_of_unpieced_days() {
        for stored in [
            ColumnBytes::Object("segments/only".into()),
            ColumnBytes::Inline(vec![5].into()),
        ] {
            let item = version_1(stored.clone());
            let read = WindowItem::read(WINDOW, &item).expect("an item");
            assert_eq!(
                (read.revision, &read.previous[..]),
                (5, &["segments/before".to_owned()][..])
            );
            let [only] = &read.segments[..] else { panic!("{read:?}") };
            assert_eq!((&only.segment.stored, only.pieces.len()), (&stored, 0));
            assert_eq!(
                read.unpieced().iter(WINDOW).collect::<Vec<_>>(),
                [day(WINDOW, 0), day(WINDOW, 1)]
            );
            assert_eq!(
                Segment::read_all(WINDOW, &item).expect("an item"),
                std::slice::from_ref(&only.segment)
            );
            assert_eq!(unpieced_of(&item), DaySet::ALL);
        }
    }

    #[test]
    fn what_a_newer_program_wrote_is_refused() {
        let mut item = two_segments().item(key()).expect("packed");
        item.insert("v".into(), number(WINDOW_VERSION + 1));
        assert!(matches!(WindowItem::read(WINDOW, &item), Err(Unread::Failed(_))));
        assert!(matches!(Segment::read_all(WINDOW, &item), Err(Unread::Failed(_))));
    }

    #[test]
    fn a_damaged_item_still_tells_its_objects_and_its_unpieced_days() {
        for attribute in ["directory", "totals", "pieces"] {
            let mut item = two_segments().item(key()).expect("packed");
            let Some(AttributeValue::L(segments)) = item.get_mut(SEGMENTS) else {
                panic!("{item:?}")
            };
            let Some(AttributeValue::M(first)) = segments.first_mut() else {
                panic!("{segments:?}")
            };
            first.insert(attribute.into(), binary(*b"\x01nothing of this kind"));
            assert!(
                matches!(WindowItem::read(WINDOW, &item), Err(Unread::Damaged(_))),
                "{attribute}"
            );
            assert_eq!(unpieced_of(&item), two_segments().unpieced());
            assert_eq!(names_of(&item).len(), 3);
        }
        let mut item = two_segments().item(key()).expect("packed");
        item.insert(SEGMENTS.into(), text("nothing of this kind"));
        assert!(matches!(Segment::read_all(WINDOW, &item), Err(Unread::Damaged(_))));
        assert_eq!((unpieced_of(&item), names_of(&item).len()), (DaySet::ALL, 2));
        let elsewhere = two_segments().item(key()).expect("packed");
        assert!(matches!(
            Segment::read_all(SegmentWindow(641), &elsewhere),
            Err(Unread::Damaged(_))
        ));
    }
}
