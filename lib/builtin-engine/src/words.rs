//! Texts as the words that retrieval compares.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Letters that a stem keeps at least.
const STEM: usize = 4;

/// Small letters without accents; `ß` and ligatures are taken apart.
pub(crate) fn fold(text: &str) -> String {
    let letters = text.nfkd().filter(|sign| !is_combining_mark(*sign));
    letters
        .flat_map(char::to_lowercase)
        .fold(String::new(), |mut folded, sign| {
            match sign {
                'ß' => folded.push_str("ss"),
                'œ' => folded.push_str("oe"),
                'æ' => folded.push_str("ae"),
                other => folded.push(other),
            }
            folded
        })
}

/// The words of a text, folded, in their order.
pub(crate) fn words(text: &str) -> Vec<String> {
    let folded = fold(text);
    let words = folded.split(|sign: char| !sign.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// A folded word without the ending that most plurals have.
pub(crate) fn stem(word: &str) -> &str {
    let endings = ["es", "en", "er", "s", "n", "e", "o", "a", "x"];
    let kept = endings
        .into_iter()
        .find_map(|ending| word.strip_suffix(ending).filter(|rest| rest.chars().count() >= STEM));
    kept.unwrap_or(word)
}

/// True where a text holds a name as words of their own, whatever the capitals.
pub(crate) fn names(text: &str, name: &str) -> bool {
    let (text, name) = (text.to_lowercase(), name.to_lowercase());
    let is_word = |sign: Option<char>| sign.is_some_and(char::is_alphanumeric);
    !name.is_empty()
        && text.match_indices(&name).any(|(at, found)| {
            !is_word(text[..at].chars().next_back()) && !is_word(text[at + found.len()..].chars().next())
        })
}

/// A part of a URL: ASCII letters, digits and hyphens.
pub(crate) fn slug(text: &str) -> String {
    let ascii = |word: &String| word.chars().filter(char::is_ascii_alphanumeric).collect::<String>();
    let words: Vec<String> = words(text).iter().map(ascii).filter(|word| !word.is_empty()).collect();
    words.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_folded_and_lose_endings() {
        assert_eq!(words("Größe, ÉCOUTEURS!"), ["grosse", "ecouteurs"]);
        assert_eq!(stem("kettles"), stem("kettle"));
        assert_eq!(stem("hervidores"), stem("hervidor"));
        assert_eq!(stem("saugrobotern"), stem("saugrobotern"));
        assert_eq!(stem("tea"), "tea");
    }

    #[test]
    fn names_are_whole_words() {
        assert!(names("Is SWEPLIN any good?", "Sweplin"));
        assert!(!names("Sweplins", "Sweplin"));
        assert!(!names("anything", ""));
        assert!(names("Ärger mit Öko-Bank?", "öko-bank"));
    }

    #[test]
    fn slugs_are_ascii() {
        assert_eq!(slug("Crème & Co. 2"), "creme-co-2");
        assert_eq!(slug("漢字"), "");
    }
}
