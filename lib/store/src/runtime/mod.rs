//! How work runs in a process: off the executor where it needs the processor, again where others were first, no longer
//! than it may, and caught where it panics. Nothing of what is stored.

pub mod budget;
pub mod cpu;
pub mod panics;
pub mod retry;
