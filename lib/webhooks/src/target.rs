//! The URL of a webhook, refused when it is registered rather than when it is first dialled.
//!
//! Parsing is WHATWG's (the `url` crate), the same as what the HTTP client uses: a second parser with its own reading
//! of a URL is how checks are got around. The many ways to write an address (`2130706433`, `0x7f.1`, `127.1`,
//! fullwidth digits) are one after parsing, and it is the parsed host that is checked. Characters on which parsers
//! are known to differ are refused before that.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use url::{Host, Url};

use crate::policy::Policy;

/// The longest URL, as given and in its normal form.
pub const MOST_CHARACTERS: usize = 2_048;

/// The ports of public receivers: `https` and its customary alternative.
///
/// Others would let a webhook speak to mail servers, databases and caches that are public by mistake.
pub const PORTS: [u16; 2] = [443, 8443];

/// Names that mean this machine or a network of its own, and never a public receiver.
const SPECIAL_NAMES: [(&str, &str); 8] = [
    ("localhost", "RFC 6761"),
    ("local", "RFC 6762"),
    ("internal", "ICANN board resolution 2024.07.29.06"),
    ("home.arpa", "RFC 8375"),
    ("onion", "RFC 7686"),
    ("alt", "RFC 9476"),
    ("invalid", "RFC 6761"),
    ("localdomain", "the suffix that many distributions give this machine"),
];

/// A URL that may be dialled, as far as a URL tells: what its name resolves to is checked at each attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Target(Url);

impl Target {
    /// Checks and normalises a URL.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn parse(url: &str, policy: &Policy) -> Result<Self, Refused> {
        if url.chars().count() > MOST_CHARACTERS {
            return Err(Refused::TooLong);
        }
        if url.contains(|c: char| c.is_whitespace() || c.is_control() || c == '\\') {
            return Err(Refused::Character);
        }
        let target = Self(Url::parse(url).map_err(|_| Refused::NoUrl)?);
        if target.0.has_authority() && authority(url).contains('@') {
            return Err(Refused::Credentials);
        }
        target.check(policy)?;
        if target.as_str().len() > MOST_CHARACTERS {
            return Err(Refused::TooLong);
        }
        Ok(target)
    }

    /// The URL in its normal form: what to store, and to parse again before each delivery.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    pub(crate) fn url(&self) -> &Url {
        &self.0
    }

    /// All that can be told without resolving a name; the client repeats it with its own policy.
    pub(crate) fn check(&self, policy: &Policy) -> Result<(), Refused> {
        let host = self.0.host().filter(|_| matches!(self.0.scheme(), "http" | "https"));
        let host = host.ok_or(Refused::Scheme)?;
        if !self.0.username().is_empty() || self.0.password().is_some() {
            return Err(Refused::Credentials);
        }
        if self.0.fragment().is_some() {
            return Err(Refused::Fragment);
        }
        if policy.allow_loopback && is_loopback(&host) {
            return Ok(());
        }
        check_host(&host)?;
        if self.0.scheme() != "https" {
            return Err(Refused::Scheme);
        }
        match self.0.port_or_known_default() {
            Some(port) if PORTS.contains(&port) => Ok(()),
            _ => Err(Refused::Port),
        }
    }
}

/// What stands between `//` and the path, as written: the parser drops an empty `@`.
fn authority(url: &str) -> &str {
    let rest = url.split_once(':').map_or("", |(_, rest)| rest).trim_start_matches('/');
    rest.split(['/', '?', '#']).next().unwrap_or_default()
}

fn is_loopback(host: &Host<&str>) -> bool {
    match host {
        Host::Domain(name) => *name == "localhost",
        Host::Ipv4(v4) => v4.is_loopback(),
        Host::Ipv6(v6) => v6.is_loopback(),
    }
}

fn check_host(host: &Host<&str>) -> Result<(), Refused> {
    let address = match host {
        Host::Domain(name) => return check_name(name),
        Host::Ipv4(v4) => IpAddr::V4(*v4),
        Host::Ipv6(v6) => IpAddr::V6(*v6),
    };
    if crate::address::is_public(address) {
        Ok(())
    } else {
        Err(Refused::Address)
    }
}

