//! Gzip for a response that is read while it is written.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

/// A gzip stream. Every block can be read as soon as it has arrived.
#[derive(Debug)]
pub struct Gzip(GzEncoder<Vec<u8>>);

impl Gzip {
    /// An empty stream.
    pub fn new() -> Self {
        Self(GzEncoder::new(Vec::new(), Compression::fast()))
    }

    /// Compresses a block and appends all of it to `out`, ended by a sync flush.
    ///
    /// # Errors
    /// Whatever the compressor reports; into memory it reports nothing.
    pub fn write(&mut self, block: &[u8], out: &mut Vec<u8>) -> std::io::Result<()> {
        self.0.write_all(block)?;
        self.0.flush()?;
        out.append(self.0.get_mut());
        Ok(())
    }

    /// Appends the end of the stream.
    ///
    /// # Errors
    /// Like [`Gzip::write`].
    pub fn finish(self, out: &mut Vec<u8>) -> std::io::Result<()> {
        out.append(&mut self.0.finish()?);
        Ok(())
    }
}

impl Default for Gzip {
    fn default() -> Self {
        Self::new()
    }
}
