//! How long a call of an SDK may take. A caller waits for 29 s at API Gateway, so what a request asks of a store fails
//! while there is somebody to be told; a worker has a minute and a half at least, and uploads that take longer.

use std::time::Duration;

use aws_smithy_runtime_api::box_error::BoxError;
use aws_smithy_runtime_api::client::interceptors::Intercept;
use aws_smithy_runtime_api::client::interceptors::context::BeforeSerializationInterceptorContextRef;
use aws_smithy_types::config_bag::ConfigBag;
use aws_smithy_types::timeout::TimeoutConfig;

use crate::runtime::retry::left;

/// Until a connection is there.
const CONNECT: Duration = Duration::from_secs(3);
/// Until an attempt's answer begins, its body sent by then.
const READ: Duration = Duration::from_secs(15);
/// All attempts of one call of a worker.
const OF_A_WORKER: Duration = Duration::from_secs(60);
/// All attempts of one call of a request, and each of them.
const OF_A_REQUEST: (Duration, Duration) = (Duration::from_secs(15), Duration::from_secs(6));
/// What a call has when a request's time is over: enough to note what has been done.
const LAST: Duration = Duration::from_secs(1);

/// What every client has.
pub(crate) fn client_timeouts() -> TimeoutConfig {
    TimeoutConfig::builder()
        .connect_timeout(CONNECT)
        .read_timeout(READ)
        .operation_timeout(OF_A_WORKER)
        .build()
}

/// Gives the calls of a request no more time than the request has left.
#[derive(Debug)]
pub(crate) struct RequestDeadline;

impl RequestDeadline {
    fn timeouts(left: Duration) -> TimeoutConfig {
        let (all, each) = OF_A_REQUEST;
        let all = all.min(left).max(LAST);
        TimeoutConfig::builder()
            .operation_timeout(all)
            .operation_attempt_timeout(each.min(all))
            .build()
    }
}

impl Intercept for RequestDeadline {
    fn name(&self) -> &'static str {
        "RequestDeadline"
    }

    fn read_before_execution(
        &self,
        _: &BeforeSerializationInterceptorContextRef<'_>,
        bag: &mut ConfigBag,
    ) -> Result<(), BoxError> {
        if let Some(left) = left() {
            bag.interceptor_state().store_put(Self::timeouts(left));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use aws_smithy_runtime_api::client::http::{
        HttpClient, HttpConnector, HttpConnectorFuture, HttpConnectorSettings, SharedHttpClient, SharedHttpConnector,
    };
    use aws_smithy_runtime_api::client::orchestrator::HttpRequest;
    use aws_smithy_runtime_api::client::runtime_components::RuntimeComponents;
    use aws_smithy_types::retry::RetryConfig;

    use super::*;
    use crate::aws::Clients;
    use crate::aws::settings::AwsSettings;
    use crate::runtime::retry::within_deadline;

    /// A service that never answers.
    #[derive(Debug, Clone)]
    struct Silent;

    impl HttpClient for Silent {
        fn http_connector(&self, _: &HttpConnectorSettings, _: &RuntimeComponents) -> SharedHttpConnector {
            SharedHttpConnector::new(Self)
        }
    }

    impl HttpConnector for Silent {
        fn call(&self, _: HttpRequest) -> HttpConnectorFuture {
            HttpConnectorFuture::new(std::future::pending())
        }
    }

    #[test]
    fn a_call_has_less_time_than_its_request() {
        let seconds = |left| {
            let timeouts = RequestDeadline::timeouts(Duration::from_secs(left));
            let all = [timeouts.operation_timeout(), timeouts.operation_attempt_timeout()];
            all.map(|timeout| timeout.map_or(0, |timeout| timeout.as_secs()))
        };
        assert_eq!([20, 4, 0].map(seconds), [[15, 6], [4, 4], [1, 1]]);
    }

    #[tokio::test]
    async fn a_store_that_never_answers_fails_the_request_in_time() {
        let clients = Clients::new(&AwsSettings {
            region: "eu-west-1".into(),
            ..AwsSettings::default()
        })
        .through(|_| SharedHttpClient::new(Silent), RetryConfig::standard());
        let list = clients.dynamodb().list_tables();
        let answer = within_deadline(tokio::time::Instant::now(), list.send()).await;
        let error = answer.expect_err("no answer");
        assert!(
            matches!(error, aws_sdk_dynamodb::error::SdkError::TimeoutError(_)),
            "{error:?}"
        );
    }
}
