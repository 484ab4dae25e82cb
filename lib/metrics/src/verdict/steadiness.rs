//! How much an answer tells that yesterday's did not.
//!
//! Engines repeat themselves: today's answer often names whom yesterday's named. Then thirty answers are less than
//! thirty independent ones, and a test that takes them for independent calls noise a change. The lag-1 correlation is
//! estimated over prompts and engines from the transitions between one day and the next, against those that the same days
//! would have in random order; a long chain with correlation r has the design effect (1 + r) / (1 - r).

use crate::Transitions;

/// Transitions at the rate of the rest of the family that are added to those seen of each, so that few say little; and transitions
/// that are added to the rest's.
const PRIOR: f64 = 5.0;
/// Transitions of answers of which little is known, against those of independent ones: some engines do repeat themselves.
const USUAL: f64 = 0.75;
/// Correlations above this are cut, so that something is left to test.
const MOST: f64 = 0.9;
/// Below this nothing is divided.
const LEAST: f64 = 1.05;

/// The design effect of each of a family from its transitions, at least 1. A chain of one day has none.
pub fn design_effects(transitions: &[Transitions]) -> Vec<f64> {
    let all: Transitions = transitions.iter().copied().sum();
    let days = all.days as f64 / (all.chains as f64).max(1.0);
    transitions
        .iter()
        .map(|transitions| {
            let usual =
                ((all.seen - transitions.seen) as f64 + PRIOR * USUAL) / (all.expected - transitions.expected + PRIOR);
            let rate = (transitions.seen as f64 + PRIOR * usual) / (transitions.expected + PRIOR);
            let correlation = correlation(rate, days);
            // Of a long chain, which is the more cautious: but n answers are worth one at least.
            let effect = ((1.0 + correlation) / (1.0 - correlation)).min(days.max(1.0));
            if effect < LEAST { 1.0 } else { effect }
        })
        .collect()
}

/// The design effect of a chain of so many days: n times the variance of its mean, to that of independent ones.
fn of_chain(correlation: f64, days: f64) -> f64 {
    let (r, n) = (correlation, days.max(1.0));
    let ends = 2.0 * r * (1.0 - libm::pow(r, n)) / (n * (1.0 - r) * (1.0 - r));
    (1.0 + r) / (1.0 - r) - ends
}

/// The correlation at which so many of the transitions of a random order are seen over so many days. Steady answers differ
/// less within few days, so that a random order of them would turn less often, too: with n days the part of its transitions
/// that is seen is (1 - r) (n - 1) / (n - d) for the design effect d.
fn correlation(rate: f64, days: f64) -> f64 {
    let mut correlation = (1.0 - rate).clamp(0.0, MOST);
    if days <= 1.0 {
        return correlation;
    }
    for _ in 0..20 {
        let within = (days - of_chain(correlation, days)) / (days - 1.0);
        correlation = (1.0 - rate * within).clamp(0.0, MOST);
    }
    correlation
}

#[cfg(test)]
mod tests {
    use super::*;

    fn effects(transitions: &[(u64, f64)]) -> Vec<f64> {
        let of = |(seen, expected): &(u64, f64)| Transitions {
            seen: *seen,
            expected: *expected,
            days: 1_000_000,
            chains: 100,
        };
        let transitions: Vec<Transitions> = transitions.iter().map(of).collect();
        design_effects(&transitions)
    }

    #[test]
    fn half_the_turns_are_a_correlation_of_a_half() {
        assert!((effects(&[(5_000, 10_000.0)])[0] - 3.0).abs() < 0.01);
        assert_eq!(effects(&[(5_000, 5_000.0), (900, 500.0), (0, 0.0)]), [1.0, 1.0, 1.0]);
    }

    /// A day alone repeats nothing, and two days are worth one at least.
    #[test]
    fn short_chains_have_small_effects() {
        let of = |days| {
            let transitions = Transitions {
                seen: 5_000,
                expected: 10_000.0,
                days,
                chains: 1_000,
            };
            design_effects(&[transitions])[0]
        };
        assert_eq!((of(0), of(1_000)), (1.0, 1.0));
        assert_eq!(of(2_000), 2.0);
        assert!((of_chain(0.5, 2.0) - 1.5).abs() < 1e-12 && (of_chain(0.5, 1.0) - 1.0).abs() < 1e-12);
    }

    /// Of a brand that is hardly named little is known: it is taken to be as steady as the others.
    #[test]
    fn few_turns_follow_the_family() {
        let [known, few, none] = effects(&[(5_000, 10_000.0), (1, 1.0), (0, 0.0)])[..] else {
            panic!("three effects");
        };
        assert!(
            few > 2.0 && few < known && (none - known).abs() < 0.1,
            "{known} {few} {none}"
        );
    }
}
