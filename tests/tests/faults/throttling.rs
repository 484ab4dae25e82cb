//! Stores that are asked too much: callers are told to come again, not that something is broken.

use serde_json::json;

use crate::world::World;

#[tokio::test(flavor = "multi_thread")]
async fn a_throttled_store_answers_429() {
    let world = World::new().await;
    let metric_input = world.metric_input("throttled").await;
    let brand = format!("/brands/{}", metric_input.brand);
    let views = format!("{brand}/views");
    for (refused, method, path, body) in [
        ("UpdateItem", "GET", "/brands", None),
        ("GetItem", "GET", brand.as_str(), None),
        ("Query", "GET", "/brands", None),
        (
            "TransactWriteItems",
            "POST",
            views.as_str(),
            Some(json!({"name": "A view"})),
        ),
    ] {
        world.rig.plan.refuse(refused);
        let (status, answer) = world.rig.call(method, path, body.clone(), None).await;
        world.rig.plan.disarm();
        assert_eq!(
            (status, &answer["error"]["code"]),
            (429, &json!(1007)),
            "{refused}: {answer}"
        );
        let (status, answer) = world.rig.call(method, path, body, None).await;
        assert!((200..300).contains(&status), "{refused}: {status} {answer}");
    }
}

/// The end of a session is moved on, or a token renewed, by a request beside this one.
#[tokio::test(flavor = "multi_thread")]
async fn a_transaction_over_the_row_of_a_caller_is_waited_for() {
    let world = World::new().await;
    for (conflicts, answered) in [(1, 200), (3, 200), (100, 429)] {
        world.rig.plan.conflict("UpdateItem", conflicts);
        let (status, answer) = world.rig.call("GET", "/brands", None, None).await;
        world.rig.plan.disarm();
        assert_eq!(status, answered, "{conflicts}: {answer}");
    }
}
