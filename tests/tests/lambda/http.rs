//! HTTP/1.1, read byte by byte: what a library would hide, such as the chunks of a body and where it breaks off, is
//! what these tests are about.

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// What stands before a body.
#[derive(Debug)]
pub(crate) struct Head {
    /// The request line.
    pub(crate) first: String,
    headers: Vec<(String, String)>,
}

impl Head {
    /// The path.
    pub(crate) fn path(&self) -> &str {
        self.first.split(' ').nth(1).unwrap_or_default()
    }

    /// A header, by its name in lower case.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }
}

/// A connection that a client has made.
#[derive(Debug)]
pub(crate) struct Connection(BufReader<TcpStream>);

impl Connection {
    pub(crate) fn new(stream: TcpStream) -> Self {
        Self(BufReader::new(stream))
    }

    /// A line without its end; `None` where the client has gone away.
    async fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        self.0.read_line(&mut line).await.ok()?;
        line.strip_suffix("\r\n").map(str::to_owned)
    }

    /// The next request's head.
    pub(crate) async fn head(&mut self) -> Option<Head> {
        let first = self.line().await?;
        let mut headers = Vec::new();
        loop {
            let line = self.line().await?;
            if line.is_empty() {
                return Some(Head { first, headers });
            }
            let (name, value) = line.split_once(": ")?;
            headers.push((name.to_ascii_lowercase(), value.to_owned()));
        }
    }

    /// The next chunk of a body, empty for the one that ends it; `None` where the body breaks off.
    pub(crate) async fn chunk(&mut self) -> Option<Vec<u8>> {
        let length = usize::from_str_radix(&self.line().await?, 16).ok()?;
        let chunk = self.bytes(length).await?;
        // After the last chunk a body may have trailers; either way an empty line ends it.
        while !self.line().await?.is_empty() {}
        Some(chunk)
    }

    async fn bytes(&mut self, length: usize) -> Option<Vec<u8>> {
        let mut bytes = vec![0; length];
        self.0.read_exact(&mut bytes).await.ok()?;
        Some(bytes)
    }

    /// A whole body.
    pub(crate) async fn body(&mut self, head: &Head) -> Option<Vec<u8>> {
        if head.header("transfer-encoding") != Some("chunked") {
            let length = head.header("content-length").unwrap_or("0");
            return self.bytes(length.parse().ok()?).await;
        }
        let mut body = Vec::new();
        loop {
            let chunk = self.chunk().await?;
            if chunk.is_empty() {
                return Some(body);
            }
            body.extend(chunk);
        }
    }

    /// Answers; whether the client was still there.
    pub(crate) async fn answer(&mut self, status: &str, headers: &[(&str, &str)], body: &str) -> bool {
        let mut text = format!("HTTP/1.1 {status}\r\nContent-Length: {}\r\n", body.len());
        for (name, value) in headers {
            text.push_str(&format!("{name}: {value}\r\n"));
        }
        text.push_str("\r\n");
        text.push_str(body);
        self.0.write_all(text.as_bytes()).await.is_ok()
    }
}
