//! What the documentation says of the adapters is so.

use std::path::Path;

use answerscope_domain::Engine;
use answerscope_engines::{Interface, nova, price};

use crate::common::reader;

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
        let description = match interface {
            Interface::BedrockNova => nova::description(Engine::Copilot, nova::MODEL),
            other => reader(other, other.engines()[0]).description().clone(),
        };
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
fn usual_calls_cost_what_is_written() {
    let text = documentation();
    let mut checked = 0;
    for interface in Interface::ALL
        .into_iter()
        .filter(|interface| !interface.engines().is_empty())
    {
        let description = reader(interface, interface.engines()[0]).description().clone();
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
