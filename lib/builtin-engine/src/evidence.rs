//! What an answer rests on: the pages that were found, the brands that they speak of, and what they think this week.

use std::borrow::Cow;
use std::collections::HashSet;

use crate::corpus::industry::Brand;
use crate::corpus::pages::{self, Page, PageKind};
use crate::corpus::{Corpus, Tongue};
use crate::dice::{Dice, even, hash};
use crate::drift::{walk, week};
use crate::question::{Asked, BuiltInQuestion};

/// Pages that a search finds at most.
const MOST_PAGES: usize = 24;

/// How much each thing counts in what makes an engine name a brand.
mod weight {
    pub(super) const FAME: f64 = 0.16;
    pub(super) const TASTE: f64 = 0.8;
    pub(super) const WEEK: f64 = 0.8;
    pub(super) const OPINION: f64 = 0.35;
    pub(super) const FOUND: f64 = 0.8;
    pub(super) const CHANCE: f64 = 0.45;
}
/// How far a page's opinion moves with the weeks, and with each answer.
const WEEKLY: f64 = 1.0;
const DAILY: f64 = 0.2;
/// How much sooner something is said that agrees with the other sources.
const AGREEMENT: f64 = 0.7;

/// A page that was found.
pub(crate) struct Found<'c> {
    /// Of the corpus, or written for a brand that the request made known.
    page: Cow<'c, Page>,
    /// 0 to 1, 1 for the best.
    score: f64,
}

/// Something that a page says of a brand in this answer.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Evidence<'f> {
    pub(crate) page: &'f Page,
    pub(crate) aspect: usize,
    /// Praise above 0, blame below.
    pub(crate) stance: f64,
    /// How well it fits the question.
    fit: f64,
}

/// A brand that may be named.
pub(crate) struct Candidate<'f> {
    pub(crate) brand: &'f Brand,
    /// The best fitting first.
    pub(crate) evidence: Vec<Evidence<'f>>,
    /// Higher is named sooner.
    score: f64,
}

/// The pages that a question finds, the best first.
pub(crate) fn search<'c>(corpus: &Corpus, tongue: &'c Tongue, asked: &Asked) -> Vec<Found<'c>> {
    let industry = &corpus.industries[asked.industry];
    let scores = tongue.index.scores(&asked.stems);
    let own = tongue.pages.iter().zip(scores);
    let own = own.filter(|(page, _)| page.industry == asked.industry);
    let borrowed = |(page, score): (&'c Page, f64)| Found {
        page: Cow::Borrowed(page),
        score,
    };
    let mut found: Vec<Found<'c>> = own.map(borrowed).collect();
    for (at, brand) in asked.brands.iter().enumerate() {
        if industry.brands.get(at).is_some_and(|own| own.domain == brand.domain) {
            continue;
        }
        found.retain(|found| !found.page.claims.iter().any(|claim| claim.brand == at));
        let pages = pages::of_brand(tongue, industry, asked.industry, at, brand);
        found.extend(pages.into_iter().map(|page| Found {
            score: tongue.index.score(&asked.stems, &page.text),
            page: Cow::Owned(page),
        }));
    }
    let best = found.iter().map(|found| found.score).fold(f64::MIN_POSITIVE, f64::max);
    for found in &mut found {
        found.score /= best;
    }
    found.sort_by(|a, b| b.score.total_cmp(&a.score).then_with(|| a.page.url.cmp(&b.page.url)));
    // Brands that share a domain share its page.
    let mut seen = HashSet::new();
    found.retain(|found| seen.insert(found.page.url.clone()));
    found
}

