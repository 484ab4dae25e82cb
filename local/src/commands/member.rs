//! `member list`, `member add`, `member role`, `member remove`.

use std::sync::Arc;

use answerscope_api::app::App;
use answerscope_domain::entities::account::Role;
use answerscope_domain::error::Error;
use answerscope_domain::page::PageRequest;
use answerscope_store::identity::{AddedMember, ChangedBy, Member, Members};
use clap::{Subcommand, ValueEnum};
use serde_json::{Value, json};

use super::account::known;
use super::org::parse;
use super::print_json;
use crate::embedded::Failure;

/// Members of an organization, and what they are in it.
#[derive(Subcommand)]
pub enum MemberCommand {
    /// Prints an organization's members.
    List {
        /// The organization.
        #[arg(long)]
        org: String,
    },
    /// Adds somebody to an organization. For an address that nobody signs in with yet it makes an account, and prints its
    /// password once.
    Add {
        /// The address, by which they sign in.
        email: String,
        /// The organization.
        #[arg(long)]
        org: String,
        /// What they may do.
        #[arg(long, default_value = "member")]
        role: RoleArgument,
    },
    /// Gives a member another role, at once in their sessions and assistants. The last owner stays one.
    Role {
        /// The address.
        email: String,
        /// What they may do.
        role: RoleArgument,
        /// The organization.
        #[arg(long)]
        org: String,
    },
    /// Takes a member out of an organization, with their sessions and the assistants that they have connected there. The
    /// last owner stays.
    Remove {
        /// The address.
        email: String,
        /// The organization.
        #[arg(long)]
        org: String,
    },
}

/// A role as an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum RoleArgument {
    /// Everything, and who else is in the organization.
    Owner,
    /// Everything but that.
    Member,
    /// Reading.
    Viewer,
}

impl From<RoleArgument> for Role {
    fn from(role: RoleArgument) -> Self {
        match role {
            RoleArgument::Owner => Self::Owner,
            RoleArgument::Member => Self::Member,
            RoleArgument::Viewer => Self::Viewer,
        }
    }
}

/// Does a command.
///
/// # Errors
/// In a sentence, what was wrong.
pub async fn run(app: &Arc<App>, command: MemberCommand) -> Result<(), Failure> {
    let (MemberCommand::List { org }
    | MemberCommand::Add { org, .. }
    | MemberCommand::Role { org, .. }
    | MemberCommand::Remove { org, .. }) = &command;
    let members = app.stores.identity().members(parse(org)?);
    let told = |email: &str, error: Error| format!("{email} in organization {org}: {}", error.description());
    match &command {
        MemberCommand::List { .. } => {
            let rows = all(members).await;
            let rows = rows.map_err(|error| format!("organization {org}: {}", error.description()))?;
            print_json(&json!({"members": rows}))
        }
        MemberCommand::Add { email, role, .. } => {
            let added = members.add(ChangedBy::Operator, email, (*role).into()).await;
            match added.map_err(|error| told(email, error))? {
                AddedMember::Known(account) => print_json(&json!({"accountId": account.id, "email": account.email})),
                AddedMember::New(made) => print_json(&made),
            }
        }
        MemberCommand::Role { email, role, .. } => {
            let account = known(app, email).await?;
            let changed = members.set_role(ChangedBy::Operator, account.id, (*role).into()).await;
            let changed = changed.map_err(|error| told(email, error))?;
            print_json(&json!({"accountId": account.id, "email": account.email, "role": changed.role}))
        }
        MemberCommand::Remove { email, .. } => {
            let account = known(app, email).await?;
            let removed = members.remove(ChangedBy::Operator, account.id).await;
            Ok(removed.map_err(|error| told(email, error))?)
        }
    }
}

async fn all(members: Members<'_>) -> Result<Vec<Value>, Error> {
    let mut rows = Vec::new();
    for page in 1.. {
        let listed = members.list(PageRequest { page, size: 100 }).await?;
        let (_, next) = listed.page.neighbours(listed.total);
        rows.extend(listed.items.iter().map(row));
        if next.is_none() {
            break;
        }
    }
    Ok(rows)
}

fn row(member: &Member) -> Value {
    json!({
        "accountId": member.membership.account,
        "email": member.email,
        "role": member.membership.role,
        "verified": member.verified,
        "createdAt": member.membership.created_at,
    })
}
