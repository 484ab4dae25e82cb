//! What needs the inside of the client: certificates of the tests' own, and bodies that stall.

use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};

use futures::stream::{self, StreamExt};
use http_body::Frame;
use http_body_util::StreamBody;
use rcgen::{CertificateParams, Issuer, KeyPair};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use super::*;

const DEVELOPMENT: Policy = Policy { allow_loopback: true };

/// An authority of the tests' own.
struct Authority {
    issuer: Issuer<'static, KeyPair>,
    certificate: CertificateDer<'static>,
}

impl Authority {
    fn new() -> Self {
        let key = KeyPair::generate().expect("a key");
        let mut params = CertificateParams::default();
        params.is_ca = rcgen::IsCa::Ca(rcgen::BasicConstraints::Unconstrained);
        let certificate = params.self_signed(&key).expect("a certificate").der().clone();
        Self {
            issuer: Issuer::new(params, key),
            certificate,
        }
    }

    /// A TLS receiver with a certificate for this name, valid until this year.
    async fn receiver(&self, name: &str, until: i32) -> SocketAddr {
        let key = KeyPair::generate().expect("a key");
        let mut params = CertificateParams::new(vec![name.to_owned()]).expect("a name");
        params.not_before = rcgen::date_time_ymd(2000, 1, 1);
        params.not_after = rcgen::date_time_ymd(until, 1, 1);
        let certificate = params
            .signed_by(&key, &self.issuer)
            .expect("a certificate")
            .der()
            .clone();
        let key = PrivateKeyDer::try_from(key.serialize_der()).expect("a key");
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(vec![certificate], key)
            .expect("a configuration");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        tokio::spawn(serve(listener, TlsAcceptor::from(Arc::new(config))));
        address
    }

    fn client(&self) -> Client {
        let mut roots = RootCertStore::empty();
        roots.add(self.certificate.clone()).expect("a root");
        Client::trusting(DEVELOPMENT, Arc::new(SystemResolver), TIME_OUT, roots)
    }
}

async fn serve(listener: TcpListener, acceptor: TlsAcceptor) {
    while let Ok((stream, _)) = listener.accept().await {
        let Ok(mut stream) = acceptor.accept(stream).await else {
            continue;
        };
        let _ = stream.read(&mut [0; 4096]).await;
        let _ = stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await;
        let _ = stream.shutdown().await;
    }
}

async fn post(client: &Client, host: &str, port: u16) -> Option<AttemptFailure> {
    let target = Target::parse(&format!("https://{host}:{port}/"), &DEVELOPMENT).expect(host);
    client
        .post(&target, HeaderMap::new(), Bytes::from_static(b"{}"))
        .await
        .failure
}

#[tokio::test]
async fn a_certificate_must_be_trusted_and_valid_and_name_the_host() {
    let ours = Authority::new();
    let good = ours.receiver("localhost", 3000).await.port();
    assert_eq!(post(&ours.client(), "localhost", good).await, None);
    let failed = Some(AttemptFailure::NotConnected);
    assert_eq!(
        post(&Client::new(DEVELOPMENT), "localhost", good).await,
        failed,
        "an unknown authority"
    );
    assert_eq!(post(&ours.client(), "127.0.0.1", good).await, failed, "another name");
    let other = ours.receiver("receiver.example", 3000).await.port();
    assert_eq!(post(&ours.client(), "localhost", other).await, failed, "another name");
    let expired = ours.receiver("localhost", 2001).await.port();
    assert_eq!(
        post(&ours.client(), "localhost", expired).await,
        failed,
        "expired in 2001"
    );
}

/// The status is there, so the message has arrived: a body that never comes to its end can not make it fail.
#[tokio::test(start_paused = true)]
async fn a_body_that_stalls_is_cut_at_the_deadline() {
    let words =
        stream::iter([Ok::<_, Infallible>(Frame::data(Bytes::from_static(b"first words")))]).chain(stream::pending());
    let response = Response::from(http::Response::new(reqwest::Body::wrap(StreamBody::new(words))));
    let started = Instant::now();
    assert_eq!(beginning(response, started + TIME_OUT).await, "first words");
    assert_eq!(started.elapsed().as_secs(), TIME_OUT.as_secs());
}

#[tokio::test]
async fn a_character_that_the_cut_falls_into_is_replaced() {
    let text = format!("{}ä", "x".repeat(ANSWER_BYTES - 1));
    let answer = beginning(http::Response::new(text).into(), Instant::now() + TIME_OUT).await;
    assert_eq!(answer, format!("{}\u{fffd}", "x".repeat(ANSWER_BYTES - 1)));
}
