//! The envelopes: `{data}`, `{data, pagination, links}`, `{error}`.

use axum::body::Body;
use axum::response::IntoResponse;
use http::header::{ALLOW, CONTENT_TYPE, RETRY_AFTER, WWW_AUTHENTICATE};
use http::{HeaderMap, HeaderValue, StatusCode};
use schemars::{JsonSchema, SchemaGenerator};
use serde::Serialize;
use serde_json::{Value, json};

use crate::params::Params;
use crate::status::status_of;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::page::{Listed, ListedWith, Walked};
use answerscope_domain::{API_PREFIX, Named, Polled};

/// A response.
pub type Response = http::Response<Body>;

/// What links are made of.
#[derive(Debug)]
pub struct RequestInfo<'a> {
    /// The service's origin.
    pub base_url: &'a str,
    /// The path as asked, with `/api/v1`.
    pub path: &'a str,
    /// The query as asked.
    pub params: &'a Params,
    /// The headers as sent.
    pub headers: &'a HeaderMap,
}

/// What an operation answers.
pub trait Reply: Send + Sized {
    /// The status of success.
    const STATUS: u16;
    /// The media type of the body.
    const MEDIA_TYPE: &'static str = "application/json";
    /// The schema of the body, if there is one; of one line where it is NDJSON.
    fn schema(generator: &mut SchemaGenerator) -> Option<Value>;
    /// Status and schema of another success, if there is one.
    fn other(_: &mut SchemaGenerator) -> Option<(u16, Value)> {
        None
    }
    /// The response.
    fn into_response(self, info: &RequestInfo<'_>) -> Result<Response>;
}

/// One of two answers of success, with statuses of their own and JSON bodies.
#[derive(Debug)]
pub enum Either<A, B> {
    /// The usual one.
    Usual(A),
    /// The other.
    Other(B),
}

impl<A: Reply, B: Reply> Reply for Either<A, B> {
    const STATUS: u16 = A::STATUS;

    fn schema(generator: &mut SchemaGenerator) -> Option<Value> {
        A::schema(generator)
    }

    fn other(generator: &mut SchemaGenerator) -> Option<(u16, Value)> {
        B::schema(generator).map(|schema| (B::STATUS, schema))
    }

    fn into_response(self, info: &RequestInfo<'_>) -> Result<Response> {
        match self {
            Self::Usual(reply) => reply.into_response(info),
            Self::Other(reply) => reply.into_response(info),
        }
    }
}

/// 200 with `{data: T}`.
#[derive(Debug)]
pub struct One<T>(pub T);

/// 201 with `{data: T}`.
#[derive(Debug)]
pub struct Created<T>(pub T);

/// 204.
#[derive(Debug)]
pub struct NoContent;

fn data_schema<T: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    let data = generator.subschema_for::<T>().to_value();
    json!({"type": "object", "required": ["data"], "properties": {"data": data}})
}

fn reply_json(status: u16, value: &impl Serialize) -> Result<Response> {
    let bytes = serde_json::to_vec(value).map_err(Error::internal)?;
    let mut response = Response::new(Body::from(bytes));
    *response.status_mut() = StatusCode::from_u16(status).map_err(Error::internal)?;
    response
        .headers_mut()
        .insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    Ok(response)
}

#[derive(Serialize)]
struct Data<T> {
    data: T,
}

impl<T: Serialize + JsonSchema + Send> Reply for One<T> {
    const STATUS: u16 = 200;
    fn schema(generator: &mut SchemaGenerator) -> Option<Value> {
        Some(data_schema::<T>(generator))
    }
    fn into_response(self, _: &RequestInfo<'_>) -> Result<Response> {
        reply_json(Self::STATUS, &Data { data: self.0 })
    }
}

