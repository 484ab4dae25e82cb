//! Pieces: columns of some batches of a day. Which batches a piece is built from never changes but for new ones that are
//! added to the newest of a day while it is small; built anew, it holds what they hold by then.

use std::collections::BTreeSet;
use std::sync::Arc;

use answerscope_analysis::METHOD_VERSION;
use answerscope_metrics::{Day, build};
use bytes::Bytes;

use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{Fingerprint, Token};
use answerscope_store::Store;
use answerscope_store::keys::BrandKeys;
use answerscope_store::runtime::cpu::cpu;
use answerscope_store::segments::{DayPieces, MethodVersions, PieceHead, PieceItem, name_of_columns};
use answerscope_store::table::{Action, Conditional, number};

use crate::batches::Batches;
use crate::columns::{self, Place};
use crate::step::Step;
use crate::tiers::TINY;

/// Batches of a piece.
const BATCHES: usize = 500;
/// Answers up to which a piece takes new ones, so that small imports do not cost a piece each.
const FEW: usize = 500;

/// The piece of a day that takes new batches of so many answers: it is built anew, and so is the segment that has it.
pub(crate) fn open_piece<'p>(
    pieces: &'p DayPieces,
    step: &Step<'_>,
    batches: usize,
    answers: usize,
) -> Option<&'p PieceHead> {
    let fits = |head: &&PieceHead| {
        let segment = step.segment_of((head.day, head.token));
        let bytes = segment.map_or(0, |merged| merged.segment.directory.len());
        head.batches.len() + batches <= BATCHES && head.answers as usize + answers <= FEW && bytes <= TINY
    };
    pieces.heads().last().map(Arc::as_ref).filter(fits)
}

/// A piece that was built, and not written yet.
pub(crate) struct NewPiece {
    /// Its item.
    pub(crate) item: PieceItem,
    /// Its bytes, wherever they stand.
    pub(crate) bytes: Bytes,
    /// The prompts of the batches that are counted by it: none of those that were counted before, when it was asked whether
    /// their prompts are there.
    pub(crate) counted: BTreeSet<u32>,
    /// The object or item that it had before.
    obsolete: Option<String>,
}

impl NewPiece {
    /// Builds a piece of batches that were read: anew where `head` tells of it, else a new one of these names. Whose batches
    /// are counted by it says `counted`.
    pub(crate) async fn build(
        store: &Store,
        keys: BrandKeys,
        day: Day,
        head: Option<&PieceHead>,
        names: Vec<Fingerprint>,
        batches: Batches,
    ) -> Result<Self> {
        let before = match head {
            Some(head) => store.table().get(&keys.piece(day, head.token)).await?,
            None => None,
        };
        let mut methods = MethodVersions::default();
        methods.set(day, batches.methods.iter().copied());
        let (names_version, method_version) = (batches.names_version, batches.method_version);
        let unreadable = batches.unreadable;
        let facts = batches.into_facts();
        let answers = u32::try_from(facts.len()).map_err(Error::internal)?;
        let built = cpu(move || build(day.window(), None, &[(day, facts)])).await?;
        let built = built.map_err(Error::internal)?;
        let bytes = Bytes::copy_from_slice(&built.bytes);
        let columns = columns::put(store, keys, day.window(), built, methods, Place::PIECE).await?;
        let head = PieceHead {
            day,
            token: head.map_or_else(|| store.fresh_token(), |head| head.token),
            revision: head.map_or(0, |head| head.revision) + 1,
            batches: names,
            answers,
            // Of no batch: nothing is to be read anew.
            names_version: names_version.unwrap_or(u32::MAX),
            method_version: method_version.unwrap_or(METHOD_VERSION),
            unreadable,
            is_rebuilt: head.is_some_and(|head| head.is_rebuilt),
        };
        Ok(Self {
            item: PieceItem { head, columns },
            bytes,
            counted: BTreeSet::new(),
            obsolete: before.as_ref().and_then(name_of_columns).map(str::to_owned),
        })
    }

    /// Its name.
    pub(crate) fn name(&self) -> (Day, Token) {
        (self.item.head.day, self.item.head.token)
    }

    /// The action that writes it, if it is still what it was built from.
    pub(crate) fn put(&self, keys: BrandKeys) -> Result<Conditional> {
        let (day, token) = self.name();
        let item = self.item.item(keys.piece(day, token))?;
        Ok(match self.item.head.revision {
            1 => Action::put_new(item),
            revision => Action::put(item)
                .when("revision = :old")
                .value(":old", number(revision - 1)),
        })
    }

    /// The object or item that nobody names when it was written, or when it was not.
    pub(crate) fn left_behind(&self, written: bool) -> Option<&str> {
        if written {
            self.obsolete.as_deref()
        } else {
            self.item.columns.stored.name()
        }
    }
}

/// Whether all batches of a piece were made with the brand's names and by today's method.
pub(crate) fn has_todays(head: &PieceHead, naming: u32) -> bool {
    [naming, u32::MAX].contains(&head.names_version) && head.method_version == METHOD_VERSION
}

/// Bytes of pieces that were built a moment ago: what is merged next need not be read again.
#[derive(Default)]
pub(crate) struct Fresh(Vec<(Day, Token, i64, Bytes)>);

impl Fresh {
    /// Bytes that are kept.
    const MOST: usize = 16 << 20;

    pub(crate) fn keep(&mut self, piece: NewPiece) {
        let head = &piece.item.head;
        self.0.push((head.day, head.token, head.revision, piece.bytes));
        while self.0.iter().map(|(.., bytes)| bytes.len()).sum::<usize>() > Self::MOST {
            self.0.remove(0);
        }
    }

    pub(crate) fn get(&self, head: &PieceHead) -> Option<Bytes> {
        let is = |(day, token, revision, _): &&(Day, Token, i64, Bytes)| {
            (*day, *token, *revision) == (head.day, head.token, head.revision)
        };
        self.0.iter().find(is).map(|(.., bytes)| bytes.clone())
    }
}
