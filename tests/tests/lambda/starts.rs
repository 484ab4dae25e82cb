//! How processes start.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;

use crate::world::World;

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_setting_ends_the_process_with_its_name() {
    let world = World::new().await;
    let brands = world.start("brands", &[("ANSWERSCOPE_CREDITS", "many")]).await;
    let (status, said) = brands.ended().await;
    assert!(!status.success());
    assert!(said.contains("ANSWERSCOPE_CREDITS=many"), "{said}");
}

/// The process is there when its first connection is not: the first request opens one, or fails by itself.
#[tokio::test(flavor = "multi_thread")]
async fn without_dynamodb_a_process_starts_and_says_so() {
    let world = World::new().await;
    let nowhere = [("AWS_ENDPOINT_URL_DYNAMODB", "http://127.0.0.1:1")];
    let brands = world.start("brands", &nowhere).await;
    brands.api.polled(1).await;
    let log = brands.stop().await;
    assert!(
        log.iter()
            .any(|line| line["message"] == "no connection to DynamoDB yet"),
        "{log:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_of_another_kind_is_refused_and_the_next_one_taken() {
    let world = World::new().await;
    for (name, wrong, right) in [
        ("brands", "rollup.json", "api-list-brands.json"),
        ("rollup", "api-list-brands.json", "rollup.json"),
    ] {
        let mut function = world.start(name, &[]).await;
        let id = function.api.put(world.event(wrong));
        let post = function.api.post().await;
        let expected = format!("POST /2018-06-01/runtime/invocation/{id}/error HTTP/1.1");
        assert_eq!(post.head.first, expected);
        let error: Value = serde_json::from_slice(&post.body().await).expect("JSON");
        assert!(error["errorType"].is_string(), "{name}: {error}");
        let answer = function.invoke(world.event(right)).await;
        assert!(
            answer["statusCode"] == 200 || answer["batchItemFailures"].is_array(),
            "{answer}"
        );
    }
}

#[test]
fn each_function_has_a_sample_event_and_each_event_is_known() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let names = |folder: &str| -> BTreeSet<String> {
        let files = std::fs::read_dir(root.join(folder)).expect(folder);
        let files = files.map(|file| file.expect("a file").file_name());
        files.map(|name| name.to_string_lossy().into_owned()).collect()
    };
    let readme = std::fs::read_to_string(root.join("events/README.md")).expect("events/README.md");
    for event in names("events") {
        let known = event == "README.md" || readme.contains(&format!("`{event}`"));
        assert!(known, "events/README.md does not say what {event} is");
    }
    let mut functions = names("functions");
    functions.extend(names("functions/workers"));
    functions.retain(|name| name != "workers" && !name.starts_with('.'));
    for function in functions {
        assert!(
            readme.contains(&format!("| {function} |")),
            "no sample event for {function} in events/README.md"
        );
    }
}