impl<T: Serialize + JsonSchema + Send> Reply for Created<T> {
    const STATUS: u16 = 201;
    fn schema(generator: &mut SchemaGenerator) -> Option<Value> {
        Some(data_schema::<T>(generator))
    }
    fn into_response(self, _: &RequestInfo<'_>) -> Result<Response> {
        reply_json(Self::STATUS, &Data { data: self.0 })
    }
}

impl Reply for NoContent {
    const STATUS: u16 = 204;
    fn schema(_: &mut SchemaGenerator) -> Option<Value> {
        None
    }
    fn into_response(self, _: &RequestInfo<'_>) -> Result<Response> {
        Ok(StatusCode::NO_CONTENT.into_response())
    }
}

/// 202 with `{data: T, links: {self}}`.
#[derive(Debug)]
pub struct Accepted<T>(pub T);

/// 200 with `{data: T, links: {self}}`, and `Retry-After` while the task is open.
#[derive(Debug)]
pub struct Poll<T> {
    /// The task.
    pub task: T,
    /// Seconds after which the next poll is worth while.
    pub retry_after: Option<u64>,
}

fn task_schema<T: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    let mut schema = data_schema::<T>(generator);
    schema["required"] = json!(["data", "links"]);
    schema["properties"]["links"] = json!({
        "type": "object",
        "required": ["self"],
        "properties": {"self": {"type": "string", "format": "uri", "description": "Where to ask how it stands."}}
    });
    schema
}

fn reply_task<T: Serialize + Polled>(status: u16, task: T, info: &RequestInfo<'_>) -> Result<Response> {
    #[derive(Serialize)]
    struct Task<T> {
        data: T,
        links: Value,
    }
    let links = json!({"self": format!("{}{}{}", info.base_url, API_PREFIX, task.path())});
    reply_json(status, &Task { data: task, links })
}

impl<T: Serialize + JsonSchema + Polled + Send> Reply for Accepted<T> {
    const STATUS: u16 = 202;
    fn schema(generator: &mut SchemaGenerator) -> Option<Value> {
        Some(task_schema::<T>(generator))
    }
    fn into_response(self, info: &RequestInfo<'_>) -> Result<Response> {
        reply_task(Self::STATUS, self.0, info)
    }
}

impl<T: Serialize + JsonSchema + Polled + Send> Reply for Poll<T> {
    const STATUS: u16 = 200;
    fn schema(generator: &mut SchemaGenerator) -> Option<Value> {
        Some(task_schema::<T>(generator))
    }
    fn into_response(self, info: &RequestInfo<'_>) -> Result<Response> {
        let mut response = reply_task(Self::STATUS, self.task, info)?;
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        Ok(response)
    }
}

fn list_schema<T: JsonSchema + Named>(generator: &mut SchemaGenerator) -> Value {
    let items = json!({"type": "array", "items": generator.subschema_for::<T>().to_value()});
    json!({
        "type": "object",
        "required": ["data", "pagination", "links"],
        "properties": {
            "data": {"type": "object", "required": [T::LIST], "properties": {T::LIST: items}},
            "pagination": {"$ref": "#/components/schemas/Pagination"},
            "links": {"$ref": "#/components/schemas/Links"}
        }
    })
}

/// The schema of a list with the fields of `M` beside it.
fn list_with_schema<T: JsonSchema + Named, M: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    let mut schema = list_schema::<T>(generator);
    let more = M::json_schema(generator).to_value();
    let data = &mut schema["properties"]["data"];
    if let (Some(fields), Some(into)) = (more["properties"].as_object(), data["properties"].as_object_mut()) {
        into.extend(fields.clone());
    }
    if let (Some(names), Some(into)) = (more["required"].as_array(), data["required"].as_array_mut()) {
        into.extend(names.iter().cloned());
    }
    schema
}

/// The `data` of a list.
#[derive(Serialize)]
struct ListData<T, M> {
    #[serde(flatten)]
    items: std::collections::BTreeMap<&'static str, Vec<T>>,
    #[serde(flatten)]
    more: M,
}

