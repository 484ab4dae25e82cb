//! Pages of the reference, single operations, and the view, as resources.

use rmcp::model::{
    CacheScope, ErrorData, MetaObject, ReadResourceResult, Resource, ResourceContents, ResourceTemplate,
};
use serde_json::{Value, json};

use crate::catalog::{Catalog, object};
use crate::reference::described;
use crate::server::FRESH;
use crate::view;

const MARKDOWN: &str = "text/markdown";
/// What the addresses of operations begin with.
const OPERATIONS: &str = "answerscope://operations/";

/// The pages, and the view.
pub(crate) fn list(catalog: &Catalog) -> Vec<Resource> {
    let pages = catalog.reference.pages.iter().map(|page| {
        Resource::new(&page.uri, &page.name)
            .with_title(&page.title)
            .with_mime_type(MARKDOWN)
            .with_size(page.text.len() as u64)
    });
    let view = Resource::new(view::URI, "series")
        .with_title("A series with its intervals")
        .with_mime_type(view::MIME_TYPE)
        .with_meta(view_meta());
    pages.chain([view]).collect()
}

/// One operation, by its id.
pub(crate) fn templates() -> Vec<ResourceTemplate> {
    let template = ResourceTemplate::new(format!("{OPERATIONS}{{operation}}"), "operation")
        .with_title("An operation of the API")
        .with_description("Arguments, scope, price and the schema of its answer, as JSON.")
        .with_mime_type("application/json");
    vec![template]
}

/// A resource by its address.
pub(crate) fn read(catalog: &Catalog, uri: &str) -> Result<ReadResourceResult, ErrorData> {
    let contents = if uri == view::URI {
        ResourceContents::text(view::PAGE, uri)
            .with_mime_type(view::MIME_TYPE)
            .with_meta(view_meta())
    } else if let Some(page) = catalog.reference.page(uri) {
        ResourceContents::text(&page.text, uri).with_mime_type(MARKDOWN)
    } else {
        let callable = uri.strip_prefix(OPERATIONS).and_then(|id| catalog.operation(id));
        let callable =
            callable.ok_or_else(|| ErrorData::resource_not_found("no such resource", Some(json!({"uri": uri}))))?;
        ResourceContents::text(described(callable).to_string(), uri).with_mime_type("application/json")
    };
    Ok(ReadResourceResult::new(vec![contents])
        .with_ttl_ms(FRESH)
        .with_cache_scope(CacheScope::Public))
}

/// The view asks nothing of the network: no origin may be connected to, loaded from or framed.
fn view_meta() -> MetaObject {
    let none: [Value; 0] = [];
    MetaObject(object(json!({"ui": {
        "csp": {"connectDomains": none, "resourceDomains": none, "frameDomains": none, "baseUriDomains": none},
        "prefersBorder": true
    }})))
}
