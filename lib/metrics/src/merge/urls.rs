//! Merging citations, whose ids name forms of URLs: see [`crate::dictionary`].
//!
//! On a day that several pieces have, most URLs have one title at most, and then it is plain which forms they have. The
//! citations of the others are put into the order of their times, as they are when a day is built from facts.

use bytes::Bytes;

use super::{Merge, MergeSource, OfPiece};
use crate::added_forms::{AddedForms, FormRef};
use crate::dictionary::Dictionary;
use crate::dictionary_builder::{DictionaryBuilder, MOST_TITLES, Seen};
use crate::directory::Section;
use crate::error::Result;
use crate::runs::Runs;
use crate::slice::decode_runs;
use crate::times_day::{self, Timed, TimesDay};
use crate::{Channel, Day};

/// Milliseconds of a day.
const DAY: i64 = 86_400_000;

/// In an id: it is the number of a URL and title, and waits for the id of a form. No form has such an id.
const TIMED: u32 = 1 << 31;

/// A URL that several titles are given on one day, and one of them.
type Titled = (u32, Option<u32>);

/// The URLs of all pieces.
struct Urls {
    dictionary: DictionaryBuilder,
    /// By piece.
    forms: Vec<AddedForms>,
    /// Days, as bits, that each piece has alone and of which every prompt stays.
    alone: Vec<u32>,
    /// The piece whose ids stay.
    base: Option<usize>,
}

/// The citations of a day in one piece.
struct PieceDay<'a> {
    forms: &'a AddedForms,
    runs: Runs,
    /// Nothing where no citation has a title, or the piece is of a format without times.
    times: Option<TimesDay>,
}

/// What the citations of a day call a URL.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Called {
    /// Nothing: it is not cited.
    Uncited,
    /// The same wherever they give a title; whether some give none.
    One { untitled: bool, title: Option<u32> },
    /// By several titles.
    Many,
}

/// What becomes of the citations with an id.
#[derive(Debug, Clone, Copy)]
enum Target {
    /// They name no form.
    Lost,
    /// They have this id.
    Id { id: u32, titled: bool },
    /// Their time decides; the number of URL and title.
    Timed { number: u32 },
}

impl Called {
    fn add(self, with: Option<u32>) -> Self {
        match self {
            Self::Uncited => Self::One {
                untitled: with.is_none(),
                title: with,
            },
            Self::One { untitled, title } if with.is_none() || title.is_none() || title == with => Self::One {
                untitled: untitled || with.is_none(),
                title: title.or(with),
            },
            Self::One { .. } | Self::Many => Self::Many,
        }
    }
}

