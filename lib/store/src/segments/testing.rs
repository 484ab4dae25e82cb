//! Columns and names for tests.

use answerscope_domain::clock::Moment;
use answerscope_domain::ids::{BrandId, Token};
use answerscope_metrics::{AnswerFacts, CitedUrl, Day, Engine, SegmentWindow, build};

use super::{ColumnBytes, MethodVersions, Segment};
use crate::keys::{BrandKeys, Key, OrgKeys};

/// The name of this moment, in milliseconds.
pub(super) fn token(millis: i64) -> Token {
    Token::derived(Moment(millis * 1_000), &[])
}

/// The keys of a brand.
pub(super) fn brand_keys() -> BrandKeys {
    OrgKeys(token(1)).of(BrandId(token(2)))
}

/// The key of a window's item.
pub(super) fn key() -> Key {
    brand_keys().segment(SegmentWindow(640))
}

/// The day at a place of a window.
pub(super) fn day(window: SegmentWindow, index: u32) -> Day {
    window.day(index)
}

pub(super) fn answer(prompt: u32) -> AnswerFacts {
    AnswerFacts {
        citations: vec![CitedUrl {
            url: "https://site.example/".into(),
            domain: "site.example".into(),
            title: Some("Title".into()),
        }],
        ..AnswerFacts::of(prompt, Engine::OpenAi)
    }
}

/// What an item tells of columns of so many days of a window; the bytes are elsewhere.
pub(super) fn columns(window: SegmentWindow, days: u32, stored: ColumnBytes) -> Segment {
    let facts = |index| (day(window, index), vec![answer(index)]);
    let built = build(window, None, &(0..days).map(facts).collect::<Vec<_>>()).expect("facts that fit");
    let mut methods = MethodVersions::default();
    (0..days).for_each(|index| methods.set(day(window, index), [5]));
    Segment::of_built(&built, stored, methods)
}
