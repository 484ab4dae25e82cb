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
use crate::dispatch::Request;
use crate::envelope::{Reply, RequestInfo, Response};
use crate::params::{Nothing, Params};
use crate::query::{self, Described, Query};
pub use crate::spec::{Spec, Tag, Verb};
use answerscope_domain::Caller;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Id;
use answerscope_store::Store;

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
    pub now: answerscope_domain::clock::Moment,
    /// What links begin with.
    pub base_url: String,
}

/// The types of an operation, for the document.
#[derive(Debug)]
pub struct Shapes {
    /// Schema of the parameter in the path.
    pub path: Option<Value>,
    /// Query parameters.
    pub parameters: Vec<Described>,
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
    /// Status and schema of another success.
    pub other: Option<(u16, Value)>,
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

impl<O: Operation> Of<O> {
    /// The entry.
    pub const NEW: Self = {
        assert!(
            O::SPEC.tag.is_some(),
            "the operation's spec needs a tag: `.tag(Tag::...)`"
        );
        Self(std::marker::PhantomData)
    };
}

impl<O: Operation> Entry for Of<O> {
    fn spec(&self) -> &Spec {
        &O::SPEC
    }

    fn shapes(&self, schemas: &mut Schemas) -> Shapes {
        Shapes {
            path: O::Path::schema(),
            parameters: query::described::<O::Query>(),
            body: O::Body::schema(&mut schemas.bodies),
            body_required: O::Body::REQUIRED,
            status: O::Reply::STATUS,
            media_type: O::Reply::MEDIA_TYPE,
            reply: O::Reply::schema(&mut schemas.replies),
            other: O::Reply::other(&mut schemas.replies),
        }
    }

    fn is_legacy(&self, params: &Params) -> bool {
        O::SPEC.legacy.is_some() || O::is_legacy(params)
    }

    fn call<'a>(&'a self, cx: Context, request: Request) -> BoxFuture<'a, Result<Response>> {
        Box::pin(async move {
            let query = query::read::<O::Query>(&request.params, cx.now)?;
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
