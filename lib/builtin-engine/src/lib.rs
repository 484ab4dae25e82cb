//! The built-in engine: answers about sixty invented brands, for laptops, demos and load, that look like an AI engine's.
//!
//! [`BuiltInEngine`] is pure: seed, day, engine, prompt and repetition decide an answer. [`server`] serves it in the format
//! of OpenAI's Responses API. Everything that it says is invented, and every answer's `model` says so ([`MODEL`]).

mod answer;
mod citation;
mod composer;
mod corpus;
mod dice;
mod drift;
mod evidence;
pub mod faults;
mod language;
mod question;
pub mod server;
mod template;
mod words;

pub use answer::{BuiltInAnswer, BuiltInEngine, Search};
pub use citation::{BuiltInCitation, Statement};
pub use language::CorpusLanguage;
pub use question::{BuiltInQuestion, KnownBrand};

/// The sixty brands of the corpus.
pub fn corpus_brands() -> Vec<KnownBrand> {
    let brands = corpus::Corpus::get()
        .industries
        .iter()
        .flat_map(|industry| &industry.brands);
    let known = brands.map(|brand| KnownBrand {
        name: brand.name.clone(),
        domain: brand.domain.clone(),
    });
    known.collect()
}

/// What the `model` of every answer says.
pub const MODEL: &str = "answerscope-builtin-1";
