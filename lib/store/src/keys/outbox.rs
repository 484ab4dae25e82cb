//! Keys of outbox entries: a few partitions for all organizations, in which those of a brand stand together.

use answerscope_domain::ids::{BrandId, Token};

use super::{BrandKeys, Key, KeyRange, OUTBOX_SHARDS};
use answerscope_domain::clock::Moment;

impl BrandKeys {
    fn outbox_prefix(self) -> String {
        format!("{}#{}#", self.organization, self.brand.0)
    }
    fn outbox_pk(self) -> String {
        let last = self.brand.0.as_str().bytes().last().unwrap_or_default();
        format!("MARKS#{}", last % OUTBOX_SHARDS)
    }
    /// An outbox entry; `detail` and `token` make it unique, so that no two writers meet in it.
    pub fn outbox_entry(self, kind: &str, detail: &str, token: &str) -> Key {
        Key {
            pk: self.outbox_pk(),
            sk: format!("{}{kind}#{detail}#{token}", self.outbox_prefix()),
        }
    }
    /// The outbox entries of this brand.
    pub fn outbox(self) -> KeyRange {
        KeyRange::prefixed(self.outbox_pk(), &self.outbox_prefix())
    }
    /// Those of a kind.
    pub fn outbox_of(self, kind: &str) -> KeyRange {
        KeyRange::prefixed(self.outbox_pk(), &format!("{}{kind}#", self.outbox_prefix()))
    }
}

/// The outbox entries of one shard, of all organizations: for the sweeper.
pub fn outbox(shard: u8) -> KeyRange {
    KeyRange {
        pk: format!("MARKS#{shard}"),
        from: "0".into(),
        to: "\u{7f}".into(),
    }
}

/// Where the outbox entries of a brand begin that are of a later kind than one, from that one's sort key.
pub fn behind_kind(sk: &str) -> Option<String> {
    let mut parts = sk.split('#');
    let [organization, brand, kind] = [parts.next()?, parts.next()?, parts.next()?];
    // `$` follows `#`.
    Some(format!("{organization}#{brand}#{kind}$"))
}

/// When an outbox entry was made, where its sort key ends with a token of its own.
pub fn moment_of_entry(key: &Key) -> Option<Moment> {
    let token: Token = key.sk.rsplit('#').next()?.parse().ok()?;
    Some(token.moment())
}

/// Reads organization and brand from an outbox entry's sort key.
pub fn brand_of_entry(sk: &str) -> Option<BrandKeys> {
    let mut parts = sk.split('#');
    Some(BrandKeys {
        organization: parts.next()?.parse().ok()?,
        brand: BrandId(parts.next()?.parse().ok()?),
    })
}
