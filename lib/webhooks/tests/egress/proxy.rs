//! Proxies from the environment would resolve and dial unchecked. Variables can only be set for another process, so
//! this test starts its own program again, for the one test below, with a canary as the proxy.

use std::process::Command;

use answerscope_webhooks::{Client, Target};
use bytes::Bytes;
use http::HeaderMap;

use crate::common::{Canary, DEVELOPMENT, Receiver};

#[tokio::test]
async fn proxies_of_the_environment_are_ignored() {
    let canary = Canary::new().await;
    let mut again = Command::new(std::env::current_exe().expect("this program"));
    again.args(["--exact", "proxy::a_delivery_that_a_proxy_would_see"]);
    for name in ["http_proxy", "https_proxy", "all_proxy"] {
        let proxy = format!("http://{}", canary.address());
        again.env(name, &proxy).env(name.to_uppercase(), &proxy);
    }
    let output = again
        .env_remove("NO_PROXY")
        .env_remove("no_proxy")
        .output()
        .expect("it starts");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
    canary.assert_untouched("a delivery under HTTP_PROXY").await;
}

/// Also run by the test above, with proxies in the environment.
#[tokio::test]
async fn a_delivery_that_a_proxy_would_see() {
    let receiver = Receiver::answering("HTTP/1.1 204 No Content\r\n\r\n").await;
    let target = Target::parse(&receiver.url(), &DEVELOPMENT).expect("a target");
    let outcome = Client::new(DEVELOPMENT)
        .post(&target, HeaderMap::new(), Bytes::from_static(b"{}"))
        .await;
    assert!(outcome.delivered(), "{outcome:?}");
}
