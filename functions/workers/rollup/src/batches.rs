//! Batches of facts as they are now, read by their names.

use std::collections::{BTreeMap, BTreeSet};

use answerscope_metrics::{AnswerFacts, Day};

use answerscope_domain::error::Result;
use answerscope_domain::ids::Fingerprint;
use answerscope_store::Store;
use answerscope_store::answers::FactBatch;
use answerscope_store::keys::BrandKeys;
use answerscope_store::runtime::cpu::cpu;
use answerscope_store::table::packed::Damaged;
use answerscope_store::table::{Item, key_of, number_of};

use crate::reread::unreadable_of;

/// What some batches of a day hold together.
#[derive(Debug, Default)]
pub(crate) struct Batches {
    /// By name and prompt, so that the same answer never counts twice, whatever batches it stands in.
    facts: BTreeMap<(Fingerprint, u32), AnswerFacts>,
    /// The names of those that are there.
    pub(crate) found: BTreeSet<Fingerprint>,
    /// The versions of the method that read them.
    pub(crate) methods: BTreeSet<u32>,
    /// The oldest number of names that one was read with.
    pub(crate) names_version: Option<u32>,
    /// The oldest version of the method; 0 where one does not tell all that is kept today.
    pub(crate) method_version: Option<u32>,
    /// Answers whose texts could not be read when they were to be read anew.
    pub(crate) unreadable: usize,
    /// Whether one can not be decoded.
    pub(crate) damaged: bool,
}

impl Batches {
    /// Reads batches of a day; those that are gone hold nothing.
    pub(crate) async fn read(
        store: &Store,
        keys: BrandKeys,
        day: Day,
        names: impl IntoIterator<Item = &Fingerprint>,
    ) -> Result<Self> {
        let wanted = names.into_iter().map(|name| keys.facts(day, *name)).collect();
        let items = store.table().batch_get(wanted).await?;
        cpu(move || {
            let mut batches = Self::default();
            items.into_values().for_each(|item| batches.add(&item));
            batches
        })
        .await
    }

    fn add(&mut self, item: &Item) {
        let key = key_of(item);
        self.found.extend(
            key.sk
                .split_once('#')
                .and_then(|(_, name)| name.parse::<Fingerprint>().ok()),
        );
        let batch = match FactBatch::unpack(item) {
            Ok(batch) => batch,
            Err(damage) => {
                damage.report(Damaged::Facts, &key);
                self.damaged = true;
                return;
            }
        };
        let version = |name| number_of(item, name).and_then(|version| u32::try_from(version).ok());
        let (names, method) = (version("naming"), version("readingMethod"));
        let whole = method.filter(|_| FactBatch::is_complete(item)).unwrap_or_default();
        self.methods.extend(method);
        self.names_version = oldest(self.names_version, Some(names.unwrap_or_default()));
        self.method_version = oldest(self.method_version, Some(whole));
        self.unreadable += unreadable_of(item);
        let facts = batch.0.into_iter();
        self.facts
            .extend(facts.map(|(answer, facts)| ((answer, facts.prompt), facts)));
    }

    /// With those of other batches of the day.
    pub(crate) fn join(mut self, other: Self) -> Self {
        self.facts.extend(other.facts);
        self.found.extend(other.found);
        self.methods.extend(other.methods);
        self.names_version = oldest(self.names_version, other.names_version);
        self.method_version = oldest(self.method_version, other.method_version);
        self.unreadable += other.unreadable;
        self.damaged |= other.damaged;
        self
    }

    /// How many answers they tell of.
    pub(crate) fn answers(&self) -> usize {
        self.facts.len()
    }

    /// The prompts that they have facts of.
    pub(crate) fn prompts(&self) -> BTreeSet<u32> {
        self.facts.keys().map(|(_, prompt)| *prompt).collect()
    }

    /// The facts.
    pub(crate) fn into_facts(self) -> Vec<AnswerFacts> {
        self.facts.into_values().collect()
    }
}

fn oldest(one: Option<u32>, other: Option<u32>) -> Option<u32> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}
