//! Consumer products through a scraper that works while others wait, from invented records in the form of its documentation.

use std::time::Duration;

use answerscope_domain::Engine;
use answerscope_engines::{Adapter, AskError, BrightData, Interface, Outcome, Submitted, Ticket, ask};
use serde_json::{Value, json};
use wiremock::matchers::{method, path};
use wiremock::{Mock, MockServer, ResponseTemplate};

use crate::common::{asked, body, config, part, question, reader};

fn record() -> Value {
    json!([{
        "url": "https://chatgpt.com/", "prompt": "x", "model": "gpt-test", "web_search_triggered": true,
        "answer_text": "plain",
        "answer_text_markdown": "Größe: Norvik [1] and [the lab](https://lab.example/b).",
        "citations": [
            { "url": "https://guide.example/a", "title": "Guide", "position": "1" },
            { "url": "https://lab.example/b", "title": "Lab", "position": 2 },
            { "url": "https://unnamed.example/", "title": "Unnamed", "cited": false },
        ],
        "links_attached": [{ "url": "https://lab.example/b", "text": "the lab", "position": 1 }],
        "search_sources": [{ "url": "https://forum.example/c", "title": "Forum" }],
        "web_search_query": ["hervidor", "kettle"],
        "response_raw": "…",
    }])
}

fn ticket(id: &str) -> Ticket {
    Ticket {
        id: id.to_owned(),
        country_refused: false,
    }
}

fn get(at: &str, status: u16, response: Value) -> Mock {
    let template = ResponseTemplate::new(status).set_body_json(response);
    Mock::given(method("GET"))
        .and(path(format!("/datasets/v3/{at}")))
        .respond_with(template)
}

async fn scraper(server: &MockServer) -> BrightData {
    let template = ResponseTemplate::new(200).set_body_json(json!({ "snapshot_id": "sd_1" }));
    let trigger = Mock::given(method("POST")).and(path("/datasets/v3/trigger"));
    trigger.respond_with(template).mount(server).await;
    let scraper = BrightData::new(Engine::OpenAi, &config(&server.uri())).expect("an adapter");
    scraper.with_pause(Duration::ZERO)
}

#[tokio::test]
async fn a_question_is_handed_in_and_asked_for_until_it_is_there() {
    let server = MockServer::start().await;
    let scraper = scraper(&server).await;
    get("progress/sd_1", 200, json!({ "status": "starting" }))
        .up_to_n_times(1)
        .mount(&server)
        .await;
    get("progress/sd_1", 200, json!({ "status": "running" }))
        .up_to_n_times(1)
        .mount(&server)
        .await;
    get("progress/sd_1", 200, json!({ "status": "ready" }))
        .mount(&server)
        .await;
    get("snapshot/sd_1", 202, json!({ "status": "building" }))
        .up_to_n_times(1)
        .mount(&server)
        .await;
    get("snapshot/sd_1", 200, record()).mount(&server).await;
    let outcome = ask(&scraper, &question("ES"), Duration::from_secs(30))
        .await
        .expect("an answer");
    let answer = outcome.answer().expect("shown");
    let place = |place: usize| {
        let span = answer.citations[place].span.expect("a place");
        (
            answer.citations[place].url.as_str(),
            part(&answer.text, span.start, span.end),
        )
    };
    assert_eq!(place(0), ("https://guide.example/a", "[1]".to_owned()));
    assert_eq!(place(1), ("https://lab.example/b", "https://lab.example/b".to_owned()));
    assert_eq!(answer.citations.len(), 2, "{:?}", answer.citations);
    assert_eq!(answer.searches, ["hervidor", "kettle"]);
    let pages: Vec<_> = answer
        .sources
        .iter()
        .map(|page| (page.url.as_str(), page.cited))
        .collect();
    let expected = [
        ("https://guide.example/a", true),
        ("https://lab.example/b", true),
        ("https://unnamed.example/", false),
        ("https://forum.example/c", false),
    ];
    assert_eq!(
        (pages.as_slice(), answer.model.as_deref()),
        (expected.as_slice(), Some("gpt-test"))
    );
    let requests = asked(&server).await;
    assert_eq!(requests.len(), 7, "handed in once");
    let input = &body(&requests[0])[0];
    assert_eq!(
        (&input["country"], &input["url"]),
        (&json!("ES"), &json!("https://chatgpt.com/"))
    );
    assert!(
        requests[0]
            .url
            .query()
            .is_some_and(|query| query.contains("dataset_id=gd_m7aof0k82r803d5bjm"))
    );
}

