//! Fills the templates of the data files: `{slot}`, `{de slot}` with French elision, `{slot^}` with a capital, and
//! `[m/f/n]`, a choice by the gender of the noun.

/// The gender of a noun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Gender {
    Masculine,
    Feminine,
    Neuter,
}

/// Letters before which French `de` and `que` lose their own: also those with an accent. An h is left alone, since in
/// a name nobody can tell which of the two it is.
const VOWELS: &str = "aeiouàâäéèêëîïôöùûüœæáíóúAEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆÁÍÓÚ";

/// A template with its slots filled. What is not among the slots, and a bracket that is not closed, stays as it is.
pub(crate) fn fill(template: &str, gender: Gender, slots: &[(&str, &str)]) -> String {
    let mut filled = String::with_capacity(template.len() + 32);
    let mut rest = template;
    while let Some(at) = rest.find(['{', '[']) {
        let close = if rest[at..].starts_with('{') { '}' } else { ']' };
        let Some(end) = rest[at..].find(close).map(|end| at + end) else {
            break;
        };
        filled.push_str(&rest[..at]);
        let inner = &rest[at + 1..end];
        match (close, slot(inner, slots)) {
            (']', _) => filled.push_str(agreed(inner, gender)),
            (_, Some(value)) => filled.push_str(&value),
            (_, None) => filled.push_str(&rest[at..=end]),
        }
        rest = &rest[end + 1..];
    }
    filled.push_str(rest);
    filled
}

/// Of `m/f` or `m/f/n` the one of the gender; a missing one is the first.
fn agreed(choices: &str, gender: Gender) -> &str {
    let place = match gender {
        Gender::Masculine => 0,
        Gender::Feminine => 1,
        Gender::Neuter => 2,
    };
    let mut parts = choices.split('/');
    let first = parts.clone().next().unwrap_or_default();
    parts.nth(place).unwrap_or(first)
}

fn slot(inner: &str, slots: &[(&str, &str)]) -> Option<String> {
    let value = |name: &str| slots.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
    if let Some(name) = inner.strip_suffix('^') {
        return value(name).map(capital);
    }
    let Some((word, name)) = inner.split_once(' ') else {
        return value(inner).map(str::to_owned);
    };
    let value = value(name)?;
    let elided = word.trim_end_matches('e');
    // A name may stand in bold.
    Some(
        match value.trim_start_matches('*').starts_with(|sign| VOWELS.contains(sign)) {
            true => format!("{elided}'{value}"),
            false => format!("{word} {value}"),
        },
    )
}

/// The text with a capital at its beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut signs = text.chars();
    let first = signs.next().map(|sign| sign.to_uppercase().to_string());
    first.unwrap_or_default() + signs.as_str()
}

/// The template with a small letter at its beginning; a slot there stays as it is.
pub(crate) fn small(template: &str) -> String {
    let mut signs = template.chars();
    let first = signs.next().map(|sign| sign.to_lowercase().to_string());
    first.unwrap_or_default() + signs.as_str()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_agreement_and_elision() {
        let slots = [("b", "Ondrasol"), ("c", "Sweplin"), ("many", "écouteurs")];
        let fr = |template| fill(template, Gender::Feminine, &slots);
        assert_eq!(fr("Le prix {de b} et {de c}"), "Le prix d'Ondrasol et de Sweplin");
        assert_eq!(fr("[meilleur/meilleure] {que b}"), "meilleure qu'Ondrasol");
        assert_eq!(fr("{many^} : {b}"), "Écouteurs : Ondrasol");
        assert_eq!(fr("{unknown} [open"), "{unknown} [open");
        assert_eq!(fill("[der/die/das] [a/b]", Gender::Neuter, &[]), "das a");
    }
}
