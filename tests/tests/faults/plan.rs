//! Which step fails, and how. A step is whatever leaves the process: a request to DynamoDB or S3, a message, an event.

use std::sync::{Arc, Mutex};

use aws_smithy_runtime_api::client::http::{
    HttpClient, HttpConnector, HttpConnectorFuture, HttpConnectorSettings, SharedHttpClient, SharedHttpConnector,
};
use aws_smithy_runtime_api::client::orchestrator::{HttpRequest, HttpResponse};
use aws_smithy_runtime_api::client::result::ConnectorError;
use aws_smithy_runtime_api::client::runtime_components::RuntimeComponents;
use aws_smithy_runtime_api::http::StatusCode;
use aws_smithy_types::body::SdkBody;
use futures::future::BoxFuture;

/// How a step fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The process is killed before the step.
    CutBefore,
    /// The process is killed after the step took effect and before it is told so.
    CutAfter,
    /// The step takes effect, and the answer is lost on its way.
    Lost,
    /// The step takes effect, and all answers are lost, also those to the SDK's further attempts.
    Unanswered,
    /// The service behind refuses, as when it throttles or is away, until the SDK gives up.
    Refused,
}

/// Retry of the SDK until it gives up.
const PERSISTENCE: usize = 3;

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Pass,
    PassAndLose,
    Fail,
    Refuse,
    Conflict,
}

#[derive(Debug, Default)]
struct State {
    steps: Vec<String>,
    counted: Vec<String>,
    at: Option<(usize, Fault)>,
    dead: bool,
    refused: Option<&'static str>,
    /// So many steps of this name still meet a transaction.
    conflicts: Option<(&'static str, usize)>,
    /// The process is killed after this many steps whose names hold the text.
    cut: Option<(&'static str, usize)>,
}

/// What happens while the answer to a request of this name is on its way.
type Meanwhile = (&'static str, BoxFuture<'static, ()>);

/// The plan of a run.
#[derive(Default)]
pub(crate) struct Plan {
    state: Mutex<State>,
    meanwhile: Mutex<Option<Meanwhile>>,
}

impl std::fmt::Debug for Plan {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.state.fmt(f)
    }
}

impl Plan {
    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().expect("no test panics with the plan")
    }

    /// Does other work between the next request whose name holds this text and its answer.
    pub(crate) fn meanwhile(&self, name: &'static str, work: impl Future<Output = ()> + Send + 'static) {
        *self.meanwhile.lock().expect("no test panics with it") = Some((name, Box::pin(work)));
    }

    fn take_meanwhile(&self, name: &str) -> Option<BoxFuture<'static, ()>> {
        let mut meanwhile = self.meanwhile.lock().expect("no test panics with it");
        let (_, work) = meanwhile.take_if(|(wanted, _)| name.contains(*wanted))?;
        Some(work)
    }

    /// Counts steps from now on, and fails the one at `at`, the first being 1.
    pub(crate) fn arm(&self, at: usize, fault: Fault) {
        *self.state() = State {
            at: Some((at, fault)),
            ..State::default()
        };
    }

    /// Refuses every step whose name holds this text, from now on.
    pub(crate) fn refuse(&self, name: &'static str) {
        self.state().refused = Some(name);
    }

    /// The next `count` steps whose name holds this text meet another's transaction over the same item, from now on.
    pub(crate) fn conflict(&self, name: &'static str, count: usize) {
        self.state().conflicts = Some((name, count));
    }

    /// Kills the process after the `count`th step from now on whose name holds this text.
    pub(crate) fn cut_after(&self, name: &'static str, count: usize) {
        self.state().cut = Some((name, count));
    }

    /// No faults from now on: what was killed runs again. Steps are not counted any more.
    pub(crate) fn disarm(&self) {
        let mut state = self.state();
        let steps = if state.at.is_some() {
            &mut state.steps
        } else {
            &mut state.counted
        };
        let counted = std::mem::take(steps);
        *state = State {
            counted,
            ..State::default()
        };
    }

    /// The names of the steps from the last arming to the first disarming after it.
    pub(crate) fn steps(&self) -> Vec<String> {
        self.state().counted.clone()
    }

    /// Does something that is no step of the run.
    pub(crate) async fn aside<T>(&self, work: impl Future<Output = T>) -> T {
        let held = std::mem::take(&mut *self.state());
        let done = work.await;
        *self.state() = held;
        done
    }

    /// Whether the process is dead.
    pub(crate) fn dead(&self) -> bool {
        self.state().dead
    }

    pub(crate) fn step(&self, name: &str) -> Verdict {
        let mut state = self.state();
        if state.dead {
            return Verdict::Fail;
        }
        if state.refused.is_some_and(|refused| name.contains(refused)) {
            return Verdict::Refuse;
        }
        if let Some((wanted, left)) = &mut state.conflicts
            && *left > 0
            && name.contains(*wanted)
        {
            *left -= 1;
            return Verdict::Conflict;
        }
        if let Some((cut, left)) = &mut state.cut
            && name.contains(*cut)
        {
            *left -= 1;
            if *left == 0 {
                state.dead = true;
                return Verdict::PassAndLose;
            }
        }
        state.steps.push(name.to_owned());
        let count = state.steps.len();
        match state.at {
            Some((at, Fault::Refused)) if (at..at + PERSISTENCE).contains(&count) => Verdict::Refuse,
            Some((at, Fault::Unanswered)) if (at..at + PERSISTENCE).contains(&count) => Verdict::PassAndLose,
            Some((at, fault)) if at == count => {
                state.dead = matches!(fault, Fault::CutBefore | Fault::CutAfter);
                match fault {
                    Fault::CutBefore => Verdict::Fail,
                    _ => Verdict::PassAndLose,
                }
            }
            _ => Verdict::Pass,
        }
    }
}

