//! Whose keys sign the command line's requests to AWS.

use answerscope_store::aws::settings::AwsSettings;

use crate::embedded::Failure;

/// Without keys in the environment, region and credentials come from where the AWS command line takes them: a profile of
/// `AWS_PROFILE` or the default one, with single sign-on, an assumed role or a process, else the role of a container or a
/// machine. They are renewed before they end. A program without the feature `aws` takes keys of the environment alone.
///
/// # Errors
/// When there are none; says why each source had none.
pub async fn complete(aws: &mut AwsSettings) -> Result<(), Failure> {
    // An emulator takes any keys, and none of somebody's own should go there.
    if has_keys(aws) || !aws.endpoints.is_empty() {
        return Ok(());
    }
    look_up(aws).await
}

#[cfg(not(feature = "aws"))]
async fn look_up(_: &mut AwsSettings) -> Result<(), Failure> {
    Err(
        "no AWS credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or build this program with profiles and \
        single sign-on: cargo build --release --features aws"
            .into(),
    )
}

#[cfg(feature = "aws")]
async fn look_up(aws: &mut AwsSettings) -> Result<(), Failure> {
    use answerscope_domain::error::chain;
    use answerscope_store::aws::Clients;
    use aws_credential_types::provider::ProvideCredentials;

    let mut loader = aws_config::defaults(aws_config::BehaviorVersion::latest());
    if let Some(http) = Clients::new(aws).config("STS").http_client() {
        loader = loader.http_client(http);
    }
    let config = loader.load().await;
    let provider = config.credentials_provider().ok_or("no source of AWS credentials")?;
    if let Err(error) = provider.provide_credentials().await {
        return Err(format!(
            "no AWS credentials: {}; name a profile with AWS_PROFILE (`aws sso login` begins its session), or set \
            AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY",
            chain(&error)
        )
        .into());
    }
    if let Some(region) = config.region() {
        aws.region = region.to_string();
    }
    aws.credentials = Some(provider);
    Ok(())
}

/// Whether the environment has keys.
pub fn has_keys(aws: &AwsSettings) -> bool {
    !aws.access_key_id.is_empty() && !aws.secret_access_key.is_empty()
}
