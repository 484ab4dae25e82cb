//! The routes of the API: each once, under the name of its operation, with a function that runs its crate's program.

use std::collections::{BTreeMap, BTreeSet};

use answerscope_api::operation::Entry;
use answerscope_domain::API_PREFIX;
use serde_json::Value;

use crate::{entries, functions, template, text};

/// Whose operations they are: a crate's folder, and its table.
const SERVED: [(&str, &[&dyn Entry]); 11] = [
    ("functions/brands", answerscope_brands::OPERATIONS),
    ("functions/prompts", answerscope_prompts::OPERATIONS),
    ("functions/topics", answerscope_topics::OPERATIONS),
    ("functions/collections", answerscope_collections::OPERATIONS),
    ("functions/trends", answerscope_trends::OPERATIONS),
    ("functions/views", answerscope_views::OPERATIONS),
    ("functions/answers", answerscope_answers::OPERATIONS),
    ("functions/metrics", answerscope_metrics_api::OPERATIONS),
    ("functions/exports", answerscope_exports::OPERATIONS),
    ("functions/export-stream", answerscope_export_stream::OPERATIONS),
    ("functions/insights", answerscope_insights_api::OPERATIONS),
];
/// Routes that are no operations: the document, the reference, and the answer to every other path; signing in, archives, the
/// MCP server, and the web application's own. By method, path and name, with the function and its folder.
const OTHERS: [(&str, &str, &str, (&str, &str)); 16] = [
    ("GET", "/openapi.json", "document", OPENAPI),
    ("GET", "/docs", "reference", OPENAPI),
    ("GET", "/docs/reference.js", "referenceScript", OPENAPI),
    ("ANY", "/", "root", OPENAPI),
    ("ANY", "/{proxy+}", "nowhere", OPENAPI),
    (
        "ANY",
        "/.well-known/oauth-authorization-server",
        "authorizationServerMetadata",
        OAUTH,
    ),
    (
        "ANY",
        "/.well-known/oauth-protected-resource",
        "protectedResourceMetadata",
        OAUTH,
    ),
    (
        "ANY",
        "/.well-known/oauth-protected-resource/mcp",
        "protectedResourceMetadataOfMcp",
        OAUTH,
    ),
    ("ANY", "/oauth/{proxy+}", "oauth", OAUTH),
    ("ANY", "/login", "login", OAUTH),
    ("ANY", "/logout", "logout", OAUTH),
    ("ANY", "/reset", "reset", OAUTH),
    ("ANY", "/verify", "verify", OAUTH),
    (
        "ANY",
        "/downloads/{organization}/{export}",
        "downloadExport",
        ("DownloadExport", "functions/exports"),
    ),
    ("ANY", "/mcp", "mcp", (ASSISTANTS, "functions/mcp")),
    (
        "ANY",
        "/api/v1/console/{proxy+}",
        "console",
        (WEB_APPLICATION, "functions/console"),
    ),
];
const OPENAPI: (&str, &str) = ("Openapi", "functions/openapi");
const OAUTH: (&str, &str) = (SIGNING_IN, "functions/oauth");
/// The function that shows pages and takes their forms: it changes something, whatever the method.
pub(crate) const SIGNING_IN: &str = "Oauth";
/// The function that assistants call: it runs every operation.
pub(crate) const ASSISTANTS: &str = "Mcp";

/// The function of the web application's own operations, which the document does not have: it reads and changes.
pub(crate) const WEB_APPLICATION: &str = "Console";

/// A route of the template.
pub(crate) struct Route {
    pub(crate) method: String,
    pub(crate) path: String,
    /// The function's name in the template.
    pub(crate) function: String,
    operation: String,
    integration: Value,
}

/// What API Gateway is told of routes.
pub(crate) fn routes(template: &Value) -> Vec<Route> {
    let mut routes = Vec::new();
    for (path, methods) in entries(&template["Resources"]["Api"]["Properties"]["DefinitionBody"]["paths"]) {
        for (method, route) in entries(methods) {
            let integration = route["x-amazon-apigateway-integration"].clone();
            let uri = text(&integration["uri"]["Sub"]);
            let alias = uri.split("/functions/${").nth(1).expect("a function");
            let (function, _) = alias.split_once("Aliaslive}/").expect("its alias");
            let method = match method.as_str() {
                "x-amazon-apigateway-any-method" => "ANY".to_owned(),
                one => one.to_uppercase(),
            };
            routes.push(Route {
                method,
                path: path.clone(),
                function: function.to_owned(),
                operation: text(&route["operationId"]),
                integration,
            });
        }
    }
    routes
}

/// An operation of the table as the template has it: its name, and the folder of its crate.
type Served = BTreeMap<(String, String), (String, String)>;

fn operations() -> Served {
    let mut wanted = Served::new();
    for (folder, operations) in SERVED {
        for spec in operations.iter().map(|entry| entry.spec()) {
            let route = (spec.verb.as_str().to_owned(), format!("{API_PREFIX}{}", spec.path));
            wanted.insert(route, (spec.id.to_owned(), folder.to_owned()));
        }
    }
    assert_eq!(wanted.len(), answerscope_openapi::operations().len());
    wanted
}

