//! Where a delivery must never go. Each case asserts that it was refused and that no connection was opened.

use std::net::{IpAddr, SocketAddr};

use crate::common::{Canary, DEVELOPMENT, Receiver, Scripted};
use answerscope_webhooks::{AttemptFailure, Client, Policy, Refused, Target};
use bytes::Bytes;
use http::HeaderMap;

use Refused::{Address, Character, Credentials, Fragment, Name, NoUrl, Port, Scheme};

/// URLs that are refused as they stand; PORT is the canary's.
const TARGETS: &[(&str, Refused)] = &[
    // Loopback, in every way to write an IPv4 address.
    ("https://127.0.0.1:PORT/", Address),
    ("https://127.0.0.1/", Address),
    ("https://127.255.255.254/", Address),
    ("https://127.1:PORT/", Address),
    ("https://127.0.1/", Address),
    ("https://2130706433:PORT/", Address),
    ("https://017700000001/", Address),
    ("https://0177.0.0.1/", Address),
    ("https://0x7f000001/", Address),
    ("https://0x7f.1:PORT/", Address),
    ("https://0X7F.0x0.0.01/", Address),
    ("https://127.0.0.1./", Address),
    ("https://%31%32%37.0.0.1/", Address),
    ("HTTPS://127.0.0.1:PORT/", Address),
    ("https://１２７.０.０.１/", Address),
    ("https://127。0。0。1/", Address),
    ("https://①②⑦.0.0.1/", Address),
    ("https:127.0.0.1:PORT/", Address),
    ("https:////127.0.0.1:PORT/", Address),
    ("https://0/", Address),
    ("https://0.0.0.0:PORT/", Address),
    ("https://00000.0x0/", Address),
    // Metadata of clouds and containers.
    ("https://169.254.169.254/latest/meta-data/", Address),
    ("https://2852039166/", Address),
    ("https://0xa9fea9fe/", Address),
    ("https://0251.0376.0251.0376/", Address),
    ("https://169.254.43518/", Address),
    ("https://169.254.170.2/v2/credentials", Address),
    ("https://[fd00:ec2::254]/", Address),
    ("https://100.100.100.200/", Address),
    ("https://192.0.0.192/", Address),
    ("https://168.63.129.16/", Address),
    ("https://metadata.google.internal/", Name),
    ("https://METADATA.google.INTERNAL/", Name),
    // Private and special networks.
    ("https://10.0.0.1/", Address),
    ("https://172.31.255.255/", Address),
    ("https://192.168.1.1:8443/", Address),
    ("https://100.64.0.1/", Address),
    ("https://198.18.0.1/", Address),
    ("https://224.0.0.1/", Address),
    ("https://255.255.255.255/", Address),
    // IPv6.
    ("https://[::1]:PORT/", Address),
    ("https://[0:0:0:0:0:0:0:1]/", Address),
    ("https://[::]:PORT/", Address),
    ("https://[::ffff:127.0.0.1]:PORT/", Address),
    ("https://[::ffff:7f00:1]/", Address),
    ("https://[::127.0.0.1]/", Address),
    ("https://[::ffff:0:127.0.0.1]/", Address),
    ("https://[64:ff9b::7f00:1]/", Address),
    ("https://[64:ff9b:1::a9fe:a9fe]/", Address),
    ("https://[2002:7f00:1::]/", Address),
    ("https://[2001:0:7f00:1::]/", Address),
    ("https://[2001:db8::1]/", Address),
    ("https://[100::1]/", Address),
    ("https://[fe80::1]/", Address),
    ("https://[fec0::1]/", Address),
    ("https://[fc00::1]/", Address),
    ("https://[fd12:3456::1]/", Address),
    ("https://[ff02::1]/", Address),
    ("https://[fe80::1%25eth0]/", NoUrl),
    ("https://[::1%25lo]:PORT/", NoUrl),
    // Names that are not of the public DNS.
    ("https://localhost:PORT/", Name),
    ("https://LOCALHOST/", Name),
    ("https://localhost./", Name),
    ("https://ⓛocalhost/", Name),
    ("https://loc%61lhost/", Name),
    ("https://local\u{ad}host/", Name),
    ("https://foo.localhost\u{3002}/", Name),
    ("https://foo.localhost:PORT/", Name),
    ("https://localhost.localdomain/", Name),
    ("https://printer.local/", Name),
    ("https://ip-10-0-0-1.ec2.internal/", Name),
    ("https://router.home.arpa/", Name),
    ("https://intranet/", Name),
    ("https://good.example./", Name),
    ("https://good..example/", Name),
    // User information and what looks like it.
    ("https://good.example@127.0.0.1:PORT/", Credentials),
    ("https://good.example:443@127.0.0.1/", Credentials),
    ("https://user:secret@good.example/", Credentials),
    ("https://@good.example/", Credentials),
    ("https://good.example\\@127.0.0.1:PORT/", Character),
    ("https:\\\\127.0.0.1:PORT\\", Character),
    ("https://127.0.0.1:PORT\\@good.example/", Character),
    ("https://good.example#@127.0.0.1/", Fragment),
    ("https://127.0.0.1:PORT#@good.example/", Fragment),
    ("https://good.example /", Character),
    ("https://good.example\r\nHost: x/", Character),
    ("ht\ttps://good.example/", Character),
    // Schemes.
    ("http://good.example/", Scheme),
    ("HTTP://good.example:443/", Scheme),
    ("http://93.184.215.14/", Scheme),
    ("ftp://good.example/", Scheme),
    ("ws://good.example/", Scheme),
    ("file:///etc/passwd", Scheme),
    ("gopher://127.0.0.1:PORT/_x", Scheme),
    ("data:text/plain,x", Scheme),
    ("javascript:alert(1)", Scheme),
    ("jar:https://good.example/!/", Scheme),
    // Ports of other services.
    ("https://good.example:22/", Port),
    ("https://good.example:25/", Port),
    ("https://good.example:80/", Port),
    ("https://good.example:6379/", Port),
    ("https://good.example:0/", Port),
    ("https://good.example:65536/", NoUrl),
    // No URLs at all.
    ("", NoUrl),
    ("//127.0.0.1:PORT/", NoUrl),
    ("good.example/hook", NoUrl),
    ("https://", NoUrl),
    ("https://[::1/", NoUrl),
];

