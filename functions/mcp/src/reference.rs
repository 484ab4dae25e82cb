//! The reference of the API and its guides: pages to read, and their sections to search.

use answerscope_api::operation::Tag;
use answerscope_retrieval::{Index, stem, words};
use serde_json::{Value, json};

use crate::operations::Callable;
use crate::schema::first_sentence;

/// What the addresses of pages begin with.
const PAGES: &str = "answerscope://reference/";

/// The guides, as they stand in the documentation.
const GUIDES: [(&str, &str, &str); 4] = [
    (
        "methodology",
        "How every figure is made",
        include_str!("../../../docs/METHODOLOGY.md"),
    ),
    (
        "engines",
        "How AI engines are asked",
        include_str!("../../../docs/ENGINES.md"),
    ),
    (
        "exports",
        "The columns of exports",
        include_str!("../../../docs/EXPORTS.md"),
    ),
    (
        "webhooks",
        "Being told when work is done",
        include_str!("../../../docs/WEBHOOKS.md"),
    ),
];

/// A page of the reference, in Markdown.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) uri: String,
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) text: String,
}

/// A part of the reference that a search may find.
#[derive(Debug)]
struct Section {
    kind: &'static str,
    /// The id of an operation, the name of a type, or the heading of a guide.
    name: String,
    /// The page that it stands on.
    page: String,
    text: String,
}

/// What a search found.
#[derive(Debug)]
pub(crate) struct Found<'r> {
    pub(crate) kind: &'static str,
    pub(crate) name: &'r str,
    pub(crate) page: &'r str,
    pub(crate) excerpt: &'r str,
}

/// Pages and their sections.
pub(crate) struct Reference {
    pub(crate) pages: Vec<Page>,
    sections: Vec<Section>,
    index: Index,
}

impl Reference {
    /// Of these operations and the document that they stand in.
    pub(crate) fn new(operations: &[Callable], document: &Value) -> Self {
        let calling = document["info"]["description"].as_str().unwrap_or_default();
        let mut pages = vec![page("calling", "How the API is called", calling.to_owned())];
        let mut sections = of_guide("calling", calling);
        for (name, title, text) in GUIDES {
            sections.extend(of_guide(name, text));
            pages.push(page(name, title, text.to_owned()));
        }
        for tag in Tag::ALL {
            let tagged: Vec<&Callable> = operations
                .iter()
                .filter(|callable| callable.spec().tag == Some(tag))
                .collect();
            if tagged.is_empty() {
                continue;
            }
            sections.extend(tagged.iter().map(|callable| of_operation(tag, callable)));
            pages.push(page(tag.as_str(), tag.about(), of_tag(tag, &tagged)));
        }
        sections.extend(of_types(document));
        // The name of what can be called or read counts more than a word of the text; a type is found beside them.
        let texts = sections.iter().map(|section| match section.kind {
            "type" => format!("{} {}", spaced(&section.name), section.text),
            _ => format!("{0} {0} {0} {1}", spaced(&section.name), section.text),
        });
        let texts: Vec<String> = texts.collect();
        Self {
            index: Index::new(texts.iter().map(String::as_str)),
            pages,
            sections,
        }
    }

    /// The sections that answer a question best, the best first.
    pub(crate) fn search(&self, question: &str, limit: usize) -> Vec<Found<'_>> {
        let mut stems: Vec<String> = words(question).iter().map(|word| stem(word).to_owned()).collect();
        stems.sort_unstable();
        stems.dedup();
        let scores = self.index.scores(&stems);
        let mut places: Vec<usize> = (0..scores.len()).filter(|place| scores[*place] > 0.0).collect();
        places.sort_by(|a, b| scores[*b].total_cmp(&scores[*a]).then(a.cmp(b)));
        let found = places.into_iter().take(limit).map(|place| &self.sections[place]);
        found
            .map(|section| Found {
                kind: section.kind,
                name: &section.name,
                page: &section.page,
                excerpt: excerpt(&section.text),
            })
            .collect()
    }

    /// A page by its address.
    pub(crate) fn page(&self, uri: &str) -> Option<&Page> {
        self.pages.iter().find(|page| page.uri == uri)
    }
}

