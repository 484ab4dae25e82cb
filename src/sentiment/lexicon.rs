//! What a word or phrase does in a clause, looked up in one table that is built from the word lists.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::features::{ENTRIES, Wanted};
use super::words::{OPINIONS, OTHERS, TRAITS, WEAK};

/// What a word or phrase does in a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// Names a feature. `weak`: an everyday word that counts only together with an opinion.
    Feature {
        id: u16,
        wanted: Wanted,
        weak: bool,
    },
    /// Praise (+1) or blame (-1), maybe of a feature of its own ("reliable").
    Opinion {
        sign: i8,
        feature: u16,
        comparative: bool,
        /// A phrase that names its feature itself.
        own: bool,
    },
    /// A property that is neither until it is too much: "too sweet".
    Trait {
        feature: u16,
    },
    /// More (+1) or less (-1) of the feature beside it.
    Amount(i8),
    Negator,
    /// "lacks": turns an opinion, and blames a bare feature.
    Lack,
    Too,
    /// "could be": turns a comparative.
    CouldBe,
    /// Ends a clause: but, although, while.
    Contrast,
    /// Joins parts: and, or, plus, with.
    Join,
    /// What follows is the losing side: than, rather than.
    Than,
    /// What follows is the other side, if a comparative is near: compared with.
    Versus,
    /// What follows is the other side: unlike.
    Unlike,
    As,
    /// "over", a loser's mark beside a word of choice.
    Over,
    /// beats (+1), trails (-1).
    Beat(i8),
    /// is, has, feels: links a feature with what is said of it.
    Link,
    /// Carries the sentence before: it, they, the.
    Pronoun,
    /// Speaks about the reader, not the brand.
    Plain,
}

static LEXICON: LazyLock<HashMap<String, Meaning>> = LazyLock::new(build);

/// Most words of a phrase.
pub(super) const LONGEST_PHRASE: usize = 6;

fn build() -> HashMap<String, Meaning> {
    let mut words = HashMap::new();
    let weak: std::collections::HashSet<&str> = WEAK.split('|').collect();
    for entry in ENTRIES {
        for (terms, wanted) in [(entry.more, Wanted::More), (entry.less, Wanted::Less)] {
            for term in terms.split('|').filter(|term| !term.is_empty()) {
                words.insert(
                    term.replace('-', " "),
                    Meaning::Feature {
                        id: entry.feature.id,
                        wanted,
                        weak: weak.contains(term),
                    },
                );
            }
        }
    }
    for &(feature, traits) in TRAITS {
        for word in traits.split('|') {
            words.insert(word.to_owned(), Meaning::Trait { feature });
        }
    }
    for &(sign, feature, list) in OPINIONS {
        for word in list.split('|') {
            let last = word.rsplit(' ').next().unwrap_or(word);
            let comparative = last.ends_with("er")
                || word.starts_with("more ")
                || matches!(word, "worse" | "superior" | "inferior" | "easier to use");
            words.insert(
                word.to_owned(),
                Meaning::Opinion {
                    sign,
                    feature,
                    comparative,
                    own: feature != 0 && word.contains(' '),
                },
            );
        }
    }
    for &(meaning, list) in OTHERS {
        for word in list.split('|') {
            words.insert(word.to_owned(), meaning);
        }
    }
    words
}

/// What a lower-case word or phrase means, if anything.
pub(super) fn meaning(phrase: &str) -> Option<Meaning> {
    LEXICON.get(phrase).copied()
}

/// Heads of lists: what they say about the lines under them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    Pros,
    Cons,
    /// Describes the same subject further: specs, verdict.
    Same,
}

const PROS: &[&str] = &[
    "pros",
    "pro",
    "strengths",
    "advantages",
    "benefits",
    "upsides",
    "what we like",
    "what we love",
    "highlights",
    "the good",
    "why we like it",
    "why we love it",
    "why it's great",
    "reasons to buy",
    "why it stands out",
    "why buy",
    "what stands out",
    "likes",
];
const CONS: &[&str] = &[
    "cons",
    "con",
    "weaknesses",
    "disadvantages",
    "drawbacks",
    "downsides",
    "what we don't like",
    "the bad",
    "downside",
    "drawback",
    "limitations",
    "reasons to avoid",
    "dislikes",
    "caveats",
    "what could be better",
    "trade offs",
    "tradeoffs",
];
const SAME: &[&str] = &[
    "best for",
    "key features",
    "features",
    "specs",
    "specifications",
    "why",
    "verdict",
    "overview",
    "details",
    "notes",
    "note",
    "ideal for",
    "notable features",
    "standout features",
    "summary",
    "bottom line",
    "where to buy",
    "description",
    "considerations",
    "type",
    "key specs",
    "best use",
    "great for",
    "good for",
    "why it works",
    "our take",
    "cost",
    "details",
];

/// The label that a lead-in such as `**Pros:**` is, by its lower-case words.
pub(super) fn label(words: &str) -> Option<Label> {
    let words = words.trim();
    if PROS.contains(&words) {
        Some(Label::Pros)
    } else if CONS.contains(&words) {
        Some(Label::Cons)
    } else {
        SAME.contains(&words).then_some(Label::Same)
    }
}
