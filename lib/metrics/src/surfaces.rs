//! How far the two surfaces of an engine differ, over the prompts that both have answered.

use std::collections::BTreeMap;

use crate::stats::{student, wilson};
use crate::{Channel, EngineSet, Select, Slice, answers_by_prompt, mentions_by_prompt, share};

/// A figure through both surfaces, and their difference.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SurfaceFigure {
    /// Through the API.
    pub api: f64,
    /// Through what people use.
    pub consumer: f64,
    /// The 95 % interval of `consumer - api`: low and high.
    pub interval: (f64, f64),
}

/// The figures of prompts that both surfaces have answered.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Surfaces {
    /// How many prompts these are.
    pub prompts: u64,
    /// Prompts with an answer that mentions the brand / prompts.
    pub visibility: SurfaceFigure,
    /// Mentions of the brand / mentions of all tracked brands; `None` where a surface mentions none of them.
    pub share_of_voice: Option<SurfaceFigure>,
}

/// Mentions of one brand and of all tracked ones in the answers to a prompt.
type Voice = (u64, u64);

/// Compares an engine's surfaces; `tracked` are the slots of the tracked brands, that of the brand itself first. `None`
/// where no prompt has answers of both. The days and prompts are the selection's.
pub fn compare_surfaces(
    slices: &[&Slice],
    select: &Select<'_>,
    [api, consumer]: [Channel; 2],
    tracked: &[u16],
) -> Option<Surfaces> {
    let (api, consumer) = (
        voices(slices, select, api, tracked),
        voices(slices, select, consumer, tracked),
    );
    let both = api
        .iter()
        .filter_map(|(prompt, api)| Some((*api, *consumer.get(prompt)?)));
    let both: Vec<(Voice, Voice)> = both.collect();
    (!both.is_empty()).then(|| Surfaces {
        prompts: both.len() as u64,
        visibility: visibility(&both),
        share_of_voice: share_of_voice(&both),
    })
}

/// The voice of each prompt that has answers of a channel.
fn voices(slices: &[&Slice], select: &Select<'_>, channel: Channel, tracked: &[u16]) -> BTreeMap<u32, Voice> {
    let select = Select {
        days: select.days.clone(),
        engines: EngineSet::from_iter([channel]),
        prompts: select.prompts,
    };
    let answered = answers_by_prompt(slices, &select).into_iter();
    let mut voices: BTreeMap<u32, Voice> = answered.map(|(prompt, _)| (prompt, (0, 0))).collect();
    for (prompt, slot, count) in mentions_by_prompt(slices, &select).iter() {
        let Some((own, all)) = voices.get_mut(&prompt).filter(|_| tracked.contains(&slot)) else {
            continue;
        };
        *all += count;
        if tracked.first() == Some(&slot) {
            *own += count;
        }
    }
    voices
}

/// Paired shares with the interval of R. G. Newcombe, "Improved Confidence Intervals for the Difference between Binomial
/// Proportions Based on Paired Data", 1998, method 10: Wilson's limits of both, and their correlation with its
/// continuity correction.
fn visibility(both: &[(Voice, Voice)]) -> SurfaceFigure {
    let count = |pair: (bool, bool)| {
        let pairs = both.iter().map(|((api, _), (consumer, _))| (*consumer > 0, *api > 0));
        pairs.filter(|found| *found == pair).count() as u64
    };
    let [a, b, c, d] = [(true, true), (true, false), (false, true), (false, false)].map(count);
    let n = both.len() as u64;
    let (consumer, api) = (share(a + b, n), share(a + c, n));
    let ((low1, high1), (low2, high2)) = (wilson(a + b, n), wilson(a + c, n));
    let phi = correlation(a, b, c, d);
    let side = |one: f64, other: f64| {
        let squares = one * one - 2.0 * phi * one * other + other * other;
        squares.max(0.0).sqrt()
    };
    let difference = consumer - api;
    let below = side(consumer - low1, high2 - api);
    let above = side(high1 - consumer, api - low2);
    SurfaceFigure {
        api,
        consumer,
        interval: ((difference - below).max(-1.0), (difference + above).min(1.0)),
    }
}

/// The correlation of a table of pairs as the method wants it; 0 where a margin is empty.
fn correlation(a: u64, b: u64, c: u64, d: u64) -> f64 {
    let [a, b, c, d] = [a, b, c, d].map(|count| count as f64);
    let margins = (a + b) * (c + d) * (a + c) * (b + d);
    if margins <= 0.0 {
        return 0.0;
    }
    let (cross, half) = (a * d - b * c, (a + b + c + d) / 2.0);
    let corrected = if cross > half { cross - half } else { cross.min(0.0) };
    corrected / margins.sqrt()
}

