//! Futures on the heap: what steps call is deep, and each holds what it calls.

use std::pin::Pin;

/// Makes a future on the heap, in a frame that ends before the future is polled.
pub(crate) fn on_heap<F: Future>(make: impl FnOnce() -> F) -> Pin<Box<F>> {
    Box::pin(make())
}
