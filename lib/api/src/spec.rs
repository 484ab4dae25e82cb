//! The description of a route: everything about it that is no type.

use answerscope_domain::rate_limit::DEAREST;
use answerscope_domain::{API_PREFIX, Scope};

/// The methods of the interface; `http::Method` can not stand in a constant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verb {
    /// GET
    Get,
    /// POST
    Post,
    /// PUT
    Put,
    /// PATCH
    Patch,
    /// DELETE
    Delete,
}

impl Verb {
    /// Upper-case, as in a request line.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Put => "PUT",
            Self::Patch => "PATCH",
            Self::Delete => "DELETE",
        }
    }
}

/// The resources that operations answer with, in the order of the reference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tag {
    /// Brands.
    Brands,
    /// Prompts.
    Prompts,
    /// Views.
    Views,
    /// Answers.
    Answers,
    /// Collections.
    Collections,
    /// Metrics.
    Metrics,
    /// Insights.
    Insights,
    /// Exports.
    Export,
    /// Topics (legacy).
    Topics,
    /// Trends (legacy).
    Trends,
    /// What only the web application has; not in the document, and so not among [`Tag::ALL`].
    Console,
}

impl Tag {
    /// Those of the document.
    pub const ALL: [Self; 10] = [
        Self::Brands,
        Self::Prompts,
        Self::Views,
        Self::Answers,
        Self::Collections,
        Self::Metrics,
        Self::Insights,
        Self::Export,
        Self::Topics,
        Self::Trends,
    ];

    /// The word.
    pub const fn as_str(self) -> &'static str {
        self.told().0
    }

    /// What the tag is about, for the document.
    pub const fn about(self) -> &'static str {
        self.told().1
    }

    const fn told(self) -> (&'static str, &'static str) {
        match self {
            Self::Brands => (
                "brands",
                "Brands that the organization tracks, each with its competitors.",
            ),
            Self::Prompts => ("prompts", "The questions that the engines are asked."),
            Self::Views => (
                "views",
                "Saved filters over a brand's prompts, resolved when they are read.",
            ),
            Self::Answers => (
                "answers",
                "What the engines answered, with mentions, sources and sentiment.",
            ),
            Self::Collections => (
                "collections",
                "Asking the engines a brand's prompts: what was asked, what came of it, and which engines there are.",
            ),
            Self::Metrics => (
                "metrics",
                "Aggregates over a range of days and their daily series, by brand, topic, prompt and view.",
            ),
            Self::Insights => ("insights", "What changed or stands out, with the figures behind it."),
            Self::Export => ("export", "Metric rows in bulk, as an archive or as a stream."),
            Self::Topics => (
                "topics",
                "Legacy: groups of prompts. 410 for organizations whose topics are disabled.",
            ),
            Self::Trends => (
                "trends",
                "Legacy: topics suggested from keywords. 410 for organizations whose topics are disabled.",
            ),
            Self::Console => ("console", "What only the web application has: access, and who has it."),
        }
    }
}

/// The description of a route.
#[derive(Debug, Clone, Copy)]
pub struct Spec {
    /// The operation's id in the document.
    pub id: &'static str,
    /// Its method.
    pub verb: Verb,
    /// Its path below `/api/v1`, with at most one parameter in braces.
    pub path: &'static str,
    /// The scope that it needs.
    pub scope: Scope,
    /// The tokens that it costs.
    pub cost: u32,
    /// Of a legacy operation, which ends when topics are disabled: the path of what takes its place.
    pub legacy: Option<&'static str>,
    /// A few words, for the document.
    pub summary: &'static str,
    /// What it does in whole sentences, for the document.
    pub description: &'static str,
    /// The resource that it answers with, for the document; a spec without one does not compile in a table.
    pub tag: Option<Tag>,
    /// Whether the session of a page of this service alone opens it, and neither a key nor an assistant's token.
    pub for_pages: bool,
}

impl Spec {
    /// Any operation; reading costs 1 token and needs `read`, everything else costs 5 and needs `write`.
    pub const fn new(verb: Verb, id: &'static str, path: &'static str, summary: &'static str) -> Self {
        let (scope, cost) = if matches!(verb, Verb::Get) {
            (Scope::Read, 1)
        } else {
            (Scope::Write, 5)
        };
        Self {
            id,
            verb,
            path,
            scope,
            cost,
            legacy: None,
            summary,
            description: "",
            tag: None,
            for_pages: false,
        }
    }

    /// An operation of the web application: whoever has signed in may call it from a page of this service. Its answers may
    /// hold secrets that are shown once, so nobody keeps them, neither a browser nor the record of an `Idempotency-Key`.
    pub const fn for_pages(mut self) -> Self {
        self.for_pages = true;
        self.tag = Some(Tag::Console);
        self
    }

    /// Another scope than that of its method.
    pub const fn scope(mut self, scope: Scope) -> Self {
        self.scope = scope;
        self
    }

    /// What it does, in whole sentences.
    pub const fn about(mut self, description: &'static str) -> Self {
        self.description = description;
        self
    }

    /// The resource that it answers with.
    pub const fn tag(mut self, tag: Tag) -> Self {
        self.tag = Some(tag);
        self
    }

    /// One of the heavy operations, which cost [`DEAREST`] tokens.
    pub const fn heavy(mut self) -> Self {
        self.cost = DEAREST;
        self
    }

    /// A legacy operation, and the path of what takes its place; at most `{brand}` is open in it.
    pub const fn legacy(mut self, successor: &'static str) -> Self {
        self.legacy = Some(successor);
        self
    }

    /// The name of the parameter in the path.
    pub fn path_parameter(&self) -> Option<&'static str> {
        let (_, rest) = self.path.split_once('{')?;
        rest.split_once('}').map(|(name, _)| name)
    }

    /// The value of the path's parameter in a request's path, as sent.
    pub fn path_value<'a>(&self, path: &'a str) -> Option<&'a str> {
        let place = self.path.split('/').position(|part| part.starts_with('{'))?;
        path.strip_prefix(API_PREFIX)?.split('/').nth(place)
    }
}
