//! How often answers change their mind: whether a prompt's answers of an engine mention a brand is compared with the
//! answers of the day before that has any.

use super::Select;
use super::voice::days;
use crate::bitmap::{Window, bits};
use crate::voice_day::VoiceDay;
use crate::{Engine, Slice};

/// Turns of one brand, over prompts and engines.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Turns {
    /// From a day with a mention to one without, or the other way.
    pub seen: u64,
    /// Turns that the same days would have in a random order: 2·k·(n − k) / n for k of n days with a mention. Answers
    /// that stay as they were yesterday turn less often.
    pub expected: f64,
}

/// Turns of a slot over all selected days.
pub fn turns(slices: &[&Slice], select: &Select<'_>, slot: u16) -> Turns {
    let window = Window::new(select.prompts);
    let held: Vec<&VoiceDay> = days(slices, select).map(|(_, day)| day).collect();
    let mut sum = Turns::default();
    for engine in select.engines.iter() {
        let found = of_engine(&held, &window, (slot, engine));
        sum.seen += found.seen;
        sum.expected += found.expected;
    }
    sum
}

fn of_engine(held: &[&VoiceDay], window: &Window<'_>, (slot, engine): (u16, Engine)) -> Turns {
    let empty = || vec![0_u64; window.words.len()];
    let (mut known, mut last) = (empty(), empty());
    let mut counts = vec![(0_u32, 0_u32); window.words.len() * 64];
    let mut seen = 0;
    for day in held {
        let (mut answered, mut named) = (empty(), empty());
        for (_, column) in day.answers.iter().filter(|(of, _)| *of == engine) {
            day.planes.union(*column, window, &mut answered);
        }
        for column in day
            .mentions
            .iter()
            .filter(|column| (column.slot, column.engine) == (slot, engine))
        {
            day.planes.union(column.mentions, window, &mut named);
        }
        for (place, (answered, named)) in answered.iter().zip(&named).enumerate() {
            let (answered, named) = (answered & window.words[place], named & answered);
            seen += u64::from(((named ^ last[place]) & known[place] & answered).count_ones());
            last[place] = (last[place] & !answered) | (named & answered);
            known[place] |= answered;
            bits(answered).for_each(|bit| counts[place * 64 + bit as usize].0 += 1);
            bits(named & answered).for_each(|bit| counts[place * 64 + bit as usize].1 += 1);
        }
    }
    let days = counts
        .iter()
        .filter(|(days, _)| *days > 0)
        .map(|(days, named)| (f64::from(*days), f64::from(*named)));
    Turns {
        seen,
        expected: days.map(|(n, k)| 2.0 * k * (n - k) / n).sum(),
    }
}
