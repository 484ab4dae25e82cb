//! What the built-in engine promises: its format, that its answers can be read, how they drift, and its server.

mod drift;
mod format;
mod http;
mod reading;
mod support;
