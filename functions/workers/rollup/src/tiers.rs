//! Which segments of a window are merged when pieces come: a log-structured merge tree of three levels.
//!
//! A segment that is rewritten costs its bytes again, and each segment more costs every reader a request. With at most
//! [`SEGMENTS`] of them, the newest at most a quarter of the one before and that at most half of the oldest, a day of 190
//! pieces that come one by one is written seven times.

/// Segments of a window that merges may still touch.
pub(crate) const SEGMENTS: usize = 3;
/// A segment of this many bytes is merged with no other: a worker holds it twice while it writes it.
pub(crate) const LARGEST: u64 = 32 << 20;
/// All segments of a window that are smaller together are one: it costs next to nothing to write.
const SMALL: u64 = 256 << 10;

/// The place from which on segments, oldest first and of so many bytes, are merged with `new` bytes; their number where
/// the new ones make a segment of their own.
pub(crate) fn merged_from(sizes: &[u64], new: u64) -> usize {
    // Whatever stands before one that is full stays as it is.
    let fixed = sizes
        .iter()
        .rposition(|size| *size >= LARGEST / 2)
        .map_or(0, |place| place + 1);
    let open = &sizes[fixed..];
    if open.iter().sum::<u64>() + new <= SMALL {
        return fixed;
    }
    let mut from = open.len().min(SEGMENTS - 1);
    let mut merged = open[from..].iter().sum::<u64>() + new;
    while from > 0 {
        let before = open[from - 1];
        let most = if from == SEGMENTS - 1 { before / 4 } else { before / 2 };
        if merged <= most {
            break;
        }
        from -= 1;
        merged += before;
    }
    fixed + from
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bytes of an ordinary piece.
    const PIECE: u64 = 100 << 10;

    /// Bytes written for each byte of pieces that come one by one, and the most segments there were.
    fn day(mut sizes: Vec<u64>, pieces: u64, size: impl Fn(u64) -> u64) -> (f64, usize) {
        let (mut written, mut new, mut most) = (0, 0, 0);
        for piece in 0..pieces {
            let piece = size(piece);
            let from = merged_from(&sizes, piece);
            let merged = sizes.drain(from..).sum::<u64>() + piece;
            sizes.push(merged);
            (written, new, most) = (written + piece + merged, new + piece, most.max(sizes.len()));
        }
        (written as f64 / new as f64, most)
    }

    #[test]
    fn a_day_is_written_at_most_eight_times_and_stands_in_three_segments() {
        for pieces in [1, 2, 10, 24, 86, 190] {
            let (times, most) = day(Vec::new(), pieces, |_| PIECE);
            assert!(times <= 8.0 && most <= SEGMENTS, "{pieces}: {times} times, {most}");
            let (times, most) = day(Vec::new(), pieces, |piece| PIECE / 4 + piece * 7_919 % PIECE);
            assert!(times <= 8.0 && most <= SEGMENTS, "{pieces}: {times} times, {most}");
        }
    }

    #[test]
    fn earlier_days_are_rarely_written_again() {
        // Thirty days stand in one segment already.
        let (times, most) = day(vec![30 * 24 * PIECE / 8], 24, |_| PIECE);
        assert!(times <= 8.0 && most <= SEGMENTS, "{times} times, {most}");
    }

    #[test]
    fn little_is_one_segment_and_full_ones_stay() {
        let (_, most) = day(Vec::new(), 20, |_| 10 << 10);
        assert_eq!(most, 1);
        assert_eq!(merged_from(&[LARGEST, 10], 10), 1);
        assert_eq!(merged_from(&[LARGEST], 10), 1);
        assert_eq!(merged_from(&[], 10), 0);
        let (_, most) = day(Vec::new(), 1_000, |_| PIECE);
        assert!(most <= SEGMENTS + 7, "{most}");
    }
}
