//! Gemini with Google Search: the Interactions API and the older `generateContent`.

mod generate;
mod interactions;
mod redirects;

pub use generate::GenerateContent;
pub use interactions::Interactions;

const BASE: &str = "https://generativelanguage.googleapis.com/v1beta";
const MODEL: &str = "gemini-3.5-flash";
