//! The canonical form of cited URLs and of brands' domains.
//!
//! Engines decorate the URLs they cite (`utm_source=...`, `#:~:text=...`); two spellings of one page must count as one page.

use std::fmt;

use url::{Host, Url};

/// A cited URL in canonical form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NormalizedUrl {
    /// Scheme and host in lower case, no user info, default port, fragment or tracking parameters; an empty path is `/`.
    pub url: String,
    /// The host without `www.`, where more than one label is left.
    pub domain: String,
}

/// Whether a URL is one of this machine: of `localhost`, or of a loopback address.
pub fn is_loopback(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(v4)) => v4.is_loopback(),
        Some(Host::Ipv6(v6)) => v6.is_loopback(),
        None => false,
    }
}

/// Names of query parameters that only tell where a reader came from, in lower case; `utm_*` and `mtm_*` are matched by prefix.
const TRACKING: &[&str] = &[
    "_ga",
    "_gl",
    "_gsid",
    "_hsenc",
    "_hsmi",
    "_kx",
    "_openstat",
    "dclid",
    "epik",
    "fb_action_ids",
    "fb_ref",
    "fb_source",
    "fbclid",
    "gad_campaignid",
    "gad_source",
    "gbraid",
    "gclid",
    "gclsrc",
    "hsctatracking",
    "igsh",
    "igshid",
    "li_fat_id",
    "mc_cid",
    "mc_eid",
    "mkt_tok",
    "msclkid",
    "oly_anon_id",
    "oly_enc_id",
    "rb_clickid",
    "s_cid",
    "sccid",
    "scid",
    "srsltid",
    "ttclid",
    "twclid",
    "vero_conv",
    "vero_id",
    "wbraid",
    "wickedid",
    "yclid",
    "ysclid",
];

/// Bytes that a host may be written with: 253 characters of up to four bytes. What is longer would be mapped to ASCII in a time
/// that grows with its square, for a name that no server can have.
const LONGEST_HOST: usize = 4 * 253;

/// The host of a URL or of what a user entered as one, as it is written, its port included.
fn written_host(raw: &str) -> &str {
    // A page may name another one: only what stands before its path is a scheme.
    let scheme = raw.find("://").filter(|at| !raw[..*at].contains(['/', '\\', '?', '#']));
    let rest = scheme.map_or(raw, |at| &raw[at + 3..]);
    let rest = rest.strip_prefix("//").unwrap_or(rest);
    let authority = rest.split(['/', '\\', '?', '#']).next().unwrap_or_default();
    authority.rsplit_once('@').map_or(authority, |(_, host)| host)
}

/// Canonical form of an absolute http or https URL; `None` for anything else, and for a host of over `LONGEST_HOST` bytes.
///
/// Parsing follows the WHATWG URL standard. Parameters that are kept stay byte for byte and in order.
pub fn normalize_url(raw: &str) -> Option<NormalizedUrl> {
    let raw = raw.trim();
    if written_host(raw).len() > LONGEST_HOST {
        return None;
    }
    let mut url = Url::parse(raw)
        .ok()
        .filter(|url| matches!(url.scheme(), "http" | "https"))?;
    url.set_fragment(None);
    url.set_username("").ok()?;
    url.set_password(None).ok()?;
    if let Some(host) = url
        .host_str()
        .and_then(|host| host.strip_suffix('.'))
        .map(str::to_owned)
    {
        url.set_host(Some(&host)).ok()?;
    }
    if let Some(query) = url.query() {
        let kept: Vec<&str> = query.split('&').filter(|parameter| !is_tracking(parameter)).collect();
        let kept = kept.join("&");
        url.set_query((!kept.is_empty()).then_some(kept.as_str()));
    }
    let host = url.host_str().filter(|host| !host.is_empty())?;
    let domain = without_www(host).to_owned();
    Some(NormalizedUrl {
        url: url.into(),
        domain,
    })
}

