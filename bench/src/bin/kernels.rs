//! Measures the metric kernels on synthetic facts.
//!
//! `kernels DIR` writes the segments to DIR, and beside them the same facts as rows of fixed width for other
//! databases and formats; then it prints one JSON object: milliseconds of CPU for each query, from stored bytes (files
//! in the page cache) and warm (decoded slices), the sizes of the sections, and the results for comparison: of all
//! days, and under `day` of a segment that holds the first day alone.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::ops::RangeInclusive;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use answerscope_bench::{self as synthetic, measure};
use answerscope_metrics::{
    AnswerFacts, Bitmap, Built, CitedUrl, Day, Directory, EngineSet, FactMention, Order, Section, SegmentWindow,
    Select, Slice, build, citations, mentions_by_prompt, mentions_series, positions, sentiment, visibility,
};
use cpu_time::ThreadTime;
use serde_json::{Value, json};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// A segment in a file.
struct Stored {
    file: PathBuf,
    directory: Directory,
}

/// The same facts as rows of fixed width.
struct Rows {
    answers: BufWriter<File>,
    mentions: BufWriter<File>,
    citations: BufWriter<File>,
    sentiment: BufWriter<File>,
}

impl Rows {
    fn create(dir: &Path) -> Outcome<Self> {
        let file = |name| File::create(dir.join(name)).map(BufWriter::new);
        Ok(Self {
            answers: file("answers.bin")?,
            mentions: file("mentions.bin")?,
            citations: file("citations.bin")?,
            sentiment: file("sentiment.bin")?,
        })
    }

    /// Little-endian rows: day u16, prompt u32, engine u8, then what the table is about; place 0 where there is none.
    fn add(&mut self, day: Day, facts: &[AnswerFacts], numbers: &BTreeMap<&str, u32>) -> Outcome<()> {
        for answer in facts {
            let mut key = (day.0 as u16).to_le_bytes().to_vec();
            key.extend(answer.prompt.to_le_bytes());
            key.push(answer.engine as u8);
            self.answers.write_all(&key)?;
            for FactMention { slot, count, place } in &answer.mentions {
                self.mentions.write_all(&key)?;
                let place = place.map_or(0, |place| place.get() as u8);
                self.mentions.write_all(&[*slot as u8, *count as u8, place])?;
            }
            for cited in &answer.citations {
                self.citations.write_all(&key)?;
                self.citations.write_all(&numbers[cited.url.as_str()].to_le_bytes())?;
            }
            for (slot, feature, polarity) in answer.sentiment.iter().flatten() {
                self.sentiment.write_all(&key)?;
                self.sentiment.write_all(&[*slot as u8])?;
                self.sentiment.write_all(&feature.to_le_bytes())?;
                self.sentiment.write_all(&[*polarity as u8])?;
            }
        }
        Ok(())
    }

    fn finish(mut self) -> Outcome<()> {
        for table in [
            &mut self.answers,
            &mut self.mentions,
            &mut self.citations,
            &mut self.sentiment,
        ] {
            table.flush()?;
        }
        Ok(())
    }
}

/// Writes the pages in the order of their URLs, a line for each: URL, domain, title. Gives the number of each URL's line.
fn write_pages<'a>(dir: &Path, urls: &'a [CitedUrl]) -> Outcome<BTreeMap<&'a str, u32>> {
    let sorted: BTreeMap<&str, &CitedUrl> = urls.iter().map(|cited| (cited.url.as_str(), cited)).collect();
    let line = |cited: &&CitedUrl| {
        let title = cited.title.as_deref().unwrap_or_default();
        format!("{}\t{}\t{title}\n", cited.url, cited.domain)
    };
    std::fs::write(dir.join("pages.tsv"), sorted.values().map(line).collect::<String>())?;
    Ok(sorted.into_keys().zip(0..).collect())
}

/// Writes a segment into a file of its own.
fn store(dir: &Path, name: &str, built: Built) -> Outcome<Stored> {
    let file = dir.join(name);
    std::fs::write(&file, &built.bytes)?;
    Ok(Stored {
        file,
        directory: built.directory,
    })
}

