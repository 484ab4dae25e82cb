//! The real adapter against the built-in engine, in the process and over a socket; keys and failures of single engines.

mod answers;
mod faults;
mod keys;
mod support;
