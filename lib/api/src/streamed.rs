//! Answers that are written while they are read: how whoever reads one inside this process waits until its writer is done.

use tokio::sync::watch;

/// Held by the writer of an answer until it has done all that belongs to it.
#[derive(Debug)]
pub struct StreamWriting(#[expect(dead_code, reason = "only dropped")] watch::Sender<()>);

/// Among the extensions of an answer that is written while it is read.
#[derive(Debug, Clone)]
pub struct StreamEnd(watch::Receiver<()>);

/// The two ends of an answer.
pub fn written() -> (StreamWriting, StreamEnd) {
    let (sender, receiver) = watch::channel(());
    (StreamWriting(sender), StreamEnd(receiver))
}

impl StreamEnd {
    /// Waits until the writer is done. Where a function answers before that, it may stand still with work left.
    pub async fn wait(mut self) {
        while self.0.changed().await.is_ok() {}
    }
}
