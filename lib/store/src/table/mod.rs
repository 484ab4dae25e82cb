//! The table, whatever is in it: items, reads, transactions with named guards, packed attributes, and the outbox that goes
//! with every transaction that leaves work behind.

mod action;
mod item;
mod numbered;
pub mod outbox;
mod outbox_entry;
pub mod packed;
mod requests;
mod transaction;

pub use action::{Action, Conditional};
pub use item::{
    FACTS_VERSION, Item, PIECE_VERSION, UnknownVersion, VERSION, WINDOW_VERSION, binary, bytes_of, entity_of, item_of,
    key_of, known, newest, number, number_of, text, text_of,
};
pub use requests::Table;
pub use transaction::{ActionOrder, BrandGone, Changed, Guard, MOST_ACTIONS, Transaction};
