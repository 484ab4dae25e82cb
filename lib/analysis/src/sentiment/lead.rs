//! Headings, list items and lead-ins: which brand the lines under them speak about.

use super::blocks::BlockKind;
use super::brands::Brands;
use super::groups::Group;
use super::labels::{label_before, label_behind, turns_away};
use super::lexicon::{Label, Meaning};
use super::recommend::{is_for_somebody, recommends};
use super::tokens::{Kind, Sentence, Token};
use crate::is_common_word;

/// What a lead-in, the words before a colon or dash, does for the words behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lead {
    None,
    /// Goes on with the same subject: "Verdict:".
    Same,
    /// Names what the words behind it speak of: "Battery life:", "Best for:".
    About,
    /// Praise or blame of what is named next, or was named before: "Best overall:", "#### Budget-friendly".
    Verdict,
    /// "Norvik X2: ..."
    Brand(Brands),
    /// Another subject, no tracked brand.
    Unknown,
    /// "Pros:" +1, "Cons:" -1.
    Label(i8),
    /// "Pros of Norvik X2:"
    Cause(Brands, i8),
}

/// Words of a lead-in at most.
const LONGEST: usize = 18;

/// A name begins within so many words of a title.
pub(super) const NAME: usize = 6;

/// The lead-ins that a sentence begins with, one behind the other: "Top picks: Norvik X2: ...". For each its class and the
/// tokens `from..to` that it has; the body begins behind the last one. In a title (heading, bold line, start of a list item)
/// the whole line may be one.
pub(super) fn chain(
    sentence: &Sentence,
    kind: BlockKind,
    (title, framed): (bool, bool),
    leads: &mut Vec<(Lead, usize, usize)>,
) {
    let tokens = &sentence.tokens;
    let heading = title && matches!(kind, BlockKind::Heading(_) | BlockKind::Bold);
    leads.clear();
    let mut from = 0;
    while from < tokens.len() {
        let first = leads.is_empty();
        let end = lead_end(sentence, from, title && first, heading);
        let Some(to) = end else { break };
        if to == from {
            from = to + 1;
            continue;
        }
        // "Norvik X2 – Affordable alternative": what stands behind the name is of it.
        let named = matches!(leads.last(), Some((Lead::Brand(_), ..)));
        if named && (is_alternative(sentence, from, to) || is_for_somebody(sentence, from)) {
            break;
        }
        let marked = heading || tokens[from].marked;
        let lead = match classify(sentence, from, to, marked) {
            lead @ (Lead::None | Lead::Unknown | Lead::Same)
                if from == 0 && recommends(sentence, kind, framed || lead == Lead::Same, to) =>
            {
                Lead::Verdict
            }
            lead => lead,
        };
        if lead == Lead::None {
            // An introduction: "Here are some of the best: Norvik X2: ..."
            if !introduces(sentence, from, to) {
                break;
            }
            leads.push((Lead::Unknown, from, to));
        } else {
            // "**Norvik X2: Second Edition** – ...": still the name.
            let named =
                matches!(leads.last(), Some((Lead::Brand(_), ..))) && tokens[from].marked && tokens[from - 1].marked;
            let lead = if named && lead == Lead::Unknown {
                Lead::Same
            } else {
                lead
            };
            leads.push((lead, from, to));
        }
        from = to + 1;
    }
}

/// Under a product's title, a label of ordinary words is of that product, whatever it says: "Body: Solid mahogany".
pub(super) fn name_parts(sentence: &Sentence, leads: &mut [(Lead, usize, usize)]) {
    let tokens = &sentence.tokens;
    let Some((lead, from, to)) = leads.first_mut() else {
        return;
    };
    let labels = tokens.get(*to).is_some_and(|token| token.kind == Kind::Colon) && *to + 1 < tokens.len();
    let reads = !sentence.lexicon.pack.parts.is_empty();
    if *lead == Lead::Unknown && labels && reads && *to - *from <= NAME && names_nobody(sentence, *from, *to) {
        *lead = Lead::Same;
    }
}

