//! Programs that ask for access on somebody's behalf, and where they are sent back to.

use serde::{Deserialize, Serialize};
use url::Url;

use crate::error::{Error, Result};
use crate::urls::is_loopback;

/// Redirect URIs of one client.
const MOST_REDIRECTS: usize = 20;
/// Characters of a redirect URI, and of a client's id.
const LONGEST_URI: usize = 2_048;
/// Characters of a client's name.
const LONGEST_NAME: usize = 100;

/// Schemes that are no private-use scheme of a program: a browser runs them, shows them or asks a network for them.
const FOREIGN_SCHEMES: [&str; 23] = [
    "about",
    "blob",
    "data",
    "file",
    "filesystem",
    "ftp",
    "http",
    "intent",
    "jar",
    "javascript",
    "mailto",
    "ms-appinstaller",
    "ms-msdt",
    "ms-officecmd",
    "resource",
    "search",
    "search-ms",
    "sms",
    "tel",
    "urn",
    "vbscript",
    "view-source",
    "ws",
];

/// How a client became known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ClientOrigin {
    /// Its id is the URL of a document about it, which was read (OAuth Client ID Metadata Document).
    MetadataDocument,
    /// It has registered itself (RFC 7591).
    Registered,
}

/// A public client: it has no secret, and PKCE stands for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct OAuthClient {
    /// What it calls itself in requests: a URL, or what registration gave it.
    pub id: String,
    /// What it says that it is called; nobody has checked it.
    pub name: String,
    /// Where it may be sent back to.
    pub redirect_uris: Vec<String>,
    /// How it became known.
    pub origin: ClientOrigin,
}

impl OAuthClient {
    /// Checks what a client says about itself.
    ///
    /// # Errors
    /// 1002 for a redirect URI that can be none, and for none at all or too many.
    pub fn new(id: String, name: Option<&str>, redirect_uris: Vec<String>, origin: ClientOrigin) -> Result<Self> {
        if redirect_uris.is_empty() || redirect_uris.len() > MOST_REDIRECTS {
            return Err(Error::invalid(format!("redirect_uris: expected 1 to {MOST_REDIRECTS}")));
        }
        redirect_uris.iter().try_for_each(|uri| checked_redirect(uri))?;
        let host = || Url::parse(&id).ok().and_then(|url| url.host_str().map(str::to_owned));
        let name = name.map(shown).filter(|name| !name.is_empty()).or_else(host);
        Ok(Self {
            name: name.unwrap_or_else(|| "Unnamed assistant".to_owned()),
            id,
            redirect_uris,
            origin,
        })
    }

    /// Whether it may be sent back to a URI: character by character one of its own (RFC 9700, section 2.1), but for the
    /// port on this machine, which a program gets when it starts (RFC 8252, section 7.3).
    pub fn may_redirect_to(&self, uri: &str) -> bool {
        let portless = without_loopback_port(uri);
        self.redirect_uris.iter().any(|own| {
            own == uri
                || (portless.is_some() && checked_redirect(uri).is_ok() && without_loopback_port(own) == portless)
        })
    }
}

/// Whether a character is not seen, or turns the text after it around.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{feff}' | '\u{ffa0}' | '\u{2800}' | '\u{3164}'
        )
        || matches!(c, '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}')
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// A name on one line, without what hides or turns text around.
fn shown(name: &str) -> String {
    let words: String = name.chars().map(|c| if is_unseen(c) { ' ' } else { c }).collect();
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    words.chars().take(LONGEST_NAME).collect()
}

/// Checks a redirect URI: `https` anywhere, `http` on this machine alone (RFC 8252, section 7.3), or the private-use scheme
/// of a program (section 7.1); never a fragment (RFC 6749, section 3.1.2), nor a user name.
///
/// # Errors
/// 1002 where it can be none.
pub fn checked_redirect(uri: &str) -> Result<()> {
    let wrong = |why: &str| Error::invalid(format!("redirect_uris: {why}"));
    let hidden = |c: char| c.is_whitespace() || c.is_control() || c == '\\' || !c.is_ascii();
    if uri.len() > LONGEST_URI || uri.contains(hidden) {
        return Err(wrong("expected an absolute URI of at most 2048 plain characters"));
    }
    let url = Url::parse(uri).map_err(|_| wrong("expected an absolute URI"))?;
    if uri.contains('#') {
        return Err(wrong("must not have a fragment"));
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(wrong("must not have a user name"));
    }
    match url.scheme() {
        "https" if url.host().is_some() => Ok(()),
        "http" if is_loopback(&url) => Ok(()),
        scheme if FOREIGN_SCHEMES.contains(&scheme) || matches!(scheme, "https" | "wss") => Err(wrong(
            "must be https, http on this machine, or a scheme of the program's own",
        )),
        _ => Ok(()),
    }
}

