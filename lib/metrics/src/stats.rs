//! Shares, ranks and intervals.

/// The normal quantile of a two-sided 95 % interval.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// A part of a total as a fraction 0..1; 0 of 0 is 0.
pub fn share(part: u64, total: u64) -> f64 {
    if total == 0 { 0.0 } else { part as f64 / total as f64 }
}

/// The rank of each value, 1 for the greatest; equal values share a rank and the next one skips: 1, 1, 3.
/// Values that can not be compared (NaN) share a rank with whatever the sort puts beside them.
pub fn rank_desc<T: PartialOrd>(values: &[T]) -> Vec<u32> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|a, b| values[*b].partial_cmp(&values[*a]).unwrap_or(std::cmp::Ordering::Equal));
    let mut ranks = vec![0; values.len()];
    let (mut rank, mut before) = (1, None);
    for (place, index) in (1..).zip(order) {
        if before.is_some_and(|before: usize| values[before] > values[index]) {
            rank = place;
        }
        ranks[index] = rank;
        before = Some(index);
    }
    ranks
}

/// The 95 % score interval (low, high) of a proportion, within 0..1; (0, 1) for 0 of 0.
/// E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", 1927.
pub fn wilson(successes: u64, trials: u64) -> (f64, f64) {
    wilson_of(successes as f64, trials as f64)
}

/// The same for numbers that need not be whole, such as those that a design effect has divided.
pub(crate) fn wilson_of(successes: f64, trials: f64) -> (f64, f64) {
    if trials <= 0.0 {
        return (0.0, 1.0);
    }
    let (n, z2) = (trials, Z * Z);
    let share = successes / n;
    let centre = share + z2 / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).max(0.0).sqrt();
    let scale = 1.0 + z2 / n;
    // None and all are exact ends, which the arithmetic misses by a rounding error.
    let low = if successes <= 0.0 {
        0.0
    } else {
        (centre - spread) / scale
    };
    let high = if successes >= trials {
        1.0
    } else {
        (centre + spread) / scale
    };
    (low.clamp(0.0, 1.0), high.clamp(0.0, 1.0))
}

/// Student's 97.5 % quantile for 1 to 5 degrees of freedom (R 4.5: `qt(0.975, 1:5)`).
const FEW: [f64; 5] = [12.706_205, 4.302_653, 3.182_446, 2.776_445, 2.570_582];

/// The 97.5 % quantile of Student's t for 1 degree of freedom on; from 6 on its expansion (A. Cornish and R. Fisher, 1937).
pub(crate) fn student(freedom: usize) -> f64 {
    if let Some(quantile) = FEW.get(freedom.max(1) - 1) {
        return *quantile;
    }
    let (z, f) = (Z, freedom as f64);
    let first = (z.powi(3) + z) / (4.0 * f);
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * f * f);
    z + first + second
}

#[cfg(test)]
mod tests {
    use super::*;

    /// R 4.5: `qt(0.975, c(1, 5, 6, 29, 364))`
    #[test]
    fn quantiles_are_students() {
        for (freedom, t) in [
            (1, 12.706_205),
            (5, 2.570_582),
            (6, 2.446_912),
            (29, 2.045_230),
            (364, 1.966_503),
        ] {
            assert!((student(freedom) - t).abs() < 0.02, "{freedom} {}", student(freedom));
        }
    }

    #[test]
    fn ties_share_a_rank() {
        assert_eq!(rank_desc(&[5_u64, 9, 9, 1]), [3, 1, 1, 4]);
        assert_eq!(rank_desc(&[0.5, 0.25, 0.5]), [1, 3, 1]);
        assert_eq!(rank_desc::<u64>(&[]), [0_u32; 0]);
    }

    #[test]
    fn wilson_is_the_score_interval() {
        let (low, high) = wilson(15, 50);
        assert!(
            (low - 0.191_035_535).abs() < 1e-9 && (high - 0.437_503_505).abs() < 1e-9,
            "{low} {high}"
        );
        assert_eq!(wilson(0, 0), (0.0, 1.0));
        for trials in 1..100 {
            assert_eq!((wilson(0, trials).0, wilson(trials, trials).1), (0.0, 1.0), "{trials}");
        }
        assert_eq!(share(0, 0), 0.0);
    }
}