/// The brands that the pages speak of, in the order in which this engine names them on this day.
pub(crate) fn candidates<'f>(
    seed: u64,
    question: &BuiltInQuestion<'_>,
    asked: &'f Asked,
    found: &'f [Found<'_>],
    dice: &mut Dice,
) -> Vec<Candidate<'f>> {
    let week = week(question.day);
    let engine = question.engine.as_str();
    let mut candidates: Vec<Candidate<'f>> = Vec::new();
    for (at, brand) in asked.brands.iter().enumerate() {
        let mut evidence = evidence(seed, week, at, brand, asked, found, dice);
        prefer_agreement(&mut evidence);
        evidence.sort_by(|a, b| b.fit.total_cmp(&a.fit));
        let best = found
            .iter()
            .filter(|found| found.page.claims.iter().any(|claim| claim.brand == at));
        let best = best.map(|found| found.score).fold(0.0, f64::max);
        let said = evidence.iter().take(3).map(|one| one.stance).sum::<f64>() / 3.0;
        let named = if asked.named.contains(&at) { 100.0 } else { 0.0 };
        let score = weight::FAME * brand.fame
            + weight::TASTE * even(hash(seed, &["taste", engine, &brand.domain]))
            + weight::WEEK * walk(seed, &["attention", &brand.domain], week)
            + weight::WEEK / 2.0 * walk(seed, &["attention", engine, &brand.domain], week)
            + weight::OPINION * said
            + weight::FOUND * best
            + weight::CHANCE * dice.gumbel()
            + named;
        candidates.push(Candidate { brand, evidence, score });
    }
    candidates.retain(|candidate| !candidate.evidence.is_empty());
    candidates.sort_by(|a, b| b.score.total_cmp(&a.score));
    candidates
}

fn evidence<'f>(
    seed: u64,
    week: i32,
    at: usize,
    brand: &Brand,
    asked: &Asked,
    found: &'f [Found<'_>],
    dice: &mut Dice,
) -> Vec<Evidence<'f>> {
    let mut evidence = Vec::new();
    for found in found {
        for claim in found.page.claims.iter().filter(|claim| claim.brand == at) {
            let aspect = claim.aspect.to_string();
            let moved = walk(seed, &["opinion", &found.page.url, &brand.domain, &aspect], week);
            let own = found.page.kind == PageKind::Own;
            let wanted = asked.aspects.contains(&claim.aspect);
            let daily = DAILY * (dice.unit() + dice.unit() + dice.unit() - 1.5) * 2.0;
            evidence.push(Evidence {
                page: &found.page,
                aspect: claim.aspect,
                stance: if own {
                    claim.stance
                } else {
                    claim.stance + WEEKLY * moved + daily
                },
                fit: found.score + f64::from(u8::from(wanted)) + 1.2 * dice.unit() - f64::from(u8::from(own)) * 0.3,
            });
        }
    }
    evidence
}

/// An engine rather says what most of its sources say.
fn prefer_agreement(evidence: &mut [Evidence<'_>]) {
    let verdicts: Vec<f64> = evidence.iter().map(|one| mean(evidence, one.aspect)).collect();
    for (one, verdict) in evidence.iter_mut().zip(verdicts) {
        if one.stance * verdict > 0.0 {
            one.fit += AGREEMENT;
        }
    }
}

fn mean(evidence: &[Evidence<'_>], aspect: usize) -> f64 {
    let said = evidence.iter().filter(|one| one.aspect == aspect);
    let (sum, count) = said.fold((0.0, 0u32), |(sum, count), one| {
        (sum + one.stance.clamp(-1.5, 1.5), count + 1)
    });
    sum / f64::from(count.max(1))
}

/// What is listed as read: the best pages, and among them all that are cited.
pub(crate) fn sources<'f>(found: &'f [Found<'_>], cited: &[&str], most: usize) -> Vec<&'f Page> {
    let is_cited = |page: &Page| cited.contains(&page.url.as_str());
    let room = most.clamp(1, MOST_PAGES).saturating_sub(cited.len());
    let mut others = 0;
    let kept = found.iter().map(|found| found.page.as_ref()).filter(|page| {
        let keep = is_cited(page) || others < room;
        others += usize::from(keep && !is_cited(page));
        keep
    });
    kept.collect()
}

/// The page with advice: the tests' or the magazine's, whichever comes first.
pub(crate) fn guides<'f>(found: &'f [Found<'_>]) -> Vec<&'f Page> {
    let guides = found.iter().map(|found| found.page.as_ref());
    guides.filter(|page| page.kind == PageKind::Guide).collect()
}

/// What an aspect of a brand comes to over all that was found; `None` where nothing was said of it.
pub(crate) fn verdict(candidate: &Candidate<'_>, aspect: usize) -> Option<f64> {
    let known = candidate.evidence.iter().any(|one| one.aspect == aspect);
    known.then(|| mean(&candidate.evidence, aspect))
}
