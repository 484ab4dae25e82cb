//! Ordinary words: names that are one are told from the word by their capitals, and short texts by them in which language they are.
//!
//! The 20,000 most frequent lower-case words of English, Spanish, German, French, Italian and Portuguese, as one automaton
//! (crate `fst`) that tells which of these have a word. `data/README.md` names their source and licence; `examples/make_common_words.rs` makes the file.

use std::sync::LazyLock;

use fst::Map;
use unicode_normalization::UnicodeNormalization;

static WORDS: LazyLock<Option<Map<&[u8]>>> =
    LazyLock::new(|| Map::new(include_bytes!("../data/common_words.fst").as_slice()).ok());

/// True for a single word that is among the most frequent ones of a language that is read, whatever its capitals.
pub fn is_common_word(name: &str) -> bool {
    let name = name.trim();
    // The longest word in the lists has far fewer bytes, and none holds anything but letters.
    name.len() <= 100 && {
        let word: String = name.nfc().flat_map(char::to_lowercase).collect();
        WORDS.as_ref().is_some_and(|words| words.contains_key(word))
    }
}

/// The languages of which a word in small letters is a frequent one, a bit for each: English is 1, Spanish 2, German 4, French 8,
/// Italian 16, Portuguese 32.
pub fn languages_of_word(word: &str) -> u64 {
    let known = WORDS.as_ref().and_then(|words| words.get(word));
    known.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use fst::Streamer;

    use super::*;

    #[test]
    fn the_file_holds_words_in_small_letters() {
        let words = WORDS.as_ref().expect("a readable map");
        let (mut stream, mut count) = (words.keys(), 0);
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
    fn a_word_tells_its_languages() {
        for (word, languages) in [("kettle", 1), ("cafetera", 2), ("norvik", 0), ("schnell", 4)] {
            assert_eq!(languages_of_word(word), languages, "{word}");
        }
        assert_eq!(
            languages_of_word("casa") & (1 | 2 | 4 | 16 | 32),
            2 | 16 | 32,
            "subtitles in English name it too"
        );
    }

    #[test]
    fn accents_are_kept() {
        assert!(is_common_word("più") && is_common_word("piu\u{300}") && !is_common_word("pìu"));
    }
}
