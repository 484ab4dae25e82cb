//! The client that delivers: one POST to one checked target.
//!
//! What a general client does for convenience is off here, because each of these is a way around the check or a load
//! that the receiver decides: redirects, proxies from the environment, cookies, the referer, decompression, retries
//! and the reuse of connections. A connection that was opened while a name was public would otherwise outlive the
//! check of the next attempt.

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;

use answerscope_tls::{RootCertStore, client_config, public_roots};
use bytes::Bytes;
use http::HeaderMap;
use reqwest::{Response, redirect, retry};
use tokio::time::{Instant, timeout_at};

use crate::outcome::{ANSWER_BYTES, AttemptFailure, AttemptOutcome};
use crate::policy::Policy;
use crate::resolve::{Checked, Resolve, SystemResolver, Unresolved};
use crate::target::{Refused, Target};

/// How long an attempt may take in all: resolution, connection, TLS, request and answer.
pub const TIME_OUT: Duration = Duration::from_secs(5);

const USER_AGENT: &str = "Answerscope-Webhooks/1";
const MOST_HEADERS: usize = 64;

/// Delivers messages. Cheap to clone; make one for each process.
#[derive(Debug, Clone)]
pub struct Client {
    http: reqwest::Client,
    policy: Policy,
    time_out: Duration,
}

impl Client {
    /// A client that resolves names as the operating system does and gives an attempt [`TIME_OUT`].
    pub fn new(policy: Policy) -> Self {
        Self::with(policy, Arc::new(SystemResolver), TIME_OUT)
    }

    /// A client with a resolver and a time-out of the caller.
    pub fn with(policy: Policy, resolver: Arc<dyn Resolve>, time_out: Duration) -> Self {
        Self::trusting(policy, resolver, time_out, public_roots())
    }

    fn trusting(policy: Policy, resolver: Arc<dyn Resolve>, time_out: Duration, roots: RootCertStore) -> Self {
        let http = reqwest::Client::builder()
            .user_agent(USER_AGENT)
            .dns_resolver(Checked {
                policy,
                inner: resolver,
            })
            .redirect(redirect::Policy::none())
            .retry(retry::never())
            .referer(false)
            .no_proxy()
            .pool_max_idle_per_host(0)
            .http1_only()
            .http1_max_headers(MOST_HEADERS)
            .tls_backend_preconfigured(client_config(roots))
            .build()
            .expect("these settings need neither a file nor the environment");
        Self { http, policy, time_out }
    }

    /// Makes one attempt. It never returns an error: whatever happens is an [`AttemptOutcome`].
    ///
    /// The target is checked again with this client's policy, and the addresses of its name are checked as they are
    /// dialled.
    pub async fn post(&self, target: &Target, headers: HeaderMap, body: Bytes) -> AttemptOutcome {
        let started = Instant::now();
        let deadline = started + self.time_out;
        let (status, failure, answer) = match self.answer(target, headers, body, deadline).await {
            Err(failure) => (None, Some(failure), String::new()),
            Ok(response) => {
                let status = response.status();
                (
                    Some(status.as_u16()),
                    judge(status),
                    beginning(response, deadline).await,
                )
            }
        };
        AttemptOutcome {
            status,
            failure,
            duration: started.elapsed(),
            answer,
        }
    }

    /// Reads a document of at most `most` bytes under the same guard as a delivery.
    ///
    /// # Errors
    /// What a delivery may fail of; [`AttemptFailure::TooLarge`] for more bytes.
    pub async fn get(&self, target: &Target, most: usize) -> Result<Vec<u8>, AttemptFailure> {
        let deadline = Instant::now() + self.time_out;
        target.check(&self.policy).map_err(AttemptFailure::Refused)?;
        let sent = timeout_at(deadline, self.http.get(target.url().clone()).send()).await;
        let response = sent
            .map_err(|_| AttemptFailure::TimedOut)?
            .map_err(|error| cause(&error))?;
        whole(response, deadline, most).await
    }

    /// Sends a body and reads the answer, of at most `most` bytes, under the same guard as a delivery.
    ///
    /// # Errors
    /// As of [`Client::get`].
    pub async fn post_for(
        &self,
        target: &Target,
        headers: HeaderMap,
        body: Bytes,
        most: usize,
    ) -> Result<Vec<u8>, AttemptFailure> {
        let deadline = Instant::now() + self.time_out;
        let response = self.answer(target, headers, body, deadline).await?;
        whole(response, deadline, most).await
    }

    async fn answer(
        &self,
        target: &Target,
        headers: HeaderMap,
        body: Bytes,
        deadline: Instant,
    ) -> Result<Response, AttemptFailure> {
        target.check(&self.policy).map_err(AttemptFailure::Refused)?;
        let request = self.http.post(target.url().clone()).headers(headers).body(body);
        let answer = timeout_at(deadline, request.send())
            .await
            .map_err(|_| AttemptFailure::TimedOut)?;
        answer.map_err(|error| cause(&error))
    }
}

fn judge(status: http::StatusCode) -> Option<AttemptFailure> {
    match status {
        status if status.is_success() => None,
        status if status.is_redirection() => Some(AttemptFailure::Redirected),
        _ => Some(AttemptFailure::Status),
    }
}

/// A whole body, which must be there in time and end before `most` bytes.
async fn whole(mut response: Response, deadline: Instant, most: usize) -> Result<Vec<u8>, AttemptFailure> {
    if let Some(failure) = judge(response.status()) {
        return Err(failure);
    }
    let mut bytes = Vec::new();
    loop {
        let chunk = timeout_at(deadline, response.chunk()).await;
        match chunk
            .map_err(|_| AttemptFailure::TimedOut)?
            .map_err(|error| cause(&error))?
        {
            Some(chunk) if bytes.len() + chunk.len() > most => return Err(AttemptFailure::TooLarge),
            Some(chunk) => bytes.extend_from_slice(&chunk),
            None => return Ok(bytes),
        }
    }
}

/// The beginning of a body, as far as it comes in time. The status has decided by now: a body that is slow, endless or
/// breaks off changes nothing.
async fn beginning(mut response: Response, deadline: Instant) -> String {
    let mut bytes = Vec::new();
    while bytes.len() < ANSWER_BYTES {
        match timeout_at(deadline, response.chunk()).await {
            Ok(Ok(Some(chunk))) => bytes.extend_from_slice(&chunk[..chunk.len().min(ANSWER_BYTES - bytes.len())]),
            _ => break,
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// What lies at the bottom of a client error.
fn cause(error: &reqwest::Error) -> AttemptFailure {
    let chain = || std::iter::successors(error.source(), |&error| error.source());
    if let Some(refused) = chain().find_map(|error| error.downcast_ref::<Refused>()) {
        return AttemptFailure::Refused(*refused);
    }
    if chain().any(|error| error.is::<Unresolved>()) {
        return AttemptFailure::Unresolved;
    }
    if error.is_connect() {
        AttemptFailure::NotConnected
    } else {
        AttemptFailure::Broken
    }
}

#[cfg(test)]
mod tests;
