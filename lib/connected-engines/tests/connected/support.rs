//! What the tests share.

use std::sync::Arc;
use std::time::Duration;

use answerscope_builtin_engine::server::{ServerConfig, router};
use answerscope_connected_engines::{BuiltInTransport, ConnectedEngines, NoKey};
use answerscope_domain::clock::{Clock, Moment};
use answerscope_domain::country::Country;
use answerscope_domain::{Day, Engine};
use answerscope_engines::{
    Adapter, AskError, ConfiguredEngines, EngineAnswer, EngineConfig, EngineKey, Interface, Invention, KeyPlace,
    NamedBrand, Outcome, Question, Submitted, connect,
};

pub(crate) struct Noon;

impl Clock for Noon {
    fn now(&self) -> Moment {
        Moment::parse("now", "2026-09-07T12:00:00Z").expect("a moment")
    }
}

pub(crate) fn clock() -> Arc<dyn Clock> {
    Arc::new(Noon)
}

pub(crate) async fn no_keys(_place: KeyPlace) -> Result<EngineKey, NoKey> {
    Err(NoKey::Missing)
}

/// A deployment that has configured nothing.
pub(crate) fn built_in() -> (ConfiguredEngines, ConnectedEngines) {
    let configured = ConfiguredEngines::default().or_built_in();
    let connected = ConnectedEngines::new(&configured, Arc::new(no_keys), clock());
    (configured, connected)
}

pub(crate) fn server() -> ServerConfig {
    ServerConfig::new(1, clock())
}

/// An adapter of a built-in engine in the process.
pub(crate) fn in_process(engine: Engine, server: ServerConfig, deadline: Duration) -> Arc<dyn Adapter> {
    let config = EngineConfig {
        base_url: Some("http://localhost/v1".to_owned()),
        deadline,
        transport: Some(Arc::new(BuiltInTransport::new(server))),
        ..EngineConfig::new(EngineKey::new(""))
    };
    connect(Interface::BuiltIn, engine, &config).expect("an adapter")
}

/// An adapter of a built-in engine behind a port.
pub(crate) async fn over_a_socket(engine: Engine, server: ServerConfig, deadline: Duration) -> Arc<dyn Adapter> {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let base = format!("http://{}/v1", listener.local_addr().expect("an address"));
    tokio::spawn(async move { axum::serve(listener, router(server)).await });
    let config = EngineConfig {
        base_url: Some(base),
        deadline,
        ..EngineConfig::new(EngineKey::new(""))
    };
    connect(Interface::BuiltIn, engine, &config).expect("an adapter")
}

/// Three brands of a user, of which the corpus knows none.
pub(crate) const BRANDS: [(&str, &str); 3] = [
    ("Tarvolin", "tarvolin.example"),
    ("Meskora", "meskora.example"),
    ("Quendry", "quendry.example"),
];

pub(crate) fn question(prompt: &str, days: i32) -> Question {
    let first = Day::parse("2026-09-07").expect("a day");
    let brands = BRANDS.map(|(name, domain)| NamedBrand {
        name: name.to_owned(),
        domain: domain.to_owned(),
    });
    Question {
        prompt: prompt.to_owned(),
        country: Country::known("US"),
        language: None,
        invention: Some(Invention {
            day: Day(first.0 + days),
            repetition: 0,
            brands: brands.into(),
        }),
    }
}

pub(crate) async fn asked(adapter: &dyn Adapter, question: &Question) -> Result<EngineAnswer, AskError> {
    match adapter.submit(question).await? {
        Submitted::Done(Outcome::Answer(answer)) => Ok(*answer),
        other => panic!("{other:?}"),
    }
}
