//! What marks a comparison: "than" behind a comparative, "as" behind another one, what is lacking or left.

use super::compare::REACH;
use super::groups::Group;
use super::lexicon::Meaning;
use super::tokens::{Kind, Sentence, Token};
use crate::steps::Steps;

/// Tokens at most from a mark to its brand, with which they end: "alternative to the Norvik".
const TO_BRAND: usize = 3;

/// True for a word behind which the brand stands that something else may take the place of: "a cheaper **alternative** to Norvik".
pub(super) fn is_alternative_to(sentence: &Sentence, at: usize) -> bool {
    let (token, behind) = (&sentence.tokens[at], &sentence.tokens[at + 1..]);
    if !token.is_in(Group::OthersThan) || !sentence.words(token).starts_with("alternativ") {
        return false;
    }
    let to = |token: &Token| sentence.lexicon.pack.alternative_to.contains(&sentence.words(token));
    let brand = behind.iter().take(TO_BRAND).position(Token::is_brand);
    brand.is_some_and(|brand| behind[..brand].iter().any(to))
}

/// True where a brand is given up for another one: "switching **from** Norvik", "**leave** Norvik for better support".
pub(super) fn is_left(sentence: &Sentence, at: usize) -> bool {
    let tokens = &sentence.tokens;
    if !tokens[at].is_in(Group::Leaving) || !names_next(sentence, at) {
        return false;
    }
    let named = tokens[at + 1..].iter().position(Token::is_brand).unwrap_or(0);
    let mut behind = tokens[at + 2 + named..].iter().take(REACH);
    let next = behind.find(|token| !token.proper);
    sentence.words(&tokens[at]).contains(' ') || next.is_some_and(|next| next.is_in(Group::Prepositions))
}

/// True for what is not there, where it is another brand's: "**lacks** the Norvik's comfort", "doesn't **have** Norvik's comfort".
pub(super) fn lacks_theirs(sentence: &Sentence, at: usize) -> bool {
    let tokens = &sentence.tokens;
    let negates = |before: usize| tokens[before].meaning() == Some(Meaning::Negator);
    let lacks = tokens[at].meaning() == Some(Meaning::Lack) || at.checked_sub(1).is_some_and(negates);
    let behind = &tokens[at + 1..];
    let owner = behind.iter().take(TO_BRAND).position(Token::is_brand);
    let mut after = owner.map_or(&[][..], |owner| &behind[owner + 1..]).iter().take(REACH);
    lacks
        && after
            .find(|token| !token.proper)
            .is_some_and(|token| token.is_in(Group::Genitive))
}

/// The comparative before "than", where that word has other uses; a word of equality where there is none ("mehr Leistung zum gleichen Preis").
pub(super) fn compared(sentence: &Sentence, at: usize) -> Option<usize> {
    let near = || {
        (at.saturating_sub(2 * REACH)..at).rev().take_while(|&place| {
            !matches!(
                sentence.tokens[place].kind,
                Kind::Break | Kind::Meaning(Meaning::Contrast)
            )
        })
    };
    let equals = |place: usize| is_as(sentence, &sentence.tokens[place]);
    let compares =
        |place: usize| is_comparative(sentence, &sentence.tokens[place]) || is_inflected(sentence, place, at);
    near()
        .find(|&place| compares(place) && !equals(place))
        .or_else(|| near().find(|&place| equals(place)))
}

/// True where "as" compares with what stands behind it: it is the second one, or praise before it is negated in a phrase.
pub(super) fn is_equality(sentence: &Sentence, token: &Token) -> bool {
    is_as(sentence, token) || holds(sentence, token, Meaning::Negator)
}

/// False for what is only said to be equal.
pub(super) fn is_against(sentence: &Sentence, first: usize) -> bool {
    !is_as(sentence, &sentence.tokens[first]) || negated(sentence, first)
}

/// True for a word that compares, or the first "as" of "as ... as".
pub(super) fn is_comparative(sentence: &Sentence, token: &Token) -> bool {
    let pack = sentence.lexicon.pack;
    // "É mais lento", "si pulisce più facilmente": anywhere in a phrase.
    let most = if matches!(token.kind, Kind::Word | Kind::Meaning(Meaning::Opinion { .. })) {
        usize::MAX
    } else {
        1
    };
    let mut words = sentence.spoken(token).split(' ').take(most);
    let compares = matches!(token.meaning(), Some(Meaning::Opinion { comparative: true, .. }));
    compares || is_as(sentence, token) || words.any(|word| pack.comparatives.contains(&word))
}

/// Bytes of a word at least whose ending tells that it compares: "gezielter", but not "aber".
const SHORTEST: usize = 6;
/// Tokens at most from an inflected comparative to "than": "niedrigere Preise als".
const TO_THAN: usize = 3;

/// True for an adjective at `place` whose ending compares, where nouns are told by their capital, before "than" at `at`. "-er" ends other
/// adjectives too ("ein moderner Laptop als Ersatz"), but not before words that are no noun.
fn is_inflected(sentence: &Sentence, place: usize, at: usize) -> bool {
    let pack = sentence.lexicon.pack;
    let token = &sentence.tokens[place];
    let word = sentence.words(token);
    let near = match word.ends_with("er") {
        true => !sentence.tokens[place + 1].upper,
        false => at - place <= TO_THAN,
    };
    let adjective = !token.upper && !token.small && word.len() >= SHORTEST;
    let ordinary = pack.uncompared.iter().any(|begins| word.starts_with(begins));
    pack.capital_nouns && near && adjective && !ordinary && (pack.is_comparative)(word)
}

