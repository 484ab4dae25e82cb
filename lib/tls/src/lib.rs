//! The one TLS configuration of the service's HTTP clients: TLS 1.2 and 1.3 on ring, certificates verified.

use std::sync::Arc;

pub use rustls::{ClientConfig, RootCertStore};

/// Mozilla's roots, compiled in: the same in a Lambda function and on any machine.
pub fn public_roots() -> RootCertStore {
    RootCertStore {
        roots: webpki_roots::TLS_SERVER_ROOTS.to_vec(),
    }
}

/// A client that trusts these roots alone.
pub fn client_config(roots: RootCertStore) -> ClientConfig {
    ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring has the suites of the default versions")
        .with_root_certificates(roots)
        .with_no_client_auth()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_roots_are_there_and_nobody_is_shown_a_certificate() {
        let roots = public_roots();
        assert!(roots.len() > 100, "{}", roots.len());
        let config = client_config(roots);
        assert!(!config.client_auth_cert_resolver.has_certs());
        assert!(config.enable_sni);
    }
}
