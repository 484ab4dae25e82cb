//! Which segments of a window are merged when pieces come: a log-structured merge tree.
//!
//! A segment that is rewritten costs its bytes again, and each segment more costs every reader something: an object of S3 a
//! request of its own, small ones in items of their own one request for all of them. So what comes stays by itself while it
//! is small, up to [`MOST_SMALL`] of such segments; then they go together into one of at most [`OBJECTS`] larger ones, the
//! newest of these at most a third of the one before and that at most two thirds of the oldest. Imports of 500 answers that are
//! counted one by one are written at most eight times, the window's item included.

/// Objects of a window that merges may still touch.
pub(crate) const OBJECTS: usize = 3;
/// Bytes that a merge comes to; a segment of half of them is merged with no other. Of URLs that nobody else cites a merge holds
/// 28 times what it reads.
pub(crate) const LARGEST: u64 = 8 << 20;
/// A segment up to this size stays by itself, in an item of its own.
pub(crate) const SMALL: u64 = 128 << 10;
/// Segments of that kind in a window.
const MOST_SMALL: usize = 44;
/// Bytes of them together, which whoever reads figures for the first time reads all.
const BYTES_OF_SMALL: u64 = 1 << 20;
/// All segments of a window that are smaller together are one, in the window's item.
pub(crate) const TINY: u64 = 24 << 10;

/// The place from which on segments, oldest first and of so many bytes, are merged with `new` bytes; their number where
/// the new ones make a segment of their own.
pub(crate) fn merged_from(sizes: &[u64], new: u64) -> usize {
    // Whatever stands before one that is full stays as it is.
    let fixed = behind_last(sizes, LARGEST / 2);
    let open = &sizes[fixed..];
    if open.iter().sum::<u64>() + new <= TINY {
        return fixed;
    }
    let larger = behind_last(open, SMALL + 1);
    let small = &open[larger..];
    let stands_in_window = matches!(sizes, [only] if *only <= TINY);
    let fits = small.len() < MOST_SMALL && small.iter().sum::<u64>() + new <= BYTES_OF_SMALL;
    if new <= SMALL && fits && larger <= OBJECTS && !stands_in_window {
        return sizes.len();
    }
    let mut from = larger.min(OBJECTS - 1);
    let mut merged = open[from..].iter().sum::<u64>() + new;
    while from > 0 {
        let before = open[from - 1];
        let most = if from == OBJECTS - 1 {
            before / 3
        } else {
            before / 3 * 2
        };
        if merged <= most {
            break;
        }
        from -= 1;
        merged += before;
    }
    fixed + from
}

/// The place behind the last of some sizes that is at least `least`.
fn behind_last(sizes: &[u64], least: u64) -> usize {
    sizes
        .iter()
        .rposition(|size| *size >= least)
        .map_or(0, |place| place + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What counting pieces one by one comes to.
    struct Written {
        /// Bytes written for each byte of the pieces: these, the segments, and the window's item.
        times: f64,
        /// The most segments that merges may still touch and that are objects.
        objects: usize,
        /// The most that are small, and their bytes.
        small: usize,
        bytes_of_small: u64,
        /// The most bytes that a merge has read.
        merged: u64,
    }

    /// Bytes of what the window's item tells of itself, and of each of its segments: directory, totals, names. An
    /// estimate, for segments of one day with few tracked brands.
    const ITEM: (u64, u64) = (200, 240);

    fn count(mut sizes: Vec<u64>, pieces: u64, size: impl Fn(u64) -> u64) -> Written {
        let (mut bytes, mut new) = (0, 0);
        let mut most = Written {
            times: 0.0,
            objects: 0,
            small: 0,
            bytes_of_small: 0,
            merged: 0,
        };
        for piece in 0..pieces {
            let piece = size(piece);
            let from = merged_from(&sizes, piece);
            let merged = sizes.drain(from..).sum::<u64>() + piece;
            sizes.push(merged);
            bytes += piece + merged + ITEM.0 + ITEM.1 * sizes.len() as u64;
            new += piece;
            let small = sizes.iter().filter(|size| **size <= SMALL);
            most.small = most.small.max(small.clone().count());
            most.bytes_of_small = most.bytes_of_small.max(small.sum());
            let objects = sizes.iter().filter(|size| (SMALL + 1..LARGEST / 2).contains(size));
            most.objects = most.objects.max(objects.count());
            most.merged = most.merged.max(merged);
        }
        most.times = bytes as f64 / new as f64;
        most
    }

    fn assert_bounded(what: &str, written: &Written) {
        let Written {
            times,
            objects,
            small,
            bytes_of_small,
            merged,
        } = written;
        assert!(*times <= 8.0, "{what}: written {times} times");
        assert!(*objects <= OBJECTS, "{what}: {objects} objects");
        assert!(*small <= MOST_SMALL, "{what}: {small} small ones");
        assert!(
            *bytes_of_small <= BYTES_OF_SMALL,
            "{what}: {bytes_of_small} bytes of small ones"
        );
        assert!(*merged <= LARGEST, "{what}: a merge of {merged} bytes");
    }

    /// From 10 bytes an answer, with hardly a citation, to 400, with 20 URLs that nobody else cites.
    #[test]
    fn ten_thousand_imports_of_500_answers_are_written_at_most_eight_times() {
        for answer in [10, 12, 16, 24, 50, 100, 180, 200, 250, 300, 400] {
            for imports in [100, 1_600, 10_000] {
                let even = count(Vec::new(), imports, |_| 500 * answer);
                assert_bounded(&format!("{imports} of {answer} bytes an answer"), &even);
                let uneven = count(Vec::new(), imports, |n| 500 * answer / 2 + n * 7_919 % (500 * answer));
                assert_bounded(&format!("{imports} of about {answer} bytes an answer"), &uneven);
            }
        }
    }

    #[test]
    fn earlier_days_are_rarely_written_again() {
        // Thirty days stand in one segment already.
        let written = count(vec![(30 * 300) << 10], 24, |_| 100 << 10);
        assert_bounded("a day after thirty", &written);
    }

    #[test]
    fn little_is_one_segment_and_full_ones_stay() {
        assert_eq!(count(Vec::new(), 20, |_| 1 << 10).small, 1);
        assert_eq!(merged_from(&[LARGEST, 10], 10), 1);
        assert_eq!(merged_from(&[LARGEST], 10), 1);
        assert_eq!(merged_from(&[], 10), 0);
        assert_eq!(
            merged_from(&[TINY - 10], 20),
            0,
            "what stands in the window's item stands there alone"
        );
        assert_eq!(merged_from(&[4 * SMALL, TINY], TINY), 2);
    }

    #[test]
    fn windows_with_more_segments_than_there_may_be_get_fewer() {
        let before = [LARGEST / 4; OBJECTS + 2];
        assert!(merged_from(&before, 10) < OBJECTS);
    }
}
