//! What a sentence is known by: its words, their beginnings, and each two words side by side, all as numbers.

/// Words of a sentence that are looked at.
const MOST: usize = 64;
/// Bytes of the beginnings of a word that are traits too, and of the words that tell no feature.
const BEGINNINGS: [usize; 2] = [4, 6];
const SHORT: usize = 2;
/// Traits that a sentence has at most: of each word its beginnings, itself and the pair with the one before, and a last pair.
pub(super) const MOST_TRAITS: usize = MOST * (BEGINNINGS.len() + 2) + 1;
/// FNV-1a.
pub(super) const BASIS: u32 = 0x811c_9dc5;
const PRIME: u32 = 0x0100_0193;

/// One trait of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trait {
    /// The same for the same words; others have another one, but for a chance of one in four billion.
    pub number: u32,
    /// A very short word, or two words side by side: they tell the direction and no feature.
    pub directs: bool,
}

/// Gives each trait of the words of some texts in small letters, which ASCII signs and blanks part. Names of brands stand there as
/// `x` and are none.
pub fn traits<'t>(texts: impl Iterator<Item = &'t str>, each: &mut impl FnMut(Trait)) {
    let letter = |byte: &u8| byte.is_ascii_alphanumeric() || !byte.is_ascii();
    let words = texts.flat_map(|text| text.as_bytes().split(move |byte| !letter(byte)));
    let words = words.filter(|word| !word.is_empty() && *word != b"x").take(MOST);
    let mut before = BASIS;
    for word in words {
        let (whole, short) = match word[0].is_ascii_digit() {
            true => (hash(BASIS, b"0"), false),
            false => (parts(word, each), word.len() <= SHORT),
        };
        each(single(whole, 1, short));
        each(pair(before, whole));
        before = whole;
    }
    each(pair(before, BASIS));
}

/// Gives the beginnings of a word, and returns the number of the whole.
fn parts(word: &[u8], each: &mut impl FnMut(Trait)) -> u32 {
    let (mut number, mut at) = (BASIS, 0);
    for length in BEGINNINGS.into_iter().filter(|&length| length < word.len()) {
        number = hash(number, &word[at..length]);
        at = length;
        each(single(number, 2, false));
    }
    hash(number, &word[at..])
}

fn single(number: u32, kind: u32, directs: bool) -> Trait {
    Trait {
        number: mixed(number, kind),
        directs,
    }
}

fn pair(one: u32, next: u32) -> Trait {
    Trait {
        number: mixed(one.rotate_left(7) ^ next, 3),
        directs: true,
    }
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
