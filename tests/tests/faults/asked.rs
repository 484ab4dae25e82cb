//! AskableEngines of a script: what each ask comes to is decided by the test, and every ask that reaches them is counted.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use answerscope_answer_collector::{AskableEngines, EngineToAsk};
use answerscope_domain::clock::{Clock, Moment};
use answerscope_domain::collecting::Pace;
use answerscope_domain::entities::collection::AskedEngine;
use answerscope_domain::{Channel, Engine, Surface};
use answerscope_engines::{
    Adapter, AskError, Description, EngineAnswer, EngineCitation, Interface, NotShown, Outcome, Question, Sent, Source,
    Submitted, Ticket, Usage,
};
use futures::future::BoxFuture;

/// What an ask comes to.
#[derive(Debug, Clone)]
pub(crate) enum Line {
    /// An answer.
    Answer,
    /// A part of an answer, which takes a further request.
    Part,
    /// No answer is shown.
    NotShown,
    /// An answer to the question without its country.
    Elsewhere,
    /// The vendor works on it for so many seconds.
    Works(u64),
    /// The same, and who asks for it finds these failures first.
    WorksBehind(u64, Vec<AskError>),
    /// Nothing ever comes.
    Stalls,
    /// A failure.
    Fails(AskError),
}

/// An ask that reached an engine.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Heard {
    pub(crate) channel: u8,
    pub(crate) prompt: String,
    pub(crate) repetition: u32,
}

/// Decides by what was asked and how often it was asked before.
type Script = dyn Fn(&Heard, usize) -> Line + Send + Sync;

/// The engines, and what they heard.
pub(crate) struct Scripted {
    script: Box<Script>,
    pub(crate) pace: Pace,
    deadline: Duration,
    clock: Arc<dyn Clock>,
    asked: Mutex<Vec<(Heard, Moment)>>,
    answered: Mutex<HashMap<Heard, usize>>,
    under_way: Mutex<(u32, u32)>,
    /// Why no engine can be asked, while that is so.
    missing: Mutex<Option<AskError>>,
    /// What those find who ask for what the vendor works on, by ticket.
    polls: Mutex<HashMap<String, Vec<AskError>>>,
}

/// The address that answers cite, and where it leads.
pub(crate) const UNRESOLVED: &str = "https://redirects.example/kettles";
pub(crate) const RESOLVED: &str = "https://reviews.example/kettles";

/// What no adapter reads.
pub(crate) const UNREADABLE: &str = "?";

/// An answer that can not be read when it comes.
pub(crate) fn bad_answer(body: &str) -> AskError {
    AskError::BadAnswer {
        field: "output".to_owned(),
        problem: "is missing".to_owned(),
        raw: vec![body.to_owned()],
    }
}

/// Dollars that an ask is expected to cost.
pub(crate) fn expected_cost() -> f64 {
    let described = Interface::OpenAiResponses.describe(Engine::OpenAi, None);
    answerscope_engines::price::estimate(&described)
        .expect("a price")
        .dollars
}

pub(crate) const fn api(engine: Engine) -> AskedEngine {
    AskedEngine {
        engine,
        surface: Surface::Api,
    }
}

impl Scripted {
    pub(crate) fn new(
        clock: &Arc<dyn Clock>,
        pace: Pace,
        deadline: Duration,
        script: impl Fn(&Heard, usize) -> Line + Send + Sync + 'static,
    ) -> Arc<Self> {
        Arc::new(Self {
            script: Box::new(script),
            pace,
            deadline,
            clock: Arc::clone(clock),
            asked: Mutex::default(),
            answered: Mutex::default(),
            under_way: Mutex::default(),
            missing: Mutex::default(),
            polls: Mutex::default(),
        })
    }

    /// What was asked, and when.
    pub(crate) fn asked(&self) -> Vec<(Heard, Moment)> {
        self.asked.lock().expect("no test panics with it").clone()
    }

    /// No engine can be asked from now on, for this reason; or all can.
    pub(crate) fn miss(&self, missing: Option<AskError>) {
        *self.missing.lock().expect("no test panics with it") = missing;
    }

    /// How often each ask was answered.
    pub(crate) fn answered(&self) -> HashMap<Heard, usize> {
        self.answered.lock().expect("no test panics with it").clone()
    }

    /// The most asks that were under way at a time.
    pub(crate) fn most_under_way(&self) -> u32 {
        self.under_way.lock().expect("no test panics with it").1
    }

    fn hear(&self, heard: &Heard) -> Line {
        let mut asked = self.asked.lock().expect("no test panics with it");
        let before = asked.iter().filter(|(other, _)| other == heard).count();
        asked.push((heard.clone(), self.clock.now()));
        (self.script)(heard, before)
    }

    fn count(&self, heard: &Heard) {
        *self
            .answered
            .lock()
            .expect("no test panics with it")
            .entry(heard.clone())
            .or_default() += 1;
    }
}

/// The engines as a rig is given them.
pub(crate) struct ScriptedEngines(pub(crate) Arc<Scripted>);

