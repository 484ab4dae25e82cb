//! The first connection of a process, opened before its first request.

use std::time::Duration;

use aws_sdk_dynamodb::types::AttributeValue;

use crate::app::App;
use answerscope_domain::error::chain;

/// Longer than a connection takes; a process that can not connect now starts all the same.
const PATIENCE: Duration = Duration::from_secs(1);

/// Reads an item that is not there: name resolution, TCP and TLS are done when the first request comes, and half a read
/// unit is what it costs.
pub(crate) async fn connect(app: &App) {
    let nothing = || AttributeValue::S("-".to_owned());
    let call = app.stores.table.client.get_item().table_name(&app.stores.table.name);
    let call = call.key("pk", nothing()).key("sk", nothing()).send();
    match tokio::time::timeout(PATIENCE, call).await {
        Ok(Ok(_)) => {}
        Ok(Err(error)) => tracing::warn!(error = chain(&error), "no connection to DynamoDB yet"),
        Err(late) => tracing::warn!(error = chain(&late), "no connection to DynamoDB yet"),
    }
}
