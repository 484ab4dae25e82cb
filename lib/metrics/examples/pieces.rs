//! What days in pieces cost: merging a day of 800,000 answers that came in 86 pieces, and reading a day that stands in four
//! pieces. `cargo run --release -p answerscope-metrics --example pieces`

#![expect(clippy::print_stdout, reason = "it prints tables")]

#[path = "../../../bench/src/lib.rs"]
#[expect(dead_code, unreachable_pub, reason = "not all of the synthetic facts are used here")]
mod synthetic;

use std::error::Error;
use std::fs;

use answerscope_metrics::{
    AnswerFacts, Bitmap, Built, CitedUrl, Day, Engine, EngineSet, MergeSource, Order, Section, Select, Slice, build,
    citations, mentions_series, merge, positions, sentiment, visibility,
};
use cpu_time::ThreadTime;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Pieces of the large day, and answers of each.
const PIECES: u32 = 86;
const ANSWERS: usize = 9_400;
/// How many pieces are merged at once.
const TIER: usize = 8;
/// Measurements of a query; the median counts.
const RUNS: usize = 15;
const DAY: i64 = 86_400_000;
const TODAY: Day = synthetic::FIRST;

/// Milliseconds that this thread has had a core.
fn cpu() -> f64 {
    ThreadTime::now().as_duration().as_secs_f64() * 1e3
}

/// A line of the process's memory in MB: `VmRSS` is what it has, `VmHWM` the most since it was forgotten.
fn memory(line: &str) -> Outcome<f64> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find(|found| found.starts_with(line)).unwrap_or_default();
    let kilobytes: f64 = line.split_whitespace().nth(1).unwrap_or_default().parse()?;
    Ok(kilobytes / 1024.0)
}

/// As engines are: one gives no titles, and one shortens them.
fn retitle(answer: &mut AnswerFacts) {
    for cited in &mut answer.citations {
        match answer.engine {
            Engine::Perplexity => cited.title = None,
            Engine::Gemini => cited.title = cited.title.take().map(|title| title.chars().take(20).collect()),
            _ => {}
        }
    }
}

/// One of the pieces of the large day: its prompts lie between those of the others.
fn piece(number: u32, urls: &[CitedUrl]) -> Outcome<Built> {
    let mut facts = synthetic::facts(Day(number as i32), urls);
    facts.truncate(ANSWERS);
    for answer in &mut facts {
        answer.prompt = answer.prompt * PIECES + number;
        answer.answered_at = i64::from(TODAY.0) * DAY + answer.answered_at.rem_euclid(DAY);
        retitle(answer);
    }
    Ok(build(TODAY.window(), None, &[(TODAY, facts)])?)
}

fn merged(pieces: &[Built]) -> Outcome<Built> {
    let pieces: Vec<_> = pieces
        .iter()
        .map(|piece| MergeSource::whole(&piece.bytes, &piece.directory))
        .collect();
    Ok(merge(TODAY.window(), &pieces, None)?)
}

fn merging(urls: &[CitedUrl]) -> Outcome<()> {
    let start = cpu();
    let mut pieces = (0..PIECES)
        .map(|number| piece(number, urls))
        .collect::<Outcome<Vec<Built>>>()?;
    let size = |pieces: &[Built]| pieces.iter().map(|piece| piece.bytes.len()).sum::<usize>() as f64 / 1e6;
    println!(
        "{} answers in {PIECES} pieces: {:.1} MB, made in {:.0} ms of CPU (facts too)",
        PIECES as usize * ANSWERS,
        size(&pieces),
        cpu() - start
    );
    let (mut written, mut spent) = (size(&pieces), 0.0);
    while pieces.len() > 1 {
        fs::write("/proc/self/clear_refs", "5")?;
        let before = memory("VmRSS:")?;
        let start = cpu();
        pieces = pieces.chunks(TIER).map(merged).collect::<Outcome<Vec<Built>>>()?;
        let took = cpu() - start;
        (written, spent) = (written + size(&pieces), spent + took);
        println!(
            "  → {} pieces: {:.1} MB, {took:.0} ms of CPU, memory of the process from {before:.0} to at most {:.0} MB",
            pieces.len(),
            size(&pieces),
            memory("VmHWM:")?
        );
    }
    let last = size(&pieces);
    println!(
        "  in all {spent:.0} ms, {:.2} µs an answer; {:.1} bytes written for each that is left",
        spent * 1e3 / (f64::from(PIECES) * ANSWERS as f64),
        written / last
    );
    for section in Section::ALL {
        println!(
            "    {section:?}: {} KB",
            pieces[0].directory.length(section, TODAY..=TODAY) / 1_000
        );
    }
    Ok(())
}

