//! Items that a newer program wrote.

use answerscope_domain::clock::Moment;
use answerscope_store::keys::{Key, KeyRange};
use answerscope_store::table::entity_of;
use answerscope_store::table::outbox::due_entries;
use serde_json::{Value, json};

use crate::script::Script;

const ORGANIZATION: &str = "00000000000000000001";

fn item(version: u8, sk: &str) -> Value {
    json!({"pk": {"S": "ORG#1"}, "sk": {"S": sk}, "kind": {"S": "view"}, "v": {"N": version.to_string()},
        "name": {"S": "what a user wrote"}})
}

#[tokio::test]
async fn an_item_of_an_unknown_version_is_refused_by_name() {
    let script = Script::new(|asked| {
        let answer = match asked.rsplit('.').next() {
            Some("GetItem") => json!({"Item": item(2, "VIEW#1")}),
            Some("Query") => json!({"Items": [item(1, "VIEW#0"), item(2, "VIEW#1")]}),
            _ => json!({"Responses": {"table": [item(1, "VIEW#0"), item(2, "VIEW#1")]}}),
        };
        Some((200, answer.to_string()))
    });
    let table = script.table();
    let key = Key {
        pk: "ORG#1".into(),
        sk: "VIEW#1".into(),
    };
    let range = KeyRange {
        pk: "ORG#1".into(),
        from: "0".into(),
        to: "Z".into(),
    };
    let errors = [
        table.get(&key).await.map(drop),
        table.query(&range).await.map(drop),
        table.query_page(&range, None).await.map(drop),
        table.batch_get(vec![key]).await.map(drop),
        entity_of::<Value>(table.query_any(&range).await.expect("read").remove(1)).map(drop),
    ];
    for error in errors {
        let error = error.expect_err("a version that is not known");
        let (told, shown) = (error.to_string(), error.description());
        assert!(told.contains("view ORG#1 VIEW#1 is of version 2"), "{told}");
        assert!(
            !told.contains("a user wrote") && shown == "Internal error",
            "{told}, {shown}"
        );
    }
}

#[tokio::test]
async fn a_mark_of_an_unknown_version_keeps_nobody_from_the_others() {
    let script = Script::new(|_| {
        let entry = |version: u8, brand: u8| {
            json!({"pk": {"S": "MARKS#0"}, "kind": {"S": "mark"}, "v": {"N": version.to_string()},
                "sk": {"S": format!("{ORGANIZATION}#0000000000000000000{brand}#NAMING##1")}})
        };
        Some((200, json!({"Items": [entry(2, 1), entry(1, 2)]}).to_string()))
    });
    let entries = due_entries(&script.table(), Moment(0)).await.expect("read");
    let shards = script.asked.lock().expect("asked").len();
    assert_eq!(entries.len(), shards, "one of two in each shard: {entries:?}");
}
