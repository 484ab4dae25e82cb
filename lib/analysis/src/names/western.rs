//! Runs of letters that western languages are written with, in which most often no name begins: told by the keys of their
//! words as they are, without folding them. A key takes capitals as small letters, also those of Latin-1.

use super::masks::ascii_key;
use super::table::word_key;

/// Length of the letter, digit or underscore that is compared as it is, but for its case; 0 for anything else.
fn letter(bytes: &[u8]) -> usize {
    match bytes {
        [byte, ..] if byte.is_ascii() => 1,
        // "×" and "÷" are signs, "ß" is compared as two letters.
        [0xC3, 0x97 | 0x9F | 0xB7, ..] => 0,
        [0xC3, ..] => 2,
        _ => 0,
    }
}

/// Length of a sign that ends a word and is compared as it is; 0 for anything else.
fn sign(bytes: &[u8]) -> usize {
    match bytes {
        // A blank, "¡", "«", "°", "»", "¿"
        [0xC2, 0xA0 | 0xA1 | 0xAB | 0xB0 | 0xBB | 0xBF, ..] => 2,
        // "–", "—", "‘", "’", "“", "”", "„", and "€"
        [0xE2, 0x80, 0x93 | 0x94 | 0x98 | 0x99 | 0x9C | 0x9D | 0x9E, ..] | [0xE2, 0x82, 0xAC, ..] => 3,
        _ => 0,
    }
}

/// False where no name begins in a run by the keys of its words and signs; true also where that is not known. `starts`
/// tells whether a name begins with a key, `genitive_s` whether a bare `s` may follow a name.
pub(super) fn may_name(bytes: &[u8], start: usize, genitive_s: bool, starts: impl Fn(u64) -> bool) -> bool {
    let named = |from: usize, to: usize| {
        let genitive = genitive_s && to > from + 1 && matches!(bytes[to - 1], b's' | b'S');
        to > from
            && (starts(ascii_key(bytes, from, to - from))
                || (genitive && starts(ascii_key(bytes, from, to - from - 1))))
    };
    let (mut from, mut at) = (start, start);
    while at < bytes.len() {
        let length = letter(&bytes[at..]);
        if length > 0 {
            at += length;
            continue;
        }
        let length = sign(&bytes[at..]);
        let key = match &bytes[at..at + length] {
            [] => return true,
            [0xC2, 0xA0] => word_key(b" "),
            [0xE2, 0x80, 0x99] => word_key(b"'"),
            sign => word_key(sign),
        };
        if named(from, at) || starts(key) {
            return true;
        }
        at += length;
        from = at;
    }
    named(from, at)
}

#[cfg(test)]
mod tests {
    use super::super::fold::{fold_name, is_word};
    use super::super::table::first_word;
    use super::*;

    #[test]
    fn keys_are_those_of_the_folded_letters_and_signs() {
        let (mut letters, mut signs) = (0, 0);
        for c in ('\u{80}'..='\u{FFFF}').chain(['a', 'Z', '0', '_']) {
            let written = c.to_string();
            let bytes = written.as_bytes();
            if letter(bytes) > 0 {
                letters += 1;
                assert_eq!(letter(bytes), bytes.len());
                let folded = fold_name(&written);
                assert!(is_word(c) && first_word(&folded) == folded, "{c}");
                assert_eq!(ascii_key(bytes, 0, bytes.len()), word_key(folded.as_bytes()), "{c}");
            } else if sign(bytes) > 0 {
                signs += 1;
                assert_eq!(sign(bytes), bytes.len());
                assert!(!is_word(c), "{c}");
                let folded = fold_name(&written);
                let alike = match c {
                    '\u{A0}' => "",
                    '’' => "'",
                    _ => &written,
                };
                assert_eq!(folded, alike);
            }
        }
        assert_eq!((letters, signs), (65, 14));
    }

    #[test]
    fn a_word_of_a_name_is_not_turned_away() {
        let names = ["hollin", "łódka", "été", "'"];
        let keys = names.map(|name| word_key(name.as_bytes()));
        let may = |run: &str, genitive: bool| may_name(run.as_bytes(), 0, genitive, |key| keys.contains(&key));
        for run in [
            "ÉTÉ",
            "été—ou",
            "«Hollin»",
            "d–Hollin",
            "Łódka",
            "été\u{301}",
            "l’été",
            "größe",
            "北京",
        ] {
            assert!(may(run, false), "{run}");
        }
        for run in ["étés", "opción", "«menú»", "prêt–à–porter", "Hollinß"] {
            assert!(run.contains('ß') == may(run, false), "{run}");
        }
        assert!(may("étéS", true) && may("HOLLINs—é", true));
    }
}
