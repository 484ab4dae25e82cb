//! The one description of a route.
//!
//! A route is a type that implements [`Operation`]. Its [`Spec`] and its types are read by the router, the OpenAPI
//! document, the token price and the tests that walk the table of operations.

use std::sync::Arc;

use futures::future::BoxFuture;
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::Value;

use crate::app::App;
use crate::body::Body;
use crate::caller::Caller;
use crate::dispatch::Request;
use crate::envelope::{Reply, RequestInfo, Response};
use crate::error::{Error, Result};
use crate::ids::Id;
use crate::params::{Nothing, Parameter, Params, Query};
use crate::store::Store;

/// The methods of the interface; `http::Method` can not stand in a constant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verb {
    /// GET
    Get,
    /// POST
    Post,
    /// PUT
    Put,
    /// PATCH
    Patch,
    /// DELETE
    Delete,
}

impl Verb {
    /// Upper-case, as in a request line.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Put => "PUT",
            Self::Patch => "PATCH",
            Self::Delete => "DELETE",
        }
    }
}

/// What a key must be allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Reading.
    Read,
    /// Everything else.
    Write,
}

impl Scope {
    /// As in a key's list of scopes.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Write => "write",
        }
    }
}

/// The tokens that the heavy operations cost; none costs more.
pub const DEAREST: u32 = 25;

/// The description of a route.
#[derive(Debug, Clone, Copy)]
pub struct Spec {
    /// The operation's id in the document.
    pub id: &'static str,
    /// Its method.
    pub verb: Verb,
    /// Its path below `/api/v1`, with at most one parameter in braces.
    pub path: &'static str,
    /// The scope that it needs.
    pub scope: Scope,
    /// The tokens that it costs.
    pub cost: u32,
    /// Of a legacy operation, which ends when topics are disabled: the path of what takes its place.
    pub legacy: Option<&'static str>,
    /// A few words, for the document.
    pub summary: &'static str,
    /// What it does in whole sentences, for the document.
    pub description: &'static str,
}

impl Spec {
    /// Any operation; reading costs 1 token and needs `read`, everything else costs 5 and needs `write`.
    pub const fn new(verb: Verb, id: &'static str, path: &'static str, summary: &'static str) -> Self {
        let (scope, cost) = if matches!(verb, Verb::Get) {
            (Scope::Read, 1)
        } else {
            (Scope::Write, 5)
        };
        Self {
            id,
            verb,
            path,
            scope,
            cost,
            legacy: None,
            summary,
            description: "",
        }
    }

    /// What it does, in whole sentences.
    pub const fn about(mut self, description: &'static str) -> Self {
        self.description = description;
        self
    }

    /// One of the heavy operations, which cost [`DEAREST`] tokens.
    pub const fn heavy(mut self) -> Self {
        self.cost = DEAREST;
        self
    }

    /// A legacy operation, and the path of what takes its place; at most `{brand}` is open in it.
    pub const fn legacy(mut self, successor: &'static str) -> Self {
        self.legacy = Some(successor);
        self
    }

    /// The name of the parameter in the path.
    pub fn path_parameter(&self) -> Option<&'static str> {
        let (_, rest) = self.path.split_once('{')?;
        rest.split_once('}').map(|(name, _)| name)
    }

    /// The value of the path's parameter in a request's path, as sent.
    pub fn path_value<'a>(&self, path: &'a str) -> Option<&'a str> {
        let place = self.path.split('/').position(|part| part.starts_with('{'))?;
        path.strip_prefix(crate::dispatch::PREFIX)?.split('/').nth(place)
    }
}

/// What an operation reads from its path.
pub trait Path: Sized + Send + 'static {
    /// The schema of the parameter, where there is one.
    fn schema() -> Option<Value> {
        None
    }
    /// Reads the parameter; what can be no id names nothing.
    fn parse(value: Option<&str>) -> Result<Self>;
}

impl Path for Nothing {
    fn parse(_: Option<&str>) -> Result<Self> {
        Ok(Self)
    }
}

impl<T: Id + 'static> Path for T {
    fn schema() -> Option<Value> {
        Some(T::schema())
    }
    fn parse(value: Option<&str>) -> Result<Self> {
        value.and_then(T::parse).ok_or(Error::NotFound)
    }
}

