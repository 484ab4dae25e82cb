//! Forms of words by small rules, so that a pack lists a word once. The rules make more forms than a language has: a form
//! that nobody writes is never met, and costs nothing.

use std::borrow::Cow;

/// The entries of a list, which `|` or the end of a line parts, as they are written.
pub(in crate::sentiment) fn listed(list: &'static str) -> impl Iterator<Item = &'static str> {
    list.split(['|', '\n']).filter(|entry| !entry.is_empty())
}

/// The entries of a list, each as it is or, where it has choices in parentheses, once for each of them: "se
/// (agota/acaba) (muy/) pronto".
pub(in crate::sentiment) fn entries(list: &'static str) -> impl Iterator<Item = Cow<'static, str>> {
    listed(list).flat_map(chosen)
}

/// An entry with each of its choices.
pub(in crate::sentiment) fn chosen(entry: &'static str) -> Vec<Cow<'static, str>> {
    if !entry.contains('(') {
        return vec![Cow::Borrowed(entry)];
    }
    let mut made = vec![String::new()];
    for part in entry.split(['(', ')']).enumerate() {
        // What stands inside of parentheses is every other part.
        let choices: Vec<&str> = match part {
            (place, inside) if place % 2 == 1 => inside.split('/').collect(),
            (_, outside) => vec![outside],
        };
        made = made
            .iter()
            .flat_map(|before| choices.iter().map(move |choice| [before.as_str(), choice].concat()))
            .collect();
    }
    let single = |entry: &str| !(entry.contains("  ") || entry.starts_with(' ') || entry.ends_with(' '));
    let words = |entry: String| match single(&entry) {
        true => Cow::Owned(entry),
        false => Cow::Owned(entry.split_whitespace().collect::<Vec<_>>().join(" ")),
    };
    made.into_iter().map(words).collect()
}

/// The word itself, then what the first rule whose ending it has makes of it: its stem with each of that rule's endings.
fn by_ending(word: &str, rules: Rules) -> Vec<String> {
    let rule = rules
        .iter()
        .find_map(|&(ending, endings)| Some((word.strip_suffix(ending)?, endings)));
    let made = rule
        .into_iter()
        .flat_map(|(stem, endings)| endings.iter().map(move |ending| [stem, ending].concat()));
    std::iter::once(word.to_owned()).chain(made).collect()
}

/// Rules for words, the more special endings first.
pub(in crate::sentiment) type Rules = &'static [(&'static str, &'static [&'static str])];

/// How a language makes forms.
pub(in crate::sentiment) struct Forms {
    /// What `~` stands for in a phrase, split by `|`: "of" with each article.
    pub(in crate::sentiment) of: &'static str,
    /// Gender, number and degree of an adjective.
    pub(in crate::sentiment) adjective: Rules,
    /// Number of a noun.
    pub(in crate::sentiment) noun: Rules,
    /// What words of pairs are inflected by: the rules for adjectives, or fewer of them where these make many forms.
    pub(in crate::sentiment) paired: Rules,
    /// Of an infinitive: present, past, participles; its participle is inflected as it is listed.
    pub(in crate::sentiment) verb: Rules,
}

impl Forms {
    /// All forms of a pack's entry, as it is listed first. In a phrase, a word marked with `*` is an adjective, with `#` a noun, with `+` an
    /// infinitive; a word that stands alone is of the `usual` kind, unless `=` says that it has one form.
    pub(in crate::sentiment) fn all(&self, entry: &str, usual: Rules) -> Vec<String> {
        let alone = !entry.contains(' ');
        let marked = entry
            .bytes()
            .any(|byte| matches!(byte, b'*' | b'#' | b'+' | b'~' | b'='));
        if !marked && (!alone || usual.is_empty()) {
            return vec![entry.to_owned()];
        }
        let mut phrases = vec![String::new()];
        for word in entry.split(' ') {
            let forms = match word.char_indices().last() {
                Some((at, '*')) => by_ending(&word[..at], self.adjective),
                Some((at, '#')) => by_ending(&word[..at], self.noun),
                Some((at, '+')) => by_ending(&word[..at], self.verb),
                Some((0, '~')) => self.of.split('|').map(str::to_owned).collect(),
                Some((at, '=')) => vec![word[..at].to_owned()],
                _ if alone => by_ending(word, usual),
                _ => vec![word.to_owned()],
            };
            phrases = phrases
                .iter()
                .flat_map(|phrase| forms.iter().map(move |form| join(phrase, form)))
                .collect();
        }
        phrases
    }
}

fn join(phrase: &str, form: &str) -> String {
    if phrase.is_empty() {
        form.to_owned()
    } else {
        [phrase, " ", form].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::super::rules::{FRENCH, GERMAN, ITALIAN, PORTUGUESE, SPANISH};
    use super::*;

    fn has(forms: &Forms, entry: &str, wanted: &[&str]) {
        let made = forms.all(entry, forms.adjective);
        for form in wanted {
            assert!(
                made.iter().any(|known| known == form),
                "{entry}: {form} is not in {made:?}"
            );
        }
    }

    #[test]
    fn words_take_the_forms_of_their_language() {
        has(&SPANISH, "bueno", &["bueno", "buena", "buenos", "buenas", "buenísimo"]);
        has(&SPANISH, "decepcionar+", &["decepcionar", "decepciona", "decepcionó"]);
        has(&PORTUGUESE, "confiável", &["confiável", "confiáveis"]);
        has(&PORTUGUESE, "bom", &["bom", "bons"]);
        has(&ITALIAN, "pratico", &["pratico", "pratica", "pratici", "pratiche"]);
        has(&ITALIAN, "facile da pulire", &["facile da pulire"]);
        has(&ITALIAN, "facile* da pulire", &["facile da pulire", "facili da pulire"]);
        has(&FRENCH, "silencieux", &["silencieux", "silencieuse", "silencieuses"]);
        has(&FRENCH, "léger", &["léger", "légère", "légers"]);
        has(&FRENCH, "qualité ~ son", &["qualité du son", "qualité de son"]);
        has(
            &GERMAN,
            "leise",
            &["leise", "leiser", "leisen", "leisesten", "leiseste"],
        );
        has(&GERMAN, "teuer", &["teuer", "teure", "teurer", "teuren", "teuersten"]);
        has(&GERMAN, "überzeugen+", &["überzeugt", "überzeugen", "überzeugte"]);
    }

    #[test]
    fn choices_in_parentheses_make_several_entries() {
        let made: Vec<_> = entries("lento|se (agota/acaba) (muy/) pronto").collect();
        let wanted = [
            "lento",
            "se agota muy pronto",
            "se agota pronto",
            "se acaba muy pronto",
            "se acaba pronto",
        ];
        assert_eq!(made, wanted);
    }

    #[test]
    fn a_mark_says_that_a_word_has_one_form() {
        assert_eq!(GERMAN.all("gut=", GERMAN.adjective), ["gut"]);
        assert_eq!(SPANISH.all("no vale la pena", SPANISH.adjective), ["no vale la pena"]);
    }
}
