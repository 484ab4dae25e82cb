//! The token bucket as a generic cell rate algorithm: one number, the theoretical arrival time, tells how full it is.
//!
//! `tat` is the moment at which the bucket is full again. A call of cost c moves it on by c·T, where T is the time
//! of one token, and is refused when it would lie more than τ = capacity·T ahead of now.
//! Source: ITU-T I.371, the virtual scheduling form.

use std::str::FromStr;

use crate::clock::Moment;

/// The tokens that the heavy operations cost; none costs more.
pub const DEAREST: u32 = 25;

/// Capacity and refill of a bucket; written `1000/50`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RateLimit {
    /// Tokens in a full bucket.
    pub capacity: u32,
    /// Tokens that come in each second.
    pub refill: u32,
}

/// The largest capacity: the time to fill it stays far from overflow.
const MOST: u32 = 100_000_000;

impl FromStr for RateLimit {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("expected CAPACITY/REFILL such as 1000/50, each from 1 to {MOST}");
        let (capacity, refill) = text.split_once('/').ok_or_else(wrong)?;
        let number = |part: &str| part.parse().ok().filter(|n| (1..=MOST).contains(n)).ok_or_else(wrong);
        Ok(Self {
            capacity: number(capacity)?,
            refill: number(refill)?,
        })
    }
}

impl std::fmt::Display for RateLimit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.capacity, self.refill)
    }
}

impl RateLimit {
    /// The time that `tokens` take to come in, in µs, rounded up.
    pub fn time_of(self, tokens: u32) -> i64 {
        (i64::from(tokens) * 1_000_000).div_euclid(i64::from(self.refill))
            + i64::from((i64::from(tokens) * 1_000_000) % i64::from(self.refill) != 0)
    }

    /// τ: how far ahead of now `tat` may lie, in µs.
    pub fn burst(self) -> i64 {
        self.time_of(self.capacity)
    }

    /// The latest `tat` before a call of this cost that is still allowed now.
    pub fn limit(self, now: Moment, cost: u32) -> i64 {
        now.0 + self.burst() - self.time_of(cost)
    }

    /// What the headers tell about a bucket with this `tat`.
    pub fn status_at(self, tat: i64, now: Moment) -> RateLimitStatus {
        let ahead = (tat - now.0).max(0);
        let free = (self.burst() - ahead).max(0);
        let tokens = i128::from(free) * i128::from(self.refill) / 1_000_000;
        RateLimitStatus {
            limit: self.capacity,
            remaining: u32::try_from(tokens).unwrap_or(u32::MAX).min(self.capacity),
            reset: seconds_up(ahead),
        }
    }

    /// Whole seconds until a call of this cost passes; at least 1.
    pub fn retry_after(self, tat: i64, now: Moment, cost: u32) -> u64 {
        seconds_up(tat - self.limit(now, cost)).max(1)
    }
}

fn seconds_up(micros: i64) -> u64 {
    u64::try_from(micros.max(0)).unwrap_or_default().div_ceil(1_000_000)
}

/// The three `X-RateLimit-*` figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RateLimitStatus {
    /// Capacity of the bucket.
    pub limit: u32,
    /// Whole tokens left.
    pub remaining: u32,
    /// Seconds until the bucket is full again.
    pub reset: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: RateLimit = RateLimit {
        capacity: 60,
        refill: 2,
    };

    #[test]
    fn a_full_bucket_gives_its_capacity_and_then_refuses() {
        let now = Moment(1_000_000_000);
        let mut tat = now.0;
        for left in (0..60).rev() {
            assert!(tat <= SHAPE.limit(now, 1));
            tat += SHAPE.time_of(1);
            assert_eq!(SHAPE.status_at(tat, now).remaining, left);
        }
        assert!(tat > SHAPE.limit(now, 1), "the bucket is empty");
        assert_eq!(SHAPE.retry_after(tat, now, 1), 1);
        assert_eq!(SHAPE.status_at(tat, now).reset, 30);
        let later = Moment(now.0 + 1_000_000 * SHAPE.retry_after(tat, now, 5) as i64);
        assert!(tat <= SHAPE.limit(later, 5), "the announced wait is enough");
    }

    #[test]
    fn shapes_are_read_strictly() {
        assert_eq!(
            "1000/50".parse(),
            Ok(RateLimit {
                capacity: 1000,
                refill: 50
            })
        );
        for text in ["", "5", "0/1", "1/0", "-1/2", "1/2/3", "1.5/2", "999999999999/1"] {
            assert!(text.parse::<RateLimit>().is_err(), "{text}");
        }
    }

    /// The same decisions as a bucket that really holds tokens, over a long random walk.
    #[test]
    fn it_decides_like_an_exact_token_bucket() {
        for shape in [
            SHAPE,
            RateLimit { capacity: 7, refill: 1 },
            RateLimit {
                capacity: 1_000,
                refill: 50,
            },
        ] {
            let (mut tat, mut now, mut seed) = (0i64, Moment(1_000_000), 1u64);
            let whole = i64::from(shape.capacity) * 1_000_000;
            let (mut micro_tokens, mut refused) = (whole, 0);
            for _ in 0..20_000 {
                seed = seed
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                let (step, cost) = ((seed >> 40) as i64 % 200_000, [1, 5, 25][(seed >> 33) as usize % 3]);
                now = Moment(now.0 + step);
                micro_tokens = whole.min(micro_tokens + step * i64::from(shape.refill));
                let exact = micro_tokens >= i64::from(cost) * 1_000_000;
                let allowed = tat.max(now.0) <= shape.limit(now, cost);
                assert_eq!(allowed, exact, "{shape} {cost} at {now:?}");
                if allowed {
                    tat = tat.max(now.0) + shape.time_of(cost);
                    micro_tokens -= i64::from(cost) * 1_000_000;
                } else {
                    refused += 1;
                }
                assert_eq!(i64::from(shape.status_at(tat, now).remaining), micro_tokens / 1_000_000);
            }
            assert!(refused > 100, "the walk meets an empty bucket");
        }
    }
}
