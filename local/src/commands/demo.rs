//! `demo`: an invented brand with prompts, 30 days of simulated answers, and the insights that they give.

use answerscope_tasks::Tasks;
use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use answerscope_answers::placing;
use answerscope_domain::entities::brand::NewBrand;
use answerscope_domain::entities::insight::{GenerationWork, Insight, NewGeneration};
use answerscope_domain::ids::BrandId;
use answerscope_domain::input::{RawRow, row};
use answerscope_domain::page::PageRequest;
use answerscope_engines::simulated::{Dice, MODEL, write};
use answerscope_metrics::Day;
use answerscope_store::Store;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::value::to_raw_value;
use serde_json::{Value, json};
use tokio::time::Instant;

use super::print_json;
use super::serve::demo_organization;
use crate::embedded::Failure;
use crate::process::Process;

mod story;

use story::{BRANDS, DAYS, ENGINES, QUESTIONS};

/// How often the generation of insights is looked at.
const LOOK: Duration = Duration::from_millis(100);
/// How often what still awaits a worker is sent again while the generation does not end: a service that was killed with
/// it leaves a lease, and nobody else may be there to sweep.
const SWEEP: Duration = Duration::from_secs(5);

/// Fills the demo organization and prints what stands out. Run twice, it adds no answer.
pub async fn demo(process: &Process, data: &Path) -> Result<(), Failure> {
    let organization = demo_organization(data)?;
    let store = Store::new(&process.app.stores, organization.organization_id);
    let brand = brand(&store).await?;
    let bar = ProgressBar::new(DAYS as u64 + 1).with_style(
        ProgressStyle::with_template("{wide_bar} day {pos}/{len} {msg}")
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    let today = process.app.stores.clock.now().day();
    let mut created = 0;
    for ago in (0..DAYS).rev() {
        let rows = answers(Day(today.0 - ago), ago);
        let rows: Vec<RawRow> = rows.iter().map(to_raw_value).collect::<Result<_, _>>()?;
        let report = placing::import(&store, brand, rows).await?;
        created += report.created;
        bar.inc(1);
    }
    bar.set_message("computing metrics");
    process.queue.drained().await;
    bar.set_message("looking for insights");
    let insights = insights(process, &store, brand, today).await?;
    bar.finish_and_clear();
    print_json(&json!({
        "brandId": brand,
        "simulatedAnswers": created,
        "days": DAYS,
        "insights": one_of_each_kind(&insights),
    }))
}

async fn brand(store: &Store) -> Result<BrandId, Failure> {
    let [(name, domain, other_name), competitors @ ..] = BRANDS;
    let page = PageRequest { page: 1, size: 100 };
    let found = store.brands().list(None, Some(domain), page).await?;
    if let Some(brand) = found.items.into_iter().next() {
        return Ok(brand.id);
    }
    let competitor =
        |(name, domain, other_name)| json!({"name": name, "domain": domain, "alternativeNames": [other_name]});
    let new: NewBrand = row(&to_raw_value(&json!({
        "name": name,
        "domain": domain,
        "alternativeNames": [other_name],
        "markets": ["US", "DE", "GB"],
        "competitors": competitors.map(competitor),
    }))?)?;
    Ok(store.brands().create(new).await?.id)
}

/// The answers of a day, as rows of an import.
fn answers(day: Day, ago: i32) -> Vec<Value> {
    let mut rows = Vec::new();
    for question in &QUESTIONS {
        for engine in ENGINES {
            let mut dice = Dice::new(&[question.text.as_bytes(), engine.as_str().as_bytes(), &ago.to_be_bytes()]);
            let candidates = story::candidates(question, engine, ago);
            let written = write(question.text, &candidates, &mut dice);
            let citations = written.sources.iter();
            let citations: Vec<Value> = citations
                .map(|(url, title)| json!({"url": url, "title": title}))
                .collect();
            rows.push(json!({
                "query": question.text,
                "country": question.country,
                "engine": engine.as_str(),
                "model": MODEL,
                "answeredAt": format!("{day}T06:00:00Z"),
                "text": written.text,
                "citations": citations,
                "externalId": format!("simulated-{day}-{engine}-{query}", engine = engine.as_str(), query = question.text),
            }));
        }
    }
    rows
}

/// What the second half of the story has that the first one had not.
async fn insights(process: &Process, store: &Store, brand: BrandId, today: Day) -> Result<Vec<Insight>, Failure> {
    let days = NewGeneration {
        start_date: Some(Day(today.0 - DAYS / 2 + 1).to_string()),
        end_date: Some(today.to_string()),
        ..NewGeneration::default()
    };
    let work = GenerationWork::new(brand, &days, process.app.stores.clock.now())?;
    let tasks = Tasks::<GenerationWork>::new(store);
    let (id, _) = tasks.start(brand, work).await?;
    let mut swept = Instant::now();
    loop {
        process.queue.drained().await;
        let task = tasks.get(id).await?;
        if let Some(error) = task.error {
            return Err(format!("no insights: {}", error.description).into());
        }
        if task.task_state.ended() {
            return Ok(store.insights().of_generation(id, &task).await?);
        }
        // It waits for figures, or another process has taken it.
        tokio::time::sleep(LOOK).await;
        if swept.elapsed() >= SWEEP {
            answerscope_sweeper::sweep(&process.app).await?;
            swept = Instant::now();
        }
    }
}

/// The most important insight of each kind.
fn one_of_each_kind(insights: &[Insight]) -> Vec<Value> {
    let mut kinds = BTreeSet::new();
    let first = insights.iter().filter(|insight| kinds.insert(&insight.category));
    first
        .map(|insight| {
            json!({"priority": insight.priority, "category": insight.category, "title": insight.title,
                "query": insight.query})
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_story_is_the_same_on_another_day() {
        let told = |today: i32| -> Vec<Value> {
            let days = (0..DAYS).flat_map(|ago| answers(Day(today - ago), ago));
            days.map(|row| json!([row["text"], row["citations"]])).collect()
        };
        assert_eq!(told(20_000), told(20_317));
        assert_eq!(told(20_000).len(), QUESTIONS.len() * ENGINES.len() * DAYS as usize);
    }
}
