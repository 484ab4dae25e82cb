//! What the engine answers.

use crate::citation::{BuiltInCitation, Statement};
use crate::composer::{self, Material};
use crate::corpus::Corpus;
use crate::corpus::pages::Page;
use crate::dice::{Dice, hash};
use crate::evidence::{candidates, guides, search, sources};
use crate::language::CorpusLanguage;
use crate::question::{Asked, BuiltInQuestion};
use crate::template::fill;

/// An answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BuiltInAnswer {
    /// Markdown.
    pub text: String,
    /// What `text` is written in.
    pub language: CorpusLanguage,
    /// In the order of the text.
    pub citations: Vec<BuiltInCitation>,
    /// In the order in which they were made; every cited page is among their sources.
    pub searches: Vec<Search>,
    /// What the text says of brands, sentence by sentence, for tests of what reads it.
    pub statements: Vec<Statement>,
}

/// A search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Search {
    /// What was searched for.
    pub query: String,
    /// URL and title of each page that was found.
    pub sources: Vec<(String, String)>,
}

/// The built-in engine: the same seed gives the same answer to the same question.
#[derive(Debug, Clone, Copy)]
pub struct BuiltInEngine {
    seed: u64,
}

impl BuiltInEngine {
    /// With a world of its own: another seed moves opinions and tastes another way.
    pub const fn new(seed: u64) -> Self {
        Self { seed }
    }

    /// Answers a question after searching the corpus.
    pub fn answer(&self, question: &BuiltInQuestion<'_>) -> BuiltInAnswer {
        self.compose(question, true)
    }

    /// Answers without having searched: cites nothing.
    pub fn answer_without_search(&self, question: &BuiltInQuestion<'_>) -> BuiltInAnswer {
        let mut answer = self.compose(question, false);
        answer.searches.clear();
        answer
    }

    /// A refusal, in the language of the question.
    pub fn refuse(&self, question: &BuiltInQuestion<'_>) -> String {
        let corpus = Corpus::get();
        let language = question.read(corpus, self.seed).language;
        corpus.tongue(language).phrases.one("refusal").to_owned()
    }

    fn compose(&self, question: &BuiltInQuestion<'_>, cites: bool) -> BuiltInAnswer {
        let corpus = Corpus::get();
        let asked = question.read(corpus, self.seed);
        let tongue = corpus.tongue(asked.language);
        let found = search(corpus, tongue, &asked);
        let mut dice = Dice::new(question.identity(self.seed));
        let candidates = candidates(self.seed, question, &asked, &found, &mut dice);
        let material = Material {
            tongue,
            industry: &corpus.industries[asked.industry],
            asked: &asked,
            candidates: &candidates,
            guides: &guides(&found),
        };
        let written = composer::write(&material, question.engine, cites, dice.clone());
        let cited: Vec<&str> = written
            .citations
            .iter()
            .map(|citation| citation.page.as_str())
            .collect();
        let (searches, most) = composer::reading(question.engine);
        // Nothing more is known to search for outside of the industries.
        let searches = if asked.industry == corpus.general() {
            1
        } else {
            searches
        };
        let read = sources(&found, &cited, most);
        BuiltInAnswer {
            searches: split(&queries(question, &asked, &material, searches), &read),
            text: written.text,
            language: asked.language,
            citations: written.citations,
            statements: written.statements,
        }
    }
}

/// What is searched for: the prompt as it stands or in the words of a search, then more.
fn queries(question: &BuiltInQuestion<'_>, asked: &Asked, material: &Material<'_>, most: usize) -> Vec<String> {
    let phrases = &material.tongue.phrases;
    let noun = material.industry.noun(asked.language);
    let name = |place: usize| asked.named.get(place).map_or("", |at| asked.brands[*at].name.as_str());
    let slots = [
        ("brand", name(0)),
        ("first", name(0)),
        ("second", name(1)),
        ("many", noun.many),
    ];
    let key = match asked.named.len() {
        0 => "search.all",
        1 => "search.brand",
        _ => "search.versus",
    };
    let more = phrases.all(key).iter().chain(phrases.all("search.all"));
    let more = more.map(|template| fill(template, noun.gender, &slots));
    let day = question.day.to_string();
    let year = day.split('-').next().unwrap_or_default();
    let dated = more.map(|query| format!("{query} {year}"));
    let first = question.prompt.split_whitespace().collect::<Vec<_>>().join(" ");
    let first: String = first.chars().take(120).collect();
    let count = 1 + usize::try_from(hash(1, &[question.prompt, &day]) % most.max(1) as u64).unwrap_or_default();
    std::iter::once(first).chain(dated).take(count).collect()
}

/// The pages dealt out to the searches, in turns.
fn split(queries: &[String], read: &[&Page]) -> Vec<Search> {
    let found = |place: usize| {
        let own = read.iter().skip(place).step_by(queries.len());
        own.map(|page| (page.url.clone(), page.title.clone())).collect()
    };
    let searches = queries.iter().enumerate();
    searches
        .map(|(place, query)| Search {
            query: query.clone(),
            sources: found(place),
        })
        .collect()
}
