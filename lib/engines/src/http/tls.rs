//! TLS 1.2 and 1.3 on ring, with Mozilla's roots compiled in.

use std::sync::Arc;

use rustls::{ClientConfig, RootCertStore};

/// The one TLS configuration of this crate; certificates are verified.
pub(crate) fn tls() -> ClientConfig {
    let roots = RootCertStore {
        roots: webpki_roots::TLS_SERVER_ROOTS.to_vec(),
    };
    ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring has the suites of the default versions")
        .with_root_certificates(roots)
        .with_no_client_auth()
}
