//! Settings from `ANSWERSCOPE_*` environment variables, validated at start: a wrong value stops the process with
//! its name instead of failing a request later.

use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

use http::HeaderValue;
use tracing_subscriber::filter::Targets;

use answerscope_domain::rate_limit::RateLimit;
use answerscope_store::aws::settings::{AwsSettings, StoreSettings};
use answerscope_tasks::registry;

use crate::cors;
use crate::price::Price;

/// A setting that can not be used; names the variable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongSetting(pub String);

impl Display for WrongSetting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WrongSetting {}

/// What a deployment sets.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The table, the bucket, queues, the bus, AWS.
    pub store: StoreSettings,
    /// `ANSWERSCOPE_CORS_ORIGINS`: origins of pages that may call the API from a browser, none; with commas.
    pub cors_origins: Vec<HeaderValue>,
    /// `ANSWERSCOPE_WEBHOOK_BACKOFF`: seconds before the second and the third attempt of a delivery, `10,60`.
    pub webhook_backoff: [Duration; 2],
    /// `ANSWERSCOPE_WEBHOOK_ALLOW_LOOPBACK`: whether deliveries may go to this machine, for development; `false`.
    pub webhook_allow_loopback: bool,
    /// `ANSWERSCOPE_RATE_LIMIT`: capacity and refill a second of a caller's token bucket, `1000/50`.
    pub rate_limit: RateLimit,
    /// Who may rephrase insights, and read answers where a command asks for it.
    pub language: Option<ModelSetting>,
    /// `ANSWERSCOPE_LANGUAGE_PRICE`: what a million tokens that the model reads and writes cost in dollars, such as `3/15`.
    pub language_price: Option<Price>,
    /// `ANSWERSCOPE_LANGUAGE_KEY_SECRET`: the ARN of the secret that holds the language model's key.
    pub language_key_secret: Option<String>,
    /// `ANSWERSCOPE_STACK`: the deployment, by which its metrics are told from those of others.
    pub stack: String,
    /// `RUST_LOG`: what a function logs, such as `info` or `info,answerscope::calls=debug`.
    pub log: Targets,
}

/// A language model.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ModelSetting {
    /// `ANSWERSCOPE_LANGUAGE_MODEL=bedrock/<model>`: a model, inference profile or ARN of Amazon Bedrock.
    Bedrock(String),
    /// `ANSWERSCOPE_LANGUAGE_MODEL=openai/<model>` at `ANSWERSCOPE_LANGUAGE_URL`, any endpoint that speaks OpenAI's
    /// protocol, with the key of `ANSWERSCOPE_LANGUAGE_KEY`.
    OpenAi {
        /// The model's name.
        model: String,
        /// The endpoint's base, such as `https://api.example.com/v1`.
        url: String,
        /// The key.
        key: Secret,
    },
}

impl ModelSetting {
    /// As the settings name it: `bedrock/<model>` or `openai/<model>`.
    pub fn name(&self) -> String {
        match self {
            Self::Bedrock(model) => format!("bedrock/{model}"),
            Self::OpenAi { model, .. } => format!("openai/{model}"),
        }
    }
}

/// A text that no log shows.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("…")
    }
}

/// Services with an endpoint variable of their own, and `""` for all.
const SERVICES: [&str; 7] = [
    "",
    "DYNAMODB",
    "S3",
    "SQS",
    "EVENTBRIDGE",
    "BEDROCK_RUNTIME",
    "SECRETS_MANAGER",
];

impl Settings {
    /// Reads the environment.
    pub fn from_env() -> Result<Self, WrongSetting> {
        #[expect(clippy::disallowed_methods, reason = "the one place that reads the environment")]
        Self::read(|name| std::env::var(name).ok())
    }

    /// Reads the environment for the service on one machine, which may deliver webhooks to itself.
    pub fn of_laptop() -> Result<Self, WrongSetting> {
        #[expect(clippy::disallowed_methods, reason = "the one place that reads the environment")]
        Self::read(|name| {
            let default = (name == "ANSWERSCOPE_WEBHOOK_ALLOW_LOOPBACK").then(|| "true".to_owned());
            std::env::var(name).ok().or(default)
        })
    }

