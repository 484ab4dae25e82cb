//! State that is computed on and written back where nobody has changed it meanwhile.

use aws_sdk_dynamodb::operation::put_item::PutItemError;
use aws_sdk_dynamodb::types::ReturnValuesOnConditionCheckFailure;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Store;
use crate::aws::failure::call_failed;
use crate::keys::Key;
use crate::runtime::retry::Retry;
use crate::table::{Item, entity_of, item_of, number, number_of, text, text_of};
use answerscope_domain::error::Result;

/// Changes the state at a key; one that is not there begins empty, and one that stays as it is is not written. `change` may be called again, with newer state.
///
/// # Errors
/// When the table does not take it, or others were first at every attempt.
pub(super) async fn swap<T, R>(
    store: &Store,
    key: &Key,
    kind: &'static str,
    mut change: impl FnMut(&mut T) -> R,
) -> Result<R>
where
    T: Serialize + DeserializeOwned + Default + Clone + PartialEq,
{
    let mut found = store.table().get(key).await?;
    let mut attempts = Retry::new("state changed under every attempt to change it");
    loop {
        attempts.next().await?;
        let revision = found.as_ref().and_then(|item| number_of(item, "revision"));
        let mut state: T = found.take().map(entity_of).transpose()?.unwrap_or_default();
        let before = state.clone();
        let result = change(&mut state);
        if state == before {
            return Ok(result);
        }
        let mut item = item_of(key.clone(), kind, &state)?;
        let writer = store.fresh_token();
        item.insert("revision".into(), number(revision.unwrap_or_default() + 1));
        item.insert("writer".into(), text(writer.as_str()));
        let other = match put(store, item, revision).await? {
            Put::Done => return Ok(result),
            Put::Refused(other) => other,
            Put::InTransaction => store.table().get(key).await?,
        };
        if other.as_ref().and_then(|other| text_of(other, "writer")) == Some(writer.as_str()) {
            // The SDK has sent it again, and the first one was taken.
            return Ok(result);
        }
        found = other;
    }
}

enum Put {
    Done,
    /// Another state is there.
    Refused(Option<Item>),
    /// A transaction has the item in this moment.
    InTransaction,
}

async fn put(store: &Store, item: Item, revision: Option<i64>) -> Result<Put> {
    let call = store
        .table()
        .client
        .put_item()
        .table_name(&store.table().name)
        .set_item(Some(item))
        .return_values_on_condition_check_failure(ReturnValuesOnConditionCheckFailure::AllOld);
    let call = match revision {
        None => call.condition_expression("attribute_not_exists(pk)"),
        Some(revision) => call
            .condition_expression("revision = :old")
            .expression_attribute_values(":old", number(revision)),
    };
    match call.send().await {
        Ok(_) => Ok(Put::Done),
        Err(error) => match error.as_service_error() {
            Some(PutItemError::ConditionalCheckFailedException(refused)) => Ok(Put::Refused(refused.item.clone())),
            Some(PutItemError::TransactionConflictException(_)) => Ok(Put::InTransaction),
            _ => Err(call_failed("PutItem", error)),
        },
    }
}
