//! NDJSON that is written while it is read.

use std::time::Duration;

use answerscope_api::envelope::{Reply, RequestInfo, Response};
use answerscope_api::streamed;
use answerscope_domain::Result;
use answerscope_domain::error::Error;
use answerscope_export::Gzip;
use answerscope_store::callers::open_streams::OpenStream;
use answerscope_store::runtime::panics::caught;
use answerscope_store::segments::{RowReader, RowSink};
use axum::body::Body;
use bytes::Bytes;
use futures::future::BoxFuture;
use http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use http::{HeaderMap, HeaderValue};
use schemars::SchemaGenerator;
use serde_json::{Value, json};
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::time::{Instant, timeout_at};

/// Blocks that wait for a slow reader: 128 KiB each before they are compressed.
const AHEAD: usize = 2;
/// How long a stream goes on: a function and API Gateway end after 900 s, and would cut it in silence.
pub(crate) const LONGEST: Duration = Duration::from_secs(870);
/// Bytes of a stream: a function that streams ends after 200 MB, and would be cut in silence.
const MOST: usize = 190 << 20;
/// How long its last line waits for a slow reader.
pub(crate) const GRACE: Duration = Duration::from_secs(20);
/// Bytes that there are for its last line.
const LAST: usize = 1 << 20;

/// 200 with a row a line; a failure after the first byte is a last line `{"error": …}`.
pub struct Lines {
    pub(crate) rows: RowReader,
    pub(crate) open: OpenStream,
}

impl Reply for Lines {
    const STATUS: u16 = 200;
    const MEDIA_TYPE: &'static str = "application/x-ndjson";

    fn schema(_: &mut SchemaGenerator) -> Option<Value> {
        Some(json!({
            "type": "string",
            "description": "A row a line, each a JSON object; the last line is `{\"error\": …}` where the stream broke off."
        }))
    }

    fn into_response(self, info: &RequestInfo<'_>) -> Result<Response> {
        let packed = accepts_gzip(info.headers);
        let (sender, receiver) = channel(AHEAD);
        let Self { rows, open } = self;
        let sink = Sink::new(sender.clone(), packed.then(Gzip::new));
        let (writing, written) = streamed::written();
        tokio::spawn(async move {
            tokio::select! {
                () = write(sink, |sink| Box::pin(rows.pump(sink))) => {}
                // A reader that goes away closes the channel: nothing more is read for it.
                () = sender.closed() => {}
            }
            if let Err(error) = open.close().await {
                tracing::warn!(%error, "a stream counts as open until its lease is over");
            }
            // Only now the response ends, after which a function may stand still.
            drop(sender);
            drop(writing);
        });
        let mut response = Response::new(Body::from_stream(blocks(receiver)));
        response.extensions_mut().insert(written);
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(Self::MEDIA_TYPE));
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        if packed {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        Ok(response)
    }
}

fn blocks(
    receiver: Receiver<Bytes>,
) -> impl futures::Stream<Item = std::result::Result<Bytes, std::convert::Infallible>> {
    futures::stream::unfold(receiver, |mut receiver| async {
        let block = receiver.recv().await?;
        Some((Ok(block), receiver))
    })
}

/// Whether `Accept-Encoding` names gzip (or anything) with a weight above 0.
fn accepts_gzip(headers: &HeaderMap) -> bool {
    let weight = |wanted: &str| {
        let lists = headers
            .get_all(ACCEPT_ENCODING)
            .iter()
            .filter_map(|value| value.to_str().ok());
        lists.flat_map(|list| list.split(',')).find_map(|part| {
            let (name, parameters) = part.split_once(';').unwrap_or((part, ""));
            let q = parameters.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
            name.trim().eq_ignore_ascii_case(wanted).then(|| q.unwrap_or_default())
        })
    };
    weight("gzip").or_else(|| weight("*")).is_some_and(|q| q > 0.0)
}

struct Sink {
    sender: Sender<Bytes>,
    gzip: Option<Gzip>,
    /// When it ends.
    until: Instant,
    /// Bytes after which it ends.
    room: usize,
}

/// The reader has gone away; nobody is left to be told.
fn aborted<T>(_: T) -> Error {
    Error::internal("the reader went away")
}

fn too_long() -> Error {
    ends_after(&format!("{} s", LONGEST.as_secs()))
}

fn too_large() -> Error {
    ends_after(&format!("{} MB", MOST >> 20))
}

fn ends_after(limit: &str) -> Error {
    Error::invalid(format!(
        "a stream ends after {limit}: ask for fewer days, entities or metrics, or create an export"
    ))
}

impl Sink {
    fn new(sender: Sender<Bytes>, gzip: Option<Gzip>) -> Self {
        Self {
            sender,
            gzip,
            until: Instant::now() + LONGEST,
            room: MOST,
        }
    }