/// Nothing beside a list.
#[derive(Serialize)]
struct Alone {}

/// The envelope of a list; `links` has the queries of the pages before and after.
fn reply_list<T: Serialize + Named, M: Serialize>(
    list: Listed<T>,
    more: M,
    links: [(&str, Option<String>); 2],
    info: &RequestInfo<'_>,
) -> Result<Response> {
    #[derive(Serialize)]
    struct Page<D> {
        data: D,
        pagination: Value,
        links: serde_json::Map<String, Value>,
    }
    let link = |query: &String| Value::from(format!("{}{}?{query}", info.base_url, info.path));
    let links = links
        .iter()
        .filter_map(|(name, query)| Some(((*name).to_owned(), link(query.as_ref()?))));
    let page = Page {
        data: ListData {
            items: std::collections::BTreeMap::from([(T::LIST, list.items)]),
            more,
        },
        pagination: json!({"page": list.page.page, "pageSize": list.page.size, "totalItems": list.total}),
        links: links.collect(),
    };
    reply_json(200, &page)
}

impl<T: Serialize + JsonSchema + Named + Send> Reply for Listed<T> {
    const STATUS: u16 = 200;

    fn schema(generator: &mut SchemaGenerator) -> Option<Value> {
        Some(list_schema::<T>(generator))
    }

    fn into_response(self, info: &RequestInfo<'_>) -> Result<Response> {
        let (prev, next) = self.page.neighbours(self.total);
        let query = |page: u64| info.params.with_page(page);
        reply_list(
            self,
            Alone {},
            [("prev", prev.map(query)), ("next", next.map(query))],
            info,
        )
    }
}

impl<T: Serialize + JsonSchema + Named + Send, M: Serialize + JsonSchema + Send> Reply for ListedWith<T, M> {
    const STATUS: u16 = 200;

    fn schema(generator: &mut SchemaGenerator) -> Option<Value> {
        Some(list_with_schema::<T, M>(generator))
    }

    fn into_response(self, info: &RequestInfo<'_>) -> Result<Response> {
        let (prev, next) = self.list.page.neighbours(self.list.total);
        let query = |page: u64| info.params.with_page(page);
        let links = [("prev", prev.map(query)), ("next", next.map(query))];
        reply_list(self.list, self.more, links, info)
    }
}

impl<T: Serialize + JsonSchema + Named + Send> Reply for Walked<T> {
    const STATUS: u16 = 200;

    fn schema(generator: &mut SchemaGenerator) -> Option<Value> {
        Some(list_schema::<T>(generator))
    }

    fn into_response(self, info: &RequestInfo<'_>) -> Result<Response> {
        let request = self.page.request;
        let prev = request.that_holds(self.page.before(), self.total);
        let prev = prev.map(|page| info.params.with_place(page, None));
        let next = self.after.map(|after| {
            // A page that was not reached yet is the next one still.
            let page = request.page.saturating_add(u64::from(after.skip == 0));
            info.params.with_place(page, Some(&after.to_string()))
        });
        let list = Listed {
            items: self.items,
            total: self.total,
            page: request,
        };
        reply_list(list, Alone {}, [("prev", prev), ("next", next)], info)
    }
}

/// The error envelope with the headers that belong to the code.
pub fn error_response(error: &Error) -> Response {
    let body = json!({"error": {"code": error.code(), "description": error.description()}}).to_string();
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status_of(error);
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    match error {
        Error::MissingToken | Error::WrongScheme | Error::InvalidToken => {
            headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        Error::TooManyRequests { retry_after } | Error::TooManyStreams { retry_after, .. } => {
            headers.insert(RETRY_AFTER, HeaderValue::from(*retry_after));
        }
        _ => {}
    }
    response
}

/// Adds `Allow` to a 405.
pub fn allow(response: &mut Response, methods: &str) {
    if let Ok(value) = HeaderValue::from_str(methods) {
        response.headers_mut().insert(ALLOW, value);
    }
}
