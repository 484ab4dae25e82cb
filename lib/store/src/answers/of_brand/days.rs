//! The days of a brand that have answers, newest first.

use std::collections::VecDeque;
use std::ops::RangeInclusive;
use std::sync::Arc;

use answerscope_metrics::Day;

use super::{Filter, Found, Place};
use crate::Store;
use crate::keys::{BrandKeys, day_of_facts};
use crate::runtime::cpu::cpu;
use crate::segments::within;
use crate::table::{Item, key_of};
use answerscope_domain::clock::Moment;
use answerscope_domain::error::Result;

/// What a day has.
pub(super) struct DayFound {
    pub(super) day: Day,
    /// Answers of the day, whatever their filter.
    pub(super) looked_at: usize,
    /// Those that pass, newest first, as many of them as were asked for.
    pub(super) found: Vec<Found>,
    /// How many more pass.
    more: u64,
}

impl DayFound {
    /// How many answers of the day pass.
    pub(super) fn count(&self) -> u64 {
        self.found.len() as u64 + self.more
    }

    /// Keeps the newest of those behind a place, each once, in their order.
    fn keep(&mut self, most: usize, place: Option<Place>) {
        if let Some(place) = place.filter(|(millis, _)| *millis >= self.day.start().millis()) {
            self.found.retain(|one| (one.millis, Some(one.name)) < place);
        }
        self.found.sort_unstable_by(|a, b| b.cmp(a));
        self.found.dedup_by_key(|one| one.name);
        self.more += self.found.len().saturating_sub(most) as u64;
        self.found.truncate(most);
    }
}

/// A walk back from a place. It keeps what passes of one day, and what one request returned.
pub(super) struct Days {
    keys: BrandKeys,
    place: Option<Place>,
    /// Days that were not read to their end.
    left: Option<RangeInclusive<Day>>,
    from: Option<Item>,
    read: VecDeque<DayFound>,
}

impl Days {
    pub(super) fn new(keys: BrandKeys, days: RangeInclusive<Day>, place: Option<Place>) -> Self {
        let (first, mut last) = days.into_inner();
        if let Some((millis, name)) = place {
            // Without a name, nothing of the moment itself is left.
            let millis = millis.saturating_sub(i64::from(name.is_none()));
            last = last.min(Moment(millis.saturating_mul(1_000)).day());
        }
        Self {
            keys,
            place,
            left: (first <= last).then_some(first..=last),
            from: None,
            read: VecDeque::new(),
        }
    }

    /// Whether there are further days.
    pub(super) fn goes_on(&self) -> bool {
        self.left.is_some() || !self.read.is_empty()
    }

    /// The next day that has answers, with the newest of them, `most` at most. All of the day's facts are read, and no more
    /// of them are held than a request returned and twice what is asked for.
    pub(super) async fn next(&mut self, store: &Store, filter: &Arc<Filter>, most: usize) -> Result<Option<DayFound>> {
        let mut whole: Option<DayFound> = None;
        let in_order = |mut day: DayFound, place| {
            day.keep(most, place);
            day
        };
        loop {
            while let Some(batch) = self.read.pop_front() {
                match &mut whole {
                    Some(day) if day.day != batch.day => {
                        self.read.push_front(batch);
                        return Ok(whole.map(|day| in_order(day, self.place)));
                    }
                    Some(day) => {
                        day.looked_at += batch.looked_at;
                        day.found.extend(batch.found);
                        if day.found.len() / 2 > most {
                            day.keep(most, self.place);
                        }
                    }
                    None => whole = Some(batch),
                }
            }
            if !self.read_more(store, filter).await? {
                return Ok(whole.map(|day| in_order(day, self.place)));
            }
        }
    }

    /// Reads up to 1 MB of facts more; `false` where there are none.
    async fn read_more(&mut self, store: &Store, filter: &Arc<Filter>) -> Result<bool> {
        let Some(left) = self.left.clone() else {
            return Ok(false);
        };
        let days = within(&left, left.end().window());
        let first = *days.start();
        let range = self.keys.facts_of_days(days);
        let (items, next) = store.table().query_page_back(&range, self.from.take()).await?;
        self.from = next;
        if self.from.is_none() {
            self.left = (first > *left.start()).then(|| *left.start()..=Day(first.0 - 1));
        }
        let filter = Arc::clone(filter);
        let read = cpu(move || {
            let batches = items.iter().map(|item| batch_found(&filter, item));
            batches.collect::<Result<Vec<_>>>()
        });
        self.read.extend(read.await??);
        Ok(true)
    }
}

fn batch_found(filter: &Filter, item: &Item) -> Result<DayFound> {
    let day = day_of_facts(&key_of(item))?;
    let (looked_at, found) = filter.found(item)?;
    Ok(DayFound {
        day,
        looked_at,
        found,
        more: 0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use answerscope_domain::ids::Fingerprint;

    #[test]
    fn the_newest_of_a_day_are_kept_and_all_are_counted() {
        let one = |n: i64| Found {
            millis: n * 7 % 101,
            name: Fingerprint::of(&[&n.to_be_bytes()]),
            prompt: 0,
        };
        let all: Vec<Found> = (0..101).map(one).collect();
        for (most, place) in [(5, None), (1, Some((50, None))), (200, None), (0, None)] {
            let mut day = DayFound {
                day: Day(0),
                looked_at: 0,
                found: Vec::new(),
                more: 0,
            };
            for batch in all.chunks(10) {
                day.found.extend(batch);
                day.keep(most, place);
            }
            let behind = place.map_or(101, |(millis, _)| millis);
            let newest: Vec<i64> = (0..behind).rev().take(most).collect();
            let kept: Vec<i64> = day.found.iter().map(|one| one.millis).collect();
            assert_eq!((kept, day.count()), (newest, behind as u64), "{most} {place:?}");
        }
    }
}
