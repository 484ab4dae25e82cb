//! Alarms against what there is to watch, what is written about them, and who gets them.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::{entries, root, template, text};

/// The alarms by their names without the stack's.
fn alarms() -> BTreeMap<String, Value> {
    let monitoring = template("infra/monitoring.yaml");
    let alarms = entries(&monitoring["Resources"]).filter(|(_, one)| one["Type"] == "AWS::CloudWatch::Alarm");
    alarms
        .map(|(_, one)| {
            let name = text(&one["Properties"]["AlarmName"]["Sub"]).replace("${Name}-", "");
            (name, one["Properties"].clone())
        })
        .collect()
}

/// What an alarm watches: namespaces, names and dimensions of metrics.
fn metrics(alarm: &Value) -> Vec<&Value> {
    let several = alarm["Metrics"].as_array().into_iter().flatten();
    let several: Vec<&Value> = several.filter_map(|one| one["MetricStat"].get("Metric")).collect();
    if several.is_empty() { vec![alarm] } else { several }
}

/// The names in the first column of a section's table, and what else stands in their rows.
fn table_of(section: &str) -> BTreeMap<String, String> {
    let page = std::fs::read_to_string(root().join("docs/OPERATING.md")).expect("the page");
    let begin = page.find(&format!("\n## {section}\n")).expect("the section") + 4;
    let section = page[begin..].split("\n## ").next().expect("its text");
    let rows = section
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once(" |"));
    let named = rows.flat_map(|(names, rest)| {
        let names = names.split('`').filter(|name| name.chars().any(char::is_alphabetic));
        names.map(|name| (name.to_owned(), rest.to_owned())).collect::<Vec<_>>()
    });
    named.collect()
}

#[test]
fn every_alarm_says_what_to_do() {
    let written = table_of("Alarms");
    let alarms = alarms();
    assert_eq!(Vec::from_iter(alarms.keys()), Vec::from_iter(written.keys()));
    for (name, alarm) in &alarms {
        let told = [&alarm["AlarmActions"], &alarm["OKActions"]];
        assert_eq!(told, [&json!([{"Ref": "Topic"}]); 2], "{name}");
        assert!(
            alarm["TreatMissingData"].is_string(),
            "{name} does not say what silence means"
        );
        // CloudWatch takes ten.
        assert!(metrics(alarm).len() <= 10, "{name}");
        let cells = written[name].split('|').filter(|cell| !cell.trim().is_empty());
        assert_eq!(cells.count(), 2, "{name}: when it goes off, and what to do");
    }
}

#[test]
fn alarms_watch_the_metrics_that_the_service_tells() {
    let (written, alarms) = (table_of("Metrics"), alarms());
    let watched = alarms
        .values()
        .flat_map(metrics)
        .filter(|one| one["Namespace"] == "Answerscope");
    let mut names = BTreeSet::new();
    for metric in watched {
        let name = text(&metric["MetricName"]);
        let dimensions = metric["Dimensions"].as_array().expect("dimensions");
        let dimensions: Vec<String> = dimensions
            .iter()
            .map(|one| format!("`{}`", text(&one["Name"])))
            .collect();
        let row = written
            .get(&name)
            .unwrap_or_else(|| panic!("{name} is not among the metrics"));
        assert!(
            row.trim_start_matches([' ', '|']).starts_with(&dimensions.join(", ")),
            "{name}: {row}"
        );
        names.insert(name);
    }
    // Damage is never to go unseen.
    let unreadable = written.keys().filter(|name| name.starts_with("Unreadable"));
    let unseen: Vec<&String> = unreadable.filter(|name| !names.contains(*name)).collect();
    assert_eq!(unseen, Vec::<&String>::new());
    assert!(
        names.contains("OldestOutboxEntry") && names.contains("Sweeps"),
        "{names:?}"
    );
}

#[test]
fn a_silent_sweeper_is_an_alarm() {
    let alarm = &alarms()["sweeper-silent"];
    let minutes = alarm["Period"].as_i64().zip(alarm["EvaluationPeriods"].as_i64());
    assert_eq!(minutes.map(|(period, times)| period * times), Some(180));
    assert_eq!(alarm["TreatMissingData"], "breaching");
}

