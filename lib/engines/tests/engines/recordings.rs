//! Every recorded answer, read by its adapter.

use serde_json::Value;

use crate::common::{RECORDED, answer, part, reader, recorded, recordings};
use answerscope_engines::{EngineAnswer, EngineCitation, Interface};

/// What Gemini cites until somebody asks where it leads.
const REDIRECT: &str = "https://vertexaisearch.cloud.google.com/grounding-api-redirect/";

/// What an answer must come to: code points of the text, citations, searches, pages seen, of them cited, model, whether it is
/// cut off.
type Facts = (usize, usize, usize, usize, usize, &'static str, bool);

const FACTS: [(&str, Facts); 11] = [
    (
        "openai/1-web-search.json",
        (3_042, 10, 1, 16, 7, "gpt-5-mini-2025-08-07", false),
    ),
    ("openai/2-web-search.json", (156, 0, 1, 0, 0, "gpt-5-2025-08-07", false)),
    (
        "openai/3-invalid-region.json",
        (701, 0, 1, 0, 0, "gpt-5-2025-08-07", false),
    ),
    ("perplexity/1-sonar-citations.json", (952, 13, 0, 7, 6, "sonar", false)),
    (
        "perplexity/2-agent-web-search.json",
        (162, 1, 1, 10, 1, "openai/gpt-6-luna", false),
    ),
    (
        "gemini-interactions/1-google-search.json",
        (4_022, 18, 2, 0, 0, "gemini-2.5-flash", false),
    ),
    (
        "gemini/1-google-search.json",
        (815, 6, 1, 3, 3, "gemini-2.5-pro", false),
    ),
    (
        "anthropic/1-web-search.json",
        (1_876, 3, 2, 10, 2, "claude-sonnet-4-20250514", false),
    ),
    ("anthropic/2-blocking.json", (38, 1, 1, 10, 1, "claude-opus-4-8", false)),
    (
        "anthropic/3-dynamic.json",
        (2_216, 0, 2, 17, 0, "claude-opus-4-8", true),
    ),
    (
        "xai/1-web-search.json",
        (799, 5, 1, 0, 0, "grok-4-fast-reasoning", false),
    ),
];

fn read(name: &str) -> Option<(EngineAnswer, Value)> {
    let folder = recordings()?;
    let (interface, engine, _) = RECORDED.into_iter().find(|(_, _, known)| *known == name).expect(name);
    let response = recorded(&folder, name);
    let outcome = reader(interface, engine).read(&[response.to_string()]).expect(name);
    Some((answer(outcome), response))
}

#[test]
fn every_recording_is_read() {
    for (name, (points, citations, searches, sources, cited, model, cut)) in FACTS {
        let Some((answer, _)) = read(name) else { return };
        let found = (
            answer.citations.len(),
            answer.searches.len(),
            answer.sources.len(),
            answer.sources.iter().filter(|source| source.cited).count(),
            answer.model.as_deref(),
            answer.cut,
        );
        assert_eq!(found, (citations, searches, sources, cited, Some(model), cut), "{name}");
        let length = answer.text.chars().count();
        assert_eq!(length, points, "{name}");
        assert!(answer.unknown.is_empty(), "{name}: {:?}", answer.unknown);
        assert!(
            answer.usage.input_tokens.is_some() && answer.usage.output_tokens.is_some(),
            "{name}"
        );
        assert_eq!((answer.raw.len(), answer.failed_searches), (1, 0), "{name}");
        let starts: Vec<_> = answer
            .citations
            .iter()
            .filter_map(|cited| Some(cited.span?.start))
            .collect();
        assert!(starts.is_sorted(), "{name}");
    }
}

#[test]
fn no_recording_lacks_a_line() {
    for (_, _, name) in RECORDED {
        assert!(FACTS.iter().any(|(known, _)| *known == name), "{name}");
    }
    let Some(folder) = recordings() else { return };
    for vendor in std::fs::read_dir(&folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
    {
        for file in std::fs::read_dir(&vendor).into_iter().flatten() {
            let path = file.expect("an entry").path();
            let name = path.strip_prefix(&folder).expect("inside").display().to_string();
            assert!(RECORDED.iter().any(|(_, _, known)| *known == name), "{name}");
        }
    }
}

/// The texts that an answer's citations stand at.
fn cited(answer: &EngineAnswer) -> Vec<String> {
    let spans = answer.citations.iter().filter_map(|cited| cited.span);
    spans.map(|span| part(&answer.text, span.start, span.end)).collect()
}

#[test]
fn openai_places_are_code_points() {
    let Some((answer, response)) = read("openai/1-web-search.json") else {
        return;
    };
    let text = response["output"][7]["content"][0]["text"].as_str().expect("a text");
    assert_eq!(answer.text, text);
    assert!(text.len() > text.chars().count(), "bytes would be somewhere else");
    assert_eq!(cited(&answer).len(), answer.citations.len());
    for (place, cited) in cited(&answer).iter().zip(&answer.citations) {
        assert!(
            place.starts_with("([") && place.ends_with("))") && place.contains(&cited.url),
            "{place}"
        );
        assert!(cited.title.is_some() && cited.exact);
    }
    assert_eq!(answer.searches[0], response["output"][1]["action"]["query"]);
}

#[test]
fn perplexity_marks_name_results() {
    let Some((answer, response)) = read("perplexity/2-agent-web-search.json") else {
        return;
    };
    assert_eq!(cited(&answer), ["[7]"]);
    let result = &response["output"][0]["results"][6];
    assert_eq!(
        (result["id"].as_u64(), &result["url"]),
        (Some(7), &Value::from(answer.citations[0].url.clone()))
    );
    assert_eq!(result["title"].as_str(), answer.citations[0].title.as_deref());
    assert_eq!(answer.usage.dollars, response["usage"]["cost"]["total_cost"].as_f64());
    assert_eq!(answer.usage.searches, Some(1));
    let Some((older, response)) = read("perplexity/1-sonar-citations.json") else {
        return;
    };
    let marks = cited(&older);
    assert_eq!(marks[..4], ["[2]", "[3]", "[5]", "[7]"]);
    for (mark, cited) in marks.iter().zip(&older.citations) {
        let number: usize = mark.trim_matches(['[', ']']).parse().expect("a number");
        assert_eq!(response["citations"][number - 1], cited.url);
    }
}

#[test]
fn gemini_places_are_bytes_of_a_part() {
    let Some((answer, response)) = read("gemini/1-google-search.json") else {
        return;
    };
    let supports = response["candidates"][0]["groundingMetadata"]["groundingSupports"]
        .as_array()
        .expect("supports");
    let told: Vec<_> = supports
        .iter()
        .map(|support| support["segment"]["text"].as_str().expect("a text"))
        .collect();
    assert_eq!(cited(&answer), told);
    assert!(
        answer.text.len() > answer.text.chars().count(),
        "bytes would be somewhere else"
    );
    let redirects = |cited: &&EngineCitation| cited.url.starts_with(REDIRECT);
    let (redirects, pages): (Vec<_>, Vec<_>) = answer.citations.iter().partition(redirects);
    assert!(
        pages
            .iter()
            .all(|cited| cited.url.starts_with("https://www.google.com/")),
        "{pages:?}"
    );
    assert!(
        redirects
            .iter()
            .any(|cited| cited.title.as_deref() == Some("weather.gov")),
        "{redirects:?}"
    );
    let Some((answer, _)) = read("gemini-interactions/1-google-search.json") else {
        return;
    };
    assert!(
        cited(&answer)
            .iter()
            .all(|text| text.ends_with('.') || text.ends_with(')')),
        "{:?}",
        cited(&answer)
    );
    assert!(answer.citations.iter().all(|cited| cited.url.starts_with(REDIRECT)));
}

#[test]
fn claude_cites_with_whole_blocks() {
    let Some((answer, response)) = read("anthropic/1-web-search.json") else {
        return;
    };
    let blocks = response["content"].as_array().expect("blocks").iter();
    let texts: Vec<_> = blocks
        .filter(|block| block["citations"].is_array())
        .map(|block| &block["text"])
        .collect();
    assert_eq!(cited(&answer).iter().collect::<Vec<_>>(), texts);
    assert!(
        answer.text.contains("2024).\n\nBased on"),
        "blocks around a search are kept apart"
    );
    let Some((answer, response)) = read("anthropic/3-dynamic.json") else {
        return;
    };
    let queries: Vec<_> = response["content"]
        .as_array()
        .expect("blocks")
        .iter()
        .filter(|block| block["name"] == "web_search")
        .map(|block| block["input"]["query"].as_str().expect("a text"))
        .collect();
    assert_eq!(answer.searches, queries);
    assert_eq!(answer.usage.searches, Some(2));
}

#[test]
fn grok_cites_without_titles_and_places() {
    let Some((answer, _)) = read("xai/1-web-search.json") else {
        return;
    };
    assert!(
        answer
            .citations
            .iter()
            .all(|cited| cited.title.is_none() && cited.span.is_none())
    );
    assert_eq!(answer.searches, ["what is xAI"]);
}

/// Prints what was read, to be compared with the recordings by eye: `--nocapture`.
#[test]
fn a_table_for_the_eye() {
    let Some(folder) = recordings() else { return };
    println!("| recording | model | text | citations (with place) | searches | pages seen (cited) | tokens |");
    for (interface, engine, name) in RECORDED {
        let answer = answer(
            reader(interface, engine)
                .read(&[recorded(&folder, name).to_string()])
                .expect(name),
        );
        let placed = answer.citations.iter().filter(|cited| cited.span.is_some()).count();
        let cited = answer.sources.iter().filter(|source| source.cited).count();
        println!(
            "| {name} | {} | {} | {} ({placed}) | {:?} | {} ({cited}) | {:?}/{:?} |",
            answer.model.as_deref().unwrap_or("–"),
            answer.text.chars().count(),
            answer.citations.len(),
            answer.searches,
            answer.sources.len(),
            answer.usage.input_tokens.unwrap_or_default(),
            answer.usage.output_tokens.unwrap_or_default(),
        );
        assert_ne!(interface, Interface::BedrockNova);
    }
}
