//! How often the reading is right: on labelled texts, on real answers, and in other layouts.

mod gold;
mod invented;
mod invented_gold;
mod judged;
mod labelled;
mod language;
mod languages;
mod languages_answers;
mod languages_blind;
mod languages_fresh;
mod languages_wide;
mod layouts;
mod plain_answers;
mod questions;
mod real_answers;
mod real_gold;
mod sentiment_gold;
mod two_brands;