#[test]
fn routes_are_the_operations() {
    let template = template("template.yaml");
    let functions = functions(&template);
    let mut served = Served::new();
    for route in routes(&template) {
        let folder = text(&functions[&route.function]["Properties"]["CodeUri"]);
        let route_is = (route.method, route.path);
        assert!(
            served.insert(route_is.clone(), (route.operation, folder)).is_none(),
            "{route_is:?} is there twice"
        );
    }
    let mut wanted = operations();
    for (method, path, name, (_, folder)) in OTHERS {
        let served = (name.to_owned(), folder.to_owned());
        wanted.insert((method.to_owned(), path.to_owned()), served);
    }
    assert_eq!(served, wanted);
}

/// The function of an operation is named as the operation is; the four metrics share one for each level and kind.
#[test]
fn a_function_serves_one_route_or_the_four_metrics_of_a_level_and_kind() {
    for route in routes(&template("template.yaml")) {
        if let Some((.., (function, _))) = OTHERS.iter().find(|(_, _, name, _)| *name == route.operation) {
            assert_eq!(route.function, *function, "{}", route.operation);
            continue;
        }
        let wanted = ["ShareOfVoice", "Visibility", "Citations", "Sentiment"]
            .into_iter()
            .find_map(|metric| {
                let (level, kind) = route.operation.strip_prefix("get")?.split_once(metric)?;
                Some(format!("{level}{kind}"))
            })
            .unwrap_or_else(|| {
                let (first, rest) = route.operation.split_at(1);
                format!("{}{rest}", first.to_uppercase())
            });
        assert_eq!(route.function, wanted, "{} {}", route.method, route.path);
    }
}

/// The assistants' function runs every operation but the legacy ones, so it sends to each queue that one of them sends to.
#[test]
fn assistants_may_start_what_any_operation_starts() {
    let template = template("template.yaml");
    let functions = functions(&template);
    let queues = |function: &str| -> BTreeSet<String> {
        let variables = &functions[&function.to_owned()]["Properties"]["Environment"]["Variables"];
        let names = entries(variables).map(|(name, _)| name.clone());
        names.filter(|name| name.ends_with("_QUEUE_URL")).collect()
    };
    let known = queues(ASSISTANTS);
    let specs = SERVED
        .iter()
        .flat_map(|(_, operations)| operations.iter().map(|entry| entry.spec()));
    let legacy: BTreeSet<&str> = specs.filter(|spec| spec.legacy.is_some()).map(|spec| spec.id).collect();
    let others = |name: &str| OTHERS.iter().any(|(_, _, other, _)| *other == name);
    for route in routes(&template) {
        if !others(&route.operation) && !legacy.contains(route.operation.as_str()) {
            let missing: Vec<String> = queues(&route.function).difference(&known).cloned().collect();
            assert!(
                missing.is_empty(),
                "{} sends to {missing:?}, {ASSISTANTS} does not",
                route.function
            );
        }
    }
}

/// Whoever knows the one name knows the other; API Gateway may call what is named so, and nothing else.
#[test]
fn functions_are_called_by_their_names_and_at_the_alias_that_traffic_goes_to() {
    let template = template("template.yaml");
    let functions = functions(&template);
    for route in routes(&template) {
        let name = text(&functions[&route.function]["Properties"]["FunctionName"]["Sub"]);
        assert_eq!(name, format!("${{AWS::StackName}}-api-{}", hyphenated(&route.function)));
        assert_eq!(route.integration["credentials"]["GetAtt"], "Invoker.Arn", "{name}");
        assert_eq!(route.integration["type"], "aws_proxy", "{name}");
        assert_eq!(route.integration["httpMethod"], "POST", "{name}");
    }
    assert_eq!(template["Globals"]["Function"]["AutoPublishAlias"], "live");
    let invoker = &template["Resources"]["Invoker"]["Properties"]["Policies"][0]["PolicyDocument"]["Statement"][0];
    assert_eq!(invoker["Action"], "lambda:InvokeFunction");
    assert!(text(&invoker["Resource"]["Sub"]).ends_with(":function:${AWS::StackName}-api-*:live"));
    let called: BTreeSet<String> = routes(&template).into_iter().map(|route| route.function).collect();
    let named: BTreeSet<String> = functions
        .iter()
        .filter(|(_, function)| text(&function["Properties"]["FunctionName"]["Sub"]).contains("-api-"))
        .map(|(name, _)| (*name).clone())
        .collect();
    assert_eq!(called, named);
}

fn hyphenated(name: &str) -> String {
    let mut made = String::new();
    for character in name.chars() {
        if character.is_uppercase() && !made.is_empty() {
            made.push('-');
        }
        made.extend(character.to_lowercase());
    }
    made
}

#[test]
fn the_stream_and_nothing_else_is_streamed() {
    for route in routes(&template("template.yaml")) {
        let streamed = route.integration["responseTransferMode"] == "STREAM";
        assert_eq!(streamed, route.function == "StreamExport", "{}", route.integration);
        assert_eq!(route.integration["timeoutInMillis"] == 900_000, streamed);
        let uri = text(&route.integration["uri"]["Sub"]);
        assert_eq!(uri.ends_with("/response-streaming-invocations"), streamed, "{uri}");
    }
}
