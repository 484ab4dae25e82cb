//! Comparisons: which brands of a sentence stand on the other side of "than", "unlike" or "beats".

use super::groups::Group;
use super::lexicon::Meaning;
use super::meanings::Does;
use super::partners;
use super::tokens::{Kind, Sentence, Token};
use crate::steps::Steps;

/// The other side of a comparison.
pub(super) struct Comparison {
    /// Token that marks it.
    pub(super) at: usize,
    pub(super) objects: Vec<u16>,
    /// The other side gets the opposite judgement.
    pub(super) inverts: bool,
    /// Stands in front of what it compares: "Unlike Ferrin, ...".
    pub(super) leading: bool,
    /// Is of all of its clause: "Norvik is loud, **unlike** Ferrin".
    pub(super) whole: bool,
    /// Inverts every judgement of its clause, not only comparatives.
    pub(super) always: bool,
    /// The other side is said to be alike, so that it gets the same judgement: "genauso günstig wie Norvik". Trusted rules know too well what
    /// else "as" is said of.
    pub(super) levels: bool,
    /// Where its clause begins, if nobody is the subject: "kein anderer ist so leise wie ...".
    pub(super) nobody: Option<usize>,
}

/// How far behind its mark the other side begins, in tokens.
pub(super) const REACH: usize = 6;

/// Finds the comparisons and turns the brands on their other side into objects.
pub(super) fn mark_objects(sentence: &mut Sentence, steps: &Steps) -> Vec<Comparison> {
    let mut found = Vec::new();
    let of_nobody = partners::nobody(sentence);
    let denied = of_nobody.is_some();
    let marked = || (0..sentence.tokens.len()).any(|at| mark_within(sentence, at, denied).is_some());
    let lists = [Group::OthersThan, Group::Leaving, Group::Relating];
    let compares = sentence.does.any(&COMPARING) || lists.iter().any(|group| sentence.has(*group));
    let lacks = sentence.named && sentence.does.any(&[Does::Lack, Does::Negator]);
    if !(compares || lacks || sentence.named && marked()) {
        return found;
    }
    // Where the first word of choice stands; looked for once.
    let mut choice = None;
    for at in 0..sentence.tokens.len() {
        if is_alternative_to(sentence, at) {
            take_objects(sentence, at, true, steps);
        }
        let nobody = of_nobody.as_ref().filter(|clause| clause.denied.contains(&at));
        if let Some(partner) = partners::partner(sentence, at) {
            let inverts = partners::is_unequal(sentence, at);
            // Its preposition joins no part: "kann **mit** dem Norvik mithalten".
            let before = partner.saturating_sub(partners::TO_PARTNER)..partner;
            let linked = sentence.tokens[before.clone()].iter().rposition(Token::links);
            for token in &mut sentence.tokens[before.start + linked.unwrap_or(0)..partner] {
                if token.is_in(Group::Partner) {
                    token.kind = Kind::Word;
                }
            }
            let objects = take_objects(sentence, partner - 1, false, steps);
            found.push(Comparison {
                at,
                objects,
                inverts,
                leading: false,
                whole: false,
                always: true,
                levels: false,
                nobody: of_nobody.as_ref().and_then(|clause| clause.from(at)),
            });
            continue;
        }
        // A phrase that has taken the mark in: "silencioso como", "costs more than".
        let within = mark_within(sentence, at, nobody.is_some());
        let leaves = is_left(sentence, at);
        let meaning = within.or_else(|| sentence.tokens[at].meaning());
        let meaning = if leaves { Some(Meaning::Versus) } else { meaning };
        let Some(meaning) = meaning else { continue };
        let (inverts, always) = match meaning {
            Meaning::Than | Meaning::Of { .. } if within.is_some() => (true, true),
            Meaning::As if nobody.is_some() && (within.is_some() || first_as(sentence, at).is_some()) => (true, true),
            Meaning::As if partners::is_multiple(sentence, at) => (true, true),
            Meaning::Than if !sentence.lexicon.pack.comparatives.is_empty() => match compared(sentence, at) {
                Some(first) => (is_against(sentence, first), true),
                None if partners::is_rather(sentence, at) => (true, true),
                None => continue,
            },
            Meaning::Of { compares: true } if is_compared_of(sentence, at) => {
                let first = compared(sentence, at);
                (first.is_none_or(|first| is_against(sentence, first)), true)
            }
            Meaning::Than | Meaning::Unlike | Meaning::Beat(_) => (true, true),
            Meaning::Lack | Meaning::Offer if lacks_theirs(sentence, at) => (true, true),
            Meaning::Versus => (true, false),
            Meaning::Over
                if names_next(sentence, at) && *choice.get_or_insert_with(|| first_choice(sentence, steps)) < at =>
            {
                (true, true)
            }
            Meaning::As => match first_as(sentence, at) {
                Some(first) => (negated(sentence, first), true),
                // "Non è veloce come Ferrin"
                None if is_not_like(sentence, at) => (true, true),
                None => continue,
            },
            _ => continue,
        };
        let leading = matches!(meaning, Meaning::Unlike | Meaning::Versus | Meaning::Than) && at <= 1 && !leaves;
        let behind = match meaning {
            Meaning::Beat(_) => partners::subject_behind(sentence, at).unwrap_or(at),
            _ => at,
        };
        let objects = take_objects(sentence, behind, leading, steps);
        if !objects.is_empty() {
            found.push(Comparison {
                at,
                objects,
                inverts,
                leading,
                whole: meaning == Meaning::Unlike,
                always,
                levels: !(inverts || leading || sentence.lexicon.pack.trusted),
                nobody: nobody.map(|clause| clause.denied.start),
            });
        }
    }
    found
}

