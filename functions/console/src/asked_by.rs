//! Who asks, as what the table has them now.

use answerscope_api::operation::Context;
use answerscope_domain::entities::account::{Membership, Role};
use answerscope_domain::error::{Error, Lack, Result};
use answerscope_domain::ids::Token;
use answerscope_store::identity::Throttle;

/// The account of the session.
///
/// # Errors
/// 1004 for a caller that is no session; dispatch lets none through.
pub(crate) fn account(cx: &Context) -> Result<Token> {
    cx.caller.account.ok_or(Error::InvalidToken)
}

/// The membership of whoever asks. The role is read again each time: what is given here outlives a session.
///
/// # Errors
/// 1004 where the account is no member any more.
pub(crate) async fn member(cx: &Context) -> Result<Membership> {
    let members = cx.app.stores.identity().members(cx.caller.organization);
    match members.get(account(cx)?).await {
        Err(Error::NotFound) => Err(Error::InvalidToken),
        other => other,
    }
}

/// Somebody who may change something.
///
/// # Errors
/// 1011 for a viewer.
pub(crate) async fn writer(cx: &Context) -> Result<Membership> {
    let member = member(cx).await?;
    match member.role.scopes().write {
        true => Ok(member),
        false => Err(Error::Forbidden {
            lacks: Lack::Scope("write"),
        }),
    }
}

/// An owner.
///
/// # Errors
/// 1011 for everybody else.
pub(crate) async fn owner(cx: &Context) -> Result<Membership> {
    let member = member(cx).await?;
    match member.role {
        Role::Owner => Ok(member),
        Role::Member | Role::Viewer => Err(Error::Forbidden { lacks: Lack::Owner }),
    }
}

/// Takes one of what an organization may do so often.
///
/// # Errors
/// 1007 where none is left.
pub(crate) async fn not_too_often(cx: &Context, throttle: Throttle) -> Result<()> {
    let organization = cx.caller.organization.to_string();
    let taken = cx.app.stores.identity().attempt(throttle, &organization).await?;
    taken.map_err(|throttled| Error::TooManyRequests {
        retry_after: throttled.retry_after.unsigned_abs(),
    })
}
