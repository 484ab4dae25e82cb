//! `template.yaml` against the code: routes against the table of operations, functions against crates, roles and queues
//! against what functions are given. How many resources and builds SAM makes of it, `make lint-template` counts.

mod alarms;
mod besides;
mod roles;
mod routes;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use answerscope_store::aws::queue::Worker;
use answerscope_tasks::registry;
use roles::Roles;
use saphyr::{LoadableYamlNode, Scalar, Yaml};
use serde_json::{Value, json};

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

/// SAM builds functions together whose folder and metadata are the same; what else differs is theirs.
#[test]
fn functions_of_a_crate_are_one_build() {
    let template = template("template.yaml");
    let mut builds: BTreeMap<String, &Value> = BTreeMap::new();
    for (name, function) in functions(&template) {
        let folder = text(&function["Properties"]["CodeUri"]);
        let first = builds.entry(folder).or_insert(&function["Metadata"]);
        assert_eq!(**first, function["Metadata"], "{name}");
        for global in ["Runtime", "Handler", "Architectures"] {
            assert!(function["Properties"][global].is_null(), "{name} has its own {global}");
        }
    }
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
    for worker in registry::workers() {
        let name = name_of(worker);
        let redrive = &resources[format!("{name}Queue")]["Properties"]["RedrivePolicy"];
        assert_eq!(redrive["deadLetterTargetArn"]["GetAtt"], format!("{name}Dead.Arn"));
        assert!(redrive["maxReceiveCount"].as_u64() > Some(u64::from(answerscope_tasks::ATTEMPTS)));
        assert!(
            read.remove(&format!("{name}Queue")) && read.remove(&format!("{name}Dead")),
            "{name}"
        );
    }
    assert_eq!(read, BTreeSet::new());
}

/// The messages of a batch are done one after another, so a long run would keep the others of its batch waiting. A delivery
/// to a webhook takes seconds at most.
#[test]
fn a_worker_whose_runs_are_long_takes_one_message_at_a_time() {
    let template = template("template.yaml");
    for (name, function) in functions(&template) {
        let short = ["Sweeper", "WebhookSender"].contains(&name.as_str());
        for event in events(function, "SQS").into_iter().filter(|_| !short) {
            assert_eq!(event["BatchSize"], 1, "{name}");
            assert!(event["MaximumBatchingWindowInSeconds"].is_null(), "{name}");
        }
    }
}

#[test]
fn a_function_may_send_to_the_queues_it_knows() {
    let template = template("template.yaml");
    let roles = Roles::read();
    for (name, function) in functions(&template) {
        let output = text(&function["Properties"]["Role"]["GetAtt"]);
        let (stack, role) = output.split_once(".Outputs.").expect("an output of a nested stack");
        assert_eq!(role, name, "every function has a role of its own");
        let statements = roles.statements(stack, role);
        let may: BTreeSet<String> = statements
            .iter()
            .filter(|statement| statement["Action"] == "sqs:SendMessage")
            .flat_map(|statement| match &statement["Resource"] {
                Value::Array(several) => several.clone(),
                one => vec![one.clone()],
            })
            .map(|resource| text(&resource["Ref"]))
            .collect();
        let knows = registry::workers().into_iter().filter(|worker| {
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
