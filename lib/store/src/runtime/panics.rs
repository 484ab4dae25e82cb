//! Panics of work that a process does for others: an error for whoever waits for it, and the process goes on.

use std::any::Any;
use std::panic::AssertUnwindSafe;

use futures::FutureExt;

use answerscope_domain::error::{Error, Result};

/// Does work; a panic in it is an internal error that says what panicked and with which words.
pub fn caught<T>(what: &'static str, work: impl Future<Output = Result<T>>) -> impl Future<Output = Result<T>> {
    // Boxed: the futures of whole requests and messages are large, and would stand several times on the stack.
    AssertUnwindSafe(Box::pin(work)).catch_unwind().map(move |done| {
        done.unwrap_or_else(|panic| Err(Error::internal(format!("{what} panicked: {}", words(panic.as_ref())))))
    })
}

fn words(panic: &(dyn Any + Send)) -> &str {
    let literal = panic.downcast_ref::<&'static str>().copied();
    literal
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("without words")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_is_an_error_with_its_words() {
        let number = 7;
        let done: Result<()> = caught("the test", async { panic!("no {number}") }).await;
        assert_eq!(done, Err(Error::internal("the test panicked: no 7")));
        assert_eq!(caught("the test", async { Ok(7) }).await, Ok(7));
    }
}