/// True for "più leggero di Ferrin", not for "il più leggero di Ferrin": a brand follows, and no article makes the
/// comparative a superlative.
pub(super) fn is_compared_of(sentence: &Sentence, at: usize) -> bool {
    let tokens = &sentence.tokens;
    let brand = tokens
        .get(at + 1)
        .is_some_and(|token| matches!(token.kind, Kind::Brand(_)));
    let Some(first) = (at.saturating_sub(4)..at)
        .rev()
        .find(|&place| is_comparative(sentence, &sentence.tokens[place]))
    else {
        return false;
    };
    let before = first.checked_sub(1).map(|before| &tokens[before]);
    // "La stessa autonomia di Ferrin" is no superlative.
    let article = before.is_some_and(|token| token.is_in(Group::BeforeBrand) && !token.is_in(Group::Indefinite));
    let equal = is_as(sentence, &tokens[first]) && at - first > 1;
    brand && (!article || equal)
}

pub(super) fn first_choice(sentence: &Sentence, steps: &Steps) -> usize {
    let tokens = &sentence.tokens;
    let choice = sentence.lexicon.pack.choice;
    let chooses = |words: &str| {
        let mut before = choice.iter().filter_map(|choice| words.strip_suffix(choice));
        before.any(|before| before.ends_with(' '))
    };
    // "I'd go with" is one phrase.
    let phrase =
        |token: &Token| matches!(token.meaning(), Some(Meaning::Opinion { .. })) && chooses(sentence.words(token));
    let first = tokens
        .iter()
        .position(|token| token.is_in(Group::Choice) || phrase(token));
    let first = first.unwrap_or(tokens.len());
    steps.add(first);
    first
}

/// The first "as" of "as ... as" when `at` is the second.
pub(super) fn first_as(sentence: &Sentence, at: usize) -> Option<usize> {
    (at.saturating_sub(5)..at)
        .rev()
        .find(|&place| is_as(sentence, &sentence.tokens[place]))
}

/// True for praise that is negated before an "as" that stands alone.
pub(super) fn is_not_like(sentence: &Sentence, at: usize) -> bool {
    let Some((last, before)) = sentence.tokens[at.saturating_sub(5)..at].split_last() else {
        return false;
    };
    let judges = matches!(last.meaning(), Some(Meaning::Opinion { .. }));
    // "Non è silenzioso" is one phrase.
    let turned = || holds(sentence, last, Meaning::Negator);
    let near = before
        .iter()
        .rev()
        .take_while(|token| token.kind != Kind::Comma && !token.kind.breaks());
    !sentence.lexicon.pack.comparatives.is_empty()
        && judges
        && (turned() || near.into_iter().any(|token| token.meaning() == Some(Meaning::Negator)))
}

/// True for the first "as" of "as ... as", be it in a phrase.
fn is_as(sentence: &Sentence, token: &Token) -> bool {
    token.meaning() == Some(Meaning::As) || token.is_in(Group::Equal) || holds(sentence, token, Meaning::As)
}

/// The mark that a phrase ends with, right before the brand: "than" has other uses. Where a pack lists what compares such a word has to stand in
/// the phrase, or before it. Behind what is denied of everybody else "so gut wie" means "as good as", not "almost".
pub(super) fn mark_within(sentence: &Sentence, place: usize, denied: bool) -> Option<Meaning> {
    let token = &sentence.tokens[place];
    // The cheapest question first: it is asked of every word.
    if !names_next(sentence, place) {
        return None;
    }
    let last = match token.kind {
        Kind::Word if token.taken => sentence.spoken(token),
        Kind::Word | Kind::Meaning(Meaning::Opinion { .. }) => sentence.words(token).rsplit_once(' ')?.1,
        _ => return None,
    };
    let mark = sentence.lexicon.meaning(last)?;
    let pack = sentence.lexicon.pack;
    let compares =
        || pack.comparatives.is_empty() || is_comparative(sentence, token) || compared(sentence, place).is_some();
    let marks = match mark {
        Meaning::As => true,
        Meaning::Than | Meaning::Of { compares: true } => compares(),
        _ => false,
    };
    // "Less than" by itself is a threshold.
    let plain = !denied && sentence.lexicon.meaning(sentence.words(token)) == Some(Meaning::Plain);
    (marks && !plain).then_some(mark)
}

/// True where a brand stands right behind a place, but for an article or "that of".
pub(super) fn names_next(sentence: &Sentence, place: usize) -> bool {
    let behind = &sentence.tokens[place + 1..];
    let brand = behind
        .iter()
        .take(TO_BRAND)
        .position(|token| matches!(token.kind, Kind::Brand(_)));
    let joins = |token: &Token| {
        matches!(
            token.kind,
            Kind::Comma | Kind::Meaning(Meaning::Join | Meaning::Contrast)
        )
    };
    brand.is_some_and(|brand| !behind[..brand].iter().any(joins))
}

/// True for a phrase of praise or blame that has taken a word of a meaning in: the first "as" of "not as polished as".
fn holds(sentence: &Sentence, token: &Token, meaning: Meaning) -> bool {
    let means = |word: &str| sentence.lexicon.meaning(word) == Some(meaning);
    matches!(token.meaning(), Some(Meaning::Opinion { .. })) && sentence.words(token).split(' ').any(means)
}

pub(super) fn negated(sentence: &Sentence, at: usize) -> bool {
    let turned = sentence.tokens[at.saturating_sub(3)..at].iter().any(|token| {
        matches!(
            token.meaning(),
            Some(Meaning::Negator | Meaning::NegatorBehind | Meaning::Concord | Meaning::Lack)
        )
    });
    let blames = || matches!(sentence.tokens[at].meaning(), Some(Meaning::Opinion { sign: -1, .. }));
    turned || blames()
}
