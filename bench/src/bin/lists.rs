//! What the metrics cost over rows: the facts in arrays as Arrow's lists lay them out, counted by plain loops.
//!
//! `lists DIR` loads the rows that `kernels DIR` wrote and prints one JSON object: milliseconds of CPU for each query
//! with everything in memory, the bytes that it takes there, and the results for comparison.

use std::collections::BTreeMap;
use std::error::Error;
use std::io::Write;
use std::path::Path;

use answerscope_bench::{BRANDS, PROMPTS, measure};
use serde_json::{Value, json};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Rows of a day in the order of their prompts; those of a prompt stand between its offset and the next.
struct Lists<T> {
    day: u16,
    offsets: Vec<u32>,
    rows: Vec<T>,
}

impl<T> Lists<T> {
    /// Loads a table: rows of `WIDTH` bytes, in the order of days and prompts.
    fn load<const WIDTH: usize>(file: &Path, row: impl Fn(&[u8; WIDTH]) -> T) -> Outcome<Vec<Self>> {
        let bytes = std::fs::read(file)?;
        let (all, rest) = bytes.as_chunks::<WIDTH>();
        if !rest.is_empty() {
            return Err(format!("{} has rows of another width", file.display()).into());
        }
        let day = |bytes: &[u8; WIDTH]| u16::from_le_bytes([bytes[0], bytes[1]]);
        let prompt = |bytes: &[u8; WIDTH]| u32::from_le_bytes([bytes[2], bytes[3], bytes[4], bytes[5]]);
        let lists = all.chunk_by(|a, b| day(a) == day(b)).map(|rows| Self {
            day: day(&rows[0]),
            offsets: (0..=PROMPTS)
                .map(|ordinal| rows.partition_point(|row| prompt(row) < ordinal) as u32)
                .collect(),
            rows: rows.iter().map(&row).collect(),
        });
        Ok(lists.collect())
    }

    fn of(&self, prompt: u32) -> &[T] {
        let prompt = prompt as usize;
        &self.rows[self.offsets[prompt] as usize..self.offsets[prompt + 1] as usize]
    }

    fn memory(days: &[Self]) -> usize {
        days.iter()
            .map(|day| size_of_val(&day.offsets[..]) + size_of_val(&day.rows[..]))
            .sum()
    }
}

/// A slot and how often it is mentioned.
type Mention = (u8, u8);

fn mentions_by_slot(days: &[Lists<Mention>], view: &[u32]) -> Value {
    let mut found = Vec::new();
    for day in days {
        let mut counts = [0_u64; BRANDS as usize];
        for (slot, count) in view.iter().flat_map(|prompt| day.of(*prompt)) {
            counts[usize::from(*slot)] += u64::from(*count);
        }
        let counts = counts.iter().enumerate().filter(|(_, count)| **count > 0);
        found.extend(counts.map(|(slot, count)| json!([day.day, slot, count])));
    }
    found.into()
}

/// Distinct prompts of each slot.
fn reach(days: &[Lists<Mention>], view: &[u32]) -> Value {
    let mut seen = [0_u64; BRANDS as usize];
    for prompt in view {
        let mentions = days.iter().flat_map(|day| day.of(*prompt));
        let slots = mentions.fold(0_u32, |slots, (slot, _)| slots | 1 << slot);
        for (slot, prompts) in seen.iter_mut().enumerate() {
            *prompts += u64::from(slots >> slot & 1);
        }
    }
    let seen = seen.iter().enumerate().filter(|(_, prompts)| **prompts > 0);
    seen.map(|(slot, prompts)| json!([slot, prompts])).collect()
}