fn page(name: &str, title: &str, text: String) -> Page {
    Page {
        uri: format!("{PAGES}{name}"),
        name: name.into(),
        title: title.trim_end_matches('.').into(),
        text,
    }
}

/// A guide by its headings.
fn of_guide(name: &str, text: &str) -> Vec<Section> {
    let parts = text.split("\n## ");
    let sections = parts.map(|part| {
        let (heading, rest) = part.split_once('\n').unwrap_or((part, ""));
        Section {
            kind: "guide",
            name: format!("{name}: {}", heading.trim_start_matches(['#', ' '])),
            page: format!("{PAGES}{name}"),
            text: rest.trim().to_owned(),
        }
    });
    sections.collect()
}

fn of_operation(tag: Tag, callable: &Callable) -> Section {
    let arguments = callable.arguments.iter().map(|argument| {
        let said = argument.schema["description"].as_str().unwrap_or_default();
        format!("{}: {said}", spaced(&argument.name))
    });
    let arguments: Vec<String> = arguments.collect();
    let summary = callable.spec().summary;
    Section {
        kind: "operation",
        name: callable.spec().id.into(),
        page: format!("{PAGES}{}", tag.as_str()),
        text: format!("{summary}. {}\n{}", callable.about, arguments.join("\n")),
    }
}

/// The types of the document with their fields.
fn of_types(document: &Value) -> impl Iterator<Item = Section> {
    let types = document["components"]["schemas"].as_object().into_iter().flatten();
    types.map(|(name, schema)| {
        let fields = schema["properties"].as_object().into_iter().flatten();
        let fields = fields.map(|(name, field)| {
            let said = field["description"].as_str().unwrap_or_default();
            format!("{name}: {said}")
        });
        let fields: Vec<String> = fields.collect();
        let about = schema["description"].as_str().unwrap_or_default();
        Section {
            kind: "type",
            name: name.clone(),
            page: format!("{PAGES}calling"),
            text: format!("{about}\n{}", fields.join("\n")),
        }
    })
}

/// A page about a resource: its operations, their arguments and what they answer.
fn of_tag(tag: Tag, operations: &[&Callable]) -> String {
    let mut text = format!("# {}\n\n{}\n", tag.as_str(), tag.about());
    for callable in operations {
        let spec = callable.spec();
        let (verb, scope) = (spec.verb.as_str(), spec.scope.as_str());
        text.push_str(&format!(
            "\n## {}\n\n{} {} · scope `{scope}` · {} tokens · tool `{}`\n\n{}\n\n",
            spec.id,
            verb,
            spec.path,
            spec.cost,
            callable.tool_name(),
            callable.about
        ));
        for argument in &callable.arguments {
            let said = argument.schema["description"].as_str().unwrap_or_default();
            let needed = if argument.required { " (required)" } else { "" };
            text.push_str(&format!("- `{}`{needed}: {said}\n", argument.name));
        }
    }
    text
}

/// The beginning of a section, in one line.
fn excerpt(text: &str) -> &str {
    let line = text
        .split('\n')
        .find(|line| !line.trim().is_empty())
        .unwrap_or_default();
    let sentence = first_sentence(line);
    match sentence.char_indices().nth(300) {
        Some((end, _)) => &sentence[..end],
        None => sentence,
    }
}

/// `getBrandVisibility` as words.
fn spaced(name: &str) -> String {
    crate::operations::snake_case(name).replace(['_', '-', '.'], " ")
}

/// The types of an answer, for an assistant that asks about an operation.
pub(crate) fn described(callable: &Callable) -> Value {
    let spec = callable.spec();
    json!({
        "operation": spec.id,
        "tool": callable.tool_name(),
        "title": spec.summary,
        "description": callable.about,
        "request": format!("{} {}{}", spec.verb.as_str(), answerscope_domain::API_PREFIX, spec.path),
        "scope": spec.scope.as_str(),
        "tokens": spec.cost,
        "deletes": callable.deletes(),
        "inputSchema": callable.input_schema(),
        "answer": crate::schema::light(&callable.reply),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_searched_by_their_words() {
        assert_eq!(spaced("getBrandVisibility"), "get brand visibility");
        assert_eq!(excerpt("\n\nFirst. Second."), "First.");
    }
}
