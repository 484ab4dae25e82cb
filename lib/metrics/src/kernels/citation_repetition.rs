//! Whether a prompt's answers of an engine cite a domain, day by day.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::Select;
use super::by_engine::Labels;
use super::matrix::answers_by_prompt;
use super::pieces::{by_window, citation_days, same_window};
use super::repetition::{Asked, Having, Repetition};
use crate::{Day, Engine, Slice};

/// How alike an engine's answers are in citing each domain that they cite, over all selected days: of few prompts, for each
/// keeps its domains. Answers that cite nothing count, too: an engine may search for some days and then not.
pub(crate) fn citation_repetition<'a>(
    citations: &[&'a Slice],
    mentions: &[&Slice],
    select: &Select<'_>,
    engine: Engine,
) -> BTreeMap<&'a str, Repetition> {
    let mut prompts: BTreeMap<u32, Prompt<'a>> = BTreeMap::new();
    let mut cited = cited(citations, select, engine);
    for day in select.days.start().0..=select.days.end().0 {
        let of_day = Select {
            days: Day(day)..=Day(day),
            engines: select.engines.only(engine),
            prompts: select.prompts,
        };
        let mut today = cited.remove(&Day(day)).unwrap_or_default();
        for (prompt, answers) in answers_by_prompt(mentions, &of_day) {
            let domains = today.remove(&prompt).unwrap_or_default();
            prompts.entry(prompt).or_default().add(domains, answers);
        }
    }
    let mut sums: BTreeMap<&str, Vec<Repetition>> = BTreeMap::new();
    for prompt in prompts.values() {
        for (domain, having) in &prompt.domains {
            sums.entry(domain).or_default().push(having.of(&prompt.asked));
        }
    }
    let sums = sums.into_iter();
    sums.map(|(domain, all)| (domain, all.into_iter().sum())).collect()
}

/// Domains with the answers that cite them.
type Domains<'a> = Vec<(&'a str, u64)>;

/// What the answers of each prompt cite, by day.
fn cited<'a>(citations: &[&'a Slice], select: &Select<'_>, engine: Engine) -> BTreeMap<Day, HashMap<u32, Domains<'a>>> {
    let mut cited: BTreeMap<Day, HashMap<u32, Domains<'a>>> = BTreeMap::new();
    for sources in by_window(citations).chunk_by(same_window) {
        let (labels, days) = (Labels::of(sources), citation_days(sources, select));
        labels.each(&days, select, engine, |day, prompt, domain, counts| {
            let of_day = cited.entry(day).or_default();
            of_day
                .entry(prompt)
                .or_default()
                .push((labels.domains[domain], counts.answers));
        });
    }
    cited
}

/// What a prompt's answers cited until now.
#[derive(Default)]
struct Prompt<'a> {
    asked: Asked,
    domains: HashMap<&'a str, Having>,
    /// Domains of the last days.
    recent: BTreeSet<&'a str>,
}

impl<'a> Prompt<'a> {
    fn add(&mut self, today: Domains<'a>, answers: u64) {
        let today: HashMap<&str, u64> = today.into_iter().collect();
        self.recent.extend(today.keys());
        self.recent.retain(|domain| {
            let count = today.get(domain).copied().unwrap_or_default();
            let having = self.domains.entry(domain).or_default();
            having.add(count.min(answers), answers, &self.asked);
            !having.is_quiet()
        });
        self.asked.add(answers);
    }
}
