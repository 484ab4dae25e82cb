//! Times a generation over a large brand: 10,000 prompts, 6 engines, 20 brands, two windows of 30 days.
//!
//! `cargo run --release -p answerscope-insights --example speed [prompts]`

use std::ops::RangeInclusive;
use std::time::Instant;

use answerscope_insights::{InsightBrand, InsightFacts, InsightPrompt, InsightSubject, find};
use answerscope_metrics::compare::{
    PeriodSlices, Periods, compare_citations, compare_sentiment, compare_share_of_voice, compare_visibility,
};
use answerscope_metrics::{
    AnswerFacts, Bitmap, CitedUrl, Day, Engine, EngineSet, FactMention, Polarity, Section, SegmentWindow, Slice, build,
};

const SECTIONS: [Section; 3] = [Section::Mentions, Section::Citations, Section::Sentiment];

const START: i32 = 20_608;

/// A number that depends on all of its parts.
fn hash(parts: [u32; 4]) -> u64 {
    parts.into_iter().fold(0x9e37_79b9_7f4a_7c15, |sum: u64, part| {
        let mixed = (sum ^ u64::from(part)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed ^ (mixed >> 29)
    })
}

fn answer(day: u32, prompt: u32, engine: Engine) -> AnswerFacts {
    let dice = hash([day, prompt, engine as u32, 1]);
    let rate = hash([0, prompt, engine as u32, 2]) % 64;
    let named = (0..20_u16).filter(|slot| hash([day, prompt, engine as u32, 10 + u32::from(*slot)]) % 256 < rate);
    let url = |n: u64| {
        let page = (hash([prompt, n as u32, 0, 3]) + (dice >> n) % 8) % 20_000;
        let domain = format!("site{}.example", page % 700);
        CitedUrl {
            url: format!("https://{domain}/{page}"),
            domain,
            title: None,
        }
    };
    let finding = |n: u32| {
        (
            (dice >> n) as u16 % 20,
            (dice >> (8 + n)) as u16 % 30 + 1,
            Polarity::ALL[(dice >> (16 + n)) as usize % 3],
        )
    };
    AnswerFacts {
        mentions: named.map(|slot| FactMention::of(slot, 1)).collect(),
        citations: (0..5).map(url).collect(),
        sentiment: Some((0..2).map(finding).collect()),
        ..AnswerFacts::of(prompt, engine)
    }
}

#[expect(clippy::print_stdout, reason = "a report for a person")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let prompts: u32 = std::env::args().nth(1).map_or(Ok(10_000), |number| number.parse())?;
    let spans = [Day(START).window(), SegmentWindow(Day(START).window().0 + 1)];
    let mut held: [Vec<Slice>; 3] = Default::default();
    for span in spans {
        let mut built = build(span, None, &[])?;
        for day in (span.days().start().0..).take(30) {
            let engines = Engine::ALL.into_iter().take(6);
            let facts =
                engines.flat_map(|engine| (0..prompts).map(move |prompt| answer(day.unsigned_abs(), prompt, engine)));
            built = build(
                span,
                Some((&built.bytes, &built.directory)),
                &[(Day(day), facts.collect())],
            )?;
        }
        for (section, slices) in SECTIONS.into_iter().zip(&mut held) {
            let range = built.directory.range(section, span.days()).unwrap_or(0..0);
            let bytes = built.bytes[range.start as usize..range.end as usize].to_vec();
            slices.push(Slice::new(&built.directory, section, span.days(), bytes)?);
        }
    }
    let tracked = (0..20).map(|slot| InsightBrand {
        slot,
        name: format!("Brand {slot}"),
        domain: format!("site{slot}.example"),
    });
    let prompt = |ordinal| InsightPrompt {
        ordinal,
        query: format!("query {ordinal}"),
    };
    let mut subject = InsightSubject::new(
        tracked.collect(),
        (0..prompts).map(prompt).collect(),
        Day(START + 32)..=Day(START + 63),
    );
    subject.previous = Day(START)..=Day(START + 31);
    let [mentions, citations, sentiment] = held.each_ref().map(|slices| slices.iter().collect::<Vec<_>>());
    let facts = InsightFacts {
        mentions: &mentions,
        citations: &citations,
        sentiment: &sentiment,
    };
    for _ in 0..3 {
        let start = Instant::now();
        let found = find(&subject, &facts, 50);
        println!("{prompts} prompts: {} insights in {:.0?}", found.len(), start.elapsed());
    }
    comparisons(&subject, &facts);
    Ok(())
}

/// Times a comparison of each metric over the same windows.
#[expect(clippy::print_stdout, reason = "a report for a person")]
fn comparisons(subject: &InsightSubject, facts: &InsightFacts<'_>) {
    let prompts: Bitmap = subject.prompts.iter().map(|prompt| prompt.ordinal).collect();
    let slots: Vec<u16> = subject.tracked.iter().map(|brand| brand.slot).collect();
    let period = |days: &RangeInclusive<Day>| PeriodSlices {
        days: days.clone(),
        mentions: facts.mentions.to_vec(),
        citations: facts.citations.to_vec(),
        sentiment: facts.sentiment.to_vec(),
    };
    let periods = Periods {
        now: period(&subject.window),
        before: period(&subject.previous),
        prompts: &prompts,
        engines: EngineSet::ALL,
        changed: EngineSet::NONE,
    };
    let time = |name: &str, rows: &dyn Fn() -> usize| {
        let start = Instant::now();
        println!("comparison of {name}: {} rows in {:.0?}", rows(), start.elapsed());
    };
    time("share of voice", &|| compare_share_of_voice(&periods, &slots).len());
    time("visibility", &|| compare_visibility(&periods, &slots, false).len());
    time("citations", &|| compare_citations(&periods).len());
    time("sentiment", &|| compare_sentiment(&periods, &slots).len());
}
