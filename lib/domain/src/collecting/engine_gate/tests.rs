use proptest::prelude::*;

use super::*;

const PACE: Pace = Pace {
    requests_per_minute: 6_000,
    concurrency: 8,
};
const LEASE: Duration = Duration::from_secs(200);

fn failed(count: u32) -> WaveReport {
    WaveReport {
        failed: count,
        failure: Some(AskFailure::new("unavailable", "away")),
        ..WaveReport::default()
    }
}

fn refused(stop: Stop) -> WaveReport {
    WaveReport { stop, ..failed(1) }
}

fn answered(count: u32) -> WaveReport {
    WaveReport {
        answered: count,
        ..WaveReport::default()
    }
}

#[test]
fn an_engine_that_fails_is_left_alone_longer_each_time_and_then_given_up() {
    let (mut gate, mut now, mut closed) = (EngineGate::default(), Moment(1_000_000_000), Vec::new());
    loop {
        match gate.enter("a", 5, PACE, now, LEASE) {
            Admission::Granted(asks) => gate.leave("a", &failed(asks), now),
            Admission::Later(wait) => {
                // Shorter waits are those of the pace.
                closed.extend((wait >= MINUTE).then_some(wait.as_secs() / 60));
                now = later(now, wait);
            }
            Admission::Never(failure) => {
                assert_eq!(failure.code, "unavailable");
                break;
            }
        }
    }
    assert_eq!(closed, [1, 2, 4, 8, 15]);
    now = later(now, LONGEST);
    assert!(
        matches!(gate.enter("a", 5, PACE, now, LEASE), Admission::Granted(5)),
        "it is tried again"
    );
    gate.leave("a", &answered(1), now);
    assert_eq!(gate.last_success_at, Some(now.0));
    now = later(now, MINUTE);
    assert_eq!(gate.enter("a", 5, PACE, now, LEASE), Admission::Granted(5));
}

#[test]
fn a_key_that_is_refused_stops_everybody_at_once() {
    let (mut gate, now) = (EngineGate::default(), Moment(1_000_000_000));
    gate.leave("a", &refused(Stop::Certain), now);
    assert!(matches!(gate.enter("b", 5, PACE, now, LEASE), Admission::Never(_)));
}

#[test]
fn a_refusal_of_one_prompt_stops_nobody_before_the_next_is_refused() {
    let (mut gate, mut now) = (EngineGate::default(), Moment(1_000_000_000));
    let suspicion = refused(Stop::Suspected);
    gate.leave("a", &suspicion, now);
    gate.leave("b", &suspicion, now);
    assert_eq!(
        gate.enter("c", 5, PACE, now, LEASE),
        Admission::Later(MINUTE),
        "they were asked together"
    );
    now = later(now, MINUTE);
    assert_eq!(gate.enter("a", 5, PACE, now, LEASE), Admission::Granted(5));
    gate.leave("a", &answered(1), now);
    gate.leave("b", &suspicion, now);
    now = later(now, MINUTE);
    assert_eq!(
        gate.enter("a", 5, PACE, now, LEASE),
        Admission::Granted(5),
        "an answer came between"
    );
    gate.leave("a", &suspicion, now);
    assert!(matches!(gate.enter("b", 5, PACE, now, LEASE), Admission::Never(_)));
}

#[test]
fn a_pause_that_the_engine_asks_for_is_no_failure_of_it() {
    let (mut gate, now) = (EngineGate::default(), Moment(1_000_000_000));
    let report = WaveReport {
        pause: Some(Duration::from_secs(30)),
        ..WaveReport::default()
    };
    gate.leave("a", &report, now);
    assert_eq!(
        gate.enter("b", 5, PACE, now, LEASE),
        Admission::Later(Duration::from_secs(30))
    );
    let then = later(now, Duration::from_secs(30));
    assert_eq!(gate.enter("b", 5, PACE, then, LEASE), Admission::Granted(5));
}

#[test]
fn an_answer_opens_a_gate_that_failures_have_closed() {
    let (mut gate, now) = (EngineGate::default(), Moment(1_000_000_000));
    gate.leave("a", &failed(TRIP), now);
    assert_eq!(gate.enter("b", 5, PACE, now, LEASE), Admission::Later(MINUTE));
    gate.leave("c", &answered(8), now);
    assert_eq!(gate.enter("b", 5, PACE, now, LEASE), Admission::Granted(5));
}

#[test]
fn an_answer_does_not_end_a_pause_that_the_engine_asks_for() {
    let (mut gate, now) = (EngineGate::default(), Moment(1_000_000_000));
    let half = Duration::from_secs(30);
    let report = WaveReport {
        pause: Some(half),
        ..failed(TRIP)
    };
    gate.leave("a", &report, now);
    gate.leave("c", &answered(8), now);
    assert_eq!(gate.enter("b", 5, PACE, now, LEASE), Admission::Later(half));
}

