//! The order in which a transaction's actions are sent makes no difference to what callers are told. Every other test
//! of this target can be run in another order too: `ANSWERSCOPE_TEST_ORDER=reversed cargo test -p answerscope-tests --test api`.

use answerscope_domain::entities::webhook::EventKind;
use answerscope_domain::error::Result;
use answerscope_domain::ids::{BrandId, Fingerprint, TopicId};
use answerscope_store::Store;
use answerscope_store::callers::idempotency::IdempotencyState;
use answerscope_store::table::ActionOrder;
use futures::future::join_all;
use serde_json::{Value, json};

use crate::processes::silent;
use crate::support::{Answer, Service, id, start_in};

/// Requests for one thing at a time.
const CROWD: usize = 4;

/// What came of a step: its name, and the code and text of the error.
type Told = (String, u64, String);

/// Everything that was told, in the order of the steps.
#[derive(Default)]
struct Log(Vec<Told>);

impl Log {
    /// Notes an answer, and returns its data.
    fn answer(&mut self, step: &str, answer: Answer) -> Value {
        let text = answer.body["error"]["description"].as_str().unwrap_or_default();
        self.0.push((step.to_owned(), answer.code(), text.to_owned()));
        answer.body["data"].clone()
    }

    /// Notes the answers of a crowd, whoever of them came first.
    fn crowd(&mut self, step: &str, answers: Vec<Answer>) {
        let mut codes: Vec<u64> = answers.iter().map(Answer::code).collect();
        codes.sort_unstable();
        self.0.push((step.to_owned(), 0, format!("{codes:?}")));
    }

