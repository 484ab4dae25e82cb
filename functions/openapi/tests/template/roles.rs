//! Roles against what their functions ask for.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use answerscope_domain::clock::Moment;
use answerscope_domain::ids::{BrandId, OrgId, Token};
use answerscope_store::keys::{self, OrgKeys};
use serde_json::{Value, json};

use crate::besides::{BESIDES, UNASKED, UNRECORDED};
use crate::routes::{ASSISTANTS, SIGNING_IN, WEB_APPLICATION, routes};
use crate::{functions, root, template, text};

/// The nested stacks that hold roles.
const STACKS: [(&str, &str); 3] = [
    ("ReadRoles", "infra/read-roles.yaml"),
    ("WriteRoles", "infra/write-roles.yaml"),
    ("WorkerRoles", "infra/worker-roles.yaml"),
];

/// The roles of all functions.
pub(crate) struct Roles(BTreeMap<&'static str, Value>);

impl Roles {
    pub(crate) fn read() -> Self {
        Self(STACKS.map(|(name, path)| (name, template(path))).into())
    }

    /// What a role's own policy says, and the managed policies that it names. `!If [Condition, Statement, NoValue]` counts.
    pub(crate) fn statements(&self, stack: &str, role: &str) -> Vec<Value> {
        let properties = &self.0[stack]["Resources"][role]["Properties"];
        assert!(properties.is_object(), "{stack} has no {role}");
        let named = properties["ManagedPolicyArns"].as_array().into_iter().flatten();
        let managed = named.map(|policy| &self.policy(stack, &text(&policy["Ref"]))["PolicyDocument"]);
        let own = &properties["Policies"][0]["PolicyDocument"];
        let documents = managed.chain([own]);
        let statements = documents.flat_map(|document| document["Statement"].as_array().into_iter().flatten());
        statements
            .map(|statement| statement.get("If").map_or(statement, |choice| &choice[1]).clone())
            .collect()
    }

    /// A managed policy: of the same stack, or of another one, which hands it on as a parameter.
    fn policy(&self, stack: &str, name: &str) -> &Value {
        let mut stacks = [&self.0[stack]].into_iter().chain(self.0.values());
        let found = stacks.find_map(|stack| stack["Resources"].get(name));
        &found.unwrap_or_else(|| panic!("no policy {name}"))["Properties"]
    }

    /// Each function: its name in the template, the stack of its role, and what the role says.
    fn of_functions(&self) -> Vec<(String, String, Vec<Value>)> {
        functions(&template("template.yaml"))
            .into_iter()
            .map(|(name, function)| {
                let output = text(&function["Properties"]["Role"]["GetAtt"]);
                let (stack, role) = output.split_once(".Outputs.").expect("an output of a nested stack");
                (name.clone(), stack.to_owned(), self.statements(stack, role))
            })
            .collect()
    }
}

/// The IAM action of a request, as the meter names it.
fn action(request: &str) -> String {
    let (service, operation) = request.split_once('.').expect("a service and an operation");
    let operation = match operation {
        "ListObjectsV2" => "ListBucket",
        "ListMultipartUploads" => "ListBucketMultipartUploads",
        "CreateMultipartUpload" | "UploadPart" | "CompleteMultipartUpload" => "PutObject",
        "DeleteObjects" => "DeleteObject",
        "HeadObject" => "GetObject",
        "UpdateItem of KEY#" => "UpdateItem KEY#*",
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
    let template = template("template.yaml");
    let functions = functions(&template);
    let short =
        |name: &String| text(&functions[name]["Properties"]["FunctionName"]["Sub"]).replace("${AWS::StackName}-", "");
    let roles = Roles::read().of_functions();
    roles
        .into_iter()
        .map(|(name, _, statements)| {
            let short = short(&name);
            (name, short, allowed(&statements))
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
        let fits = |one: &String| may.contains(one) || one.strip_suffix(" KEY#*").is_some_and(|any| may.contains(any));
        missing.extend(asked.filter(|one| !fits(one)).map(|one| format!("{name} needs {one}")));
    }
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn what_is_permitted_was_asked_for() {
    let recorded = recorded(&root().join("infra/actions.json"));
    let mut unused = Vec::new();
    for (name, short, may) in roles()
        .into_iter()
        .filter(|(_, short, _)| !UNRECORDED.contains(&short.as_str()))
    {
        let asked = recorded
            .get(&short)
            .unwrap_or_else(|| panic!("{short} is not in infra/actions.json"));
        let besides = BESIDES
            .iter()
            .filter(|(functions, ..)| functions.contains(&"*") || functions.contains(&short.as_str()));
        let besides: BTreeSet<&str> = besides.flat_map(|(_, actions, _)| actions.iter().copied()).collect();
        let never = may.difference(asked).filter(|one| !besides.contains(one.as_str()));
        unused.extend(never.map(|one| format!("{name} never asks for {one}")));
    }
    assert_eq!(unused, Vec::<String>::new());
}

#[test]
fn reasons_are_of_functions_that_are_there() {
    let known: BTreeSet<String> = roles().into_iter().map(|(_, short, _)| short).collect();
    let named = BESIDES
        .iter()
        .flat_map(|(functions, ..)| functions.iter())
        .chain(UNASKED);
    let unknown: Vec<&&str> = named.filter(|name| **name != "*" && !known.contains(**name)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

/// A condition on a key that a request does not have is never met, and nothing says so.
#[test]
fn only_lists_of_objects_are_bound_to_a_prefix() {
    let roles = Roles::read().of_functions();
    let statements = roles.into_iter().flat_map(|(.., statements)| statements);
    let bound = statements.filter(|one| one["Condition"].to_string().contains("s3:prefix"));
    let actions: Vec<Value> = bound.map(|statement| statement["Action"].clone()).collect();
    assert!(
        !actions.is_empty() && actions.iter().all(|action| *action == "s3:ListBucket"),
        "{actions:?}"
    );
}

/// What reading takes.
const READS: [&str; 5] = [
    "dynamodb:GetItem",
    "dynamodb:BatchGetItem",
    "dynamodb:Query",
    "s3:GetObject",
    "s3:ListBucket",
];
/// The outbox entry of a damaged segment, and the check that its brand is there.
const ENTRIES: [&str; 2] = ["dynamodb:PutItem", "dynamodb:ConditionCheckItem"];

/// Its own streams, which a function counts.
fn counts_streams(statement: &Value) -> bool {
    let pk = keys::open_stream(OrgId::derived(Moment(0), &[b"any"]), 0).pk;
    let streams = format!("{}#*", pk.split_once('#').expect("an organization").0);
    let condition = json!({"ForAllValues:StringLike": {"dynamodb:LeadingKeys": [streams]}});
    let actions = json!(["dynamodb:PutItem", "dynamodb:DeleteItem"]);
    (&statement["Action"], &statement["Condition"]) == (&actions, &condition)
}

/// Of a reading route, only the tokens of the key that it is called with change; who reads segments may leave an outbox entry,
/// and the stream counts those that are open.
#[test]
fn reading_routes_may_change_nothing_else() {
    for (name, stack, statements) in Roles::read().of_functions() {
        let segments = |one: &Value| one["Resource"]["Sub"] == "${Bucket}/segments/*";
        let enters = statements.iter().any(segments) || name == "ListBrandAnswers";
        let streams = |one: &&Value| name == "StreamExport" && counts_streams(one);
        assert_eq!(
            statements.iter().filter(streams).count(),
            usize::from(name == "StreamExport"),
            "{name}"
        );
        for statement in statements.iter().filter(|one| stack == "ReadRoles" && !streams(one)) {
            for action in allowed(std::slice::from_ref(statement)) {
                let one = action.as_str();
                let fits =
                    one == "dynamodb:UpdateItem KEY#*" || READS.contains(&one) || (enters && ENTRIES.contains(&one));
                assert!(fits, "{name}: {statement}");
            }
        }
    }
}

/// A transaction says what it puts: without a condition on it, a reading route could write any item of any organization.
#[test]
fn reading_routes_put_into_the_outbox_alone() {
    let shard = keys::outbox(0).pk;
    let outbox = format!("{}*", shard.strip_suffix('0').expect("the first shard"));
    let condition = json!({"ForAllValues:StringLike": {"dynamodb:LeadingKeys": [outbox]}});
    let reading = Roles::read().of_functions().into_iter();
    let mut putting = 0;
    for (name, _, statements) in reading.filter(|(_, stack, _)| stack == "ReadRoles") {
        let puts =
            |one: &&Value| !counts_streams(one) && allowed(std::slice::from_ref(*one)).contains("dynamodb:PutItem");
        for statement in statements.iter().filter(puts) {
            let bound = (&statement["Action"], &statement["Condition"]);
            assert_eq!(bound, (&json!("dynamodb:PutItem"), &condition), "{name}");
            putting += 1;
        }
    }
    assert!(putting > 1, "{putting}");
}

/// Only a deployment that names a sender sends letters, and only in that sender's name. The program names it in lower case.
#[test]
fn letters_come_from_the_address_that_a_deployment_names() {
    let roles = template("infra/write-roles.yaml");
    let statements = &roles["Resources"]["Oauth"]["Properties"]["Policies"][0]["PolicyDocument"]["Statement"];
    let all = statements.as_array().into_iter().flatten();
    let sending: Vec<&Value> = all.filter(|one| one.to_string().contains("ses:")).collect();
    assert_eq!(sending.len(), 1, "{sending:?}");
    let choice = &sending[0]["If"];
    assert_eq!(
        (&choice[0], &choice[1]["Action"]),
        (&json!("HasMailFrom"), &json!("ses:SendEmail"))
    );
    let sender = json!({"StringEqualsIgnoreCase": {"ses:FromAddress": {"Ref": "MailFrom"}}});
    assert_eq!(choice[1]["Condition"], sender);
    let named = json!({"Not": [{"Equals": [{"Ref": "MailFrom"}, ""]}]});
    assert_eq!(roles["Conditions"]["HasMailFrom"], named);
    let template = template("template.yaml");
    let given = &template["Resources"]["WriteRoles"]["Properties"]["Parameters"]["MailFrom"];
    assert_eq!(*given, json!({"Ref": "MailFrom"}));
}

/// A role stands where its routes belong: with those that read, or with those that change something.
#[test]
fn roles_stand_with_their_kind() {
    let template = template("template.yaml");
    let mut changing: BTreeMap<String, bool> = BTreeMap::new();
    for route in routes(&template) {
        // Other paths than routes are refused, whatever the method; tools change what operations change.
        let changes = !["GET", "ANY"].contains(&route.method.as_str())
            || [SIGNING_IN, ASSISTANTS, WEB_APPLICATION].contains(&route.function.as_str());
        assert_eq!(
            *changing.entry(route.function).or_insert(changes),
            changes,
            "{}",
            route.path
        );
    }
    for (name, stack, _) in Roles::read().of_functions() {
        let wanted = match changing.get(&name) {
            None => "WorkerRoles",
            Some(true) => "WriteRoles",
            Some(false) => "ReadRoles",
        };
        assert_eq!(stack, wanted, "{name}");
    }
}

/// Whoever has a link has no key: the function that opens it reads rows and archives, and takes no tokens.
#[test]
fn the_route_without_a_key_reads_items_and_archives_and_nothing_else() {
    let roles = Roles::read().of_functions();
    let found = roles.into_iter().find(|(name, ..)| name == "DownloadExport");
    let (.., statements) = found.expect("the route");
    let all = ["dynamodb:GetItem", "s3:GetObject"].map(str::to_owned);
    assert_eq!(allowed(&statements), BTreeSet::from(all));
    let of_bucket = statements.iter().filter(|one| one["Action"] == "s3:GetObject");
    let objects: Vec<&Value> = of_bucket.map(|one| &one["Resource"]["Sub"]).collect();
    assert_eq!(objects, [&json!("${Bucket}/exports/*")]);
}

/// Roles turn minutes before functions do: while a restored table is named they allow the stack's own too, each of them.
#[test]
fn roles_allow_the_restored_table_beside_the_stacks_own() {
    let template = template("template.yaml");
    for (stack, path) in STACKS {
        let roles = crate::template(path);
        assert_eq!(roles["Parameters"]["Tables"]["Type"], "CommaDelimitedList", "{stack}");
        let given = &template["Resources"][stack]["Properties"]["Parameters"]["Tables"]["If"];
        assert_eq!(
            (&given[0], &given[2]),
            (&json!("HasRestored"), &json!({"GetAtt": "Table.Arn"}))
        );
        let both = text(&given[1]["Sub"]);
        let (own, restored) = both.split_once(',').expect("two tables");
        assert_eq!(own, "${Table.Arn}", "{stack}");
        assert!(restored.ends_with(":table/${RestoredTable}"), "{stack}: {restored}");
    }
    for (name, _, statements) in Roles::read().of_functions() {
        let of_tables = |one: &&Value| one["Action"].to_string().contains("dynamodb:");
        for statement in statements.iter().filter(of_tables) {
            assert_eq!(statement["Resource"], json!({"Ref": "Tables"}), "{name}");
        }
    }
}

/// What statements allow, but for what every function does or Lambda does in its name: logs, traces, reading its queue.
/// What holds for callers' keys alone says so.
fn allowed(statements: &[Value]) -> BTreeSet<String> {
    let keys = json!({"ForAllValues:StringLike": {"dynamodb:LeadingKeys": ["KEY#*"]}});
    let actions = statements.iter().flat_map(|statement| {
        let named = match &statement["Action"] {
            Value::Array(several) => several.clone(),
            one => vec![one.clone()],
        };
        let bound = if statement["Condition"] == keys { " KEY#*" } else { "" };
        named.into_iter().map(move |action| format!("{}{bound}", text(&action)))
    });
    let by_lambda = ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"];
    actions
        .filter(|action| {
            !action.starts_with("logs:") && !action.starts_with("xray:") && !by_lambda.contains(&action.as_str())
        })
        .collect()
}

/// S3 refuses what is below no named prefix, and a purge that is refused ends nowhere.
#[test]
fn the_purge_lists_and_deletes_below_all_that_a_brand_has() {
    let token = Token::derived(Moment(0), &[b"somebody's"]);
    let brand = OrgKeys(token).of(BrandId(token)).objects();
    let kinds: Vec<&str> = brand.iter().filter_map(|name| name.split('/').next()).collect();
    let roles = Roles::read().of_functions();
    let (.., statements) = roles.into_iter().find(|(name, ..)| name == "Purge").expect("the purge");
    let of = |action: &str| {
        let mut with = statements.iter().filter(|one| one["Action"] == action);
        with.next().unwrap_or_else(|| panic!("no {action}")).to_string()
    };
    for kind in kinds {
        assert!(of("s3:ListBucket").contains(&format!("\"{kind}/*\"")), "{kind}");
        assert!(of("s3:DeleteObject").contains(&format!("/{kind}/*\"")), "{kind}");
    }
}
