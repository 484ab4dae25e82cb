//! How often somebody may try what costs the service work or gives a guess away.

use answerscope_domain::error::Result;
use answerscope_store::identity::{Throttle, Throttled};

use crate::Server;

/// Passwords of one address of email. Whoever knows an address can use these up, so a few come back every hour.
pub(crate) const PASSWORDS_OF_ACCOUNT: Throttle = throttle("login-account", 10, 60);
/// Passwords from one network, of whatever accounts: what password spraying is held by.
pub(crate) const PASSWORDS_OF_NETWORK: Throttle = throttle("login-network", 50, 10);
/// Signing in with an identity provider from one network: each asks the provider.
pub(crate) const PROVIDER_OF_NETWORK: Throttle = throttle("provider-network", 50, 10);
/// Letters to one address.
pub(crate) const LETTERS_OF_ACCOUNT: Throttle = throttle("letter-account", 3, 1_200);
/// Letters asked for from one network.
pub(crate) const LETTERS_OF_NETWORK: Throttle = throttle("letter-network", 10, 60);
/// Registrations of clients from one network, and from all together.
pub(crate) const REGISTRATIONS_OF_NETWORK: Throttle = throttle("register-network", 30, 60);
/// Registrations of all: what a flood from many networks is held by.
pub(crate) const REGISTRATIONS_OF_ALL: Throttle = throttle("register-all", 1_000, 2);
/// Documents of clients that are read for one network.
pub(crate) const DOCUMENTS_OF_NETWORK: Throttle = throttle("document-network", 30, 10);

/// Assistants that one person connects. Each has a bucket of its own that is full at first, so that without this whoever
/// connects them anew could call as often as they like.
pub(crate) const CONSENTS_OF_ACCOUNT: Throttle = throttle("consent-account", 60, 60);

/// Sessions that one person begins, by a password, a provider or another organization, for the same reason.
pub(crate) const SESSIONS_OF_ACCOUNT: Throttle = throttle("session-account", 30, 60);

const fn throttle(what: &'static str, burst: i64, every: i64) -> Throttle {
    Throttle { what, burst, every }
}

/// Takes a try of each; the first that has none left says so.
pub(crate) async fn attempt_all(server: &Server, tries: &[(Throttle, &str)]) -> Result<Result<(), Throttled>> {
    for (throttle, who) in tries {
        if let Err(throttled) = server.app.stores.identity().attempt(*throttle, who).await? {
            tracing::warn!(what = throttle.what, "too many tries");
            return Ok(Err(throttled));
        }
    }
    Ok(Ok(()))
}
