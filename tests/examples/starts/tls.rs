//! TLS before an endpoint: AWS is never called without, and it is a large part of what a start costs.

use std::path::Path;
use std::sync::Arc;

use data_encoding::BASE64;
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

/// Stands before an endpoint; its own. The authority that signs for it is written to a file.
pub(crate) async fn before(endpoint: &str, authority: &Path) -> String {
    let address = endpoint.trim_start_matches("http://").to_owned();
    let acceptor = TlsAcceptor::from(Arc::new(configuration(authority)));
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let (acceptor, address) = (acceptor.clone(), address.clone());
            tokio::spawn(async move {
                let (Ok(mut inner), Ok(mut outer)) = (TcpStream::connect(address).await, acceptor.accept(stream).await)
                else {
                    return;
                };
                // Ends with the process that is measured.
                let _ended = copy_bidirectional(&mut outer, &mut inner).await;
            });
        }
    });
    format!("https://localhost:{port}")
}

fn configuration(authority: &Path) -> ServerConfig {
    let key = KeyPair::generate().expect("a key");
    let mut params = CertificateParams::default();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let root = params.self_signed(&key).expect("a certificate");
    let text = BASE64.encode(root.der());
    let pem = format!("-----BEGIN CERTIFICATE-----\n{text}\n-----END CERTIFICATE-----\n");
    std::fs::write(authority, pem).expect("a file");
    let issuer = Issuer::new(params, key);
    let key = KeyPair::generate().expect("a key");
    let leaf = CertificateParams::new(vec!["localhost".to_owned()]).expect("a name");
    let leaf = leaf.signed_by(&key, &issuer).expect("a certificate");
    let key = PrivateKeyDer::try_from(key.serialize_der()).expect("a key");
    ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(vec![leaf.der().clone()], key)
        .expect("a configuration")
}