#[test]
fn the_rule_is_watched_by_its_own_metrics_and_its_key_asks_nothing_of_it() {
    let template = template("template.yaml");
    let resources = &template["Resources"];
    let name = &resources["Completed"]["Properties"]["Name"];
    let given = &resources["Monitoring"]["Properties"]["Parameters"];
    assert_eq!((&given["Rule"], &given["Bus"]["Ref"]), (name, &json!("Bus")));
    let alarm = &alarms()["events-fail"];
    // Those of a rule on a bus of one's own have both dimensions.
    let of_rule =
        json!([{"Name": "EventBusName", "Value": {"Ref": "Bus"}}, {"Name": "RuleName", "Value": {"Ref": "Rule"}}]);
    assert!(
        metrics(alarm).iter().all(|metric| metric["Dimensions"] == of_rule),
        "{alarm}"
    );
    let statements = &resources["Key"]["Properties"]["KeyPolicy"]["Statement"];
    let of_events = |one: &&Value| one["Principal"]["Service"].to_string().contains("events.amazonaws.com");
    let found: Vec<&Value> = statements.as_array().into_iter().flatten().filter(of_events).collect();
    assert_eq!(found.len(), 1);
    assert!(found[0]["Condition"].is_null(), "EventBridge sends none: {}", found[0]);
}

/// A rule's function with these parameters, as CloudFormation evaluates it.
fn holds(function: &Value, parameters: &BTreeMap<String, String>) -> bool {
    let (name, arguments) = entries(function).next().expect("a function");
    let arguments = arguments.as_array().expect("arguments");
    let value = |one: &Value| match one.get("Ref") {
        Some(name) => parameters[&text(name)].clone(),
        None => one.as_str().map_or_else(|| one.to_string(), ToOwned::to_owned),
    };
    match name.as_str() {
        "And" => arguments.iter().all(|one| holds(one, parameters)),
        "Not" => !holds(&arguments[0], parameters),
        "Equals" => value(&arguments[0]) == value(&arguments[1]),
        other => panic!("{other} is not among the functions that rules here have"),
    }
}

/// What CloudFormation says to parameters; the others have their defaults.
fn refusals(given: &[(&str, &str)]) -> Vec<String> {
    let template = template("template.yaml");
    let defaults = entries(&template["Parameters"]).map(|(name, one)| {
        let default = &one["Default"];
        (
            name.clone(),
            default.as_str().map_or_else(|| default.to_string(), ToOwned::to_owned),
        )
    });
    let mut parameters: BTreeMap<String, String> = defaults.collect();
    for (name, value) in given {
        assert!(
            parameters.insert((*name).into(), (*value).into()).is_some(),
            "no parameter {name}"
        );
    }
    let applying = entries(&template["Rules"]).filter(|(_, rule)| holds(&rule["RuleCondition"], &parameters));
    let assertions = applying.flat_map(|(_, rule)| rule["Assertions"].as_array().into_iter().flatten());
    let failed = assertions.filter(|one| !holds(&one["Assert"], &parameters));
    failed.map(|one| text(&one["AssertDescription"])).collect()
}

#[test]
fn production_needs_somebody_who_gets_its_alarms() {
    let [refusal] = refusals(&[("Stage", "prod")]).try_into().expect("one refusal");
    assert!(refusal.contains("AlarmEmail"), "{refusal}");
    let taken: [&[(&str, &str)]; 4] = [
        &[
            ("Stage", "prod"),
            ("AlarmEmail", "alarms@example.com"),
            ("MonthlyBudget", "100"),
        ],
        &[("Stage", "prod"), ("Alarms", "false")],
        &[("Stage", "dev")],
        &[("Stage", "dev"), ("Alarms", "false")],
    ];
    for parameters in taken {
        assert_eq!(refusals(parameters), Vec::<String>::new(), "{parameters:?}");
    }
    let [refusal] = refusals(&[("Stage", "dev"), ("MonthlyBudget", "100")])
        .try_into()
        .expect("one refusal");
    assert!(refusal.contains("MonthlyBudget"), "{refusal}");
}

/// CloudFormation refuses a template with a kind of resource that the region does not have, whatever its conditions say.
#[test]
fn what_few_regions_have_stands_in_a_stack_of_its_own() {
    let template = template("template.yaml");
    let own = entries(&template["Resources"]).map(|(_, one)| text(&one["Type"]));
    assert_eq!(own.filter(|kind| kind.starts_with("AWS::Budgets::")).count(), 0);
    assert_eq!(template["Resources"]["Budget"]["Condition"], "HasBudget");
}
