//! Accounts for whose address an identity provider vouches.

use aws_sdk_dynamodb::types::AttributeValue;

use super::{Accounts, accounts::new_password, password};
use crate::keys::AccountKeys;
use crate::table::{Action, Changed, Transaction, number, text};
use answerscope_domain::entities::account::{Account, Email};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Fingerprint;

impl Accounts<'_> {
    /// The account of an address for which an identity provider vouches; `subject` names the person there. The first one
    /// who comes is the one from then on, because an address may be given to somebody else and a subject is not (OpenID
    /// Connect Core 1.0, section 5.7). `None`: nobody has the address, or another subject does.
    ///
    /// Where nobody had shown that the address is theirs, whoever had the password may be somebody else: it is replaced, and
    /// all that was begun with it ends.
    ///
    /// # Errors
    /// 1007 where the account was changed meanwhile.
    pub async fn vouched_for(&self, email: &Email, subject: Fingerprint) -> Result<Option<Account>> {
        let Some(account) = self.by_email(email).await? else {
            return Ok(None);
        };
        match account.provider_subject {
            Some(known) if known == subject => {
                self.end_earlier(&account).await?;
                return Ok(Some(account));
            }
            Some(_) => return Ok(None),
            None => {}
        }
        let random = self.identity.random;
        let (hash, replaced) = match account.verified {
            true => (account.password_hash.clone(), 0),
            false => (password::hash(&new_password(random), random).await?, 1),
        };
        let item = AccountKeys(account.id).account();
        let bind = Action::update(
            item,
            "SET providerSubject = :subject, verified = :yes, passwordHash = :hash, ending = :ending ADD credentials :replaced",
        )
        .value(":ending", AttributeValue::Bool(!account.verified || account.ending))
        .value(":replaced", number(replaced))
        .value(":subject", text(subject.as_str()))
        .value(":yes", AttributeValue::Bool(true))
        .value(":hash", text(&hash))
        .value(":before", text(&account.password_hash))
        .when("attribute_not_exists(providerSubject) AND passwordHash = :before");
        let bound = self
            .identity
            .table
            .commit(Transaction::new().guard(Changed, bind))
            .await?;
        bound.map_err(|Changed| Error::TooManyRequests { retry_after: 1 })?;
        if !account.verified || account.ending {
            self.end_all_of(account.id, &hash).await?;
        }
        Ok(Some(Account {
            credentials: account.credentials + replaced,
            ..account
        }))
    }
}