/// A host without `www.`, but for one such as `www.com`, of which a single label would be left: there it is the name. The
/// same for cited pages and for brands' domains, or a brand would not own what cites it.
fn without_www(host: &str) -> &str {
    host.strip_prefix("www.")
        .filter(|rest| rest.contains('.'))
        .unwrap_or(host)
}

fn is_tracking(parameter: &str) -> bool {
    let name = parameter.split('=').next().unwrap_or_default().to_ascii_lowercase();
    name.starts_with("utm_") || name.starts_with("mtm_") || TRACKING.binary_search(&name.as_str()).is_ok()
}

/// Why a text can not become a brand's domain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DomainError {
    /// Nothing is left without scheme, path and port.
    Empty,
    /// A character that no host name has, or a name that IDNA refuses.
    Invalid,
    /// One label alone, such as `localhost`.
    NoDot,
    /// An IP address.
    Address,
    /// A label over 63 or a name over 253 bytes.
    TooLong,
}

impl fmt::Display for DomainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "is empty",
            Self::Invalid => "is not a valid host name",
            Self::NoDot => "needs a dot, such as hollin.example",
            Self::Address => "is an IP address, not a domain",
            Self::TooLong => "is longer than a host name may be",
        })
    }
}

impl std::error::Error for DomainError {}

