//! Measures exports of synthetic facts: 10,000 prompts × 6 engines × 20 brands, three days.
//!
//! `exports make DIR` writes the segment to DIR, and beside it the same facts as rows of fixed width and the entities
//! as JSON lines, for another database. `exports run DIR` exports every combination into an archive in DIR, a day at a
//! time, and prints a JSON object for each: seconds of CPU from stored bytes to the closed archive, rows, bytes, and
//! the greatest memory of the process so far. `exports run DIR ENTITY METRIC FORMAT` exports one combination alone.

use std::error::Error;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::os::unix::fs::FileExt;
use std::path::Path;

use answerscope_bench as synthetic;
use answerscope_export::{
    Archive, Combination, Entity, ExportBrand, ExportPrompt, ExportScope, ExportSubject, ExportTopic, ExportTracked,
    Format, Lookup, Metric, Rows, header, sections,
};
use answerscope_metrics::{AnswerFacts, Day, Directory, Engine, EngineSet, FactMention, Slice, build};
use cpu_time::ProcessTime;
use serde_json::json;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Days of the export.
const DAYS: i32 = 3;
/// Topics of the brand.
const TOPICS: u32 = 200;
/// Output is written to the file in pieces of this many bytes, as to an object store.
const PIECE: usize = 8 << 20;

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["make", dir] => make(Path::new(dir)),
        ["run", dir] => combinations().try_for_each(|(combination, format)| run(Path::new(dir), combination, format)),
        ["run", dir, entity, metric, format] => {
            let chosen = |(combination, shape): &(Combination, Format)| {
                (combination.entity.as_str(), combination.metric.as_str(), shape.as_str()) == (entity, metric, format)
            };
            let (combination, format) = combinations().find(chosen).ok_or("no such combination")?;
            run(Path::new(dir), combination, format)
        }
        _ => Err("usage: exports make|run DIR [ENTITY METRIC FORMAT]".into()),
    }
}

fn combinations() -> impl Iterator<Item = (Combination, Format)> {
    let of_entity = |entity: &'static Entity| {
        let of_metric = |metric: &'static Metric| {
            let combination = Combination {
                entity: *entity,
                metric: *metric,
            };
            Format::ALL.iter().map(move |format| (combination, *format))
        };
        Metric::ALL.iter().flat_map(of_metric)
    };
    Entity::ALL.iter().flat_map(of_entity)
}

fn days() -> impl Iterator<Item = Day> {
    (synthetic::FIRST.0..synthetic::FIRST.0 + DAYS).map(Day)
}

fn brand() -> ExportBrand {
    let tracked = |slot: u16| ExportTracked {
        slot,
        name: if slot == 0 {
            "Norvik".into()
        } else {
            format!("Brindax {slot}")
        },
        domain: format!("site-{slot}.example"),
        owned: slot == 0,
    };
    ExportBrand {
        id: "brand_7h2k9m4x".into(),
        name: "Norvik".into(),
        domain: "site-0.example".into(),
        tracked: (0..synthetic::BRANDS).map(tracked).collect(),
    }
}

fn topics() -> Vec<ExportTopic> {
    let topic = |slot: u32| ExportTopic {
        slot,
        id: format!("topic_7h2k9m4x{slot:06}"),
        name: format!("Headphones for use {slot}"),
        location: Some("US".into()),
        tags: vec!["audio".into(), format!("use {}", slot % 10)],
        topic_type: Some("Non-Branded".into()),
    };
    (0..TOPICS).map(topic).collect()
}

fn prompts() -> Vec<ExportPrompt> {
    let prompt = |ordinal: u32| ExportPrompt {
        ordinal,
        id: format!("prompt_7h2k9m4x{ordinal:07}"),
        query: format!("which headphones are best for use {ordinal} when I travel?"),
        kind: "non-branded".into(),
        country: Some("US".into()),
        tags: vec!["buying".into()],
        topic: ordinal % TOPICS,
    };
    (0..synthetic::PROMPTS).map(prompt).collect()
}

/// Names of features; every source belongs to somebody else.
struct Names(Vec<String>);

impl Names {
    fn new() -> Self {
        Self((0..1_000).map(|id| format!("feature {id}")).collect())
    }
}

impl Lookup for Names {
    fn feature(&self, id: u16) -> Option<(&str, &str)> {
        self.0
            .get(usize::from(id))
            .map(|name| (&name[..], "What users say about it."))
    }

    fn source_type(&self, _: &str, _: &[&str]) -> &str {
        "third_party"
    }
}