/// Builds the segments, a span in one go; gives them and the milliseconds that building took.
fn write(dir: &Path, urls: &[CitedUrl]) -> Outcome<(Vec<Stored>, f64)> {
    let numbers = write_pages(dir, urls)?;
    let mut rows = Rows::create(dir)?;
    let mut spans: BTreeMap<SegmentWindow, Vec<Day>> = BTreeMap::new();
    synthetic::days().for_each(|day| spans.entry(day.window()).or_default().push(day));
    let (mut stored, mut spent) = (Vec::new(), Duration::ZERO);
    for (span, days) in spans {
        let mut old: Option<Built> = None;
        // Few days at a time, to keep the memory of the facts small.
        for days in days.chunks(4) {
            let facts: Vec<(Day, Vec<AnswerFacts>)> =
                days.iter().map(|day| (*day, synthetic::facts(*day, urls))).collect();
            for (day, facts) in &facts {
                rows.add(*day, facts, &numbers)?;
            }
            let start = ThreadTime::now();
            let built = build(span, old.as_ref().map(|old| (&old.bytes[..], &old.directory)), &facts)?;
            spent += start.elapsed();
            old = Some(built);
        }
        let Some(built) = old else { continue };
        stored.push(store(dir, &format!("segment-{}.bin", span.0), built)?);
    }
    rows.finish()?;
    Ok((stored, spent.as_secs_f64() * 1e3))
}

/// A segment of the first day alone.
fn write_day(dir: &Path, urls: &[CitedUrl]) -> Outcome<Vec<Stored>> {
    let day = synthetic::FIRST;
    let built = build(day.window(), None, &[(day, synthetic::facts(day, urls))])?;
    Ok(vec![store(dir, "day.bin", built)?])
}

/// What a reader of an object store would fetch: a range of each segment and section.
fn ranges(stored: &[Stored], sections: &[Section], days: &RangeInclusive<Day>) -> (usize, u64) {
    let of_section = |section: &Section| {
        let range = |segment: &Stored| segment.directory.range(*section, days.clone());
        stored.iter().filter_map(range).collect::<Vec<_>>()
    };
    let all: Vec<_> = sections.iter().flat_map(of_section).collect();
    (all.len(), all.iter().map(|range| range.end - range.start).sum())
}

/// Reads sections as a reader of an object store would: one range of each segment and section.
fn read(stored: &[Stored], sections: &[Section], days: &RangeInclusive<Day>) -> Outcome<Vec<Slice>> {
    let mut slices = Vec::new();
    for (section, segment) in sections
        .iter()
        .flat_map(|section| stored.iter().map(move |one| (*section, one)))
    {
        let Some(range) = segment.directory.range(section, days.clone()) else {
            continue;
        };
        let mut bytes = vec![0; usize::try_from(range.end - range.start)?];
        File::open(&segment.file)?.read_exact_at(&mut bytes, range.start)?;
        slices.push(Slice::new(&segment.directory, section, days.clone(), bytes)?);
    }
    Ok(slices)
}