/// The difference of two ratios of the same prompts, with the linearized variance of W. G. Cochran, "Sampling Techniques",
/// 1977, section 6: what each prompt that mentions anyone adds to it, and one more that differs by a mention, over all of these prompts,
/// and Student's quantile. With one prompt there is no variance to see, and the interval is all that there may be.
fn share_of_voice(both: &[(Voice, Voice)]) -> Option<SurfaceFigure> {
    let speaking: Vec<&(Voice, Voice)> = both.iter().filter(|(api, consumer)| api.1 + consumer.1 > 0).collect();
    let sum = |of: fn(&(Voice, Voice)) -> Voice| {
        let voices = speaking.iter().map(|pair| of(pair));
        voices.fold((0, 0), |(own, all), one| (own + one.0, all + one.1))
    };
    let (api, consumer) = (sum(|pair| pair.0), sum(|pair| pair.1));
    if api.1 == 0 || consumer.1 == 0 {
        return None;
    }
    let (api_share, consumer_share) = (share(api.0, api.1), share(consumer.0, consumer.1));
    let rest = |(own, all): Voice, share: f64, total: u64| (own as f64 - share * all as f64) / total as f64;
    let added = speaking
        .iter()
        .map(|(of_api, of_consumer)| rest(*of_consumer, consumer_share, consumer.1) - rest(*of_api, api_share, api.1));
    let n = speaking.len() as f64;
    let squares = added.map(|one| one * one).sum::<f64>() + 1.0 / (api.1 as f64 * consumer.1 as f64);
    let spread = if speaking.len() > 1 {
        student(speaking.len() - 1) * (n / (n - 1.0) * squares).sqrt()
    } else {
        f64::INFINITY
    };
    let difference = consumer_share - api_share;
    Some(SurfaceFigure {
        api: api_share,
        consumer: consumer_share,
        interval: ((difference - spread).max(-1.0), (difference + spread).min(1.0)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs of which so many are mentioned through both, the consumer's surface, the API, neither.
    fn pairs([a, b, c, d]: [usize; 4]) -> Vec<(Voice, Voice)> {
        let of = |api: u64, consumer: u64, times| vec![((api, 1), (consumer, 1)); times];
        [of(1, 1, a), of(0, 1, b), of(1, 0, c), of(0, 0, d)].concat()
    }

    /// Newcombe 1998, table III, method 10: 36, 12, 2, 0 and 54, 0, 0, 0 of 50 and 54 pairs.
    #[test]
    fn paired_shares_have_the_published_interval() {
        let close = |figure: SurfaceFigure, low: f64, high: f64| {
            let (found_low, found_high) = figure.interval;
            assert!(
                (found_low - low).abs() < 5e-4 && (found_high - high).abs() < 5e-4,
                "{figure:?}"
            );
        };
        close(visibility(&pairs([36, 12, 2, 0])), 0.0569, 0.3404);
        close(visibility(&pairs([54, 0, 0, 0])), -0.0664, 0.0664);
        let alike = visibility(&pairs([10, 0, 0, 10]));
        let apart = visibility(&pairs([5, 5, 5, 5]));
        let width = |figure: SurfaceFigure| figure.interval.1 - figure.interval.0;
        assert!(width(alike) < width(apart), "{alike:?} {apart:?}");
    }

    #[test]
    fn shares_of_mentions_differ_by_what_prompts_say() {
        let same = share_of_voice(&pairs([10, 0, 0, 10])).expect("a share");
        assert_eq!((same.api, same.consumer), (0.5, 0.5));
        let (low, high) = same.interval;
        assert!(
            low < -0.1 && high > 0.1,
            "that 20 prompts say the same may be chance: {same:?}"
        );
        let apart = share_of_voice(&pairs([5, 10, 0, 5])).expect("a share");
        assert!((apart.consumer - apart.api - 0.5).abs() < 1e-9, "{apart:?}");
        assert!(apart.interval.0 > 0.2 && apart.interval.1 < 0.8, "{apart:?}");
        let few = share_of_voice(&[((1, 4), (2, 4)), ((1, 3), (1, 4))]).expect("a share");
        assert_eq!(few.interval, (-1.0, 1.0), "two prompts tell next to nothing");
        let silent = [pairs([5, 10, 0, 5]), vec![((0, 0), (0, 0)); 500]].concat();
        assert_eq!(
            share_of_voice(&silent),
            Some(apart),
            "prompts without a mention tell nothing"
        );
        let one = share_of_voice(&pairs([1, 0, 0, 0])).expect("a share");
        assert_eq!(one.interval, (-1.0, 1.0));
        assert_eq!(share_of_voice(&[((0, 0), (1, 1))]), None);
    }
}
