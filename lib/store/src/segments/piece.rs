//! The item of a piece: the columns of a part of a day, and the batches of facts that they were built from.

use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{Fingerprint, Token};
use answerscope_metrics::Day;

use super::segment::{Segment, revision_of};
use crate::keys::{Key, piece_of_key};
use crate::table::packed::{Damage, Unread, pack, unpack};
use crate::table::{Item, PIECE_VERSION, binary, bytes_of, key_of, known, number, number_of, text};

/// Bytes of a piece's list of batches before compression: more than 500 names of 27 bytes.
const LONGEST_LIST: usize = 1 << 16;

/// What a piece is made of, without its columns. A batch is in one piece at most, for ever.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PieceHead {
    /// The day.
    pub day: Day,
    /// Its name; those of a day ascend with the time.
    pub token: Token,
    /// How often it was built anew.
    pub revision: i64,
    /// The batches that it was built from, those that are gone since included.
    pub batches: Vec<Fingerprint>,
    /// Answers in it.
    pub answers: u32,
    /// The oldest number of names that one of its batches was read with.
    pub names_version: u32,
    /// The oldest version of the method that read one of its batches; 0 where a batch does not tell all that is kept
    /// today.
    pub method_version: u32,
    /// Its answers whose texts could not be read when they were to be read anew.
    pub unreadable: usize,
    /// Whether it differs from what the segments have of it only because it was read anew or recounted: all of its answers
    /// are counted, and who merges new ones may leave it as it is.
    pub is_rebuilt: bool,
}

/// A piece.
#[derive(Debug, Clone, PartialEq)]
pub struct PieceItem {
    /// What it is made of.
    pub head: PieceHead,
    /// Its columns.
    pub columns: Segment,
}

impl PieceHead {
    /// The attributes that it is read from, for a query of these alone.
    pub const ATTRIBUTES: &str =
        "pk, sk, kind, v, revision, batches, answers, naming, readingMethod, unreadable, rebuilt";

    /// Reads an item, or what a query of [`PieceHead::ATTRIBUTES`] has of it.
    ///
    /// # Errors
    /// [`Unread::Damaged`] where the batches can not be told.
    pub fn read(item: &Item) -> Result<Self, Unread> {
        known(item).map_err(Error::from)?;
        let (day, token) = piece_of_key(&key_of(item))?;
        let count = |name| {
            let told = number_of(item, name).and_then(|count| u32::try_from(count).ok());
            told.ok_or_else(|| Damage::new(format!("a piece that does not tell {name}")))
        };
        Ok(Self {
            day,
            token,
            revision: revision_of(item),
            batches: unpack(bytes_of(item, "batches").unwrap_or_default(), LONGEST_LIST)?,
            answers: count("answers")?,
            names_version: count("naming")?,
            method_version: count("readingMethod")?,
            unreadable: count("unreadable")? as usize,
            is_rebuilt: item.contains_key("rebuilt"),
        })
    }
}

impl PieceItem {
    /// Reads an item.
    ///
    /// # Errors
    /// [`Unread::Damaged`] where the batches or the columns can not be told.
    pub fn read(item: &Item) -> Result<Self, Unread> {
        let head = PieceHead::read(item)?;
        let columns = Segment::read(head.day.window(), head.revision, item)?;
        Ok(Self { head, columns })
    }

    /// The item; the key is that of its day and token.
    ///
    /// # Errors
    /// [`Error::Internal`] where the list of batches can not be packed.
    pub fn item(&self, key: Key) -> Result<Item> {
        let PieceHead {
            revision,
            batches,
            answers,
            names_version,
            method_version,
            unreadable,
            is_rebuilt,
            ..
        } = &self.head;
        let mut item = self.columns.attributes();
        item.extend([
            ("pk".to_owned(), text(key.pk)),
            ("sk".to_owned(), text(key.sk)),
            ("kind".to_owned(), text("piece")),
            ("v".to_owned(), number(PIECE_VERSION)),
            ("revision".to_owned(), number(revision)),
            ("batches".to_owned(), binary(pack(batches, 1)?)),
            ("answers".to_owned(), number(answers)),
            ("naming".to_owned(), number(names_version)),
            ("readingMethod".to_owned(), number(method_version)),
            ("unreadable".to_owned(), number(unreadable)),
        ]);
        if *is_rebuilt {
            item.insert("rebuilt".to_owned(), number(1));
        }
        Ok(item)
    }
}