fn make(dir: &Path) -> Outcome<()> {
    let urls = synthetic::urls();
    let facts: Vec<(Day, Vec<AnswerFacts>)> = days().map(|day| (day, synthetic::facts(day, &urls))).collect();
    let built = build(synthetic::FIRST.window(), None, &facts)?;
    fs::write(dir.join("segment.bin"), &built.bytes)?;
    fs::write(dir.join("directory.bin"), built.directory.to_bytes())?;
    let file = |name: &str| File::create(dir.join(name)).map(BufWriter::new);
    let (mut answers, mut mentions) = (file("answers.bin")?, file("mentions.bin")?);
    for (day, facts) in &facts {
        for answer in facts {
            let mut key = (day.0 as u16).to_le_bytes().to_vec();
            key.extend(answer.prompt.to_le_bytes());
            key.push(answer.engine as u8);
            answers.write_all(&key)?;
            for FactMention { slot, count, .. } in &answer.mentions {
                mentions.write_all(&key)?;
                mentions.write_all(&[*slot as u8, *count as u8])?;
            }
        }
    }
    answers.flush()?;
    mentions.flush()?;
    entities(dir)
}

/// Writes the entities with the names of their export fields.
fn entities(dir: &Path) -> Outcome<()> {
    let brand = brand();
    let mut file = BufWriter::new(File::create(dir.join("tracked.ndjson"))?);
    for t in &brand.tracked {
        let relationship = if t.owned { "owned" } else { "competitor" };
        let row = json!({"slot": t.slot, "mentionedBrand": t.name, "mentionedDomain": t.domain,
                         "relationship": relationship});
        writeln!(file, "{row}")?;
    }
    let mut file = BufWriter::new(File::create(dir.join("prompts.ndjson"))?);
    let topics = topics();
    for p in prompts() {
        let topic = &topics[p.topic as usize];
        let row = json!({"prompt": p.ordinal, "promptId": p.id, "promptQuery": p.query, "promptType": p.kind,
                         "promptCountry": p.country, "promptTags": p.tags, "topicId": topic.id,
                         "topicName": topic.name, "topicLocation": topic.location, "topicTags": topic.tags,
                         "topicType": topic.topic_type, "brandId": brand.id, "brandName": brand.name,
                         "brandDomain": brand.domain});
        writeln!(file, "{row}")?;
    }
    let mut file = BufWriter::new(File::create(dir.join("engines.ndjson"))?);
    for engine in Engine::ALL {
        writeln!(file, "{}", json!({"number": engine as u8, "engine": engine.as_str()}))?;
    }
    Ok(())
}

/// Exports a combination and prints what it took.
fn run(dir: &Path, combination: Combination, format: Format) -> Outcome<()> {
    let (directory, segment) = stored(dir)?;
    let name = combination.file_name(format);
    let mut target = File::create(dir.join(format!("{name}.zip")))?;
    let subject = ExportSubject::new(brand(), topics(), prompts());
    let names = Names::new();
    let start = ProcessTime::now();
    let mut archive = Archive::new(i64::from(synthetic::FIRST.0) * 86_400);
    archive.start(&name)?;
    archive.write(&header(combination, format))?;
    let (mut rows, mut block, mut output) = (0, Vec::new(), Vec::new());
    for day in days() {
        let slices = slices(&segment, &directory, combination, day)?;
        let scope = ExportScope {
            days: vec![(day, EngineSet::ALL)],
            slices: &slices.iter().collect::<Vec<_>>(),
            lookup: &names,
        };
        let mut pulled = Rows::new(&subject, combination, format, &scope);
        while let Some(count) = pulled.next_block(&mut block) {
            rows += count;
            archive.write(&block)?;
            block.clear();
            output.append(&mut archive.take_output());
            if output.len() >= PIECE {
                target.write_all(&output)?;
                output.clear();
            }
        }
    }
    let file = archive.file().clone();
    output.append(&mut archive.finish()?);
    target.write_all(&output)?;
    let (seconds, zipped) = (start.elapsed().as_secs_f64(), target.metadata()?.len());
    let report =
        json!({"name": name, "rows": rows, "bytes": file.bytes, "seconds": seconds, "peak": peak()?, "zipped": zipped});
    writeln!(std::io::stdout(), "{report}")?;
    Ok(())
}

fn stored(dir: &Path) -> Outcome<(Directory, File)> {
    let directory = Directory::from_bytes(&fs::read(dir.join("directory.bin"))?)?;
    Ok((directory, File::open(dir.join("segment.bin"))?))
}

fn slices(segment: &File, directory: &Directory, combination: Combination, day: Day) -> Outcome<Vec<Slice>> {
    let mut slices = Vec::new();
    for section in sections(combination) {
        let range = directory.range(*section, day..=day).unwrap_or(0..0);
        let mut bytes = vec![0; (range.end - range.start) as usize];
        segment.read_exact_at(&mut bytes, range.start)?;
        slices.push(Slice::new(directory, *section, day..=day, bytes)?);
    }
    Ok(slices)
}

/// The greatest resident memory of the process in bytes, as Linux counts it.
fn peak() -> Outcome<u64> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()).ok_or("no VmHWM")?;
    Ok(kilobytes.parse::<u64>()? * 1024)
}