/// Targets that reach the canary once development allows loopback.
const REACHING: [&str; 7] = [
    "http://127.0.0.1:PORT/",
    "http://localhost:PORT/",
    "http://LOCALHOST:PORT/",
    "http://127.1:PORT/",
    "http://0x7f.1:PORT/",
    "http://2130706433:PORT/",
    "http://017700000001:PORT/",
];

/// Targets that are refused in development too: it allows loopback as such and nothing that is merely like it.
const REFUSED_IN_DEVELOPMENT: [(&str, Refused); 14] = [
    ("http://0.0.0.0:PORT/", Address),
    ("http://[::]:PORT/", Address),
    ("http://[::ffff:127.0.0.1]:PORT/", Address),
    ("http://[::127.0.0.1]:PORT/", Address),
    ("http://10.0.0.1/", Address),
    ("http://169.254.169.254/", Address),
    ("http://foo.localhost:PORT/", Name),
    ("http://localhost.:PORT/", Name),
    ("http://intranet/", Name),
    ("http://good.example/", Scheme),
    ("https://good.example:9000/", Port),
    ("http://user@127.0.0.1:PORT/", Credentials),
    ("http://127.0.0.1:PORT/#x", Fragment),
    ("ftp://127.0.0.1:PORT/", Scheme),
];

/// Addresses that a name may resolve to without being dialled, one for each class at least.
const ADDRESSES: [&str; 36] = [
    "127.0.0.1",
    "127.8.9.10",
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "100.100.100.200",
    "168.63.129.16",
    "169.254.169.254",
    "169.254.170.2",
    "172.16.0.1",
    "192.0.0.192",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.0.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "100::1",
    "2001:0:7f00:1::",
    "2001:db8::1",
    "2002:7f00:1::",
    "3fff::1",
    "5f00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fec0::1",
    "ff02::1",
];

