//! Pages: rendered here, without script, and with nothing from elsewhere.

use std::sync::LazyLock;

use answerscope_domain::ids::OrgId;
use answerscope_store::identity::OrganizationOfAccount;
use askama::Template;
use axum::body::Body;
use axum::response::Response;
use data_encoding::BASE64;
use http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, LOCATION, REFERRER_POLICY, SET_COOKIE,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use http::{HeaderMap, HeaderValue, StatusCode};
use sha2::{Digest, Sha256};
use url::Url;

/// The style of all pages, inside each of them.
pub(crate) const STYLE: &str = include_str!("../templates/style.css");

/// Nothing is loaded and nothing runs; the style is known by its hash; no other site shows a page in a frame (OAuth 2.1,
/// section 7.11). Where a form may lead to stands after it.
static POLICY: LazyLock<String> = LazyLock::new(|| {
    let style = BASE64.encode(&Sha256::digest(STYLE));
    format!(
        "default-src 'none'; style-src 'sha256-{style}'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    )
});

/// The page of signing in.
#[derive(Template)]
#[template(path = "login.html")]
pub(crate) struct Login<'a> {
    pub(crate) csrf: &'a str,
    pub(crate) next: &'a str,
    pub(crate) next_encoded: &'a str,
    pub(crate) email: &'a str,
    pub(crate) connects: bool,
    /// Whether it runs where whoever reads this has started it.
    pub(crate) on_this_machine: bool,
    /// Whom one may sign in with instead.
    pub(crate) provider: Option<&'a str>,
    pub(crate) wrong: Option<&'a str>,
}

/// An organization that somebody may choose.
pub(crate) struct OrganizationChoice {
    pub(crate) id: String,
    pub(crate) name: String,
    /// What they are there, and where they are no owner, who is: names may be alike.
    pub(crate) told: String,
    pub(crate) chosen: bool,
}

impl OrganizationChoice {
    pub(crate) fn new(of: OrganizationOfAccount, chosen: OrgId) -> Self {
        let role = of.membership.role.as_str();
        Self {
            id: of.membership.organization.to_string(),
            name: of.name,
            told: match of.owner {
                Some(owner) => format!("your role: {role}; an owner: {}", owner.as_str()),
                None => format!("your role: {role}"),
            },
            chosen: of.membership.organization == chosen,
        }
    }
}

/// The page on which somebody chooses among their organizations.
#[derive(Template)]
#[template(path = "organization.html")]
pub(crate) struct Organizations<'a> {
    pub(crate) email: &'a str,
    pub(crate) organizations: &'a [OrganizationChoice],
    pub(crate) next: &'a str,
    pub(crate) csrf: &'a str,
}

/// The page of the decision.
#[derive(Template)]
#[template(path = "consent.html")]
pub(crate) struct Consent<'a> {
    pub(crate) client: &'a str,
    pub(crate) client_id: &'a str,
    pub(crate) documented: bool,
    pub(crate) place: &'a str,
    pub(crate) email: &'a str,
    pub(crate) writes: bool,
    pub(crate) organizations: &'a [OrganizationChoice],
    pub(crate) request: &'a str,
    pub(crate) csrf: &'a str,
}

/// The page of a request that is wrong in what its client asks for.
#[derive(Template)]
#[template(path = "refused.html")]
pub(crate) struct Refused<'a> {
    pub(crate) description: &'a str,
    /// Where the link leads, as a person reads it.
    pub(crate) place: &'a str,
    /// The link, which tells the client.
    pub(crate) back: &'a str,
}

/// The page of somebody whom the identity provider did not sign in.
#[derive(Template)]
#[template(path = "not_signed_in.html")]
pub(crate) struct NotSignedInPage<'a> {
    pub(crate) text: &'a str,
    /// Where it is tried again.
    pub(crate) again: &'a str,
}

/// The page that asks for an address to send a link to.
#[derive(Template)]
#[template(path = "forgotten.html")]
pub(crate) struct Forgotten<'a> {
    pub(crate) csrf: &'a str,
    pub(crate) wrong: Option<&'a str>,
}

/// The page that a link to set a password leads to.
#[derive(Template)]
#[template(path = "new_password.html")]
pub(crate) struct NewPassword<'a> {
    pub(crate) csrf: &'a str,
    pub(crate) link: &'a str,
    pub(crate) shortest: usize,
    pub(crate) wrong: Option<&'a str>,
}

