//! What DynamoDB and S3 bill, weighed where requests leave the process. Units follow from the sizes of items: consistent reads
//! are 1 unit for each 4 KB, others half of that; writes 1 for each 1 KB, in transactions 2. What a request updates, deletes or
//! checks without sending it is taken for 1 KB.

use std::sync::{Arc, Mutex, PoisonError};

use aws_smithy_runtime_api::client::http::{
    HttpClient, HttpConnector, HttpConnectorFuture, HttpConnectorSettings, SharedHttpClient, SharedHttpConnector,
};
use aws_smithy_runtime_api::client::orchestrator::HttpRequest;
use aws_smithy_runtime_api::client::runtime_components::RuntimeComponents;
use serde_json::Value;

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
    fn call(&self, request: HttpRequest) -> HttpConnectorFuture {
        let Some(target) = request.headers().get("x-amz-target") else {
            let reads = request.method() == "GET" && !request.uri().contains("list-type");
            self.scale.add(|billed| match request.method() {
                "DELETE" => {}
                _ if reads => billed.gets += 1.0,
                _ => billed.puts += 1.0,
            });
            return self.inner.call(request);
        };
        let operation = target.rsplit('.').next().unwrap_or_default().to_owned();
        let asked = read(request.body().bytes());
        self.scale.add(|billed| billed.writes += writes(&operation, &asked));
        let (answer, scale) = (self.inner.call(request), self.scale.clone());
        HttpConnectorFuture::new(async move {
            let answer = answer.await?;
            let told = read(answer.body().bytes());
            scale.add(|billed| billed.reads += reads(&operation, &asked, &told));
            Ok(answer)
        })
    }
}

fn read(body: Option<&[u8]>) -> Value {
    body.and_then(|body| serde_json::from_slice(body).ok())
        .unwrap_or_default()
}

fn writes(operation: &str, asked: &Value) -> f64 {
    match operation {
        "PutItem" => units(item(&asked["Item"]), 1024),
        "UpdateItem" | "DeleteItem" => 1.0,
        "BatchWriteItem" => all(&asked["RequestItems"])
            .map(|write| units(item(&write["PutRequest"]["Item"]), 1024))
            .sum(),
        "TransactWriteItems" => {
            let members = asked["TransactItems"].as_array().into_iter().flatten();
            members
                .map(|member| 2.0 * units(item(&member["Put"]["Item"]), 1024))
                .sum()
        }
        _ => 0.0,
    }
}

fn reads(operation: &str, asked: &Value, told: &Value) -> f64 {
    let consistent = |asked: &Value| if asked["ConsistentRead"] == true { 1.0 } else { 0.5 };
    match operation {
        "GetItem" => units(item(&told["Item"]), 4096) * consistent(asked),
        "Query" => {
            let items = told["Items"].as_array().into_iter().flatten();
            units(items.map(item).sum(), 4096) * consistent(asked)
        }
        "BatchGetItem" => {
            let tables = asked["RequestItems"].as_object().into_iter().flatten();
            let wanted: usize = tables
                .map(|(_, part)| part["Keys"].as_array().map_or(0, Vec::len))
                .sum();
            let found: Vec<f64> = all(&told["Responses"]).map(|found| units(item(found), 4096)).collect();
            found.iter().sum::<f64>() + wanted.saturating_sub(found.len()) as f64
        }
        _ => 0.0,
    }
}

/// The rows of all tables of a batch.
fn all(tables: &Value) -> impl Iterator<Item = &Value> {
    let tables = tables.as_object().into_iter().flatten();
    tables.flat_map(|(_, rows)| rows.as_array().into_iter().flatten())
}

fn units(bytes: usize, each: usize) -> f64 {
    bytes.div_ceil(each).max(1) as f64
}

fn item(item: &Value) -> usize {
    let attributes = item.as_object().into_iter().flatten();
    attributes.map(|(name, value)| name.len() + size(value)).sum()
}

/// Bytes of an attribute's value, about as DynamoDB counts them.
fn size(value: &Value) -> usize {
    let Some((kind, inner)) = value.as_object().and_then(|value| value.iter().next()) else {
        return 1;
    };
    let text = inner.as_str().map_or(0, str::len);
    match kind.as_str() {
        "S" => text,
        "N" => text / 2 + 2,
        "B" => text * 3 / 4,
        "M" => 3 + item(inner),
        "L" => {
            3 + inner
                .as_array()
                .into_iter()
                .flatten()
                .map(|part| 1 + size(part))
                .sum::<usize>()
        }
        _ => 1,
    }
}
