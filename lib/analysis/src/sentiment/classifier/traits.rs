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
    let letter = |byte: &u8| byte.is_ascii_alphanumeric() || !byte.is_ascii();
    let words = texts.flat_map(|text| text.as_bytes().split(move |byte| !letter(byte)));
    let words = words.filter(|word| !word.is_empty() && *word != b"x").take(MOST);
    let mut before = BASIS;
    for word in words {
        let whole = match word[0].is_ascii_digit() {
            true => hash(BASIS, b"0"),
            false => parts(word, each),
        };
        each(mixed(whole, 1));
        each(pair(before, whole));
        before = whole;
    }
    each(pair(before, BASIS));
}

/// Gives the beginnings of a word, and returns the number of the whole.
fn parts(word: &[u8], each: &mut impl FnMut(u32)) -> u32 {
    let (mut number, mut at) = (BASIS, 0);
    for length in BEGINNINGS.into_iter().filter(|&length| length < word.len()) {
        number = hash(number, &word[at..length]);
        at = length;
        each(mixed(number, 2));
    }
    hash(number, &word[at..])
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