/// In an answer about one brand a title of ordinary words goes on with it: "What owners say after a year". Alternatives are of
/// others.
pub(super) fn goes_on(sentence: &Sentence, leads: &mut [(Lead, usize, usize)]) {
    let others = |token: &Token| token.is_in(Group::OthersThan) && sentence.words(token).len() > 2;
    let of_others = sentence.tokens.iter().any(others);
    let nobody = names_nobody(sentence, 0, sentence.tokens.len());
    for (lead, ..) in leads {
        match *lead {
            Lead::Unknown | Lead::Verdict if of_others => *lead = Lead::Unknown,
            Lead::Unknown if nobody => *lead = Lead::Same,
            _ => {}
        }
    }
}

/// The one feature that some words name.
pub(super) fn feature_of(sentence: &Sentence, from: usize, to: usize) -> Option<u16> {
    let mut named = sentence.tokens[from..to]
        .iter()
        .filter_map(|token| match token.meaning() {
            Some(Meaning::Feature { id, .. }) => Some(id),
            _ => None,
        });
    let first = named.next()?;
    named.all(|other| other == first).then_some(first)
}

/// True for praise or blame of an alternative, which names none: "Affordable alternative".
fn is_alternative(sentence: &Sentence, from: usize, to: usize) -> bool {
    let tokens = &sentence.tokens[from..to];
    let judges = |token: &Token| matches!(token.meaning(), Some(Meaning::Opinion { .. }));
    tokens.len() <= NAME
        && tokens.iter().any(judges)
        && tokens.iter().any(|token| token.meaning() == Some(Meaning::Generic))
        && !tokens.iter().any(Token::is_brand)
}

/// True for words that are ordinary ones and no advice to the reader.
fn names_nobody(sentence: &Sentence, from: usize, to: usize) -> bool {
    let ordinary = |token: &Token| {
        let word = sentence.words(token);
        token.kind != Kind::Word
            || token.small
            // "Off-gassing"
            || !(token.upper || token.proper)
            || is_common_word(word)
            || !word.contains(|letter: char| letter.is_alphabetic())
    };
    sentence.tokens[from..to].iter().all(ordinary) && sentence.lexicon.advises(sentence.span(from, to)).next().is_none()
}

/// True for the words before a colon behind which another lead-in follows.
fn introduces(sentence: &Sentence, from: usize, to: usize) -> bool {
    let tokens = &sentence.tokens;
    let brands = tokens[from..to]
        .iter()
        .any(|token| matches!(token.kind, Kind::Brand(_)));
    !brands
        && tokens.get(to).is_some_and(|token| token.kind == Kind::Colon)
        && lead_end(sentence, to + 1, false, false).is_some()
}

/// Where the lead-in ends that begins at `from`.
fn lead_end(sentence: &Sentence, from: usize, title: bool, heading: bool) -> Option<usize> {
    let tokens = &sentence.tokens;
    let names = tokens.get(from)?.is_brand();
    let mut depth = 0_usize;
    // Without a sign that ends one there is nothing to look through.
    let limit = match from {
        _ if !sentence.parted => 0,
        0 => LONGEST * 3,
        _ => LONGEST,
    };
    // All of a link's text that begins with a name is the name, whatever shops put there.
    let title_end = if sentence.parted { title_end(tokens, from) } else { 0 };
    for (at, token) in tokens.iter().enumerate().skip(from).take(limit) {
        match token.kind {
            _ if at < title_end => {}
            Kind::Colon if depth == 0 => return Some(at),
            Kind::Open => depth += 1,
            Kind::Close => depth = depth.saturating_sub(1),
            Kind::Break
                if depth == 0 && at > from && (title || token.dashed) && (tokens[from].marked || names || heading) =>
            {
                return Some(at);
            }
            _ => {}
        }
    }
    // The bold start of an item is a lead-in of its own: "**Norvik X2** (refurbished)".
    let whole = heading || (title && tokens[from].marked && marked_or_aside(tokens));
    (whole && (from == 0 || heading)).then_some(tokens.len())
}

