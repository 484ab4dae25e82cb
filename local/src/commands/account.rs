//! `account password`.

use std::sync::Arc;

use answerscope_api::app::App;
use answerscope_domain::entities::account::{Account, Email};
use answerscope_domain::error::Error;
use clap::Subcommand;

use super::print_json;
use crate::embedded::Failure;

/// Accounts: people who sign in.
#[derive(Subcommand)]
pub enum AccountCommand {
    /// Gives an account a new password and signs it out everywhere; prints the password once.
    Password {
        /// Its address.
        email: String,
    },
}

/// Does a command.
///
/// # Errors
/// In a sentence, what was wrong.
pub async fn run(app: &Arc<App>, command: AccountCommand) -> Result<(), Failure> {
    match command {
        AccountCommand::Password { email } => {
            let account = known(app, &email).await?;
            let accounts = app.stores.identity().accounts();
            let password = accounts.new_password(account.id).await;
            let password = password.map_err(|error| format!("{email}: {}", error.description()))?;
            print_json(&serde_json::json!({"email": account.email, "password": password}))
        }
    }
}

/// Whoever signs in with an address.
pub(super) async fn known(app: &Arc<App>, email: &str) -> Result<Account, Failure> {
    let told = |error: Error| Failure::from(format!("{email}: {}", error.description()));
    let address = Email::parse(email).map_err(told)?;
    let found = app
        .stores
        .identity()
        .accounts()
        .by_email(&address)
        .await
        .map_err(told)?;
    Ok(found.ok_or_else(|| format!("{email}: nobody signs in with this address"))?)
}
