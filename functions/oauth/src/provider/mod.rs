//! `/oauth/provider`: signing in with an OpenID provider, where a deployment names one. The authorization code flow with
//! PKCE (OpenID Connect Core 1.0, section 3.1; RFC 9700, section 2.1.1).
//!
//! `state`, `nonce` and the verifier follow from the secret of a cookie, so there is nothing to store, and an answer is
//! worth something in the browser alone that has asked. Nobody becomes a member by signing in: the provider vouches for an
//! address of an account that there is.

mod connection;
mod id_token;

use answerscope_api::origin;
use answerscope_domain::ids::Fingerprint;
use answerscope_domain::secret::{SecretKind, derived, same};
use axum::body::Body;
use axum::extract::State;
use axum::response::Response;
use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};
use url::Url;

pub(crate) use self::connection::Connection;
use self::connection::NotAnswered;
use self::id_token::{Expected, TokenWrong, Vouched};
use crate::Server;
use crate::authorize::failed;
use crate::login::{begin, encoded};
use crate::pages::{self, NotSignedInPage, redirect, set_cookies};
use crate::signed_in::own_path;
use crate::throttles::{PROVIDER_OF_NETWORK, attempt_all};
use crate::web::{Fields, network};

/// How long the provider's page may stay open, in seconds.
const OPEN: i64 = 600;

/// Why somebody is not signed in.
#[derive(Debug)]
enum NotSignedIn {
    /// It was begun in another browser, too long ago, or not at all.
    NotBegun,
    TooOften,
    /// The provider says so, or somebody who has turned back there.
    ByProvider,
    NotAnswered(NotAnswered),
    Token(TokenWrong),
    /// Nobody has the address here, or somebody else of the provider.
    NoAccount,
}

impl NotSignedIn {
    fn told(&self) -> (u16, &'static str) {
        match self {
            Self::NotBegun => (403, "That took too long, or was begun in another browser. Try again."),
            Self::TooOften => (429, "That was tried too often. Wait a minute and try again."),
            Self::ByProvider => (403, "You were not signed in there."),
            Self::NotAnswered(_) => (502, "The provider does not answer as it should. Try again in a moment."),
            Self::Token(TokenWrong::Email) => (403, "The provider does not say that your address is yours."),
            Self::Token(_) => (403, "What the provider says of you can not be trusted. Try again."),
            Self::NoAccount => (
                403,
                "You have no account here. Ask an owner of your organization to add you.",
            ),
        }
    }
}

/// What an attempt is known by: everything follows from its secret.
struct Attempt {
    secret: String,
    next: String,
}

impl Attempt {
    fn state(&self) -> String {
        derived("provider state", &self.secret)
    }

    fn nonce(&self) -> String {
        derived("provider nonce", &self.secret)
    }

    fn verifier(&self) -> String {
        derived("provider verifier", &self.secret)
    }

    /// What the cookie holds.
    fn cookie(&self) -> String {
        format!("{}.{}", self.secret, BASE64URL_NOPAD.encode(self.next.as_bytes()))
    }

    fn read(cookie: &str) -> Option<Self> {
        let (secret, next) = cookie.split_once('.')?;
        let next = String::from_utf8(BASE64URL_NOPAD.decode(next.as_bytes()).ok()?).ok()?;
        SecretKind::Visit.well_formed(secret).then(|| Self {
            secret: secret.to_owned(),
            next: own_path(Some(&next)).to_owned(),
        })
    }
}

fn redirect_uri(base: &str) -> String {
    format!("{base}/oauth/provider/callback")
}

/// Leads to the provider.
pub(crate) async fn start(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let (base, network) = (origin::of(&server.app, &request), network(&request));
    let fields = Fields::parse(request.uri().query().unwrap_or_default().as_bytes()).unwrap_or_default();
    let attempt = Attempt {
        secret: SecretKind::Visit.generate(server.app.stores.random.as_ref()),
        next: own_path(fields.get("next")).to_owned(),
    };
    let started = async {
        let Some(connection) = &server.provider else {
            return Ok(redirect(&format!("{base}/login"), &[]));
        };
        if attempt_all(&server, &[(PROVIDER_OF_NETWORK, &network)]).await?.is_err() {
            return Ok(refused(&server, &base, &attempt.next, &NotSignedIn::TooOften));
        }
        let metadata = connection.metadata(server.app.stores.clock.now()).await;
        let url = metadata.and_then(|metadata| {
            let url = Url::parse(&metadata.authorization_endpoint);
            url.map_err(|_| NotAnswered::Wrong(metadata.authorization_endpoint))
        });
        let mut url = match url {
            Ok(url) => url,
            Err(why) => return Ok(refused(&server, &base, &attempt.next, &NotSignedIn::NotAnswered(why))),
        };
        url.query_pairs_mut()
            .append_pair("response_type", "code")
            .append_pair("scope", "openid email")
            .append_pair("client_id", &connection.provider.client_id)
            .append_pair("redirect_uri", &redirect_uri(&base))
            .append_pair("state", &attempt.state())
            .append_pair("nonce", &attempt.nonce())
            .append_pair("code_challenge", &challenge(&attempt.verifier()))
            .append_pair("code_challenge_method", "S256");
        Ok(redirect(url.as_str(), &[server.keep_attempt(&attempt.cookie(), OPEN)]))
    };
    started.await.unwrap_or_else(failed)
}