/// Global unicast by the rules, assigned to nobody: to dial it leads nowhere.
const NOBODY: &str = "2000::1";

async fn post(client: &Client, url: &str, policy: &Policy) -> Option<AttemptFailure> {
    let target = Target::parse(url, policy).expect(url);
    client
        .post(&target, HeaderMap::new(), Bytes::from_static(b"{}"))
        .await
        .failure
}

fn socket(address: &str, port: u16) -> SocketAddr {
    SocketAddr::new(address.parse::<IpAddr>().expect(address), port)
}

#[tokio::test]
async fn a_url_that_leads_inside_is_refused() {
    let canary = Canary::new().await;
    for (form, expected) in TARGETS {
        let url = form.replace("PORT", &canary.address().port().to_string());
        assert_eq!(Target::parse(&url, &Policy::default()), Err(*expected), "{url}");
        canary.assert_untouched(&url).await;
    }
}

#[tokio::test]
async fn development_allows_loopback_alone() {
    let canary = Canary::new().await;
    for (form, expected) in REFUSED_IN_DEVELOPMENT {
        let url = form.replace("PORT", &canary.address().port().to_string());
        assert_eq!(Target::parse(&url, &DEVELOPMENT), Err(expected), "{url}");
        canary.assert_untouched(&url).await;
    }
}

/// The client does not rely on how a target was made: it checks with its own policy.
#[tokio::test]
async fn a_target_of_development_is_refused_by_a_client_of_production() {
    let (canary, receiver) = (
        Canary::new().await,
        Receiver::answering("HTTP/1.1 204 No Content\r\n\r\n").await,
    );
    let (strict, development) = (Client::new(Policy::default()), Client::new(DEVELOPMENT));
    for form in REACHING {
        let at = |port: u16| form.replace("PORT", &port.to_string());
        let refused = post(&strict, &at(canary.address().port()), &DEVELOPMENT).await;
        assert!(
            matches!(refused, Some(AttemptFailure::Refused(Address | Name))),
            "{form}: {refused:?}"
        );
        canary.assert_untouched(form).await;
        let before = receiver.connections();
        post(&development, &at(receiver.address.port()), &DEVELOPMENT).await;
        assert!(
            receiver.connections() > before,
            "{form} reaches a receiver when it is allowed"
        );
    }
}

#[tokio::test]
async fn a_name_that_resolves_inside_is_refused() {
    let canary = Canary::new().await;
    for policy in [Policy::default(), DEVELOPMENT] {
        for address in ADDRESSES {
            let resolver = Scripted::new(vec![vec![socket(address, canary.address().port())]]);
            let failure = post(&resolver.client(policy), "https://good.example/", &policy).await;
            assert_eq!(failure, Some(AttemptFailure::Refused(Refused::Resolved)), "{address}");
            assert_eq!(resolver.calls(), 1);
            canary.assert_untouched(address).await;
        }
        let all = ADDRESSES
            .iter()
            .map(|address| socket(address, canary.address().port()))
            .collect();
        let failure = post(
            &Scripted::new(vec![all]).client(policy),
            "https://good.example/",
            &policy,
        )
        .await;
        assert_eq!(
            failure,
            Some(AttemptFailure::Refused(Refused::Resolved)),
            "all of them in one answer"
        );
        canary.assert_untouched("an answer with all of them").await;
    }
}

/// Of a mixed answer only the public address is dialled, wherever it stands.
#[tokio::test(start_paused = true)]
async fn of_a_mixed_answer_the_private_addresses_are_not_dialled() {
    let canary = Canary::new().await;
    let (inside, nobody) = (canary.address(), socket(NOBODY, 443));
    for answer in [vec![inside, nobody], vec![nobody, inside], vec![inside, nobody, inside]] {
        let resolver = Scripted::new(vec![answer]);
        let failure = post(
            &resolver.client(Policy::default()),
            "https://good.example/",
            &Policy::default(),
        )
        .await;
        assert!(
            matches!(failure, Some(AttemptFailure::NotConnected | AttemptFailure::TimedOut)),
            "{failure:?}"
        );
        canary.assert_untouched("a mixed answer").await;
    }
}

