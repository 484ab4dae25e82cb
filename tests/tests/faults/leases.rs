//! A worker that works for longer than its lease and shows nothing meanwhile.

use std::time::Duration;

use answerscope_domain::entities::export::ExportWork;
use answerscope_domain::ids::{ExportId, Id};
use answerscope_tasks::{Claim, LEASE, Tasks};

use crate::plan::Fault;
use crate::rig::{Delivery, Rig};
use crate::world::World;

/// An export that waits for its worker.
async fn export(world: &World) -> ExportId {
    let metric_input = world.metric_input("leased").await;
    let path = format!(
        "/brands/{}/export?entities=brand&metrics=visibility",
        metric_input.brand
    );
    let task = world.rig.post(&path, None, "leased-export").await;
    task["id"].as_str().and_then(ExportId::parse).expect("an id")
}

/// Waits until the task's lease has been renewed: there is more of it left than three quarters.
async fn renewed(rig: &Rig, id: ExportId) {
    for _ in 0..10_000 {
        let until = Tasks::<ExportWork>::new(&rig.store)
            .get(id)
            .await
            .expect("the task")
            .lease_until;
        if until - rig.app.stores.clock.now().0 > (LEASE * 3 / 4).as_micros() as i64 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    panic!("the lease is not renewed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_worker_keeps_its_task() {
    let world = World::new().await;
    let (rig, id) = (&world.rig, export(&world).await);
    let tasks = &Tasks::<ExportWork>::new(&rig.store);
    let work = tasks.perform_with(Duration::from_millis(1), id, |task| async move {
        for _ in 0..3 {
            rig.pass(LEASE * 5 / 6);
            renewed(rig, id).await;
            let twin = tasks.perform(id, |_| async { panic!("somebody has this task") });
            twin.await.expect("left alone");
        }
        assert_eq!(task.attempt, 1);
        Ok(())
    });
    work.await.expect("done");
    rig.pass(LEASE);
    rig.settle(Delivery::InOrder, false).await;
    assert_eq!(rig.get(&format!("/exports/{id}")).await["status"], "completed");
}

/// The answer to a claim is lost, the SDK sends it again, and it meets itself.
#[tokio::test(flavor = "multi_thread")]
async fn a_claim_whose_answer_is_lost_is_its_worker_s() {
    let world = World::new().await;
    let (rig, id) = (&world.rig, export(&world).await);
    let tasks = Tasks::<ExportWork>::new(&rig.store);
    rig.plan.arm(1, Fault::Lost);
    let claim = tasks.claim(id).await.expect("the table answers");
    rig.plan.disarm();
    assert!(matches!(claim, Claim::Mine(task) if task.attempt == 1));
    assert!(matches!(tasks.claim(id).await, Ok(Claim::Held)), "nobody else's");
}