/// An HTTP client that fails as planned.
#[derive(Debug)]
pub(crate) struct Faulty {
    inner: SharedHttpClient,
    plan: Arc<Plan>,
}

impl Faulty {
    pub(crate) fn over(inner: SharedHttpClient, plan: &Arc<Plan>) -> SharedHttpClient {
        let plan = Arc::clone(plan);
        SharedHttpClient::new(Self { inner, plan })
    }
}

impl HttpClient for Faulty {
    fn http_connector(&self, settings: &HttpConnectorSettings, components: &RuntimeComponents) -> SharedHttpConnector {
        SharedHttpConnector::new(FaultyConnector {
            inner: self.inner.http_connector(settings, components),
            plan: Arc::clone(&self.plan),
        })
    }
}

#[derive(Debug)]
struct FaultyConnector {
    inner: SharedHttpConnector,
    plan: Arc<Plan>,
}

/// `Query` of DynamoDB, or the method and path of S3.
fn name(request: &HttpRequest) -> String {
    match request.headers().get("x-amz-target") {
        Some(target) => target.rsplit('.').next().unwrap_or_default().to_owned(),
        None => format!("S3 {} {}", request.method(), request.uri()),
    }
}

fn cut() -> ConnectorError {
    ConnectorError::io("the connection was cut".into())
}

/// What a throttled service answers.
fn refusal(request: &HttpRequest) -> HttpResponse {
    let dynamodb = request.headers().get("x-amz-target").is_some();
    let (status, body) = if dynamodb {
        (
            400,
            r#"{"__type":"com.amazonaws.dynamodb.v20120810#ThrottlingException","message":"slower"}"#,
        )
    } else {
        (503, "<Error><Code>SlowDown</Code><Message>slower</Message></Error>")
    };
    HttpResponse::new(StatusCode::try_from(status).expect("a status"), SdkBody::from(body))
}

/// What DynamoDB answers where another's transaction has the item.
fn conflict() -> HttpResponse {
    let body = r#"{"__type":"com.amazonaws.dynamodb.v20120810#TransactionConflictException","message":"ongoing"}"#;
    HttpResponse::new(StatusCode::try_from(400).expect("a status"), SdkBody::from(body))
}

impl HttpConnector for FaultyConnector {
    fn call(&self, request: HttpRequest) -> HttpConnectorFuture {
        let name = name(&request);
        match self.plan.step(&name) {
            Verdict::Pass => {
                let (done, meanwhile) = (self.inner.call(request), self.plan.take_meanwhile(&name));
                let Some(meanwhile) = meanwhile else { return done };
                HttpConnectorFuture::new(async move {
                    let answer = done.await;
                    meanwhile.await;
                    answer
                })
            }
            Verdict::Fail => HttpConnectorFuture::ready(Err(cut())),
            Verdict::Refuse => HttpConnectorFuture::ready(Ok(refusal(&request))),
            Verdict::Conflict => HttpConnectorFuture::ready(Ok(conflict())),
            Verdict::PassAndLose => {
                let done = self.inner.call(request);
                HttpConnectorFuture::new(async move {
                    done.await?;
                    Err(cut())
                })
            }
        }
    }
}
