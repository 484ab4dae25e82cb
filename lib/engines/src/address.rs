//! Addresses that a key may be sent to.

use answerscope_domain::is_loopback;
use url::Url;

/// An address of https, or of http on loopback, that has a host and a path alone.
///
/// # Errors
/// What is wrong with it, as a predicate of "its address".
pub(crate) fn address(base: &str) -> Result<Url, &'static str> {
    let url = Url::parse(base).or(Err("is no URL"))?;
    if url.scheme() != "https" && !(url.scheme() == "http" && is_loopback(&url)) {
        return Err("is not https");
    }
    if url.query().is_some() || url.fragment().is_some() || !url.username().is_empty() || url.password().is_some() {
        return Err("has more than a host and a path");
    }
    Ok(url)
}
