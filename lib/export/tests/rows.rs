//! Exported rows equal a fold over the facts, in both formats and whatever the texts hold.

mod strategies;
mod world;

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use answerscope_export::{
    Archive, Combination, Entity, ExportBrand, ExportPrompt, ExportTracked, Format, Gzip, Metric, Rows, header, restore,
};
use answerscope_metrics::{AnswerFacts, Day, Engine, EngineSet, FactMention};
use proptest::prelude::*;
use serde_json::Value;
use strategies::{text, world};
use world::{Row, World};

fn combinations() -> impl Iterator<Item = Combination> {
    let pairs = Entity::ALL
        .iter()
        .flat_map(|entity| Metric::ALL.iter().map(|metric| (*entity, *metric)));
    pairs.map(|(entity, metric)| Combination { entity, metric })
}

fn ndjson(text: &str) -> Vec<Row> {
    // By the line ends that any reader may know.
    let line_end = [
        '\n', '\r', '\u{b}', '\u{c}', '\u{1c}', '\u{1d}', '\u{1e}', '\u{85}', '\u{2028}', '\u{2029}',
    ];
    let lines = text.split_terminator(line_end);
    lines
        .map(|line| serde_json::from_str(line).expect("a line is a JSON object"))
        .collect()
}

/// What stands in a CSV row for a JSON one, by column.
fn cell(row: &Row, column: &str) -> String {
    let value = match column {
        "confidenceIntervalLow" => &row["confidenceInterval"]["low"],
        "confidenceIntervalHigh" => &row["confidenceInterval"]["high"],
        _ => row.get(column).unwrap_or(&Value::Null),
    };
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(texts) => texts.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(";"),
        number => number.to_string(),
    }
}

fn check_csv(text: &str, rows: &[Row]) {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let columns = reader.headers().expect("a header").clone();
    assert!(columns.iter().is_sorted());
    let known: BTreeSet<&str> = columns.iter().chain(["confidenceInterval"]).collect();
    assert!(rows.iter().flat_map(Row::keys).all(|field| known.contains(&field[..])));
    let records: Vec<csv::StringRecord> = reader.records().map(|record| record.expect("RFC 4180")).collect();
    assert_eq!(records.len(), rows.len());
    for (record, row) in records.iter().zip(rows) {
        for (column, shown) in columns.iter().zip(record) {
            assert_eq!(restore(shown), cell(row, column), "{column}");
            let number = row.get(column).is_none_or(Value::is_number);
            let formula = |part: &str| part.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']);
            assert!(number || !shown.split(';').any(formula), "{column} = {shown:?}");
        }
    }
}

