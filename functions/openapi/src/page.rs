//! The reference at `/docs`: one page without anything from elsewhere, made from the document in the browser.

/// The page.
pub fn reference() -> &'static str {
    include_str!("reference.html")
}