    /// Reads settings by name; tests pass their own.
    pub fn read(get: impl Fn(&str) -> Option<String>) -> Result<Self, WrongSetting> {
        let text = |name: &str, default: &str| get(name).filter(|v| !v.is_empty()).unwrap_or_else(|| default.into());
        Ok(Self {
            store: store(&text, &get)?,
            cors_origins: cors::origins(&text("ANSWERSCOPE_CORS_ORIGINS", ""))?,
            webhook_backoff: backoff(&text("ANSWERSCOPE_WEBHOOK_BACKOFF", "10,60"))?,
            webhook_allow_loopback: parsed(
                "ANSWERSCOPE_WEBHOOK_ALLOW_LOOPBACK",
                &text("ANSWERSCOPE_WEBHOOK_ALLOW_LOOPBACK", "false"),
            )?,
            rate_limit: parsed("ANSWERSCOPE_RATE_LIMIT", &text("ANSWERSCOPE_RATE_LIMIT", "1000/50"))?,
            language: language(&text)?,
            language_price: match text("ANSWERSCOPE_LANGUAGE_PRICE", "") {
                price if price.is_empty() => None,
                price => Some(parsed("ANSWERSCOPE_LANGUAGE_PRICE", &price)?),
            },
            language_key_secret: get("ANSWERSCOPE_LANGUAGE_KEY_SECRET").filter(|v| !v.is_empty()),
            stack: text("ANSWERSCOPE_STACK", "answerscope"),
            log: parsed("RUST_LOG", &text("RUST_LOG", "info"))?,
        })
    }
}

fn store(
    text: &impl Fn(&str, &str) -> String,
    get: &impl Fn(&str) -> Option<String>,
) -> Result<StoreSettings, WrongSetting> {
    Ok(StoreSettings {
        base_url: match text("ANSWERSCOPE_BASE_URL", "") {
            url if url.is_empty() => None,
            url => Some(base_url(&url)?),
        },
        table: text("ANSWERSCOPE_TABLE", "answerscope"),
        bucket: text("ANSWERSCOPE_S3_BUCKET", "answerscope"),
        queues: registry::workers()
            .into_iter()
            .map(|worker| {
                let name = format!("ANSWERSCOPE_{}_QUEUE_URL", worker.variable());
                (worker, text(&name, ""))
            })
            .collect(),
        bus: text("ANSWERSCOPE_BUS_NAME", "answerscope"),
        monitoring_limit: parsed(
            "ANSWERSCOPE_MONITORING_LIMIT",
            &text("ANSWERSCOPE_MONITORING_LIMIT", "10000"),
        )?,
        credits: parsed("ANSWERSCOPE_CREDITS", &text("ANSWERSCOPE_CREDITS", "1000"))?,
        aws: AwsSettings {
            region: text("AWS_REGION", "us-east-1"),
            endpoints: SERVICES
                .into_iter()
                .filter_map(|service| {
                    let underscore = if service.is_empty() { "" } else { "_" };
                    let url = get(&format!("AWS_ENDPOINT_URL{underscore}{service}"));
                    Some((service, url.filter(|url| !url.is_empty())?))
                })
                .collect(),
            access_key_id: text("AWS_ACCESS_KEY_ID", ""),
            secret_access_key: text("AWS_SECRET_ACCESS_KEY", ""),
            session_token: get("AWS_SESSION_TOKEN").filter(|v| !v.is_empty()),
            credentials: None,
        },
    })
}

fn language(text: &impl Fn(&str, &str) -> String) -> Result<Option<ModelSetting>, WrongSetting> {
    let model = text("ANSWERSCOPE_LANGUAGE_MODEL", "");
    let url = text("ANSWERSCOPE_LANGUAGE_URL", "");
    match model.split_once('/') {
        None if model.is_empty() => Ok(None),
        Some(("bedrock", model)) if !model.is_empty() => Ok(Some(ModelSetting::Bedrock(model.to_owned()))),
        Some(("openai", model)) if !model.is_empty() && !url.is_empty() => Ok(Some(ModelSetting::OpenAi {
            model: model.to_owned(),
            url,
            key: Secret(text("ANSWERSCOPE_LANGUAGE_KEY", "")),
        })),
        _ => Err(WrongSetting(format!(
            "ANSWERSCOPE_LANGUAGE_MODEL={model}: expected bedrock/<model>, or openai/<model> with ANSWERSCOPE_LANGUAGE_URL"
        ))),
    }
}

