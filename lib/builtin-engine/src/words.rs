//! Names in texts, and texts as parts of URLs.

pub(crate) use answerscope_retrieval::{fold, stem, words};

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
