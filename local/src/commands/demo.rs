//! `demo`: an invented brand with prompts and 30 days of simulated answers.

use std::path::Path;

use answerscope_answers::placing;
use answerscope_core::body;
use answerscope_core::entities::brand::{BrandRecord, NewBrand};
use answerscope_core::page::PageRequest;
use answerscope_core::store::Store;
use answerscope_engines::simulated::{Candidate, Dice, MODEL, write};
use answerscope_metrics::{Day, Engine};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use super::print_json;
use super::serve::demo_organization;
use crate::embedded::Failure;
use crate::process::Process;

const DAYS: i32 = 30;
const DOMAIN: &str = "norvik-audio.example";
const ENGINES: [Engine; 4] = [
    Engine::OpenAi,
    Engine::Perplexity,
    Engine::Gemini,
    Engine::GoogleAiOverviews,
];
/// Text, country and tag of each prompt.
const PROMPTS: [(&str, &str, &str); 12] = [
    ("What are the best wireless headphones?", "US", "general"),
    ("Which headphones are best for running?", "US", "sport"),
    ("What are good noise cancelling headphones for travel?", "US", "travel"),
    ("Which headphones have the longest battery life?", "DE", "battery"),
    (
        "What are the most comfortable headphones for an office?",
        "DE",
        "office",
    ),
    ("Best headphones under 100 euros?", "DE", "budget"),
    ("Are Norvik headphones any good?", "US", "brand"),
    ("Norvik or Brindax: which is better?", "US", "brand"),
    ("Which earbuds stay in place while swimming?", "GB", "sport"),
    ("What headphones do sound engineers recommend?", "GB", "studio"),
    ("Which headphones last longest before they break?", "US", "general"),
    ("What are good headphones for children?", "GB", "family"),
];

/// Fills the demo organization. Run twice, it adds nothing.
pub async fn demo(process: &Process, data: &Path) -> Result<(), Failure> {
    let organization = demo_organization(data)?;
    let store = Store::new(&process.app, organization.organization_id);
    let brand = brand(&store).await?;
    let bar = ProgressBar::new(DAYS as u64 + 1).with_style(
        ProgressStyle::with_template("{wide_bar} day {pos}/{len} {msg}")
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    let today = process.app.clock.now().day();
    let mut created = 0;
    for ago in (0..DAYS).rev() {
        let rows = answers(&brand, Day(today.0 - ago), ago);
        let report = placing::import(&store, brand.id, rows).await?;
        created += report.created;
        bar.inc(1);
    }
    bar.set_message("computing metrics");
    process.queue.drained().await;
    bar.finish_and_clear();
    print_json(&json!({"brandId": brand.id, "simulatedAnswers": created, "days": DAYS}))
}

async fn brand(store: &Store) -> Result<BrandRecord, Failure> {
    let page = PageRequest { page: 1, size: 100 };
    let found = store.list_brands(None, Some(DOMAIN), page).await?;
    if let Some(brand) = found.items.into_iter().next() {
        return Ok(brand);
    }
    let new: NewBrand = body::row(json!({
        "name": "Norvik",
        "domain": DOMAIN,
        "alternativeNames": ["Norvik Audio"],
        "markets": ["US", "DE", "GB"],
        "competitors": [
            {"name": "Brindax", "domain": "brindax.example", "alternativeNames": ["Brindax Sound"]},
            {"name": "Quontek", "domain": "quontek.example"},
            {"name": "Sombrelle", "domain": "sombrelle.example"},
        ]
    }))?;
    Ok(store.create_brand(new).await?)
}

/// How well known and how well liked the brands are; the owned one grows over the month.
fn candidates(brand: &BrandRecord, ago: i32) -> Vec<Candidate> {
    let standing = [(35 + (DAYS - ago) as u32, 78), (70, 62), (45, 50), (25, 70)];
    let tracked = brand.tracked().zip(standing.into_iter().cycle());
    tracked
        .map(|(tracked, (fame, esteem))| Candidate {
            name: tracked.name.to_owned(),
            domain: tracked.domain.to_owned(),
            fame,
            esteem,
        })
        .collect()
}

fn answers(brand: &BrandRecord, day: Day, ago: i32) -> Vec<Value> {
    let candidates = candidates(brand, ago);
    let mut rows = Vec::new();
    for (query, country, _) in PROMPTS {
        for engine in ENGINES {
            let mut dice = Dice::new(&[query.as_bytes(), engine.as_str().as_bytes(), &day.0.to_be_bytes()]);
            let written = write(query, &candidates, &mut dice);
            let citations: Vec<Value> = written
                .sources
                .iter()
                .map(|(url, title)| json!({"url": url, "title": title}))
                .collect();
            rows.push(json!({
                "query": query,
                "country": country,
                "engine": engine.as_str(),
                "model": MODEL,
                "answeredAt": format!("{day}T06:00:00Z"),
                "text": written.text,
                "citations": citations,
                "externalId": format!("simulated-{day}-{engine}-{query}", engine = engine.as_str()),
            }));
        }
    }
    rows
}
