//! One attempt at an import of trends.

use std::collections::HashSet;

use answerscope_analysis::topics::{discover, questions};
use answerscope_domain::Result;
use answerscope_domain::entities::task::Task;
use answerscope_domain::entities::trend::{Candidate, MOST_CANDIDATES, TrendRecord, TrendStatus, TrendWork};
use answerscope_domain::error::Error;
use answerscope_domain::ids::{BrandId, TrendImportId};
use answerscope_domain::text::fold;
use answerscope_store::Store;
use answerscope_store::runtime::cpu::cpu;
use answerscope_tasks::trend_imports::complete_trends;

/// Finds trends and ends the task with them.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "find_trends", skip_all, fields(%id, attempt = task.attempt))]
pub(crate) async fn find(store: &Store, id: TrendImportId, task: Task<TrendWork>) -> Result<()> {
    if let Err(error) = store.brands().get(id.brand).await {
        return match error {
            // The brand is gone: nothing is found, and the task ends.
            Error::NotFound => complete_trends(store, id, task, Vec::new()).await,
            error => Err(error),
        };
    }
    let (work, created) = (task.work.clone(), task.created);
    let known = known(store, id.brand, &work, created).await?;
    let found = cpu(move || grouped(id.brand, &work, created, known)).await?;
    complete_trends(store, id, task, found).await
}

/// Those of an import's keywords, folded, that an earlier one has brought.
async fn known(store: &Store, brand: BrandId, work: &TrendWork, created: i64) -> Result<HashSet<String>> {
    let wanted: HashSet<String> = work.keywords.iter().map(|word| fold(word)).collect();
    let (mut known, mut from) = (HashSet::new(), None);
    loop {
        let (trends, next) = store.trends().some(brand, from).await?;
        // Trends of this import are left out: a second attempt must find what the first one found.
        let earlier = trends
            .iter()
            .filter(|trend| trend.location == work.country && trend.created < created);
        let words = earlier.flat_map(|trend| &trend.keywords).map(|word| fold(word));
        known.extend(words.filter(|word| wanted.contains(word)));
        from = next;
        if from.is_none() {
            return Ok(known);
        }
    }
}

/// The trends of those keywords that no earlier import has brought; the largest is the first.
fn grouped(brand: BrandId, work: &TrendWork, created: i64, mut held: HashSet<String>) -> Vec<TrendRecord> {
    let fresh = work.keywords.iter().filter(|keyword| held.insert(fold(keyword)));
    let keywords: Vec<&str> = fresh.map(String::as_str).collect();
    let mut groups = discover(&keywords);
    groups.sort_by_key(|group| std::cmp::Reverse(group.members.len()));
    let trends = (0..).zip(groups).map(|(place, group)| {
        let keywords: Vec<&str> = group.members.iter().map(|member| keywords[*member]).collect();
        TrendRecord {
            id: TrendRecord::id_of(brand, &group.name, work.country),
            name: group.name,
            location: work.country,
            prompts: candidates(&keywords),
            keywords: keywords.into_iter().map(str::to_owned).collect(),
            trend_status: TrendStatus::New,
            place,
            accepted_by: None,
            revision: 0,
            created,
        }
    });
    trends.collect()
}

/// Questions about keywords; of those that would be one prompt, the first.
fn candidates(keywords: &[&str]) -> Vec<Candidate> {
    let mut asked = HashSet::new();
    let questions = questions(keywords, MOST_CANDIDATES).into_iter();
    questions
        .filter(|question| asked.insert(fold(question)))
        .map(Candidate::new)
        .collect()
}
