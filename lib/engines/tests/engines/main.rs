//! The adapters against recorded answers, against answers that are changed, and against servers that fail.

mod asking;
mod brightdata;
mod common;
mod documented;
mod faults;
mod fields;
mod google;
mod mutations;
mod recordings;
mod turns;