fn challenge(verifier: &str) -> String {
    BASE64URL_NOPAD.encode(&Sha256::digest(verifier.as_bytes()))
}

fn refused(server: &Server, base: &str, next: &str, why: &NotSignedIn) -> Response {
    match why {
        NotSignedIn::NotAnswered(error) => tracing::warn!(%error, "the identity provider does not answer"),
        why => tracing::info!(?why, "nobody was signed in by the provider"),
    }
    let (status, text) = why.told();
    let again = format!("{base}/login?next={}", encoded(next));
    let mut response = pages::page(&NotSignedInPage { text, again: &again }, status, None);
    set_cookies(response.headers_mut(), &[server.keep_attempt("", 0)]);
    response
}

/// Takes the provider's answer, and begins a session of the account that it vouches for.
pub(crate) async fn callback(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let (base, network) = (origin::of(&server.app, &request), network(&request));
    let (parts, _) = request.into_parts();
    let fields = Fields::parse(parts.uri.query().unwrap_or_default().as_bytes()).unwrap_or_default();
    let attempt = server.attempt(&parts.headers).and_then(Attempt::read);
    let answered = async {
        let (Some(connection), Some(attempt)) = (&server.provider, &attempt) else {
            return Ok(refused(&server, &base, "/", &NotSignedIn::NotBegun));
        };
        if attempt_all(&server, &[(PROVIDER_OF_NETWORK, &network)]).await?.is_err() {
            return Ok(refused(&server, &base, &attempt.next, &NotSignedIn::TooOften));
        }
        let vouched = match vouched(&server, connection, attempt, &fields, &base).await {
            Ok(vouched) => vouched,
            Err(why) => return Ok(refused(&server, &base, &attempt.next, &why)),
        };
        let (issuer, subject) = (connection.provider.issuer.as_bytes(), vouched.subject.as_bytes());
        let accounts = server.app.stores.identity().accounts();
        let subject = Fingerprint::of(&[issuer, subject]);
        let Some(account) = accounts.vouched_for(&vouched.email, subject).await? else {
            return Ok(refused(&server, &base, &attempt.next, &NotSignedIn::NoAccount));
        };
        let mut response = begin(&server, &account, &parts.headers, &base, &attempt.next).await?;
        set_cookies(response.headers_mut(), &[server.keep_attempt("", 0)]);
        Ok(response)
    };
    answered.await.unwrap_or_else(failed)
}

async fn vouched(
    server: &Server,
    connection: &Connection,
    attempt: &Attempt,
    fields: &Fields,
    base: &str,
) -> Result<Vouched, NotSignedIn> {
    let issuer = &connection.provider.issuer;
    let ours = fields.get("state").is_some_and(|state| same(state, &attempt.state()));
    // RFC 9207, section 2.4: an answer of another provider is not this one's.
    if !ours || fields.get("iss").is_some_and(|named| named != issuer) {
        return Err(NotSignedIn::NotBegun);
    }
    let code = fields.get("code").ok_or(NotSignedIn::ByProvider)?;
    let now = server.app.stores.clock.now();
    let (verifier, back) = (attempt.verifier(), redirect_uri(base));
    let token = connection.id_token(now, code, &verifier, &back).await;
    let token = token.map_err(NotSignedIn::NotAnswered)?;
    let nonce = attempt.nonce();
    let expected = Expected {
        issuer,
        client_id: &connection.provider.client_id,
        nonce: &nonce,
        now: now.seconds(),
    };
    let keys = connection.keys(now, false).await.map_err(NotSignedIn::NotAnswered)?;
    let read = match id_token::read(&token, &keys, expected) {
        // Keys are changed from time to time (section 10.1.1).
        Err(TokenWrong::UnknownKey) => {
            let keys = connection.keys(now, true).await.map_err(NotSignedIn::NotAnswered)?;
            id_token::read(&token, &keys, expected)
        }
        read => read,
    };
    read.map_err(NotSignedIn::Token)
}