/// Where the link's text ends that begins at `from` with a name.
fn title_end(tokens: &[Token], from: usize) -> usize {
    let length = tokens[from..].iter().take_while(|token| token.linked).count();
    let named = tokens[from..from + length].iter().take(NAME).any(Token::is_brand);
    if named { from + length } else { 0 }
}

/// True when nothing stands outside of bold and parentheses.
fn marked_or_aside(tokens: &[Token]) -> bool {
    let mut depth = 0_usize;
    tokens.iter().all(|token| {
        match token.kind {
            Kind::Open => depth += 1,
            Kind::Close => depth = depth.saturating_sub(1),
            _ => {}
        }
        token.marked || depth > 0 || token.kind == Kind::Close
    })
}

/// True for a lead-in behind Pros to what speaks against it: "Considerations:".
pub(super) fn is_counterpart(sentence: &Sentence, from: usize, to: usize) -> bool {
    sentence
        .lexicon
        .pack
        .counterparts
        .contains(&sentence.span(from, to).trim())
}

fn classify(sentence: &Sentence, from: usize, to: usize, marked: bool) -> Lead {
    let lead = &sentence.tokens[from..to];
    if let Some(about) = about_brands(sentence, lead) {
        return about;
    }
    let words = sentence.span(from, to).trim();
    let pack = sentence.lexicon.pack;
    match sentence.lexicon.label(words) {
        Some(Label::Pros) => return Lead::Label(1),
        Some(Label::Cons) => return Lead::Label(-1),
        Some(Label::Same) => return Lead::Same,
        None if turns_away(sentence, from, to) => return Lead::Label(-1),
        None => {}
    }
    let long = lead.len() > LONGEST;
    // "Why it's good", "What users say"
    if lead.len() <= NAME && pack.reasons.iter().any(|word| words.starts_with(word)) {
        return Lead::Same;
    }
    if lead.iter().any(|token| token.links() && !token.is_in(Group::Genitive)) {
        return Lead::None;
    }
    // "Option: Norvik X2"
    if lead.len() <= 2 && lead.iter().all(|token| token.meaning() == Some(Meaning::Generic)) {
        return Lead::Same;
    }
    let suits = |token: &Token| matches!(token.meaning(), Some(Meaning::Suits(_)));
    if lead.len() <= 3 && lead.last().is_some_and(suits) {
        return Lead::About;
    }
    let praise = |token: &Token| {
        matches!(
            token.meaning(),
            Some(Meaning::Opinion {
                sign: 1,
                feature: 0 | 34,
                ..
            })
        )
    };
    let generic = |token: &Token| token.meaning() == Some(Meaning::Generic);
    let advises = || {
        let mut all = sentence.lexicon.advises(words);
        all.any(|word| !word.ends_with(' '))
    };
    if lead.len() <= 5
        && lead.iter().any(praise)
        && lead.iter().any(generic)
        && !lead.iter().any(Token::is_brand)
        && !advises()
    {
        return Lead::Verdict;
    }
    if !long && sentence.lexicon.advises(words).next().is_some() {
        return Lead::Unknown;
    }
    let product = names_product(sentence, lead);
    let (mut feature, mut opinion) = (false, false);
    for token in lead {
        match token.meaning() {
            Some(Meaning::Feature { .. }) => feature = true,
            Some(Meaning::Opinion { .. } | Meaning::Suits(_) | Meaning::Amount(_) | Meaning::Extra) => opinion = true,
            _ => {}
        }
    }
    if long || (product && !opinion && !feature) {
        return if long { Lead::None } else { Lead::Unknown };
    }
    // A number beside unknown capital words: "Zephyr Crisp 6", but not "Versatile 2-in-1".
    let mut names = lead.iter().filter(|token| token.kind == Kind::Word && token.proper);
    let worded = |token: &Token| !token.small && sentence.words(token).bytes().any(|b| !b.is_ascii_digit());
    let coded = product && names.any(worded);
    if opinion && !(coded && numbered(sentence, lead)) && lead.len() <= 10 {
        return Lead::Verdict;
    }
    if !product && feature && lead.len() <= 6 {
        return Lead::About;
    }
    if pack.general.iter().any(|word| words.starts_with(word)) {
        return Lead::Same;
    }
    let titled = lead.first().is_some_and(|token| token.proper || marked);
    if titled && !words.is_empty() {
        Lead::Unknown
    } else {
        Lead::None
    }
}

