//! Stretches of the outbox, which a sweep takes turns at, and the notes of those that it has left.
//!
//! Entries lie in shards by their brand, and in a shard by organization, brand and kind; nothing orders them by time. A sweep
//! reads a page of each stretch in turn. What fills a page with entries of one organization is put aside as a stretch of its
//! own, and has its turns behind the others: an organization with a million entries has one page in each round.

use std::collections::{HashSet, VecDeque};

use answerscope_domain::error::Result;
use answerscope_domain::ids::OrgId;
use answerscope_store::aws::queue::Message;
use answerscope_store::keys::{self, Key, KeyRange, OUTBOX_SHARDS, brand_of_entry};
use answerscope_store::table::Action;
use answerscope_store::table::outbox::sweep_notes;
use answerscope_store::table::{Table, entity_of, item_of};
use serde::{Deserialize, Serialize};

/// Organizations that have a stretch of their own at a time; the rest of a further one is read where it lies.
const MOST_OF_ONE: usize = 64;

/// What is left of a shard, or of one organization in it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Stretch {
    shard: u8,
    from: String,
    to: String,
    /// Whose it is, where it is of one organization alone.
    of: Option<OrgId>,
    /// What was sent for the brand at which the last page ended: many of its entries ask for the same.
    #[serde(skip)]
    pub(crate) sent: HashSet<Message>,
}

impl Stretch {
    fn of_shard(shard: u8) -> Self {
        let KeyRange { from, to, .. } = keys::outbox(shard);
        Self {
            shard,
            from,
            to,
            of: None,
            sent: HashSet::new(),
        }
    }

    pub(crate) fn range(&self) -> KeyRange {
        KeyRange {
            from: self.from.clone(),
            to: self.to.clone(),
            ..keys::outbox(self.shard)
        }
    }

    /// What is left of it from an entry on.
    pub(crate) fn beginning_at(self, sort_key: String) -> Self {
        Self { from: sort_key, ..self }
    }

    /// What is behind a page.
    pub(crate) fn behind(mut self, last: &str) -> Self {
        let ended_in = brand_of_entry(last);
        self.sent.retain(|message| ended_in == brand_of(message));
        // No key has a character before `#` and the digits, so nothing lies between.
        self.beginning_at(format!("{last}!"))
    }
}

fn brand_of(message: &Message) -> Option<keys::BrandKeys> {
    match *message {
        Message::Rollup { organization, brand }
        | Message::Backfill { organization, brand }
        | Message::Purge { organization, brand } => Some(keys::BrandKeys { organization, brand }),
        Message::SwitchTopic { .. } | Message::Ask { .. } | Message::Deliver { .. } => None,
    }
}

/// What a sweep has still to read.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Stretches {
    left: VecDeque<Stretch>,
}

impl Stretches {
    /// What earlier sweeps have left, and behind it the shards that they have read to the end.
    pub(crate) async fn read(table: &Table) -> Result<(Self, bool)> {
        let noted = table.query_any(&sweep_notes()).await?.pop();
        let there = noted.is_some();
        // Notes of a newer program: everything is read from its beginning.
        let mut left = noted
            .and_then(|item| entity_of::<Self>(item).ok())
            .unwrap_or_default()
            .left;
        left.retain(|stretch| stretch.shard < OUTBOX_SHARDS);
        let begun: HashSet<u8> = left
            .iter()
            .filter(|one| one.of.is_none())
            .map(|one| one.shard)
            .collect();
        left.extend(
            (0..OUTBOX_SHARDS)
                .filter(|shard| !begun.contains(shard))
                .map(Stretch::of_shard),
        );
        Ok((Self { left }, there))
    }

    /// Notes what is left for the next sweep. `there`: there are notes of an earlier one.
    pub(crate) async fn note(&self, table: &Table, there: bool) -> Result<()> {
        let KeyRange { pk, from: sk, .. } = sweep_notes();
        let place = Key { pk, sk };
        if !self.left.is_empty() {
            return table.write([Action::put(item_of(place, "sweep", self)?)]).await;
        }
        if there {
            table.delete_all(vec![place]).await?;
        }
        Ok(())
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    pub(crate) fn next(&mut self) -> Option<Stretch> {
        self.left.pop_front()
    }

    /// Its turn is not over.
    pub(crate) fn resume(&mut self, stretch: Stretch) {
        self.left.push_front(stretch);
    }

    /// Its turn comes again.
    pub(crate) fn defer(&mut self, stretch: Stretch) {
        self.left.push_back(stretch);
    }

    /// Puts a page aside that is of one organization alone and is followed by others, from its first sort key to its last:
    /// what the organization has there becomes a stretch of its own, and the turn goes on behind it. Gives the stretch back
    /// where its page is to be taken up now.
    pub(crate) fn put_aside(&mut self, stretch: Stretch, (first, last): &(String, String)) -> Option<Stretch> {
        let organization = |key: &str| brand_of_entry(key).map(|keys| keys.organization);
        let alone = organization(first).filter(|_| stretch.of.is_none() && organization(first) == organization(last));
        let Some(organization) = alone else {
            return Some(stretch);
        };
        let known = self.has_rest(&stretch, organization);
        if !known && self.of_one() >= MOST_OF_ONE {
            return Some(stretch);
        }
        // Behind every key that begins with `<organization>#`, and before the next organization's.
        let end = format!("{organization}$");
        if !known {
            self.defer(Stretch {
                to: end.clone(),
                of: Some(organization),
                ..stretch.clone()
            });
        }
        self.resume(Stretch {
            from: end,
            sent: HashSet::new(),
            ..stretch
        });
        None
    }

    /// Whether what a shard holds of an organization is being read as a stretch of its own: what lies before that has had
    /// its messages, and has them again when it has ended.
    pub(crate) fn has_rest(&self, shard: &Stretch, organization: OrgId) -> bool {
        let rest = |one: &Stretch| (one.shard, one.of) == (shard.shard, Some(organization));
        shard.of.is_none() && self.left.iter().any(rest)
    }

    fn of_one(&self) -> usize {
        self.left.iter().filter(|stretch| stretch.of.is_some()).count()
    }
}
