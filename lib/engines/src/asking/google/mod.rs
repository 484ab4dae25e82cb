//! Google's AI Overviews and AI Mode. Google has no interface for them; two vendors read the pages, behind one small trait.

mod dataforseo;
mod locations;
mod serpapi;

use answerscope_domain::country::Country;
use answerscope_domain::{Engine, Surface};
use futures::future::BoxFuture;
use serde_json::Value;

pub use dataforseo::DataForSeo;
pub use serpapi::SerpApi;

use crate::answer::{NotShown, Outcome, Question, Sent, Submitted, Usage};
use crate::asking::ask::Adapter;
use crate::asking::draft::Draft;
use crate::asking::reading::reading;
use crate::description::Description;
use crate::error::AskError;
use crate::interface::Interface;

/// What one of Google's pages shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// The results of a search, with an AI Overview or without.
    Search,
    /// AI Mode.
    AiMode,
}

/// What was read from a page.
#[derive(Debug)]
pub struct Shown {
    pub(crate) draft: Draft,
    /// Whether there was an answer.
    pub(crate) shown: bool,
    pub(crate) usage: Usage,
}

/// A vendor that reads Google's pages.
pub trait Vendor: Send + Sync {
    /// Its interface.
    const INTERFACE: Interface;

    /// Makes the next request for a page: what the vendor has sent for it then.
    fn fetch<'a>(
        &'a self,
        page: Page,
        question: &'a Question,
        before: &'a Sent,
    ) -> BoxFuture<'a, Result<Sent, AskError>>;

    /// Reads what the vendor sent.
    ///
    /// # Errors
    /// As [`Adapter::read`].
    fn read(page: Page, values: &[Value]) -> Result<Shown, AskError>;
}

/// Whether Chinese is written in traditional characters in a country.
fn traditional(country: Option<Country>) -> bool {
    country.is_some_and(|country| ["TW", "HK", "MO"].contains(&country.as_str()))
}

/// One of Google's answers through a vendor.
#[derive(Debug, Clone)]
pub struct Google<V> {
    vendor: V,
    page: Page,
    description: Description,
}

impl<V: Vendor> Google<V> {
    /// AI Mode where `engine` is that, else AI Overviews.
    pub fn new(vendor: V, engine: Engine) -> Self {
        let page = match engine {
            Engine::GoogleAiMode => Page::AiMode,
            _ => Page::Search,
        };
        let description = V::INTERFACE.describe(engine, None);
        Self {
            vendor,
            page,
            description,
        }
    }
}

impl<V: Vendor> Adapter for Google<V> {
    fn description(&self) -> &Description {
        &self.description
    }

    fn request<'a>(
        &'a self,
        question: &'a Question,
        before: &'a Sent,
    ) -> BoxFuture<'a, Result<Submitted<Sent>, AskError>> {
        Box::pin(async move {
            let sent = self.vendor.fetch(self.page, question, before).await?;
            Ok(Submitted::Done(sent))
        })
    }

    fn read(&self, bodies: &[String]) -> Result<Outcome, AskError> {
        reading(bodies, |values| {
            let Shown { draft, shown, usage } = V::read(self.page, values)?;
            // What is shown without a word is not shown.
            if !shown || draft.text().trim().is_empty() {
                return Ok(Outcome::NotShown(NotShown { usage, raw: Vec::new() }));
            }
            let answer = draft.finish(Surface::Consumer, None, usage, false);
            Ok(Outcome::Answer(Box::new(answer)))
        })
    }
}
