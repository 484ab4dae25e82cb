//! The run of a service that is killed three times, over engines that are killed once each.

use std::collections::{BTreeMap, HashMap};
use std::time::{Duration, Instant};

use answerscope::embedded::Failure;
use futures::stream::{self, StreamExt, TryStreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::brand;
use crate::caller::Caller;
use crate::program::Program;
use crate::vendors::{self, FixtureEngine, KEY_VARIABLE};

/// How often it is looked how the run stands.
const LOOKS: Duration = Duration::from_millis(250);
/// How long an engine that was killed is away.
const AWAY: Duration = Duration::from_secs(5);
/// How long nobody may be asked after a kill.
const LONGEST_PAUSE: Duration = Duration::from_secs(20 * 60);
/// Requests that are made at once when answers are counted.
const AT_ONCE: usize = 4;

#[derive(Debug, Clone, Copy)]
enum Victim {
    Service,
    Engine(usize),
}

/// Who is killed when so much of a hundred is answered.
const KILLS: [(u64, Victim); 6] = [
    (10, Victim::Service),
    (20, Victim::Engine(0)),
    (35, Victim::Service),
    (50, Victim::Engine(1)),
    (60, Victim::Service),
    (75, Victim::Engine(2)),
];

/// A service with a brand, and the engines that it asks.
struct Rig<'a> {
    program: &'a str,
    data: TempDir,
    engines: Vec<FixtureEngine>,
    configuration: String,
    service: Program,
    caller: Caller,
    /// MB of all of the service's lives.
    peak: f64,
    /// Seconds from a kill of the service until somebody was asked again.
    pauses: Vec<f64>,
}

fn start(program: &str, data: &TempDir, configuration: &str) -> Result<(Program, Caller), Failure> {
    let variables = [
        ("ANSWERSCOPE_ENGINES", configuration),
        ("ANSWERSCOPE_MONITORING_LIMIT", "1000000"),
        (KEY_VARIABLE, "fixture"),
        // Each failure of an engine is told otherwise.
        ("RUST_LOG", "error"),
    ];
    let service = Program::start(program, data.path(), &variables)?;
    let caller = Caller::new(&service.origin, &service.key);
    Ok((service, caller))
}

impl<'a> Rig<'a> {
    fn new(program: &'a str) -> Result<Self, Failure> {
        let (data, engines) = (tempfile::tempdir()?, FixtureEngine::all()?);
        let configuration = vendors::configuration(&engines);
        let (service, caller) = start(program, &data, &configuration)?;
        Ok(Self {
            program,
            data,
            engines,
            configuration,
            service,
            caller,
            peak: 0.0,
            pauses: Vec::new(),
        })
    }

    /// Calls of all engines, and those that were answered.
    fn calls(&self) -> (u64, u64) {
        let calls = self.engines.iter().map(|engine| engine.heard().calls());
        calls.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1))
    }

    async fn kill(&mut self, victim: Victim) -> Result<(), Failure> {
        match victim {
            Victim::Service => self.kill_service().await,
            Victim::Engine(place) => {
                self.engines[place].die();
                tokio::time::sleep(AWAY).await;
                self.engines[place].come_back()
            }
        }
    }

    async fn kill_service(&mut self) -> Result<(), Failure> {
        self.peak = self.peak.max(self.service.memory("VmHWM")?);
        self.service.kill();
        let (died, before) = (Instant::now(), self.calls());
        (self.service, self.caller) = start(self.program, &self.data, &self.configuration)?;
        while self.calls() == before {
            if died.elapsed() > LONGEST_PAUSE {
                return Err("nobody is asked after a kill".into());
            }
            tokio::time::sleep(LOOKS).await;
        }
        self.pauses.push(died.elapsed().as_secs_f64());
        Ok(())
    }

    /// Starts a run and sees it to its end, with all kills; what it tells.
    async fn run(&mut self, brand: &str, planned: u64) -> Result<Value, Failure> {
        let path = format!("/brands/{brand}/collections");
        let started = self.caller.post(&path, &json!({})).await?;
        let id = started["data"]["id"].as_str().ok_or("no collection")?;
        let mut kills = KILLS.iter().peekable();
        loop {
            while let Some((_, victim)) = kills.next_if(|(share, _)| self.calls().1 * 100 >= share * planned) {
                self.kill(*victim).await?;
            }
            let told = self.caller.get(&format!("/collections/{id}")).await?["data"].take();
            if matches!(told["status"].as_str(), Some("completed" | "failed")) {
                self.peak = self.peak.max(self.service.memory("VmHWM")?);
                return Ok(told);
            }
            tokio::time::sleep(LOOKS).await;
        }
    }

    /// All rows of a list.
    async fn rows(&self, path: &str, name: &str) -> Result<Vec<Value>, Failure> {
        let mut rows = Vec::new();
        for page in 1.. {
            let mut shown = self.caller.get(&format!("{path}?pageSize=100&page={page}")).await?;
            let Value::Array(more) = shown["data"][name].take() else {
                return Err(format!("{path}: no list of {name}").into());
            };
            rows.extend(more);
            if rows.len() as u64 >= shown["pagination"]["totalItems"].as_u64().unwrap_or_default() {
                break;
            }
        }
        Ok(rows)
    }

    /// How often each engine's answer to each prompt is stored, by engine and prompt.
    async fn stored(&self, brand: &str) -> Result<BTreeMap<String, HashMap<String, u64>>, Failure> {
        let prompts = self.rows(&format!("/brands/{brand}/prompts"), "prompts").await?;
        let answers = |prompt: Value| async move {
            let path = format!("/prompts/{}/answers", prompt["id"].as_str().unwrap_or_default());
            let answers = self.rows(&path, "answers").await?;
            Ok::<_, Failure>((prompt["query"].as_str().unwrap_or_default().to_owned(), answers))
        };
        let mut found = stream::iter(prompts).map(answers).buffer_unordered(AT_ONCE);
        let mut stored = BTreeMap::<String, HashMap<String, u64>>::new();
        while let Some((prompt, answers)) = found.try_next().await? {
            for answer in answers {
                let engine = answer["engine"].as_str().unwrap_or_default().to_owned();
                *stored.entry(engine).or_default().entry(prompt.clone()).or_default() += 1;
            }
        }
        Ok(stored)
    }
}

