//! Long work: how a task is started, claimed, kept, completed and failed, and the kinds of work that there are.
//!
//! A kind of work implements [`work::Work`] for its input and result, and has its line in [`registry`]; [`tasks::Tasks`]
//! does with it what is the same for every kind. `docs/ADDING-A-WORKER.md` shows how one is made.
//!
//! Switching the monitoring of a topic's prompts (`store::monitoring`) is long work and no task: nobody polls it, its
//! request does most of it itself, and several processes may go on with it at once, because each part is paid for in the
//! transaction that does it. A claim would make them wait for one another, and a token, a state and attempts would be
//! stored that nobody reads. It has its row, its outbox entry and its message as a task has them.

pub mod collecting;
pub mod collections;
pub mod exports;
pub mod generations;
mod lease;
pub mod message;
pub mod registry;
pub mod tasks;
pub mod trend_imports;
mod turn;
pub mod work;

pub use lease::{ATTEMPTS, Claim, LEASE, while_held};
pub use message::{Incoming, TaskMessage, expect};
pub use tasks::Tasks;
pub use turn::{OfGone, in_turn};
pub use work::{Cost, Kind, Work};
