//! Pages that engines cite only where they do not name the brand.

use std::collections::{BTreeMap, BTreeSet};

use answerscope_analysis::owner_of;
use answerscope_domain::Metric;
use answerscope_metrics::verdict::{ContingencyTable, Test};
use answerscope_metrics::{Bitmap, Engine, EngineSet, Order, PromptDayEngine, citations, prompt_day_engines, share};

use crate::case::{Case, OWNED, compare, discoveries, told};
use crate::evidence::{Evidence, Figures};
use crate::words::{self, of, of_answers};
use crate::{Category, FoundInsight, Priority};

/// Prompts that are looked into: those where a competitor is ahead of the brand by the most answers.
const PROMPTS: usize = 500;
/// A page that is cited less often is no pattern.
const LEAST: u64 = 2;
/// Citations that make a page worth a marketer's time soon.
const MANY: u64 = 5;
/// Pages that an insight names.
const NAMED: usize = 3;
/// Characters of a URL that a text shows.
const SHOWN: usize = 120;

/// A page that is cited on a prompt, never where the same answers name the brand.
struct Page<'a> {
    prompt: usize,
    url: &'a str,
    domain: &'a str,
    cited: u64,
    /// None where no answer names the brand, so that there is nothing to compare with.
    test: Option<Test>,
}

/// For each prompt the pages that are cited beside competitors and never beside the brand. Where some answers do name
/// the brand, that must be more than chance.
pub(crate) fn find(case: &Case<'_>) -> Vec<FoundInsight> {
    let domains: Vec<&str> = case.subject.tracked.iter().map(|brand| brand.domain.as_str()).collect();
    let pages = pages(case);
    let tested: Vec<usize> = (0..pages.len()).filter(|place| pages[*place].test.is_some()).collect();
    let tests: Vec<Test> = tested.iter().filter_map(|place| pages[*place].test).collect();
    let mut adjusted: Vec<Option<f64>> = vec![None; pages.len()];
    for (place, passed) in tested.iter().zip(discoveries(&tests)) {
        adjusted[*place] = passed;
    }
    let mut of_prompt: BTreeMap<usize, Vec<(&Page<'_>, Option<f64>)>> = BTreeMap::new();
    for (page, adjusted) in pages.iter().zip(adjusted) {
        let real = page.test.is_none_or(|test| test.excess > 0.0) && (page.test.is_none() || adjusted.is_some());
        if real && page.cited >= LEAST && owner_of(page.domain, &domains) != Some(OWNED) {
            of_prompt.entry(page.prompt).or_default().push((page, adjusted));
        }
    }
    of_prompt
        .into_values()
        .filter_map(|pages| insight(case, &domains, pages))
        .collect()
}

/// The pages of the prompts where most is to be gained. Pages cited beside the brand too are among the tests, so that
/// no test is left out for its outcome; their figures are 0.
fn pages<'a>(case: &Case<'a>) -> Vec<Page<'a>> {
    let all = EngineSet::ALL;
    let mut gaps: Vec<(u64, usize)> = (0..case.prompts.len())
        .filter_map(|prompt| {
            let named = case.rivals().map(|brand| case.now.naming(prompt, brand, all)).max()?;
            let gap = named.saturating_sub(case.now.naming(prompt, OWNED, all));
            (gap > 0).then_some((gap, prompt))
        })
        .collect();
    gaps.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
    gaps.truncate(PROMPTS);
    let places: BTreeMap<u32, usize> = gaps
        .iter()
        .map(|(_, prompt)| (case.prompts[*prompt].ordinal, *prompt))
        .collect();
    let set: Bitmap = places.keys().copied().collect();
    let select = case.subject.select(&case.subject.window, &set);
    let slots: Vec<u16> = case.subject.tracked.iter().map(|brand| brand.slot).collect();
    let mut pages = Vec::new();
    prompt_day_engines(case.facts.mentions, case.facts.citations, &select, |ordinal, items| {
        pages.extend(pages_of(places[&ordinal], items, &slots, case.effects[OWNED]));
    });
    pages
}

/// Where a page is cited, by engine: prompts and days without the brand, those with it.
#[derive(Default)]
struct Seen<'a> {
    domain: &'a str,
    total: u64,
    beside_brand: bool,
    beside_rivals: bool,
    items: BTreeMap<Engine, (u64, u64)>,
}

/// A prompt's answers of a day and engine that name the brand once count as naming it: which of several answers cites is not known.
fn pages_of<'a>(prompt: usize, items: &[PromptDayEngine<'a>], slots: &[u16], effect: f64) -> Vec<Page<'a>> {
    let mut sizes: BTreeMap<Engine, (u64, u64)> = BTreeMap::new();
    let mut seen: BTreeMap<&str, Seen<'a>> = BTreeMap::new();
    for item in items {
        let names = |slot: &u16| item.naming.iter().any(|(named, _)| named == slot);
        let (with, rivals) = (names(&slots[OWNED]), slots[OWNED + 1..].iter().any(names));
        let add = |counts: &mut (u64, u64)| if with { counts.1 += 1 } else { counts.0 += 1 };
        add(sizes.entry(item.engine).or_default());
        for (url, domain) in &item.cited {
            let page = seen.entry(url).or_default();
            page.domain = domain;
            page.total += 1;
            page.beside_brand |= with;
            page.beside_rivals |= rivals && !with;
        }
        let urls: BTreeSet<&str> = item.cited.iter().map(|(url, _)| *url).collect();
        for url in urls {
            let page = seen.entry(url).or_default();
            add(page.items.entry(item.engine).or_default());
        }
    }
    let named = sizes.values().any(|(_, with)| *with > 0);
    let page = |(url, page): (&'a str, Seen<'a>)| Page {
        prompt,
        url,
        domain: page.domain,
        cited: if page.beside_rivals && !page.beside_brand {
            page.total
        } else {
            0
        },
        test: named.then(|| compare(&page.strata(&sizes), effect)),
    };
    seen.into_iter().map(page).collect()
}