impl Merge<'_> {
    pub(super) fn citations(&mut self) -> Result<()> {
        let mut urls = self.urls()?;
        for day in self.days() {
            let (index, parts) = (day.index_in_window(), self.parts(Section::Citations, day)?);
            let is_alone = |piece: usize| urls.alone[piece] >> index & 1 == 1;
            match &parts[..] {
                [] => {}
                [(piece, bytes)] if is_alone(*piece) => {
                    let times = self.times_of(*piece, day)?;
                    times.and_then(|times| self.out.times.insert(index, times.into()));
                    let renamed = match urls.base {
                        Some(base) if base == *piece => bytes.clone(),
                        _ => self.renamed(&mut urls, *piece, index, bytes)?,
                    };
                    self.out.put(Section::Citations, index, &renamed)?;
                }
                several => self.join_day(&mut urls, day, several)?,
            }
        }
        let bytes = urls.dictionary.encode(&mut self.out.packer)?;
        self.out.put_dictionary(&bytes)
    }

    fn times_of(&self, piece: usize, day: Day) -> Result<Option<Bytes>> {
        let MergeSource { bytes, directory, .. } = self.pieces[piece];
        let times = directory.day(Section::Times, day, bytes)?;
        Ok(times.map(Bytes::copy_from_slice))
    }

    /// Reads the dictionaries one after the other.
    fn urls(&mut self) -> Result<Urls> {
        let (mut alone, mut lengths) = (vec![0_u32; self.pieces.len()], vec![0; self.pieces.len()]);
        for day in self.days() {
            let parts = self.parts(Section::Citations, day)?;
            let [(piece, bytes)] = &parts[..] else { continue };
            if self.live.is_some() {
                let runs = decode_runs(bytes.clone(), &mut self.out.unpacker)?;
                if self.has_other_rows(&runs) {
                    continue;
                }
            }
            alone[*piece] |= 1 << day.index_in_window();
            lengths[*piece] += bytes.len();
        }
        let longest = (0..lengths.len()).max_by_key(|piece| lengths[*piece]);
        let base = longest.filter(|piece| lengths[*piece] > 0);
        let (mut dictionary, mut forms) = (DictionaryBuilder::default(), Vec::new());
        for (piece, source) in self.pieces.iter().enumerate() {
            let stored = Bytes::copy_from_slice(source.directory.urls(source.bytes)?);
            let own = Dictionary::decode(stored, &mut self.out.unpacker)?;
            forms.push(dictionary.add_dictionary(&own, alone[piece], base == Some(piece)));
        }
        Ok(Urls {
            dictionary,
            forms,
            alone,
            base,
        })
    }

    /// A day that one piece alone has, with the ids that its forms have now.
    fn renamed(&mut self, urls: &mut Urls, piece: usize, day: u32, bytes: &Bytes) -> Result<Bytes> {
        let runs = decode_runs(bytes.clone(), &mut self.out.unpacker)?;
        let forms = &urls.forms[piece];
        let mut ids: Vec<Option<u32>> = vec![None; forms.limit()];
        let mut entries = Vec::new();
        for (prompt, channel, range) in runs.lists() {
            for id in runs.ids(range) {
                let Some((form, _)) = forms.get(id, day) else { continue };
                let id = *ids[id as usize].get_or_insert_with(|| urls.dictionary.id_or_new(form));
                entries.push((prompt, channel, id));
            }
        }
        Runs::encode(&entries, &mut self.out.packer).map(Bytes::from)
    }

    /// A day that several pieces have, or of which not every prompt stays.
    fn join_day(&mut self, urls: &mut Urls, day: Day, parts: &[OfPiece]) -> Result<()> {
        let mut pieces = Vec::new();
        for (piece, bytes) in parts {
            let times = self.times_of(*piece, day)?;
            pieces.push(PieceDay {
                forms: &urls.forms[*piece],
                runs: decode_runs(bytes.clone(), &mut self.out.unpacker)?,
                times: times
                    .map(|times| TimesDay::decode(times, &mut self.out.unpacker))
                    .transpose()?,
            });
        }
        let (base, mut cited) = self.join_pieces(&mut urls.dictionary, day, &pieces);
        drop(pieces);
        if cited.is_empty() {
            return Ok(());
        }
        cited.sort_unstable();
        if let Some(times) = times_day::encode(base, &cited, &mut self.out.packer)? {
            self.out.times.insert(day.index_in_window(), times);
        }
        let entry = |cited: &Timed| (cited.prompt, cited.channel, cited.id);
        let bytes = Runs::encode_by(&cited, entry, &mut self.out.packer)?;
        self.out.put(Section::Citations, day.index_in_window(), &bytes)
    }

    /// The citations of a day, and from when their times count.
    fn join_pieces(&self, dictionary: &mut DictionaryBuilder, day: Day, pieces: &[PieceDay<'_>]) -> (i64, Vec<Timed>) {
        let index = day.index_in_window();
        let (called, used) = self.called(dictionary.len(), index, pieces);
        for (url, called) in (0..).zip(&called) {
            if let Called::One { untitled, title } = called {
                let titles: Vec<Option<u32>> = untitled.then_some(None).into_iter().chain(title.map(Some)).collect();
                dictionary.cite(index, url, &titles);
            }
        }
        // Before all times that are known, those of which none is: in the order of their forms.
        let known = pieces
            .iter()
            .filter_map(|piece| piece.times.as_ref())
            .map(TimesDay::base);
        let base = known.min().unwrap_or(i64::from(day.0) * DAY) - MOST_TITLES as i64;
        let length = pieces.iter().map(|piece| piece.runs.len()).sum();
        let (mut cited, mut titles) = (Vec::with_capacity(length), Vec::new());
        for (piece, used) in pieces.iter().zip(used) {
            let targets = piece.targets(dictionary, index, &called, &used, &mut titles);
            piece.each(|prompt, channel, id, time| {
                let target = targets.get(id as usize).filter(|_| self.is_live(prompt));
                let time = || Timed::after(base, time.unwrap_or_else(|| base + piece.order(id, index)));
                let (id, time) = match target.copied().unwrap_or(Target::Lost) {
                    Target::Lost => return,
                    Target::Id { id, titled } => (id, if titled { time() } else { 0 }),
                    Target::Timed { number } => (number | TIMED, time()),
                };
                cited.push(Timed {
                    prompt,
                    channel,
                    id,
                    time,
                });
            });
        }
        order_titles(dictionary, index, base, &titles, &mut cited);
        (base, cited)
    }

    /// What the citations that stay call each URL, and which ids of each piece they have.
    fn called(&self, urls: usize, day: u32, pieces: &[PieceDay<'_>]) -> (Vec<Called>, Vec<Vec<bool>>) {
        let (mut called, mut ids) = (vec![Called::Uncited; urls], Vec::new());
        for piece in pieces {
            let mut used = vec![false; piece.forms.limit()];
            for (.., range) in piece.runs.lists().filter(|(prompt, ..)| self.is_live(*prompt)) {
                for id in piece.runs.ids(range) {
                    if let Some(used) = used.get_mut(id as usize) {
                        *used = true;
                    }
                }
            }
            for (id, _) in (0..).zip(&used).filter(|(_, used)| **used) {
                if let Some((form, title)) = piece.forms.get(id, day) {
                    let known = &mut called[form.url as usize];
                    *known = known.add(title);
                }
            }
            ids.push(used);
        }
        (called, ids)
    }
}

/// Gives the citations whose time decides the ids of their forms.
fn order_titles(dictionary: &mut DictionaryBuilder, day: u32, base: i64, titles: &[Titled], cited: &mut [Timed]) {
    if titles.is_empty() {
        return;
    }
    let of = |cited: &Timed| titles.get((cited.id ^ TIMED) as usize);
    let url = |cited: &Timed| of(cited).map_or(0, |(url, _)| *url);
    cited.sort_unstable_by_key(|cited| {
        (
            cited.id & TIMED == 0,
            if cited.id & TIMED == 0 { 0 } else { url(cited) },
        )
    });
    let timed = cited.partition_point(|cited| cited.id & TIMED != 0);
    for same in cited[..timed].chunk_by_mut(|a, b| url(a) == url(b)) {
        let of_url = url(&same[0]);
        let seen = |cited: &Timed| Seen {
            prompt: cited.prompt,
            channel: cited.channel,
            answered_at: base + i64::from(cited.time) - 1,
            title: of(cited).and_then(|(_, title)| *title),
        };
        let mut seen: Vec<Seen> = same.iter().map(seen).collect();
        let mut found = Vec::with_capacity(seen.len());
        dictionary.add_seen(day, of_url, &mut seen, |cited| found.push(cited));
        for (place, cited) in same.iter_mut().zip(found) {
            *place = Timed {
                prompt: cited.prompt,
                channel: cited.channel,
                id: dictionary.id_or_new(cited.form),
                time: cited.time.map_or(0, |time| Timed::after(base, time)),
            };
        }
    }
}

impl PieceDay<'_> {
    /// Calls `each` with every citation and the time of its title.
    fn each(&self, mut each: impl FnMut(u32, Channel, u32, Option<i64>)) {
        match &self.times {
            Some(times) => times.each(&self.runs, each),
            None => {
                for (prompt, channel, range) in self.runs.lists() {
                    self.runs.ids(range).for_each(|id| each(prompt, channel, id, None));
                }
            }
        }
    }

    /// The place of a form among those of its URL, less than the most that there are.
    fn order(&self, id: u32, day: u32) -> i64 {
        let form = self.forms.get(id, day).map_or(0, |(form, _)| form.form);
        i64::from(form).min(MOST_TITLES as i64 - 1)
    }

    /// What becomes of each id that is used.
    fn targets(
        &self,
        dictionary: &mut DictionaryBuilder,
        day: u32,
        called: &[Called],
        used: &[bool],
        titles: &mut Vec<Titled>,
    ) -> Vec<Target> {
        let mut target = |id: u32| {
            let (FormRef { url, .. }, title) = self.forms.get(id, day)?;
            let form = match called[url as usize] {
                Called::One { untitled, .. } => u32::from(untitled && title.is_some()),
                Called::Uncited | Called::Many => {
                    titles.push((url, title));
                    let number = titles.len() as u32 - 1;
                    return Some(Target::Timed { number });
                }
            };
            Some(Target::Id {
                id: dictionary.id_or_new(FormRef { url, form }),
                titled: title.is_some(),
            })
        };
        let used = (0..).zip(used);
        used.map(|(id, used)| used.then(|| target(id)).flatten().unwrap_or(Target::Lost))
            .collect()
    }
}
