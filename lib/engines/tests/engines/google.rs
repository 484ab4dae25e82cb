//! Google's answers through two vendors, from invented pages in the form of their documentation.

use answerscope_domain::Engine;
use answerscope_engines::{Adapter, AskError, EngineAnswer, Interface, Outcome, Question, Submitted, connect};
use serde_json::{Value, json};
use wiremock::matchers::{method, path, query_param};
use wiremock::{Mock, MockServer, ResponseTemplate};

use crate::common::{KEY, answer, asked, body, config, part, question, reader};

fn serpapi(more: Value) -> Value {
    let mut page = json!({ "search_metadata": { "id": "1", "status": "Success" } });
    if let (Some(page), Value::Object(more)) = (page.as_object_mut(), more) {
        page.extend(more);
    }
    page
}

/// Blocks of every kind that the documentation shows.
fn blocks() -> Value {
    json!({
        "text_blocks": [
            { "type": "paragraph", "snippet": "Größe zählt.", "snippet_highlighted_words": ["Größe"], "reference_indexes": [0, 2] },
            { "type": "heading", "snippet": "Kettles" },
            { "type": "list", "list": [
                { "title": "Norvik:", "snippet": "quiet", "reference_indexes": [1], "list": [{ "snippet": "blue" }] },
                { "snippet": "Brindax" },
            ] },
            { "type": "table", "table": [["Kettle", "Litres"], ["Norvik", "1.7"]], "reference_indexes": [1] },
            { "type": "expandable", "title": "More", "text_blocks": [{ "type": "paragraph", "snippet": "Descale it.", "reference_indexes": [9] }] },
            { "type": "hologram" },
        ],
        "references": [
            { "title": "Guide", "link": "https://guide.example/a", "source": "Guide", "index": 0 },
            { "title": "Lab", "link": "https://lab.example/b", "index": 1 },
            { "link": "https://forum.example/c", "index": 2 },
            { "title": "Beside", "link": "https://beside.example/d", "index": 3 },
        ],
        "thumbnails": [{ "link": "https://images.example/x.png" }],
    })
}

fn check(answer: &EngineAnswer) {
    let text = "Größe zählt.\n\n### Kettles\n- Norvik: quiet\n  - blue\n- Brindax\n| Kettle | Litres |\n| Norvik | 1.7 |\
                \n\n### More\n\nDescale it.";
    assert_eq!(answer.text, text);
    let cited = |cited: &answerscope_engines::EngineCitation| {
        let text = cited.span.map(|span| part(text, span.start, span.end));
        (cited.url.clone(), text.unwrap_or_default())
    };
    let found: Vec<_> = answer.citations.iter().map(cited).collect();
    let expected = [
        ("https://guide.example/a", "Größe zählt."),
        ("https://forum.example/c", "Größe zählt."),
        ("https://lab.example/b", "- Norvik: quiet"),
        ("https://lab.example/b", "| Norvik | 1.7 |"),
        ("https://beside.example/d", ""),
    ];
    assert_eq!(found, expected.map(|(url, text)| (url.to_owned(), text.to_owned())));
    assert!(answer.sources.iter().all(|page| page.cited) && answer.sources.len() == 4);
    let unknown: Vec<_> = answer.unknown.keys().collect();
    assert!(
        unknown.len() == 2 && unknown.iter().any(|what| what.ends_with("=hologram")),
        "{unknown:?}"
    );
    assert!(
        unknown.iter().any(|what| what.ends_with("names no reference")),
        "{unknown:?}"
    );
}

#[test]
fn serpapi_blocks_become_text_with_citations() {
    let overviews = reader(Interface::SerpApi, Engine::GoogleAiOverviews);
    let page = serpapi(json!({ "ai_overview": blocks() }));
    check(
        overviews
            .read(&[page.to_string()])
            .expect("an answer")
            .answer()
            .expect("shown"),
    );
    let mode = reader(Interface::SerpApi, Engine::GoogleAiMode);
    check(
        mode.read(&[serpapi(blocks()).to_string()])
            .expect("an answer")
            .answer()
            .expect("shown"),
    );
}

