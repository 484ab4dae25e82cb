//! The sweeper: on its schedule, and behind the dead-letter queues.

use serde_json::{Value, json};

use crate::world::World;

#[tokio::test(flavor = "multi_thread")]
async fn on_schedule_it_sends_again_what_is_due() {
    let world = World::new().await;
    let first = world.sent.messages();
    let mut sweeper = world.start("sweeper", &[]).await;
    let answer = sweeper.invoke(world.event("sweeper-schedule.json")).await;
    assert_eq!(answer, json!({"due": 1, "collecting": 0}));
    assert_eq!(world.sent.messages(), first, "the same message on the same queue");
    let mut rollup = world.start("rollup", &[]).await;
    rollup.invoke(world.event("rollup.json")).await;
    let answer = sweeper.invoke(world.event("sweeper-schedule.json")).await;
    assert_eq!(answer, json!({"due": 0, "collecting": 0}));
    assert_eq!(world.sent.messages(), []);
    let log = sweeper.stop().await;
    let sweeps = log.iter().filter_map(|line| line["Sweeps"].as_u64());
    assert_eq!(sweeps.sum::<u64>(), 2, "a heartbeat each: {log:?}");
    let told = |name: &str, work: Option<&str>| -> Vec<f64> {
        let lines = log.iter().filter(|line| line["Work"].as_str() == work);
        let values = lines.filter_map(|line| line[name].as_array()).flatten();
        values.filter_map(Value::as_f64).collect()
    };
    let [before, after] = told("OldestOutboxEntry", Some("figures"))[..] else {
        panic!("an age each: {log:?}");
    };
    assert!(before > 0.0 && after == 0.0, "{before} {after}");
    assert_eq!(told("OldestOutboxEntry", Some("other")), [0.0, 0.0]);
    assert_eq!(told("DueOutboxEntries", None), [1.0, 0.0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_dead_letters_it_fails_the_task() {
    let mut world = World::new().await;
    let path = format!(
        "/brands/{}/export?entities=brand&metrics=visibility",
        world.words["BRAND"]
    );
    let task = world.post(&path, json!({})).await["id"].clone();
    world.words.insert("EXPORT", task.as_str().expect("an id").to_owned());
    let mut sweeper = world.start("sweeper", &[]).await;
    let answer = sweeper.invoke(world.event("sweeper-dead-letters.json")).await;
    // What is no message is logged and taken: there is no queue after this one.
    assert_eq!(answer, json!({"batchItemFailures": []}));
    let task = world.get(&format!("/exports/{}", world.words["EXPORT"])).await;
    assert_eq!(
        (&task["status"], &task["error"]["code"]),
        (&json!("failed"), &json!(1001))
    );
    assert!(task["resultsUrl"].is_string(), "its errors are in an archive: {task}");
    let log = sweeper.stop().await;
    let given_up = |line: &&Value| line["message"] == "a message was given up";
    assert_eq!(log.iter().filter(given_up).count(), 2, "{log:?}");
    let counted = log.iter().filter_map(|line| line["Messages"].as_u64());
    assert_eq!(counted.sum::<u64>(), 2, "its metrics are written as well: {log:?}");
    let failed = log.iter().filter_map(|line| line["FailedTasks"].as_u64());
    assert_eq!(failed.sum::<u64>(), 1, "a task that fails is counted: {log:?}");
}
