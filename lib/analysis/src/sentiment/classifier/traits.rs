//! What a sentence is known by: its words, their beginnings, and each two words side by side, all as numbers.

/// Words of a sentence that are looked at.
const MOST: usize = 64;
/// Bytes of the beginnings of a word that are traits too.
const BEGINNINGS: [usize; 2] = [4, 6];
/// Traits that a sentence has at most: of each word its beginnings, itself and the pair with the one before, and a last pair.
pub(super) const MOST_TRAITS: usize = MOST * (BEGINNINGS.len() + 2) + 1;
/// FNV-1a.
pub(super) const BASIS: u32 = 0x811c_9dc5;
const PRIME: u32 = 0x0100_0193;

/// Gives the number of each trait of the words of some texts in small letters, which ASCII signs and blanks part. It is the same for the
/// same words; others have another one, but for a chance of one in four billion. Names of brands stand there as `x` and are none.
pub fn traits<'t>(texts: impl Iterator<Item = &'t str>, each: &mut impl FnMut(u32)) {
    let (mut before, mut words) = (BASIS, 0);
    for text in texts {
        let mut rest = text.as_bytes();
        while words < MOST
            && let Some(start) = rest.iter().position(|&byte| is_letter(byte))
        {
            let (number, length) = word(&rest[start..], each);
            let is_name = length == 1 && rest[start] == b'x';
            rest = &rest[start + length..];
            if !is_name {
                each(mixed(number, 1));
                each(pair(before, number));
                (before, words) = (number, words + 1);
            }
        }
    }
    each(pair(before, BASIS));
}

/// Gives the beginnings of the word that stands first in a text, and returns the number of the whole, which is one for all that begin
/// with a digit, and its length.
fn word(text: &[u8], each: &mut impl FnMut(u32)) -> (u32, usize) {
    let mut number = BASIS;
    let counts = text.first().is_some_and(u8::is_ascii_digit);
    for (length, &byte) in text.iter().enumerate() {
        if !is_letter(byte) {
            return (if counts { hash(BASIS, b"0") } else { number }, length);
        }
        if BEGINNINGS.contains(&length) && !counts {
            each(mixed(number, 2));
        }
        number = hash(number, &[byte]);
    }
    (if counts { hash(BASIS, b"0") } else { number }, text.len())
}

/// True for a byte of a word.
fn is_letter(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || !byte.is_ascii()
}

fn pair(one: u32, next: u32) -> u32 {
    mixed(one.rotate_left(7) ^ next, 3)
}

pub(super) fn hash(basis: u32, bytes: &[u8]) -> u32 {
    bytes
        .iter()
        .fold(basis, |number, &byte| (number ^ u32::from(byte)).wrapping_mul(PRIME))
}

/// Sets the kinds of traits apart and spreads their numbers (the last step of MurmurHash3).
fn mixed(number: u32, kind: u32) -> u32 {
    let mut mixed = number ^ kind.wrapping_mul(0x9e37_79b9);
    mixed = (mixed ^ (mixed >> 16)).wrapping_mul(0x85eb_ca6b);
    mixed = (mixed ^ (mixed >> 13)).wrapping_mul(0xc2b2_ae35);
    mixed ^ (mixed >> 16)
}
