//! What a caller is allowed.

use std::fmt;

/// What a caller must be allowed for an operation.
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

/// The scopes of a caller.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Scopes {
    /// Whether it may read.
    pub read: bool,
    /// Whether it may do everything else.
    pub write: bool,
}

impl Scopes {
    /// Every scope there is.
    pub const ALL: Self = Self {
        read: true,
        write: true,
    };

    /// Reads scopes by name; those of no meaning here are left out (RFC 6749, section 3.3).
    pub fn of<'a>(names: impl IntoIterator<Item = &'a str>) -> Self {
        names.into_iter().fold(Self::default(), |scopes, name| Self {
            read: scopes.read || name == "read",
            write: scopes.write || name == "write",
        })
    }

    /// Whether a scope is among them.
    pub fn allow(self, scope: Scope) -> bool {
        match scope {
            Scope::Read => self.read,
            Scope::Write => self.write,
        }
    }

    /// Those that are in both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            read: self.read && other.read,
            write: self.write && other.write,
        }
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Their names, in one order.
    pub fn names(self) -> Vec<String> {
        [Scope::Read, Scope::Write]
            .into_iter()
            .filter(|scope| self.allow(*scope))
            .map(|scope| scope.as_str().to_owned())
            .collect()
    }
}

/// As `scope` of OAuth has them: names with a space between.
impl fmt::Display for Scopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.names().join(" "))
    }
}