fn check(world: &World, days: &RangeInclusive<Day>, engines: EngineSet) {
    for combination in combinations() {
        let expected = world.rows(combination, days.clone(), engines);
        let (lines, count) = world.export(combination, Format::Ndjson, days.clone(), engines);
        assert_eq!(ndjson(&lines), expected, "{combination:?}");
        assert_eq!(count, expected.len() as u64);
        let (table, count) = world.export(combination, Format::Csv, days.clone(), engines);
        assert_eq!(count, expected.len() as u64);
        let head = String::from_utf8(header(combination, Format::Csv)).expect("a header is text");
        check_csv(&(head + &table), &expected);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn rows_equal_the_fold(world in world(), engines in 0..8_u8) {
        let engines = (0..3).filter(|place| engines >> place & 1 == 0).map(|place| Engine::ALL[place]).collect();
        check(&world, &(Day(29)..=Day(36)), engines);
    }

    #[test]
    fn windows_follow_each_other(world in world(), cut in 29..36_i32) {
        for combination in combinations() {
            let export = |days| world.export(combination, Format::Ndjson, days, EngineSet::ALL).0;
            let parts = export(Day(29)..=Day(cut)) + &export(Day(cut + 1)..=Day(36));
            prop_assert_eq!(parts, export(Day(29)..=Day(36)));
        }
    }

    #[test]
    fn a_cell_loses_nothing(text in prop_oneof![text(), "'{0,3}[=+\\-@\t\r\n＝＋－＠a]?.{0,3}"]) {
        let mut brand = World {
            brand: brand_of(text.clone()),
            topics: vec![],
            prompts: vec![prompt()],
            days: [(Day(30), vec![one()])].into(),
        };
        brand.brand.id = text.clone();
        let combination = Combination { entity: Entity::Brand, metric: Metric::ShareOfVoice };
        let (table, _) = brand.export(combination, Format::Csv, Day(30)..=Day(30), EngineSet::ALL);
        let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(table.as_bytes());
        let record = reader.records().next().expect("a row").expect("RFC 4180");
        prop_assert_eq!(restore(&record[1]), text);
    }
}

fn brand_of(name: String) -> ExportBrand {
    let tracked = ExportTracked {
        slot: 0,
        name: name.clone(),
        domain: "norvik.example".into(),
        owned: true,
    };
    ExportBrand {
        id: "brand".into(),
        name,
        domain: "norvik.example".into(),
        tracked: vec![tracked],
    }
}

fn prompt() -> ExportPrompt {
    ExportPrompt {
        ordinal: 0,
        id: "prompt_0".into(),
        query: "which headphones?".into(),
        kind: "non-branded".into(),
        country: None,
        tags: vec![],
        topic: 0,
    }
}

fn one() -> AnswerFacts {
    AnswerFacts {
        mentions: vec![FactMention::at(0, 2, 1)],
        ..AnswerFacts::of(0, Engine::OpenAi)
    }
}

#[test]
fn blocks_are_whole_rows_of_about_a_size() {
    // More than are counted at once.
    let prompts = 0..20_000_u32;
    let prompt = |ordinal| ExportPrompt {
        ordinal,
        id: format!("prompt_{ordinal:05}"),
        ..prompt()
    };
    let answer = |prompt| AnswerFacts { prompt, ..one() };
    let world = World {
        brand: brand_of("Norvik".into()),
        topics: vec![],
        prompts: prompts.clone().map(prompt).collect(),
        days: [(Day(30), prompts.map(answer).collect())].into(),
    };
    for metric in [Metric::ShareOfVoice, Metric::Visibility] {
        let combination = Combination {
            entity: Entity::Prompt,
            metric,
        };
        let (mut blocks, mut ids) = (Vec::new(), Vec::new());
        world.pull(
            combination,
            Format::Ndjson,
            Day(30)..=Day(30),
            EngineSet::ALL,
            |block, rows| {
                assert!(block.ends_with(b"}\n"));
                assert_eq!(block.iter().filter(|byte| **byte == b'\n').count() as u64, rows);
                blocks.push(block.len());
                ids.extend(
                    ndjson(&String::from_utf8_lossy(block))
                        .iter()
                        .map(|row| row["promptId"].to_string()),
                );
            },
        );
        assert!(ids.len() == 20_000 && ids.is_sorted());
        let (_, whole) = blocks.split_last().expect("blocks");
        assert!(
            !whole.is_empty() && whole.iter().all(|length| (128 << 10..256 << 10).contains(length)),
            "{blocks:?}"
        );
    }
}

#[test]
fn exports_can_be_made_on_any_thread() {
    fn sent<T: Send>() {}
    sent::<Rows<'_>>();
    sent::<Archive>();
    sent::<Gzip>();
}

#[test]
fn a_row_looks_like_this() {
    let mut world = World {
        brand: brand_of("Norvik".into()),
        topics: vec![],
        prompts: vec![prompt()],
        days: [(Day(30), vec![one()])].into(),
    };
    world.brand.tracked.push(ExportTracked {
        slot: 1,
        name: "=Brindax, \"Co\"".into(),
        domain: "brindax.example".into(),
        owned: false,
    });
    let combination = Combination {
        entity: Entity::Prompt,
        metric: Metric::Visibility,
    };
    let export = |format| world.export(combination, format, Day(30)..=Day(30), EngineSet::ALL).0;
    let lines = export(Format::Ndjson);
    assert_eq!(
        lines.lines().next(),
        Some(concat!(
            r#"{"brandId":"brand","brandName":"Norvik","brandDomain":"norvik.example","promptId":"prompt_0","#,
            r#""promptQuery":"which headphones?","promptType":"non-branded","engine":"openai","date":"1970-01-31","#,
            r#""mentionedBrand":"Norvik","mentionedDomain":"norvik.example","relationship":"owned","mentionCount":1,"#,
            r#""answerCount":1,"visibility":1.0,"rank":1,"averagePosition":1.0,"firstMentionShare":1.0,"#,
            r#""confidenceInterval":{"low":0.20654931437723742,"high":1.0}}"#,
        ))
    );
    let table = export(Format::Csv);
    assert_eq!(
        table.split("\r\n").nth(1),
        Some(concat!(
            r#"1,,norvik.example,brand,Norvik,0.7934506856227626,0.0,1970-01-31,openai,0.0,0,"'=Brindax, ""Co""","#,
            r#"brindax.example,,prompt_0,which headphones?,,non-branded,2,competitor,,,,,,0.0"#,
        ))
    );
}

#[test]
fn numbers_are_written_as_serde_json_writes_them() {
    let mut world = World {
        brand: brand_of("Norvik".into()),
        topics: vec![],
        prompts: vec![prompt()],
        days: [(Day(30), vec![one(), one(), one()])].into(),
    };
    world.days.entry(Day(30)).or_default()[1].mentions = vec![FactMention::of(1, 70_000)];
    world.brand.tracked.push(ExportTracked {
        slot: 1,
        ..world.brand.tracked[0].clone()
    });
    for metric in [Metric::ShareOfVoice, Metric::Visibility] {
        let entity = Entity::Prompt;
        let combination = Combination { entity, metric };
        let (lines, _) = world.export(combination, Format::Ndjson, Day(30)..=Day(30), EngineSet::ALL);
        for (line, row) in lines.lines().zip(ndjson(&lines)) {
            for (name, number) in row.iter().filter(|(_, value)| value.is_number()) {
                assert!(
                    line.contains(&format!("\"{name}\":{number}")),
                    "{name} = {number} in {line}"
                );
            }
        }
    }
}
