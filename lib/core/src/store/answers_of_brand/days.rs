//! The days of a brand that have answers, newest first.

use std::collections::VecDeque;
use std::ops::RangeInclusive;
use std::sync::Arc;

use answerscope_metrics::Day;

use super::{Filter, Found, Place, start_of};
use crate::clock::Moment;
use crate::compute;
use crate::error::{Error, Result};
use crate::store::Store;
use crate::store::keys::BrandKeys;
use crate::store::segments::within;
use crate::store::table::{Item, key_of};

/// What a day has.
pub(super) struct DayFound {
    pub(super) day: Day,
    /// Answers of the day, whatever their filter.
    pub(super) looked_at: usize,
    /// Those that pass, newest first.
    pub(super) found: Vec<Found>,
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

    /// The next day that has answers.
    pub(super) async fn next(&mut self, store: &Store, filter: &Arc<Filter>) -> Result<Option<DayFound>> {
        let mut whole: Option<DayFound> = None;
        loop {
            while let Some(batch) = self.read.pop_front() {
                match &mut whole {
                    Some(day) if day.day != batch.day => {
                        self.read.push_front(batch);
                        return Ok(whole.map(|day| self.in_order(day)));
                    }
                    Some(day) => {
                        day.looked_at += batch.looked_at;
                        day.found.extend(batch.found);
                    }
                    None => whole = Some(batch),
                }
            }
            if !self.read_more(store, filter).await? {
                return Ok(whole.map(|day| self.in_order(day)));
            }
        }
    }

    /// Reads up to 1 MB of facts more; `false` where there are none.
    async fn read_more(&mut self, store: &Store, filter: &Arc<Filter>) -> Result<bool> {
        let Some(left) = self.left.clone() else {
            return Ok(false);
        };
        let days = within(&left, left.end().span());
        let first = *days.start();
        let range = self.keys.facts_of_days(days);
        let (items, next) = store.app.table.query_page_back(&range, self.from.take()).await?;
        self.from = next;
        if self.from.is_none() {
            self.left = (first > *left.start()).then(|| *left.start()..=Day(first.0 - 1));
        }
        let filter = Arc::clone(filter);
        let read = compute::run(move || {
            let batches = items.iter().map(|item| batch_found(&filter, item));
            batches.collect::<Result<Vec<_>>>()
        });
        self.read.extend(read.await??);
        Ok(true)
    }

    /// Newest first, each answer once, from the place on where the walk began.
    fn in_order(&self, mut day: DayFound) -> DayFound {
        let found = &mut day.found;
        found.sort_unstable_by(|a, b| b.cmp(a));
        found.dedup_by_key(|one| one.name);
        if let Some(place) = self.place.filter(|(millis, _)| *millis >= start_of(day.day)) {
            found.retain(|one| (one.millis, Some(one.name)) < place);
        }
        day
    }
}

fn batch_found(filter: &Filter, item: &Item) -> Result<DayFound> {
    let key = key_of(item);
    let day = key.sk.split('#').next().and_then(|day| day.parse().ok().map(Day));
    let day = day.ok_or_else(|| Error::internal(format!("{key:?} is no batch of facts")))?;
    let (looked_at, found) = filter.found(item)?;
    Ok(DayFound { day, looked_at, found })
}