impl Seen<'_> {
    /// Days that cite the page among those without the brand and those with it, by engine.
    fn strata(&self, sizes: &BTreeMap<Engine, (u64, u64)>) -> Vec<ContingencyTable> {
        let table = |(engine, (without, with)): (&Engine, &(u64, u64))| {
            let cited = self.items.get(engine).copied().unwrap_or_default();
            ContingencyTable {
                first: (cited.0, *without),
                second: (cited.1, *with),
            }
        };
        sizes.iter().map(table).collect()
    }
}

fn insight(case: &Case<'_>, domains: &[&str], mut pages: Vec<(&Page<'_>, Option<f64>)>) -> Option<FoundInsight> {
    pages.sort_by(|a, b| b.0.cited.cmp(&a.0.cited).then(a.0.url.cmp(b.0.url)));
    pages.truncate(NAMED);
    let (first, adjusted) = *pages.first()?;
    let prompt = first.prompt;
    let all = EngineSet::ALL;
    let rival = case
        .rivals()
        .rev()
        .max_by_key(|brand| case.now.naming(prompt, *brand, all))?;
    let mut rows = rows(case, prompt, domains, &pages).into_iter();
    let mut window = case.measured(rows.next()?);
    window.sources = rows.collect();
    window.visibilities = [OWNED, rival]
        .map(|brand| case.visibility(&case.now, prompt, brand, all))
        .into();
    let evidence = Evidence {
        p_value: first.test.map(|test| told(test.p_value)),
        adjusted_p_value: adjusted.map(told),
        design_effect: first.test.map(|test| test.effect).filter(|effect| *effect > 1.0),
        ..Evidence::described(Metric::Citations, window)
    };
    Some(FoundInsight {
        prompt: case.prompts[prompt].ordinal,
        category: Category::SourceGap,
        priority: [Priority::Low, Priority::Medium][usize::from(first.cited >= MANY)],
        title: format!(
            "{} is cited in {}, none of which names {}",
            first.domain,
            words::count(first.cited, "answer"),
            case.names[OWNED]
        ),
        text: text(case, &pages, rival, owner_of(first.domain, domains)),
        evidence,
        stake: first.cited as f64,
    })
}

/// The rows of the pages as the API gives them.
fn rows(case: &Case<'_>, prompt: usize, domains: &[&str], pages: &[(&Page<'_>, Option<f64>)]) -> Vec<Figures> {
    let one: Bitmap = std::iter::once(case.prompts[prompt].ordinal).collect();
    let select = case.subject.select(&case.subject.window, &one);
    let counted = citations(case.facts.citations, &select);
    let all = counted.page(&|_| true, Order::Descending, 0, usize::MAX).rows;
    let row = |(page, _): &(&Page<'_>, Option<f64>)| {
        let row = all.iter().find(|row| row.url == page.url)?;
        Some(Figures::Citation {
            url: row.url.to_owned(),
            title: row.title.map(str::to_owned),
            domain: row.domain.to_owned(),
            source_type: if owner_of(row.domain, domains).is_some() {
                "competitor"
            } else {
                "third_party"
            },
            total_citations: row.count,
            share_of_voice: share(row.count, counted.total()),
        })
    };
    pages.iter().filter_map(row).collect()
}

fn text(case: &Case<'_>, pages: &[(&Page<'_>, Option<f64>)], rival: usize, owner: Option<usize>) -> String {
    let all = EngineSet::ALL;
    let (prompt, first) = (pages[0].0.prompt, pages[0].0);
    let (owned, answers) = (&case.names[OWNED], case.now.answers(prompt, all));
    let others: Vec<String> = pages[1..]
        .iter()
        .map(|(page, _)| format!("{} ({})", shown(page), words::count(page.cited, "answer")))
        .collect();
    let more = if others.is_empty() {
        String::new()
    } else {
        format!(" The same holds for {}.", words::list(&others))
    };
    let advice = match owner {
        Some(owner) => format!(
            "This is {} own site: publish a page on yours that answers the question as fully, so that engines can \
             cite it.",
            words::possessive(&case.names[owner])
        ),
        None if discussion(first.domain) => {
            format!("Engines read discussions here: answer openly in the brand's name where {owned} fits the question.")
        }
        None => format!(
            "See what the page says about {}, and offer {} what it needs to cover {owned} as well.",
            case.names[rival], first.domain
        ),
    };
    format!(
        "{} to {} cited {} {}, and none of them named {owned}.{more} Overall, {} was named in {}, {owned} in {}. \
         {advice}",
        words::sentence(&words::count(first.cited, "answer")),
        case.query(prompt),
        shown(first),
        case.days(),
        case.names[rival],
        of_answers(case.now.naming(prompt, rival, all), answers),
        of(case.now.naming(prompt, OWNED, all), answers),
    )
}

/// Whether people talk to each other on a site, so that there is no editor to ask.
fn discussion(domain: &str) -> bool {
    owner_of(
        domain,
        &[
            "reddit.com",
            "quora.com",
            "youtube.com",
            "stackexchange.com",
            "facebook.com",
        ],
    )
    .is_some()
}

/// The page's address, or its domain where that is long.
fn shown(page: &Page<'_>) -> String {
    let short = page.url.strip_prefix("https://").unwrap_or(page.url);
    if short.chars().count() <= SHOWN {
        short.to_owned()
    } else {
        page.domain.to_owned()
    }
}
