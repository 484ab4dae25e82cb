//! Who looks at a page: the session of the cookie, or a visit before anyone has signed in.

use answerscope_api::auth::{cookie, is_secure, origin_of, session_cookie};
use answerscope_domain::error::Result;
use answerscope_domain::secret::{SecretKind, csrf_token, same};
use answerscope_store::identity::SessionRow;
use http::header::ORIGIN;
use http::{HeaderMap, HeaderValue};

use crate::Server;
use crate::web::Fields;

/// A session with the token that its forms send back.
#[derive(Debug, Clone)]
pub(crate) struct SignedIn {
    pub(crate) row: SessionRow,
    pub(crate) secret: String,
    pub(crate) csrf: String,
}

impl Server {
    /// The session of a request that goes on.
    ///
    /// # Errors
    /// When the table does not answer.
    pub(crate) async fn signed_in(&self, headers: &HeaderMap) -> Result<Option<SignedIn>> {
        let Some(secret) = cookie(headers, session_cookie(is_secure(&self.app))) else {
            return Ok(None);
        };
        let row = self.app.stores.identity().sessions().get(secret).await?;
        Ok(row.map(|row| SignedIn {
            row,
            secret: secret.to_owned(),
            csrf: csrf_token(secret),
        }))
    }

    /// The visit of a request: what its forms are bound to before anyone has signed in, against login CSRF.
    pub(crate) fn visit<'h>(&self, headers: &'h HeaderMap) -> Option<&'h str> {
        let name = visit_cookie(is_secure(&self.app));
        cookie(headers, name).filter(|secret| SecretKind::Visit.well_formed(secret))
    }

    /// A new visit's secret, and the header that keeps it.
    pub(crate) fn new_visit(&self) -> (String, String) {
        let secret = SecretKind::Visit.generate(self.app.stores.random.as_ref());
        let header = self.set_cookie(visit_cookie(is_secure(&self.app)), &secret, 3_600);
        (secret, header)
    }

    /// What a browser keeps while its user is at the identity provider.
    pub(crate) fn attempt<'h>(&self, headers: &'h HeaderMap) -> Option<&'h str> {
        cookie(headers, attempt_cookie(is_secure(&self.app)))
    }

    /// The header that has a browser keep it.
    pub(crate) fn keep_attempt(&self, value: &str, max_age: i64) -> String {
        self.set_cookie(attempt_cookie(is_secure(&self.app)), value, max_age)
    }

    /// The header that keeps a session's secret, which no script reads and no other site's form or picture sends
    /// (RFC 6265bis, sections 4.1.2.6 and 4.1.3.2).
    pub(crate) fn keep_session(&self, secret: &str, max_age: i64) -> String {
        self.set_cookie(session_cookie(is_secure(&self.app)), secret, max_age)
    }

    /// The header that keeps the token of a session's pages where their script reads it, to send it back; an empty secret
    /// takes it away.
    pub(crate) fn keep_csrf(&self, secret: &str, max_age: i64) -> String {
        let (name, secure) = if is_secure(&self.app) {
            ("__Host-csrf", "; Secure")
        } else {
            ("csrf", "")
        };
        let token = if secret.is_empty() {
            String::new()
        } else {
            csrf_token(secret)
        };
        format!("{name}={token}; Path=/; SameSite=Strict; Max-Age={max_age}{secure}")
    }

    fn set_cookie(&self, name: &str, value: &str, max_age: i64) -> String {
        let secure = if is_secure(&self.app) { "; Secure" } else { "" };
        format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={max_age}{secure}")
    }
}

fn visit_cookie(secure: bool) -> &'static str {
    if secure { "__Host-visit" } else { "visit" }
}

fn attempt_cookie(secure: bool) -> &'static str {
    if secure { "__Host-provider" } else { "provider" }
}

/// Whether a form was sent by a page of this service: its token follows from the cookie's secret, and the browser names no
/// other origin.
pub(crate) fn is_own_form(headers: &HeaderMap, fields: &Fields, secret: &str, base_url: &str) -> bool {
    let token = fields.get("csrf").is_some_and(|token| same(token, &csrf_token(secret)));
    let of = |name: &str| headers.get(name).map(HeaderValue::as_bytes);
    let origin = of(ORIGIN.as_str()).is_none_or(|origin| origin == origin_of(base_url).as_bytes());
    let site = of("sec-fetch-site").is_none_or(|site| site == b"same-origin");
    token && origin && site
}

/// Where a page may lead after signing in: a path of this service, never another one.
pub(crate) fn own_path(next: Option<&str>) -> &str {
    let own = |path: &&str| {
        let plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
        path.starts_with('/') && !path.starts_with("//") && plain
    };
    next.filter(own).unwrap_or("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_led_to_another_site() {
        assert_eq!(
            own_path(Some(
                "/oauth/authorize?client_id=x&redirect_uri=https%3A%2F%2Fa.example"
            )),
            "/oauth/authorize?client_id=x&redirect_uri=https%3A%2F%2Fa.example"
        );
        for other in [
            "https://evil.example",
            "//evil.example",
            "/\\evil.example",
            "javascript:alert(1)",
            "\\\\evil.example",
            "/\t/evil.example",
            "/\n",
            "",
            "evil",
        ] {
            assert_eq!(own_path(Some(other)), "/", "{other:?}");
        }
    }
}
