//! Writes an answer from what was found: introduction, brands with reasons, comparison, drawbacks, advice.

mod draft;
mod layouts;
mod parts;
mod style;

use std::collections::{HashMap, HashSet};

use answerscope_domain::Engine;

use crate::citation::{BuiltInCitation, Statement};
use crate::corpus::Tongue;
use crate::corpus::industry::Industry;
use crate::corpus::pages::Page;
use crate::dice::Dice;
use crate::evidence::{Candidate, Evidence};
use crate::question::{Asked, Intent};
use crate::template::{fill, small};
use draft::Draft;
use style::{Layout, Style, style};

/// What an answer is written from.
pub(crate) struct Material<'f> {
    pub(crate) tongue: &'f Tongue,
    pub(crate) industry: &'f Industry,
    pub(crate) asked: &'f Asked,
    /// In the order in which they are named.
    pub(crate) candidates: &'f [Candidate<'f>],
    /// Pages with advice.
    pub(crate) guides: &'f [&'f Page],
}

/// An answer as it was written.
pub(crate) struct Written {
    pub(crate) text: String,
    pub(crate) citations: Vec<BuiltInCitation>,
    pub(crate) statements: Vec<Statement>,
}

/// How many searches an engine makes at most, and how many pages it lists as read.
pub(crate) const fn reading(engine: Engine) -> (usize, usize) {
    let style = style(engine);
    (style.searches, style.sources)
}

/// Writes the answer; without `cites` it cites nothing.
pub(crate) fn write(material: &Material<'_>, engine: Engine, cites: bool, dice: Dice) -> Written {
    let mut composer = Composer::new(material, style(engine), cites, dice);
    match material.asked.intent {
        _ if material.candidates.is_empty() => composer.nobody(),
        Intent::How => composer.how(),
        Intent::Versus => composer.versus(),
        Intent::Named => composer.named(),
        Intent::Best => composer.best(),
    }
    let (text, citations) = composer.draft.finish();
    Written {
        text,
        citations,
        statements: composer.statements,
    }
}

/// How a sentence is said.
#[derive(Clone, Copy)]
struct Saying<'s> {
    /// What the brand is called.
    name: &'s str,
    /// The sentence stands behind a colon.
    after_colon: bool,
    /// The chance that its source stands behind it.
    cites: f64,
}

struct Composer<'f> {
    material: &'f Material<'f>,
    style: Style,
    dice: Dice,
    draft: Draft,
    statements: Vec<Statement>,
    /// Brand and aspect of what was said.
    said: HashSet<(&'f str, usize)>,
    /// How often each sentence or point was taken, by aspect, praise and kind.
    taken: HashMap<(usize, bool, bool), usize>,
    /// Headings: `##`, `###` or bold.
    heading: &'static str,
    /// Chance that an address has a tag.
    tags: f64,
    layout: Layout,
}

impl<'f> Composer<'f> {
    fn new(material: &'f Material<'f>, style: Style, cites: bool, mut dice: Dice) -> Self {
        let layout = dice.pick(style.layouts).copied().unwrap_or(Layout::Bullets);
        Self {
            heading: dice.pick(&["## ", "### ", "**"]).copied().unwrap_or("## "),
            tags: if dice.chance(0.5) { 0.8 } else { 0.0 },
            layout,
            material,
            style,
            dice,
            draft: Draft::new(cites),
            statements: Vec::new(),
            said: HashSet::new(),
            taken: HashMap::new(),
        }
    }

    /// A variant under a key, filled.
    fn phrase(&mut self, key: &str, slots: &[(&str, &str)]) -> String {
        let variants = self.material.tongue.phrases.all(key);
        let template = self.dice.pick(variants).copied().unwrap_or_default();
        self.filled(template, slots)
    }

    fn filled(&self, template: &str, slots: &[(&str, &str)]) -> String {
        let noun = self.material.industry.noun(self.material.tongue.language);
        let nouns = [("many", noun.many), ("a_one", noun.a_one)];
        fill(template, noun.gender, &[slots, &nouns[..]].concat())
    }

    /// A heading above the next block.
    fn headline(&mut self, text: &str) {
        let close = if self.heading == "**" { "**" } else { "" };
        self.draft.block(&format!("{}{text}{close}\n", self.heading));
    }

    /// The next variant of a statement, so that an answer repeats none before all were taken.
    fn variant(&mut self, aspect: usize, praise: bool, point: bool) -> &'static str {
        let words = &self.material.tongue.aspects[aspect];
        let variants = match point {
            true => words.points(praise),
            false => words.sentences(praise),
        };
        let start = self.dice.between(0, variants.len().saturating_sub(1));
        let taken = self.taken.entry((aspect, praise, point)).or_insert(start);
        *taken += 1;
        variants
            .get(*taken % variants.len().max(1))
            .copied()
            .unwrap_or_default()
    }

    /// Writes a sentence about a brand. The first one of an answer always has its source behind it.
    fn say(&mut self, candidate: &'f Candidate<'f>, evidence: Evidence<'f>, saying: Saying<'_>) {
        let template = self.variant(evidence.aspect, evidence.stance > 0.0, false);
        let slots = [("b", saying.name)];
        let sentence = match saying.after_colon && self.material.tongue.language.small_after_colon() {
            true => self.filled(&small(template), &slots),
            false => self.filled(template, &slots),
        };
        self.draft.push(&sentence);
        self.state(candidate, evidence.aspect, evidence.stance > 0.0);
        if self.dice.chance(saying.cites) || self.draft.cites_nothing() {
            self.cite(evidence.page);
        }
    }

    /// A point of a list of pros or cons.
    fn point(&mut self, candidate: &'f Candidate<'f>, evidence: Evidence<'f>) -> String {
        let template = self.variant(evidence.aspect, evidence.stance > 0.0, true);
        self.state(candidate, evidence.aspect, evidence.stance > 0.0);
        self.filled(template, &[])
    }

    fn cite(&mut self, page: &Page) {
        let tagged = self.dice.chance(self.tags);
        self.draft.cite(page, tagged);
    }

    /// Keeps what was said.
    fn state(&mut self, candidate: &'f Candidate<'f>, aspect: usize, praise: bool) {
        self.said.insert((&candidate.brand.name, aspect));
        self.statements.push(Statement {
            brand: candidate.brand.name.clone(),
            aspect: self.material.tongue.aspects[aspect].id,
            praise,
        });
    }

    /// What fits best of what was not said yet, each of another aspect.
    fn news(&self, candidate: &'f Candidate<'f>, most: usize) -> Vec<Evidence<'f>> {
        let mut aspects = HashSet::new();
        let new = candidate.evidence.iter().filter(|one| {
            !self.said.contains(&(candidate.brand.name.as_str(), one.aspect)) && aspects.insert(one.aspect)
        });
        new.take(most).copied().collect()
    }

    /// How many statements the next brand gets.
    fn statements(&mut self) -> usize {
        let (least, most) = self.style.statements;
        self.dice.between(least, most)
    }

    /// The colon of the language.
    const fn colon(&self) -> &'static str {
        self.material.tongue.language.colon()
    }
}

/// A brand's name with that of its product.
fn full_name(candidate: &Candidate<'_>) -> String {
    let brand = candidate.brand;
    format!("{} {}", brand.name, brand.model).trim_end().to_owned()
}
