//! What each run begins with, and how a flow is run with each of its steps failing.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use answerscope_domain::entities::webhook::{DeliveryState, EventKind};
use answerscope_store::callers::limits::{LimitsPatch, Override};
use serde_json::{Value, json};

use crate::plan::Fault;
use crate::receiver::Receiver;
use crate::rig::{Delivery, Rig};
use crate::runs::limit;

/// A service with two webhooks: one that takes deliveries, one that does not.
pub(crate) struct World {
    pub(crate) rig: Rig,
    pub(crate) receiver: Receiver,
    /// Flows that were run with every fault: each names its brands by its number.
    flows: AtomicUsize,
}

/// A brand with answers.
pub(crate) struct MetricInput {
    pub(crate) brand: String,
    pub(crate) prompt: String,
    /// Names requests of this run.
    pub(crate) name: String,
}

/// Steps, but for those amid equals, from which on a flow is a long one.
const LONG: usize = 100;
/// Faults in a long flow: of more, every so many are put. `ANSWERSCOPE_FAULTS=all` when the tests are built puts every one.
const MOST: usize = 100;

/// The kinds of faults: each is put at every step of a flow.
pub(crate) const KINDS: [(Fault, bool, Delivery); 5] = [
    (Fault::CutBefore, true, Delivery::InOrder),
    (Fault::CutAfter, false, Delivery::TwiceAndBackwards),
    (Fault::Lost, false, Delivery::InOrder),
    (Fault::Refused, false, Delivery::InOrder),
    (Fault::Unanswered, false, Delivery::InOrder),
];

/// Which kind of fault, by its place, meets which step. Each step is cut, each loses its answer or is refused, and each is never
/// answered; in a long flow each meets one of these, and in a very long one every so many. All kinds at each take much longer.
fn cases(steps: &[String]) -> Vec<(usize, usize)> {
    let all = (0..KINDS.len()).flat_map(|kind| (1..=steps.len()).map(move |at| (kind, at)));
    if option_env!("ANSWERSCOPE_FAULTS") == Some("all") {
        return all.collect();
    }
    let long = (1..=steps.len()).filter(|at| !amid_equals(steps, *at)).count() > LONG;
    let turn = |kind: usize, at: usize| match long {
        true => at % KINDS.len() == kind,
        false => KINDS[kind].0 == Fault::Unanswered || at % 2 == kind % 2,
    };
    let chosen: Vec<_> = all
        .filter(|(kind, at)| turn(*kind, *at) && !amid_equals(steps, *at))
        .collect();
    let every = if long { chosen.len().div_ceil(MOST) } else { 1 };
    chosen.into_iter().step_by(every).collect()
}

/// Whether a step stands between others of its name, as the reads of 256 partitions do.
fn amid_equals(steps: &[String], at: usize) -> bool {
    let around = steps
        .get(at.saturating_sub(3)..(at + 2).min(steps.len()))
        .unwrap_or_default();
    around.len() == 5 && around.iter().all(|name| *name == around[0])
}

impl World {
    pub(crate) async fn new() -> Self {
        Self::over(Rig::new().await).await
    }

    /// With workers that leave the rest to another message after each step.
    pub(crate) async fn in_short_runs() -> Self {
        Self::over(Rig::with(|settings| settings.run_time = Duration::ZERO).await).await
    }

    async fn over(rig: Rig) -> Self {
        // A long flow that meets every fault at each of its steps makes more brands than an organization may have.
        let raised = LimitsPatch {
            brand_limit: Some(Override::Own(100_000)),
            ..LimitsPatch::default()
        };
        limit(&rig, raised).await;
        let (receiver, origin) = Receiver::listen().await;
        for path in ["ok", "fail"] {
            let made = rig
                .store
                .webhooks()
                .create(&format!("{origin}/{path}"), EventKind::ALL.to_vec())
                .await;
            made.expect("a webhook");
        }
        Self {
            rig,
            receiver,
            flows: AtomicUsize::new(0),
        }
    }

