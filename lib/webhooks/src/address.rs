//! Which addresses may be dialled: globally reachable unicast, and nothing else.
//!
//! The tables follow the IANA special-purpose registries, in the reading that is safe for a client: what a registry
//! does not mark as globally reachable is refused, and so is every form that carries an IPv4 address inside an IPv6
//! address (mapped, NAT64, 6to4, Teredo), because a gateway on the way could unwrap it and no public receiver needs it.
//!
//! Sources: [IANA IPv4 special-purpose registry](https://www.iana.org/assignments/iana-ipv4-special-registry),
//! [IANA IPv6 special-purpose registry](https://www.iana.org/assignments/iana-ipv6-special-registry) (both RFC 6890
//! and RFC 8190), [IANA IPv6 address space](https://www.iana.org/assignments/ipv6-address-space) (RFC 4291). The
//! standard library's `IpAddr::is_global` is not stable, and knows fewer of them.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// IPv4 networks that are never dialled: first address, length of the prefix, what it is.
const REFUSED_V4: [(Ipv4Addr, u32, &str); 16] = [
    (Ipv4Addr::new(0, 0, 0, 0), 8, "this network, RFC 791"),
    (Ipv4Addr::new(10, 0, 0, 0), 8, "private use, RFC 1918"),
    (Ipv4Addr::new(100, 64, 0, 0), 10, "shared address space, RFC 6598"),
    (Ipv4Addr::new(127, 0, 0, 0), 8, "loopback, RFC 1122"),
    (
        Ipv4Addr::new(168, 63, 129, 16),
        32,
        "Azure's host agent, a public address used inside",
    ),
    (
        Ipv4Addr::new(169, 254, 0, 0),
        16,
        "link local and instance metadata, RFC 3927",
    ),
    (Ipv4Addr::new(172, 16, 0, 0), 12, "private use, RFC 1918"),
    (Ipv4Addr::new(192, 0, 0, 0), 24, "IETF protocol assignments, RFC 6890"),
    (Ipv4Addr::new(192, 0, 2, 0), 24, "documentation, RFC 5737"),
    (Ipv4Addr::new(192, 88, 99, 0), 24, "6to4 relay anycast, RFC 7526"),
    (Ipv4Addr::new(192, 168, 0, 0), 16, "private use, RFC 1918"),
    (Ipv4Addr::new(198, 18, 0, 0), 15, "benchmarking, RFC 2544"),
    (Ipv4Addr::new(198, 51, 100, 0), 24, "documentation, RFC 5737"),
    (Ipv4Addr::new(203, 0, 113, 0), 24, "documentation, RFC 5737"),
    (Ipv4Addr::new(224, 0, 0, 0), 4, "multicast, RFC 5771"),
    (
        Ipv4Addr::new(240, 0, 0, 0),
        4,
        "reserved and limited broadcast, RFC 1112 and RFC 919",
    ),
];

/// The only IPv6 network with global unicast addresses, RFC 4291.
///
/// Outside it lie `::`, `::1`, `::ffff:0:0/96`, 64:ff9b::/96, 64:ff9b:1::/48, 100::/64, 5f00::/16, fc00::/7, fe80::/10,
/// fec0::/10 and ff00::/8.
const GLOBAL_V6: (Ipv6Addr, u32) = (Ipv6Addr::new(0x2000, 0, 0, 0, 0, 0, 0, 0), 3);

/// Networks inside [`GLOBAL_V6`] that are never dialled.
const REFUSED_V6: [(Ipv6Addr, u32, &str); 4] = [
    (
        Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0),
        23,
        "IETF protocol assignments, with Teredo, RFC 2928 and RFC 4380",
    ),
    (
        Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 0),
        32,
        "documentation, RFC 3849",
    ),
    (Ipv6Addr::new(0x2002, 0, 0, 0, 0, 0, 0, 0), 16, "6to4, RFC 3056"),
    (
        Ipv6Addr::new(0x3fff, 0, 0, 0, 0, 0, 0, 0),
        20,
        "documentation, RFC 9637",
    ),
];

/// Whether this is a globally reachable unicast address.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => !REFUSED_V4
            .iter()
            .any(|&(network, length, _)| in_v4(v4, network, length)),
        IpAddr::V6(v6) => {
            in_v6(v6, GLOBAL_V6.0, GLOBAL_V6.1)
                && !REFUSED_V6
                    .iter()
                    .any(|&(network, length, _)| in_v6(v6, network, length))
        }
    }
}

fn in_v4(address: Ipv4Addr, network: Ipv4Addr, length: u32) -> bool {
    (address.to_bits() ^ network.to_bits()) >> (32 - length) == 0
}