fn read(segments: &[Built], sections: &[Section]) -> Outcome<Vec<Slice>> {
    let mut slices = Vec::new();
    for (built, section) in segments
        .iter()
        .flat_map(|built| sections.iter().map(move |section| (built, *section)))
    {
        if let Some(range) = built.directory.range(section, TODAY..=TODAY) {
            let bytes = built.bytes[range.start as usize..range.end as usize].to_vec();
            slices.push(Slice::new(&built.directory, section, TODAY..=TODAY, bytes)?);
        }
    }
    Ok(slices)
}

fn median(mut run: impl FnMut() -> Outcome<()>) -> Outcome<f64> {
    let mut times = Vec::new();
    for _ in 0..RUNS {
        let start = cpu();
        run()?;
        times.push(cpu() - start);
    }
    times.sort_by(f64::total_cmp);
    Ok(times[RUNS / 2])
}

type Query = (&'static str, &'static [Section], fn(&[&Slice], &Select<'_>) -> usize);

const QUERIES: [Query; 4] = [
    ("share of voice series", &[Section::Mentions], |slices, select| {
        mentions_series(slices, select).len()
    }),
    (
        "visibility and places",
        &[Section::Mentions, Section::Places],
        |slices, select| visibility(slices, select).by_slot.len() + positions(slices, slices, select).len(),
    ),
    (
        "top 100 citations",
        &[Section::Citations, Section::Times],
        |slices, select| {
            citations(slices, select)
                .page(&|_| true, Order::Descending, 0, 100)
                .rows
                .len()
        },
    ),
    ("sentiment", &[Section::Sentiment], |slices, select| {
        sentiment(slices, select).len()
    }),
];

fn reading(urls: &[CitedUrl]) -> Outcome<()> {
    let mut facts = synthetic::facts(TODAY, urls);
    facts.iter_mut().for_each(retitle);
    let one = vec![build(TODAY.window(), None, &[(TODAY, facts.clone())])?];
    let part = |number: usize| {
        let own = facts.iter().skip(number).step_by(4).cloned().collect();
        Ok(build(TODAY.window(), None, &[(TODAY, own)])?)
    };
    let four = (0..4).map(part).collect::<Outcome<Vec<Built>>>()?;
    println!(
        "a day of {} answers, a view of 10 %: ms of CPU in one piece, in four",
        facts.len()
    );
    let prompts: Bitmap = synthetic::view();
    let select = Select {
        days: TODAY..=TODAY,
        engines: EngineSet::ALL,
        prompts: &prompts,
    };
    for (name, sections, run) in QUERIES {
        let mut row = format!("  {name}:");
        let mut figures = Vec::new();
        for warm in [false, true] {
            for segments in [&one, &four] {
                // In one piece a day needs no times.
                let sections: Vec<Section> = sections
                    .iter()
                    .copied()
                    .filter(|s| segments.len() > 1 || *s != Section::Times)
                    .collect();
                let held = read(segments, &sections)?;
                figures.push(median(|| {
                    let fresh = if warm { Vec::new() } else { read(segments, &sections)? };
                    let slices: Vec<&Slice> = if warm {
                        held.iter().collect()
                    } else {
                        fresh.iter().collect()
                    };
                    std::hint::black_box(run(&slices, &select));
                    Ok(())
                })?);
            }
        }
        for (kind, pair) in ["stored", "warm"].into_iter().zip(figures.chunks(2)) {
            row += &format!(
                " {kind} {:.3}, {:.3} ({:.1} times)",
                pair[0],
                pair[1],
                pair[1] / pair[0]
            );
        }
        println!("{row}");
    }
    Ok(())
}

fn main() -> Outcome<()> {
    let urls = synthetic::urls();
    reading(&urls)?;
    merging(&urls)
}
