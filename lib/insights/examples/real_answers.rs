//! Prints the insights that real answers give, for a person to judge.
//!
//! `cargo run -p answerscope-insights --example real_answers -- answers.jsonl [place] [count]`; a line is `{"category",
//! "prompt", "engine", "run", "text", "citations": [{"url", "title"}], "products": [{"brand"}]}`. In each category the
//! six brands named most often in `products` are tracked and the one at `place` is the owned one. The calendar is
//! simulated: each run is a day, run 1 the window before.

use std::collections::{BTreeMap, HashMap};

use answerscope_analysis::{Analyzer, BrandNames, GivenCitation, Polarity};
use answerscope_insights::{InsightBrand, InsightFacts, InsightPrompt, InsightSubject, find};
use answerscope_metrics::{self as metrics, AnswerFacts, CitedUrl, Day, Engine, FactMention, Section, Slice, build};
use serde_json::Value;

/// The first day of a span, so that all runs lie in one segment.
const START: i32 = 20_608;

#[expect(clippy::print_stdout, reason = "a report for a person")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().ok_or("usage: real_answers FILE [PLACE] [COUNT]")?;
    let place = arguments.next().map_or(Ok(1), |number| number.parse::<usize>())?;
    let count = arguments.next().map_or(Ok(5), |number| number.parse::<usize>())?;
    let lines = std::fs::read_to_string(path)?;
    let rows: Vec<Value> = lines.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
    let mut categories: BTreeMap<&str, Vec<&Value>> = BTreeMap::new();
    for row in &rows {
        categories
            .entry(row["category"].as_str().unwrap_or_default())
            .or_default()
            .push(row);
    }
    for (category, rows) in categories {
        println!("\n#### {category}: {} answers", rows.len());
        report(&rows, place, count)?;
    }
    Ok(())
}

#[expect(clippy::print_stdout, reason = "a report for a person")]
fn report(rows: &[&Value], place: usize, count: usize) -> Result<(), Box<dyn std::error::Error>> {
    let brands = tracked(rows, place);
    let analyzer = Analyzer::new(&brands);
    let mut prompts: Vec<&str> = rows.iter().filter_map(|row| row["prompt"].as_str()).collect();
    prompts.sort_unstable();
    prompts.dedup();
    let mut days: BTreeMap<Day, Vec<AnswerFacts>> = BTreeMap::new();
    for row in rows {
        let prompt = prompts
            .binary_search(&row["prompt"].as_str().unwrap_or_default())
            .unwrap_or_default();
        let day = START + row["run"].as_i64().unwrap_or(1) as i32;
        days.entry(Day(day))
            .or_default()
            .push(facts(row, prompt as u32, &analyzer));
    }
    let days: Vec<_> = days.into_iter().collect();
    let span = Day(START).window();
    let built = build(span, None, &days)?;
    let slice = |section| {
        let range = built.directory.range(section, span.days()).unwrap_or(0..0);
        let bytes = built.bytes[range.start as usize..range.end as usize].to_vec();
        Slice::new(&built.directory, section, span.days(), bytes)
    };
    let [mentions, citations, sentiment] = [
        slice(Section::Mentions)?,
        slice(Section::Citations)?,
        slice(Section::Sentiment)?,
    ];
    let tracked = (0..).zip(&brands).map(|(slot, brand)| InsightBrand {
        slot,
        name: brand.name.clone(),
        domain: brand.domain.clone(),
    });
    let prompt = |(ordinal, query): (u32, &&str)| InsightPrompt {
        ordinal,
        query: (*query).to_owned(),
    };
    let mut subject = InsightSubject::new(
        tracked.collect(),
        (0..).zip(&prompts).map(prompt).collect(),
        Day(START)..=Day(START + 31),
    );
    subject.window = Day(START)..=Day(START + 31);
    let facts = InsightFacts {
        mentions: &[&mentions],
        citations: &[&citations],
        sentiment: &[&sentiment],
    };
    for insight in find(&subject, &facts, count) {
        println!(
            "\n[{}] {} – {}",
            insight.priority.as_str(),
            insight.category.as_str(),
            insight.title
        );
        println!("{}\n{}", insight.text, serde_json::to_string(&insight.evidence)?);
    }
    Ok(())
}

fn tracked(rows: &[&Value], place: usize) -> Vec<BrandNames> {
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for product in rows.iter().filter_map(|row| row["products"].as_array()).flatten() {
        if let Some(brand) = product["brand"].as_str().filter(|brand| !brand.is_empty()) {
            *counts.entry(brand).or_default() += 1;
        }
    }
    let mut names: Vec<_> = counts.into_iter().collect();
    names.sort_by_key(|&(name, count)| (std::cmp::Reverse(count), name));
    names.truncate(6);
    let owned = place.min(names.len().saturating_sub(1));
    names[..=owned].rotate_right(1);
    let brand = |(name, _): (&str, usize)| BrandNames {
        name: name.to_owned(),
        domain: format!(
            "{}.com",
            name.to_lowercase().replace(|c: char| !c.is_ascii_alphanumeric(), "")
        ),
        alternative_names: Vec::new(),
    };
    names.into_iter().map(brand).collect()
}

fn facts(row: &Value, prompt: u32, analyzer: &Analyzer) -> AnswerFacts {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let list = row["citations"].as_array().map(Vec::as_slice).unwrap_or_default();
    let given: Vec<GivenCitation> = list
        .iter()
        .filter_map(|c| {
            Some(GivenCitation {
                url: text(&c["url"])?,
                title: text(&c["title"]),
            })
        })
        .collect();
    let read = analyzer.analyze(row["text"].as_str().unwrap_or_default(), &given);
    let polarity = |polarity| match polarity {
        Polarity::Endorsed => metrics::Polarity::Endorsed,
        Polarity::Undermined => metrics::Polarity::Undermined,
        Polarity::Neutral => metrics::Polarity::Neutral,
    };
    let cited = read.citations.into_iter().map(|c| CitedUrl {
        url: c.url,
        domain: c.domain,
        title: c.title,
    });
    let engine = if row["engine"] == "chatgpt" {
        Engine::OpenAi
    } else {
        Engine::GoogleAiMode
    };
    let mention = |m: &answerscope_analysis::BrandMention| FactMention::at(m.brand, m.count, m.rank);
    let findings = read.findings.iter();
    AnswerFacts {
        mentions: read.mentions.iter().map(mention).collect(),
        citations: cited.collect(),
        sentiment: Some(findings.map(|f| (f.brand, f.feature, polarity(f.polarity))).collect()),
        ..AnswerFacts::of(prompt, engine)
    }
}