/// The meanings of the words that mark a comparison.
const COMPARING: [Does; 7] = [
    Does::Than,
    Does::OfComparing,
    Does::Unlike,
    Does::Beat,
    Does::Versus,
    Does::Over,
    Does::As,
];

/// Tokens at most from a mark to its brand, with which they end: "alternative to the Norvik".
const TO_BRAND: usize = 3;

/// True for a word behind which the brand stands that something else may take the place of: "a cheaper **alternative** to Norvik".
fn is_alternative_to(sentence: &Sentence, at: usize) -> bool {
    let (token, behind) = (&sentence.tokens[at], &sentence.tokens[at + 1..]);
    if !token.is_in(Group::OthersThan) || !sentence.words(token).starts_with("alternativ") {
        return false;
    }
    let to = |token: &Token| sentence.lexicon.pack.alternative_to.contains(&sentence.words(token));
    let brand = behind.iter().take(TO_BRAND).position(Token::is_brand);
    brand.is_some_and(|brand| behind[..brand].iter().any(to))
}

/// True where a brand is given up for another one: "switching **from** Norvik", "**leave** Norvik for better support".
fn is_left(sentence: &Sentence, at: usize) -> bool {
    let tokens = &sentence.tokens;
    if !tokens[at].is_in(Group::Leaving) || !names_next(sentence, at) {
        return false;
    }
    let named = tokens[at + 1..].iter().position(Token::is_brand).unwrap_or(0);
    let mut behind = tokens[at + 1 + named..].iter().skip(1).take(REACH);
    let next = behind.find(|token| !token.proper);
    sentence.words(&tokens[at]).contains(' ') || next.is_some_and(|next| next.is_in(Group::Prepositions))
}