fn in_v6(address: Ipv6Addr, network: Ipv6Addr, length: u32) -> bool {
    (address.to_bits() ^ network.to_bits()) >> (128 - length) == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// First and last address of every network that must be refused, written out by hand: independent of the tables.
    const REFUSED: [(&str, &str); 34] = [
        ("0.0.0.0", "0.255.255.255"),
        ("10.0.0.0", "10.255.255.255"),
        ("100.64.0.0", "100.127.255.255"),
        ("127.0.0.0", "127.255.255.255"),
        ("168.63.129.16", "168.63.129.16"),
        ("169.254.0.0", "169.254.255.255"),
        ("172.16.0.0", "172.31.255.255"),
        ("192.0.0.0", "192.0.0.255"),
        ("192.0.2.0", "192.0.2.255"),
        ("192.88.99.0", "192.88.99.255"),
        ("192.168.0.0", "192.168.255.255"),
        ("198.18.0.0", "198.19.255.255"),
        ("198.51.100.0", "198.51.100.255"),
        ("203.0.113.0", "203.0.113.255"),
        ("224.0.0.0", "239.255.255.255"),
        ("240.0.0.0", "255.255.255.255"),
        ("::", "::"),
        ("::1", "::1"),
        ("::", "::ffff:ffff"),
        ("::ffff:0:0", "::ffff:ffff:ffff"),
        ("64:ff9b::", "64:ff9b::ffff:ffff"),
        ("64:ff9b:1::", "64:ff9b:1:ffff:ffff:ffff:ffff:ffff"),
        ("100::", "100::ffff:ffff:ffff:ffff"),
        ("100:0:0:1::", "100:0:0:1:ffff:ffff:ffff:ffff"),
        ("2001::", "2001:0:ffff:ffff:ffff:ffff:ffff:ffff"),
        ("2001::", "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff"),
        ("2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff"),
        ("2002::", "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
        ("3fff::", "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff"),
        ("5f00::", "5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
        ("fc00::", "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
        ("fe80::", "febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
        ("fec0::", "feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
        ("ff00::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
    ];

    fn ip(text: &str) -> IpAddr {
        text.parse().expect(text)
    }

    #[test]
    fn both_ends_of_every_special_network_are_refused() {
        for (first, last) in REFUSED {
            assert!(!is_public(ip(first)) && !is_public(ip(last)), "{first} - {last}");
        }
    }

    #[test]
    fn the_neighbours_of_special_networks_are_public() {
        for text in [
            "1.0.0.0",
            "9.255.255.255",
            "11.0.0.0",
            "100.63.255.255",
            "100.128.0.0",
            "126.255.255.255",
            "128.0.0.0",
            "168.63.129.15",
            "169.253.255.255",
            "169.255.0.0",
            "172.15.255.255",
            "172.32.0.0",
            "192.0.1.0",
            "192.0.3.0",
            "192.88.98.255",
            "192.88.100.0",
            "192.167.255.255",
            "192.169.0.0",
            "198.17.255.255",
            "198.20.0.0",
            "198.51.99.255",
            "198.51.101.0",
            "203.0.112.255",
            "203.0.114.0",
            "223.255.255.255",
            "2001:200::",
            "2001:db7:ffff::",
            "2001:db9::",
            "2003::",
            "2000::",
            "2606:4700::1111",
            "3ffe::",
            "3fff:1000::",
        ] {
            assert!(is_public(ip(text)), "{text}");
        }
    }

    proptest! {
        /// The masks of the tables decide as comparing with the written ranges does.
        #[test]
        fn v4_is_public_exactly_outside_the_ranges(bits: u32) {
            let address = IpAddr::V4(Ipv4Addr::from_bits(bits));
            let special = REFUSED.iter().map(|(a, b)| (ip(a), ip(b)))
                .any(|(first, last)| first.is_ipv4() && (first..=last).contains(&address));
            prop_assert_eq!(is_public(address), !special);
        }

        #[test]
        fn v6_is_public_exactly_inside_global_unicast_and_outside_the_ranges(bits: u128, global: bool) {
            let bits = if global { (bits >> 3) | (1 << 125) } else { bits };
            let address = IpAddr::V6(Ipv6Addr::from_bits(bits));
            let special = REFUSED.iter().map(|(a, b)| (ip(a), ip(b)))
                .any(|(first, last)| first.is_ipv6() && (first..=last).contains(&address));
            let expected = (ip("2000::")..=ip("3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff")).contains(&address) && !special;
            prop_assert_eq!(is_public(address), expected);
        }

        /// Whatever an IPv4 address is wrapped in, it does not get through.
        #[test]
        fn an_embedded_v4_address_is_never_public(bits: u32, low: u64) {
            let v4 = u128::from(bits);
            for wrapped in [
                v4,
                0xffff << 32 | v4,
                0x64_ff9b << 96 | v4,
                0x64_ff9b_0001 << 80 | v4,
                0x2002 << 112 | v4 << 80 | u128::from(low),
                0x2001_0000 << 96 | v4 << 64 | u128::from(low),
            ] {
                let address = IpAddr::V6(Ipv6Addr::from_bits(wrapped));
                prop_assert!(!is_public(address), "{}", address);
            }
        }

        /// Nothing is both: what development adds is never what production allows.
        #[test]
        fn loopback_is_never_public(low in 0u32..1 << 24) {
            let address = IpAddr::V4(Ipv4Addr::from_bits(127 << 24 | low));
            prop_assert!(address.is_loopback() && !is_public(address));
        }
    }
}
