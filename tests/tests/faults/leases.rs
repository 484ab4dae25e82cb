//! A worker that works for longer than its lease and shows nothing meanwhile.

use std::time::Duration;

use answerscope_core::ids::{ExportId, Id};
use answerscope_core::tasks::{LEASE, perform, perform_with};

use crate::rig::{Delivery, Rig};
use crate::world::World;

/// Waits until the task's lease has been renewed: there is more of it left than three quarters.
async fn renewed(rig: &Rig, id: ExportId) {
    for _ in 0..10_000 {
        let until = rig.store.export(id).await.expect("the task").lease_until;
        if until - rig.app.clock.now().0 > (LEASE * 3 / 4).as_micros() as i64 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    panic!("the lease is not renewed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_worker_keeps_its_task() {
    let world = World::new().await;
    let (rig, ground) = (&world.rig, world.ground("slow").await);
    let path = format!("/brands/{}/export?entities=brand&metrics=visibility", ground.brand);
    let task = rig.post(&path, None, "slow-export").await;
    let id = task["id"].as_str().and_then(ExportId::parse).expect("an id");
    let work = perform_with(Duration::from_millis(1), &rig.store, id, |task| async move {
        for _ in 0..3 {
            rig.pass(LEASE * 5 / 6);
            renewed(rig, id).await;
            let twin = perform(&rig.store, id, |_| async { panic!("somebody has this task") });
            twin.await.expect("left alone");
        }
        assert_eq!(task.attempt, 1);
        Ok(())
    });
    work.await.expect("done");
    rig.pass(LEASE);
    rig.settle(Delivery::InOrder, false).await;
    assert_eq!(
        rig.get(&format!("/exports/{}", task["id"].as_str().expect("an id")))
            .await["status"],
        "completed"
    );
}
