//! What a call costs: as the vendor tells it, else by its prices and the tokens it told, else by a usual call.
//!
//! Prices change often, and none of them is a promise of a vendor's to us: each row has the page that it is from and the day
//! that it was read. A budget is held by what was charged wherever the vendor tells that (Perplexity, xAI, DataForSEO).

use serde::Serialize;

use crate::answer::Usage;
use crate::description::Description;
use crate::interface::Interface;

/// Prices of one model through one interface, in US dollars.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelPrice {
    /// The interface that charges them.
    pub interface: Interface,
    /// The names of the models, behind which a version may stand (`-2025-08-07`, `-latest`); none where the price is of all models.
    pub models: &'static [&'static str],
    /// For a million tokens read.
    pub input: f64,
    /// For a million tokens written.
    pub output: f64,
    /// For a search.
    pub search: f64,
    /// The page that it is from.
    pub source: &'static str,
    /// When it was read (`YYYY-MM-DD`).
    pub read_on: &'static str,
}

/// What a call costs or will cost.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CallCost {
    /// US dollars.
    pub dollars: f64,
    /// How it is known.
    pub basis: Basis,
}

/// How a cost is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Basis {
    /// The vendor told what it charged.
    Charged,
    /// By the price table, with the tokens and searches that the vendor counted.
    Counted,
    /// By the price table, for a usual call.
    Usual,
    /// Nobody charges anything: the built-in engine.
    Free,
}

/// Tokens and searches of a usual call; recorded answers have 9,000 to 27,000 tokens read, 100 to 3,800 written and one or
/// two searches, as the pages that are found are read.
const USUAL: Usage = Usage {
    input_tokens: Some(15_000),
    output_tokens: Some(1_500),
    searches: Some(2),
    dollars: None,
};

const OPENAI: (&str, &str) = ("https://developers.openai.com/api/docs/pricing", "2026-10-16");
const ANTHROPIC: (&str, &str) = ("https://platform.claude.com/docs/en/about-claude/pricing", "2026-10-24");
const GEMINI: (&str, &str) = ("https://ai.google.dev/gemini-api/docs/pricing", "2026-09-20");
const PERPLEXITY: (&str, &str) = ("https://docs.perplexity.ai/docs/getting-started/pricing", "2026-10-07");
const XAI: (&str, &str) = ("https://docs.x.ai/developers/pricing", "2026-11-22");
const NOVA: (&str, &str) = ("https://aws.amazon.com/bedrock/pricing/", "2026-09-01");

/// The models of an interface that charges for pages.
const ALL: &[&str] = &[];

const fn row(
    interface: Interface,
    models: &'static [&'static str],
    (input, output, search): (f64, f64, f64),
    (source, read_on): (&'static str, &'static str),
) -> ModelPrice {
    ModelPrice {
        interface,
        models,
        input,
        output,
        search,
        source,
        read_on,
    }
}

/// The price table.
pub const PRICES: &[ModelPrice] = &[
    row(Interface::OpenAiResponses, &["gpt-6.1-sol"], (2.0, 10.0, 0.01), OPENAI),
    row(Interface::OpenAiResponses, &["gpt-5.5"], (5.0, 30.0, 0.01), OPENAI),
    row(Interface::OpenAiResponses, &["gpt-5.4"], (2.5, 15.0, 0.01), OPENAI),
    row(Interface::OpenAiResponses, &["gpt-5.4-mini"], (0.75, 4.5, 0.01), OPENAI),
    row(Interface::OpenAiResponses, &["gpt-5.4-nano"], (0.2, 1.25, 0.01), OPENAI),
    row(Interface::OpenAiResponses, &["gpt-5"], (1.25, 10.0, 0.01), OPENAI),
    row(Interface::OpenAiResponses, &["gpt-5-mini"], (0.25, 2.0, 0.01), OPENAI),
    row(
        Interface::AnthropicMessages,
        &[
            "claude-opus-4-5",
            "claude-opus-4-6",
            "claude-opus-4-7",
            "claude-opus-4-8",
        ],
        (5.0, 25.0, 0.01),
        ANTHROPIC,
    ),
    row(
        Interface::AnthropicMessages,
        &["claude-sonnet-4", "claude-sonnet-4-5", "claude-sonnet-4-6"],
        (3.0, 15.0, 0.01),
        ANTHROPIC,
    ),
    row(
        Interface::AnthropicMessages,
        &["claude-sonnet-5", "claude-sonnet-5-5"],
        (2.0, 10.0, 0.01),
        ANTHROPIC,
    ),
    row(
        Interface::AnthropicMessages,
        &["claude-haiku-4-5"],
        (1.0, 5.0, 0.01),
        ANTHROPIC,
    ),
    row(
        Interface::AnthropicMessages,
        &["claude-haiku-5-5"],
        (0.1, 0.5, 0.01),
        ANTHROPIC,
    ),
    row(
        Interface::GeminiInteractions,
        &["gemini-3.8-flash"],
        (0.75, 3.75, 0.014),
        GEMINI,
    ),
    row(
        Interface::GeminiInteractions,
        &["gemini-3.5-flash"],
        (1.5, 9.0, 0.014),
        GEMINI,
    ),
    row(
        Interface::GeminiInteractions,
        &["gemini-3.1-pro"],
        (2.0, 12.0, 0.014),
        GEMINI,
    ),
    row(Interface::XAiResponses, &["grok-4.5"], (2.0, 6.0, 0.005), XAI),
    row(Interface::XAiResponses, &["grok-4.3"], (1.25, 2.5, 0.005), XAI),
    row(
        Interface::XAiResponses,
        &["grok-4-fast", "grok-4-fast-reasoning", "grok-4-fast-non-reasoning"],
        (0.2, 0.5, 0.005),
        XAI,
    ),
    // Tokens are charged at the price of the model's provider: as a recorded call of 2026-09-25 was charged.
    row(
        Interface::PerplexityAgent,
        &["openai/gpt-6-luna"],
        (0.1, 0.5, 0.0025),
        PERPLEXITY,
    ),
    // The price of the search itself is not in the list that was read.
    row(
        Interface::BedrockNova,
        &["us.amazon.nova-2-lite"],
        (0.33, 2.75, 0.0),
        NOVA,
    ),
    row(
        Interface::DataForSeo,
        ALL,
        (0.0, 0.0, 0.004),
        (
            "https://dataforseo.com/pricing/serp/google-ai-mode-serp-api",
            "2026-11-22",
        ),
    ),
    row(
        Interface::BrightData,
        ALL,
        (0.0, 0.0, 0.005),
        ("https://github.com/brightdata/sdk-python", "2026-06-22"),
    ),
];

