//! Noise is not called a change, and a change is not taken for noise.

use crate::world::{BEFORE, LENGTH, NOW, World, answer, subject};
use std::ops::RangeInclusive;

use answerscope_insights::{Category, FoundInsight};
use answerscope_metrics::compare::{PeriodSlices, Periods, compare_visibility};
use answerscope_metrics::verdict::Verdict;
use answerscope_metrics::{Day, Engine, EngineSet, Section};

const PROMPTS: u32 = 40;
const ENGINES: [Engine; 4] = [Engine::OpenAi, Engine::Perplexity, Engine::Gemini, Engine::Grok];

/// SplitMix64 (G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// Answers of two windows; each engine has a rate of its own on each prompt, the same in both. `shift` is added to the
/// rates of the first prompts in the second window. An answer
/// repeats the one of the day before with probability `repeated`.
fn market(dice: &mut Dice, days: i32, shifted: u32, shift: f64, repeated: f64) -> World {
    let mut world = World::default();
    for prompt in 0..PROMPTS {
        for engine in ENGINES {
            let rates = [0, 1, 2].map(|_| dice.roll());
            let mut last = rates.map(|rate| dice.roll() < rate);
            for start in [BEFORE + LENGTH - days, NOW] {
                for day in start..start + days {
                    let moves = if prompt < shifted && start == NOW { shift } else { 0.0 };
                    let rates = [rates[0] + moves, rates[1], rates[2]];
                    for (said, rate) in last.iter_mut().zip(rates) {
                        if dice.roll() >= repeated {
                            *said = dice.roll() < rate;
                        }
                    }
                    let named: Vec<u16> = (0..3_u16)
                        .zip(last)
                        .filter(|(_, said)| *said)
                        .map(|(slot, _)| slot)
                        .collect();
                    world.add(day, answer(prompt, engine, &named));
                }
            }
        }
    }
    world
}

fn changes(found: &[FoundInsight]) -> usize {
    let change =
        |insight: &&FoundInsight| matches!(insight.category, Category::VisibilityDrop | Category::VisibilityGain);
    found.iter().filter(change).count()
}

/// Of generations over unchanged rates, at most 5 % may report any change; 8 % allow for chance in 200 of them (three
/// standard errors are 4.6 %, and the test is conservative).
#[test]
fn unchanged_rates_give_no_changes() {
    let mut dice = Dice(7);
    for days in [3, 12] {
        let (mut changed, mut overtaken) = (0, 0);
        for _ in 0..100 {
            let found = market(&mut dice, days, 0, 0.0, 0.0).find(&subject(PROMPTS), 1_000);
            changed += usize::from(changes(&found) > 0);
            overtaken += usize::from(
                found
                    .iter()
                    .any(|insight| insight.category == Category::CompetitorAhead),
            );
        }
        println!("{days} days: {changed} of 100 generations report a change, {overtaken} an overtaking");
        assert!(changed <= 8 && overtaken <= 8, "{days} days: {changed}, {overtaken}");
    }
}

#[test]
fn real_shifts_are_found() {
    let mut dice = Dice(8);
    let (mut right, mut wrong) = (0, 0);
    for _ in 0..10 {
        let found = market(&mut dice, LENGTH, 8, -0.4, 0.0).find(&subject(PROMPTS), 1_000);
        for insight in found
            .iter()
            .filter(|insight| insight.category == Category::VisibilityDrop)
        {
            if insight.prompt < 8 { right += 1 } else { wrong += 1 }
        }
    }
    println!("{right} of 80 shifts found, {wrong} false");
    assert!(right >= 60 && wrong * 20 <= right + wrong, "{right} {wrong}");
}

/// Engines that repeat yesterday's answer with some probability look as if rates had changed. Taken for independent,
/// these answers gave changes in more than half of the generations where the probability was 0.4 or more.
#[test]
fn answers_that_repeat_themselves_give_no_changes() {
    let mut dice = Dice(9);
    let mut changed = 0;
    for repeated in [0.2, 0.4, 0.6] {
        for _ in 0..20 {
            let found = market(&mut dice, 12, 0, 0.0, repeated).find(&subject(PROMPTS), 1_000);
            changed += usize::from(changes(&found) > 0);
        }
    }
    println!("{changed} of 60 generations over answers that repeat themselves report a change");
    assert!(changed <= 6, "{changed}");
}

/// What insights call a change is one in the comparison of the prompt's visibility that the API gives.
#[test]
fn insights_and_comparisons_say_the_same() {
    let mut dice = Dice(10);
    let world = market(&mut dice, LENGTH, 20, -0.25, 0.3);
    let subject = subject(PROMPTS);
    let found = world.find(&subject, 1_000);
    let mentions = world.slices(Section::Mentions);
    let slots: Vec<u16> = subject.tracked.iter().map(|brand| brand.slot).collect();
    let period = |days: &RangeInclusive<Day>| PeriodSlices {
        days: days.clone(),
        mentions: mentions.iter().collect(),
        citations: Vec::new(),
        sentiment: Vec::new(),
    };
    let mut changed = 0;
    for insight in &found {
        let expected = match insight.category {
            Category::VisibilityDrop => Verdict::Down,
            Category::VisibilityGain => Verdict::Up,
            _ => continue,
        };
        let periods = Periods {
            now: period(&subject.window),
            before: period(&subject.previous),
            prompts: &std::iter::once(insight.prompt).collect(),
            engines: EngineSet::ALL,
            changed: EngineSet::NONE,
        };
        let rows = compare_visibility(&periods, &slots, true);
        assert_eq!(rows[0].judged.verdict, expected, "{insight:#?}");
        changed += 1;
    }
    assert!(changed >= 5, "{changed} of 20 shifts are found");
}
