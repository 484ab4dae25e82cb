//! Four questions worth asking, written out as the calls that answer them.

use rmcp::model::{ErrorData, GetPromptRequestParams, GetPromptResult, Prompt, PromptArgument, PromptMessage, Role};

/// A prompt of the server.
struct Written {
    name: &'static str,
    title: &'static str,
    description: &'static str,
    text: &'static str,
}

const PROMPTS: [Written; 4] = [
    Written {
        name: "weekly-visibility-report",
        title: "Weekly visibility report",
        description: "A brand's week against the week before: four metrics, what changed, what to look at.",
        text: include_str!("prompts/weekly_visibility_report.md"),
    },
    Written {
        name: "competitor-gap",
        title: "Competitor gap",
        description: "The prompts and sources where competitors are mentioned and the brand is not.",
        text: include_str!("prompts/competitor_gap.md"),
    },
    Written {
        name: "source-outreach",
        title: "Source outreach",
        description: "The third-party pages that shape answers, and which to approach first.",
        text: include_str!("prompts/source_outreach.md"),
    },
    Written {
        name: "what-changed-and-is-it-real",
        title: "What changed, and is it real",
        description: "Changes of a period told apart from chance and from changes of the engines' models.",
        text: include_str!("prompts/what_changed.md"),
    },
];

/// The prompts, each about a brand.
pub(crate) fn list() -> Vec<Prompt> {
    let brand = PromptArgument::new("brand")
        .with_title("Brand")
        .with_description("Its name, domain or id; by default the only brand there is.")
        .with_required(false);
    let prompts = PROMPTS
        .iter()
        .map(|one| Prompt::new(one.name, Some(one.description), Some(vec![brand.clone()])).with_title(one.title));
    prompts.collect()
}

/// A prompt with its brand.
pub(crate) fn get(request: &GetPromptRequestParams) -> Result<GetPromptResult, ErrorData> {
    let written = PROMPTS.iter().find(|one| one.name == request.name);
    let written = written.ok_or_else(|| ErrorData::invalid_params(format!("no prompt {}", request.name), None))?;
    let given = request.arguments.as_ref().and_then(|arguments| arguments.get("brand"));
    let brand = match given.and_then(|brand| brand.as_str()).map(str::trim) {
        Some(brand) if !brand.is_empty() => brand,
        _ => "the brand that list_brands shows (ask me which one if there are several)",
    };
    let text = written.text.replace("{brand}", brand);
    let message = PromptMessage::new_text(Role::User, text.trim());
    Ok(GetPromptResult::new(vec![message]).with_description(written.description))
}
