//! Brands.

use answerscope_api::operation::{Entry, Of};

mod create;
mod delete;
mod get;
mod list;
mod update;

pub use create::CreateBrand;
pub use delete::DeleteBrand;
pub use get::GetBrand;
pub use list::ListBrands;
pub use update::UpdateBrand;

/// The operations of this function.
pub const OPERATIONS: &[&dyn Entry] = &[
    &Of::<ListBrands>::NEW,
    &Of::<CreateBrand>::NEW,
    &Of::<GetBrand>::NEW,
    &Of::<UpdateBrand>::NEW,
    &Of::<DeleteBrand>::NEW,
];
