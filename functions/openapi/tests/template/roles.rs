//! Roles against what their functions ask for.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::{functions, root, text};

/// What a role allows although the recorded run did not ask for it, and when a function does.
const BESIDES: &[(&str, &[&str], &str)] = &[
    (
        "*",
        &["s3:ListBucket"],
        "without it S3 answers 403 for an object that is not there",
    ),
    (
        "answers",
        &["s3:GetObject", "s3:PutObject", "s3:DeleteObject"],
        "texts that are too large for a row",
    ),
    (
        "rollup",
        &["s3:GetObject", "s3:PutObject", "s3:DeleteObject"],
        "segments that are too large for a row",
    ),
    ("metrics", &["s3:GetObject"], "segments that are too large for a row"),
    (
        "metrics",
        &["dynamodb:PutItem", "dynamodb:ConditionCheckItem"],
        "the mark of a damaged segment",
    ),
    ("views", &["s3:GetObject"], "segments that are too large for a row"),
    (
        "insight-writer",
        &["s3:GetObject"],
        "segments that are too large for a row",
    ),
    (
        "answers",
        &["dynamodb:DeleteItem"],
        "goes on deleting the prompts of a deleted topic whose texts are wanted again",
    ),
    (
        "trends",
        &["dynamodb:DeleteItem"],
        "goes on deleting the prompts of a deleted topic whose texts are wanted again",
    ),
    ("trend-finder", &["sqs:SendMessage"], "a switch of thousands of prompts"),
    (
        "insight-writer",
        &["dynamodb:BatchWriteItem"],
        "the event of a brand that is being deleted",
    ),
    (
        "insight-writer",
        &["sqs:SendMessage"],
        "figures that are still being made",
    ),
    (
        "insight-writer",
        &["bedrock:InvokeModel", "secretsmanager:GetSecretValue"],
        "where a language model is named",
    ),
    (
        "export-builder",
        &["dynamodb:BatchWriteItem"],
        "the event of a brand that is being deleted",
    ),
    (
        "export-builder",
        &["s3:AbortMultipartUpload", "s3:DeleteObject"],
        "what an attempt that died has left",
    ),
    (
        "export-builder",
        &["s3:GetObject"],
        "the link in the event is signed with its role",
    ),
    (
        "cascade",
        &["s3:AbortMultipartUpload"],
        "an archive that is being built when its brand is deleted",
    ),
    ("sweeper", SWEPT, "only what was lost is swept"),
];
const SWEPT: &[&str] = &[
    "dynamodb:BatchGetItem",
    "dynamodb:BatchWriteItem",
    "dynamodb:DeleteItem",
    "dynamodb:PutItem",
    "dynamodb:UpdateItem",
    "events:PutEvents",
    "s3:AbortMultipartUpload",
    "s3:DeleteObject",
    "s3:GetObject", // the link in an event is signed with its role
    "s3:ListBucketMultipartUploads",
    "sqs:SendMessage",
];

/// The emulator does not stream; what this one asks for is tested at the Runtime API, without roles.
const UNRECORDED: &str = "export-stream";
/// What a run may not reach: the stream, which the emulator lacks; without the acceptance suite, webhooks and what is lost.
const UNASKED: &[&str] = &[UNRECORDED, "webhook-sender", "sweeper"];

/// The IAM action of a request, as the meter names it.
fn action(request: &str) -> String {
    let (service, operation) = request.split_once('.').expect("a service and an operation");
    let operation = match operation {
        "ListObjectsV2" => "ListBucket",
        "ListMultipartUploads" => "ListBucketMultipartUploads",
        "CreateMultipartUpload" | "UploadPart" | "CompleteMultipartUpload" => "PutObject",
        "DeleteObjects" => "DeleteObject",
        "HeadObject" => "GetObject",
        same => same,
    };
    let service = match service {
        "EventBridge" => "events".to_owned(),
        "Bedrock Runtime" => "bedrock".to_owned(),
        other => other.to_lowercase(),
    };
    format!("{service}:{operation}")
}

/// What each function asked of AWS in a deployed run, as `make deploy-local` writes it.
fn recorded(path: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let text = std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let requests: BTreeMap<String, Vec<String>> = serde_json::from_slice(&text).expect("JSON");
    requests
        .into_iter()
        .map(|(function, asked)| (function, asked.iter().map(|request| action(request)).collect()))
        .collect()
}

