//! `template.yaml` against the code: routes against the table of operations, functions against crates, roles and queues
//! against what functions are given.

mod roles;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use answerscope_core::dispatch::PREFIX;
use answerscope_core::operation::Entry;
use answerscope_core::store::queue::Worker;
use saphyr::{LoadableYamlNode, Scalar, Yaml};
use serde_json::{Value, json};

/// Which function serves which operations: its folder, and its crate's table.
const SERVED: [(&str, &[&dyn Entry]); 10] = [
    ("functions/brands", answerscope_brands::OPERATIONS),
    ("functions/prompts", answerscope_prompts::OPERATIONS),
    ("functions/topics", answerscope_topics::OPERATIONS),
    ("functions/trends", answerscope_trends::OPERATIONS),
    ("functions/views", answerscope_views::OPERATIONS),
    ("functions/answers", answerscope_answers::OPERATIONS),
    ("functions/metrics", answerscope_metrics_api::OPERATIONS),
    ("functions/exports", answerscope_exports::OPERATIONS),
    ("functions/export-stream", answerscope_export_stream::OPERATIONS),
    ("functions/insights", answerscope_insights_api::OPERATIONS),
];
/// Routes that are no operations: the document, the reference, and the answer to every other path.
const OTHERS: [(&str, &str); 5] = [
    ("GET", "/openapi.json"),
    ("GET", "/docs"),
    ("GET", "/docs/reference.js"),
    ("ANY", "/"),
    ("ANY", "/{proxy+}"),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn template(path: &str) -> Value {
    let text = std::fs::read_to_string(root().join(path)).expect(path);
    plain(&Yaml::load_from_str(&text).expect("YAML")[0])
}

/// YAML as JSON, with `!Ref X` as `{"Ref": "X"}`.
fn plain(yaml: &Yaml<'_>) -> Value {
    match yaml {
        Yaml::Value(Scalar::Boolean(value)) => json!(value),
        Yaml::Value(Scalar::Integer(value)) => json!(value),
        Yaml::Value(Scalar::FloatingPoint(value)) => json!(value.0),
        Yaml::Value(Scalar::String(value)) => json!(value),
        Yaml::Representation(text, ..) => json!(text),
        Yaml::Sequence(items) => items.iter().map(plain).collect(),
        Yaml::Mapping(entries) => entries
            .iter()
            .map(|(key, value)| (text(&plain(key)), plain(value)))
            .collect(),
        Yaml::Tagged(tag, value) => json!({tag.suffix.as_str(): plain(value)}),
        _ => Value::Null,
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn functions(template: &Value) -> BTreeMap<&String, &Value> {
    let resources = entries(&template["Resources"]);
    resources
        .filter(|(_, r)| r["Type"] == "AWS::Serverless::Function")
        .collect()
}

/// The events of a function that have a type, with their properties.
fn events<'a>(function: &'a Value, kind: &str) -> Vec<&'a Value> {
    let events = entries(&function["Properties"]["Events"]);
    events
        .filter(|(_, e)| e["Type"] == kind)
        .map(|(_, e)| &e["Properties"])
        .collect()
}

#[test]
fn routes_are_the_operations() {
    let template = template("template.yaml");
    let mut routes: BTreeMap<(String, String), String> = BTreeMap::new();
    for function in functions(&template).values() {
        for event in events(function, "Api") {
            let route = (text(&event["Method"]), text(&event["Path"]));
            let folder = text(&function["Properties"]["CodeUri"]);
            assert!(
                routes.insert(route.clone(), folder).is_none(),
                "{route:?} is there twice"
            );
        }
    }
    let mut wanted: BTreeMap<(String, String), String> = BTreeMap::new();
    for (folder, operations) in SERVED {
        for spec in operations.iter().map(|entry| entry.spec()) {
            let route = (spec.verb.as_str().to_owned(), format!("{PREFIX}{}", spec.path));
            wanted.insert(route, folder.to_owned());
        }
    }
    assert_eq!(wanted.len(), answerscope_openapi::operations().len());
    for (method, path) in OTHERS {
        wanted.insert((method.to_owned(), path.to_owned()), "functions/openapi".to_owned());
    }
    assert_eq!(routes, wanted);
}

#[test]
fn the_stream_and_nothing_else_is_streamed() {
    let template = template("template.yaml");
    for (name, function) in functions(&template) {
        for event in events(function, "Api") {
            let streamed = event["ResponseTransferMode"] == "RESPONSE_STREAM";
            assert_eq!(streamed, name == "ExportStream", "{event}");
            assert_eq!(event["TimeoutInMillis"] == 900_000, streamed, "{event}");
        }
    }
}

#[test]
fn every_crate_that_serves_has_its_function() {
    let template = template("template.yaml");
    let deployed: BTreeSet<(String, String)> = functions(&template)
        .values()
        .map(|function| {
            assert_eq!(function["Metadata"]["BuildMethod"], "rust-cargolambda");
            let binary = &function["Metadata"]["BuildProperties"]["Binary"];
            (text(&function["Properties"]["CodeUri"]), text(binary))
        })
        .collect();
    let mut crates: BTreeSet<(String, String)> = BTreeSet::new();
    for folder in ["functions", "functions/workers"] {
        for entry in std::fs::read_dir(root().join(folder)).expect(folder) {
            let path = entry.expect("an entry").path();
            if path.join("src/main.rs").exists() {
                let manifest = std::fs::read_to_string(path.join("Cargo.toml")).expect("a manifest");
                let name = manifest.split('"').nth(1).expect("a name").to_owned();
                let file = path.file_name().expect("a folder").to_string_lossy();
                crates.insert((format!("{folder}/{file}"), name));
            }
        }
    }
    assert_eq!(deployed, crates);
}

#[test]
fn queues_outlast_their_workers_and_their_dead_letters_are_read() {
    let template = template("template.yaml");
    let resources = &template["Resources"];
    let mut read: BTreeSet<String> = BTreeSet::new();
    for (name, function) in functions(&template) {
        for event in events(function, "SQS") {
            let queue = text(&event["Queue"]["GetAtt"]).replace(".Arn", "");
            let seconds = |value: &Value| value.as_i64().expect("seconds");
            let lasts = seconds(&resources[&queue]["Properties"]["VisibilityTimeout"]);
            assert!(lasts >= 6 * seconds(&function["Properties"]["Timeout"]), "{queue}");
            assert_eq!(
                event["FunctionResponseTypes"],
                json!(["ReportBatchItemFailures"]),
                "{queue}"
            );
            let dead = queue.ends_with("Dead");
            assert!(dead || event["ScalingConfig"]["MaximumConcurrency"].is_i64(), "{queue}");
            assert_eq!(dead, name == "Sweeper", "{name} reads {queue}");
            read.insert(queue);
        }
    }
    for worker in Worker::ALL {
        let name = name_of(worker);
        let redrive = &resources[format!("{name}Queue")]["Properties"]["RedrivePolicy"];
        assert_eq!(redrive["deadLetterTargetArn"]["GetAtt"], format!("{name}Dead.Arn"));
        assert!(redrive["maxReceiveCount"].as_u64() > Some(u64::from(answerscope_core::tasks::ATTEMPTS)));
        assert!(
            read.remove(&format!("{name}Queue")) && read.remove(&format!("{name}Dead")),
            "{name}"
        );
    }
    assert_eq!(read, BTreeSet::new());
}

#[test]
fn a_function_may_send_to_the_queues_it_knows() {
    let template = template("template.yaml");
    let roles = [
        ("ApiRoles", "infra/api-roles.yaml"),
        ("WorkerRoles", "infra/worker-roles.yaml"),
    ];
    let roles: BTreeMap<&str, Value> = roles.map(|(name, path)| (name, self::template(path))).into();
    for (name, function) in functions(&template) {
        let output = text(&function["Properties"]["Role"]["GetAtt"]);
        let (stack, role) = output.split_once(".Outputs.").expect("an output of a nested stack");
        assert_eq!(role, name, "every function has a role of its own");
        let policies = &roles[stack]["Resources"][role]["Properties"]["Policies"];
        let statements = policies[0]["PolicyDocument"]["Statement"]
            .as_array()
            .expect("statements");
        let may: BTreeSet<String> = statements
            .iter()
            .filter(|statement| statement["Action"] == "sqs:SendMessage")
            .flat_map(|statement| match &statement["Resource"] {
                Value::Array(several) => several.clone(),
                one => vec![one.clone()],
            })
            .map(|resource| text(&resource["Ref"]))
            .collect();
        let knows = Worker::ALL.into_iter().filter(|worker| {
            let variable = format!("ANSWERSCOPE_{}_QUEUE_URL", worker.variable());
            let url = &function["Properties"]["Environment"]["Variables"][variable];
            let queue = format!("{}Queue", name_of(*worker));
            assert!(url.is_null() || url["Ref"] == queue, "{name}: {url}");
            !url.is_null()
        });
        let knows: BTreeSet<String> = knows.map(|worker| format!("{}Queue", name_of(worker))).collect();
        assert_eq!(may, knows, "{name}");
    }
}

/// What the template calls a worker's queue.
fn name_of(worker: Worker) -> String {
    let (first, rest) = worker.variable().split_at(1);
    format!("{first}{}", rest.to_lowercase())
}
