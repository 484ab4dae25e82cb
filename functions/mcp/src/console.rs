//! Links into the console, where a figure can be looked at with what it was made of.

use answerscope_api::operation::Tag;
use serde_json::{Map, Value};

use crate::metrics::read_path;
use crate::operations::{Callable, Place};

/// Letters of a brand's part in the ids of all that belongs to it.
const BRAND: usize = 20;

/// The page that shows what an operation answered; `None` where no brand is meant.
pub(crate) fn link(
    base_url: &str,
    callable: &Callable,
    arguments: &Map<String, Value>,
    data: &Value,
) -> Option<String> {
    let named = callable.arguments.iter().find(|argument| argument.place == Place::Path);
    let id = match named {
        Some(argument) => arguments.get(&argument.name)?.as_str()?,
        None => data["id"].as_str()?,
    };
    let (_, token) = id.split_once('_')?;
    let brand = token.get(..BRAND)?;
    let page = match (
        callable.spec().path_parameter(),
        callable.spec().tag?,
        read_path(callable),
    ) {
        (Some("prompt"), ..) => format!("prompts/{id}"),
        (Some("answer"), ..) => format!("answers/{id}"),
        (_, Tag::Metrics, Some((_, _, "citations"))) => "citations".to_owned(),
        (_, Tag::Metrics, Some((_, _, "sentiment"))) => "sentiment".to_owned(),
        (_, Tag::Metrics | Tag::Brands, _) => "overview".to_owned(),
        (_, tag, _) => page(tag).to_owned(),
    };
    let mut query = form_urlencoded::Serializer::new(String::new());
    for (name, sent_as) in [("startDate", "from"), ("endDate", "to")] {
        query.extend_pairs(arguments.get(name).and_then(Value::as_str).map(|day| (sent_as, day)));
    }
    let query = query.finish();
    let separator = if query.is_empty() { "" } else { "?" };
    Some(format!("{base_url}/brands/brand_{brand}/{page}{separator}{query}"))
}

fn page(tag: Tag) -> &'static str {
    match tag {
        Tag::Export => "exports",
        other => other.as_str(),
    }
}
