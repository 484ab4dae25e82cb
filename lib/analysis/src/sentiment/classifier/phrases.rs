//! What the lists of words say by themselves: the classifier learns that too.

use crate::sentiment::features::OVERALL;
use crate::sentiment::packs::{self, Pack, Says, lists};

/// Words of a list of praise or blame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The id of their feature.
    pub feature: u16,
    /// They blame it; otherwise they praise it.
    pub blames: bool,
    /// In small letters.
    pub words: String,
}

/// Second words that each first word of a pair is given with.
const TAILS: usize = 2;

/// Each entry of praise and blame of each language, in one of its forms.
pub fn phrases() -> impl Iterator<Item = Phrase> {
    packs::ALL.into_iter().flat_map(of)
}

fn of(pack: &'static Pack) -> impl Iterator<Item = Phrase> {
    let lists = lists(pack.files).filter(|list| list.feature >= OVERALL);
    lists.flat_map(|list| {
        let (sign, words) = match list.says {
            Says::Opinion { sign, .. } => (sign, entries(list.words)),
            Says::Pair {
                sign,
                negated: false,
                tails,
            } => (sign, paired(list.words, tails)),
            _ => (0, Vec::new()),
        };
        words.into_iter().map(move |words| Phrase {
            feature: list.feature,
            blames: sign < 0,
            words,
        })
    })
}

fn entries(list: &'static str) -> Vec<String> {
    let entries = packs::listed(list).enumerate();
    entries.map(|(place, entry)| form(entry, place)).collect()
}

fn paired(heads: &'static str, tails: &'static str) -> Vec<String> {
    let (heads, tails) = (entries(heads), entries(tails));
    let beside = |place: usize| {
        let next = (0..TAILS.min(tails.len())).map(move |next| place * TAILS + next);
        next.map(|place| &tails[place % tails.len()])
    };
    let pairs = heads.iter().enumerate();
    pairs
        .flat_map(|(place, head)| beside(place).map(move |tail| [head, " ", tail].concat()))
        .collect()
}

/// An entry with one of its choices and without the signs that are no words; see `data/README.md`.
fn form(entry: &'static str, place: usize) -> String {
    let forms = packs::chosen(entry);
    let form = forms
        .get(place % forms.len().max(1))
        .map(AsRef::as_ref)
        .unwrap_or(entry);
    form.replace(['~', '…'], " ").replace(['*', '#', '+', '=', '?'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_has_one_of_its_choices_and_no_signs() {
        assert_eq!(form("se (agota/acaba) (muy/) pronto", 1), "se agota pronto");
        assert_eq!(form("calidad~ sonido* …", 0), "calidad  sonido  ");
    }

    #[test]
    fn phrases_are_of_features_and_hold_words() {
        assert!(phrases().count() > 50_000);
        for phrase in phrases() {
            assert!(
                phrase.feature >= OVERALL && phrase.words.contains(char::is_alphanumeric),
                "{phrase:?}"
            );
        }
    }
}
