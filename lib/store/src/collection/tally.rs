//! What an engine came to in a collection: counts that are added to, in an item of its own.

use answerscope_domain::Channel;
use answerscope_domain::entities::collection::{AskedEngine, EngineTally};

use crate::keys::Key;
use crate::table::{Action, Item, VERSION, key_of, number, number_of, text};

/// Micro-dollars of a dollar: costs are added as whole numbers, so that no order of additions makes a difference.
pub(super) const MICROS: f64 = 1e6;

/// The attributes that are added to, and where a tally has them.
const COUNTS: [&str; 6] = [
    "planned",
    "answered",
    "noAnswer",
    "failed",
    "alreadyAnswered",
    "retried",
];

fn counts(tally: &EngineTally) -> [u64; 6] {
    [
        tally.planned,
        tally.answered,
        tally.no_answer,
        tally.failed,
        tally.already_answered,
        tally.retried,
    ]
}

/// The action that adds to the tally at this key; `ttl` ends the item, in seconds since the epoch.
pub(super) fn add(key: Key, more: &EngineTally, ttl: i64) -> Action {
    let sums = COUNTS.map(|name| format!("{name} :{name}")).join(", ");
    let update = format!("SET kind = :kind, v = :v, #ttl = :ttl ADD {sums}, micros :micros");
    let action = Action::update(key, update)
        .name("#ttl", "ttl")
        .value(":kind", text("tally"))
        .value(":v", number(VERSION))
        .value(":ttl", number(ttl))
        .value(":micros", number((more.cost * MICROS).round() as i64));
    COUNTS.iter().zip(counts(more)).fold(action, |action, (name, count)| {
        action.value(format!(":{name}"), number(count))
    })
}

/// Reads a tally; `None` where its key names no engine.
pub(super) fn read(item: &Item) -> Option<EngineTally> {
    let number_of_channel = key_of(item).sk.strip_prefix("TALLY#")?.parse().ok()?;
    let channel = Channel::from_number(number_of_channel)?;
    let count = |name| u64::try_from(number_of(item, name).unwrap_or_default()).unwrap_or_default();
    let asked = AskedEngine {
        engine: channel.engine,
        surface: channel.surface,
    };
    Some(EngineTally {
        planned: count("planned"),
        answered: count("answered"),
        no_answer: count("noAnswer"),
        failed: count("failed"),
        already_answered: count("alreadyAnswered"),
        retried: count("retried"),
        cost: number_of(item, "micros").unwrap_or_default() as f64 / MICROS,
        ..EngineTally::none(asked)
    })
}
