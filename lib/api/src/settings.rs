//! Settings from `ANSWERSCOPE_*` environment variables, validated at start: a wrong value stops the process with
//! its name instead of failing a request later.

use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

use http::HeaderValue;
use tracing_subscriber::filter::Targets;

use answerscope_domain::entities::account::Email;
use answerscope_domain::rate_limit::RateLimit;
use answerscope_engines::ConfiguredEngines;
use answerscope_store::aws::settings::{AwsSettings, StoreSettings};
use answerscope_tasks::registry;

use crate::cors;
use crate::identity_provider::IdentityProvider;
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
    /// `ANSWERSCOPE_MAIL_FROM`: the address that letters with links come from, verified in Amazon SES; none: no letters.
    pub mail_from: Option<Email>,
    /// Whom people may sign in with.
    pub identity_provider: Option<IdentityProvider>,
    /// `ANSWERSCOPE_RUN_SECONDS`: how long a run of the rollup, the backfill or the purge begins further steps before it
    /// leaves the rest to another message, `45`; on one machine, where all share a place, `2`.
    pub run_time: Duration,
    /// `ANSWERSCOPE_RATE_LIMIT`: capacity and refill a second of a caller's token bucket, `1000/50`.
    pub rate_limit: RateLimit,
    /// Who may rephrase insights, and read answers where a command asks for it.
    pub language: Option<ModelSetting>,
    /// `ANSWERSCOPE_LANGUAGE_PRICE`: what a million tokens that the model reads and writes cost in dollars, such as `3/15`.
    pub language_price: Option<Price>,
    /// `ANSWERSCOPE_LANGUAGE_KEY_SECRET`: the ARN of the secret that holds the language model's key.
    pub language_key_secret: Option<String>,
    /// `ANSWERSCOPE_ENGINES`: the engines that collections ask, a JSON list; none: the built-in engine, in collections
    /// that somebody starts.
    pub engines: ConfiguredEngines,
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
            std::env::var(name)
                .ok()
                .or_else(|| laptop_default(name).map(str::to_owned))
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
            mail_from: mail_from(&text("ANSWERSCOPE_MAIL_FROM", ""))?,
            identity_provider: IdentityProvider::read(&text)?,
            run_time: run_time(&text("ANSWERSCOPE_RUN_SECONDS", "45"))?,
            rate_limit: parsed("ANSWERSCOPE_RATE_LIMIT", &text("ANSWERSCOPE_RATE_LIMIT", "1000/50"))?,
            language: language(&text)?,
            language_price: match text("ANSWERSCOPE_LANGUAGE_PRICE", "") {
                price if price.is_empty() => None,
                price => Some(parsed("ANSWERSCOPE_LANGUAGE_PRICE", &price)?),
            },
            language_key_secret: get("ANSWERSCOPE_LANGUAGE_KEY_SECRET").filter(|v| !v.is_empty()),
            engines: ConfiguredEngines::parse(&text("ANSWERSCOPE_ENGINES", ""))
                .map_err(|error| WrongSetting(format!("ANSWERSCOPE_ENGINES: {error}")))?,
            stack: text("ANSWERSCOPE_STACK", "answerscope"),
            log: parsed("RUST_LOG", &text("RUST_LOG", "info"))?,
        })
    }
}

/// What the service on one machine sets otherwise.
fn laptop_default(name: &str) -> Option<&'static str> {
    match name {
        "ANSWERSCOPE_WEBHOOK_ALLOW_LOOPBACK" => Some("true"),
        "ANSWERSCOPE_RUN_SECONDS" => Some("2"),
        _ => None,
    }
}

/// A batch of messages may take four runs, and the last step as long again as the workers' time-out of 300 s admits.
fn run_time(text: &str) -> Result<Duration, WrongSetting> {
    let seconds: u64 = parsed("ANSWERSCOPE_RUN_SECONDS", text)?;
    if (1..=60).contains(&seconds) {
        return Ok(Duration::from_secs(seconds));
    }
    Err(WrongSetting(format!(
        "ANSWERSCOPE_RUN_SECONDS={text}: expected a number of seconds from 1 to 60"
    )))
}

fn mail_from(text: &str) -> Result<Option<Email>, WrongSetting> {
    if text.is_empty() {
        return Ok(None);
    }
    let wrong = || {
        WrongSetting(format!(
            "ANSWERSCOPE_MAIL_FROM={text}: expected an address such as service@example.com"
        ))
    };
    Email::parse(text).map(Some).map_err(|_| wrong())
}

