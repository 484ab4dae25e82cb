//! Whether a rephrased text says nothing that its draft does not.
//!
//! Deliberately strict: a refusal costs a nicer sentence, a false pass costs trust. Figures and months must be the
//! same in the same order, so that numbers can not change places; masks must appear in the same order for the first
//! time, and none may be new or missing; a word of rising or falling needs one in the draft. What remains free is the
//! choice of ordinary words, most of which must be the draft's own.

use std::collections::BTreeSet;

use answerscope_insights::figures;

use crate::mask::{Masked, masks};
use crate::request::Reply;

/// Percent of the draft's length that a text may have.
const LENGTH: std::ops::RangeInclusive<usize> = 50..=140;
/// Characters of a title.
const TITLE: usize = 200;
/// Percent of a text's words that must be the draft's.
const OWN_WORDS: usize = 40;

const NUMBERS: &[&str] = &[
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
    "thirty",
    "forty",
    "fifty",
    "sixty",
    "seventy",
    "eighty",
    "ninety",
    "hundred",
    "hundreds",
    "thousand",
    "thousands",
    "million",
    "millions",
    "billion",
    "dozen",
    "dozens",
    "couple",
    "pair",
    "half",
    "halved",
    "halves",
    "quarter",
    "quarters",
    "third",
    "thirds",
    "fifth",
    "tenth",
    "second",
    "once",
    "twice",
    "thrice",
    "double",
    "doubled",
    "triple",
    "tripled",
    "quadrupled",
    "twofold",
    "threefold",
    "tenfold",
    "majority",
    "minority",
    "percent",
    "percentage",
    "i",
    "ii",
    "iii",
    "iv",
    "vi",
];
const MONTHS: &[&str] = &[
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];
const UP: &[&str] = &[
    "up",
    "rise",
    "rises",
    "rose",
    "risen",
    "rising",
    "gain",
    "gains",
    "gained",
    "increase",
    "increased",
    "increases",
    "grew",
    "grown",
    "growth",
    "higher",
    "climbed",
    "improved",
    "improvement",
    "jumped",
    "better",
    "recovered",
];
const DOWN: &[&str] = &[
    "down",
    "fall",
    "falls",
    "fell",
    "fallen",
    "falling",
    "lose",
    "lost",
    "loses",
    "decrease",
    "decreased",
    "decline",
    "declined",
    "declines",
    "drop",
    "drops",
    "dropped",
    "lower",
    "shrank",
    "worse",
    "worsened",
    "slipped",
    "less",
];
const ENGINES: &[&str] = &[
    "chatgpt",
    "openai",
    "perplexity",
    "google",
    "gemini",
    "claude",
    "anthropic",
    "copilot",
    "microsoft",
    "grok",
    "bing",
];
/// Capitals that bring no name in.
const NO_NAMES: &[&str] = &["ai"];
const NEGATIONS: &[&str] = &[
    "none", "never", "no", "not", "nobody", "neither", "without", "missing", "absent",
];

/// The reason why a reply is refused.
pub(crate) fn faithful(draft: &Masked, reply: &Reply, names: &[String]) -> Result<(), &'static str> {
    part(&draft.title, &reply.title)?;
    part(&draft.text, &reply.text)?;
    let length = |a: &str| a.chars().count();
    if reply.title.is_empty() || length(&reply.title) > TITLE {
        return Err("the title has another length");
    }
    if !LENGTH.contains(&(length(&reply.text) * 100 / length(&draft.text).max(1))) {
        return Err("the text has another length");
    }
    let (old, new) = (
        format!("{} {}", draft.title, draft.text),
        format!("{} {}", reply.title, reply.text),
    );
    words_of(&old, &new)?;
    let (old, new) = (old.to_lowercase(), new.to_lowercase());
    let brought_in = |name: &str| {
        let name = name.to_lowercase();
        !name.is_empty() && has_phrase(&new, &name) && !has_phrase(&old, &name)
    };
    let engine_differs = |engine: &&str| has_phrase(&new, engine) != has_phrase(&old, engine);
    if names.iter().any(|name| brought_in(name)) || ENGINES.iter().any(engine_differs) {
        return Err("a name was added or left out");
    }
    Ok(())
}

/// What must hold of the title and of the text, each by itself.
fn part(old: &str, new: &str) -> Result<(), &'static str> {
    if new.chars().any(|c| c.is_control() || "<>{}|`*#_\\".contains(c)) || new.contains("](") {
        return Err("formatting was added");
    }
    if figures(old) != figures(new) {
        return Err("the figures differ");
    }
    if old.matches('%').count() != new.matches('%').count() {
        return Err("a percentage differs");
    }
    let months = |text: &str| -> Vec<String> {
        words(text)
            .into_iter()
            .filter(|w| MONTHS.contains(&w.as_str()))
            .collect()
    };
    if months(old) != months(new) {
        return Err("the dates differ");
    }
    let first_seen = |text: &str| {
        let mut seen = Vec::new();
        masks(text).into_iter().for_each(|mask| {
            if !seen.contains(&mask) {
                seen.push(mask)
            }
        });
        seen
    };
    if first_seen(old) != first_seen(new) || new.matches(['[', ']']).count() != 2 * masks(new).len() {
        return Err("names, addresses or quotations differ");
    }
    Ok(())
}

