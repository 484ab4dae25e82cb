//! What a deployment allows beyond the public internet.

/// Where deliveries may go. The default is the public internet alone.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Policy {
    /// Development only: `http` and any port, but only for `localhost`, 127.0.0.0/8 and `[::1]`.
    ///
    /// A name other than `localhost` that resolves to a loopback address stays refused: such a name belongs to
    /// someone else, and a page that a developer merely visits could register it.
    pub allow_loopback: bool,
}