/// The prices of a model. Gemini's two interfaces have the same.
pub fn price(interface: Interface, model: &str) -> Option<&'static ModelPrice> {
    let interface = match interface {
        Interface::GeminiGenerateContent => Interface::GeminiInteractions,
        other => other,
    };
    let fits = |price: &&ModelPrice| price.interface == interface && price.is_of(model);
    PRICES.iter().find(fits)
}

/// Whether what stands behind a model's name tells a version of it, which costs the same: `-2025-08-07`, `-0709`, `-latest`,
/// `-preview-09-2025`, `-v1:0`. Another number or word tells another model: `-pro`, `-nano`, `-1`, `.5`.
fn is_version(rest: &str) -> bool {
    let number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let Some(version) = rest.strip_prefix('-') else {
        return rest.is_empty();
    };
    let (first, others) = version.split_once(['-', ':']).unwrap_or((version, ""));
    let known = (number(first) && first.len() >= 4) || ["latest", "preview", "v1"].contains(&first);
    known && (others.is_empty() || others.split('-').all(number))
}

impl ModelPrice {
    fn is_of(&self, model: &str) -> bool {
        let is_named = |name: &&str| model.strip_prefix(*name).is_some_and(is_version);
        self.models.is_empty() || self.models.iter().any(is_named)
    }

    fn of(&self, usage: Usage) -> f64 {
        let count = |count: Option<u64>| count.unwrap_or_default() as f64;
        let tokens = count(usage.input_tokens) * self.input + count(usage.output_tokens) * self.output;
        tokens / 1e6 + count(usage.searches) * self.search
    }
}

const FREE: CallCost = CallCost {
    dollars: 0.0,
    basis: Basis::Free,
};

/// What a call is expected to cost; none where there is no price.
pub fn estimate(adapter: &Description) -> Option<CallCost> {
    if adapter.interface == Interface::BuiltIn {
        return Some(FREE);
    }
    let price = price(adapter.interface, &adapter.model)?;
    let usual = match adapter.interface {
        // One page, whatever stands on it.
        Interface::DataForSeo | Interface::BrightData => Usage {
            searches: Some(1),
            ..Usage::default()
        },
        _ => USUAL,
    };
    Some(CallCost {
        dollars: price.of(usual),
        basis: Basis::Usual,
    })
}