#[cfg(test)]
mod tests {
    use answerscope_metrics::SegmentWindow;

    use super::*;
    use crate::segments::ColumnBytes;
    use crate::segments::testing::{brand_keys, columns, day, token};

    const WINDOW: SegmentWindow = SegmentWindow(640);

    fn piece(stored: ColumnBytes) -> (Key, PieceItem) {
        let (day, token) = (day(WINDOW, 1), token(5));
        let head = PieceHead {
            day,
            token,
            revision: 3,
            batches: (0..500_u32).map(|n| Fingerprint::of(&[&n.to_be_bytes()])).collect(),
            answers: 4_499,
            names_version: 6,
            method_version: 0,
            unreadable: 2,
            is_rebuilt: matches!(stored, ColumnBytes::Object(_)),
        };
        let mut columns = columns(WINDOW, 1, stored);
        columns.revision = 3;
        (brand_keys().piece(day, token), PieceItem { head, columns })
    }

    #[test]
    fn an_item_reads_back() {
        for stored in [
            ColumnBytes::Object("segments/piece".into()),
            ColumnBytes::Inline(vec![0; 24 << 10].into()),
        ] {
            let (key, piece) = piece(stored);
            let mut item = piece.item(key).expect("packed");
            assert!(bytes_of(&item, "batches").is_some_and(|packed| packed.len() < 11_000));
            assert_eq!(PieceItem::read(&item).expect("a piece"), piece);
            item.retain(|name, _| PieceHead::ATTRIBUTES.split(", ").any(|asked| asked == name));
            assert_eq!(PieceHead::read(&item).expect("a piece"), piece.head);
            item.insert("v".into(), number(PIECE_VERSION + 1));
            assert!(matches!(PieceHead::read(&item), Err(Unread::Failed(_))));
        }
    }

    #[test]
    fn damage_is_told_from_failure() {
        for attribute in ["batches", "directory", "totals", "answers", "unreadable"] {
            let (key, piece) = piece(ColumnBytes::Inline(vec![9].into()));
            let mut item = piece.item(key).expect("packed");
            item.insert(attribute.into(), binary(*b"\x01nothing of this kind"));
            assert!(matches!(PieceItem::read(&item), Err(Unread::Damaged(_))), "{attribute}");
        }
    }

    #[test]
    fn pieces_stand_by_day_and_then_by_time() {
        let keys = brand_keys();
        let (first, last) = (day(WINDOW, 0), day(WINDOW, 31));
        let all: Vec<Key> = [(first, 1), (first, 2), (last, 1)]
            .map(|(day, at)| keys.piece(day, token(at)))
            .into();
        assert!(all.is_sorted());
        let within =
            |range: crate::keys::KeyRange, key: &Key| range.pk == key.pk && range.from <= key.sk && key.sk <= range.to;
        assert_eq!(
            all.iter().filter(|key| within(keys.pieces_of_day(first), key)).count(),
            2
        );
        assert!(
            all.iter()
                .all(|key| within(keys.pieces_of_window(WINDOW), key) && within(keys.pieces(), key))
        );
        assert!(!within(keys.pieces(), &keys.segment(WINDOW)));
        assert_eq!(piece_of_key(&all[2]).expect("a piece"), (last, token(1)));
        assert!(piece_of_key(&keys.segment(WINDOW)).is_err());
    }
}