#[tokio::test]
async fn a_ticket_outlives_the_one_who_got_it() {
    let server = MockServer::start().await;
    let first = scraper(&server).await;
    let Ok(Submitted::Pending(ticket, _)) = first.submit(&question("ES")).await else {
        panic!("no ticket")
    };
    drop(first);
    let kept = serde_json::to_string(&ticket).expect("JSON");
    let ticket: Ticket = serde_json::from_str(&kept).expect("a ticket");
    get("progress/sd_1", 200, json!({ "status": "ready" }))
        .mount(&server)
        .await;
    get("snapshot/sd_1", 200, record()).mount(&server).await;
    let second = BrightData::new(Engine::OpenAi, &config(&server.uri())).expect("an adapter");
    let Ok(Submitted::Done(Outcome::Answer(_))) = second.poll(&ticket).await else {
        panic!("no answer")
    };
}

#[tokio::test]
async fn a_country_that_is_refused_stays_on_the_ticket() {
    let server = MockServer::start().await;
    let refused = json!({ "validation_errors": ["\"country\" must be one of the list"] });
    Mock::given(method("POST"))
        .respond_with(ResponseTemplate::new(400).set_body_json(refused))
        .up_to_n_times(1)
        .mount(&server)
        .await;
    let scraper = scraper(&server).await;
    get("progress/sd_1", 200, json!({ "status": "ready" }))
        .mount(&server)
        .await;
    get("snapshot/sd_1", 200, record()).mount(&server).await;
    let outcome = ask(&scraper, &question("AQ"), Duration::from_secs(30))
        .await
        .expect("an answer");
    assert!(outcome.answer().expect("shown").country_refused);
    let requests = asked(&server).await;
    assert!(body(&requests[0])[0].get("country").is_some() && body(&requests[1])[0].get("country").is_none());
}

#[tokio::test]
async fn tickets_that_are_none_reach_nothing() {
    let server = MockServer::start().await;
    let scraper = scraper(&server).await;
    for id in ["", "../../account", "a/b", "a?b", "a b"] {
        let ticket = ticket(id);
        assert_eq!(scraper.poll(&ticket).await, Err(AskError::UnknownTicket), "{id}");
    }
    assert!(asked(&server).await.is_empty());
    let forgotten = ticket("sd_9");
    assert_eq!(scraper.poll(&forgotten).await, Err(AskError::UnknownTicket));
    let openai = reader(Interface::OpenAiResponses, Engine::OpenAi);
    assert_eq!(openai.poll(&forgotten).await, Err(AskError::UnknownTicket));
}

#[tokio::test]
async fn what_fails_is_told_and_what_takes_too_long_is_left() {
    let server = MockServer::start().await;
    let scraper = scraper(&server).await;
    let failed = get("progress/sd_1", 200, json!({ "status": "failed" }));
    let failed = failed.up_to_n_times(1).mount_as_scoped(&server).await;
    let error = ask(&scraper, &question("ES"), Duration::from_secs(30))
        .await
        .expect_err("failed");
    assert_eq!(error.code(), "failed");
    drop(failed);
    get("progress/sd_1", 200, json!({ "status": "running" }))
        .mount(&server)
        .await;
    let error = ask(&scraper, &question("ES"), Duration::from_millis(100)).await;
    assert_eq!(error, Err(AskError::TimedOut));
}

#[test]
fn records_without_an_answer_tell_why() {
    let adapter = reader(Interface::BrightData, Engine::Perplexity);
    let of = |record: Value| adapter.read(&[record.to_string()]);
    let error = of(json!([{ "error": "Crawler error", "input": {} }])).expect_err("an error");
    assert_eq!(
        error,
        AskError::Failed {
            reason: "Crawler error".to_owned()
        }
    );
    let error = of(json!([{ "prompt": "x" }])).expect_err("no text");
    assert!(error.to_string().contains("[0].answer_text is missing"), "{error}");
    let error = of(json!([])).expect_err("no record");
    assert!(error.to_string().contains("(root) is empty"), "{error}");
    assert!(matches!(of(json!([{ "answer_text": " " }])), Ok(Outcome::NotShown(_))));
    let bare =
        of(json!([{ "answer_text": "Norvik.", "citations": null, "web_search_query": "kettle" }])).expect("an answer");
    assert_eq!(bare.answer().expect("shown").searches, ["kettle"]);
}
