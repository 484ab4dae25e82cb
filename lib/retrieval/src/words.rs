//! Texts as the words that retrieval compares.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Letters that a stem keeps at least.
const STEM: usize = 4;

/// Small letters without accents; `ß` and ligatures are taken apart.
pub fn fold(text: &str) -> String {
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
pub fn words(text: &str) -> Vec<String> {
    let folded = fold(text);
    let words = folded.split(|sign: char| !sign.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// A folded word without the ending that most plurals have.
pub fn stem(word: &str) -> &str {
    let endings = ["es", "en", "er", "s", "n", "e", "o", "a", "x"];
    let kept = endings
        .into_iter()
        .find_map(|ending| word.strip_suffix(ending).filter(|rest| rest.chars().count() >= STEM));
    kept.unwrap_or(word)
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
}