/// A query: its sections, whether it is over the view or all prompts, and what it answers.
struct Query {
    name: &'static str,
    sections: &'static [Section],
    view: bool,
    run: fn(&[&Slice], &Select<'_>) -> Value,
}

const QUERIES: [Query; 6] = [
    Query {
        name: "mentions",
        sections: &[Section::Mentions],
        view: true,
        run: mention_rows,
    },
    Query {
        name: "visibility",
        sections: &[Section::Mentions, Section::Places],
        view: true,
        run: visibility_rows,
    },
    // What the formats beside ours are asked: distinct prompts without places.
    Query {
        name: "reach",
        sections: &[Section::Mentions],
        view: true,
        run: reach_rows,
    },
    Query {
        name: "citations",
        sections: &[Section::Citations],
        view: true,
        run: citation_rows,
    },
    Query {
        name: "sentiment",
        sections: &[Section::Sentiment],
        view: true,
        run: sentiment_rows,
    },
    Query {
        name: "prompts",
        sections: &[Section::Mentions],
        view: false,
        run: prompt_sums,
    },
];

fn mention_rows(slices: &[&Slice], select: &Select<'_>) -> Value {
    let series = mentions_series(slices, select);
    let rows = series
        .iter()
        .flat_map(|(day, counts)| counts.iter().map(|(slot, count)| json!([day.0, slot, count])));
    rows.collect()
}

fn visibility_rows(slices: &[&Slice], select: &Select<'_>) -> Value {
    // The endpoint tells places beside it; the peers are not asked for them.
    std::hint::black_box(positions(slices, slices, select));
    reach_rows(slices, select)
}

fn reach_rows(slices: &[&Slice], select: &Select<'_>) -> Value {
    let seen = visibility(slices, select);
    let by_slot: Vec<Value> = seen
        .by_slot
        .iter()
        .map(|(slot, reach)| json!([slot, reach.prompts]))
        .collect();
    json!([seen.prompts, by_slot])
}

fn citation_rows(slices: &[&Slice], select: &Select<'_>) -> Value {
    let found = citations(slices, select);
    let page = found.page(&|_| true, Order::Descending, 0, 100);
    let rows: Vec<Value> = page.rows.iter().map(|row| json!([row.url, row.count])).collect();
    json!([found.total(), rows])
}

fn sentiment_rows(slices: &[&Slice], select: &Select<'_>) -> Value {
    let rows = sentiment(slices, select);
    rows.iter()
        .map(|((slot, feature), counts)| json!([slot, feature, counts[0], counts[1], counts[2]]))
        .collect()
}

/// Counts of every prompt and brand, folded to sums so that the result stays small.
fn prompt_sums(slices: &[&Slice], select: &Select<'_>) -> Value {
    let counts = mentions_by_prompt(slices, select);
    let (mut rows, mut sum, mut mixed) = (0_u64, 0_u64, 0_u64);
    for (prompt, slot, count) in counts.iter() {
        rows += 1;
        sum += count;
        mixed += count * (u64::from(prompt) * 31 + u64::from(slot) * 17 + 1);
    }
    json!([rows, sum, mixed])
}

/// Bytes of each section as stored, of all days; `urls` are those of the dictionary, which lies behind the citations.
fn sizes(stored: &[Stored]) -> Value {
    let sum = |of: &dyn Fn(&Directory) -> u64| stored.iter().map(|segment| of(&segment.directory)).sum::<u64>();
    let size = |section: Section| sum(&|directory| directory.length(section, directory.window().days()));
    let directories: Vec<usize> = stored
        .iter()
        .map(|segment| segment.directory.to_bytes().len())
        .collect();
    let all = Section::ALL.iter().map(|section| size(*section)).sum::<u64>();
    json!({
        "mentions": size(Section::Mentions), "places": size(Section::Places), "citations": size(Section::Citations),
        "urls": sum(&Directory::len) - all, "sentiment": size(Section::Sentiment), "origins": size(Section::Origins),
        "directories": directories,
    })
}

/// Runs every query over some days of what is stored.
fn run(stored: &[Stored], days: &RangeInclusive<Day>) -> Outcome<Value> {
    let (view, all) = (synthetic::view(), Bitmap::below(synthetic::PROMPTS));
    let mut report = serde_json::Map::new();
    for query in QUERIES {
        let prompts = if query.view { &view } else { &all };
        let select = Select {
            days: days.clone(),
            engines: EngineSet::ALL,
            prompts,
        };
        let slices = read(stored, query.sections, days)?;
        let memory: usize = slices.iter().map(Slice::memory).sum();
        let slices: Vec<&Slice> = slices.iter().collect();
        let warm = measure(|| Outcome::Ok((query.run)(&slices, &select)))?;
        let cold = measure(|| {
            let slices = read(stored, query.sections, days)?;
            Outcome::Ok((query.run)(&slices.iter().collect::<Vec<_>>(), &select))
        })?;
        let result = (query.run)(&slices, &select);
        let (gets, bytes) = ranges(stored, query.sections, days);
        report.insert(
            query.name.into(),
            json!({"stored": cold, "warm": warm, "memory": memory, "gets": gets, "bytes": bytes, "result": result}),
        );
    }
    Ok(report.into())
}

fn main() -> Outcome<()> {
    let dir = std::env::args().nth(1).ok_or("usage: kernels DIR")?;
    let (dir, urls) = (Path::new(&dir), synthetic::urls());
    let (stored, built) = write(dir, &urls)?;
    let one_day = write_day(dir, &urls)?;
    let view_bytes: Vec<u8> = synthetic::view().iter().flat_map(u32::to_le_bytes).collect();
    std::fs::write(dir.join("view.bin"), view_bytes)?;
    let days = synthetic::FIRST..=Day(synthetic::FIRST.0 + synthetic::DAYS - 1);
    let report = json!({
        "queries": run(&stored, &days)?, "sizes": sizes(&stored), "days": synthetic::DAYS, "build": built,
        "day": {"queries": run(&one_day, &(synthetic::FIRST..=synthetic::FIRST))?, "sizes": sizes(&one_day)},
    });
    writeln!(std::io::stdout(), "{report}")?;
    Ok(())
}