/// A URI of this machine as written, without its port; `None`: it is not of this machine.
fn without_loopback_port(uri: &str) -> Option<String> {
    let url = Url::parse(uri)
        .ok()
        .filter(|url| url.scheme() == "http" && is_loopback(url))?;
    let rest = uri.strip_prefix("http://")?;
    let end = rest.find(['/', '?']).unwrap_or(rest.len());
    let (authority, path) = rest.split_at(end);
    let host = match authority.strip_prefix('[') {
        Some(v6) => &authority[..v6.find(']')? + 2],
        None => authority.split(':').next()?,
    };
    // An empty path and `/` are one (RFC 3986, section 6.2.3), and clients register the one and send the other.
    let path = if path.is_empty() { "/" } else { path };
    url.host().map(|_| format!("{host}{path}"))
}

/// What a person reads about where they are sent: host, or scheme of a program.
pub fn redirect_place(uri: &str) -> String {
    match Url::parse(uri) {
        Ok(url) if is_loopback(&url) => {
            let port = url.port().map(|port| format!(":{port}")).unwrap_or_default();
            format!("this computer ({}{port})", url.host_str().unwrap_or_default())
        }
        Ok(url) if url.scheme() == "https" => url.host_str().unwrap_or_default().to_owned(),
        Ok(url) => format!("the program {}:", url.scheme()),
        Err(_) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(redirects: &[&str]) -> OAuthClient {
        let redirects = redirects.iter().map(ToString::to_string).collect();
        OAuthClient::new("id".into(), Some("Some client"), redirects, ClientOrigin::Registered).expect("a client")
    }

    #[test]
    fn redirects_are_exact_but_for_the_port_on_this_machine() {
        let web = client(&["https://a.example/back?x=1"]);
        assert!(web.may_redirect_to("https://a.example/back?x=1"));
        for other in [
            "https://a.example/back",
            "https://a.example/back?x=1&y=2",
            "https://a.example/back?x=1#f",
            "https://a.example:444/back?x=1",
            "https://a.example.evil.example/back?x=1",
            "https://evil.example/back?x=1",
            "http://a.example/back?x=1",
            "https://A.example/back?x=1",
            "https://a.example/x/../back?x=1",
            "https://a.example@evil.example/back?x=1",
            "",
        ] {
            assert!(!web.may_redirect_to(other), "{other}");
        }
        let native = client(&["http://localhost/callback", "http://127.0.0.1:3000/", "http://[::1]/c"]);
        for own in [
            "http://localhost:3118/callback",
            "http://127.0.0.1:59656/",
            "http://127.0.0.1:59656",
            "http://[::1]:7/c",
        ] {
            assert!(native.may_redirect_to(own), "{own}");
        }
        for other in [
            "http://localhost:3118/callback/x",
            "http://localhost.evil.example/callback",
            "http://127.0.0.1:1/callback",
            "https://localhost:3118/callback",
            "http://localhost:3118/callback#f",
            "http://user@localhost/callback",
            "http://localhost:1@evil.example/callback",
            "http://127.0.0.2/",
        ] {
            assert!(!native.may_redirect_to(other), "{other}");
        }
    }

    #[test]
    fn what_a_browser_would_run_or_fetch_is_no_redirect() {
        for wrong in [
            "javascript:alert(1)",
            "JavaScript:alert(1)",
            "data:text/html,x",
            "file:///etc/passwd",
            "http://a.example/",
            "vbscript:x",
            "blob:https://a.example/x",
            "intent://x",
            "https://",
            "/relative",
            "",
            "https://a.example/#x",
            "https://u:p@a.example/",
            "https://a.example/\\x",
            "https://a.example/ x",
            "wss://a.example/x",
            "search-ms:query=x",
            "ms-officecmd:x",
            "ms-appinstaller:?source=x",
            "view-source:https://a.example/",
            "jar:https://a.example/x!/",
        ] {
            assert!(checked_redirect(wrong).is_err(), "{wrong}");
        }
        for right in [
            "https://a.example/x",
            "http://127.0.0.1:1/x",
            "editor://vendor.editor/oauth/callback",
            "com.example.app:/x",
        ] {
            assert!(checked_redirect(right).is_ok(), "{right}");
        }
    }

    #[test]
    fn a_person_reads_where_they_are_sent() {
        for (uri, place) in [
            ("https://a.example/back", "a.example"),
            ("http://localhost:3118/callback", "this computer (localhost:3118)"),
            ("http://[::1]/c", "this computer ([::1])"),
            ("editor://vendor.editor/oauth/callback", "the program editor:"),
        ] {
            assert_eq!(redirect_place(uri), place);
        }
    }

    #[test]
    fn a_name_stays_on_its_line() {
        let named = |name| {
            OAuthClient::new(
                "https://a.example/c".into(),
                name,
                vec!["https://a.example/b".into()],
                ClientOrigin::MetadataDocument,
            )
            .expect("a client")
            .name
        };
        assert_eq!(named(Some(" A\u{202e}\n b ")), "A b");
        for unseen in [
            "\u{200b}",
            "\u{3164}",
            "\u{2800} \u{115f}",
            "\u{61c}",
            "\u{e0041}",
            "\u{ad}",
        ] {
            assert_eq!(named(Some(unseen)), "a.example", "{unseen:?}");
        }
        assert_eq!(named(None), "a.example");
        assert_eq!(named(Some(&"x".repeat(1_000))).len(), LONGEST_NAME);
    }
}
