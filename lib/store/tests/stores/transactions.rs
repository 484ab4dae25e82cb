//! What a refused transaction tells: the guard, whatever the order of the actions.

use answerscope_domain::error::Error;
use answerscope_store::keys::Key;
use answerscope_store::table::{Action, ActionOrder, Transaction};
use serde_json::{Value, json};

use crate::script::Script;

const ORDERS: [ActionOrder; 6] = [
    ActionOrder::Given,
    ActionOrder::Reversed,
    ActionOrder::Rotated(0),
    ActionOrder::Rotated(1),
    ActionOrder::Rotated(3),
    ActionOrder::Rotated(9),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Guard {
    Gone,
    Changed,
    Taken,
}

fn key(name: &str) -> Key {
    Key {
        pk: name.into(),
        sk: "item".into(),
    }
}

/// A transaction with a condition on each of four items, and one action without.
fn transaction() -> Transaction<Guard> {
    Transaction::new()
        .guard(Guard::Taken, Action::absent(key("taken")))
        .then(Action::delete(key("free")))
        .guard(
            Guard::Changed,
            Action::delete(key("changed")).when("attribute_exists(pk)"),
        )
        .guard(Guard::Gone, Action::exists(key("gone")))
        .guard(Guard::Changed, Action::exists(key("changed too")))
}

/// A table that refuses the actions on some items, as DynamoDB does: by their places in the request.
fn refusing(items: &'static [&'static str]) -> Script {
    Script::of_bodies(move |_, body| {
        let request: Value = serde_json::from_slice(body).expect("a request");
        let actions = request["TransactItems"].as_array().expect("actions");
        let reasons = actions.iter().map(|action| {
            let (_, action) = action.as_object().expect("an action").iter().next().expect("one");
            let name = action["Key"]["pk"]["S"].as_str().expect("a key");
            let code = if items.contains(&name) {
                "ConditionalCheckFailed"
            } else {
                "None"
            };
            json!({"Code": code})
        });
        let reasons: Vec<Value> = reasons.collect();
        if items.is_empty() {
            return Some((200, "{}".into()));
        }
        let told = json!({"__type": "com.amazonaws.dynamodb.v20120810#TransactionCanceledException",
            "message": "no", "CancellationReasons": reasons});
        Some((400, told.to_string()))
    })
}

#[tokio::test]
async fn the_most_important_guard_is_told_whatever_the_order() {
    let cases: [(&'static [&'static str], Result<(), Guard>); 7] = [
        (&[], Ok(())),
        (&["taken"], Err(Guard::Taken)),
        (&["changed"], Err(Guard::Changed)),
        (&["taken", "changed too"], Err(Guard::Changed)),
        (&["changed", "changed too"], Err(Guard::Changed)),
        (&["gone", "taken"], Err(Guard::Gone)),
        (&["taken", "changed", "gone", "changed too"], Err(Guard::Gone)),
    ];
    for order in ORDERS {
        for (items, expected) in cases {
            let table = refusing(items).table();
            table.send_in(order);
            let told = table.commit(transaction()).await.expect("an answer");
            assert_eq!(told, expected, "{order:?}: {items:?}");
        }
    }
}

#[tokio::test]
async fn every_guard_is_told_to_those_who_ask() {
    for order in ORDERS {
        let table = refusing(&["taken", "changed", "changed too"]).table();
        table.send_in(order);
        let told = table.attempt(transaction()).await.expect("an answer");
        assert!(told.iter().eq(&[Guard::Changed, Guard::Taken]), "{order:?}: {told:?}");
    }
}

/// No condition of ours can be meant, so the log is told which action it was.
#[tokio::test]
async fn a_refused_action_without_a_guard_is_named() {
    for order in ORDERS {
        let table = refusing(&["free", "taken"]).table();
        table.send_in(order);
        let error = table.commit(transaction()).await.expect_err("refused");
        assert!(matches!(error, Error::Internal { .. }), "{error}");
        assert!(
            error.to_string().contains("without a guard: Delete free item"),
            "{error}"
        );
    }
}
