//! Merging lists of ids by prompt and channel: sentiment, and where answers come from.

use crate::directory::Section;
use crate::error::Result;
use crate::origins_day::{self, Origin, OriginsDay};
use crate::runs::{Entries, Runs};
use crate::sentiment_day::{self, Finding, SentimentDay};

use super::Merge;

impl Merge<'_> {
    pub(super) fn sentiment(&mut self) -> Result<()> {
        for day in self.days() {
            let (index, parts) = (day.index_in_window(), self.parts(Section::Sentiment, day)?);
            let mut days = Vec::new();
            for (_, bytes) in &parts {
                days.push(SentimentDay::decode(bytes.clone(), &mut self.out.unpacker)?);
            }
            if let ([(_, bytes)], [alone]) = (&parts[..], &days[..])
                && !self.has_other_rows(&alone.runs)
            {
                self.out.put(Section::Sentiment, index, bytes)?;
                continue;
            }
            let lists = days
                .iter()
                .map(|day| (&day.runs, &day.findings[..]))
                .collect::<Vec<_>>();
            let (findings, entries): (Vec<Finding>, Entries) = self.join(&lists);
            if !entries.is_empty() {
                let bytes = sentiment_day::encode_ids(&findings, &entries, &mut self.out.packer)?;
                self.out.put(Section::Sentiment, index, &bytes)?;
            }
        }
        Ok(())
    }

    pub(super) fn origins(&mut self) -> Result<()> {
        for day in self.days() {
            let (index, parts) = (day.index_in_window(), self.parts(Section::Origins, day)?);
            let mut days = Vec::new();
            for (_, bytes) in &parts {
                days.push(OriginsDay::decode(bytes.clone(), &mut self.out.unpacker)?);
            }
            if let ([(_, bytes)], [alone]) = (&parts[..], &days[..])
                && !self.has_other_rows(&alone.runs)
            {
                let totals = self.out.totals.entry(index).or_default();
                totals.add_origins(alone.all().into_iter());
                self.out.put(Section::Origins, index, bytes)?;
                continue;
            }
            let origins: Vec<Vec<Origin<'_>>> = days.iter().map(|day| day.origins().collect()).collect();
            let lists = days
                .iter()
                .zip(&origins)
                .map(|(day, origins)| (&day.runs, &origins[..]));
            let (origins, entries) = self.join(&lists.collect::<Vec<_>>());
            if !entries.is_empty() {
                let each = entries
                    .iter()
                    .map(|(_, channel, id)| (*channel, origins[*id as usize], 1));
                self.out.totals.entry(index).or_default().add_origins(each);
                let bytes = origins_day::encode_ids(&origins, &entries, &mut self.out.packer)?;
                self.out.put(Section::Origins, index, &bytes)?;
            }
        }
        Ok(())
    }

    pub(super) fn has_other_rows(&self, runs: &Runs) -> bool {
        self.live.is_some_and(|live| runs.has_others_than(live))
    }

    /// Brings lists together whose ids are places in a list of what they mean: all meanings that occur, each once and
    /// ascending, and the entries with the places there.
    fn join<T: Copy + Ord>(&self, lists: &[(&Runs, &[T])]) -> (Vec<T>, Entries) {
        let mut all: Vec<T> = lists
            .iter()
            .flat_map(|(_, meanings)| meanings.iter().copied())
            .collect();
        all.sort_unstable();
        all.dedup();
        let mut entries = Entries::with_capacity(lists.iter().map(|(runs, _)| runs.len()).sum());
        for (runs, meanings) in lists {
            let place = |meaning: &T| all.binary_search(meaning).unwrap_or_default() as u32;
            let places: Vec<u32> = meanings.iter().map(place).collect();
            for (prompt, channel, range) in runs.lists().filter(|(prompt, ..)| self.is_live(*prompt)) {
                let ids = runs.ids(range).filter_map(|id| places.get(id as usize));
                entries.extend(ids.map(|id| (prompt, channel, *id)));
            }
        }
        entries.sort_unstable();
        let mut place: Vec<Option<u32>> = vec![None; all.len()];
        entries.iter().for_each(|(.., id)| place[*id as usize] = Some(0));
        let mut kept = Vec::new();
        for (meaning, place) in all.into_iter().zip(&mut place).filter(|(_, place)| place.is_some()) {
            *place = Some(kept.len() as u32);
            kept.push(meaning);
        }
        entries
            .iter_mut()
            .for_each(|(.., id)| *id = place[*id as usize].unwrap_or_default());
        (kept, entries)
    }
}
