//! The engines of the deployment, connected once for each process.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use answerscope_api::app::App;
use answerscope_connected_engines::ConnectedEngines;
use answerscope_domain::collecting::Pace;
use answerscope_domain::entities::collection::AskedEngine;
use answerscope_engines::{AskError, ConfiguredEngines};
use futures::future::BoxFuture;

use crate::engines::{AskableEngines, EngineToAsk};
use crate::keys::Keys;

/// The engines of one process: with its clients, its keys, and the built-in engine.
struct Deployed {
    configured: ConfiguredEngines,
    connected: ConnectedEngines,
}

impl Deployed {
    fn new(app: &Arc<App>) -> Self {
        let configured = app.settings.engines.clone().or_built_in();
        let aws = &app.settings.store.aws;
        let keys = Arc::new(Keys(aws.clone()));
        let connected = ConnectedEngines::new(&configured, keys, Arc::clone(&app.stores.clock));
        #[cfg(feature = "bedrock")]
        let connected = with_bedrock(connected, &configured, aws);
        Self { connected, configured }
    }
}

/// Those on Amazon Bedrock are asked through its SDK. Without it, they say that they can not be asked.
#[cfg(feature = "bedrock")]
fn with_bedrock(
    connected: ConnectedEngines,
    configured: &ConfiguredEngines,
    aws: &answerscope_store::aws::settings::AwsSettings,
) -> ConnectedEngines {
    use answerscope_engines::Interface;
    use answerscope_engines_bedrock::NovaGrounding;
    use answerscope_store::aws::Clients;

    let of_bedrock = configured.iter().filter(|one| one.interface == Interface::BedrockNova);
    of_bedrock.fold(connected, |connected, engine| {
        let client = aws_sdk_bedrockruntime::Client::new(&Clients::new(aws).config("BEDROCK_RUNTIME"));
        connected.with_adapter(Arc::new(NovaGrounding::configured(client, engine)))
    })
}

impl AskableEngines for Deployed {
    fn find(&self, asked: AskedEngine) -> BoxFuture<'_, Result<EngineToAsk, AskError>> {
        Box::pin(async move {
            let adapter = self.connected.get(asked.engine, asked.surface).await?;
            let configured = self.configured.find(asked.engine, asked.surface);
            let configured = configured.ok_or_else(|| AskError::Misconfigured {
                reason: "the engine is not configured any more".to_owned(),
            })?;
            Ok(EngineToAsk {
                adapter,
                pace: Pace {
                    requests_per_minute: configured.requests_per_minute,
                    concurrency: configured.concurrency,
                },
                deadline: configured.deadline,
            })
        })
    }

    fn forget(&self, asked: AskedEngine) -> BoxFuture<'_, ()> {
        Box::pin(self.connected.forget(asked.engine, asked.surface))
    }
}

/// The engines of the process whose messages were handled last.
static LAST: Mutex<Option<(Weak<App>, Arc<Deployed>)>> = Mutex::new(None);

/// The engines of a process, connected when they are first asked for.
pub(crate) fn of(app: &Arc<App>) -> Arc<dyn AskableEngines> {
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((process, engines)) = last.as_ref()
        && process.upgrade().is_some_and(|process| Arc::ptr_eq(&process, app))
    {
        return Arc::clone(engines) as Arc<dyn AskableEngines>;
    }
    let engines = Arc::new(Deployed::new(app));
    *last = Some((Arc::downgrade(app), Arc::clone(&engines)));
    engines
}
