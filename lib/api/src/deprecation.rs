//! What legacy operations say of themselves in every answer, errors too: since when they are deprecated, and what takes
//! their place.

use http::header::LINK;
use http::{HeaderMap, HeaderName, HeaderValue};

use crate::operation::Spec;
use answerscope_domain::API_PREFIX;
use answerscope_domain::ids::brand_in;

/// RFC 9745.
const DEPRECATION: HeaderName = HeaderName::from_static("deprecation");
/// 2026-11-01, as a date of RFC 9651: seconds since the epoch behind an `@`.
const SINCE: HeaderValue = HeaderValue::from_static("@1793491200");

/// Adds the headers of a legacy operation. `path` is the request's: the link names the successor of the same brand, and
/// is left out where the path's id tells of no brand.
pub(crate) fn headers(headers: &mut HeaderMap, spec: &Spec, base_url: &str, path: &str) {
    let Some(successor) = spec.legacy else {
        return;
    };
    headers.insert(DEPRECATION, SINCE);
    let Some(brand) = spec.path_value(path).and_then(brand_in) else {
        return;
    };
    let target = successor.replace("{brand}", &brand.to_string());
    let link = format!("<{base_url}{API_PREFIX}{target}>; rel=\"successor-version\"");
    if let Ok(link) = HeaderValue::from_str(&link) {
        headers.append(LINK, link);
    }
}
