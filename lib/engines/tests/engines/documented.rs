//! What the documentation says of the adapters is so.

use std::collections::BTreeSet;
use std::path::Path;

use answerscope_domain::Engine;
use answerscope_engines::{AskError, ConfiguredEngines, Interface, RetryAdvice, price};

fn documentation() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/ENGINES.md");
    std::fs::read_to_string(file).expect("the documentation")
}

#[test]
fn every_interface_has_its_lines() {
    let text = documentation();
    for interface in Interface::ALL {
        let begins = format!("| `{}` |", interface.as_str());
        let lines: Vec<&str> = text.lines().filter(|line| line.starts_with(&begins)).collect();
        assert!(lines.len() >= 2, "{begins}");
        let engine = interface.engines().first().copied().unwrap_or(Engine::Copilot);
        let description = interface.describe(engine, None);
        let told = if description.tried {
            "| yes |"
        } else {
            "| **not tried against the vendor** |"
        };
        assert!(lines[0].ends_with(told), "{}", lines[0]);
        assert!(
            lines[0].contains(description.documentation) || interface == Interface::PerplexityChat,
            "{}",
            lines[0]
        );
        for engine in interface.engines() {
            assert!(lines[0].contains(&format!("`{engine}`")), "{}", lines[0]);
        }
    }
}

#[test]
fn the_examples_of_a_configuration_are_right() {
    let text = documentation();
    let examples = text
        .split("```json\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next());
    let examples: Vec<_> = examples
        .map(|example| ConfiguredEngines::parse(example).expect(example))
        .collect();
    let shown: BTreeSet<_> = examples.iter().flatten().map(|engine| engine.interface).collect();
    let configurable = Interface::ALL
        .into_iter()
        .filter(|interface| *interface != Interface::BuiltIn);
    assert_eq!(shown, configurable.collect());
}

#[test]
fn every_failure_is_listed() {
    let text = documentation();
    let (status, retry_after) = (500, None);
    let word = String::new;
    for error in [
        AskError::Unreachable,
        AskError::Interrupted,
        AskError::TimedOut,
        AskError::Limited { retry_after },
        AskError::Unavailable { status, retry_after },
        AskError::KeyRefused { status },
        AskError::CreditUsedUp,
        AskError::PromptRefused { reason: word() },
        AskError::Rejected {
            status,
            message: word(),
        },
        AskError::Redirected { status },
        AskError::ContentType { found: word() },
        AskError::TooLarge { limit: 1 },
        AskError::NotJson { raw: word() },
        AskError::BadAnswer {
            field: word(),
            problem: word(),
            raw: Vec::new(),
        },
        AskError::Failed { reason: word() },
        AskError::KeyMissing { place: word() },
        AskError::KeyUnavailable {
            place: word(),
            refused: false,
        },
        AskError::Misconfigured { reason: word() },
        AskError::UnknownTicket,
    ] {
        let code = format!("`{}`", error.code());
        let line = text
            .lines()
            .find(|line| line.starts_with("| ") && line.contains(&code))
            .expect(&code);
        let again = line.contains("| yes");
        assert_eq!(again, error.retry() != RetryAdvice::Never, "{line}");
        assert_eq!(line.contains("any other prompt"), error.stops_engine(), "{line}");
    }
}

#[test]
fn usual_calls_cost_what_is_written() {
    let text = documentation();
    let mut checked = 0;
    for interface in Interface::ALL {
        let description = interface.describe(Engine::OpenAi, None);
        let model = if description.model.is_empty() {
            String::new()
        } else {
            format!(", {}", description.model)
        };
        let begins = format!("| `{}`{model} | ", interface.as_str());
        let written = |line: &str| line.strip_prefix(&begins)?.strip_suffix(" |")?.parse::<f64>().ok();
        let Some(written) = text.lines().find_map(written) else {
            continue;
        };
        let cost = price::estimate(&description).expect("a price").dollars;
        assert!((written - cost).abs() <= 0.000_6, "{begins}{written}: {cost}");
        checked += 1;
    }
    assert_eq!(checked, 7);
}
