//! Every operation with another organization's id: 404, the same as for an id that names nothing, and no change.

use serde_json::Value;

use crate::right_calls::nowhere;
use crate::support::{Caller, start};

/// Operations that may answer a stranger. It may only get shorter, and it is empty.
const EXCEPTIONS: [&str; 0] = [];

async fn seen_by_the_owner(owner: &Caller, ids: &std::collections::BTreeMap<&'static str, String>) -> Vec<Value> {
    let mut state = Vec::new();
    for path in [
        format!("/brands/{}", ids["brand"]),
        format!("/brands/{}/prompts", ids["brand"]),
        format!("/brands/{}/views", ids["brand"]),
        format!("/brands/{}/topics", ids["brand"]),
        format!("/brands/{}/trends", ids["brand"]),
        format!("/prompts/{}", ids["prompt"]),
        format!("/prompts/{}/answers", ids["prompt"]),
        format!("/brands/{}/visibility/aggregates", ids["brand"]),
    ] {
        state.push(owner.get(&path).await.data());
    }
    state
}

#[tokio::test(flavor = "multi_thread")]
async fn another_organizations_ids_name_nothing() {
    let service = start().await;
    let (world, stranger) = (service.world().await, service.stranger().await);
    let before = seen_by_the_owner(&service.owner, &world).await;
    let mut tried = 0;
    for entry in answerscope_openapi::operations() {
        let spec = entry.spec();
        if spec.path_parameter().is_none() || EXCEPTIONS.contains(&spec.id) {
            continue;
        }
        let foreign = stranger.operation(spec, &world).await;
        let unknown = service.owner.operation(spec, &nowhere()).await;
        assert_eq!(
            (foreign.status.as_u16(), foreign.code()),
            (404, 1006),
            "{}: {}",
            spec.id,
            foreign.body
        );
        assert_eq!(
            foreign.body, unknown.body,
            "{}: a foreign id must look like an unknown one",
            spec.id
        );
        tried += 1;
    }
    assert!(tried > 40, "only {tried} operations were tried");
    service.settled().await;
    assert_eq!(
        seen_by_the_owner(&service.owner, &world).await,
        before,
        "a stranger changed something"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_hold_nothing_of_others() {
    let service = start().await;
    service.world().await;
    let brands = service.stranger().await.get("/brands").await.data();
    assert_eq!(brands["brands"], Value::Array(vec![]));
}
