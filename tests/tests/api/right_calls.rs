//! A right call of each operation of the table.

use std::collections::BTreeMap;

use answerscope_api::operation::Spec;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Answer, Caller};

impl Caller {
    /// Calls an operation of the table, with ids by kind and a body that is right.
    pub(crate) async fn operation(&self, spec: &Spec, ids: &BTreeMap<&'static str, String>) -> Answer {
        let mut path = match spec.path_parameter() {
            Some(name) => spec.path.replace(&format!("{{{name}}}"), &ids[name]),
            None => spec.path.to_owned(),
        };
        path.push_str(query_of(spec.id));
        let method = Method::from_bytes(spec.verb.as_str().as_bytes()).expect("a method");
        self.call(method, &path, body_of(spec.id)).await
    }
}

/// The query parameters that an operation can not do without.
pub(crate) fn query_of(operation: &str) -> &'static str {
    match operation {
        "createExport" => "?entities=brand&metrics=visibility",
        "streamExport" => "?entity=brand&metric=visibility",
        _ => "",
    }
}

/// A body that is right, for each operation that takes one. A new operation with a body must be added here.
pub(crate) fn body_of(operation: &str) -> Option<Value> {
    Some(match operation {
        "createBrand" => json!({"name": "Table", "domain": "table.example"}),
        "updateBrand" => json!({"name": "Renamed"}),
        "createPrompts" => json!({"prompts": [{"query": "a prompt of the table"}]}),
        "updatePrompt" => json!({"tags": ["changed"]}),
        "importAnswers" => json!({"answers": [{"query": "a question", "engine": "openai",
            "answeredAt": "2026-11-01T09:00:00Z", "text": "Nothing."}]}),
        "deleteAnswers" => json!({"answerIds": ["none"]}),
        "startCollection" => json!({"dryRun": true}),
        "createView" => json!({"name": "A view of the table"}),
        "updateView" => json!({"name": "Changed"}),
        "generateInsights" => json!({}),
        "updateInsight" => json!({"status": "done"}),
        "createTopic" => json!({"name": "A topic of the table"}),
        "updateTopic" => json!({"name": "Changed"}),
        "createTopicPrompt" => json!({"query": "a prompt of a topic"}),
        "importTopicPrompts" => json!({"rows": [{"query": "a row of the table"}]}),
        "importTrends" => json!({"keywords": ["earbuds"], "country": "US"}),
        "acceptTrend" => json!({"promptIds": ["none"]}),
        _ => return None,
    })
}

/// Ids that are well formed and name nothing.
pub(crate) fn nowhere() -> BTreeMap<&'static str, String> {
    let (brand, ordinal) = ("0".repeat(20), "0".repeat(7));
    BTreeMap::from([
        ("brand", format!("brand_{brand}")),
        ("prompt", format!("prompt_{brand}{ordinal}")),
        ("topic", format!("topic_{brand}{ordinal}")),
        ("view", format!("view_{brand}{brand}")),
        ("export", format!("export_{brand}{brand}")),
        ("collection", format!("collection_{brand}{brand}")),
        ("generation", format!("generation_{brand}{brand}")),
        ("insight", format!("insight_{brand}{brand}")),
        ("trend", format!("trend_{brand}{brand}")),
        ("answer", format!("answer_{brand}{ordinal}{}", "0".repeat(26))),
    ])
}
