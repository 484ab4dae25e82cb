//! What all adapters do around the reading of what came.

use std::future::Future;

use answerscope_domain::country::Country;
use serde_json::{Value, json};

use crate::answer::{EngineAnswer, NotShown, Outcome, Usage};
use crate::asking::http::Reply;
use crate::asking::json::{Fault, Node};
use crate::error::AskError;

/// Reads bodies, and keeps them with whatever comes of it.
pub(crate) fn reading(
    bodies: &[String],
    read: impl FnOnce(&[Value]) -> Result<Outcome, AskError>,
) -> Result<Outcome, AskError> {
    let parse = |body: &String| serde_json::from_str(body).map_err(|_| AskError::NotJson { raw: body.clone() });
    let values: Vec<Value> = bodies.iter().map(parse).collect::<Result<_, _>>()?;
    if values.is_empty() {
        return Err(Fault::new("(root)", "is missing").into());
    }
    match read(&values) {
        Ok(Outcome::Answer(mut answer)) => {
            answer.raw = bodies.to_vec();
            Ok(Outcome::Answer(answer))
        }
        Ok(Outcome::NotShown(none)) => Ok(Outcome::NotShown(NotShown {
            raw: bodies.to_vec(),
            ..none
        })),
        Err(error) => Err(error.with_raw(bodies)),
    }
}

/// Reads the body of an adapter that asks once.
pub(crate) fn answer_of(
    bodies: &[String],
    read: impl FnOnce(&Node<'_>) -> Result<EngineAnswer, AskError>,
) -> Result<Outcome, AskError> {
    reading(bodies, |values| {
        Ok(Outcome::Answer(Box::new(read(&Node::root(&values[0]))?)))
    })
}

/// Asks with the country, and without it where the vendor refuses the request for its place. Tells whether it did.
pub(crate) async fn located<F>(
    country: Option<Country>,
    ask: impl Fn(Option<Country>) -> F,
) -> Result<(Reply, bool), AskError>
where
    F: Future<Output = Result<Reply, AskError>>,
{
    match ask(country).await {
        Err(AskError::Rejected { message, .. }) if country.is_some() && names_a_place(&message) => {
            Ok((ask(None).await?, true))
        }
        reply => Ok((reply?, false)),
    }
}

fn names_a_place(message: &str) -> bool {
    let message = message.to_lowercase();
    ["user_location", "location", "country", "region"]
        .iter()
        .any(|word| message.contains(word))
}

/// The approximate place of a user, as the vendors of web search tools want it.
pub(crate) fn place(country: Country) -> Value {
    json!({ "type": "approximate", "country": country.as_str() })
}

/// What a model is told where a vendor has no field for the place.
pub(crate) fn place_in_words(country: Country) -> String {
    format!("The user is in the country with the ISO 3166-1 code {country}.")
}

impl Usage {
    /// Adds what a further request of the same answer cost.
    pub(crate) fn add(&mut self, more: Self) {
        fn sum<T: std::ops::Add<Output = T>>(one: Option<T>, other: Option<T>) -> Option<T> {
            match (one, other) {
                (Some(one), Some(other)) => Some(one + other),
                (one, other) => one.or(other),
            }
        }
        *self = Self {
            input_tokens: sum(self.input_tokens, more.input_tokens),
            output_tokens: sum(self.output_tokens, more.output_tokens),
            searches: sum(self.searches, more.searches),
            dollars: sum(self.dollars, more.dollars),
        };
    }
}

impl AskError {
    /// Keeps what came with an error that tells why it could not be read.
    pub(crate) fn with_raw(self, bodies: &[String]) -> Self {
        match self {
            Self::BadAnswer { field, problem, .. } => Self::BadAnswer {
                field,
                problem,
                raw: bodies.to_vec(),
            },
            other => other,
        }
    }
}
