//! The keys of what collections have, and of what engines were asked; the chart stands in `keys/mod.rs`.

use answerscope_domain::ids::{Fingerprint, Token, ordinal_text};
use answerscope_domain::{Channel, Day};

use super::{BrandKeys, Key, KeyRange};

impl BrandKeys {
    /// The partition of a collection: its batches, lanes, tallies and errors.
    fn run(self, run: Token) -> String {
        format!("{}#ASKS#{run}", self.pk())
    }
    /// Everything that a collection has beside its task.
    pub fn run_items(self, run: Token) -> KeyRange {
        KeyRange {
            pk: self.run(run),
            from: "0".into(),
            to: "\u{7f}".into(),
        }
    }
    /// What a collection still has to ask an engine about the prompts of a block.
    pub fn ask_batch(self, run: Token, channel: Channel, block: u32) -> Key {
        Key {
            pk: self.run(run),
            sk: format!("BATCH#{:03}#{block:09}", channel.number()),
        }
    }
    /// The batches of a collection that have not ended.
    pub fn ask_batches(self, run: Token) -> KeyRange {
        KeyRange::prefixed(self.run(run), "BATCH#")
    }
    /// Those of one engine, by block.
    pub fn ask_batches_of(self, run: Token, channel: Channel) -> KeyRange {
        KeyRange::prefixed(self.run(run), &format!("BATCH#{:03}#", channel.number()))
    }
    /// What an engine came to in a collection.
    pub fn ask_tally(self, run: Token, channel: Channel) -> Key {
        Key {
            pk: self.run(run),
            sk: format!("TALLY#{:03}", channel.number()),
        }
    }
    /// What each engine came to in a collection.
    pub fn ask_tallies(self, run: Token) -> KeyRange {
        KeyRange::prefixed(self.run(run), "TALLY#")
    }
    /// An error of a collection.
    pub fn ask_error(self, run: Token, token: Token) -> Key {
        Key {
            pk: self.run(run),
            sk: format!("ERROR#{token}"),
        }
    }
    /// The errors of a collection, oldest first.
    pub fn ask_errors(self, run: Token) -> KeyRange {
        KeyRange::prefixed(self.run(run), "ERROR#")
    }
    /// Who asks for a collection: one of the lanes of an engine.
    pub fn ask_lane(self, run: Token, channel: Channel, lane: u8) -> Key {
        Key {
            pk: self.run(run),
            sk: format!("LANE#{:03}#{lane}", channel.number()),
        }
    }
    /// The lanes of a collection.
    pub fn ask_lanes(self, run: Token) -> KeyRange {
        KeyRange::prefixed(self.run(run), "LANE#")
    }
    /// What an engine was asked on a day about the prompts of a block, by whatever collection.
    pub fn asked_block(self, day: Day, channel: Channel, block: u32) -> Key {
        let KeyRange { pk, .. } = self.asked_blocks(day);
        Key {
            pk,
            sk: format!("{:03}#{block:09}", channel.number()),
        }
    }
    /// What engines were asked on a day.
    pub fn asked_blocks(self, day: Day) -> KeyRange {
        KeyRange {
            pk: format!("{}#ASKED#{:06}", self.pk(), day.0),
            from: "0".into(),
            to: "\u{7f}".into(),
        }
    }
    /// The name of the object that keeps what a vendor sent for an answer.
    pub fn raw_object(self, prompt: u32, answer: Fingerprint) -> String {
        format!("{}{answer}", self.raw_objects(prompt))
    }
    /// What the names of those objects begin with, of one prompt.
    pub fn raw_objects(self, prompt: u32) -> String {
        format!("asked/{}/{}/{}/", self.organization, self.brand.0, ordinal_text(prompt))
    }
}