/// What a lead-in with brands is about: the one that it names, or nobody knows whom.
fn about_brands(sentence: &Sentence, lead: &[Token]) -> Option<Lead> {
    let mut brands = Brands::default();
    let mut depth = 0_usize;
    let (mut place, mut alternatives) = (None, false);
    // "Norvik 55-inch Hollin TV" is Norvik's, "Norvik X2 and Hollin" both, "Norvik by Hollin" too.
    let mut joined = true;
    for (at, token) in lead.iter().enumerate() {
        match token.kind {
            Kind::Open => depth += 1,
            Kind::Close => depth = depth.saturating_sub(1),
            Kind::Brand(brand) if depth == 0 || place.is_none() => {
                place.get_or_insert(at);
                if joined || at == 0 || lead[at - 1].is_brand() || sentence.lexicon.pack.passing.is_empty() {
                    brands.push(brand);
                }
                joined = false;
            }
            Kind::Comma | Kind::Break | Kind::Meaning(Meaning::Join) => joined = true,
            _ if depth == 0 && sentence.words(token) == "by" => joined = true,
            _ if depth == 0 => alternatives |= token.is_in(Group::OthersThan),
            _ => {}
        }
    }
    let place = place?;
    // "Beim Service hat Hollin die Nase vorn: ..." is a sentence.
    let pack = sentence.lexicon.pack;
    let verb = |token: &Token| token.links() && !token.is_in(Group::Genitive);
    let judges = |token: &Token| matches!(token.meaning(), Some(Meaning::Opinion { .. }));
    let states = !pack.parts.is_empty()
        && lead
            .iter()
            .skip(place)
            .any(|token| token.meaning() == Some(Meaning::Link) && verb(token));
    let says = states || (!pack.manners.is_empty() && lead.iter().any(|token| verb(token) || judges(token)));
    if says && !lead[0].marked {
        return Some(Lead::None);
    }
    // "Here is what Norvik says about it:" is a sentence, no name.
    if place > NAME || (lead.len() > LONGEST && !lead.iter().all(|token| token.linked)) {
        return Some(Lead::None);
    }
    if alternatives || brands.len() > 2 {
        return Some(Lead::Unknown);
    }
    let labelled = label_before(sentence, &lead[..place]).or_else(|| label_behind(sentence, &lead[place + 1..]));
    if let Some(prior) = labelled {
        return Some(Lead::Cause(brands, prior));
    }
    Some(Lead::Brand(brands))
}

/// True for a lead-in with the words of a product's name: "Swift 3", "Zephyr Air".
fn names_product(sentence: &Sentence, lead: &[Token]) -> bool {
    let proper = lead.iter().filter(|token| token.kind == Kind::Word && token.proper);
    let lower = lead.iter().any(|token| token.kind == Kind::Word && !token.proper);
    (lead.len() > 1 && numbered(sentence, lead)) || (!lower && proper.count() * 2 > lead.len())
}

/// True where a capital word or number holds a digit.
fn numbered(sentence: &Sentence, lead: &[Token]) -> bool {
    let mut proper = lead.iter().filter(|token| token.kind == Kind::Word && token.proper);
    proper.any(|token| sentence.words(token).bytes().any(|b| b.is_ascii_digit()))
}
