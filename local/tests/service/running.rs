//! A service on a directory, stopped as a crash would stop it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

pub(crate) struct Running {
    child: Child,
    pub(crate) url: String,
    pub(crate) key: String,
    pub(crate) http: reqwest::Client,
}

impl Running {
    /// `bucket`: `capacity/tokens a second` of its callers; `None` for what a deployment has by default.
    pub(crate) fn start(data: &Path, bucket: Option<&str>) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_answerscope"))
            .args(["serve", "--port", "0", "--data"])
            .arg(data)
            .envs(bucket.map(|bucket| ("ANSWERSCOPE_BUCKET", bucket)))
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
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

    pub(crate) async fn post(&self, path: &str, body: Value) -> Result<Value, reqwest::Error> {
        let request = self
            .http
            .post(format!("{}/api/v1{path}", self.url))
            .bearer_auth(&self.key)
            .json(&body);
        request.send().await?.json().await
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
