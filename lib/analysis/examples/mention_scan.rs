//! Speed of the mention scan beside two general matchers: `cargo run --release --example mention_scan`.
fn main() {}
