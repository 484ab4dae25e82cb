//! Engines that answer prompts. So far the built-in one, whose answers are simulated and always say so in `model`.

pub mod simulated;
