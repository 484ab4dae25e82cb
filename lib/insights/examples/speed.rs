//! Times a generation over a large brand: 10,000 prompts, 6 engines, 20 brands, two windows of 30 days.
//!
//! `cargo run --release -p answerscope-insights --example speed [prompts]`

use std::time::Instant;

use answerscope_insights::{Facts, Prompt, Subject, Tracked, find};
use answerscope_metrics::{AnswerFacts, CitedUrl, Day, Engine, Polarity, Section, Slice, Span, build};

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
    AnswerFacts {
        prompt,
        engine,
        answered_at: 0,
        mentions: named.map(|slot| (slot, 1)).collect(),
        citations: (0..5).map(url).collect(),
        sentiment: (0..2)
            .map(|n| {
                (
                    (dice >> n) as u16 % 20,
                    (dice >> (8 + n)) as u16 % 30 + 1,
                    Polarity::ALL[(dice >> (16 + n)) as usize % 3],
                )
            })
            .collect(),
    }
}

#[expect(clippy::print_stdout, reason = "a report for a person")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let prompts: u32 = std::env::args().nth(1).map_or(Ok(10_000), |number| number.parse())?;
    let spans = [Day(START).span(), Span(Day(START).span().0 + 1)];
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
        for (section, slices) in Section::ALL.into_iter().zip(&mut held) {
            let range = built.directory.range(section, span.days()).unwrap_or(0..0);
            let bytes = built.bytes[range.start as usize..range.end as usize].to_vec();
            slices.push(Slice::new(&built.directory, section, span.days(), bytes)?);
        }
    }
    let tracked = (0..20).map(|slot| Tracked {
        slot,
        name: format!("Brand {slot}"),
        domain: format!("site{slot}.example"),
    });
    let prompt = |ordinal| Prompt {
        ordinal,
        query: format!("query {ordinal}"),
    };
    let mut subject = Subject::new(
        tracked.collect(),
        (0..prompts).map(prompt).collect(),
        Day(START + 32)..=Day(START + 63),
    );
    subject.previous = Day(START)..=Day(START + 31);
    let [voice, citations, sentiment] = held.each_ref().map(|slices| slices.iter().collect::<Vec<_>>());
    let facts = Facts {
        voice: &voice,
        citations: &citations,
        sentiment: &sentiment,
    };
    for _ in 0..3 {
        let start = Instant::now();
        let found = find(&subject, &facts, 50);
        println!("{prompts} prompts: {} insights in {:.0?}", found.len(), start.elapsed());
    }
    Ok(())
}
