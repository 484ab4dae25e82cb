//! Whether a prompt's answers of an engine cite a domain, day by day.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::Select;
use super::by_engine::Labels;
use super::matrix::answers_by_prompt;
use super::pieces::{OfSource, by_window, citation_days};
use super::repetition::{AnswerSums, HitSums, Repetition};
use crate::runs::Runs;
use crate::slice::CitationDays;
use crate::{Day, Engine, SegmentWindow, Slice};

/// How alike the answers are in citing each domain, by engine and domain, over all selected days: of few prompts, for each
/// keeps its domains. Answers that cite nothing count, too: an engine may search for some days and then not.
pub(crate) fn citation_repetition<'a>(
    citations: &[&'a Slice],
    mentions: &[&Slice],
    select: &Select<'_>,
) -> BTreeMap<(Engine, &'a str), Repetition> {
    let held = by_window(citations);
    let mut prompts: BTreeMap<(Engine, u32), Prompt<'a>> = BTreeMap::new();
    for window in select.days.start().window().0..=select.days.end().window().0 {
        let window = SegmentWindow(window);
        let of_window = |source: &&&CitationDays| source.days[0].0.window() == window;
        let sources: Vec<&'a CitationDays> = held.iter().filter(of_window).copied().collect();
        let (labels, days) = (Labels::of(&sources), citation_days(&sources, select));
        for engine in select.engines.iter() {
            let mut cited = cited(&labels, &days, select, engine);
            let first = window.days().start().0.max(select.days.start().0);
            for day in (first..=window.days().end().0.min(select.days.end().0)).map(Day) {
                let mut today = cited.remove(&day).unwrap_or_default();
                let of_day = Select {
                    days: day..=day,
                    engines: select.engines.only(engine),
                    prompts: select.prompts,
                };
                for (prompt, answers) in answers_by_prompt(mentions, &of_day) {
                    let domains = today.remove(&prompt).unwrap_or_default();
                    prompts.entry((engine, prompt)).or_default().add(domains, answers);
                }
            }
        }
    }
    let mut sums: BTreeMap<(Engine, &str), Repetition> = BTreeMap::new();
    for ((engine, _), prompt) in &prompts {
        for (domain, having) in &prompt.domains {
            *sums.entry((*engine, domain)).or_default() += having.of(&prompt.asked);
        }
    }
    sums
}

/// Domains with the answers that cite them.
type Domains<'a> = HashMap<&'a str, u64>;

/// What the answers of each prompt cite, by day.
fn cited<'a>(
    labels: &Labels<'a>,
    days: &[OfSource<'_, Runs>],
    select: &Select<'_>,
    engine: Engine,
) -> HashMap<Day, HashMap<u32, Domains<'a>>> {
    let mut cited: HashMap<Day, HashMap<u32, Domains<'a>>> = HashMap::new();
    labels.each(days, select, engine, |day, prompt, domain, counts| {
        let of_prompt = cited.entry(day).or_default().entry(prompt).or_default();
        of_prompt.insert(labels.domains[domain], counts.answers);
    });
    cited
}

/// What a prompt's answers cited until now.
#[derive(Default)]
struct Prompt<'a> {
    asked: AnswerSums,
    domains: HashMap<&'a str, HitSums>,
    /// Domains of the last days.
    recent: BTreeSet<&'a str>,
}

impl<'a> Prompt<'a> {
    fn add(&mut self, today: Domains<'a>, answers: u64) {
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