/// The page that tells that an address is not confirmed.
#[derive(Template)]
#[template(path = "unconfirmed.html")]
pub(crate) struct Unconfirmed<'a> {
    pub(crate) csrf: &'a str,
    pub(crate) email: &'a str,
    pub(crate) next: &'a str,
    /// Where it goes on.
    pub(crate) on: &'a str,
    /// Whether a link was just sent.
    pub(crate) sent: bool,
    /// Whether no letters are sent.
    pub(crate) on_this_machine: bool,
    pub(crate) wrong: Option<&'a str>,
}

/// A connected assistant in its list.
pub(crate) struct Assistant {
    pub(crate) id: String,
    pub(crate) client: String,
    pub(crate) email: String,
    pub(crate) scopes: String,
    pub(crate) connected: String,
    pub(crate) used: String,
}

/// The list of connected assistants.
#[derive(Template)]
#[template(path = "assistants.html")]
pub(crate) struct Assistants<'a> {
    pub(crate) organization: &'a str,
    pub(crate) all: bool,
    pub(crate) resource: &'a str,
    pub(crate) email: &'a str,
    pub(crate) csrf: &'a str,
    pub(crate) rows: &'a [Assistant],
    /// The pages before and after this one, where there are such pages.
    pub(crate) before: Option<u64>,
    pub(crate) after: Option<u64>,
}

/// A page with a title and a sentence.
#[derive(Template)]
#[template(path = "message.html")]
struct Message<'a> {
    title: &'a str,
    text: &'a str,
    /// Where it goes on, and what the link there says.
    on: Option<(&'a str, &'a str)>,
}

/// A page with a title and a sentence.
pub(crate) fn message(status: u16, title: &str, text: &str) -> Response {
    page(&Message { title, text, on: None }, status, None)
}

/// A page with a title, a sentence, and a link: where it leads, below the page's own folder, and what it says.
pub(crate) fn message_with_link(status: u16, title: &str, text: &str, on: (&str, &str)) -> Response {
    let on = Some(on);
    page(&Message { title, text, on }, status, None)
}

/// A page; its forms may lead to this service, and on from there to where a client is sent back to.
pub(crate) fn page(template: &impl Template, status: u16, sent_back_to: Option<&str>) -> Response {
    let (status, html) = match template.render() {
        Ok(html) => (StatusCode::from_u16(status).unwrap_or(StatusCode::OK), html),
        Err(error) => {
            tracing::error!(%error, "a page could not be rendered");
            (StatusCode::INTERNAL_SERVER_ERROR, String::new())
        }
    };
    let mut response = Response::new(Body::from(html));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    guard(headers, sent_back_to);
    response
}

fn guard(headers: &mut HeaderMap, sent_back_to: Option<&str>) {
    // Browsers hold the redirect that answers a form to this rule as well.
    let further = sent_back_to.and_then(form_target).map(|target| format!(" {target}"));
    let policy = format!("{}{}", *POLICY, further.unwrap_or_default());
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        headers.insert(CONTENT_SECURITY_POLICY, policy);
    }
    for (name, value) in [
        (X_FRAME_OPTIONS, "DENY"),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        // Codes and links stand in addresses (OAuth 2.1, section 7.12). Own forms keep their `Origin`.
        (REFERRER_POLICY, "same-origin"),
        (CACHE_CONTROL, "no-store"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

/// The source expression of where a client is sent back to. Browsers hold every further redirect to it too, and some clients
/// lead on over several hosts of theirs.
fn form_target(uri: &str) -> Option<String> {
    let url = Url::parse(uri).ok()?;
    match url.origin() {
        url::Origin::Tuple(scheme, ..) if scheme == "https" => Some("https:".to_owned()),
        url::Origin::Tuple(..) => Some(url.origin().ascii_serialization()),
        url::Origin::Opaque(_) => Some(format!("{}:", url.scheme())),
    }
}

/// Leads a browser on with GET (RFC 9700, section 4.12), and sets cookies.
pub(crate) fn redirect(to: &str, cookies: &[String]) -> Response {
    let Ok(location) = HeaderValue::from_str(to) else {
        return message(400, "This request can not be answered", "It leads to no address.");
    };
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::SEE_OTHER;
    let headers = response.headers_mut();
    guard(headers, None);
    headers.insert(LOCATION, location);
    set_cookies(headers, cookies);
    response
}

/// Adds cookies to an answer.
pub(crate) fn set_cookies(headers: &mut HeaderMap, cookies: &[String]) {
    for cookie in cookies.iter().filter_map(|cookie| HeaderValue::from_str(cookie).ok()) {
        headers.append(SET_COOKIE, cookie);
    }
}
