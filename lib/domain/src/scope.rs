//! What an API key is allowed.

/// What a key must be allowed for an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Reading.
    Read,
    /// Everything else.
    Write,
}

impl Scope {
    /// As in a key's list of scopes.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Write => "write",
        }
    }
}