/// A route.
pub trait Operation: Send + Sync + Sized + 'static {
    /// Its description.
    const SPEC: Spec;
    /// The id in the path.
    type Path: Path;
    /// The query string.
    type Query: Query;
    /// The body.
    type Body: Body;
    /// The answer.
    type Reply: Reply;

    /// Whether a call with these query parameters is a legacy one, though the operation is none.
    fn is_legacy(_: &Params) -> bool {
        false
    }

    /// Does it.
    fn run(cx: &Context, input: Input<Self>) -> impl Future<Output = Result<Self::Reply>> + Send;
}

/// What the caller sent, read and checked.
#[derive(Debug)]
pub struct Input<O: Operation> {
    /// The id in the path.
    pub path: O::Path,
    /// The query string.
    pub query: O::Query,
    /// The body.
    pub body: O::Body,
}

/// Who asks, and what the handler may use: a store that is bound to the caller's organization.
#[derive(Clone)]
pub struct Context {
    /// The process.
    pub app: Arc<App>,
    /// The caller.
    pub caller: Caller,
    /// The caller's items.
    pub store: Store,
    /// The moment of the request.
    pub now: crate::clock::Moment,
    /// What links begin with.
    pub base_url: String,
}

/// The types of an operation, for the document.
#[derive(Debug)]
pub struct Shapes {
    /// Schema of the parameter in the path.
    pub path: Option<Value>,
    /// Query parameters.
    pub parameters: Vec<Parameter>,
    /// Schema of the body.
    pub body: Option<Value>,
    /// Whether the body must be there.
    pub body_required: bool,
    /// Status of success.
    pub status: u16,
    /// Media type of the answer's body.
    pub media_type: &'static str,
    /// Schema of the answer's body.
    pub reply: Option<Value>,
}

/// What the named types of the document are collected in. A type may be read otherwise than it is shown: what a body
/// may leave out, an answer always has.
#[derive(Debug)]
pub struct Schemas {
    /// Of what is read.
    pub bodies: SchemaGenerator,
    /// Of what is shown.
    pub replies: SchemaGenerator,
}

impl Default for Schemas {
    fn default() -> Self {
        // OpenAPI 3.1 takes schemas of JSON Schema 2020-12 as they are.
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = "/components/schemas".into();
            settings.meta_schema = None;
        });
        Self {
            bodies: settings.clone().for_deserialize().into_generator(),
            replies: settings.for_serialize().into_generator(),
        }
    }
}

/// An operation without its types: what the table holds.
pub trait Entry: Send + Sync {
    /// The description.
    fn spec(&self) -> &Spec;
    /// The types.
    fn shapes(&self, schemas: &mut Schemas) -> Shapes;
    /// Whether a call with these query parameters ends when topics are disabled.
    fn is_legacy(&self, params: &Params) -> bool;
    /// Reads the input and does it.
    fn call<'a>(&'a self, cx: Context, request: Request) -> BoxFuture<'a, Result<Response>>;
}

/// Makes an entry of an operation: `&Of::<ListViews>::NEW`.
pub struct Of<O>(std::marker::PhantomData<fn() -> O>);

impl<O> Of<O> {
    /// The entry.
    pub const NEW: Self = Self(std::marker::PhantomData);
}

impl<O: Operation> Entry for Of<O> {
    fn spec(&self) -> &Spec {
        &O::SPEC
    }

    fn shapes(&self, schemas: &mut Schemas) -> Shapes {
        Shapes {
            path: O::Path::schema(),
            parameters: O::Query::parameters(),
            body: O::Body::schema(&mut schemas.bodies),
            body_required: O::Body::REQUIRED,
            status: O::Reply::STATUS,
            media_type: O::Reply::MEDIA_TYPE,
            reply: O::Reply::schema(&mut schemas.replies),
        }
    }

    fn is_legacy(&self, params: &Params) -> bool {
        O::SPEC.legacy.is_some() || O::is_legacy(params)
    }

    fn call<'a>(&'a self, cx: Context, request: Request) -> BoxFuture<'a, Result<Response>> {
        Box::pin(async move {
            request.params.refuse_near_misses(&O::Query::parameters())?;
            let query = O::Query::parse(&request.params, cx.now)?;
            let body = O::Body::parse(&request.headers, &request.body)?;
            let path = O::Path::parse(O::SPEC.path_value(&request.path))?;
            let reply = O::run(&cx, Input { path, query, body }).await?;
            let info = RequestInfo {
                base_url: &cx.base_url,
                path: &request.path,
                params: &request.params,
                headers: &request.headers,
            };
            reply.into_response(&info)
        })
    }
}