    /// A brand with two prompts and three answers, its numbers made.
    pub(crate) async fn metric_input(&self, name: &str) -> MetricInput {
        for webhook in self.rig.store.webhooks().list().await.expect("webhooks") {
            // Days pass in these runs, and an endpoint that fails for days is disabled.
            self.rig.store.webhooks().enable(webhook.id).await.expect("enabled");
        }
        let body = json!({"name": "Tarvo", "domain": format!("{name}.example"),
            "competitors": [{"name": "Mervol", "domain": "mervol.example"}]});
        let brand = self.rig.post("/brands", Some(body), &format!("{name}-brand")).await;
        let brand = brand["id"].as_str().expect("an id").to_owned();
        let rows: Vec<Value> = [("best kettles", 1), ("best kettles", 2), ("quiet kettles", 1)]
            .into_iter()
            .map(|(query, day)| {
                json!({"query": query, "engine": "openai", "answeredAt": format!("2026-11-0{day}T09:00:00Z"),
                    "text": "Mervol is excellent. Mervol has great design.",
                    "citations": [{"url": "https://reviews.example/kettles"}]})
            })
            .collect();
        let path = format!("/brands/{brand}/answers");
        self.rig
            .post(&path, Some(json!({"answers": rows})), &format!("{name}-answers"))
            .await;
        self.rig.settle(Delivery::InOrder, false).await;
        let prompts = self.rig.get(&format!("/brands/{brand}/prompts")).await;
        MetricInput {
            brand,
            prompt: prompts["prompts"][0]["id"].as_str().expect("an id").to_owned(),
            name: name.to_owned(),
        }
    }

    /// Runs a flow once undisturbed, then with every fault at every step. `flow` runs it and gives what is compared with
    /// the undisturbed run. How many steps there are, and how many runs there were.
    #[expect(clippy::print_stdout, reason = "shown beside a failure: which fault it was")]
    pub(crate) async fn at_every_step<T: PartialEq + std::fmt::Debug>(
        &self,
        flow: impl AsyncFn(&Self, &MetricInput, Delivery, bool) -> T,
    ) -> (usize, usize) {
        let number = self.flows.fetch_add(1, Ordering::Relaxed);
        let metric_input = self.metric_input(&format!("calm-{number}")).await;
        self.rig.plan.arm(usize::MAX, Fault::Lost);
        let expected = flow(self, &metric_input, Delivery::InOrder, false).await;
        self.rig.plan.disarm();
        let steps = self.rig.plan.steps();
        let twice = self.metric_input(&format!("twice-{number}")).await;
        assert_eq!(
            flow(self, &twice, Delivery::TwiceAndBackwards, false).await,
            expected,
            "twice and backwards"
        );
        let cases = cases(&steps);
        for (kind, at) in &cases {
            let (fault, lose, delivery) = KINDS[*kind];
            let metric_input = self.metric_input(&format!("case-{number}-{kind}-{at}")).await;
            println!("{fault:?} at step {at}: {}", steps[at - 1]);
            self.rig.plan.arm(*at, fault);
            let seen = flow(self, &metric_input, delivery, lose).await;
            self.rig.plan.disarm();
            assert_eq!(seen, expected, "{fault:?} at step {at}: {}", steps[at - 1]);
        }
        (steps.len(), 2 + cases.len())
    }

    /// Both webhooks have been told of a task as they should, however often the process died.
    pub(crate) async fn assert_told(&self, task: &str) {
        for (path, state) in [("ok", DeliveryState::Delivered), ("fail", DeliveryState::Dropped)] {
            let received = self.receiver.about(path, task);
            // A process that dies between its last attempt's count and the request has not sent that one.
            assert!(
                (usize::from(path == "ok")..=3).contains(&received.requests),
                "{path}: {received:?}"
            );
            assert!(
                received.deliveries.len() <= 1 && received.bodies.len() <= 1,
                "{path}: {received:?}"
            );
            let webhooks = self.rig.store.webhooks().list().await.expect("webhooks");
            let webhook = webhooks
                .iter()
                .find(|webhook| webhook.url.ends_with(path))
                .expect("a webhook");
            let deliveries = self.rig.store.deliveries().list(webhook.id).await.expect("deliveries");
            let of_task: Vec<_> = deliveries
                .iter()
                .filter(|delivery| delivery.body.contains(task))
                .collect();
            assert_eq!(of_task.len(), 1, "{path}: one delivery of {task}");
            assert_eq!(of_task[0].delivery_state, state, "{path}: {:?}", of_task[0]);
            assert!(of_task[0].attempt <= 3, "{:?}", of_task[0]);
        }
    }
}
