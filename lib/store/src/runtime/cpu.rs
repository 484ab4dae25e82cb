//! Work for the processor: texts to read, bytes to pack and unpack, kernels over segments.
//!
//! It must not run on the threads that serve requests: one of them that counts for a second answers nobody for a second.

use std::num::NonZero;
use std::sync::LazyLock;

use tokio::sync::Semaphore;

use answerscope_domain::error::{Error, Result};

/// Pieces of work at a time for each core: more than one, so that a short piece need not wait for long ones.
const PER_CORE: usize = 4;

static PLACES: LazyLock<Semaphore> = LazyLock::new(|| {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    Semaphore::new(cores * PER_CORE)
});

/// Runs `work` on a thread that serves no requests, in its turn. Keep a piece short, so that others get theirs: one text,
/// not all texts of a request.
///
/// # Errors
/// [`Error::Internal`] when the work panicked.
pub async fn cpu<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    let place = PLACES.acquire().await.map_err(Error::internal)?;
    // The work holds its place to its end, also when nobody waits for it any more.
    let placed = move || {
        let _place = place;
        work()
    };
    tokio::task::spawn_blocking(placed).await.map_err(Error::internal)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test]
    async fn a_panic_is_an_error_of_the_service() {
        let failed: Result<()> = cpu(|| panic!("the work broke")).await;
        assert!(matches!(failed, Err(Error::Internal { cause }) if cause.to_string().contains("the work broke")));
        assert_eq!(cpu(|| 7).await, Ok(7), "and others go on");
    }

    #[tokio::test]
    async fn no_more_runs_at_once_than_there_are_places() {
        let places = PLACES.available_permits();
        let (running, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let work = |_| {
            let (running, most) = (Arc::clone(&running), Arc::clone(&most));
            cpu(move || {
                most.fetch_max(running.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::yield_now();
                running.fetch_sub(1, Ordering::SeqCst);
            })
        };
        let done = futures::future::join_all((0..places * 8).map(work)).await;
        assert!(done.iter().all(Result::is_ok));
        assert!(most.load(Ordering::SeqCst) <= places);
    }
}