/// First answer public, second private: nothing resolves twice in one attempt, and the next attempt checks again.
#[tokio::test(start_paused = true)]
async fn a_name_that_is_bound_anew_is_not_followed() {
    let canary = Canary::new().await;
    let resolver = Scripted::new(vec![vec![socket(NOBODY, 443)], vec![canary.address()]]);
    let client = resolver.client(Policy::default());
    let first = post(&client, "https://good.example/", &Policy::default()).await;
    assert!(
        matches!(first, Some(AttemptFailure::NotConnected | AttemptFailure::TimedOut)),
        "{first:?}"
    );
    assert_eq!(resolver.calls(), 1, "one resolution for one attempt");
    canary.assert_untouched("the first attempt").await;
    let second = post(&client, "https://good.example/", &Policy::default()).await;
    assert_eq!(
        (second, resolver.calls()),
        (Some(AttemptFailure::Refused(Refused::Resolved)), 2)
    );
    canary.assert_untouched("the second attempt").await;
}

/// In development `localhost` is loopback whatever a resolver says.
#[tokio::test]
async fn localhost_is_not_resolved() {
    let receiver = Receiver::answering("HTTP/1.1 204 No Content\r\n\r\n").await;
    let resolver = Scripted::new(vec![vec![socket("10.0.0.1", 80)]]);
    let url = format!("http://localhost:{}/", receiver.address.port());
    assert_eq!(post(&resolver.client(DEVELOPMENT), &url, &DEVELOPMENT).await, None);
    assert_eq!((resolver.calls(), receiver.connections()), (0, 1));
}

#[tokio::test]
async fn redirects_lead_nowhere() {
    let canary = Canary::new().await;
    for status in [
        "301 Moved Permanently",
        "302 Found",
        "303 See Other",
        "307 Temporary Redirect",
        "308 Permanent Redirect",
    ] {
        let location = format!("http://{}/inside", canary.address());
        let answer = format!("HTTP/1.1 {status}\r\nLocation: {location}\r\nContent-Length: 0\r\n\r\n");
        let receiver = Receiver::answering(answer).await;
        let failure = post(&Client::new(DEVELOPMENT), &receiver.url(), &DEVELOPMENT).await;
        assert_eq!(
            (failure, receiver.requests().len()),
            (Some(AttemptFailure::Redirected), 1),
            "{status}"
        );
        canary.assert_untouched(status).await;
    }
}

#[test]
fn public_receivers_are_accepted_in_normal_form() {
    for (url, normal) in [
        ("https://good.example", "https://good.example/"),
        ("HTTPS://Good.Example:443/a?b=c%20d", "https://good.example/a?b=c%20d"),
        ("https://good.example:8443/hook", "https://good.example:8443/hook"),
        ("https://bücher.example/", "https://xn--bcher-kva.example/"),
        ("https://93.184.215.14/", "https://93.184.215.14/"),
        ("https://[2606:4700::1111]:8443/", "https://[2606:4700::1111]:8443/"),
        (
            "https://good.example/@name?mail=a@b.example",
            "https://good.example/@name?mail=a@b.example",
        ),
        ("https://localhost.good.example/", "https://localhost.good.example/"),
        ("https://a.notlocal/", "https://a.notlocal/"),
    ] {
        for policy in [Policy::default(), DEVELOPMENT] {
            assert_eq!(Target::parse(url, &policy).expect(url).as_str(), normal);
        }
    }
}

#[test]
fn every_refusal_names_the_parameter() {
    for (_, refused) in TARGETS {
        assert!(refused.to_string().starts_with("url: "), "{refused}");
    }
}