#[tokio::test]
async fn serpapi_is_asked_again_with_a_page_token() {
    let server = MockServer::start().await;
    let page = |engine: &str, response: Value| {
        let template = ResponseTemplate::new(200).set_body_json(response);
        let matched = Mock::given(method("GET")).and(path("/search.json"));
        matched.and(query_param("engine", engine)).respond_with(template)
    };
    let token = serpapi(json!({ "ai_overview": { "page_token": "to/k+en=" }, "organic_results": [] }));
    page("google", token).mount(&server).await;
    page("google_ai_overview", serpapi(json!({ "ai_overview": blocks() })))
        .mount(&server)
        .await;
    let adapter = connect(Interface::SerpApi, Engine::GoogleAiOverviews, &config(&server.uri())).expect("an adapter");
    let Ok(Submitted::Done(outcome)) = adapter.submit(&question("ES")).await else {
        panic!("no answer")
    };
    let answer = answer(outcome);
    check(&answer);
    assert_eq!((answer.raw.len(), answer.usage.searches), (2, Some(2)));
    let requests = asked(&server).await;
    let query = |place: usize| requests[place].url.query_pairs().into_owned().collect::<Vec<_>>();
    let has = |place: usize, name: &str, value: &str| query(place).contains(&(name.to_owned(), value.to_owned()));
    assert!(has(0, "gl", "es") && has(0, "hl", "es") && has(0, "q", &question("ES").prompt) && has(0, "api_key", KEY));
    assert!(has(1, "page_token", "to/k+en=") && has(1, "api_key", KEY));
}

/// A question in a language, from a country.
fn spoken(language: &str, country: &str) -> Question {
    Question {
        language: Some(language.to_owned()),
        ..question(country)
    }
}

#[tokio::test]
async fn serpapi_is_told_languages_as_it_lists_them() {
    let server = MockServer::start().await;
    let template = ResponseTemplate::new(200).set_body_json(serpapi(blocks()));
    Mock::given(method("GET")).respond_with(template).mount(&server).await;
    let adapter = connect(Interface::SerpApi, Engine::GoogleAiMode, &config(&server.uri())).expect("an adapter");
    for (language, country, told) in [
        ("zh", "CN", "zh-cn"),
        ("zh", "US", "zh-cn"),
        ("zh", "TW", "zh-tw"),
        ("zh", "HK", "zh-tw"),
        ("he", "IL", "iw"),
        ("jv", "ID", "jw"),
        ("nb", "NO", "no"),
        ("ja", "JP", "ja"),
    ] {
        adapter.submit(&spoken(language, country)).await.expect("an answer");
        let requests = asked(&server).await;
        let mut query = requests.last().expect("a request").url.query_pairs();
        let hl = query
            .find(|(name, _)| name == "hl")
            .map(|(_, value)| value.into_owned());
        assert_eq!(hl.as_deref(), Some(told), "{language} in {country}");
    }
}

#[tokio::test]
async fn dataforseo_is_told_languages_as_it_lists_them() {
    let server = MockServer::start().await;
    let template = ResponseTemplate::new(200).set_body_json(dataforseo(json!([overview()])));
    Mock::given(method("POST")).respond_with(template).mount(&server).await;
    let adapter = connect(Interface::DataForSeo, Engine::GoogleAiMode, &config(&server.uri())).expect("an adapter");
    for (language, country, told) in [
        ("zh", "CN", "zh-CN"),
        ("zh", "TW", "zh-TW"),
        ("zh", "MO", "zh-TW"),
        ("he", "IL", "he"),
        ("nb", "NO", "nb"),
    ] {
        adapter.submit(&spoken(language, country)).await.expect("an answer");
        let requests = asked(&server).await;
        let sent = body(requests.last().expect("a request"));
        assert_eq!(sent[0]["language_code"], told, "{language} in {country}");
    }
}

#[tokio::test]
async fn dataforseo_is_asked_in_english_where_it_refuses_a_language() {
    let server = MockServer::start().await;
    let serves = |page: Value| {
        let template = ResponseTemplate::new(200).set_body_json(page);
        Mock::given(method("POST")).respond_with(template)
    };
    let refused = |field: &str| {
        let told = format!("Invalid Field: '{field}'.");
        json!({ "status_code": 20_000, "cost": 0, "tasks": [{ "status_code": 40_501, "status_message": told, "result": null }] })
    };
    let once = serves(refused("language_code")).up_to_n_times(1).with_priority(1);
    once.mount(&server).await;
    serves(dataforseo(json!([overview()])))
        .with_priority(2)
        .mount(&server)
        .await;
    let adapter = connect(Interface::DataForSeo, Engine::GoogleAiMode, &config(&server.uri())).expect("an adapter");
    let Ok(Submitted::Done(outcome)) = adapter.submit(&spoken("jv", "ID")).await else {
        panic!("no answer")
    };
    assert_eq!(answer(outcome).raw.len(), 1, "the refusal is no part of the answer");
    let sent = asked(&server).await;
    let told: Vec<_> = sent
        .iter()
        .map(|request| body(request)[0]["language_code"].clone())
        .collect();
    assert_eq!(told, ["jv", "en"]);
    server.reset().await;
    serves(refused("keyword")).mount(&server).await;
    let error = adapter.submit(&spoken("jv", "ID")).await.expect_err("refused");
    assert_eq!((error.code(), asked(&server).await.len()), ("rejected", 1));
}

