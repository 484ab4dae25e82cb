//! What the server offers, made once from the table of operations: tools, and the reference to search.

use answerscope_api::operation::Entry;
use answerscope_domain::Scope;
use rmcp::model::{MetaObject, Tool, ToolAnnotations};
use serde_json::{Map, Value, json};

use crate::discovery;
use crate::metrics::{MetricKind, MetricTool, read_path};
use crate::operations::Callable;
use crate::reference::Reference;
use crate::view;

/// The operations that have a tool of their own in the default list; an assistant reads every tool before its first word.
/// What is not here goes through `call_api_operation`.
const BY_DEFAULT: [&str; 19] = [
    "listBrands",
    "getBrand",
    "listBrandPrompts",
    "getPrompt",
    "createPrompts",
    "listBrandAnswers",
    "getAnswer",
    "startCollection",
    "getCollection",
    "listEngines",
    "listViews",
    "createView",
    "listViewPrompts",
    "createExport",
    "getExport",
    "listInsights",
    "generateInsights",
    "getInsightGeneration",
    "getInsight",
];

/// What a tool does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Does {
    /// An operation, by its place.
    Operation(usize),
    /// An operation of metrics, chosen by arguments.
    Metric(MetricKind),
    /// Searches the reference.
    Search,
    /// Tells of one operation.
    Describe,
    /// Any operation, by its id.
    Call,
}

/// A tool, what it does and the scope that it takes to see it.
pub(crate) struct Offered {
    pub(crate) tool: Tool,
    pub(crate) does: Does,
    pub(crate) scope: Scope,
    /// Whether it is in the default list.
    by_default: bool,
}

/// Everything that is the same for all callers.
pub(crate) struct Catalog {
    pub(crate) operations: Vec<Callable>,
    pub(crate) metrics: Vec<MetricTool>,
    pub(crate) reference: Reference,
    tools: Vec<Offered>,
}