    async fn send(&mut self, bytes: &mut Vec<u8>) -> Result<()> {
        // Where the reader is fast there is a place at once, however late it is.
        if Instant::now() >= self.until {
            return Err(too_long());
        }
        // Compressed it takes less, which is known when it can not be taken back.
        if bytes.len() > self.room {
            return Err(too_large());
        }
        // A place first: what was compressed and is not sent would make nonsense of all behind it.
        let place = timeout_at(self.until, self.sender.reserve()).await;
        let place = place.map_err(|_| too_long())?.map_err(aborted)?;
        let mut out = std::mem::take(bytes);
        if let Some(gzip) = &mut self.gzip {
            let mut packed = Vec::new();
            gzip.write(&out, &mut packed).map_err(Error::internal)?;
            out = packed;
        }
        self.room = self.room.saturating_sub(out.len());
        place.send(out.into());
        Ok(())
    }
}

impl RowSink for Sink {
    async fn take(&mut self, bytes: &mut Vec<u8>, _: u64) -> Result<()> {
        self.send(bytes).await
    }
}

/// Writes rows, and where they break off, a line that says so.
async fn write(mut sink: Sink, rows: impl FnOnce(&mut Sink) -> BoxFuture<'_, Result<()>>) {
    let ended = caught("the writer of a stream", rows(&mut sink)).await;
    if sink.sender.is_closed() {
        return;
    }
    if let Err(error) = ended {
        tracing::error!(%error, "a stream broke off");
        (sink.until, sink.room) = (Instant::now() + GRACE, LAST);
        let line = json!({"error": {"code": error.code(), "description": error.description()}});
        // A reader that has gone away needs no last line.
        let _gone = sink.send(&mut format!("{line}\n").into_bytes()).await;
    }
    let mut rest = Vec::new();
    if sink.gzip.is_some_and(|gzip| gzip.finish(&mut rest).is_ok()) {
        let _gone = timeout_at(Instant::now() + GRACE, sink.sender.send(rest.into())).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(sender: Sender<Bytes>) -> Sink {
        Sink::new(sender, None)
    }

    /// Everything that comes.
    async fn text(mut receiver: Receiver<Bytes>) -> String {
        let mut text = Vec::new();
        while let Some(block) = receiver.recv().await {
            text.extend(block);
        }
        String::from_utf8(text).expect("text")
    }

    #[tokio::test]
    async fn a_panic_of_the_writer_is_the_last_line() {
        let (sender, receiver) = channel(8);
        let writer = write(plain(sender), |sink| {
            Box::pin(async move {
                sink.take(&mut b"{\"row\":1}\n".to_vec(), 1).await?;
                panic!("on purpose")
            })
        });
        // As in service: on a task of its own.
        tokio::spawn(writer).await.expect("the task ends");
        let expected = "{\"row\":1}\n{\"error\":{\"code\":1001,\"description\":\"Internal error\"}}\n";
        assert_eq!(text(receiver).await, expected);
    }

    #[tokio::test(start_paused = true)]
    async fn what_takes_too_long_ends_with_a_line_that_says_so() {
        let (sender, receiver) = channel(1);
        let writer = tokio::spawn(write(plain(sender), |sink| {
            Box::pin(async move {
                loop {
                    sink.take(&mut b"{\"row\":1}\n".to_vec(), 1).await?;
                }
            })
        }));
        // The reader reads nothing for as long as a stream lasts.
        tokio::time::sleep(LONGEST + Duration::from_secs(1)).await;
        let text = text(receiver).await;
        writer.await.expect("the task ends");
        let (first, last) = text.split_once('\n').expect("two lines");
        assert_eq!(first, "{\"row\":1}");
        assert!(last.contains("\"code\":1002") && last.contains("870 s"), "{last}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_fast_reader_is_told_too() {
        let (sender, receiver) = channel(8);
        let writer = tokio::spawn(write(plain(sender), |sink| {
            Box::pin(async move {
                loop {
                    tokio::time::sleep(LONGEST / 4).await;
                    sink.take(&mut b"{\"row\":1}\n".to_vec(), 1).await?;
                }
            })
        }));
        let text = text(receiver).await;
        writer.await.expect("the task ends");
        assert_eq!(text.lines().count(), 4, "{text}");
        assert!(text.ends_with("}}\n") && text.contains("870 s"), "{text}");
    }

    #[tokio::test]
    async fn what_is_too_much_ends_with_a_line_that_says_so() {
        const LINE: usize = 1 << 20;
        let (sender, mut receiver) = channel(8);
        let writer = tokio::spawn(write(plain(sender), |sink| {
            Box::pin(async move {
                loop {
                    sink.take(&mut vec![b' '; LINE], 1).await?;
                }
            })
        }));
        let (mut bytes, mut last) = (0, Bytes::new());
        while let Some(block) = receiver.recv().await {
            (bytes, last) = (bytes + block.len(), block);
        }
        writer.await.expect("the task ends");
        assert_eq!(bytes - last.len(), MOST);
        let last = String::from_utf8(last.to_vec()).expect("text");
        assert!(last.contains("\"code\":1002") && last.contains("190 MB"), "{last}");
    }
}
