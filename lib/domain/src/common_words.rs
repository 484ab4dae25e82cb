//! Ordinary words: names that are one are told from the word by their capitals.
//!
//! The 20,000 most frequent lower-case words of English, Spanish, German, French, Italian and Portuguese, as one automaton
//! (crate `fst`). `data/README.md` names their source and licence; `examples/make_common_words.rs` makes the file.

use std::sync::LazyLock;

use fst::Set;
use unicode_normalization::UnicodeNormalization;

static WORDS: LazyLock<Option<Set<&[u8]>>> =
    LazyLock::new(|| Set::new(include_bytes!("../data/common_words.fst").as_slice()).ok());

/// True for a single word that is among the most frequent ones of a language that is read, whatever its capitals.
pub fn is_common_word(name: &str) -> bool {
    let name = name.trim();
    // The longest word in the lists has far fewer bytes, and none holds anything but letters.
    name.len() <= 100 && {
        let word: String = name.nfc().flat_map(char::to_lowercase).collect();
        WORDS.as_ref().is_some_and(|words| words.contains(word))
    }
}

#[cfg(test)]
mod tests {
    use fst::Streamer;

    use super::*;

    #[test]
    fn the_file_holds_words_in_small_letters() {
        let words = WORDS.as_ref().expect("a readable set");
        let (mut stream, mut count) = (words.stream(), 0);
        while let Some(word) = stream.next() {
            let word = std::str::from_utf8(word).expect("UTF-8");
            assert!(
                word.chars().all(char::is_alphabetic) && word.nfc().flat_map(char::to_lowercase).eq(word.chars()),
                "{word}"
            );
            count += 1;
        }
        assert_eq!(count, words.len());
        assert!((70_000..=120_000).contains(&count), "{count}");
    }

    #[test]
    fn ordinary_words_of_six_languages_are_known() {
        for word in [
            "apple",
            "Gap",
            "TARGET",
            "away",
            "mint",
            "casa",
            "rápido",
            "schnell",
            "über",
            "maison",
            "été",
            "più",
            "coração",
        ] {
            assert!(is_common_word(word), "{word}");
        }
        for word in [
            "Norvik",
            "Tarvo",
            "Brindax",
            "Apple Pay",
            "coca-cola",
            "l'eau",
            "g2",
            "686",
            "",
        ] {
            assert!(!is_common_word(word), "{word}");
        }
    }

    #[test]
    fn accents_are_kept() {
        assert!(is_common_word("più") && is_common_word("piu\u{300}") && !is_common_word("pìu"));
    }
}
