//! The keys of what belongs to a brand; the chart stands in `keys/mod.rs`.

use std::ops::RangeInclusive;

use answerscope_metrics::{Day, SegmentWindow};

use super::{CHUNK, Key, KeyRange};
use answerscope_domain::clock::Moment;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{AnswerId, BrandId, ExportId, Fingerprint, OrgId, PromptId, Token, ViewId, ordinal_text};

/// What a marker guards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// A prompt's text and country.
    Query,
    /// A view's name.
    View,
    /// A topic's name and location.
    Topic,
}

/// What the sort keys of bytes that belong to a window's item begin with. No object in the bucket has such a name.
pub const COLUMNS: &str = "6#COLUMNS#";

/// The day of a batch of facts.
///
/// # Errors
/// [`Error::Internal`] where the key is another item's.
pub fn day_of_facts(key: &Key) -> Result<Day> {
    let day = key.sk.split('#').next().and_then(|day| day.parse().ok());
    day.map(Day)
        .ok_or_else(|| Error::internal(format!("{key:?} is no batch of facts")))
}

/// The day and the name of a batch of facts.
///
/// # Errors
/// [`Error::Internal`] where the key is another item's.
pub fn batch_of_facts(key: &Key) -> Result<(Day, Fingerprint)> {
    let name = key.sk.split_once('#').and_then(|(_, name)| name.parse().ok());
    let name = name.ok_or_else(|| Error::internal(format!("{key:?} is no batch of facts")))?;
    Ok((day_of_facts(key)?, name))
}

/// The day and the name of a piece.
///
/// # Errors
/// [`Error::Internal`] where the key is another item's.
pub fn piece_of_key(key: &Key) -> Result<(Day, Token)> {
    let mut parts = key
        .sk
        .strip_prefix("6#PIECE#")
        .into_iter()
        .flat_map(|parts| parts.split('#'))
        .skip(1);
    let day = parts.next().and_then(|day| day.parse().ok()).map(Day);
    let token = parts.next().and_then(|token| token.parse().ok());
    day.zip(token)
        .ok_or_else(|| Error::internal(format!("{key:?} is no piece")))
}

/// When an answer in the list of its prompt was given, to the millisecond, and its name, from the row's sort key.
pub fn row_of_answer(sort_key: &str) -> Option<(Moment, Fingerprint)> {
    let (millis, name) = sort_key.split_once('#')?;
    let millis: i64 = millis.parse().ok()?;
    Some((Moment(millis * 1_000), name.parse().ok()?))
}

/// The keys of one brand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BrandKeys {
    /// The organization that the brand belongs to.
    pub organization: OrgId,
    /// The brand.
    pub brand: BrandId,
}

