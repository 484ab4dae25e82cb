//! What a deployment allows beyond the public internet.

use std::net::IpAddr;

use crate::address;

/// Where deliveries may go. The default is the public internet alone.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Policy {
    /// Development only: `http` and any port, but only for `localhost`, 127.0.0.0/8 and `[::1]`.
    ///
    /// A name other than `localhost` that resolves to a loopback address stays refused: such a name belongs to
    /// someone else, and a page that a developer merely visits could register it.
    pub allow_loopback: bool,
}

impl Policy {
    /// Whether an address that stands in a URL, or that `localhost` means, may be dialled.
    pub fn allows(self, address: IpAddr) -> bool {
        address::is_public(address) || (self.allow_loopback && address::is_loopback(address))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loopback_is_all_that_development_adds() {
        let (strict, development) = (Policy::default(), Policy { allow_loopback: true });
        for (text, strictly, in_development) in [
            ("93.184.215.14", true, true),
            ("2606:4700::1111", true, true),
            ("127.0.0.1", false, true),
            ("127.255.255.255", false, true),
            ("::1", false, true),
            ("0.0.0.0", false, false),
            ("::", false, false),
            ("10.0.0.1", false, false),
            ("169.254.169.254", false, false),
            ("::ffff:127.0.0.1", false, false),
            ("fd00:ec2::254", false, false),
        ] {
            let address = text.parse().expect(text);
            assert_eq!(strict.allows(address), strictly, "{text}");
            assert_eq!(development.allows(address), in_development, "{text}");
        }
    }
}