fn words_of(old: &str, new: &str) -> Result<(), &'static str> {
    let known: BTreeSet<String> = words(old).iter().map(|word| word.to_lowercase()).collect();
    let (shown, lower): (Vec<String>, Vec<String>) = words(new)
        .into_iter()
        .map(|word| (word.clone(), word.to_lowercase()))
        .unzip();
    if lower
        .iter()
        .any(|word| NUMBERS.contains(&word.as_str()) && !known.contains(word))
    {
        return Err("a number in words was added");
    }
    for (list, reason) in [
        (UP, "a rise was added"),
        (DOWN, "a fall was added"),
        (NEGATIONS, "a negation differs"),
    ] {
        if any(list, &lower) && !any(list, &known) {
            return Err(reason);
        }
    }
    if any(NEGATIONS, &known) && !any(NEGATIONS, &lower) {
        return Err("a negation differs");
    }
    let starts = sentence_starts(new);
    let capital = |(place, word): (usize, &String)| {
        let lower = word.to_lowercase();
        let new = !known.contains(&lower) && !NO_NAMES.contains(&lower.as_str());
        new && word.starts_with(char::is_uppercase) && !starts.contains(&place)
    };
    if shown.iter().enumerate().any(capital) {
        return Err("a name was added");
    }
    let own = lower.iter().filter(|word| known.contains(*word)).count();
    if own * 100 < lower.len() * OWN_WORDS {
        return Err("too few words are the draft's");
    }
    Ok(())
}

fn any<'a>(list: &[&str], words: impl IntoIterator<Item = &'a String>) -> bool {
    words.into_iter().any(|word| list.contains(&word.as_str()))
}

/// Runs of letters.
fn words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphabetic())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Places among the words that begin a sentence, or the title or text.
fn sentence_starts(text: &str) -> BTreeSet<usize> {
    let mut starts = BTreeSet::from([0]);
    let mut count = 0;
    for sentence in text.split_inclusive(['.', '!', '?', ':']) {
        starts.insert(count);
        count += words(sentence).len();
    }
    starts
}

/// Whether a phrase stands in a text with no letter or digit at either end of it.
fn has_phrase(text: &str, phrase: &str) -> bool {
    text.match_indices(phrase).any(|(start, _)| {
        let before = text[..start].chars().next_back();
        let after = text[start + phrase.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Draft;

    const TITLE: &str = "Norvik is named in 3 of 24 answers (13%), down from 15 of 25 (60%)";
    const TEXT: &str = "Answers to “best headphones 2026” named Norvik in 3 of 24 answers (13%) from October 23 to \
        November 21, against 15 of 25 (60%) in the period before. The fall is steepest on ChatGPT: none of 12, after 9 \
        of 12. Compare older and newer answers on reviews.example to see which sources fell away.";

    fn verdict(title: &str, text: &str) -> Result<(), &'static str> {
        let names = ["Norvik", "Brindax", "Otto"].map(str::to_owned).to_vec();
        let draft = Draft {
            title: TITLE.to_owned(),
            text: TEXT.to_owned(),
            names: names.clone(),
        };
        let reply = Draft {
            title: title.to_owned(),
            text: text.to_owned(),
            names: names.clone(),
        };
        let masked = Masked::new(&draft);
        // The model sees masks; here a reply is written out and masked the same way.
        let reply = crate::mask::remask(&masked, &reply);
        faithful(&masked, &reply, &names)
    }

    #[test]
    fn the_same_in_other_words_passes() {
        assert_eq!(verdict(TITLE, TEXT), Ok(()));
        let other = "AI answers to “best headphones 2026” mentioned Norvik in 3 of 24 answers (13%) between October 23 \
            and November 21, compared with 15 of 25 (60%) in the period before. The steepest fall was on ChatGPT, with \
            none of 12 after 9 of 12. Compare newer and older answers on reviews.example and see which sources fell away.";
        assert_eq!(
            verdict(
                "Norvik appears in 3 of 24 answers (13%), down from 15 of 25 (60%)",
                other
            ),
            Ok(())
        );
    }

    #[test]
    fn whatever_was_changed_is_refused() {
        for (from, to) in [
            ("3 of 24", "4 of 24"),
            ("15 of 25 (60%)", "15 of 25 (60 points)"),
            ("October 23", "March 23"),
            ("none of 12, after 9 of 12", "9 of 12, after none of 12"),
            ("sources fell away", "sources fell away, a loss of two thirds"),
            ("sources fell away", "sources made Brindax win"),
            ("sources fell away", "sources rose"),
            ("sources fell away", "sources such as Zephyrine fell away"),
            ("on ChatGPT", "on Grok"),
            ("on ChatGPT", "there"),
            ("named Norvik in", "named the brand in"),
            ("“best headphones 2026”", "“best earphones 2026”"),
            ("reviews.example", "evil.example"),
            ("The fall", "<b>The fall</b>"),
            ("The fall", "The ３ fall"),
            ("none of 12", "12"),
        ] {
            let changed = TEXT.replace(from, to);
            assert_ne!(changed, TEXT, "{from}");
            assert!(verdict(TITLE, &changed).is_err(), "{to}");
        }
        assert!(verdict("Norvik is named in 3 of 24 answers (13%), up from 15 of 25 (60%)", TEXT).is_err());
        assert!(verdict("", TEXT).is_err());
        assert!(verdict(TITLE, &TEXT.repeat(2)).is_err());
    }
}
