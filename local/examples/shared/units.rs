//! What DynamoDB and S3 bill, weighed where requests leave the process. The table tells the units of each request
//! (`ReturnConsumedCapacity`); of one that it refuses each action is taken for 1 KB.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use answerscope::embedded::Failure;
use answerscope::process::{LocalStores, Process};
use answerscope_api::settings::Settings;
use aws_smithy_runtime_api::client::http::{
    HttpClient, HttpConnector, HttpConnectorFuture, HttpConnectorSettings, SharedHttpClient, SharedHttpConnector,
};
use aws_smithy_runtime_api::client::orchestrator::HttpRequest;
use aws_smithy_runtime_api::client::runtime_components::RuntimeComponents;
use aws_smithy_types::body::SdkBody;
use aws_smithy_types::retry::RetryConfig;
use serde::Deserialize;
use serde_json::Value;

use crate::caller::{listen, settings};

/// What was billed.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Billed {
    /// Read request units.
    pub(crate) reads: f64,
    /// Write request units.
    pub(crate) writes: f64,
    /// Requests to S3 at the price of a PUT, which lists have too.
    pub(crate) puts: f64,
    /// Requests to S3 at the price of a GET.
    pub(crate) gets: f64,
}

impl Billed {
    /// As if so many times as much had been asked.
    pub(crate) fn times(self, times: f64) -> Self {
        Self {
            reads: self.reads * times,
            writes: self.writes * times,
            puts: self.puts * times,
            gets: self.gets * times,
        }
    }
}

/// The prices of `infra/cost-inputs.json` by their ids, in dollars.
pub(crate) fn prices() -> Result<impl Fn(&str) -> f64, Failure> {
    let inputs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../infra/cost-inputs.json");
    let inputs: Value = serde_json::from_slice(&std::fs::read(inputs)?)?;
    let items = inputs["prices"]["items"].as_array().cloned().unwrap_or_default();
    Ok(move |id: &str| {
        let item = items.iter().find(|item| item["id"] == id);
        item.and_then(|item| item["price"].as_f64()).unwrap_or(f64::NAN)
    })
}

/// Weighs what passes.
#[derive(Debug, Clone, Default)]
pub(crate) struct Scale(Arc<Mutex<Billed>>);

impl Scale {
    /// A client that is weighed.
    pub(crate) fn over(&self, inner: SharedHttpClient) -> SharedHttpClient {
        SharedHttpClient::new(Weighing {
            inner,
            scale: self.clone(),
        })
    }

    /// What was billed since the last call.
    pub(crate) fn take(&self) -> Billed {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn add(&self, add: impl FnOnce(&mut Billed)) {
        add(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

#[derive(Debug)]
struct Weighing {
    inner: SharedHttpClient,
    scale: Scale,
}

impl HttpClient for Weighing {
    fn http_connector(&self, settings: &HttpConnectorSettings, components: &RuntimeComponents) -> SharedHttpConnector {
        SharedHttpConnector::new(WeighingConnector {
            inner: self.inner.http_connector(settings, components),
            scale: self.scale.clone(),
        })
    }
}

#[derive(Debug)]
struct WeighingConnector {
    inner: SharedHttpConnector,
    scale: Scale,
}

impl HttpConnector for WeighingConnector {
    fn call(&self, mut request: HttpRequest) -> HttpConnectorFuture {
        let Some(target) = request.headers().get("x-amz-target") else {
            let reads = request.method() == "GET" && !request.uri().contains("list-type");
            self.scale.add(|billed| match request.method() {
                "DELETE" => {}
                _ if reads => billed.gets += 1.0,
                _ => billed.puts += 1.0,
            });
            return self.inner.call(request);
        };
        let is_read = READS.iter().any(|read| target.ends_with(read));
        let asked = request.body().bytes().unwrap_or_default().to_vec();
        let fields = asked.strip_prefix(b"{").unwrap_or_default();
        *request.body_mut() = SdkBody::from([br#"{"ReturnConsumedCapacity":"TOTAL","#, fields].concat());
        let (answer, scale) = (self.inner.call(request), self.scale.clone());
        HttpConnectorFuture::new(async move {
            let answer = answer.await?;
            let told = serde_json::from_slice::<Told>(answer.body().bytes().unwrap_or_default());
            let units = match told {
                Ok(Told { consumed: Some(units) }) => units.sum(),
                _ if is_read => 0.0,
                _ => refused(&asked),
            };
            scale.add(|billed| *if is_read { &mut billed.reads } else { &mut billed.writes } += units);
            Ok(answer)
        })
    }
}

/// Operations that are billed as reads.
const READS: [&str; 4] = [".GetItem", ".BatchGetItem", ".Query", ".Scan"];

/// What an answer tells of its units.
#[derive(Deserialize)]
struct Told {
    #[serde(rename = "ConsumedCapacity")]
    consumed: Option<Consumed>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Consumed {
    OfEach(Vec<OfTable>),
    OfOne(OfTable),
}

#[derive(Deserialize)]
struct OfTable {
    #[serde(rename = "CapacityUnits")]
    units: f64,
}

impl Consumed {
    fn sum(&self) -> f64 {
        match self {
            Self::OfEach(tables) => tables.iter().map(|table| table.units).sum(),
            Self::OfOne(table) => table.units,
        }
    }
}

/// Write units of a request that was refused.
fn refused(asked: &[u8]) -> f64 {
    let asked: Value = serde_json::from_slice(asked).unwrap_or_default();
    asked["TransactItems"]
        .as_array()
        .map_or(1.0, |actions| 2.0 * actions.len() as f64)
}

/// [`serve`](crate::caller::serve) with the requests to its stores weighed.
pub(crate) async fn serve_weighed(
    data: &Path,
    scale: &Scale,
    tune: impl FnOnce(&mut Settings),
) -> Result<(Process, String), Failure> {
    let settings = settings(tune)?;
    let weigh = |http| scale.over(http);
    let stores = LocalStores::open(data, &settings, |clients| {
        clients.through(weigh, RetryConfig::standard())
    });
    let process = Process::over(stores.await?, settings);
    let origin = listen(&process.app).await?;
    Ok((process, origin))
}
