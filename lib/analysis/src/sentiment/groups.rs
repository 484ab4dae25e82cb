//! The small groups of words that a pack lists for one rule each, and to which of them a word belongs.

use super::packs::Pack;

macro_rules! groups {
    ($($group:ident $list:ident)*) => {
        /// A list of a pack that single tokens are looked for in; each has the list's name there.
        #[derive(Clone, Copy)]
        pub(super) enum Group {
            $($group),*
        }

        impl Group {
            /// All groups with their words.
            pub(super) fn all(pack: &Pack) -> impl Iterator<Item = (Self, &'static [&'static str])> {
                [$((Self::$group, pack.$list)),*].into_iter()
            }
        }
    };
}

groups! {
    Prepositions prepositions
    Topical topical
    Guarded guarded
    Numbers numbers
    Wishes wishes
    Virtues virtues
    Transitive transitive
    BuiltIn built_in
    OthersWords others_words
    Lessening lessening
    Articles articles
    Superlatives superlatives
    Vague vague
    Audience audience
    Pronouns pronouns
    Conditional conditional
    AdviceFirst advice_first
    Advice advice
    Closing closing
    Continuing continuing
    Coordinating coordinating
    BeforeBrand before_brand
    Indefinite indefinite
    Genitive genitive
    Choice choice
    NameNegators name_negators
    AlsoOffers also_offers
    Owns owns
    CompoundHeads compound_heads
    Suffixes suffixes
    Enough enough
    NegatedLinks negated_links
    Absent absent
    MadeGood made_good
    Mended mended
    Promising promising
    SuchAs such_as
    Resulting resulting
    WithinClause within_clause
    Late late
    OthersThan others_than
    Relative relative
    Both both
    Tolerating tolerating
    Requiring requiring
    Equal equal
    Unsaid unsaid
    Checking checking
    Lesser lesser
    Leaving leaving
    Relating relating
    Partner partner
    Rivals rivals
}

/// The groups that a word belongs to, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Groups(u64);

impl Groups {
    /// None.
    pub(super) const NONE: Self = Self(0);

    pub(super) fn add(&mut self, group: Group) {
        self.0 |= 1 << group as u64;
    }

    /// Adds those of other words.
    pub(super) fn join(&mut self, others: Self) {
        self.0 |= others.0;
    }

    pub(super) fn has(self, group: Group) -> bool {
        self.0 >> group as u64 & 1 == 1
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }
}