/// A fully qualified name of the public DNS, RFC 1035, without the dot at its end that other checks could miss.
fn check_name(name: &str) -> Result<(), Refused> {
    let special = |suffix: &str| {
        name.strip_suffix(suffix)
            .is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    };
    let well_formed = name.len() <= 253 && name.split('.').all(|label| (1..=63).contains(&label.len()));
    if !well_formed || !name.contains('.') || SPECIAL_NAMES.iter().any(|(suffix, _)| special(suffix)) {
        return Err(Refused::Name);
    }
    Ok(())
}

impl FromStr for Target {
    type Err = Refused;

    /// [`Target::parse`] for production.
    fn from_str(url: &str) -> Result<Self, Refused> {
        Self::parse(url, &Policy::default())
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Why a target may not be dialled, in a sentence for whoever set it. It never tells what a name resolves to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// Longer than [`MOST_CHARACTERS`].
    TooLong,
    /// White space, a control character or a backslash.
    Character,
    /// Not a URL.
    NoUrl,
    /// Not `https`.
    Scheme,
    /// User information before the host.
    Credentials,
    /// A fragment.
    Fragment,
    /// A port other than [`PORTS`].
    Port,
    /// A name that is not of the public DNS.
    Name,
    /// A literal address that is not public.
    Address,
    /// A name that resolves to no public address.
    Resolved,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLong => "url: must have at most 2048 characters",
            Self::Character => "url: must not contain spaces, control characters or backslashes",
            Self::NoUrl => "url: must be an absolute URL such as https://example.com/hook",
            Self::Scheme => "url: must start with https://",
            Self::Credentials => "url: must not contain a user name or password",
            Self::Fragment => "url: must not contain a fragment",
            Self::Port => "url: must use port 443 or 8443",
            Self::Name => "url: must name a host of the public DNS",
            Self::Address => "url: must not be an address that is not public",
            Self::Resolved => "url: resolves to an address that is not public",
        })
    }
}

impl std::error::Error for Refused {}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Pieces that URLs which mislead are made of.
    const PIECES: [&str; 32] = [
        "https",
        "http",
        "HTTPS",
        ":",
        "//",
        "/",
        "\\",
        "@",
        "#",
        "?",
        ".",
        "%",
        "%2e",
        "%40",
        "[",
        "]",
        "::",
        "1",
        ":443",
        ":8443",
        ":22",
        "127",
        "127.0.0.1",
        "0x7f",
        "2130706433",
        "[::1]",
        "localhost",
        "good",
        "example",
        "\u{ff0e}",
        "\u{ad}",
        "93.184.215.14",
    ];

    proptest! {
        #![proptest_config(ProptestConfig { cases: 4_000, ..ProptestConfig::default() })]

        /// Whatever is put together: what is accepted is public, and is read the same when it is read again.
        #[test]
        fn what_is_accepted_is_public_and_stays_what_it_is(
            absolute: bool,
            pieces in prop::collection::vec(prop::sample::select(PIECES.as_slice()), 0..10),
        ) {
            let text = if absolute { format!("https://{}", pieces.concat()) } else { pieces.concat() };
            if let Ok(target) = Target::parse(&text, &Policy::default()) {
                let url = target.url();
                prop_assert_eq!(url.scheme(), "https");
                prop_assert!(url.username().is_empty() && url.password().is_none() && url.fragment().is_none());
                prop_assert!(PORTS.contains(&url.port_or_known_default().unwrap()), "{}", url);
                match url.host().unwrap() {
                    Host::Domain(name) => prop_assert!(name.contains('.') && !name.ends_with('.'), "{}", url),
                    Host::Ipv4(v4) => prop_assert!(crate::address::is_public(v4.into()), "{}", url),
                    Host::Ipv6(v6) => prop_assert!(crate::address::is_public(v6.into()), "{}", url),
                }
                prop_assert_eq!(Target::parse(target.as_str(), &Policy::default()), Ok(target.clone()));
            }
        }
    }

    #[test]
    fn the_length_is_limited_as_given_and_in_normal_form() {
        let of_length = |length: usize| format!("https://good.example/{}", "a".repeat(length - 21));
        assert!(of_length(2_048).parse::<Target>().is_ok());
        assert_eq!(of_length(2_049).parse::<Target>(), Err(Refused::TooLong));
        let grows = format!("https://good.example/{}", "ä".repeat(1_000));
        assert_eq!(
            grows.parse::<Target>(),
            Err(Refused::TooLong),
            "6,000 characters when encoded"
        );
    }
}
