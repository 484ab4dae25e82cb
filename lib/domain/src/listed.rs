//! What the envelopes of answers ask of an entity.

/// An item that is listed, under a name of its own in `data`.
pub trait Named {
    /// The name of the list, such as `brands`.
    const LIST: &'static str;
}

/// What an asynchronous task shows of itself.
pub trait Polled {
    /// The path of its poll, below the prefix.
    fn path(&self) -> String;
}
