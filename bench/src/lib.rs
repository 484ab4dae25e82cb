//! Synthetic facts, the same on every machine: 10,000 prompts, 6 engines, 30 days, 20 brands, 20,000 URLs; and how
//! what is done with them is timed.

use std::num::NonZero;

use answerscope_metrics::{AnswerFacts, Bitmap, CitedUrl, Day, Engine, FactMention, LanguageCode, Polarity};
use cpu_time::ThreadTime;

/// Prompts of the brand.
pub const PROMPTS: u32 = 10_000;
/// Engines that answer every prompt every day.
pub const ENGINES: usize = 6;
/// The first day: 2026-10-05, so that the 30 days lie in two spans.
pub const FIRST: Day = Day(20_731);
/// Days.
pub const DAYS: i32 = 30;
/// Tracked brands.
pub const BRANDS: u16 = 20;
/// Pages that are cited.
pub const URLS: u32 = 20_000;
/// Sites that they lie on.
const SITES: u32 = 1_500;
/// Features of a brand.
const FEATURES: u64 = 12;

/// Measurements of a query; the median counts.
const RUNS: usize = 25;

/// The median CPU time in milliseconds.
///
/// # Errors
/// What `run` fails with.
pub fn measure<T, E>(mut run: impl FnMut() -> Result<T, E>) -> Result<f64, E> {
    let mut times = Vec::new();
    for _ in 0..RUNS {
        let start = ThreadTime::now();
        std::hint::black_box(run()?);
        times.push(start.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    Ok(times[RUNS / 2])
}

/// SplitMix64 (G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
pub struct Random(u64);

impl Random {
    /// A sequence of its own for each seed.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, end: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(end)) >> 64) as u64
    }

    /// A fraction in 0..1.
    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// The days.
pub fn days() -> impl Iterator<Item = Day> {
    (FIRST.0..FIRST.0 + DAYS).map(Day)
}

/// A tenth of the prompts, spread over all.
pub fn view() -> Bitmap {
    let mut random = Random::new(7);
    let mut prompts: Vec<(u64, u32)> = (0..PROMPTS).map(|prompt| (random.next(), prompt)).collect();
    prompts.sort_unstable();
    prompts
        .iter()
        .take(PROMPTS as usize / 10)
        .map(|(_, prompt)| *prompt)
        .collect()
}

/// A page: on average 54 bytes, some sites with many pages.
pub fn url(number: u32) -> CitedUrl {
    let mut random = Random::new(u64::from(number) + 1_000_000);
    let site = (f64::from(SITES) * random.unit().powi(2)) as u32;
    let domain = format!("site-{site}.example");
    let words = ["guide", "review", "compare", "pricing", "best", "news", "blog", "help"];
    let word = |random: &mut Random| words[random.below(8) as usize];
    let path = format!(
        "{}/{}-{}-{number}",
        word(&mut random),
        word(&mut random),
        word(&mut random)
    );
    let title = format!("{} {} {number} | Site {site}", word(&mut random), word(&mut random));
    CitedUrl {
        url: format!("https://www.{domain}/{path}"),
        domain,
        title: Some(title),
    }
}

/// All pages by number.
pub fn urls() -> Vec<CitedUrl> {
    (0..URLS).map(url).collect()
}

/// The answers of one day: an answer of each engine to each prompt, with 3 mentioned brands on average, 5 cited
/// pages and 2 findings.
pub fn facts(day: Day, urls: &[CitedUrl]) -> Vec<AnswerFacts> {
    let mut random = Random::new(day.0.unsigned_abs().into());
    let mut facts = Vec::with_capacity(PROMPTS as usize * ENGINES);
    for prompt in 0..PROMPTS {
        for engine in Engine::ALL.into_iter().take(ENGINES) {
            let answered_at = i64::from(day.0) * 86_400_000 + random.below(86_400_000) as i64;
            let mut mentions = mentions(&mut random);
            let sentiment: Vec<(u16, u16, Polarity)> = (0..2).map(|_| finding(&mut random, &mentions)).collect();
            let citations = cited(&mut random)
                .iter()
                .map(|number| urls[*number as usize].clone())
                .collect();
            // Named in an order of their own; drawn apart, so that the facts stay those of earlier runs.
            let turn = (prompt as usize + engine as usize * 7) % mentions.len().max(1);
            mentions.rotate_left(turn);
            (1..)
                .zip(&mut mentions)
                .for_each(|(place, mention)| mention.place = NonZero::new(place));
            facts.push(AnswerFacts {
                answered_at,
                mentions,
                citations,
                sentiment: Some(sentiment),
                language: LanguageCode::from_code("en"),
                model: Some(format!("{engine}-5")),
                ..AnswerFacts::of(prompt, engine)
            });
        }
    }
    facts
}

/// How often an answer mentions a brand: from 0.38 for the first to 0.07 for the last, 3 in all.
fn mentions(random: &mut Random) -> Vec<FactMention> {
    let mut mentions = Vec::new();
    for slot in 0..BRANDS {
        if random.unit() < 0.62 / (f64::from(slot) + 1.6).powf(0.7) {
            let count = match random.below(100) {
                0..70 => 1,
                70..90 => 2,
                90..97 => 3,
                _ => 4 + random.below(3) as u32,
            };
            mentions.push(FactMention::of(slot, count));
        }
    }
    mentions
}

fn finding(random: &mut Random, mentions: &[FactMention]) -> (u16, u16, Polarity) {
    let slot = match mentions.len() as u64 {
        0 => random.below(BRANDS.into()) as u16,
        count => mentions[random.below(count) as usize].slot,
    };
    let polarity = match random.below(100) {
        0..60 => Polarity::Endorsed,
        60..75 => Polarity::Undermined,
        _ => Polarity::Neutral,
    };
    (slot, slot * FEATURES as u16 + random.below(FEATURES) as u16, polarity)
}

/// Five pages, those of low numbers more often.
fn cited(random: &mut Random) -> Vec<u32> {
    let mut numbers = Vec::with_capacity(5);
    while numbers.len() < 5 {
        let number = (f64::from(URLS) * random.unit().powi(2)) as u32;
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    numbers
}