    /// Notes what the store said.
    fn store<T>(&mut self, step: &str, done: Result<T>) -> Option<T> {
        let (code, text) = match &done {
            Ok(_) => (0, String::new()),
            Err(error) => (error.code().into(), error.to_string()),
        };
        self.0.push((step.to_owned(), code, text));
        done.ok()
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

async fn brands(service: &Service, log: &mut Log) -> String {
    let owner = &service.owner;
    let brand = |name: &str, domain: &str| json!({"name": name, "domain": domain});
    let first = log.answer("a brand", owner.post("/brands", brand("Tarvo", "tarvo.example")).await);
    let again = owner.post("/brands", brand("Other", "tarvo.example")).await;
    log.answer("a brand of a taken domain", again);
    let second = log.answer(
        "a second brand",
        owner.post("/brands", brand("Mervol", "mervol.example")).await,
    );
    let path = format!("/brands/{}", text(&second["id"]));
    let taken = json!({"name": "Mervol 2", "domain": "tarvo.example"});
    log.answer("a brand moves to a taken domain", owner.patch(&path, taken).await);
    let free = json!({"domain": "norvik.example"});
    log.answer("a brand moves to a free domain", owner.patch(&path, free).await);
    let twins = (0..CROWD).map(|_| owner.post("/brands", brand("Twin", "hollin.example")));
    log.crowd("many brands of one domain", join_all(twins).await);
    let names = (0..CROWD).map(|n| owner.patch(&path, json!({"name": format!("Norvik {n}")})));
    log.crowd("many changes of a brand", join_all(names).await);
    log.crowd(
        "many deletes of a brand",
        join_all((0..CROWD).map(|_| owner.delete(&path))).await,
    );
    text(&first["id"])
}

async fn views(service: &Service, log: &mut Log, brand: &str) {
    let (owner, path) = (&service.owner, format!("/brands/{brand}/views"));
    log.answer("a view", owner.post(&path, json!({"name": "Kettles"})).await);
    log.answer(
        "a view of a taken name",
        owner.post(&path, json!({"name": " KETTLES"})).await,
    );
    let other = log.answer("another view", owner.post(&path, json!({"name": "Teapots"})).await);
    let view = format!("/views/{}", text(&other["id"]));
    let taken = json!({"name": "kettles", "filters": {"tags": ["a"]}});
    log.answer("a view takes a taken name", owner.patch(&view, taken).await);
    let names = (0..CROWD).map(|n| owner.patch(&view, json!({"name": format!("Pots {n}")})));
    log.crowd("many changes of a view", join_all(names).await);
    log.crowd(
        "many deletes of a view",
        join_all((0..CROWD).map(|_| owner.delete(&view))).await,
    );
}

async fn prompts(service: &Service, log: &mut Log, brand: &str) {
    let (owner, path) = (&service.owner, format!("/brands/{brand}/prompts"));
    let rows = |texts: &[&str]| {
        let rows: Vec<Value> = texts.iter().map(|text| json!({"query": text})).collect();
        json!({"prompts": rows})
    };
    let three = rows(&["best kettles", "Best  kettles", "quiet kettles"]);
    let made = log.answer("prompts", owner.post(&path, three).await);
    log.0.push((
        "their report".into(),
        0,
        made["duplicates"].as_array().map_or(0, Vec::len).to_string(),
    ));
    let prompts: Vec<String> = [0, 1]
        .map(|n| format!("/prompts/{}", text(&made["created"][n]["id"])))
        .into();
    let taken = json!({"query": "quiet kettles", "tags": ["changed"]});
    log.answer("a prompt takes a taken text", owner.patch(&prompts[0], taken).await);
    let tags = (0..CROWD).map(|n| owner.patch(&prompts[0], json!({"tags": [format!("t{n}")]})));
    log.crowd("many changes of a prompt", join_all(tags).await);
    let switch = format!("{}/toggle-monitoring", prompts[1]);
    log.crowd(
        "many switches of a prompt",
        join_all((0..CROWD).map(|_| owner.put(&switch))).await,
    );
    let more = rows(&["tall kettles", "small kettles", "red kettles", "blue kettles"]);
    let full = log.answer("prompts past the limit", owner.post(&path, more).await);
    log.0.push(("their errors".into(), 0, full["errors"].to_string()));
    log.crowd(
        "many deletes of a prompt",
        join_all((0..CROWD).map(|_| owner.delete(&prompts[0]))).await,
    );
}

async fn topics(service: &Service, log: &mut Log, brand: &str) -> String {
    let (owner, path) = (&service.owner, format!("/brands/{brand}/topics"));
    let topic = log.answer("a topic", owner.post(&path, json!({"name": "Kettles"})).await);
    log.answer("the same topic", owner.post(&path, json!({"name": "Kettles"})).await);
    let other = log.answer("another topic", owner.post(&path, json!({"name": "Teapots"})).await);
    let (path, other) = (
        format!("/topics/{}", text(&topic["id"])),
        format!("/topics/{}", text(&other["id"])),
    );
    log.answer(
        "a topic takes a taken name",
        owner.patch(&path, json!({"name": "teapots"})).await,
    );
    let switch = format!("{path}/toggle-monitoring");
    log.crowd(
        "many switches of a topic",
        join_all((0..CROWD).map(|_| owner.put(&switch))).await,
    );
    log.crowd(
        "many deletes of a topic",
        join_all((0..CROWD).map(|_| owner.delete(&other))).await,
    );
    text(&topic["id"])
}

async fn answers(service: &Service, log: &mut Log, brand: &str) {
    let (owner, path) = (&service.owner, format!("/brands/{brand}/answers"));
    let rows = json!({"answers": [{"query": "best kettles of all", "engine": "openai", "answeredAt": "2026-11-01T09:00:00Z",
        "text": "Tarvo is excellent."}]});
    let imports = (0..CROWD).map(|_| owner.post(&path, rows.clone()));
    log.crowd("many imports of an answer", join_all(imports).await);
    service.settled().await;
    let listed = owner.get(&format!("{path}?startDate=2026-11-01")).await.data();
    log.0
        .push(("answers".into(), 0, listed["pagination"]["totalItems"].to_string()));
    let answer = format!("/answers/{}", text(&listed["answers"][0]["id"]));
    log.crowd(
        "many deletes of an answer",
        join_all((0..CROWD).map(|_| owner.delete(&answer))).await,
    );
    log.answer("the answer comes again", owner.post(&path, rows).await);
}

async fn tasks(service: &Service, log: &mut Log, brand: &str) {
    let owner = &service.owner;
    service.settled().await;
    let body = json!({"startDate": "2026-11-01", "endDate": "2026-11-03"});
    let path = format!("/brands/{brand}/insights/generation");
    let starts = (0..CROWD).map(|_| owner.post(&path, body.clone()));
    log.crowd("generations for two credits", join_all(starts).await);
    let path = format!("/brands/{brand}/export?entities=brand&metrics=visibility");
    for step in ["an export", "the same export"] {
        log.answer(step, owner.post_once(&path, json!({}), "an export").await);
    }
    service.process.queue.drained().await;
}

/// The owner's store as two attempts at a request with an `Idempotency-Key` have it: their ids are the same.
async fn attempts(service: &Service) -> [Store; 2] {
    let (store, name) = (silent(service), Fingerprint::of(&[b"a key"]));
    match store.idempotency().begin(name, name).await.expect("begun") {
        IdempotencyState::Begun(lease) => [(); 2].map(|()| store.with_tokens_of(name, &lease)),
        other => panic!("{other:?}"),
    }
}

/// What the same request makes again under the same ids is no duplicate.
async fn repeated(service: &Service, log: &mut Log) {
    let [first, second] = attempts(service).await;
    let body =
        |name: &str| serde_json::from_value(json!({"name": name, "domain": "quontek.example"})).expect("a brand");
    let made = log
        .store("a brand before the cut", first.brands().create(body("Quontek")).await)
        .expect("made");
    let again = log
        .store("the same brand", second.brands().create(body("Quontek")).await)
        .expect("found");
    assert_eq!(made.id, again.id);
    log.store(
        "another brand of its domain",
        first.brands().create(body("Quontek 2")).await,
    );
}

/// A brand that was deleted has left its markers, which the purge has not seen yet: several guards refuse at once.
async fn deleted(service: &Service, log: &mut Log, brand: &str, topic: &str) {
    let (store, owner) = (silent(service), &service.owner);
    let topic: TopicId = id(topic);
    log.store("a switch begins", store.topics().begin_switch(topic).await);
    log.store("the brand goes", store.brands().delete(id::<BrandId>(brand)).await);
    let view = owner
        .post(&format!("/brands/{brand}/views"), json!({"name": "Kettles"}))
        .await;
    log.answer("a view of a deleted brand", view);
    log.store("a switch of a deleted brand", store.topics().begin_switch(topic).await);
    log.store("the first switch ends", store.topics().finish_switch(topic, 9).await);
    let of_switch = store.org.of(topic.brand).switch(topic.slot);
    let left = store.table().get(&of_switch).await.expect("read");
    log.0.push(("what is left of it".into(), 0, left.is_some().to_string()));
}

async fn administration(service: &Service, log: &mut Log) {
    let (store, organization) = (silent(service), service.organization.organization_id);
    let organizations = service.process.app.stores.organizations();
    let unknown = store.fresh_token();
    log.store(
        "an unknown key is revoked",
        organizations.revoke_key(organization, unknown).await,
    );
    log.store("an unknown webhook goes", store.webhooks().delete(unknown).await);
    let nobody = Store::new(&store.stores, unknown);
    let webhook = nobody
        .webhooks()
        .create("https://norvik.example/", EventKind::ALL.to_vec())
        .await;
    log.store("a webhook of nobody", webhook);
    log.store(
        "a key of nobody",
        organizations.create_key(unknown, &["read"], None).await,
    );
}

/// Walks through what meets the guards, and returns what was told.
async fn walk(order: ActionOrder) -> Vec<Told> {
    let settings = [("ANSWERSCOPE_MONITORING_LIMIT", "5"), ("ANSWERSCOPE_CREDITS", "2")];
    let (service, mut log) = (start_in(order, &settings).await, Log::default());
    let brand = brands(&service, &mut log).await;
    views(&service, &mut log, &brand).await;
    prompts(&service, &mut log, &brand).await;
    let topic = topics(&service, &mut log, &brand).await;
    answers(&service, &mut log, &brand).await;
    tasks(&service, &mut log, &brand).await;
    repeated(&service, &mut log).await;
    administration(&service, &mut log).await;
    deleted(&service, &mut log, &brand, &topic).await;
    log.0
}

#[tokio::test(flavor = "multi_thread")]
async fn callers_are_told_the_same_whatever_the_order_of_actions() {
    let given = walk(ActionOrder::Given).await;
    for code in [1006, 1008, 1009, 1010] {
        let met = given
            .iter()
            .any(|(_, told, text)| *told == code || text.contains(&code.to_string()));
        assert!(met, "the walk does not meet {code}: {given:#?}");
    }
    for order in [ActionOrder::Reversed, ActionOrder::Rotated(1)] {
        for (told, expected) in walk(order).await.iter().zip(&given) {
            assert_eq!(told, expected, "{order:?}");
        }
    }
}
