//! What single texts say of whom, a kind of wording in each file.

mod blame;
mod closings;
mod common;
mod comparisons;
mod flat_lists;
mod labels;
mod needs;
mod other_side;
mod polarity;
mod recommendations;
mod turned_phrases;
mod two_brands;
mod unsaid;
mod whose_opinion;
