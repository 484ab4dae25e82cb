//! The server as the protocol sees it: what it can do, its lists, and the calls of its tools.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use answerscope_api::app::App;
use answerscope_api::dispatch;
use answerscope_domain::error::{Error, Lack};
use answerscope_domain::{Caller, Scope};
use http::request::Parts;
use rmcp::model::{
    CacheScope, CallToolRequestParams, CallToolResponse, CallToolResult, CustomRequest, CustomResult, ErrorData,
    GetPromptRequestParams, GetPromptResponse, Implementation, ListPromptsResult, ListResourceTemplatesResult,
    ListResourcesResult, ListToolsResult, PaginatedRequestParams, ProtocolVersion, ReadResourceRequestParams,
    ReadResourceResponse, ServerCapabilities, ServerConfig, Tool,
};
use rmcp::service::RequestContext;
use rmcp::{RoleServer, ServerHandler};
use serde_json::{Map, Value, json};

use crate::admission::Admitted;
use crate::catalog::{Catalog, Does, object};
use crate::confirm::{self, Next};
use crate::operations::Callable;
use crate::request::request;
use crate::result::{self, Called};
use crate::{discovery, message, prompts, resources, view};

/// The revisions that are served.
pub(crate) const REVISIONS: [ProtocolVersion; 3] = [
    ProtocolVersion::V_2025_06_18,
    ProtocolVersion::V_2025_11_25,
    ProtocolVersion::V_2026_07_28,
];
/// How long a client need not ask again for a list, in milliseconds: lists change with the version of the service alone.
pub(crate) const FRESH: u64 = 3_600_000;

const INSTRUCTIONS: &str = "Figures of how AI answer engines mention, recommend and cite brands. Begin with list_brands. \
    get_metric_aggregates, get_metric_timeseries and get_metric_comparison read share of voice, visibility, citations and \
    sentiment of a brand, a prompt or a view; a change is worth telling when its verdict is up or down: within_noise is \
    chance. Tell counts and intervals with every share. Days are UTC. search_api_reference finds what has no tool here, and \
    how each figure is made.";

/// A server for one request.
#[derive(Clone)]
pub(crate) struct Server {
    pub(crate) app: Arc<App>,
    pub(crate) catalog: Arc<Catalog>,
}

/// What the check of the request came to.
fn admitted(context: &RequestContext<RoleServer>) -> Result<&Admitted, ErrorData> {
    let parts = context.extensions.get::<Parts>();
    let admitted = parts.and_then(|parts| parts.extensions.get::<Admitted>());
    admitted.ok_or_else(|| ErrorData::internal_error("the request was not checked", None))
}

impl Server {
    async fn call(
        &self,
        admitted: &Admitted,
        params: CallToolRequestParams,
        meta: &Value,
    ) -> Result<CallToolResponse, ErrorData> {
        #[cfg(feature = "fixtures")]
        if let Some(fixture) = crate::fixtures::call(&params.name) {
            return fixture;
        }
        let offered = self.catalog.tool(&params.name);
        let offered = offered.ok_or_else(|| ErrorData::invalid_params(format!("no tool {}", params.name), None))?;
        let caller = match &admitted.caller {
            Ok(caller) => *caller,
            Err(error) => return Ok(refused(error).into()),
        };
        let arguments = params.arguments.clone().unwrap_or_default();
        let chosen = match offered.does {
            Does::Search => return Ok(told(discovery::search(&self.catalog, &arguments)).into()),
            Does::Describe => return Ok(told(discovery::describe(&self.catalog, &arguments)).into()),
            Does::Operation(place) => Ok((&self.catalog.operations[place], arguments)),
            Does::Metric(kind) => self.metric(kind, arguments),
            Does::Call => self.named(&arguments),
        };
        let (callable, arguments) = match chosen {
            Ok(chosen) => chosen,
            Err(said) => return Ok(result::invalid(said).into()),
        };
        if callable.deletes() {
            match confirm::next(callable, &params, meta) {
                Next::GoOn => {}
                Next::Ask(question) => return Ok((*question).into()),
                Next::Stop => {
                    let summary = json!({"summary": "Nothing was deleted: the user did not agree."});
                    return Ok(result::structured(object(summary)).into());
                }
            }
        }
        Ok(self
            .perform(caller, &admitted.base_url, callable, &arguments)
            .await
            .into())
    }

    fn metric(
        &self,
        kind: crate::metrics::MetricKind,
        arguments: Map<String, Value>,
    ) -> Result<(&Callable, Map<String, Value>), String> {
        let tool = self.catalog.metric(kind).ok_or("no such metric")?;
        let (place, arguments) = tool.choose(&self.catalog.operations, arguments)?;
        Ok((&self.catalog.operations[place], arguments))
    }