/// The lower-case ASCII (IDNA, UTS 46) host of what a user entered as a brand's domain: without scheme, user info, `www.`,
/// port, path or trailing dot.
///
/// # Errors
/// [`DomainError`] tells what keeps the text from being a domain.
pub fn canonical_domain(raw: &str) -> Result<String, DomainError> {
    let host = written_host(raw.trim());
    if host.starts_with('[') {
        return Err(DomainError::Address);
    }
    let host = match host.split_once(':') {
        Some((host, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => host,
        Some(_) => return Err(DomainError::Invalid),
        None => host,
    };
    if host.is_empty() {
        return Err(DomainError::Empty);
    }
    if host.len() > LONGEST_HOST {
        return Err(DomainError::TooLong);
    }
    let ascii = idna::domain_to_ascii(host).map_err(|_| DomainError::Invalid)?;
    let ascii = ascii.strip_suffix('.').unwrap_or(&ascii);
    let domain = without_www(ascii);
    check_host(domain).map(|()| domain.to_owned())
}

fn check_host(domain: &str) -> Result<(), DomainError> {
    let label_ok = |label: &str| {
        !label.is_empty()
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label
                .bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
    };
    if domain.is_empty() {
        Err(DomainError::Empty)
    } else if !domain.split('.').all(label_ok) {
        Err(DomainError::Invalid)
    } else if domain.len() > 253 || domain.split('.').any(|label| label.len() > 63) {
        Err(DomainError::TooLong)
    } else if domain
        .rsplit('.')
        .next()
        .is_some_and(|last| last.bytes().all(|b| b.is_ascii_digit()))
    {
        Err(if domain.contains('.') {
            DomainError::Address
        } else {
            DomainError::NoDot
        })
    } else if !domain.contains('.') {
        Err(DomainError::NoDot)
    } else {
        Ok(())
    }
}

/// Who a citation belongs to: the index of the domain that is `domain` itself or a parent of it. The most specific domain
/// wins; of equal ones the first (the owned brand stands first).
pub fn owner_of(domain: &str, domains: &[&str]) -> Option<usize> {
    let belongs = |parent: &str| {
        !parent.is_empty()
            && domain
                .strip_suffix(parent)
                .is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    };
    let mut best: Option<usize> = None;
    for (index, parent) in domains.iter().enumerate() {
        if belongs(parent) && best.is_none_or(|known| domains[known].len() < parent.len()) {
            best = Some(index);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(raw: &str) -> Option<String> {
        normalize_url(raw).map(|normal| normal.url)
    }

    #[test]
    fn the_list_of_tracking_parameters_is_sorted() {
        assert!(TRACKING.is_sorted());
    }

    #[test]
    fn urls_lose_what_does_not_name_the_page() {
        for (raw, expected) in [
            ("https://A.Example/Path", "https://a.example/Path"),
            ("https://a.example", "https://a.example/"),
            ("https://a.example/x#:~:text=some%20words", "https://a.example/x"),
            ("https://a.example/x?utm_source=chat", "https://a.example/x"),
            (
                "https://a.example/x?variant=7&_gsid=a-b&SrsLtid=c",
                "https://a.example/x?variant=7",
            ),
            (
                "https://a.example/x?id=7&UTM_Medium=a&b=2&GCLID=3",
                "https://a.example/x?id=7&b=2",
            ),
            (
                "https://a.example/x?q=a+b%20c&x=%7e",
                "https://a.example/x?q=a+b%20c&x=%7e",
            ),
            ("https://a.example/x?", "https://a.example/x"),
            ("http://me:secret@a.example:80/x", "http://a.example/x"),
            ("https://a.example.:8443/", "https://a.example:8443/"),
            ("https://łódka.example/", "https://xn--dka-fna80b.example/"),
            ("http://192.0.2.1/x", "http://192.0.2.1/x"),
        ] {
            assert_eq!(url(raw).as_deref(), Some(expected), "{raw}");
        }
        for raw in [
            "",
            "a.example",
            "ftp://a.example/",
            "mailto:a@a.example",
            "https://",
            "javascript:alert(1)",
            "/x",
        ] {
            assert_eq!(url(raw), None, "{raw}");
        }
        assert_eq!(
            normalize_url("https://www.a.example/").map(|n| n.domain).as_deref(),
            Some("a.example")
        );
    }

    #[test]
    fn domains_become_ascii_hosts() {
        for (raw, expected) in [
            ("Hollin.example", "hollin.example"),
            (" https://www.Hollin.example:443/shop?x#y ", "hollin.example"),
            ("shop.hollin.example.", "shop.hollin.example"),
            ("łódka.example", "xn--dka-fna80b.example"),
            ("hollin.example/?from=https://ferrin.example/", "hollin.example"),
        ] {
            assert_eq!(canonical_domain(raw).as_deref(), Ok(expected), "{raw}");
        }
        let long = format!("{}.example", "a".repeat(64));
        for raw in [
            "",
            "  ",
            "no domain",
            "localhost",
            "192.0.2.1",
            "[::1]",
            "-a.example",
            "a..example",
            "a_b.example",
            &long,
            "https://",
            "a.example:x",
        ] {
            assert!(canonical_domain(raw).is_err(), "{raw}");
        }
    }

    #[test]
    fn a_host_that_no_server_can_have_is_none() {
        let host = |characters| format!("{}.example", "é".repeat(characters));
        assert!(url(&format!("https://{}/", host(200))).is_some());
        assert_eq!(url(&format!("https://{}/", host(600))), None);
        assert_eq!(canonical_domain(&host(600)), Err(DomainError::TooLong));
    }

    #[test]
    fn a_brand_owns_the_pages_of_its_domain_whatever_it_begins_with() {
        for (host, expected) in [
            ("www.com", "www.com"),
            ("www.www.com", "www.com"),
            ("www.a.example", "a.example"),
            ("wwwa.example", "wwwa.example"),
        ] {
            let cited = normalize_url(&format!("https://{host}/")).expect("a URL").domain;
            assert_eq!(cited, expected);
            let domain = canonical_domain(host).expect("a domain");
            assert_eq!(owner_of(&cited, &[domain.as_str()]), Some(0), "{host}: {domain}");
        }
    }

    #[test]
    fn a_citation_belongs_to_the_most_specific_domain() {
        let domains = [
            "hollin.example",
            "ferrin.example",
            "shop.hollin.example",
            "hollin.example",
        ];
        assert_eq!(owner_of("hollin.example", &domains), Some(0));
        assert_eq!(owner_of("a.shop.hollin.example", &domains), Some(2));
        assert_eq!(owner_of("nothollin.example", &domains), None);
    }
}
