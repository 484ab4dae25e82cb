//! Name resolution that answers with checked addresses only.
//!
//! The HTTP client asks here once for each connection and dials what it gets, so there is no second resolution that
//! could answer otherwise (DNS rebinding): what was checked is what is dialled.
//!
//! Addresses that may not be dialled are left out of the answer, and the target is refused when none is left. To
//! refuse the whole answer for one such address would be no safer, as that address is never dialled either way, and
//! would cut off every IPv4-only receiver on networks where the resolver adds 64:ff9b::/96 addresses (DNS64, RFC 6147).

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use futures::future::BoxFuture;
use reqwest::dns::{Addrs, Name};

use crate::address;
use crate::policy::Policy;
use crate::target::Refused;

/// The addresses of a name, to come.
pub type Resolving = BoxFuture<'static, io::Result<Vec<SocketAddr>>>;

/// Where names are resolved; a seam for tests.
pub trait Resolve: Send + Sync {
    /// All addresses of a name. Port 0 stands for the port of the URL.
    fn resolve(&self, name: &str) -> Resolving;
}

/// The resolver of the operating system.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemResolver;

impl Resolve for SystemResolver {
    fn resolve(&self, name: &str) -> Resolving {
        let name = name.to_owned();
        Box::pin(async move { Ok(tokio::net::lookup_host((name.as_str(), 0)).await?.collect()) })
    }
}

/// Lets only addresses through that may be dialled.
pub(crate) struct Checked {
    pub(crate) policy: Policy,
    pub(crate) inner: Arc<dyn Resolve>,
}

impl reqwest::dns::Resolve for Checked {
    fn resolve(&self, name: Name) -> reqwest::dns::Resolving {
        // RFC 6761, 6.3: `localhost` is known without asking anyone.
        if self.policy.allow_loopback && name.as_str() == "localhost" {
            let both =
                [IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)].map(|ip| SocketAddr::new(ip, 0));
            return Box::pin(async move { Ok(Box::new(both.into_iter()) as Addrs) });
        }
        let answer = self.inner.resolve(name.as_str());
        Box::pin(async move {
            let public = only_public(answer.await.map_err(|_| Unresolved)?)?;
            Ok(Box::new(public.into_iter()) as Addrs)
        })
    }
}

fn only_public(answer: Vec<SocketAddr>) -> Result<Vec<SocketAddr>, Box<dyn std::error::Error + Send + Sync>> {
    if answer.is_empty() {
        return Err(Unresolved.into());
    }
    let public: Vec<_> = answer
        .into_iter()
        .filter(|socket| address::is_public(socket.ip()))
        .collect();
    if public.is_empty() {
        Err(Refused::Resolved.into())
    } else {
        Ok(public)
    }
}

/// A name without an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Unresolved;

impl std::fmt::Display for Unresolved {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the name does not resolve")
    }
}

impl std::error::Error for Unresolved {}