impl Catalog {
    /// Of the operations that are not legacy.
    pub(crate) fn new(entries: &[&'static dyn Entry]) -> Self {
        let document = answerscope_openapi::document(entries, "");
        let current = entries.iter().filter(|entry| entry.spec().legacy.is_none());
        let operations: Vec<Callable> = current.map(|entry| Callable::new(*entry, &document)).collect();
        let metrics: Vec<MetricTool> = MetricKind::ALL
            .into_iter()
            .map(|kind| MetricTool::new(kind, &operations))
            .collect();
        let mut tools: Vec<Offered> = discovery::tools();
        tools.extend(metrics.iter().map(of_metric));
        tools.extend(operations.iter().enumerate().map(of_operation));
        Self {
            reference: Reference::new(&operations, &document),
            operations,
            metrics,
            tools,
        }
    }

    /// The tools that a caller may use, in one order; `all` mirrors every operation in place of the three that fold the
    /// metrics.
    pub(crate) fn tools(&self, all: bool, may_write: bool) -> impl Iterator<Item = &Offered> {
        self.tools.iter().filter(move |offered| {
            let listed = match offered.does {
                Does::Metric(_) => !all,
                Does::Operation(_) => all || offered.by_default,
                _ => true,
            };
            listed && (may_write || offered.scope == Scope::Read)
        })
    }

    /// A tool by its name, in either list.
    pub(crate) fn tool(&self, name: &str) -> Option<&Offered> {
        self.tools.iter().find(|offered| offered.tool.name == name)
    }

    /// An operation by its id, or by the name of its tool.
    pub(crate) fn operation(&self, id: &str) -> Option<&Callable> {
        let named = |callable: &&Callable| callable.spec().id == id || callable.tool_name() == id;
        self.operations.iter().find(named)
    }

    /// The tool of metrics of a kind.
    pub(crate) fn metric(&self, kind: MetricKind) -> Option<&MetricTool> {
        self.metrics.iter().find(|metric| metric.kind == kind)
    }

    /// The operation that reads a path, and the arguments by which it does: where a task is asked how it stands.
    pub(crate) fn reader_of(&self, path: &str) -> Option<(&Callable, Map<String, Value>)> {
        self.operations
            .iter()
            .filter(|callable| callable.reads())
            .find_map(|callable| {
                let spec = callable.spec();
                let parts = || path.split('/').zip(spec.path.split('/'));
                let same = path.split('/').count() == spec.path.split('/').count()
                    && parts().all(|(part, pattern)| part == pattern || pattern.starts_with('{'));
                if !same {
                    return None;
                }
                let (id, _) = parts().find(|(_, pattern)| pattern.starts_with('{'))?;
                let name = format!("{}Id", spec.path_parameter()?);
                Some((callable, Map::from_iter([(name, id.into())])))
            })
    }
}

fn of_metric(metric: &MetricTool) -> Offered {
    let output = json!({
        "type": "object",
        "properties": {
            "summary": {"type": "string"},
            "columns": {"type": "array", "items": {"type": "string"}},
            "rows": {"type": "array", "items": {"type": "array"}},
            "totalItems": {"type": "integer"}
        },
        "required": ["summary", "columns", "rows"]
    });
    let kind = metric.kind;
    let mut tool = Tool::new(kind.tool_name(), kind.about(), metric.input_schema())
        .with_title(kind.title())
        .with_raw_output_schema(object(output).into())
        .with_annotations(ToolAnnotations::new().read_only(true).open_world(false));
    if kind == MetricKind::TimeSeries {
        tool = tool.with_meta(MetaObject(object(json!({"ui": {"resourceUri": view::URI}}))));
    }
    Offered {
        tool,
        does: Does::Metric(kind),
        scope: Scope::Read,
        by_default: true,
    }
}

fn of_operation((place, callable): (usize, &Callable)) -> Offered {
    let spec = callable.spec();
    let mut annotations = ToolAnnotations::new()
        .read_only(callable.reads())
        .open_world(spec.id == "startCollection");
    if !callable.reads() {
        annotations = annotations
            .destructive(callable.replaces())
            .idempotent(callable.is_idempotent());
    }
    let mut tool = Tool::new(callable.tool_name(), callable.about, callable.input_schema())
        .with_title(spec.summary)
        .with_raw_output_schema(callable.output_schema().into())
        .with_annotations(annotations);
    if read_path(callable).is_some_and(|(kind, ..)| kind == MetricKind::TimeSeries) {
        tool = tool.with_meta(MetaObject(object(json!({"ui": {"resourceUri": view::URI}}))));
    }
    Offered {
        tool,
        does: Does::Operation(place),
        scope: spec.scope,
        by_default: BY_DEFAULT.contains(&spec.id),
    }
}

/// The members of what is an object.
pub(crate) fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(members) => members,
        _ => Map::new(),
    }
}

impl Offered {
    /// A tool that everybody sees in both lists.
    pub(crate) fn always(tool: Tool, does: Does) -> Self {
        Self {
            tool,
            does,
            scope: Scope::Read,
            by_default: true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn catalog() -> Catalog {
        Catalog::new(&answerscope_openapi::operations())
    }

    #[test]
    fn the_default_list_is_short() {
        let catalog = catalog();
        let sizes: Vec<(String, usize)> = catalog
            .tools(false, true)
            .map(|offered| {
                let text = serde_json::to_string(&offered.tool).expect("a tool");
                (offered.tool.name.to_string(), text.chars().count())
            })
            .collect();
        let characters: usize = sizes.iter().map(|(_, size)| size).sum();
        assert!(sizes.len() <= 25, "{}", sizes.len());
        assert!(characters / 4 <= 9_000, "{} tokens: {sizes:?}", characters / 4);
    }

    #[test]
    fn every_operation_that_is_not_legacy_is_a_tool_of_the_whole_list() {
        let catalog = catalog();
        let mut mirrored = 0;
        for entry in answerscope_openapi::operations() {
            let spec = entry.spec();
            let name = crate::operations::snake_case(spec.id);
            let tool = catalog.tools(true, true).find(|offered| offered.tool.name == name);
            assert_eq!(tool.is_some(), spec.legacy.is_none(), "{}", spec.id);
            let Some(tool) = tool else { continue };
            mirrored += 1;
            assert_eq!(tool.scope, spec.scope, "{}", spec.id);
            assert!(
                tool.tool.title.as_ref().is_some_and(|title| !title.is_empty()),
                "{}",
                spec.id
            );
            let hints = tool.tool.annotations.clone().expect("hints");
            assert_eq!(hints.read_only_hint, Some(tool.scope == Scope::Read), "{}", spec.id);
        }
        // The three tools that find and call others stand before.
        assert_eq!(catalog.tools(true, true).count(), mirrored + 3);
    }

    #[test]
    fn what_has_a_tool_by_default_is_an_operation() {
        let catalog = catalog();
        for id in BY_DEFAULT {
            assert!(
                catalog.operation(id).is_some_and(|callable| callable.spec().id == id),
                "{id}"
            );
        }
    }

    #[test]
    fn a_list_without_the_scope_to_write_has_what_reads_alone() {
        let catalog = catalog();
        let writing: Vec<_> = catalog
            .tools(true, false)
            .filter(|offered| {
                offered
                    .tool
                    .annotations
                    .as_ref()
                    .is_some_and(|hints| hints.read_only_hint == Some(false))
            })
            .map(|offered| offered.tool.name.to_string())
            .collect();
        // It calls what reads too.
        assert_eq!(writing, ["call_api_operation"]);
    }

    #[test]
    fn arguments_of_an_operation_have_names_of_their_own_and_bodies_have_fields() {
        for callable in &catalog().operations {
            let mut names: Vec<&str> = callable
                .arguments
                .iter()
                .map(|argument| argument.name.as_str())
                .collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), callable.arguments.len(), "{}", callable.spec().id);
            let path = callable
                .arguments
                .iter()
                .filter(|argument| argument.place == crate::operations::Place::Path);
            assert_eq!(path.count(), usize::from(callable.spec().path_parameter().is_some()));
        }
    }

