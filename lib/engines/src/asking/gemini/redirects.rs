//! Gemini's citations are redirects of Google's; here they become the pages that they lead to.
//!
//! Only Google's redirect host is ever asked, and only for its `Location`: the page itself is not dialled, so a redirect to a
//! private address reaches nothing. A page that is no public web address, or does not come in time, is not taken: the
//! vendor's title is the page's domain then, and the site's root stands for the page.

use std::collections::BTreeMap;
use std::time::Duration;

use answerscope_domain::{canonical_domain, normalize_url};
use futures::StreamExt;
use futures::stream::iter;
use reqwest::header::LOCATION;
use reqwest::{Client, Url};
use tokio::time::{Instant, timeout_at};

use crate::address::address;
use crate::answer::EngineAnswer;
use crate::asking::config::WrongConfig;
use crate::asking::draft::sources;
use crate::asking::http::client;

const HOST: &str = "vertexaisearch.cloud.google.com";
const PATH: &str = "/grounding-api-redirect/";
/// Redirects of one answer that are asked for.
const MOST: usize = 64;
/// Asked for at a time.
const AT_ONCE: usize = 8;
/// For all redirects of an answer; what has not come by then is not waited for.
const LIMIT: Duration = Duration::from_secs(10);
/// Bytes of an address.
const LONGEST: usize = 4_096;

/// Asks Google where its redirects lead.
#[derive(Debug, Clone)]
pub(crate) struct Redirects {
    client: Client,
    /// Google's host; another one in tests.
    via: Url,
}

impl Redirects {
    pub(crate) fn new(via: Option<&str>) -> Result<Self, WrongConfig> {
        let google = format!("https://{HOST}");
        Ok(Self {
            client: client()?,
            via: address(via.unwrap_or(&google)).map_err(WrongConfig::address)?,
        })
    }

    /// Puts the pages in the place of the redirects, as far as Google tells them in time.
    pub(crate) async fn resolve(&self, answer: &mut EngineAnswer) {
        let due = Instant::now() + LIMIT;
        let urls = answer.citations.iter().map(|cited| &cited.url);
        let urls = urls.chain(answer.sources.iter().map(|source| &source.url));
        let mut wanted: Vec<String> = urls.filter(|url| is_redirect(url)).cloned().collect();
        wanted.sort_unstable();
        wanted.dedup();
        wanted.truncate(MOST);
        let asked = iter(wanted).map(|url| async move {
            let page = timeout_at(due, self.page(&url)).await.ok().flatten()?;
            Some((url, page))
        });
        let found: Vec<Option<(String, String)>> = asked.buffer_unordered(AT_ONCE).collect().await;
        let pages: BTreeMap<String, String> = found.into_iter().flatten().collect();
        replace(answer, |url| pages.get(url).cloned());
    }

    async fn page(&self, redirect: &str) -> Option<String> {
        let path = Url::parse(redirect).ok()?.path().to_owned();
        let mut url = self.via.clone();
        url.set_path(&path);
        let response = self.client.head(url).send().await.ok()?;
        if !response.status().is_redirection() {
            return None;
        }
        let page = response.headers().get(LOCATION)?.to_str().ok()?;
        is_public(page).then(|| page.to_owned())
    }
}

/// Puts the site's root in the place of each redirect that is left, where the vendor's title is a domain.
pub(crate) fn title_by_domain(answer: &mut EngineAnswer) {
    for cited in &mut answer.citations {
        if !is_redirect(&cited.url) {
            continue;
        }
        if let Some(root) = site(cited.title.as_deref()) {
            cited.url = root;
            cited.exact = false;
        }
    }
    for source in &mut answer.sources {
        if is_redirect(&source.url) {
            source.url = site(source.title.as_deref()).unwrap_or_else(|| source.url.clone());
        }
    }
    list_once(answer);
}

fn replace(answer: &mut EngineAnswer, page: impl Fn(&str) -> Option<String>) {
    for url in answer.citations.iter_mut().map(|cited| &mut cited.url) {
        *url = page(url).unwrap_or_else(|| std::mem::take(url));
    }
    for url in answer.sources.iter_mut().map(|source| &mut source.url) {
        *url = page(url).unwrap_or_else(|| std::mem::take(url));
    }
    list_once(answer);
}

/// Two redirects may lead to one page.
fn list_once(answer: &mut EngineAnswer) {
    let seen = std::mem::take(&mut answer.sources).into_iter();
    let seen = seen.map(|source| (source.url, source.title)).collect();
    answer.sources = sources(seen, &answer.citations);
}

fn is_redirect(url: &str) -> bool {
    Url::parse(url)
        .is_ok_and(|url| url.scheme() == "https" && url.host_str() == Some(HOST) && url.path().starts_with(PATH))
}

/// Whether an address is one that people could open: http or https, a host with a public name, no user.
fn is_public(page: &str) -> bool {
    let Ok(url) = Url::parse(page) else { return false };
    let named = url.host_str().is_some_and(|host| canonical_domain(host).is_ok());
    page.len() <= LONGEST
        && normalize_url(page).is_some()
        && named
        && url.username().is_empty()
        && url.host_str() != Some(HOST)
}

/// The root of the site that a title names.
fn site(title: Option<&str>) -> Option<String> {
    let title = title?.trim();
    let plain = !title.contains(|letter: char| letter.is_whitespace() || letter == '/');
    let domain = canonical_domain(title).ok().filter(|_| plain)?;
    Some(format!("https://{domain}/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_googles_redirects_are_redirects() {
        assert!(is_redirect(
            "https://vertexaisearch.cloud.google.com/grounding-api-redirect/AUZ"
        ));
        assert!(!is_redirect(
            "http://vertexaisearch.cloud.google.com/grounding-api-redirect/AUZ"
        ));
        assert!(!is_redirect(
            "https://vertexaisearch.cloud.google.com.evil.example/grounding-api-redirect/A"
        ));
        assert!(!is_redirect("https://vertexaisearch.cloud.google.com/other"));
    }

    #[test]
    fn only_public_pages_are_taken() {
        assert!(is_public("https://norvik.example/kettles?a=1"));
        for page in [
            "http://169.254.169.254/latest/meta-data",
            "http://127.0.0.1/",
            "http://[::1]/",
            "http://localhost/",
            "http://intranet/",
            "ftp://norvik.example/",
            "javascript:alert(1)",
            "https://user:pass@norvik.example/",
            "https://vertexaisearch.cloud.google.com/grounding-api-redirect/again",
            "/relative",
        ] {
            assert!(!is_public(page), "{page}");
        }
    }

    #[test]
    fn titles_that_are_domains_name_sites() {
        assert_eq!(site(Some("norvik.example")).as_deref(), Some("https://norvik.example/"));
        assert_eq!(site(Some("Weather information for Norvik")), None);
        assert_eq!(site(Some("norvik.example/page")), None);
        assert_eq!(site(Some("localhost")), None);
        assert_eq!(site(None), None);
    }
}
