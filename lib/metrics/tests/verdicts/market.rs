//! Made-up brands whose answers are known to have changed, or not.

use answerscope_metrics::Repetition;
use answerscope_metrics::verdict::{
    ContingencyTable, LEVEL, Strata, Verdict, design_effects, judge, resampled_shares, work_of_each,
};

/// SplitMix64 (G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    /// From 0 up to 1.
    pub(crate) fn roll(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// From one number to another.
    pub(crate) fn between(&mut self, low: u64, high: u64) -> u64 {
        low + (self.roll() * (high - low + 1) as f64) as u64
    }

    /// About normal with a standard deviation of 1 (the sum of 12).
    pub(crate) fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.roll()).sum::<f64>() - 6.0
    }
}

/// What a brand is like.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Kind {
    pub(crate) days: usize,
    pub(crate) prompts: u64,
    pub(crate) engines: u64,
    /// The brand and its competitors.
    pub(crate) rows: usize,
    /// The probability that an answer says what the day before's said.
    pub(crate) repeated: f64,
    /// The part of the prompts, and of the engines, that are asked in the second period alone.
    pub(crate) added: f64,
    /// What is added to the first row's probabilities in the second period.
    pub(crate) shift: f64,
    /// How often a prompt is asked a day, where whole answers are compared.
    pub(crate) daily: u32,
    /// Days of the first period, its last ones, on which what is added is asked already, where whole answers are compared.
    pub(crate) early: usize,
    /// One engine alone repeats itself, where whole answers are compared.
    pub(crate) unequal: bool,
    /// The probability that a brand's feature is judged as it was the last time, and that an engine searches if it did the last time; where
    /// whole answers are compared.
    pub(crate) opinion: f64,
    pub(crate) searching: f64,
}

impl Kind {
    /// A brand of a size of its own, with nothing changed.
    pub(crate) fn any(dice: &mut Dice) -> Self {
        Self {
            days: 30,
            prompts: dice.between(1, 30),
            engines: dice.between(1, 6),
            rows: dice.between(1, 12) as usize,
            repeated: 0.0,
            added: 0.0,
            shift: 0.0,
            daily: 1,
            early: 0,
            unequal: false,
            opinion: 0.0,
            searching: 0.0,
        }
    }
}

/// The answers of both periods, as a comparison sees them.
#[derive(Debug, Default)]
pub(crate) struct Market {
    pub(crate) strata: Vec<Strata>,
    pub(crate) repetition: Vec<Repetition>,
    /// Of each row, answers that mention it and answers: in the second period, then in the first.
    pub(crate) pooled: Vec<[(u64, u64); 2]>,
    /// Mentions of each day and row, in the second period, then in the first.
    pub(crate) mentions: [Vec<Vec<u64>>; 2],
}

/// One row's answers to a prompt of an engine.
struct Cell {
    chances: [f64; 2],
    said: Option<bool>,
}

impl Market {
    /// Answers of two periods. Every prompt and engine has probabilities of its own.
    pub(crate) fn new(dice: &mut Dice, kind: &Kind) -> Self {
        let rows = kind.rows;
        let mut market = Self {
            strata: vec![Strata::default(); rows],
            repetition: vec![Repetition::default(); rows],
            pooled: vec![[(0, 0); 2]; rows],
            mentions: [vec![vec![0; rows]; kind.days], vec![vec![0; rows]; kind.days]],
        };
        let usual: Vec<f64> = (0..rows).map(|_| 1.5 * dice.normal() - 0.5).collect();
        let late: Vec<bool> = (0..kind.engines).map(|at| at > 0 && dice.roll() < kind.added).collect();
        for _ in 0..kind.prompts {
            let new = dice.roll() < kind.added;
            let topic: Vec<f64> = usual.iter().map(|usual| usual + 1.5 * dice.normal()).collect();
            for late in &late {
                let cells = topic.iter().enumerate().map(|(row, topic)| {
                    let chance = 1.0 / (1.0 + libm::exp(-(topic + 0.7 * dice.normal())));
                    let shift = if row == 0 { kind.shift } else { 0.0 };
                    Cell::new(dice, chance, shift)
                });
                let cells: Vec<Cell> = cells.collect();
                market.ask(dice, kind, cells, new || *late);
            }
        }
        market
    }

    /// Rows whose interval of the change of share of voice holds 0.
    pub(crate) fn covered(&self) -> usize {
        let sizes = vec![2.5; self.strata.len()];
        let [now, before] = &self.mentions;
        let intervals = resampled_shares(now, before, &sizes, &design_effects(&self.repetition));
        intervals
            .iter()
            .filter(|(low, high)| *low <= 0.0 && *high >= 0.0)
            .count()
    }