fn outcome(adapter: &dyn Adapter, pages: &[Value]) -> Result<bool, AskError> {
    let pages: Vec<String> = pages.iter().map(Value::to_string).collect();
    Ok(match adapter.read(&pages)? {
        Outcome::Answer(_) => true,
        Outcome::NotShown(none) => {
            assert_eq!(none.raw, pages, "what came is kept");
            false
        }
    })
}

#[test]
fn an_overview_that_does_not_appear_is_a_fact() {
    let adapter = reader(Interface::SerpApi, Engine::GoogleAiOverviews);
    let adapter = adapter.as_ref();
    assert_eq!(
        outcome(adapter, &[serpapi(json!({ "organic_results": [] }))]),
        Ok(false)
    );
    let token = serpapi(json!({ "ai_overview": { "page_token": "t" } }));
    let failed = serpapi(json!({ "ai_overview": { "error": "Can't generate an AI overview right now." } }));
    assert_eq!(outcome(adapter, &[token.clone(), failed]), Ok(false));
    let empty = serpapi(json!({ "ai_overview": { "text_blocks": [] } }));
    assert_eq!(outcome(adapter, &[token, empty]), Ok(false));
    let nothing = serpapi(json!({ "error": "Google hasn't returned any results for this query." }));
    assert_eq!(outcome(adapter, &[nothing]), Ok(false));
    let wrong = serpapi(json!({ "error": "Unsupported `hl`" }));
    assert_eq!(outcome(adapter, &[wrong]).map_err(|error| error.code()), Err("failed"));
    let error = json!({ "search_metadata": { "status": "Error" } });
    assert_eq!(outcome(adapter, &[error]).map_err(|error| error.code()), Err("failed"));
    let renamed = serpapi(json!({ "ai_overview": { "blocks": [] } }));
    let error = outcome(adapter, &[renamed]).expect_err("no blocks");
    assert!(
        error.to_string().contains("ai_overview.text_blocks is missing"),
        "{error}"
    );
}

fn dataforseo(items: Value) -> Value {
    let result = json!([{ "keyword": "x", "items": items }]);
    let task = json!({ "id": "1", "status_code": 20_000, "status_message": "Ok.", "result": result });
    json!({ "status_code": 20_000, "cost": 0.004, "tasks": [task] })
}

fn overview() -> Value {
    let reference = |url: &str| json!({ "type": "ai_overview_reference", "url": url, "title": "T", "domain": "x" });
    json!({
        "type": "ai_overview",
        "markdown": "…",
        "items": [
            { "type": "ai_overview_element", "title": "Größe", "text": "Norvik leads.", "markdown": "**Norvik** leads.",
              "references": [reference("https://guide.example/a")],
              "links": [{ "type": "link_element", "title": "Shop", "url": "https://norvik.example/" }],
              "images": [{ "type": "images_element", "url": "https://images.example/page", "image_url": "https://images.example/x.png" }] },
            { "type": "ai_overview_expanded_element", "title": "More", "components": [
                { "type": "ai_overview_expanded_component", "text": "Brindax follows.", "references": [reference("https://lab.example/b")],
                  "images": [{ "url": "https://images.example/other" }] }] },
            { "type": "ai_overview_table_element", "markdown": "| a |\n|---|\n| b |", "table": {}, "references": null },
            { "type": "ai_overview_video_element", "title": "V", "url": "https://video.example/v" },
            { "type": "ai_overview_paid", "items": [{ "url": "https://ad.example/" }] },
        ],
        "references": [reference("https://guide.example/a"), reference("https://beside.example/d")],
    })
}