impl AskableEngines for ScriptedEngines {
    fn find(&self, asked: AskedEngine) -> BoxFuture<'_, Result<EngineToAsk, AskError>> {
        let mut description = Interface::OpenAiResponses.describe(asked.engine, None);
        description.surface = asked.surface;
        let adapter = ScriptedEngine {
            all: Arc::clone(&self.0),
            description,
        };
        let engine = EngineToAsk {
            adapter: Arc::new(adapter),
            pace: self.0.pace,
            deadline: self.0.deadline,
        };
        let missing = self.0.missing.lock().expect("no test panics with it").clone();
        Box::pin(std::future::ready(missing.map_or(Ok(engine), Err)))
    }

    fn forget(&self, _: AskedEngine) -> BoxFuture<'_, ()> {
        Box::pin(std::future::ready(()))
    }
}

struct ScriptedEngine {
    all: Arc<Scripted>,
    description: Description,
}

impl ScriptedEngine {
    fn heard(&self, question: &Question) -> Heard {
        let channel = Channel {
            surface: self.description.surface,
            engine: self.description.engine,
        };
        Heard {
            channel: channel.number(),
            prompt: question.prompt.clone(),
            repetition: question.invention.as_ref().map_or(0, |invention| invention.repetition),
        }
    }
}

impl ScriptedEngine {
    /// The ticket of what the vendor works on.
    fn works(&self, id: String, seconds: u64, failures: Vec<AskError>) -> Submitted<Sent> {
        let mut polls = self.all.polls.lock().expect("no test panics with it");
        polls.insert(id.clone(), failures);
        let ticket = Ticket {
            id,
            country_refused: false,
        };
        Submitted::Pending(ticket, Duration::from_secs(seconds))
    }
}

/// A body that says what was asked, or nothing where no answer is shown.
fn outcome(surface: Surface, body: &str) -> Outcome {
    let usage = Usage {
        dollars: Some(0.01),
        ..Usage::default()
    };
    if body.is_empty() {
        return Outcome::NotShown(NotShown {
            usage,
            raw: vec![String::new()],
        });
    }
    let url = UNRESOLVED.to_owned();
    Outcome::Answer(Box::new(EngineAnswer {
        text: format!("Tarvo is excellent ({body})."),
        citations: vec![EngineCitation {
            url: url.clone(),
            title: None,
            span: None,
            exact: true,
        }],
        searches: vec!["kettles".to_owned()],
        sources: vec![Source {
            url,
            title: None,
            cited: true,
        }],
        model: Some("scripted-1".to_owned()),
        surface,
        usage,
        cut: false,
        country_refused: false,
        failed_searches: 0,
        unknown: Default::default(),
        raw: vec![body.to_owned()],
    }))
}

impl Adapter for ScriptedEngine {
    fn description(&self) -> &Description {
        &self.description
    }

    fn request<'a>(
        &'a self,
        question: &'a Question,
        before: &'a Sent,
    ) -> BoxFuture<'a, Result<Submitted<Sent>, AskError>> {
        let heard = self.heard(question);
        Box::pin(async move {
            let line = self.all.hear(&heard);
            {
                let mut under_way = self.all.under_way.lock().expect("no test panics with it");
                under_way.0 += 1;
                under_way.1 = under_way.1.max(under_way.0);
            }
            // Others of the same wave begin meanwhile.
            tokio::task::yield_now().await;
            self.all.under_way.lock().expect("no test panics with it").0 -= 1;
            let body = format!("{}, {} of {}", heard.prompt, heard.repetition, heard.channel);
            let with = |body: String| {
                let mut sent = before.clone();
                sent.unfinished = false;
                sent.bodies.push(body);
                sent
            };
            match line {
                Line::Fails(error) => Err(error),
                Line::Stalls => std::future::pending().await,
                Line::Works(seconds) => Ok(self.works(body, seconds, Vec::new())),
                Line::WorksBehind(seconds, failures) => Ok(self.works(body, seconds, failures)),
                Line::Part => Ok(Submitted::Done(Sent {
                    unfinished: true,
                    ..with(body)
                })),
                Line::Elsewhere => {
                    self.all.count(&heard);
                    Ok(Submitted::Done(Sent::whole(body, true)))
                }
                Line::NotShown => {
                    self.all.count(&heard);
                    Ok(Submitted::Done(with(String::new())))
                }
                Line::Answer => {
                    self.all.count(&heard);
                    Ok(Submitted::Done(with(body)))
                }
            }
        })
    }

    fn fetch<'a>(&'a self, ticket: &'a Ticket) -> BoxFuture<'a, Result<Submitted<Sent>, AskError>> {
        let mut polls = self.all.polls.lock().expect("no test panics with it");
        let failure = polls.get_mut(&ticket.id).and_then(Vec::pop);
        let done = Sent::whole(ticket.id.clone(), false);
        Box::pin(std::future::ready(failure.map_or(Ok(Submitted::Done(done)), Err)))
    }

    fn resolve<'a>(&'a self, answer: &'a mut EngineAnswer) -> BoxFuture<'a, ()> {
        for cited in &mut answer.citations {
            cited.url = RESOLVED.to_owned();
        }
        Box::pin(std::future::ready(()))
    }

    fn read(&self, bodies: &[String]) -> Result<Outcome, AskError> {
        match bodies.first().map_or("", String::as_str) {
            UNREADABLE => Err(bad_answer(UNREADABLE)),
            body => Ok(outcome(self.description.surface, body)),
        }
    }
}