fn citations(days: &[Lists<u32>], view: &[u32], urls: &[String]) -> Value {
    let mut counts = vec![0_u32; urls.len()];
    for url in days
        .iter()
        .flat_map(|day| view.iter().flat_map(|prompt| day.of(*prompt)))
    {
        counts[*url as usize] += 1;
    }
    let mut order: Vec<usize> = (0..urls.len()).filter(|url| counts[*url] > 0).collect();
    let by_count = |url: &usize| (u32::MAX - counts[*url], *url);
    if order.len() > 100 {
        order.select_nth_unstable_by_key(99, by_count);
        order.truncate(100);
    }
    order.sort_unstable_by_key(by_count);
    let rows: Vec<Value> = order.iter().map(|url| json!([urls[*url], counts[*url]])).collect();
    json!([counts.iter().map(|count| u64::from(*count)).sum::<u64>(), rows])
}

/// Slot, feature, polarity.
type Finding = (u8, u16, u8);

fn sentiment(days: &[Lists<u16>], view: &[u32], findings: &[Finding]) -> Value {
    let mut counts = vec![0_u64; findings.len()];
    for finding in days
        .iter()
        .flat_map(|day| view.iter().flat_map(|prompt| day.of(*prompt)))
    {
        counts[usize::from(*finding)] += 1;
    }
    let mut rows: BTreeMap<(u8, u16), [u64; 3]> = BTreeMap::new();
    for ((slot, feature, polarity), count) in findings.iter().zip(counts).filter(|(_, count)| *count > 0) {
        rows.entry((*slot, *feature)).or_default()[usize::from(*polarity)] = count;
    }
    rows.iter()
        .map(|((slot, feature), counts)| json!([slot, feature, counts[0], counts[1], counts[2]]))
        .collect()
}

/// The findings as numbers, and what these stand for.
fn numbered(days: Vec<Lists<Finding>>) -> Outcome<(Vec<Lists<u16>>, Vec<Finding>)> {
    let mut findings: Vec<Finding> = days.iter().flat_map(|day| day.rows.iter().copied()).collect();
    findings.sort_unstable();
    findings.dedup();
    u16::try_from(findings.len())?;
    let number = |finding: &Finding| findings.partition_point(|one| one < finding) as u16;
    let numbered = |day: Lists<Finding>| Lists {
        day: day.day,
        offsets: day.offsets,
        rows: day.rows.iter().map(number).collect(),
    };
    Ok((days.into_iter().map(numbered).collect(), findings))
}

fn timed(memory: usize, run: impl Fn() -> Value) -> Outcome<Value> {
    let warm = measure(|| Outcome::Ok(run()))?;
    Ok(json!({"warm": warm, "memory": memory, "result": run()}))
}

fn main() -> Outcome<()> {
    let dir = std::env::args().nth(1).ok_or("usage: lists DIR")?;
    let dir = Path::new(&dir);
    let view = std::fs::read(dir.join("view.bin"))?;
    let view: Vec<u32> = view
        .as_chunks()
        .0
        .iter()
        .map(|bytes| u32::from_le_bytes(*bytes))
        .collect();
    let pages = std::fs::read_to_string(dir.join("pages.tsv"))?;
    let urls: Vec<String> = pages
        .lines()
        .map(|line| line.split('\t').next().unwrap_or_default().to_owned())
        .collect();
    let mentions = Lists::load(&dir.join("mentions.bin"), |row: &[u8; 10]| (row[7], row[8]))?;
    let cited = Lists::load(&dir.join("citations.bin"), |row: &[u8; 11]| {
        u32::from_le_bytes([row[7], row[8], row[9], row[10]])
    })?;
    let findings = |row: &[u8; 11]| (row[7], u16::from_le_bytes([row[8], row[9]]), row[10]);
    let (judged, findings) = numbered(Lists::load(&dir.join("sentiment.bin"), findings)?)?;
    let report = json!({
        "mentions": timed(Lists::memory(&mentions), || mentions_by_slot(&mentions, &view))?,
        "reach": timed(Lists::memory(&mentions), || reach(&mentions, &view))?,
        "citations": timed(Lists::memory(&cited), || citations(&cited, &view, &urls))?,
        "sentiment": timed(Lists::memory(&judged), || sentiment(&judged, &view, &findings))?,
    });
    writeln!(std::io::stdout(), "{report}")?;
    Ok(())
}
