//! Two-sided tails of the normal distribution.

use std::f64::consts::{PI, SQRT_2};

/// Below this, probabilities are taken for this one: there the normal tail ends, too.
const LEAST: f64 = 1e-300;

/// The probability of a deviate of at least `z` either way.
pub(crate) fn two_sided(z: f64) -> f64 {
    libm::erfc(z / SQRT_2)
}

/// The deviate whose two-sided tail is `p`; 0 for a `p` of 1 and above.
pub(crate) fn deviate(p: f64) -> f64 {
    if p >= 1.0 {
        return 0.0;
    }
    let wanted = libm::log(p.max(LEAST));
    // ln erfc is concave, and erfc(x) is below exp(-x²): Newton's steps from here come down to the root and never pass it.
    let mut x = (-wanted).sqrt();
    for _ in 0..60 {
        let tail = libm::erfc(x);
        let slope = 2.0 / PI.sqrt() * libm::exp(-x * x) / tail;
        let step = (wanted - libm::log(tail)) / slope;
        x -= step;
        if step.abs() <= 1e-14 * x.abs() {
            break;
        }
    }
    x.max(0.0) * SQRT_2
}

/// A p-value whose statistic is divided by a design effect: J. N. K. Rao and A. J. Scott, "On Chi-Squared Tests for
/// Multiway Contingency Tables with Cell Proportions Estimated from Survey Data", 1984, first-order correction.
pub(crate) fn divided(p: f64, effect: f64) -> f64 {
    if effect <= 1.0 {
        return p;
    }
    two_sided(deviate(p) / effect.sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// scipy 1.17.1: `2 * scipy.stats.norm.sf(z)`
    #[test]
    fn tails_and_deviates_are_the_normal_ones() {
        for (z, p) in [
            (0.5, 0.617_075_077_451_974),
            (1.959_963_984_540_054, 0.05),
            (5.0, 5.733_031_437_583_869e-7),
            (20.0, 5.507_248_237_212_467e-89),
        ] {
            assert!((two_sided(z) / p - 1.0).abs() < 1e-12, "{z}");
            assert!((deviate(p) / z - 1.0).abs() < 1e-12, "{p} {}", deviate(p));
        }
        assert_eq!((deviate(1.0), two_sided(0.0)), (0.0, 1.0));
        assert!(deviate(0.0) > 36.0 && deviate(0.999_999) > 0.0);
    }

    #[test]
    fn a_design_effect_of_four_halves_the_deviate() {
        assert!((divided(two_sided(4.0), 4.0) - two_sided(2.0)).abs() < 1e-12);
        assert_eq!(divided(0.2, 1.0), 0.2);
        assert_eq!(divided(1.0, 3.0), 1.0);
    }
}