fn backoff(text: &str) -> Result<[Duration; 2], WrongSetting> {
    let seconds: Option<Vec<u64>> = text.split(',').map(|part| part.trim().parse().ok()).collect();
    match seconds.as_deref() {
        // A message waits 15 minutes at most, and a wait may be a fifth longer.
        Some([first, second]) if (*first).max(*second) <= 750 => {
            Ok([Duration::from_secs(*first), Duration::from_secs(*second)])
        }
        _ => Err(WrongSetting(format!(
            "ANSWERSCOPE_WEBHOOK_BACKOFF={text}: expected two numbers of seconds up to 750, such as 10,60"
        ))),
    }
}

fn parsed<T: FromStr>(name: &str, text: &str) -> Result<T, WrongSetting>
where
    T::Err: Display,
{
    text.parse()
        .map_err(|error| WrongSetting(format!("{name}={text}: {error}")))
}

/// Checks what links begin with: http or https, a host, and where the API has a stage in its path, that.
pub fn base_url(text: &str) -> Result<String, WrongSetting> {
    let url = text.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.starts_with('/') && !host.contains(['?', '#', ' ']) => Ok(url.into()),
        _ => Err(WrongSetting(format!(
            "ANSWERSCOPE_BASE_URL={text}: expected an address such as https://api.example.com"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(name: &'static str, value: &'static str) -> Result<Settings, WrongSetting> {
        Settings::read(|asked| (asked == name).then(|| value.to_owned()))
    }

    #[test]
    fn defaults_are_those_of_the_readme() {
        let settings = with("", "").expect("defaults");
        assert_eq!((settings.rate_limit.capacity, settings.rate_limit.refill), (1000, 50));
        assert_eq!(
            (settings.store.monitoring_limit, settings.store.credits),
            (10_000, 1_000)
        );
    }

    #[test]
    fn a_wrong_value_names_its_variable() {
        for (name, value) in [
            ("ANSWERSCOPE_RATE_LIMIT", "0/5"),
            ("ANSWERSCOPE_CREDITS", "many"),
            ("ANSWERSCOPE_BASE_URL", "ftp://x"),
            ("ANSWERSCOPE_BASE_URL", "http:///y"),
            ("ANSWERSCOPE_BASE_URL", "http://x?y"),
            ("ANSWERSCOPE_MONITORING_LIMIT", "-1"),
            ("ANSWERSCOPE_LANGUAGE_MODEL", "bedrock/"),
            ("ANSWERSCOPE_LANGUAGE_MODEL", "openai/some"),
            ("ANSWERSCOPE_LANGUAGE_PRICE", "3"),
            ("ANSWERSCOPE_LANGUAGE_PRICE", "3/-1"),
            ("ANSWERSCOPE_WEBHOOK_BACKOFF", "10"),
            ("ANSWERSCOPE_WEBHOOK_BACKOFF", "10,1000"),
            ("ANSWERSCOPE_WEBHOOK_ALLOW_LOOPBACK", "perhaps"),
            ("ANSWERSCOPE_CORS_ORIGINS", "*"),
            ("ANSWERSCOPE_CORS_ORIGINS", "null"),
            ("ANSWERSCOPE_CORS_ORIGINS", "https://a.example,b.example"),
            ("ANSWERSCOPE_CORS_ORIGINS", "https://a.example/page"),
            ("ANSWERSCOPE_CORS_ORIGINS", "https://*.example"),
            ("ANSWERSCOPE_CORS_ORIGINS", "https://user@a.example"),
            ("ANSWERSCOPE_CORS_ORIGINS", "https://a.example:port"),
        ] {
            let error = with(name, value).expect_err(value);
            assert!(error.to_string().starts_with(name), "{error}");
        }
    }
}
