//! How fast an engine may be asked: a generic cell rate algorithm (ITU-T I.371) whose burst is part of the minute's share,
//! so that no minute, wherever it begins, sees more requests than may be sent.
//!
//! With a burst of B and the time T between requests, less than B + 60 s/T requests begin within any 60 s. T is chosen so that
//! this is the limit: T = 60 s / (limit - B + 1).

use std::time::Duration;

use crate::clock::Moment;

const MINUTE: i64 = 60_000_000;
/// The part of a minute's requests that may be sent at once.
const BURST: u32 = 8;

/// How fast an engine may be asked, and how much at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pace {
    /// Requests that may begin within any minute; at least 1.
    pub requests_per_minute: u32,
    /// Asks that may be under way at a time; at least 1.
    pub concurrency: u32,
}

impl Pace {
    fn limit(self) -> i64 {
        i64::from(self.requests_per_minute.max(1))
    }

    /// The most that may begin at once.
    pub fn burst(self) -> u32 {
        (self.requests_per_minute / BURST).min(self.concurrency).max(1)
    }

    /// Microseconds from one request to the next, once the burst is used up.
    fn interval(self) -> i64 {
        let rate = self.limit() - i64::from(self.burst()) + 1;
        MINUTE / rate + i64::from(MINUTE % rate != 0)
    }

    /// How long the pace takes for so many requests, once the burst is used up.
    pub fn time_of(self, asks: u32) -> Duration {
        Duration::from_micros(self.interval().unsigned_abs()) * asks
    }

    /// Takes `asks` requests now; `tat` is the moment at which the whole burst is there again. Refused: how long until as
    /// many can be taken, in microseconds.
    ///
    /// # Errors
    /// The time to wait. More than a burst are never taken at once.
    pub fn take(self, tat: i64, now: Moment, asks: u32) -> Result<i64, i64> {
        let after = tat.max(now.0) + i64::from(asks) * self.interval();
        let latest = now.0 + i64::from(self.burst()) * self.interval();
        if after <= latest {
            Ok(after)
        } else {
            Err(after - latest)
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// Those who ask as early as they may, in whatever portions, never exceed a minute's share and come close to it.
        #[test]
        fn no_minute_sees_more_than_its_share(
            requests_per_minute in 1u32..400,
            concurrency in 1u32..20,
            portions in prop::collection::vec((1u32..8, 0i64..3_000_000), 50..200),
        ) {
            let pace = Pace { requests_per_minute, concurrency };
            let (mut tat, mut now, mut sent) = (0, Moment(1_000_000_000), Vec::new());
            for (asks, idle) in portions {
                let asks = asks.min(pace.burst());
                match pace.take(tat, now, asks) {
                    Ok(after) => {
                        tat = after;
                        sent.extend(std::iter::repeat_n(now.0, asks as usize));
                        now.0 += idle / 100;
                    }
                    Err(wait) => {
                        now.0 += wait;
                        tat = pace.take(tat, now, asks).expect("the announced wait is enough");
                        sent.extend(std::iter::repeat_n(now.0, asks as usize));
                    }
                }
            }
            for (place, at) in sent.iter().enumerate() {
                let within = sent[place..].iter().take_while(|later| **later < at + MINUTE).count();
                prop_assert!(within <= requests_per_minute as usize, "{within} in a minute");
            }
        }

        #[test]
        fn most_of_the_share_can_be_used(requests_per_minute in 1u32..2_000, concurrency in 1u32..64) {
            let pace = Pace { requests_per_minute, concurrency };
            let an_hour = 60 * MINUTE / pace.interval();
            prop_assert!(an_hour * 10 >= 60 * i64::from(requests_per_minute) * 8, "{an_hour} in an hour");
        }
    }
}
