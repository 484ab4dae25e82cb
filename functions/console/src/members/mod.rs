//! Who is in the organization, as what.

mod add;
mod change;
mod list;
mod remove;

pub use add::AddMember;
pub use change::ChangeRole;
pub use list::ListMembers;
pub use remove::RemoveMember;

use answerscope_api::operation::Context;
use answerscope_domain::error::Result;
use answerscope_store::identity::{ChangedBy, Members};

use crate::asked_by;

fn members(cx: &Context) -> Members<'_> {
    cx.app.stores.identity().members(cx.caller.organization)
}

/// Whoever asks, as one who changes members; what they may is told by the rules of members.
fn changed_by(cx: &Context) -> Result<ChangedBy> {
    asked_by::account(cx).map(ChangedBy::Account)
}