    /// Asks an engine one prompt every day; one answer in 20 fails.
    fn ask(&mut self, dice: &mut Dice, kind: &Kind, mut cells: Vec<Cell>, new: bool) {
        let mut counts = vec![[(0_u64, 0_u64); 2]; cells.len()];
        for period in [1, 0] {
            if period == 1 && new {
                continue;
            }
            let mut days: Vec<Vec<(u64, u64)>> = vec![Vec::new(); cells.len()];
            for day in 0..kind.days {
                if dice.roll() < 0.05 {
                    continue;
                }
                for (row, cell) in cells.iter_mut().enumerate() {
                    let said = cell.says(dice, kind.repeated, period);
                    counts[row][period].0 += u64::from(said);
                    counts[row][period].1 += 1;
                    days[row].push((u64::from(said), 1));
                    let mentions = if said { 1 + dice.between(0, 3) } else { 0 };
                    self.mentions[period][day][row] += mentions;
                }
            }
            for (sum, days) in self.repetition.iter_mut().zip(days) {
                *sum = [*sum, Repetition::of_days(days)].into_iter().sum();
            }
        }
        for (row, [now, before]) in counts.into_iter().enumerate() {
            self.strata[row].add(ContingencyTable {
                first: now,
                second: before,
            });
            for (sum, count) in self.pooled[row].iter_mut().zip([now, before]) {
                *sum = (sum.0 + count.0, sum.1 + count.1);
            }
        }
    }
}

impl Cell {
    /// A probability, and the same with what is added in the second period; one that has no room is moved first.
    fn new(dice: &mut Dice, chance: f64, shift: f64) -> Self {
        let room = (shift.min(0.0).abs(), 1.0 - shift.max(0.0));
        let before = if shift == 0.0 {
            chance
        } else {
            room.0 + dice.roll() * (room.1 - room.0)
        };
        Self {
            chances: [before + shift, before],
            said: None,
        }
    }

    fn says(&mut self, dice: &mut Dice, repeated: f64, period: usize) -> bool {
        let anew = dice.roll() >= repeated;
        let fresh = dice.roll() < self.chances[period];
        let said = match self.said {
            Some(said) if !anew => said,
            _ => fresh,
        };
        self.said = Some(said);
        said
    }
}

/// The p-value of the naive test of two proportions: all answers together, each taken for independent.
pub(crate) fn two_proportions([now, before]: [(u64, u64); 2]) -> f64 {
    let (n, m) = (now.1 as f64, before.1 as f64);
    let pooled = (now.0 + before.0) as f64 / (n + m);
    let error = (pooled * (1.0 - pooled) * (1.0 / n + 1.0 / m)).sqrt();
    if error.is_nan() || error <= 0.0 {
        return 1.0;
    }
    let z = (now.0 as f64 / n - before.0 as f64 / m) / error;
    libm::erfc(z.abs() / std::f64::consts::SQRT_2)
}

/// Share of voice of a row in all days of a period.
pub(crate) fn share(days: &[Vec<u64>], row: usize) -> f64 {
    let (own, all): (u64, u64) = days.iter().fold((0, 0), |(own, all), day| {
        (own + day[row], all + day.iter().sum::<u64>())
    });
    if all == 0 { 0.0 } else { own as f64 / all as f64 }
}

/// Of a row whether it is the one that moves, its verdict, and the p-value of the naive test.
pub(crate) type Row = (bool, Verdict, f64);

/// What families of rows report.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Reported {
    pub(crate) families: u64,
    /// Families with a verdict of up or down.
    pub(crate) any: u64,
    /// The same of the naive test, not corrected, and corrected by Bonferroni.
    pub(crate) naive: u64,
    pub(crate) naive_corrected: u64,
    /// Families whose first row was judged to have moved the way it did.
    pub(crate) found: u64,
    pub(crate) naive_found: u64,
    /// Rows but the first that are reported.
    pub(crate) wrong: u64,
    pub(crate) rows: u64,
}

impl Reported {
    /// Judges one brand's rows as a comparison does.
    pub(crate) fn judge(&mut self, market: &Market, shift: f64) {
        let rows = market.strata.len();
        let effects = design_effects(&market.repetition);
        let changes = |row: usize| share(&market.mentions[0], row) - share(&market.mentions[1], row);
        let tested: Vec<_> = (0..rows)
            .map(|row| (market.strata[row].test(effects[row], work_of_each(rows)), changes(row)))
            .collect();
        let naive = market.pooled.iter().map(|pooled| two_proportions(*pooled));
        let judged = judge(&tested).into_iter().zip(naive).enumerate();
        let rows: Vec<Row> = judged.map(|(row, (judged, p))| (row == 0, judged.verdict, p)).collect();
        self.add(&rows, shift);
    }

    /// Adds the rows of a comparison.
    pub(crate) fn add(&mut self, rows: &[Row], shift: f64) {
        self.families += 1;
        self.any += u64::from(rows.iter().any(|(_, verdict, _)| verdict.is_change()));
        self.naive += u64::from(rows.iter().any(|(.., p)| *p < LEVEL));
        self.naive_corrected += u64::from(rows.iter().any(|(.., p)| *p * (rows.len() as f64) < LEVEL));
        let expected = if shift > 0.0 { Verdict::Up } else { Verdict::Down };
        for (moves, verdict, p) in rows {
            self.rows += 1;
            self.found += u64::from(*moves && *verdict == expected);
            self.naive_found += u64::from(*moves && *p < LEVEL);
            self.wrong += u64::from(!moves && verdict.is_change());
        }
    }
}
