//! The service as a program of its own.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use answerscope::embedded::Failure;
use serde_json::Value;

/// `answerscope serve` over a data directory, killed when it is dropped.
pub(crate) struct Program {
    child: Child,
    /// Where it answers.
    pub(crate) origin: String,
    /// The key of its first organization.
    pub(crate) key: String,
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
    }
}

impl Program {
    /// Starts it without a rate limit that a benchmark meets; returns when it answers.
    pub(crate) fn start(program: &str, data: &Path, variables: &[(&str, &str)]) -> Result<Self, Failure> {
        let mut child = Command::new(program)
            .args(["serve", "--port", "0", "--data"])
            .arg(data)
            .env("ANSWERSCOPE_RATE_LIMIT", "100000000/1000000")
            .envs(variables.iter().copied())
            .stdout(Stdio::piped())
            .spawn()?;
        let out = child.stdout.take().ok_or("no output")?;
        let line = BufReader::new(out).lines().next().ok_or("no line")??;
        let origin = line.strip_prefix("ready ").ok_or("not ready")?.to_owned();
        let credentials: Value = serde_json::from_slice(&std::fs::read(data.join("credentials.json"))?)?;
        let key = credentials["apiKey"].as_str().unwrap_or_default().to_owned();
        Ok(Self { child, origin, key })
    }

    /// A file that the system keeps about the process.
    pub(crate) fn about(&self, file: &str) -> String {
        format!("/proc/{}/{file}", self.child.id())
    }

    /// MB of a field of its status, such as `VmRSS`.
    pub(crate) fn memory(&self, field: &str) -> Result<f64, Failure> {
        let status = std::fs::read_to_string(self.about("status"))?;
        let line = status
            .lines()
            .find(|line| line.starts_with(field))
            .ok_or("no such field")?;
        let kilobytes: f64 = line.split_whitespace().nth(1).ok_or("no number")?.parse()?;
        Ok(kilobytes / 1024.0)
    }

    /// Ends it as a loss of power would: nothing of it gets a signal that it could heed.
    pub(crate) fn kill(&mut self) {
        let _gone = self.child.kill();
        let _reaped = self.child.wait();
    }
}