#[test]
fn those_who_wait_come_one_after_another() {
    let pace = Pace {
        requests_per_minute: 60,
        concurrency: 8,
    };
    let (mut gate, now) = (EngineGate::default(), Moment(1_000_000_000));
    assert_eq!(gate.wait(4, pace, now), None);
    assert_eq!(gate, EngineGate::default(), "who need not wait changes nothing");
    assert_eq!(gate.enter("a", 4, pace, now, LEASE), Admission::Granted(4));
    let wave = pace.time_of(4);
    let waits: Vec<Duration> = (0..400).filter_map(|_| gate.wait(4, pace, now)).collect();
    assert_eq!(waits.len(), 400);
    for two in waits.windows(2).take(100) {
        assert_eq!(two[1] - two[0], wave);
    }
    assert!(waits.iter().all(|wait| *wait <= LONGEST));
    // Each who comes at its time finds room.
    for wait in &waits[..10] {
        let then = later(now, *wait);
        gate.leave("a", &answered(4), then);
        assert_eq!(gate.enter("a", 4, pace, then, LEASE), Admission::Granted(4));
    }
}

#[test]
fn who_waits_for_an_engine_that_was_closed_waits_no_longer_once_it_answers() {
    let (mut gate, now) = (EngineGate::default(), Moment(1_000_000_000));
    gate.leave("a", &failed(TRIP), now);
    assert_eq!(gate.wait(4, PACE, now), Some(MINUTE));
    gate.leave("c", &answered(8), now);
    assert_eq!(gate.enter("b", 8, PACE, now, LEASE), Admission::Granted(8));
    let wait = gate.wait(8, PACE, now).expect("no room");
    assert_eq!(wait, NO_ROOM);
    gate.leave("b", &refused(Stop::Certain), now);
    assert_eq!(
        gate.wait(8, PACE, now),
        None,
        "who is given up is told so when it enters"
    );
}

proptest! {
    /// Collectors that come, go and die at any time never ask more at once than may be asked.
    #[test]
    fn no_more_are_under_way_than_may_be(
        concurrency in 1u32..12,
        steps in prop::collection::vec((0usize..4, 1u32..8, any::<bool>(), 0i64..20_000_000), 1..300),
    ) {
        let pace = Pace { requests_per_minute: 60_000, concurrency };
        let (mut gate, mut now) = (EngineGate::default(), Moment(1_000_000_000));
        let mut under_way = [(0u32, 0i64); 4];
        for (collector, wanted, dies, time) in steps {
            let holder = collector.to_string();
            if under_way[collector].0 > 0 && !dies {
                gate.leave(&holder, &answered(1), now);
                under_way[collector] = (0, 0);
            }
            if let Admission::Granted(asks) = gate.enter(&holder, wanted, pace, now, LEASE) {
                under_way[collector] = (asks, later(now, LEASE).0);
            }
            let asks: u32 = under_way.iter().filter(|(_, until)| *until > now.0).map(|(asks, _)| asks).sum();
            prop_assert!(asks <= concurrency, "{asks} under way");
            now.0 += time;
        }
    }
}

/// A model that is gone refuses every prompt: what may be of one prompt alone is not of thirty.
#[test]
fn many_refused_requests_are_no_longer_those_of_single_prompts() {
    let doubted = |count| WaveReport {
        doubted: count,
        failure: Some(AskFailure::new("rejected", "no such model")),
        ..WaveReport::default()
    };
    let (mut gate, mut now) = (EngineGate::default(), Moment(1_000_000_000));
    gate.leave("a", &doubted(DOUBTED - 1), now);
    gate.leave("a", &answered(1), now);
    gate.leave("a", &doubted(DOUBTED - 1), now);
    assert_eq!(
        gate.enter("a", 5, PACE, now, LEASE),
        Admission::Granted(5),
        "single prompts"
    );
    gate.leave("a", &doubted(5), now);
    assert_eq!(gate.enter("a", 5, PACE, now, LEASE), Admission::Later(MINUTE));
    now = later(now, MINUTE);
    assert_eq!(
        gate.enter("a", 5, PACE, now, LEASE),
        Admission::Granted(5),
        "one more try"
    );
    gate.leave("a", &doubted(5), now);
    assert_eq!(
        gate.enter("a", 5, PACE, now, LEASE),
        Admission::Never(AskFailure::new("rejected", "no such model"))
    );
    now = later(now, LONGEST);
    assert_eq!(gate.enter("a", 5, PACE, now, LEASE), Admission::Granted(5));
    gate.leave("a", &answered(1), now);
    assert_eq!(gate.doubted, 0);
}

/// Who finds that nothing may be spent does not take the time of those who ask.
#[test]
fn what_is_granted_and_not_sent_is_given_back() {
    let slow = Pace {
        requests_per_minute: 60,
        concurrency: 8,
    };
    let (mut gate, now) = (EngineGate::default(), Moment(1_000_000_000));
    for _ in 0..100 {
        let Admission::Granted(asks) = gate.enter("a", 5, slow, now, LEASE) else {
            panic!("no room");
        };
        gate.turn_back("a", asks, slow);
    }
    assert!(gate.slots.is_empty());
}