    #[test]
    fn the_tools_of_metrics_choose_among_all_that_are_not_legacy() {
        let catalog = catalog();
        let chosen = catalog.operations.iter().filter_map(read_path);
        assert_eq!(chosen.count(), 36);
        let tool = catalog.metric(MetricKind::Comparison).expect("a tool");
        let asked = object(json!({"level": "view", "id": "view_x", "metric": "sentiment", "feature": "price"}));
        let (place, arguments) = tool.choose(&catalog.operations, asked).expect("a choice");
        assert_eq!(catalog.operations[place].spec().id, "getViewSentimentComparison");
        assert_eq!(
            Value::Object(arguments),
            json!({"viewId": "view_x", "feature": "price"})
        );
        for (wrong, named) in [
            (
                json!({"level": "topic", "id": "topic_x", "metric": "sentiment"}),
                "level, metric",
            ),
            (json!({"level": "view", "id": "view_x"}), "metric: missing"),
            (
                json!({"level": "view", "id": "view_x", "metric": "visibility", "feature": "x"}),
                "feature: means nothing",
            ),
        ] {
            let said = tool.choose(&catalog.operations, object(wrong)).expect_err(named);
            assert!(said.starts_with(named), "{said}");
        }
    }

    #[test]
    fn a_search_finds_the_operation_that_is_meant() {
        let catalog = catalog();
        for (question, expected) in [
            ("delete a view", "deleteView"),
            ("start asking the engines", "startCollection"),
            ("import answers", "importAnswers"),
            ("toggle monitoring of a prompt", "togglePromptMonitoring"),
            ("difference between surfaces api and consumer", "getBrandSurfaces"),
        ] {
            let found = catalog.reference.search(question, 5);
            let names: Vec<&str> = found.iter().map(|one| one.name).collect();
            assert!(names.contains(&expected), "{question}: {names:?}");
        }
        let found = catalog.reference.search("Wilson interval", 8);
        assert!(
            found
                .iter()
                .any(|one| one.kind == "guide" && one.name.starts_with("methodology")),
            "{found:?}"
        );
        assert!(catalog.reference.search("", 5).is_empty());
    }

    #[test]
    fn the_path_of_a_task_leads_to_the_tool_that_asks_for_it() {
        let catalog = catalog();
        let (callable, arguments) = catalog.reader_of("/exports/export_1").expect("a reader");
        assert_eq!(callable.tool_name(), "get_export");
        assert_eq!(Value::Object(arguments), json!({"exportId": "export_1"}));
        assert!(catalog.reader_of("/nothing/like/this").is_none());
    }
}