/// What each function's role allows: by the function's name in the template and its short name.
fn roles() -> Vec<(String, String, BTreeSet<String>)> {
    let stacks = [
        crate::template("infra/api-roles.yaml"),
        crate::template("infra/worker-roles.yaml"),
    ];
    let role = |name: &str| {
        let found = stacks.iter().find_map(|stack| stack["Resources"].get(name));
        allowed(found.expect("a role"))
    };
    functions(&crate::template("template.yaml"))
        .into_iter()
        .map(|(name, function)| {
            let short = text(&function["Properties"]["FunctionName"]["Sub"]).replace("${AWS::StackName}-", "");
            (name.clone(), short, role(name))
        })
        .collect()
}

/// `ANSWERSCOPE_ACTIONS` names the recording of a run that has just been.
#[test]
fn what_a_function_asks_for_is_allowed() {
    let newest = std::env::var_os("ANSWERSCOPE_ACTIONS").map(PathBuf::from);
    let recorded = recorded(&newest.unwrap_or_else(|| root().join("infra/actions.json")));
    assert!(!recorded.is_empty());
    let mut missing = Vec::new();
    for (name, short, may) in roles() {
        if !recorded.contains_key(&short) && !UNASKED.contains(&short.as_str()) {
            missing.push(format!("{name} asked for nothing"));
        }
        let asked = recorded.get(&short).into_iter().flatten();
        missing.extend(
            asked
                .filter(|one| !may.contains(*one))
                .map(|one| format!("{name} needs {one}")),
        );
    }
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn what_is_permitted_was_asked_for() {
    let recorded = recorded(&root().join("infra/actions.json"));
    let mut unused = Vec::new();
    for (name, short, may) in roles().into_iter().filter(|(_, short, _)| short != UNRECORDED) {
        let asked = recorded
            .get(&short)
            .unwrap_or_else(|| panic!("{short} is not in infra/actions.json"));
        let besides = BESIDES
            .iter()
            .filter(|(function, ..)| *function == "*" || *function == short);
        let besides: BTreeSet<&str> = besides.flat_map(|(_, actions, _)| actions.iter().copied()).collect();
        let never = may.difference(asked).filter(|one| !besides.contains(one.as_str()));
        unused.extend(never.map(|one| format!("{name} never asks for {one}")));
    }
    assert_eq!(unused, Vec::<String>::new());
}

/// A condition on a key that a request does not have is never met, and nothing says so.
#[test]
fn only_lists_of_objects_are_bound_to_a_prefix() {
    let stacks = [
        crate::template("infra/api-roles.yaml"),
        crate::template("infra/worker-roles.yaml"),
    ];
    let roles = stacks
        .iter()
        .flat_map(|stack| stack["Resources"].as_object().expect("resources").values());
    let policies = roles.filter_map(|role| role["Properties"]["Policies"][0]["PolicyDocument"]["Statement"].as_array());
    let bound = policies
        .flatten()
        .filter(|one| one["Condition"].to_string().contains("s3:prefix"));
    let actions: Vec<&Value> = bound.map(|statement| &statement["Action"]).collect();
    assert!(
        !actions.is_empty() && actions.iter().all(|action| **action == "s3:ListBucket"),
        "{actions:?}"
    );
}

/// What a role's own statements allow, but for what Lambda itself does in its name: logs, and reading its queue.
fn allowed(role: &Value) -> BTreeSet<String> {
    let statements = role["Properties"]["Policies"][0]["PolicyDocument"]["Statement"].as_array();
    let statements = statements
        .expect("statements")
        .iter()
        .map(|statement| match statement.get("If") {
            // `!If [Condition, Statement, NoValue]`
            Some(choice) => &choice[1],
            None => statement,
        });
    let actions = statements.flat_map(|statement| match &statement["Action"] {
        Value::Array(several) => several.clone(),
        one => vec![one.clone()],
    });
    let by_lambda = ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"];
    actions
        .map(|action| text(&action))
        .filter(|action| !action.starts_with("logs:") && !by_lambda.contains(&action.as_str()))
        .collect()
}