    /// The operation that `call_api_operation` names, and its arguments.
    fn named(&self, arguments: &Map<String, Value>) -> Result<(&Callable, Map<String, Value>), String> {
        discovery::refuse_others(arguments, &["operation", "arguments"])
            .map_err(|told| format!("{told}; an operation's own stand inside arguments"))?;
        let id = discovery::text(arguments, "operation")?;
        let callable = self
            .catalog
            .operation(id)
            .ok_or_else(|| discovery::unknown(&self.catalog, id))?;
        match arguments.get("arguments") {
            None | Some(Value::Null) => Ok((callable, Map::new())),
            Some(Value::Object(own)) => Ok((callable, own.clone())),
            Some(_) => Err("arguments: expected an object".to_owned()),
        }
    }

    async fn perform(
        &self,
        caller: Caller,
        base_url: &str,
        callable: &Callable,
        arguments: &Map<String, Value>,
    ) -> CallToolResult {
        // The scope was checked for what was read of the message first; this is what is done.
        let scope = callable.spec().scope;
        if !caller.scopes.allow(scope) {
            let lacks = Lack::Scope(scope.as_str());
            return refused(&Error::Forbidden { lacks });
        }
        let request = match request(callable, arguments) {
            Ok(request) => request,
            Err(said) => return result::invalid(said),
        };
        let answered = dispatch::perform(&self.app, callable.entry, caller, request, base_url).await;
        let called = Called {
            catalog: &self.catalog,
            callable,
            arguments,
            base_url,
        };
        result::result(&called, answered).await
    }
}

/// A call that was let in to be told why it is not done.
fn refused(error: &Error) -> CallToolResult {
    let seconds = match error {
        Error::TooManyRequests { retry_after } => Some(retry_after.to_string()),
        _ => None,
    };
    result::failure(error, seconds.as_deref())
}

fn told(found: Result<Value, String>) -> CallToolResult {
    match found {
        Ok(content) => result::structured(object(content)),
        Err(said) => result::invalid(said),
    }
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        let mut capabilities = ServerCapabilities::builder()
            .enable_tools()
            .enable_resources()
            .enable_prompts()
            .build();
        let ui = object(json!({"mimeTypes": [view::MIME_TYPE]}));
        capabilities.extensions = Some(BTreeMap::from([(view::EXTENSION.to_owned(), ui)]));
        let implementation = Implementation::new("answerscope", env!("CARGO_PKG_VERSION")).with_title("Answerscope");
        ServerConfig::new(capabilities)
            .with_server_info(implementation)
            .with_instructions(INSTRUCTIONS)
    }

    fn supported_protocol_versions(&self) -> Cow<'static, [ProtocolVersion]> {
        Cow::Borrowed(&REVISIONS)
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        self.catalog.tool(name).map(|offered| offered.tool.clone())
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        context: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let admitted = admitted(&context)?;
        let may_write = admitted
            .caller
            .as_ref()
            .is_ok_and(|caller| caller.scopes.allow(Scope::Write));
        let tools = self.catalog.tools(admitted.all, may_write);
        let tools = tools.map(|offered| offered.tool.clone()).collect();
        Ok(ListToolsResult::with_all_items(tools)
            .with_ttl_ms(FRESH)
            .with_cache_scope(CacheScope::Private))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let meta = serde_json::to_value(&context.meta).unwrap_or_default();
        self.call(admitted(&context)?, request, &meta).await
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        let listed = ListResourcesResult::with_all_items(resources::list(&self.catalog));
        Ok(listed.with_ttl_ms(FRESH).with_cache_scope(CacheScope::Public))
    }

    async fn list_resource_templates(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourceTemplatesResult, ErrorData> {
        let listed = ListResourceTemplatesResult::with_all_items(resources::templates());
        Ok(listed.with_ttl_ms(FRESH).with_cache_scope(CacheScope::Public))
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        resources::read(&self.catalog, &request.uri).map(Into::into)
    }

    async fn list_prompts(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListPromptsResult, ErrorData> {
        let listed = ListPromptsResult::with_all_items(prompts::list());
        Ok(listed.with_ttl_ms(FRESH).with_cache_scope(CacheScope::Public))
    }

    async fn get_prompt(
        &self,
        request: GetPromptRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<GetPromptResponse, ErrorData> {
        prompts::get(&request).map(Into::into)
    }

    async fn on_custom_request(
        &self,
        request: CustomRequest,
        context: RequestContext<RoleServer>,
    ) -> Result<CustomResult, ErrorData> {
        let parts = context.extensions.get::<Parts>();
        Err(message::unknown(
            request.method,
            &request.params.unwrap_or_default(),
            parts,
        ))
    }
}
