//! Clients by their id: a URL is read (OAuth Client ID Metadata Document), anything else must have registered.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use answerscope_domain::clock::Moment;
use answerscope_domain::entities::oauth_client::{ClientOrigin, OAuthClient};
use answerscope_domain::error::Result;
use answerscope_webhooks::{Client, Policy, Target};
use serde_json::Value;
use url::Url;

use crate::Server;
use crate::throttles::{DOCUMENTS_OF_NETWORK, attempt_all};

/// Bytes of the largest document; the draft recommends 5 KB, and gives the server the choice.
const LARGEST: usize = 16 * 1024;
/// How long a document is used before it is read anew, in µs.
const FRESH: i64 = 600_000_000;
/// Documents that are remembered before the memory is cleared.
const REMEMBERED: usize = 500;
/// How clients' ids look that registration gives.
pub(crate) const REGISTERED: &str = "client_";

/// Why there is no client, in a sentence for the person who waits.
pub(crate) type NoClient = &'static str;

/// Reads documents through the guard of webhooks: public addresses alone, no redirects, a limit of time and of size.
#[derive(Clone)]
pub(crate) struct Documents {
    http: Client,
    policy: Policy,
    seen: Arc<Mutex<HashMap<String, (Moment, OAuthClient)>>>,
}

impl Documents {
    pub(crate) fn new(allow_loopback: bool) -> Self {
        let policy = Policy { allow_loopback };
        Self {
            http: Client::new(policy),
            policy,
            seen: Arc::default(),
        }
    }

    fn remembered(&self, id: &str, now: Moment) -> Option<OAuthClient> {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let (read, client) = seen.get(id)?;
        (now.0 - read.0 < FRESH).then(|| client.clone())
    }

    fn remember(&self, now: Moment, client: &OAuthClient) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= REMEMBERED {
            seen.clear();
        }
        seen.insert(client.id.clone(), (now, client.clone()));
    }

    async fn read(&self, id: &str) -> std::result::Result<OAuthClient, NoClient> {
        let target = Target::parse(id, &self.policy).map_err(|_| "Its id is an address that can not be read.")?;
        if !is_document_url(id) {
            return Err("Its id is not the address of a document.");
        }
        let read = self.http.get(&target, LARGEST).await;
        let bytes = read.map_err(|failure| {
            tracing::info!(%failure, "a client's document was not read");
            "The document that its id leads to could not be read."
        })?;
        let document: Value =
            serde_json::from_slice(&bytes).map_err(|_| "The document that its id leads to is not JSON.")?;
        client_of(id, &document)
    }
}

/// Section 3 of the draft: `https`, a path, no dot segments; what the guard refuses besides is a fragment, a user name and
/// another port. What the parser would change is not the id that the document must name.
fn is_document_url(id: &str) -> bool {
    Url::parse(id).is_ok_and(|url| url.as_str() == id && url.path() != "/")
}

/// Section 4 of the draft: the document names its own address, character by character, and has no secret.
fn client_of(id: &str, document: &Value) -> std::result::Result<OAuthClient, NoClient> {
    if document["client_id"].as_str() != Some(id) {
        return Err("The document that its id leads to is about another program.");
    }
    let method = document["token_endpoint_auth_method"].as_str().unwrap_or("none");
    if method != "none" || document.get("client_secret").is_some() {
        return Err("It asks for a secret, which programs do not have here.");
    }
    client_from(id.to_owned(), document, ClientOrigin::MetadataDocument)
        .map_err(|_| "The document that its id leads to has no redirect URI that can be used.")
}

/// The client that metadata tells of (RFC 7591, section 2). Pictures and links of it are not shown, so they are not read.
///
/// # Errors
/// 1002 where redirect URIs are missing or can be none.
pub(crate) fn client_from(id: String, metadata: &Value, origin: ClientOrigin) -> Result<OAuthClient> {
    let redirects = metadata["redirect_uris"].as_array().into_iter().flatten();
    let redirects = redirects.map(|uri| uri.as_str().unwrap_or_default().to_owned());
    OAuthClient::new(id, metadata["client_name"].as_str(), redirects.collect(), origin)
}

impl Server {
    /// The client of an id, for a request from a network.
    ///
    /// # Errors
    /// When the table does not answer.
    pub(crate) async fn client(&self, id: &str, network: &str) -> Result<std::result::Result<OAuthClient, NoClient>> {
        if id.starts_with(REGISTERED) && id.len() < 100 {
            let known = self.app.stores.identity().clients().get(id).await?;
            return Ok(known.ok_or("It is not registered here, or no longer."));
        }
        let now = self.app.stores.clock.now();
        if let Some(client) = self.documents.remembered(id, now) {
            return Ok(Ok(client));
        }
        if !id.starts_with("http") {
            return Ok(Err("It is not registered here."));
        }
        if attempt_all(self, &[(DOCUMENTS_OF_NETWORK, network)]).await?.is_err() {
            return Ok(Err("Too many programs were asked about; wait a minute."));
        }
        let read = self.documents.read(id).await;
        if let Ok(client) = &read {
            self.documents.remember(now, client);
        }
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const ID: &str = "https://assistant.example/client.json";

    #[test]
    fn a_document_names_itself_and_has_no_secret() {
        let document = |change: Value| {
            let mut document =
                json!({"client_id": ID, "client_name": "A", "redirect_uris": ["https://assistant.example/b"]});
            let fields = document.as_object_mut().expect("an object");
            fields.extend(change.as_object().cloned().unwrap_or_default());
            client_of(ID, &document).is_ok()
        };
        assert!(document(json!({})));
        for change in [
            json!({"client_id": "https://assistant.example/other.json"}),
            json!({"client_id": null}),
            json!({"client_secret": "x"}),
            json!({"token_endpoint_auth_method": "client_secret_post"}),
            json!({"redirect_uris": []}),
            json!({"redirect_uris": "https://assistant.example/b"}),
            json!({"redirect_uris": [7]}),
            json!({"redirect_uris": ["javascript:alert(1)"]}),
        ] {
            assert!(!document(change.clone()), "{change}");
        }
    }

    #[test]
    fn an_id_is_the_address_of_a_document() {
        assert!(is_document_url(ID));
        for other in [
            "https://a.example",
            "https://a.example/",
            "https://a.example/x/../y",
            "https://A.example/x",
            "x",
        ] {
            assert!(!is_document_url(other), "{other}");
        }
    }
}
