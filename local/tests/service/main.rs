//! The built program as a process of its own: killed and started again, and read by a client that others wrote.

mod client;
mod kill;
mod reread;
mod running;
