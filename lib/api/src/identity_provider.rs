//! An OpenID provider that people may sign in with, by `ANSWERSCOPE_OIDC_*`.

use crate::settings::{Secret, WrongSetting};

/// An OpenID provider, and what this deployment is to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IdentityProvider {
    /// `ANSWERSCOPE_OIDC_ISSUER`: who the provider says that it is, character by character; its metadata lies below.
    pub issuer: String,
    /// `ANSWERSCOPE_OIDC_CLIENT_ID`: the deployment's id there.
    pub client_id: String,
    /// `ANSWERSCOPE_OIDC_CLIENT_SECRET`: the secret that belongs to it; none for a public client.
    pub client_secret: Option<Secret>,
    /// `ANSWERSCOPE_OIDC_CLIENT_SECRET_ARN`: the secret of Secrets Manager that holds it, which the function reads when it
    /// starts.
    pub client_secret_arn: Option<String>,
    /// `ANSWERSCOPE_OIDC_NAME`: what the page of signing in calls it, else the issuer's host.
    pub name: String,
}

impl IdentityProvider {
    /// Reads the settings; `None` where there is no issuer.
    pub(crate) fn read(text: &impl Fn(&str, &str) -> String) -> Result<Option<Self>, WrongSetting> {
        let issuer = text("ANSWERSCOPE_OIDC_ISSUER", "");
        let client_id = text("ANSWERSCOPE_OIDC_CLIENT_ID", "");
        let Some(host) = host_of(&issuer) else {
            return match issuer.is_empty() {
                true => Ok(None),
                false => Err(WrongSetting(format!(
                    "ANSWERSCOPE_OIDC_ISSUER={issuer}: expected an address such as https://accounts.example.com"
                ))),
            };
        };
        if client_id.is_empty() {
            return Err(WrongSetting(
                "ANSWERSCOPE_OIDC_CLIENT_ID: missing, and ANSWERSCOPE_OIDC_ISSUER is set".to_owned(),
            ));
        }
        let secret = text("ANSWERSCOPE_OIDC_CLIENT_SECRET", "");
        Ok(Some(Self {
            name: text("ANSWERSCOPE_OIDC_NAME", host),
            client_secret: (!secret.is_empty()).then_some(Secret(secret)),
            client_secret_arn: Some(text("ANSWERSCOPE_OIDC_CLIENT_SECRET_ARN", "")).filter(|arn| !arn.is_empty()),
            client_id,
            issuer,
        }))
    }
}

/// The host of an issuer: `https`, or `http` on this machine, without query and fragment (OpenID Connect Discovery 1.0,
/// section 3).
fn host_of(issuer: &str) -> Option<&str> {
    let (scheme, rest) = issuer.split_once("://")?;
    let authority = rest.split('/').next().unwrap_or_default();
    let host = authority.split(':').next().unwrap_or_default();
    let plain = !host.is_empty() && !issuer.contains(['?', '#', ' ', '@', '\\']);
    let known = scheme == "https" || (scheme == "http" && ["127.0.0.1", "localhost"].contains(&host));
    (plain && known).then_some(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(given: &[(&str, &str)]) -> Result<Option<IdentityProvider>, WrongSetting> {
        IdentityProvider::read(&|name, default| {
            let found = given.iter().find(|(of, _)| *of == name);
            found.map_or(default, |(_, value)| value).to_owned()
        })
    }

    #[test]
    fn a_provider_has_an_issuer_and_knows_this_deployment() {
        let issuer = ("ANSWERSCOPE_OIDC_ISSUER", "https://accounts.example.com/tenant");
        assert_eq!(read(&[]), Ok(None));
        let provider = read(&[issuer, ("ANSWERSCOPE_OIDC_CLIENT_ID", "answers")]).expect("settings");
        let provider = provider.expect("a provider");
        assert_eq!(
            (provider.name.as_str(), provider.client_secret),
            ("accounts.example.com", None)
        );
        let missing = read(&[issuer]).expect_err("no client");
        assert!(missing.0.starts_with("ANSWERSCOPE_OIDC_CLIENT_ID"), "{missing}");
        for wrong in [
            "accounts.example.com",
            "http://a.example",
            "https://",
            "https://a.example?x",
            "ftp://a.example",
        ] {
            let refused = read(&[("ANSWERSCOPE_OIDC_ISSUER", wrong)]).expect_err(wrong);
            assert!(refused.0.starts_with("ANSWERSCOPE_OIDC_ISSUER="), "{refused}");
        }
    }
}