fn store(
    text: &impl Fn(&str, &str) -> String,
    get: &impl Fn(&str) -> Option<String>,
) -> Result<StoreSettings, WrongSetting> {
    Ok(StoreSettings {
        base_url: match text("ANSWERSCOPE_BASE_URL", "") {
            url if url.is_empty() => None,
            url => Some(base_url("ANSWERSCOPE_BASE_URL", &url)?),
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
        brand_limit: parsed("ANSWERSCOPE_BRAND_LIMIT", &text("ANSWERSCOPE_BRAND_LIMIT", "1000"))?,
        view_limit: parsed("ANSWERSCOPE_VIEW_LIMIT", &text("ANSWERSCOPE_VIEW_LIMIT", "1000"))?,
        topic_limit: parsed("ANSWERSCOPE_TOPIC_LIMIT", &text("ANSWERSCOPE_TOPIC_LIMIT", "10000"))?,
        trend_limit: parsed("ANSWERSCOPE_TREND_LIMIT", &text("ANSWERSCOPE_TREND_LIMIT", "10000"))?,
        credits: parsed("ANSWERSCOPE_CREDITS", &text("ANSWERSCOPE_CREDITS", "1000"))?,
        column_memory: column_memory(text)?,
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

/// In bytes. Lambda names the memory of a function; a quarter of it is left to the process and its caches.
fn column_memory(text: &impl Fn(&str, &str) -> String) -> Result<u64, WrongSetting> {
    let megabytes: u32 = match text("ANSWERSCOPE_COLUMN_MEMORY_MB", "") {
        given if !given.is_empty() => parsed("ANSWERSCOPE_COLUMN_MEMORY_MB", &given)?,
        _ => match text("AWS_LAMBDA_FUNCTION_MEMORY_SIZE", "") {
            whole if !whole.is_empty() => parsed::<u32>("AWS_LAMBDA_FUNCTION_MEMORY_SIZE", &whole)? / 4 * 3,
            _ => 4_096,
        },
    };
    Ok(u64::from(megabytes) << 20)
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

/// Checks what links begin with: http or https, a host, and where the API has a stage in its path, that. `name` is that of the
/// setting or option that says so.
pub fn base_url(name: &str, text: &str) -> Result<String, WrongSetting> {
    let url = text.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.starts_with('/') && !host.contains(['?', '#', ' ']) => Ok(url.into()),
        _ => Err(WrongSetting(format!(
            "{name}={text}: expected an address such as https://api.example.com"
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
        let store = settings.store;
        assert_eq!((store.monitoring_limit, store.credits), (10_000, 1_000));
        assert_eq!(
            (
                store.brand_limit,
                store.view_limit,
                store.topic_limit,
                store.trend_limit
            ),
            (1_000, 1_000, 10_000, 10_000)
        );
    }

    #[test]
    fn columns_may_take_most_of_a_function() {
        let memory = |name, value| with(name, value).expect("settings").store.column_memory >> 20;
        assert_eq!(memory("", ""), 4_096);
        assert_eq!(memory("AWS_LAMBDA_FUNCTION_MEMORY_SIZE", "1024"), 768);
        assert_eq!(memory("ANSWERSCOPE_COLUMN_MEMORY_MB", "100"), 100);
    }

    #[test]
    fn a_wrong_value_names_its_variable() {
        for (name, value) in [
            ("ANSWERSCOPE_RATE_LIMIT", "0/5"),
            ("ANSWERSCOPE_CREDITS", "many"),
            ("ANSWERSCOPE_RUN_SECONDS", "0"),
            ("ANSWERSCOPE_RUN_SECONDS", "61"),
            ("ANSWERSCOPE_RUN_SECONDS", "soon"),
            ("ANSWERSCOPE_COLUMN_MEMORY_MB", "-1"),
            ("ANSWERSCOPE_BRAND_LIMIT", "-1"),
            ("ANSWERSCOPE_VIEW_LIMIT", "few"),
            ("ANSWERSCOPE_TOPIC_LIMIT", "1.5"),
            ("ANSWERSCOPE_TREND_LIMIT", "many"),
            ("ANSWERSCOPE_BASE_URL", "ftp://x"),
            ("ANSWERSCOPE_BASE_URL", "http:///y"),
            ("ANSWERSCOPE_BASE_URL", "http://x?y"),
            ("ANSWERSCOPE_MONITORING_LIMIT", "-1"),
            ("ANSWERSCOPE_LANGUAGE_MODEL", "bedrock/"),
            ("ANSWERSCOPE_LANGUAGE_MODEL", "openai/some"),
            ("ANSWERSCOPE_ENGINES", "openai"),
            (
                "ANSWERSCOPE_ENGINES",
                r#"[{"engine": "openai", "interface": "serpapi"}]"#,
            ),
            ("ANSWERSCOPE_LANGUAGE_PRICE", "3"),
            ("ANSWERSCOPE_LANGUAGE_PRICE", "3/-1"),
            ("ANSWERSCOPE_WEBHOOK_BACKOFF", "10"),
            ("ANSWERSCOPE_WEBHOOK_BACKOFF", "10,1000"),
            ("ANSWERSCOPE_WEBHOOK_ALLOW_LOOPBACK", "perhaps"),
            ("ANSWERSCOPE_MAIL_FROM", "nobody"),
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
