//! A service on a directory, stopped as a crash would stop it.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

use serde_json::{Value, json};

pub(crate) struct Running {
    child: Child,
    pub(crate) url: String,
    pub(crate) key: String,
    pub(crate) http: reqwest::Client,
}

/// The program with these arguments and a data directory.
pub(crate) fn program(arguments: &[&str], data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_answerscope"));
    command.args(arguments).arg("--data").arg(data);
    command
}

impl Running {
    /// `bucket`: `capacity/tokens a second` of its callers; `None` for what a deployment has by default.
    pub(crate) fn start(data: &Path, bucket: Option<&str>) -> Self {
        let mut command = program(&["serve", "--port", "0"], data);
        command.envs(bucket.map(|bucket| ("ANSWERSCOPE_RATE_LIMIT", bucket)));
        Self::of(command, data)
    }

    /// Starts a service.
    pub(crate) fn of(mut command: Command, data: &Path) -> Self {
        let child = command.stdout(Stdio::piped()).spawn();
        let mut child = child.expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let line = lines.next().expect("a line").expect("a text");
        let url = line.strip_prefix("ready ").expect("the ready line").to_owned();
        let file = std::fs::read(data.join("credentials.json")).expect("credentials");
        let credentials: Value = serde_json::from_slice(&file).expect("JSON");
        let key = credentials["apiKey"].as_str().expect("a key").to_owned();
        Self {
            child,
            url,
            key,
            http: reqwest::Client::new(),
        }
    }

    /// Stops it as Ctrl-C does; what it wrote to standard error, where that was a pipe.
    pub(crate) fn stop(mut self) -> (ExitStatus, String) {
        let sent = Command::new("kill")
            .args(["-INT", &self.child.id().to_string()])
            .status();
        assert!(sent.expect("kill runs").success());
        let mut told = String::new();
        if let Some(mut errors) = self.child.stderr.take() {
            errors.read_to_string(&mut told).expect("a text");
        }
        (self.child.wait().expect("it ends"), told)
    }

    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// Makes a brand; gives its id.
    pub(crate) async fn brand(&self) -> String {
        let rivals = json!([{"name": "Mervol", "domain": "mervol.example"}]);
        let body = json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": rivals});
        let made = self.post("/brands", body).await.expect("an answer");
        made["data"]["id"].as_str().expect("an id").to_owned()
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Result<Value, reqwest::Error> {
        let request = self
            .http
            .post(format!("{}/api/v1{path}", self.url))
            .bearer_auth(&self.key)
            .json(&body);
        request.send().await?.json().await
    }

    pub(crate) async fn patch(&self, path: &str, body: Value) {
        let request = self
            .http
            .patch(format!("{}/api/v1{path}", self.url))
            .bearer_auth(&self.key);
        let answer = request.json(&body).send().await.expect("an answer");
        assert!(answer.status().is_success(), "{answer:?}");
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        let request = self
            .http
            .get(format!("{}/api/v1{path}", self.url))
            .bearer_auth(&self.key);
        request.send().await.expect("an answer").json().await.expect("JSON")
    }

    /// Asks again until the answer is as wanted; fails after a minute with the last answer.
    pub(crate) async fn until(&self, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        let end = std::time::Instant::now() + std::time::Duration::from_secs(60);
        loop {
            let answer = self.get(path).await;
            if wanted(&answer) {
                return answer;
            }
            assert!(std::time::Instant::now() < end, "{path} is still {answer}");
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // SIGKILL, as a crash would.
        let _gone = self.child.kill();
        let _reaped = self.child.wait();
    }
}
