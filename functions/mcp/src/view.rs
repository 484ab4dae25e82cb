//! The page that draws a series in the chat (MCP Apps, SEP-1865).

/// The extension of the protocol.
pub(crate) const EXTENSION: &str = "io.modelcontextprotocol/ui";
/// The page's address.
pub(crate) const URI: &str = "ui://answerscope/series.html";
/// What hosts take for a page to show.
pub(crate) const MIME_TYPE: &str = "text/html;profile=mcp-app";
/// The page, with all that it needs.
pub(crate) const PAGE: &str = include_str!("view.html");