impl BrandKeys {
    pub(super) fn pk(self) -> String {
        format!("ORG#{}#BRAND#{}", self.organization, self.brand.0)
    }
    fn at(self, sk: impl Into<String>) -> Key {
        Key {
            pk: self.pk(),
            sk: sk.into(),
        }
    }
    /// The brand.
    pub fn brand(self) -> Key {
        self.at("2#BRAND")
    }
    /// Who does what the brand's outbox entries ask of a worker, by the word of the worker.
    pub fn worker_run(self, worker: &str) -> Key {
        self.at(format!("0#RUN#{worker}"))
    }
    /// Until when the brand's answers are counted.
    pub fn counted(self) -> Key {
        self.at("2#COUNTED")
    }
    /// How far answers are read anew, while they are.
    pub fn reanalysis(self) -> Key {
        self.at("2#REANALYSIS")
    }
    /// The brand's counters; they end with the brand.
    pub fn state(self) -> Key {
        self.at("2#STATE")
    }
    /// A view.
    pub fn view(self, id: ViewId) -> Key {
        self.at(format!("1#VIEW#{}", id.token))
    }
    /// The views.
    pub fn views(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "1#VIEW#")
    }
    /// The views and the brand.
    pub fn views_and_brand(self) -> KeyRange {
        KeyRange {
            pk: self.pk(),
            from: "1#VIEW#".into(),
            to: "2#BRAND".into(),
        }
    }
    /// The catalog item that holds a prompt's row.
    pub fn catalog(self, ordinal: u32) -> Key {
        self.at(format!("3#CATALOG#{:06}", ordinal / CHUNK))
    }
    /// The brand, its counters and its catalog.
    pub fn brand_and_catalog(self) -> KeyRange {
        KeyRange {
            pk: self.pk(),
            from: "2#BRAND".into(),
            to: "3#\u{7f}".into(),
        }
    }
    /// The brand, its counters, its catalog and its prompts.
    pub fn brand_to_prompts(self) -> KeyRange {
        KeyRange {
            pk: self.pk(),
            from: "2#BRAND".into(),
            to: "4#\u{7f}".into(),
        }
    }
    /// A prompt.
    pub fn prompt(self, ordinal: u32) -> Key {
        self.at(format!("4#PROMPT#{}", ordinal_text(ordinal)))
    }
    /// The prompts, then the topics.
    pub fn prompts_and_topics(self) -> KeyRange {
        KeyRange {
            pk: self.pk(),
            from: "4#PROMPT#".into(),
            to: "5#TOPIC#\u{7f}".into(),
        }
    }
    /// A topic.
    pub fn topic(self, slot: u32) -> Key {
        self.at(format!("5#TOPIC#{}", ordinal_text(slot)))
    }
    /// The topics.
    pub fn topics(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "5#TOPIC#")
    }
    /// The facts of a window; windows since 1970 sort by time.
    pub fn segment(self, window: SegmentWindow) -> Key {
        self.at(format!("6#SEGMENT#{:06}", window.0))
    }
    /// All segments.
    pub fn segments(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "6#SEGMENT#")
    }
    /// The columns of a part of a day.
    pub fn piece(self, day: Day, piece: Token) -> Key {
        self.at(format!("6#PIECE#{:06}#{:06}#{piece}", day.window().0, day.0))
    }
    /// The pieces of a day, oldest first.
    pub fn pieces_of_day(self, day: Day) -> KeyRange {
        KeyRange::prefixed(self.pk(), &format!("6#PIECE#{:06}#{:06}#", day.window().0, day.0))
    }
    /// The pieces of a window, by day, then oldest first.
    pub fn pieces_of_window(self, window: SegmentWindow) -> KeyRange {
        KeyRange::prefixed(self.pk(), &format!("6#PIECE#{:06}#", window.0))
    }
    /// All pieces.
    pub fn pieces(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "6#PIECE#")
    }
    /// Bytes that belong to a window's item and do not stand in it; the name is the sort key.
    pub fn columns(self, window: SegmentWindow, version: Token) -> Key {
        self.at(format!("{COLUMNS}{:06}#{version}", window.0))
    }
    /// The same by its name.
    pub fn columns_named(self, name: &str) -> Key {
        self.at(name)
    }
    /// A marker.
    pub fn taken(self, kind: Taken, name: Fingerprint) -> Key {
        let kind = match kind {
            Taken::Query => "QUERY",
            Taken::View => "VIEW",
            Taken::Topic => "TOPIC",
        };
        self.at(format!("7#TAKEN#{kind}#{name}"))
    }
    /// The tasks, and the notes of topics that are being switched.
    pub fn tasks(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "8#")
    }
    /// All items of the brand's own partition.
    pub fn partition(self) -> KeyRange {
        KeyRange {
            pk: self.pk(),
            from: "0".into(),
            to: "\u{7f}".into(),
        }
    }
    /// The tasks of a kind, oldest first, by the word of the kind.
    pub fn tasks_of(self, word: &str) -> KeyRange {
        KeyRange::prefixed(self.pk(), &format!("8#{word}#"))
    }
    /// A task: the word of its kind, and its own part of its id.
    pub fn task(self, word: &str, token: Token) -> Key {
        self.at(format!("8#{word}#{token}"))
    }
    /// An insight.
    pub fn insight(self, token: Token) -> Key {
        self.at(format!("9#INSIGHT#{token}"))
    }
    /// The insights, oldest first.
    pub fn insights(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "9#INSIGHT#")
    }
    /// The note that a topic's prompts are being switched.
    pub fn switch(self, slot: u32) -> Key {
        self.at(format!("8#SWITCH#{}", ordinal_text(slot)))
    }
    /// A trend.
    pub fn trend(self, token: Token) -> Key {
        self.at(format!("9#TREND#{token}"))
    }
    /// The same by its sort key.
    pub fn trend_named(self, sk: &str) -> Key {
        self.at(sk)
    }
    /// The trends.
    pub fn trends(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "9#TREND#")
    }
    /// An answer.
    pub fn answer(self, fingerprint: Fingerprint) -> Key {
        Key {
            pk: format!("{}#ANSWER#{}", self.pk(), &fingerprint.as_str()[..2]),
            sk: fingerprint.to_string(),
        }
    }
    /// The partitions of all answers.
    pub fn answers(self) -> impl Iterator<Item = KeyRange> {
        Fingerprint::heads().map(move |head| KeyRange {
            pk: format!("{}#ANSWER#{head}", self.pk()),
            from: "0".into(),
            to: "\u{7f}".into(),
        })
    }
    /// An answer in the list of its prompt.
    pub fn answer_row(self, answer: AnswerId, millis: i64) -> Key {
        let KeyRange { pk, .. } = self.answer_rows(answer.prompt);
        Key {
            pk,
            sk: format!("{millis:014}#{}", answer.fingerprint),
        }
    }
    /// The answers of a prompt, oldest first.
    pub fn answer_rows(self, prompt: PromptId) -> KeyRange {
        let pk = format!("{}#PROMPT#{}", self.pk(), ordinal_text(prompt.ordinal));
        KeyRange {
            pk,
            from: "0".into(),
            to: "\u{7f}".into(),
        }
    }
    /// The answers of a prompt on one day, oldest first.
    pub fn answer_rows_of_day(self, prompt: PromptId, day: Day) -> KeyRange {
        self.answer_rows_of_days(prompt, Some(day), Some(day))
    }
    /// The answers of a prompt from one day to another, oldest first.
    pub fn answer_rows_of_days(self, prompt: PromptId, first: Option<Day>, last: Option<Day>) -> KeyRange {
        const MILLIS: i64 = 24 * 60 * 60 * 1_000;
        // Keys have 14 digits, which end in the year 5138: without this, days behind that would sort before those.
        let start = |day: Day| day.start().millis().min(99_999_999_999_999 - MILLIS);
        let mut range = self.answer_rows(prompt);
        if let Some(first) = first {
            range.from = format!("{:014}", start(first));
        }
        if let Some(last) = last {
            range.to = format!("{:014}#\u{7f}", start(last) + MILLIS - 1);
        }
        range
    }
    /// A batch of facts.
    pub fn facts(self, day: Day, batch: Fingerprint) -> Key {
        let KeyRange { pk, .. } = self.facts_of_window(day.window());
        Key {
            pk,
            sk: format!("{:06}#{batch}", day.0),
        }
    }
    /// All facts of a window.
    pub fn facts_of_window(self, window: SegmentWindow) -> KeyRange {
        KeyRange {
            pk: format!("{}#FACTS#{:06}", self.pk(), window.0),
            from: "0".into(),
            to: "\u{7f}".into(),
        }
    }
    /// All facts of a day.
    pub fn facts_of_day(self, day: Day) -> KeyRange {
        self.facts_of_days(day..=day)
    }
    /// All facts of some days of one window.
    pub fn facts_of_days(self, days: RangeInclusive<Day>) -> KeyRange {
        KeyRange {
            pk: self.facts_of_window(days.start().window()).pk,
            from: format!("{:06}#", days.start().0),
            to: format!("{:06}#\u{7f}", days.end().0),
        }
    }
    /// The name of a segment's object in the bucket.
    pub fn segment_object(self, window: SegmentWindow, version: Token) -> String {
        format!(
            "segments/{}/{}/{:06}/{version}",
            self.organization, self.brand.0, window.0
        )
    }
    /// The name of an answer's object in the bucket, for texts too large for an item. No two answers share one, nor does
    /// one that comes again after it was deleted, so that it can go with its answer at any time.
    pub fn answer_object(self, answer: AnswerId, version: Token, content: Fingerprint) -> String {
        format!(
            "{}{}/{version}-{content}",
            self.answer_objects(answer.prompt.ordinal),
            answer.fingerprint
        )
    }
    /// What the names of the objects of a prompt's answers begin with.
    pub fn answer_objects(self, prompt: u32) -> String {
        format!(
            "answers/{}/{}/{}/",
            self.organization,
            self.brand.0,
            ordinal_text(prompt)
        )
    }
    /// What the names of an export's objects in the bucket begin with.
    pub fn export_objects(self, id: ExportId) -> String {
        format!("exports/{}/{}/{}/", self.organization, self.brand.0, id.token)
    }
    /// The name of the archive that an attempt builds: an attempt that was given up can not touch its successor's.
    pub fn export_object(self, id: ExportId, attempt: u32) -> String {
        format!("{}{attempt}.zip", self.export_objects(id))
    }
    /// What the names of all the brand's objects in the bucket begin with.
    pub fn objects(self) -> [String; 4] {
        ["segments", "answers", "asked", "exports"]
            .map(|kind| format!("{kind}/{}/{}/", self.organization, self.brand.0))
    }
}
