//! Letters with a link, by Amazon SES where `ANSWERSCOPE_MAIL_FROM` names a sender. A service without one that is reached by plain
//! http writes the link into its log, where whoever runs it finds it.
//!
//! One request to one address is signed here (AWS Signature Version 4) in place of the SDK of a whole service.

use std::time::{Duration, SystemTime};

use answerscope_api::auth::is_secure;
use answerscope_api::settings::Settings;
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::account::Email;
use answerscope_webhooks::{Client, Policy, Target};
use aws_credential_types::Credentials;
use aws_sigv4::http_request::{SignableBody, SignableRequest, SigningSettings, sign};
use aws_sigv4::sign::v4;
use http::header::CONTENT_TYPE;
use http::{HeaderMap, HeaderName, HeaderValue};
use metrics::counter;
use serde_json::json;

use crate::Server;

/// What may go wrong before a letter is handed over; for the log.
type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Sends letters. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Mail {
    http: Client,
}

impl Mail {
    pub(crate) fn new() -> Self {
        Self {
            http: Client::new(Policy::default()),
        }
    }
}

/// Sends a letter with a link. That it could not be sent is logged and counted, and changes no answer, which would
/// tell who has an account.
pub(crate) async fn send_link(server: &Server, to: &Email, subject: &str, link: &str) {
    let settings = &server.app.settings;
    match &settings.mail_from {
        Some(from) => {
            let text = format!(
                "{subject}:\n\n{link}\n\nThe link works once, for an hour. If you did not ask for it, leave it.\n"
            );
            let letter = json!({
                "FromEmailAddress": from.as_str(),
                "Destination": {"ToAddresses": [to.as_str()]},
                "Content": {"Simple": {"Subject": {"Data": subject}, "Body": {"Text": {"Data": text}}}},
            });
            if let Err(error) = hand_over(server, letter.to_string()).await {
                tracing::error!(%error, "a letter was not sent");
                counter!("LettersNotSent").increment(1);
            }
        }
        // Others than the person at this machine may read the log of a deployment.
        None if is_secure(&server.app) => tracing::error!("no letter is sent: ANSWERSCOPE_MAIL_FROM names no sender"),
        None => tracing::warn!(
            to = to.as_str(),
            subject,
            link,
            "no letters are sent from here; this is the link"
        ),
    }
}

async fn hand_over(server: &Server, letter: String) -> Result<(), Failure> {
    let url = format!(
        "https://email.{}.amazonaws.com/v2/email/outbound-emails",
        server.app.settings.store.aws.region
    );
    let headers = signed(
        &server.app.settings,
        &url,
        letter.as_bytes(),
        server.app.stores.clock.now(),
    )?;
    let outcome = server
        .mail
        .http
        .post(&url.parse::<Target>()?, headers, letter.into())
        .await;
    match outcome.failure {
        None => Ok(()),
        Some(failure) => Err(format!("{failure}: {}", outcome.answer).into()),
    }
}

/// The headers of a request to SES.
fn signed(settings: &Settings, url: &str, body: &[u8], now: Moment) -> Result<HeaderMap, Failure> {
    let aws = &settings.store.aws;
    let keys = (aws.access_key_id.as_str(), aws.secret_access_key.as_str());
    let identity = Credentials::new(keys.0, keys.1, aws.session_token.clone(), None, "environment").into();
    let micros = Duration::from_micros(u64::try_from(now.0).unwrap_or_default());
    let params = v4::SigningParams::builder()
        .identity(&identity)
        .region(&aws.region)
        .name("ses")
        .time(SystemTime::UNIX_EPOCH + micros)
        .settings(SigningSettings::default())
        .build()?
        .into();
    let kind = ("content-type", "application/json");
    let request = SignableRequest::new("POST", url, [kind].into_iter(), SignableBody::Bytes(body))?;
    let (instructions, _) = sign(request, &params)?.into_parts();
    let mut headers = HeaderMap::from_iter([(CONTENT_TYPE, HeaderValue::from_static(kind.1))]);
    for (name, value) in instructions.headers() {
        headers.insert(name.parse::<HeaderName>()?, value.parse()?);
    }
    Ok(headers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_signed_for_its_region_and_service() {
        let given = [
            ("AWS_ACCESS_KEY_ID", "AKIDEXAMPLE"),
            ("AWS_SECRET_ACCESS_KEY", "secret"),
            ("AWS_SESSION_TOKEN", "session"),
            ("AWS_REGION", "eu-west-1"),
        ];
        let read = |name: &str| {
            given
                .iter()
                .find(|(of, _)| *of == name)
                .map(|(_, value)| value.to_string())
        };
        let settings = Settings::read(read).expect("settings");
        let url = "https://email.eu-west-1.amazonaws.com/v2/email/outbound-emails";
        let headers = signed(&settings, url, b"{}", Moment(1_795_000_000_000_000)).expect("signed");
        let text = |name: &str| headers[name].to_str().expect("text").to_owned();
        let authorization = text("authorization");
        assert!(
            authorization.starts_with("AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20261118/eu-west-1/ses/aws4_request"),
            "{authorization}"
        );
        assert_eq!(
            (text("x-amz-security-token"), text("content-type")),
            ("session".into(), "application/json".into())
        );
    }
}
