//! The built program as a process of its own: killed and started again, beside others on one directory, and read by a
//! client that others wrote.

mod client;
mod directory;
mod downloads;
mod kill;
mod objects;
mod order;
mod running;
mod stop;
mod together;
