//! A brand's counters: an item of its own, so that prompts are numbered and counted without writing the brand.

use crate::keys::{BrandKeys, Key};
use crate::table::{Action, Conditional, Item, number, number_of, text};

/// The brand's counters.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct State {
    /// The next prompt's ordinal.
    pub(crate) next_prompt: u32,
    /// The next topic's slot.
    pub(crate) next_topic: u32,
    /// Active prompts.
    pub(crate) active: u32,
    /// How often items of its catalog were changed: each item counts its own changes, and this is their sum.
    pub(crate) catalog_revision: u64,
}

impl State {
    /// Reads the counters.
    pub(crate) fn of(item: &Item) -> Self {
        let count = |name| {
            number_of(item, name)
                .and_then(|n| u32::try_from(n).ok())
                .unwrap_or_default()
        };
        // Absent where no item has been changed since they count.
        let catalog_revision = number_of(item, "catalogRevision").and_then(|n| u64::try_from(n).ok());
        Self {
            next_prompt: count("nextPrompt"),
            next_topic: count("nextTopic"),
            active: count("active"),
            catalog_revision: catalog_revision.unwrap_or_default(),
        }
    }

    /// The counters of a new brand.
    pub(crate) fn item(key: Key) -> Item {
        Item::from([
            ("pk".into(), text(key.pk)),
            ("sk".into(), text(key.sk)),
            ("kind".into(), text("state")),
            ("v".into(), number(1)),
            ("nextPrompt".into(), number(0)),
            ("nextTopic".into(), number(0)),
            ("active".into(), number(0)),
            ("views".into(), number(0)),
            ("topics".into(), number(0)),
            ("trends".into(), number(0)),
        ])
    }
}

/// Counts active prompts of a brand up or down; its counters go with the brand.
pub(crate) fn count_active(keys: BrandKeys, step: i64) -> Conditional {
    count(keys, step, 0)
}

/// Counts active prompts of a brand up or down, and the items of its catalog that the same transaction changes; its counters
/// go with the brand.
pub(crate) fn count(keys: BrandKeys, active: i64, catalog_items: usize) -> Conditional {
    Action::update(keys.state(), "ADD active :active, catalogRevision :items")
        .when("attribute_exists(pk)")
        .value(":active", number(active))
        .value(":items", number(catalog_items))
}
