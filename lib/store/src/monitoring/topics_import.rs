//! Importing prompts into topics that need not exist yet.

use std::collections::HashMap;

use super::prompts_bulk::WantedPrompt;
use super::topics::Topics;
use answerscope_domain::entities::prompt::PromptRecord;
use answerscope_domain::entities::topic::TopicImportReport;
use answerscope_domain::error::Result;
use answerscope_domain::ids::{BrandId, Fingerprint, TopicId};

impl Topics<'_> {
    /// Makes prompts and the topics that they name, and reports row by row.
    pub async fn import(self, brand: BrandId, rows: Vec<Result<(String, WantedPrompt)>>) -> Result<TopicImportReport> {
        let named = rows.iter().flatten().filter_map(|(_, prompt)| prompt.topic());
        let mut names: Vec<Fingerprint> = named.map(|topic| topic.taken_name()).collect();
        names.sort_unstable();
        names.dedup();
        // A topic that another request makes between the two looks counts for both.
        let before: HashMap<Fingerprint, u32> = self.known(brand, names.iter().copied()).await?;
        let (prompts, show) = (self.store.prompts(), PromptRecord::shown_with_topic);
        let report = prompts.import(brand, rows, show).await?;
        names.retain(|name| !before.contains_key(name));
        let made = self.known(brand, names).await?;
        let mut slots: Vec<u32> = made.into_values().collect();
        slots.sort_unstable();
        let topics = slots.into_iter().map(|slot| TopicId { brand, slot });
        Ok(TopicImportReport {
            created: self.get_many(topics).await?.iter().map(|topic| topic.shown()).collect(),
            prompts: report.created,
            duplicates: report.duplicates,
            errors: report.errors,
        })
    }
}
