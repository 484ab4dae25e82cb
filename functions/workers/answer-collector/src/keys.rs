//! Where the keys of engines are found: in the environment, or in Secrets Manager.

use answerscope_connected_engines::{KeySource, NoKey};
use answerscope_engines::{EngineKey, KeyPlace};
use answerscope_store::aws::settings::AwsSettings;
use futures::future::BoxFuture;

/// The keys of a deployment.
pub(crate) struct Keys(pub(crate) AwsSettings);

impl KeySource for Keys {
    fn key(&self, place: &KeyPlace) -> BoxFuture<'static, Result<EngineKey, NoKey>> {
        let (aws, place) = (self.0.clone(), place.clone());
        Box::pin(async move {
            match place {
                KeyPlace::None => Err(NoKey::Missing),
                KeyPlace::Variable(name) => variable(&name),
                KeyPlace::Secret(arn) => secret(&aws, &arn).await,
            }
        })
    }
}

fn variable(name: &str) -> Result<EngineKey, NoKey> {
    #[expect(
        clippy::disallowed_methods,
        reason = "the settings name the variable, and no setting holds a key"
    )]
    let value = std::env::var(name);
    value
        .map(|key| EngineKey::new(key.as_str()))
        .map_err(|_| NoKey::Missing)
}

#[cfg(feature = "function")]
async fn secret(aws: &AwsSettings, arn: &str) -> Result<EngineKey, NoKey> {
    use answerscope_store::aws::Clients;
    use answerscope_store::aws::secrets::NoSecret;

    let read = Clients::new(aws).secret(arn).await;
    read.map(|key| EngineKey::new(key.as_str())).map_err(|error| {
        tracing::error!(%error, arn, "a key can not be read");
        match error {
            NoSecret::Missing => NoKey::Missing,
            NoSecret::Refused(_) => NoKey::Refused,
            NoSecret::Unavailable(_) => NoKey::Unavailable,
        }
    })
}

/// The service in one process has its keys in its environment.
#[cfg(not(feature = "function"))]
async fn secret(_: &AwsSettings, arn: &str) -> Result<EngineKey, NoKey> {
    tracing::error!(arn, "a secret is read by functions alone: name a variable instead");
    Err(NoKey::Missing)
}