/// True for what is not there, where it is another brand's: "**lacks** the Norvik's comfort", "doesn't **have** Norvik's comfort".
fn lacks_theirs(sentence: &Sentence, at: usize) -> bool {
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
fn compared(sentence: &Sentence, at: usize) -> Option<usize> {
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
fn is_against(sentence: &Sentence, first: usize) -> bool {
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
fn is_compared_of(sentence: &Sentence, at: usize) -> bool {
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

fn first_choice(sentence: &Sentence, steps: &Steps) -> usize {
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
fn first_as(sentence: &Sentence, at: usize) -> Option<usize> {
    (at.saturating_sub(5)..at)
        .rev()
        .find(|&place| is_as(sentence, &sentence.tokens[place]))
}

/// True for praise that is negated before an "as" that stands alone.
fn is_not_like(sentence: &Sentence, at: usize) -> bool {
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
fn mark_within(sentence: &Sentence, place: usize, denied: bool) -> Option<Meaning> {
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
fn names_next(sentence: &Sentence, place: usize) -> bool {
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

/// True for a phrase that names its feature itself, which is no adjective of what follows: "verlangt ... keine Gebühren".
fn is_own(token: &Token) -> bool {
    matches!(token.meaning(), Some(Meaning::Opinion { own: true, .. }))
}

fn negated(sentence: &Sentence, at: usize) -> bool {
    let turned = sentence.tokens[at.saturating_sub(3)..at].iter().any(|token| {
        matches!(
            token.meaning(),
            Some(Meaning::Negator | Meaning::NegatorBehind | Meaning::Concord | Meaning::Lack)
        )
    });
    let blames = || matches!(sentence.tokens[at].meaning(), Some(Meaning::Opinion { sign: -1, .. }));
    turned || blames()
}

/// True for rivals without a name behind a leading mark, unless a brand follows at once: "anders als viele Konkurrenten verlangt Norvik ...".
fn names_rivals(sentence: &Sentence, at: usize) -> bool {
    let behind = &sentence.tokens[at + 1..];
    let rivals = behind.iter().take(REACH).position(|token| token.is_in(Group::Rivals));
    let next = rivals.and_then(|rivals| behind.get(rivals + 1));
    next.is_some_and(|next| !next.is_brand() && next.meaning() != Some(Meaning::As))
}

/// Turns the first brand behind a mark, and those joined with it, into objects. Behind a leading mark a comma ends them:
/// "Unlike Ferrin, Hollin ...", and where a verb follows a name, it begins something new: "than Ferrin and Hollin is cheaper".
fn take_objects(sentence: &mut Sentence, at: usize, leading: bool, steps: &Steps) -> Vec<u16> {
    let mut objects = Vec::new();
    let (mut gap, mut joined) = (0, false);
    let pack = sentence.lexicon.pack;
    if leading && names_rivals(sentence, at) {
        return objects;
    }
    for place in at + 1..sentence.tokens.len() {
        steps.add(1);
        let begins = joined && sentence.tokens[place].is_brand() && sentence.begins_clause(place);
        let token = &mut sentence.tokens[place];
        match token.kind {
            Kind::Brand(_) if begins => break,
            Kind::Brand(brand) => {
                token.kind = Kind::Object(brand);
                objects.push(brand);
                (gap, joined) = (0, false);
            }
            Kind::Colon | Kind::Meaning(Meaning::Contrast) => break,
            kind if kind.breaks() => break,
            Kind::Comma if leading || objects.is_empty() => break,
            // "Im Vergleich zum Supermarkt ist Norvik teurer"
            _ if leading && objects.is_empty() && (token.links() || (pack.capital_nouns && is_own(token))) => break,
            Kind::Comma | Kind::Meaning(Meaning::Join) => (gap, joined) = (gap + 1, true),
            _ if objects.is_empty() => gap += 1,
            // "Than the Norvik's and the Ferrin's", "sowohl den Hollin als auch den Norvik"
            _ if token.proper || token.is_in(Group::Genitive) => {}
            _ if joined && (token.is_in(Group::BeforeBrand) || token.is_in(Group::Partner)) => {}
            _ => break,
        }
        if gap > if objects.is_empty() { REACH } else { 1 } {
            break;
        }
    }
    objects
}
