//! The words that a language speaks of features with, out of its files below `data/words`: one for each feature, and one of
//! praise and blame of anything. `data/README.md` says how they are written.

/// Features, and anything.
pub(in crate::sentiment) const FILES: usize = 43;

/// A language's files by the number of their feature; the first is of anything.
pub(in crate::sentiment) type Files = [&'static str; FILES];

/// The files of a language, by the name of its folder.
macro_rules! files {
    ($language:literal) => {
        $crate::sentiment::packs::words::files!(
            $language:
            "anything" "overall-quality" "price" "value-for-money" "build-quality" "durability" "reliability"
            "ease-of-use" "setup-and-installation" "customer-support" "performance" "speed" "battery-life"
            "charging" "sound-quality" "noise-cancellation" "noise-level" "display" "camera" "design" "comfort"
            "size-and-weight" "features" "compatibility" "software" "safety" "privacy-and-security" "taste"
            "ingredients" "sustainability" "fees" "coverage" "shipping-and-delivery" "warranty-and-returns"
            "reputation" "selection" "maintenance" "storage-and-capacity" "range" "accuracy" "handling"
            "expertise-and-advice" "innovation"
        )
    };
    ($language:literal: $($name:literal)*) => {
        [$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/words/", $language, "/", $name, ".txt"))),*]
    };
}
pub(super) use files;

/// A list of words about a feature; 0 is of anything. Entries are split by `|` or stand on lines of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sentiment) struct List {
    pub(in crate::sentiment) feature: u16,
    pub(in crate::sentiment) says: Says,
    pub(in crate::sentiment) words: &'static str,
}

/// What the words of a list say of their feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sentiment) enum Says {
    /// They name it. `less`: less of it is better.
    Term { less: bool },
    /// A compound with such an ending names it: "klangqualität".
    Ending { less: bool },
    /// Any word with such an ending praises or blames it: "-freundlich".
    JudgingEnding(i8),
    /// They say something of it only after "too".
    TooMuch,
    /// They praise or blame it. `alone`: it is meant only where they stand alone: "bright", but "bright sound".
    Opinion { sign: i8, alone: bool },
    /// They do so where the other words stand a little behind them, whatever stands between: "limpia" and "a fondo".
    /// `negated`: only behind a negator: "no ... entregas a tiempo".
    Pair {
        sign: i8,
        negated: bool,
        tails: &'static str,
    },
}

/// All lists of a language, feature by feature as its files have them.
pub(in crate::sentiment) fn lists(files: &Files) -> impl Iterator<Item = List> {
    (0..).zip(files).flat_map(|(feature, text)| {
        let blocks = text.split("\n\n");
        blocks.filter_map(move |block| list(feature, block.trim_end()))
    })
}

/// The list of a block: a line that says what the words say, and the words.
fn list(feature: u16, block: &'static str) -> Option<List> {
    let (head, words) = block.split_once('\n')?;
    let opinion = |sign, alone| (Says::Opinion { sign, alone }, words);
    let pair = |sign, negated| {
        let (words, tails) = words.split_once("\n…\n")?;
        Some((Says::Pair { sign, negated, tails }, words))
    };
    let (says, words) = match head {
        "[terms]" => (Says::Term { less: false }, words),
        "[terms of which less is better]" => (Says::Term { less: true }, words),
        "[endings]" => (Says::Ending { less: false }, words),
        "[endings of which less is better]" => (Says::Ending { less: true }, words),
        "[endings of praise]" => (Says::JudgingEnding(1), words),
        "[endings of blame]" => (Says::JudgingEnding(-1), words),
        "[too much]" => (Says::TooMuch, words),
        "[praise]" => opinion(1, false),
        "[blame]" => opinion(-1, false),
        "[praise alone]" => opinion(1, true),
        "[blame alone]" => opinion(-1, true),
        "[pairs of praise]" => pair(1, false)?,
        "[pairs of blame]" => pair(-1, false)?,
        "[pairs of praise behind a negator]" => pair(1, true)?,
        "[pairs of blame behind a negator]" => pair(-1, true)?,
        _ => return None,
    };
    Some(List { feature, says, words })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_a_head_and_words() {
        let text = "[terms]\nsound|audio\nspeaker?\n\n[praise alone]\nloud\n\n[pairs of blame behind a negator]\nfills\n…\nroom|hall\n";
        let mut files = [""; FILES];
        files[14] = text;
        let found: Vec<_> = lists(&files).collect();
        let wanted = [
            (Says::Term { less: false }, "sound|audio\nspeaker?"),
            (Says::Opinion { sign: 1, alone: true }, "loud"),
            (
                Says::Pair {
                    sign: -1,
                    negated: true,
                    tails: "room|hall",
                },
                "fills",
            ),
        ];
        let wanted = wanted.map(|(says, words)| List {
            feature: 14,
            says,
            words,
        });
        assert_eq!(found, wanted);
    }
}