/// Does a run and prints what became of it.
pub(crate) async fn measure(program: &str, prompts: usize) -> Result<(), Failure> {
    let mut rig = Rig::new(program)?;
    let brand = brand(&rig.caller, prompts).await?;
    let planned = (prompts * rig.engines.len()) as u64;
    let started = Instant::now();
    let told = rig.run(&brand, planned).await?;
    let seconds = started.elapsed().as_secs_f64();
    let stored = rig.stored(&brand).await?;
    engines_table(&rig, &told, &stored);
    run_table(&rig, prompts, &told, &stored, seconds);
    Ok(())
}

#[expect(clippy::print_stdout, reason = "a report for a person")]
fn engines_table(rig: &Rig<'_>, told: &Value, stored: &BTreeMap<String, HashMap<String, u64>>) {
    println!(
        "| Engine | Planned | Answered | Failed | Retried | Stored | Stored twice | Answered, not stored | Calls it heard | It answered | It failed | It stalled | Cut off | Paid twice |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|---|"
    );
    for engine in &rig.engines {
        let (name, heard) = (engine.vendor().engine, engine.heard());
        let none = HashMap::new();
        let of = stored.get(name).unwrap_or(&none);
        let rows = told["engines"].as_array().into_iter().flatten();
        let tally = rows.into_iter().find(|row| row["engine"] == name);
        let count = |field: &str| tally.and_then(|tally| tally[field].as_u64()).unwrap_or_default();
        let (calls, answered) = heard.calls();
        let lost = heard
            .asks
            .iter()
            .filter(|(prompt, (_, answered))| *answered > 0 && !of.contains_key(*prompt));
        println!(
            "| {name} | {} | {} | {} | {} | {} | {} | {} | {calls} | {answered} | {} | {} | {} | {} |",
            count("planned"),
            count("answered"),
            count("failed"),
            count("retried"),
            of.values().sum::<u64>(),
            of.values().filter(|times| **times > 1).count(),
            lost.count(),
            heard.failed,
            heard.stalled,
            calls - answered - heard.failed - heard.stalled,
            heard
                .asks
                .values()
                .map(|(_, answered)| answered.saturating_sub(1))
                .sum::<u64>(),
        );
    }
}

#[expect(clippy::print_stdout, reason = "a report for a person")]
fn run_table(
    rig: &Rig<'_>,
    prompts: usize,
    told: &Value,
    stored: &BTreeMap<String, HashMap<String, u64>>,
    seconds: f64,
) {
    let pauses: Vec<String> = rig.pauses.iter().map(|pause| format!("{pause:.0}")).collect();
    let paused: f64 = rig.pauses.iter().sum();
    let answers = stored.values().flat_map(HashMap::values).sum::<u64>() as f64;
    println!(
        "\n| Prompts | Status | Wall time, s | Nobody asked after each kill of the service, s | Answers a minute | Without those pauses | Peak memory of the service, MB |\n|---|---|---|---|---|---|---|"
    );
    println!(
        "| {prompts} | {} | {seconds:.0} | {} | {:.0} | {:.0} | {:.0} |",
        told["status"].as_str().unwrap_or_default(),
        pauses.join(", "),
        answers * 60.0 / seconds,
        answers * 60.0 / (seconds - paused).max(1.0),
        rig.peak
    );
    let errors = told["errors"].as_array().into_iter().flatten();
    let mut codes = BTreeMap::<&str, usize>::new();
    for error in errors {
        *codes.entry(error["code"].as_str().unwrap_or_default()).or_default() += 1;
    }
    println!("\nOf the last errors: {codes:?}");
}
