//! Transactions that are sent again under a token. The database remembers them too, but serializes and hashes each request for
//! that, and looks at all transactions of the last ten minutes at each further one.

use std::collections::{HashMap, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use dynoxide::DynoxideError;

/// How long DynamoDB remembers a token.
const KEPT: Duration = Duration::from_secs(600);

/// What transactions with tokens answered.
#[derive(Clone, Default)]
pub(crate) struct Tokens(Arc<Mutex<Answered>>);

#[derive(Default)]
struct Answered {
    /// By token: the hash of the request, and the answer.
    answers: HashMap<String, (u64, Vec<u8>)>,
    /// Tokens by the moment at which they came, the oldest first.
    order: VecDeque<(Instant, String)>,
}

impl Answered {
    fn forget(&mut self, now: Instant) {
        while let Some((_, token)) = self.order.pop_front_if(|(at, _)| now.duration_since(*at) >= KEPT) {
            self.answers.remove(&token);
        }
    }
}

impl Tokens {
    /// Does what a request asks for, or answers what the same one was answered before. What failed is done again. Requests
    /// that write come one at a time, so two of a token never run side by side.
    ///
    /// # Errors
    /// Those of the work, and [`DynoxideError::IdempotentParameterMismatchException`] where the token came with another
    /// request.
    pub(crate) fn once(
        &self,
        token: String,
        request: &[u8],
        now: Instant,
        work: impl FnOnce() -> Result<Vec<u8>, DynoxideError>,
    ) -> Result<Vec<u8>, DynoxideError> {
        let mut hasher = DefaultHasher::new();
        request.hash(&mut hasher);
        let hash = hasher.finish();
        let mut answered = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        answered.forget(now);
        match answered.answers.get(&token) {
            Some((known, answer)) if *known == hash => return Ok(answer.clone()),
            Some(_) => {
                return Err(DynoxideError::IdempotentParameterMismatchException(
                    "the token came with another request".to_owned(),
                ));
            }
            None => {}
        }
        let answer = work()?;
        answered.order.push_back((now, token.clone()));
        answered.answers.insert(token, (hash, answer.clone()));
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_done_once_while_its_token_is_known() {
        let (tokens, begun, mut done) = (Tokens::default(), Instant::now(), 0);
        let mut send = |token: &str, request: &[u8], after: u64| {
            let now = begun + Duration::from_secs(after);
            tokens.once(token.to_owned(), request, now, || {
                done += 1;
                Ok(vec![done])
            })
        };
        assert_eq!(send("a", b"one", 0).expect("answered"), [1]);
        assert_eq!(send("a", b"one", 599).expect("answered"), [1], "it came again");
        assert!(matches!(
            send("a", b"two", 599),
            Err(DynoxideError::IdempotentParameterMismatchException(_))
        ));
        assert_eq!(send("b", b"two", 599).expect("answered"), [2]);
        assert_eq!(send("a", b"two", 600).expect("answered"), [3], "its token is forgotten");
        assert_eq!(send("b", b"two", 600).expect("answered"), [2]);
    }

    #[test]
    fn what_failed_is_done_again() {
        let (tokens, now) = (Tokens::default(), Instant::now());
        let failed = || Err(DynoxideError::InternalServerError("once".to_owned()));
        assert!(tokens.once("a".to_owned(), b"one", now, failed).is_err());
        let answered = tokens.once("a".to_owned(), b"one", now, || Ok(vec![7]));
        assert_eq!(answered.expect("answered"), [7]);
    }
}
