//! The tools that scenarios of the protocol's conformance suite call, which answer with each kind of content. They are
//! in no list, and in no program but the one that the suite is run against.

use rmcp::model::{CallToolResponse, CallToolResult, ClientCapabilities, ContentBlock, ErrorData, ResourceContents};
use serde_json::json;

/// A red pixel, as PNG in base64.
const PIXEL: &str = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC";
/// A wave file without a sample, in base64.
const SILENCE: &str = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=";

/// What the tool of this name answers; `None` where it is none of these.
pub(crate) fn call(name: &str) -> Option<Result<CallToolResponse, ErrorData>> {
    let resource = |uri: &str, mime_type: &str, text: &str| {
        ContentBlock::resource(ResourceContents::text(text, uri).with_mime_type(mime_type))
    };
    let content = match name {
        "test_simple_text" => vec![ContentBlock::text("This is a simple text response for testing.")],
        "test_image_content" => vec![ContentBlock::image(PIXEL, "image/png")],
        "test_audio_content" => vec![ContentBlock::audio(SILENCE, "audio/wav")],
        "test_embedded_resource" => {
            vec![resource(
                "test://embedded-resource",
                "text/plain",
                "This is an embedded resource content.",
            )]
        }
        "test_multiple_content_types" => vec![
            ContentBlock::text("Multiple content types test:"),
            ContentBlock::image(PIXEL, "image/png"),
            resource(
                "test://mixed-content-resource",
                "application/json",
                r#"{"test":"data","value":123}"#,
            ),
        ],
        "test_error_handling" => {
            let said = ContentBlock::text("This tool intentionally returns an error for testing");
            return Some(Ok(CallToolResult::error(vec![said]).into()));
        }
        // It takes a capability that the scenario's client does not declare.
        "test_missing_capability" => {
            let sampling: ClientCapabilities = serde_json::from_value(json!({"sampling": {}})).unwrap_or_default();
            return Some(Err(ErrorData::missing_required_client_capability(sampling)));
        }
        // What this server has no stream and no log for is one result.
        "test_streaming_elicitation" | "test_logging_tool" => {
            vec![ContentBlock::text("There is one message: this one.")]
        }
        _ => return None,
    };
    Some(Ok(CallToolResult::success(content).into()))
}
