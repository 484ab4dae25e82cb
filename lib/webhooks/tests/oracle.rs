//! Our signatures against the crate of the specification's authors, <https://github.com/standard-webhooks/standard-webhooks>.

use std::time::SystemTime;

use answerscope_webhooks::signature::{SigningSecret, headers, sign, verify};
use http::HeaderMap;
use proptest::prelude::*;
use standardwebhooks::{HEADER_WEBHOOK_TIMESTAMP, Webhook, WebhookError};

fn secret(bytes: [u8; 32]) -> (SigningSecret, Webhook) {
    let ours = SigningSecret::new(bytes);
    let theirs = Webhook::new(&ours.reveal()).expect("they read our secret");
    (ours, theirs)
}

/// Receivers refuse what was not sent in the last five minutes.
fn now() -> i64 {
    #[expect(clippy::disallowed_methods, reason = "the oracle asks the machine for the time")]
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    i64::try_from(since.expect("a time after 1970").as_secs()).expect("a time")
}

fn refused(result: Result<(), WebhookError>) -> bool {
    matches!(result, Err(WebhookError::InvalidSignature))
}

proptest! {
    #[test]
    fn both_sign_alike(bytes: [u8; 32], id in "[!-~]{1,64}", timestamp: i64, body: String) {
        let (ours, theirs) = secret(bytes);
        let signed = theirs.sign(&id, timestamp, body.as_bytes()).expect("a signature");
        prop_assert_eq!(&sign(std::slice::from_ref(&ours), &id, timestamp, body.as_bytes()), &signed);
        prop_assert!(verify(&ours, &id, timestamp, body.as_bytes(), &signed));
    }

    #[test]
    fn a_receiver_takes_our_headers_with_each_of_two_secrets(old: [u8; 32], new: [u8; 32], id in "[!-~]{1,64}", body: String) {
        let ((old, old_receiver), (new, new_receiver)) = (secret(old), secret(new));
        let made = headers(&[new, old], &id, now(), body.as_bytes()).expect("headers");
        for receiver in [old_receiver, new_receiver] {
            prop_assert!(receiver.verify(body.as_bytes(), &made).is_ok());
        }
    }

    #[test]
    fn a_receiver_refuses_whatever_is_changed(bytes: [u8; 32], other: [u8; 32], id in "[a-z]{1,64}", body: String) {
        prop_assume!(bytes != other);
        let ((ours, receiver), (_, stranger)) = (secret(bytes), secret(other));
        let made = headers(&[ours], &id, now(), body.as_bytes()).expect("headers");
        let with = |name: &'static str, value: String| {
            let mut changed: HeaderMap = made.clone();
            changed.insert(name, value.parse().expect("a header"));
            changed
        };
        prop_assert!(refused(stranger.verify(body.as_bytes(), &made)));
        let (longer, other_id) = (body.clone() + " ", with("webhook-id", id + "x"));
        prop_assert!(refused(receiver.verify(longer.as_bytes(), &made)));
        prop_assert!(refused(receiver.verify(body.as_bytes(), &other_id)));
        let later = with(HEADER_WEBHOOK_TIMESTAMP, (now() + 60).to_string());
        prop_assert!(refused(receiver.verify(body.as_bytes(), &later)));
    }
}

#[test]
fn an_old_message_is_refused() {
    let (ours, receiver) = secret([7; 32]);
    let made = headers(&[ours], "msg_1", now() - 600, b"{}").expect("headers");
    let answer = receiver.verify(b"{}", &made);
    assert!(matches!(answer, Err(WebhookError::TimestampTooOldError)), "{answer:?}");
}
