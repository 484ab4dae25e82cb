//! One ask of a wave. What a vendor sends is kept as it comes, request by request, before anything is made of it.

use std::sync::Arc;
use std::time::Duration;

use answerscope_analysis::Language;
use answerscope_domain::clock::later;
use answerscope_domain::collecting::AskPlace;
use answerscope_domain::entities::prompt::PromptRecord;
use answerscope_engines::{AskError, Invention, NamedBrand, Question, Sent, Submitted, Ticket};
use answerscope_store::collection::{ClaimedBatch, KeptTicket, RawAnswer};
use answerscope_store::runtime::panics::caught;
use serde_json::json;
use tokio::time::{Instant, timeout_at};

use crate::read::{micros_of, outcome};
use crate::record::{Came, Charge, LONGEST_WAIT};
use crate::wave::Waves;

/// What came of a request.
type Answered = std::result::Result<Submitted<Sent>, AskError>;

impl Waves<'_> {
    /// Asks, or asks for what was handed in before, with all requests that the answer takes.
    pub(crate) async fn one(&self, claimed: &ClaimedBatch, place: AskPlace, ticket: Option<&Ticket>) -> Came {
        let Some(prompt) = self.prompts.get(&place.ordinal(claimed.batch.block)) else {
            let reason = "the prompt was deleted".to_owned();
            return Came::Error(AskError::Failed { reason }, Charge::default());
        };
        let (question, due) = (self.question(prompt, place), Instant::now() + self.engine.deadline);
        let adapter = self.engine.adapter.as_ref();
        let (mut before, mut answered) = match ticket {
            Some(ticket) => (Sent::default(), in_time(due, adapter.fetch(ticket)).await),
            None => self.first(claimed, place, &question, due).await,
        };
        loop {
            let sent = match answered {
                Err(error) => return self.failed(claimed, place, error, &before).await,
                Ok(Submitted::Pending(ticket, pause)) => return self.handed_in(claimed, place, ticket, pause).await,
                Ok(Submitted::Done(sent)) if sent.unfinished => sent,
                Ok(Submitted::Done(sent)) => return self.read(claimed, place, sent).await,
            };
            self.keep(claimed, place, Arc::new(self.raw_of(sent.clone()))).await;
            answered = in_time(due, adapter.request(&question, &sent)).await;
            before = sent;
        }
    }

    /// The first request, and what had been sent before it: where somebody died amid the requests of an answer, it goes on
    /// behind those that were answered. Where the vendor does not take that any more, the question is asked anew.
    async fn first(
        &self,
        claimed: &ClaimedBatch,
        place: AskPlace,
        question: &Question,
        due: Instant,
    ) -> (Sent, Answered) {
        let adapter = self.engine.adapter.as_ref();
        if self.unfinished.has(place)
            && let Some(sent) = self.sent_before(claimed, place).await
        {
            match in_time(due, adapter.request(question, &sent)).await {
                Err(AskError::Rejected { .. } | AskError::Failed { .. } | AskError::BadAnswer { .. }) => {}
                answered => return (sent, answered),
            }
        }
        let before = Sent::default();
        let answered = in_time(due, adapter.request(question, &before)).await;
        (before, answered)
    }

    /// What was kept of an answer whose last request was not made. Where it can not be read, the question is asked anew.
    async fn sent_before(&self, claimed: &ClaimedBatch, place: AskPlace) -> Option<Sent> {
        let (ask, collections) = (self.turn.ask(claimed, place), self.turn.store.collections());
        let raw = collections.raw(ask.prompt, ask.fingerprint()).await;
        let raw = raw.inspect_err(|error| {
            tracing::error!(%error, prompt = %ask.prompt, "what was answered is not read; the question is asked, and paid, anew");
        });
        let raw = raw.ok()??;
        Some(Sent {
            bodies: raw.bodies,
            country_refused: raw.country_refused,
            unfinished: true,
        })
    }

    /// Keeps what a vendor sent, then reads it.
    async fn read(&self, claimed: &ClaimedBatch, place: AskPlace, sent: Sent) -> Came {
        let raw = Arc::new(self.raw_of(sent));
        self.keep(claimed, place, Arc::clone(&raw)).await;
        let charged = claimed.block.ticket_of(place).map_or(0, |kept| kept.charged);
        match outcome(&self.engine.adapter, &raw).await {
            Ok(outcome) => {
                let micros = micros_of(self.engine.adapter.description(), &outcome);
                Came::of(outcome, raw.moment(), micros - charged)
            }
            Err(error) => {
                let asked = Sent {
                    country_refused: raw.country_refused,
                    ..Sent::default()
                };
                self.failed(claimed, place, error, &asked).await
            }
        }
    }

    /// What a failure comes to, behind requests of the same answer that were answered.
    async fn failed(&self, claimed: &ClaimedBatch, place: AskPlace, error: AskError, before: &Sent) -> Came {
        let handed_in = claimed.block.ticket_of(place).is_some();
        let mut charge = Charge {
            paid: error.may_be_paid(),
            // What a vendor works on was charged when it was handed in.
            micros: if error.may_be_paid() && !handed_in {
                self.estimate()
            } else {
                0
            },
        };
        let behind_others = !before.bodies.is_empty();
        if behind_others {
            charge = Charge {
                paid: true,
                micros: self.micros_so_far(before).await.max(charge.micros),
            };
        }
        let unread = match &error {
            // It was paid for, and tells what is to be mended.
            AskError::BadAnswer { raw, .. } => Some(RawAnswer {
                micros: charge.micros.max(self.estimate()),
                ..self.raw_of(Sent {
                    bodies: raw.clone(),
                    country_refused: before.country_refused,
                    unfinished: false,
                })
            }),
            _ if behind_others => Some(RawAnswer {
                micros: charge.micros,
                ..self.raw_of(before.clone())
            }),
            _ => None,
        };
        if let Some(raw) = unread {
            self.keep(claimed, place, Arc::new(RawAnswer { unread: true, ..raw }))
                .await;
        }
        Came::Error(error, charge)
    }

    /// What the requests of an answer cost that were answered, in micro-dollars.
    async fn micros_so_far(&self, before: &Sent) -> i64 {
        let raw = Arc::new(self.raw_of(before.clone()));
        let described = self.engine.adapter.description();
        let read = crate::read::read(&self.engine.adapter, &raw).await;
        read.map_or_else(|_| self.estimate(), |outcome| micros_of(described, &outcome))
    }

    /// Keeps the ticket of a question that a vendor works on.
    async fn handed_in(&self, claimed: &ClaimedBatch, place: AskPlace, ticket: Ticket, pause: Duration) -> Came {
        let before = claimed.block.ticket_of(place);
        let now = self.turn.store.now();
        let kept = KeptTicket {
            place: place.number(),
            ticket: json!(ticket).to_string(),
            since: before.map_or(now.0, |kept| kept.since),
            due: later(now, pause.min(LONGEST_WAIT)).0,
            charged: before.map_or_else(|| self.estimate(), |kept| kept.charged),
        };
        if before.is_none() {
            let raw = RawAnswer {
                micros: kept.charged,
                ticket: Some(kept.clone()),
                ..self.raw_of(Sent {
                    country_refused: ticket.country_refused,
                    ..Sent::default()
                })
            };
            self.keep(claimed, place, Arc::new(raw)).await;
        }
        Came::Pending(kept)
    }

    /// Keeps what a vendor sent. Where that fails the answer is stored all the same, and what it was made of is not.
    async fn keep(&self, claimed: &ClaimedBatch, place: AskPlace, raw: Arc<RawAnswer>) {
        let (ask, collections) = (self.turn.ask(claimed, place), self.turn.store.collections());
        if let Err(error) = collections.keep_raw(ask.prompt, ask.fingerprint(), raw).await {
            tracing::error!(%error, prompt = %ask.prompt, "what a vendor sent is not kept");
        }
    }

    fn question(&self, prompt: &PromptRecord, place: AskPlace) -> Question {
        let brands = self.turn.brand.tracked().map(|brand| NamedBrand {
            name: brand.name.to_owned(),
            domain: brand.domain.to_owned(),
        });
        Question {
            prompt: prompt.query.clone(),
            country: prompt.country,
            language: Language::told_of(&prompt.query).map(|language| language.code().to_owned()),
            invention: Some(Invention {
                day: self.turn.day,
                repetition: u32::from(place.repetition()) - 1,
                brands: brands.collect(),
            }),
        }
    }

    /// What a vendor sent, as it is kept.
    fn raw_of(&self, sent: Sent) -> RawAnswer {
        RawAnswer {
            answered_at: self.turn.moment_of_answer().0,
            interface: self.engine.adapter.description().interface.as_str().to_owned(),
            micros: 0,
            country_refused: sent.country_refused,
            bodies: sent.bodies,
            unfinished: sent.unfinished,
            unread: false,
            ticket: None,
        }
    }
}

/// Waits for a request as long as the engine has.
async fn in_time(due: Instant, asking: impl Future<Output = Answered>) -> Answered {
    let asking = async { Ok(asking.await) };
    match timeout_at(due, caught("an adapter", asking)).await {
        Err(_) => Err(AskError::TimedOut),
        Ok(Err(panic)) => {
            tracing::error!(error = %panic, "an adapter failed");
            Err(AskError::Failed {
                reason: "the service failed while it asked".to_owned(),
            })
        }
        Ok(Ok(answered)) => answered,
    }
}
