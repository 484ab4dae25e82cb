//! What only the web application has: keys, webhooks, members, and how much of the limits is used.
//!
//! The operations stand in a table like all others, and not in the public document. The session of somebody who has signed in
//! opens them, from a page of this service; a key does not, nor does an assistant's token: whoever holds one was given what it
//! opens, and not the right to give more. A viewer reads, a member works with keys and webhooks, and owners say who is in the
//! organization and what it is called; the rules of members are those of `store`'s `identity::members`.

use answerscope_api::operation::{Entry, Of};

mod asked_by;
mod choices;
mod in_path;
mod keys;
mod members;
mod organization;
mod session;
mod webhooks;

pub use keys::{CreateKey, ListKeys, RevokeKey};
pub use members::{AddMember, ChangeRole, ListMembers, RemoveMember};
pub use organization::{GetOrganization, RenameOrganization};
pub use session::GetSession;
pub use webhooks::{
    AddWebhook, EnableWebhook, ListDeliveries, ListWebhooks, Redeliver, RemoveWebhook, RotateSecret, TestWebhook,
};

/// The operations of this function.
pub const OPERATIONS: &[&dyn Entry] = &[
    &Of::<GetSession>::NEW,
    &Of::<GetOrganization>::NEW,
    &Of::<RenameOrganization>::NEW,
    &Of::<ListKeys>::NEW,
    &Of::<CreateKey>::NEW,
    &Of::<RevokeKey>::NEW,
    &Of::<ListWebhooks>::NEW,
    &Of::<AddWebhook>::NEW,
    &Of::<RemoveWebhook>::NEW,
    &Of::<ListDeliveries>::NEW,
    &Of::<TestWebhook>::NEW,
    &Of::<Redeliver>::NEW,
    &Of::<RotateSecret>::NEW,
    &Of::<EnableWebhook>::NEW,
    &Of::<ListMembers>::NEW,
    &Of::<AddMember>::NEW,
    &Of::<ChangeRole>::NEW,
    &Of::<RemoveMember>::NEW,
];
