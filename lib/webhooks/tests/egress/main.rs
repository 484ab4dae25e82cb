//! Deliveries over real sockets: where they go, what they carry, and what becomes of them.

mod client;
mod common;
mod proxy;
mod ssrf;