/// What a call cost: as charged, else by what was counted, else as a usual call; none where there is no price.
pub fn cost(adapter: &Description, model: Option<&str>, usage: Usage) -> Option<CallCost> {
    if adapter.interface == Interface::BuiltIn {
        return Some(FREE);
    }
    if let Some(dollars) = usage.dollars {
        return Some(CallCost {
            dollars,
            basis: Basis::Charged,
        });
    }
    let counted = usage.input_tokens.is_some() || usage.searches.is_some();
    let price = model.and_then(|model| price(adapter.interface, model));
    match price.or_else(|| self::price(adapter.interface, &adapter.model)) {
        Some(price) if counted => Some(CallCost {
            dollars: price.of(usage),
            basis: Basis::Counted,
        }),
        _ => estimate(adapter),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use answerscope_domain::Engine;

    fn adapter(interface: Interface, model: &str) -> Description {
        interface.describe(Engine::OpenAi, Some(model))
    }

    #[test]
    fn a_version_costs_what_its_model_costs_and_another_model_has_no_price() {
        let first = |interface, model: &str| price(interface, model).map(|price| price.models[0]);
        let of = |model: &str| first(Interface::OpenAiResponses, model);
        assert_eq!(of("gpt-5-mini-2025-08-07"), Some("gpt-5-mini"));
        assert_eq!(of("gpt-5-2025-08-07"), Some("gpt-5"));
        assert_eq!(of("gpt-5.4-mini"), Some("gpt-5.4-mini"));
        for other in [
            "davinci",
            "gpt-5-pro",
            "gpt-5-nano",
            "gpt-5.5-pro",
            "gpt-5.2",
            "gpt-5-",
            "gpt-5-2025-08-07-pro",
        ] {
            assert_eq!(of(other), None, "{other}");
        }
        let claude = |model: &str| first(Interface::AnthropicMessages, model);
        assert_eq!(claude("claude-sonnet-4-20250514"), Some("claude-sonnet-4"));
        assert_eq!(claude("claude-opus-4-8"), Some("claude-opus-4-5"));
        assert_eq!(claude("claude-opus-4-1-20250805"), None);
        assert_eq!(
            first(Interface::GeminiInteractions, "gemini-3.1-pro-preview"),
            Some("gemini-3.1-pro")
        );
        assert_eq!(
            first(Interface::BedrockNova, "us.amazon.nova-2-lite-v1:0"),
            Some("us.amazon.nova-2-lite")
        );
        assert_eq!(
            price(Interface::GeminiGenerateContent, "gemini-3.5-flash").map(|price| price.output),
            Some(9.0)
        );
    }

    #[test]
    fn what_was_charged_comes_first_then_what_was_counted() {
        let adapter = adapter(Interface::OpenAiResponses, "gpt-5-mini");
        let counted = Usage {
            input_tokens: Some(1_000_000),
            output_tokens: Some(500_000),
            searches: Some(2),
            dollars: None,
        };
        let by = |model, usage| cost(&adapter, model, usage).map(|cost| ((cost.dollars * 1e6).round(), cost.basis));
        assert_eq!(
            by(None, counted),
            Some((1_270_000.0, Basis::Counted)),
            "0.25 + 1.00 + 0.02"
        );
        assert_eq!(
            by(Some("gpt-5-2025-08-07"), counted),
            Some((6_270_000.0, Basis::Counted)),
            "the model that answered"
        );
        let charged = Usage {
            dollars: Some(0.5),
            ..counted
        };
        assert_eq!(by(None, charged), Some((500_000.0, Basis::Charged)));
        let told = by(None, Usage::default());
        assert_eq!(
            told,
            Some((26_750.0, Basis::Usual)),
            "15,000 read, 1,500 written, two searches"
        );
        assert_eq!(estimate(&adapter).map(|cost| cost.basis), Some(Basis::Usual));
    }

    #[test]
    fn pages_have_one_price_and_some_have_none() {
        let page = estimate(&adapter(Interface::DataForSeo, "")).map(|cost| cost.dollars);
        assert_eq!(page, Some(0.004));
        assert_eq!(
            estimate(&adapter(Interface::SerpApi, "")),
            None,
            "it depends on the plan"
        );
        assert_eq!(cost(&adapter(Interface::SerpApi, ""), None, Usage::default()), None);
    }

    #[test]
    fn every_price_has_a_page_and_a_day() {
        for price in PRICES {
            let day = price.read_on.split('-').map(str::len).collect::<Vec<_>>();
            assert!(price.source.starts_with("https://") && day == [4, 2, 2], "{price:?}");
            assert!(
                price.input >= 0.0 && price.output >= price.input && price.search >= 0.0,
                "{price:?}"
            );
            let of_interface = PRICES.iter().filter(|other| other.interface == price.interface);
            let names: Vec<&str> = of_interface.clone().flat_map(|other| other.models).copied().collect();
            let distinct: BTreeSet<&str> = names.iter().copied().collect();
            assert_eq!(names.len(), distinct.len(), "{names:?}");
            assert!(!price.models.is_empty() || of_interface.count() == 1, "{price:?}");
        }
    }

    #[test]
    fn the_usual_models_have_prices() {
        let none = [Interface::PerplexityChat, Interface::SerpApi];
        for interface in Interface::ALL {
            let priced = estimate(&interface.describe(Engine::OpenAi, None)).is_some();
            assert_eq!(priced, !none.contains(&interface), "{interface:?}");
        }
    }

    #[test]
    fn the_built_in_engine_charges_nothing() {
        let built_in = Interface::BuiltIn.describe(Engine::OpenAi, None);
        let counted = Usage {
            input_tokens: Some(5),
            ..Usage::default()
        };
        assert_eq!(estimate(&built_in), Some(FREE));
        assert_eq!(cost(&built_in, Some("gpt-5"), counted), Some(FREE));
    }
}