#[test]
fn dataforseo_elements_become_text_and_images_are_no_citations() {
    for engine in [Engine::GoogleAiMode, Engine::GoogleAiOverviews] {
        let adapter = reader(Interface::DataForSeo, engine);
        let page = dataforseo(json!([{ "type": "organic", "url": "https://organic.example/" }, overview()]));
        let outcome = adapter.read(&[page.to_string()]).expect("an answer");
        let answer = outcome.answer().expect("shown");
        let text = "### Größe\n\nNorvik leads.\n\n### More\n\nBrindax follows.\n\n| a |\n|---|\n| b |";
        assert_eq!(answer.text, text);
        let cited: Vec<_> = answer
            .citations
            .iter()
            .map(|cited| (cited.url.as_str(), cited.span.is_some()))
            .collect();
        let expected = [
            ("https://guide.example/a", true),
            ("https://norvik.example/", true),
            ("https://lab.example/b", true),
            ("https://beside.example/d", false),
        ];
        assert_eq!(cited, expected);
        assert!(!format!("{answer:?}").contains("images.example"));
        assert_eq!(answer.usage.dollars, Some(0.004));
        assert!(
            answer.unknown.keys().any(|what| what.ends_with("=ai_overview_paid")),
            "{:?}",
            answer.unknown
        );
    }
}

#[test]
fn dataforseo_codes_tell_what_can_be_done() {
    let adapter = reader(Interface::DataForSeo, Engine::GoogleAiOverviews);
    let adapter = adapter.as_ref();
    assert_eq!(
        outcome(adapter, &[dataforseo(json!([{ "type": "organic" }]))]),
        Ok(false)
    );
    assert_eq!(outcome(adapter, &[dataforseo(Value::Null)]), Ok(false));
    let code = |code: u32| {
        let page =
            json!({ "status_code": 20_000, "tasks": [{ "status_code": code, "status_message": "x", "result": null }] });
        outcome(adapter, &[page]).map_err(|error| error.code())
    };
    assert_eq!(code(40_102), Ok(false), "no results");
    assert_eq!(code(40_100), Err("unauthorized"));
    assert_eq!(code(40_200), Err("credit_used_up"));
    assert_eq!(code(40_202), Err("rate_limited"));
    assert_eq!(code(40_501), Err("rejected"));
    assert_eq!(code(50_000), Err("failed"));
    assert_eq!(code(20_000), Err("bad_answer"));
}

#[tokio::test]
async fn dataforseo_is_sent_the_words_of_the_prompt() {
    let server = MockServer::start().await;
    let template = ResponseTemplate::new(200).set_body_json(dataforseo(json!([overview()])));
    Mock::given(method("POST")).respond_with(template).mount(&server).await;
    let config = config(&server.uri());
    let adapter = connect(Interface::DataForSeo, Engine::GoogleAiMode, &config).expect("an adapter");
    let asks = |prompt: &str| Question {
        prompt: prompt.to_owned(),
        ..question("ES")
    };
    adapter.submit(&asks("C++ in 100%25 Rust")).await.expect("an answer");
    let sent = body(asked(&server).await.last().expect("a request"));
    assert_eq!(sent[0]["keyword"], "C%2B%2B in 100%2525 Rust");
    adapter.submit(&asks(&"ñ".repeat(700))).await.expect("an answer");
    let error = adapter.submit(&asks(&"n".repeat(701))).await.expect_err("too long");
    assert_eq!((error.code(), error.may_be_paid()), ("rejected", false));
    assert_eq!(asked(&server).await.len(), 2, "what is too long is not sent");
}

#[tokio::test]
async fn dataforseo_is_asked_by_googles_number_of_the_country() {
    let server = MockServer::start().await;
    let template = ResponseTemplate::new(200).set_body_json(dataforseo(json!([overview()])));
    Mock::given(method("POST")).respond_with(template).mount(&server).await;
    for (engine, at) in [
        (Engine::GoogleAiMode, "ai_mode"),
        (Engine::GoogleAiOverviews, "organic"),
    ] {
        let adapter = connect(Interface::DataForSeo, engine, &config(&server.uri())).expect("an adapter");
        let Ok(Submitted::Done(Outcome::Answer(_))) = adapter.submit(&question("ES")).await else {
            panic!("no answer")
        };
        let requests = asked(&server).await;
        let sent = requests.last().expect("a request");
        assert_eq!(sent.url.path(), format!("/v3/serp/google/{at}/live/advanced"));
        let task = &body(sent)[0];
        assert_eq!(
            (&task["location_code"], &task["language_code"]),
            (&json!(2_724), &json!("es"))
        );
        assert_eq!(task.get("load_async_ai_overview").is_some(), at == "organic");
        assert!(
            sent.headers["authorization"]
                .to_str()
                .expect("text")
                .starts_with("Basic ")
        );
    }
}
