//! How engines are asked, as far as it can be told without asking: which asks of a block are over, how fast an engine may be
//! asked and whether it fails, what may be spent. All of it is computed on values; the table holds them.

mod ask_bits;
mod engine_gate;
mod pace;
mod spending;

pub use ask_bits::{AskBits, AskPlace};
pub use engine_gate::{Admission, AskFailure, EngineGate, Stop, WaveReport};
pub use pace::Pace;
pub use spending::{Spending, SpendingLimits};
