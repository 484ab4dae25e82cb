//! The binary of a function, as Lambda starts it: nothing of this process's environment, and a Runtime API of its own.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};

use serde_json::Value;
use tokio::io::{AsyncRead, AsyncReadExt};
use tokio::process::{Child, Command};
use tokio::task::JoinHandle;

use crate::runtime_api::{Post, RuntimeApi};

/// A running function.
pub(crate) struct Function {
    pub(crate) api: RuntimeApi,
    pub(crate) child: Child,
    name: String,
    log: JoinHandle<String>,
    errors: JoinHandle<String>,
}

/// The binary of a function, beside the tests' own.
fn binary(name: &str) -> PathBuf {
    let own = std::env::current_exe().expect("the path of the tests");
    let profile = own.ancestors().nth(2).expect("the directory of the profile");
    let path = profile.join(format!("answerscope-{name}"));
    assert!(
        path.is_file(),
        "{} is missing: build it with `cargo build --workspace --bins --locked`",
        path.display()
    );
    path
}

fn kept(stream: Option<impl AsyncRead + Unpin + Send + 'static>) -> JoinHandle<String> {
    let mut stream = stream.expect("a pipe");
    tokio::spawn(async move {
        let mut text = String::new();
        stream.read_to_string(&mut text).await.expect("text");
        text
    })
}

impl Function {
    /// Starts a function that was built with these tests: `brands`, `rollup`.
    pub(crate) async fn start(name: &str, environment: &BTreeMap<String, String>) -> Self {
        Self::at(&binary(name), name, environment).await
    }

    /// Starts a binary.
    pub(crate) async fn at(path: &Path, name: &str, environment: &BTreeMap<String, String>) -> Self {
        let api = RuntimeApi::listen().await;
        let mut child = Command::new(path)
            .env_clear()
            .env("AWS_LAMBDA_RUNTIME_API", api.address.to_string())
            .env("AWS_LAMBDA_FUNCTION_NAME", format!("sample-{name}"))
            .env("AWS_LAMBDA_FUNCTION_VERSION", "$LATEST")
            .env("AWS_LAMBDA_FUNCTION_MEMORY_SIZE", "256")
            .env("AWS_LAMBDA_HTTP_IGNORE_STAGE_IN_PATH", "true")
            .envs(environment)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("the function starts");
        Self {
            api,
            name: name.to_owned(),
            log: kept(child.stdout.take()),
            errors: kept(child.stderr.take()),
            child,
        }
    }

    /// Sends an event, and waits until the process begins to post what came of it.
    pub(crate) async fn begin(&mut self, event: String) -> Post {
        let id = self.api.put(event);
        let post = tokio::select! {
            post = self.api.post() => Ok(post),
            ended = self.child.wait() => Err(ended),
        };
        match post {
            Ok(post) => {
                let expected = format!("POST /2018-06-01/runtime/invocation/{id}/response HTTP/1.1");
                assert_eq!(post.head.first, expected, "{}", self.name);
                post
            }
            Err(ended) => {
                let (log, errors) = ((&mut self.log).await, (&mut self.errors).await);
                panic!("{} ended, {ended:?}: {log:?} {errors:?}", self.name)
            }
        }
    }

    /// Sends an event and reads the JSON that comes back in one piece.
    pub(crate) async fn invoke(&mut self, event: String) -> Value {
        let body = self.begin(event).await.body().await;
        serde_json::from_slice(&body).expect("JSON")
    }

    /// Ends the process; what it has logged, line by line.
    pub(crate) async fn stop(mut self) -> Vec<Value> {
        self.child.kill().await.expect("it was running");
        let log = self.log.await.expect("a log");
        let lines = log.lines().map(serde_json::from_str);
        lines.collect::<Result<_, _>>().expect("each line is JSON")
    }

    /// Waits until the process ends by itself; what it had to say.
    pub(crate) async fn ended(mut self) -> (ExitStatus, String) {
        let status = self.child.wait().await.expect("a status");
        (status, self.errors.await.expect("text"))
    }
}
