//! Forms of words by small rules, so that a pack lists a word once. The rules make more forms than a language has: a form
//! that nobody writes is never met, and costs nothing.

use std::borrow::Cow;

/// The entries of a list, split by `|`, each as it is or, where it has choices in parentheses, once for each of them: "se
/// (agota/acaba) (muy/) pronto".
pub(in crate::sentiment) fn entries(list: &'static str) -> impl Iterator<Item = Cow<'static, str>> {
    list.split('|').filter(|entry| !entry.is_empty()).flat_map(chosen)
}

/// An entry with each of its choices.
fn chosen(entry: &'static str) -> Vec<Cow<'static, str>> {
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
    pub(super) of: &'static str,
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

/// English lists every form.
pub(super) const LISTED: Forms = Forms {
    of: "",
    adjective: &[],
    noun: &[],
    paired: &[],
    verb: &[],
};

const SPANISH_ADJECTIVES: Rules = &[
    ("mejor", &["mejores"]),
    ("peor", &["peores"]),
    ("ior", &["iores"]),
    ("or", &["ora", "ores", "oras"]),
    (
        "co",
        &["ca", "cos", "cas", "quísimo", "quísima", "quísimos", "quísimas"],
    ),
    (
        "go",
        &["ga", "gos", "gas", "guísimo", "guísima", "guísimos", "guísimas"],
    ),
    ("io", &["ia", "ios", "ias"]),
    ("o", &["a", "os", "as", "ísimo", "ísima", "ísimos", "ísimas"]),
    ("ble", &["bles", "bilísimo", "bilísima"]),
    ("e", &["es", "ísimo", "ísima", "ísimos", "ísimas"]),
    ("a", &["as"]),
    ("ón", &["ona", "ones", "onas"]),
    ("z", &["ces"]),
    ("il", &["iles", "ilísimo", "ilísima"]),
    ("s", &[]),
    ("l", &["les"]),
    ("n", &["nes"]),
    ("r", &["res"]),
    ("d", &["des"]),
];

pub(super) const SPANISH: Forms = Forms {
    of: "de|del|de la|de los|de las|de su|de sus",
    adjective: SPANISH_ADJECTIVES,
    paired: SPANISH_ADJECTIVES,
    noun: &[
        ("ión", &["iones"]),
        ("ón", &["ones"]),
        ("z", &["ces"]),
        ("s", &[]),
        ("l", &["les"]),
        ("n", &["nes"]),
        ("r", &["res"]),
        ("d", &["des"]),
        ("", &["s"]),
    ],
    verb: &[
        (
            "ar",
            &[
                "a", "an", "ó", "aron", "aba", "aban", "ado", "ada", "ados", "adas", "ando", "ará", "arán",
            ],
        ),
        (
            "er",
            &[
                "e", "en", "ió", "ieron", "ía", "ían", "ido", "ida", "idos", "idas", "iendo", "erá", "erán",
            ],
        ),
        (
            "ir",
            &[
                "e", "en", "ió", "ieron", "ía", "ían", "ido", "ida", "idos", "idas", "iendo", "irá", "irán",
            ],
        ),
    ],
};

const PORTUGUESE_ADJECTIVES: Rules = &[
    ("melhor", &["melhores"]),
    ("pior", &["piores"]),
    ("ior", &["iores"]),
    ("dor", &["dora", "dores", "doras"]),
    ("or", &["ora", "ores", "oras"]),
    ("ão", &["ã", "ões", "ãs", "ona"]),
    (
        "co",
        &["ca", "cos", "cas", "quíssimo", "quíssima", "quíssimos", "quíssimas"],
    ),
    ("go", &["ga", "gos", "gas", "guíssimo", "guíssima"]),
    ("o", &["a", "os", "as", "íssimo", "íssima", "íssimos", "íssimas"]),
    ("vel", &["veis", "bilíssimo", "bilíssima"]),
    ("al", &["ais"]),
    ("el", &["éis", "eis"]),
    ("il", &["is", "eis", "ílimo", "ílima"]),
    ("ul", &["uis"]),
    ("m", &["ns"]),
    ("z", &["zes"]),
    ("ês", &["esa", "eses", "esas"]),
    ("e", &["es", "íssimo", "íssima", "íssimos", "íssimas"]),
    ("a", &["as"]),
    ("r", &["res"]),
];

pub(super) const PORTUGUESE: Forms = Forms {
    of: "de|do|da|dos|das|do seu|da sua",
    adjective: PORTUGUESE_ADJECTIVES,
    paired: PORTUGUESE_ADJECTIVES,
    noun: &[
        ("ão", &["ões"]),
        ("al", &["ais"]),
        ("el", &["éis"]),
        ("il", &["is"]),
        ("m", &["ns"]),
        ("r", &["res"]),
        ("z", &["zes"]),
        ("s", &[]),
        ("", &["s"]),
    ],
    verb: &[
        (
            "ar",
            &[
                "a", "am", "ou", "aram", "ava", "avam", "ado", "ada", "ados", "adas", "ando", "ará", "arão",
            ],
        ),
        (
            "er",
            &[
                "e", "em", "eu", "eram", "ia", "iam", "ido", "ida", "idos", "idas", "endo", "erá", "erão",
            ],
        ),
        (
            "ir",
            &[
                "e", "em", "iu", "iram", "ia", "iam", "ido", "ida", "idos", "idas", "indo", "irá", "irão",
            ],
        ),
    ],
};

const ITALIAN_ADJECTIVES: Rules = &[
    (
        "co",
        &["ca", "ci", "chi", "che", "chissimo", "chissima", "chissimi", "chissime"],
    ),
    ("go", &["ga", "ghi", "ghe", "ghissimo", "ghissima"]),
    ("io", &["ia", "i", "ie"]),
    ("o", &["a", "i", "e", "issimo", "issima", "issimi", "issime"]),
    ("tore", &["trice", "tori", "trici"]),
    ("e", &["i", "issimo", "issima", "issimi", "issime"]),
    ("a", &["e", "i"]),
];

pub(super) const ITALIAN: Forms = Forms {
    of: "di|del|della|dei|delle|degli|dello|dell'|d'",
    adjective: ITALIAN_ADJECTIVES,
    paired: ITALIAN_ADJECTIVES,
    noun: &[
        ("co", &["chi", "ci"]),
        ("go", &["ghi"]),
        ("io", &["i"]),
        ("o", &["i"]),
        ("ca", &["che"]),
        ("ga", &["ghe"]),
        ("cia", &["ce", "cie"]),
        ("a", &["e"]),
        ("e", &["i"]),
    ],
    verb: &[
        (
            "are",
            &[
                "a", "ano", "ava", "avano", "ato", "ata", "ati", "ate", "ando", "erà", "eranno", "ò",
            ],
        ),
        (
            "ere",
            &[
                "e", "ono", "eva", "evano", "uto", "uta", "uti", "ute", "endo", "erà", "eranno",
            ],
        ),
        (
            "ire",
            &[
                "e", "isce", "ono", "iscono", "iva", "ito", "ita", "iti", "ite", "endo", "irà", "iranno",
            ],
        ),
    ],
};

const FRENCH_ADJECTIVES: Rules = &[
    ("eux", &["euse", "euses"]),
    ("eur", &["eure", "eurs", "eures", "euse", "euses", "rice", "rices"]),
    ("if", &["ive", "ifs", "ives"]),
    ("el", &["elle", "els", "elles"]),
    ("eil", &["eille", "eils", "eilles"]),
    ("en", &["enne", "ens", "ennes"]),
    ("on", &["onne", "ons", "onnes"]),
    ("et", &["ète", "ète", "ets", "ètes", "ette", "ettes"]),
    ("er", &["ère", "ers", "ères"]),
    ("al", &["ale", "aux", "ales", "als"]),
    ("eau", &["elle", "eaux", "elles"]),
    ("c", &["cs", "que", "ques", "che", "ches"]),
    ("s", &["se", "ses", "sse", "sses"]),
    ("x", &["xe", "ce", "ces", "se", "ses"]),
    ("gu", &["guë", "gus", "guës"]),
    ("e", &["es"]),
    ("", &["e", "s", "es"]),
];

pub(super) const FRENCH: Forms = Forms {
    of: "de|du|de la|des|de l'|d'|de son|de sa|de ses",
    adjective: FRENCH_ADJECTIVES,
    paired: FRENCH_ADJECTIVES,
    noun: &[
        ("eau", &["eaux"]),
        ("al", &["aux"]),
        ("s", &[]),
        ("x", &[]),
        ("z", &[]),
        ("", &["s"]),
    ],
    verb: &[
        (
            "er",
            &[
                "e", "ent", "a", "ait", "aient", "é", "ée", "és", "ées", "ant", "era", "eront",
            ],
        ),
        (
            "ir",
            &["it", "issent", "issait", "i", "ie", "is", "ies", "issant", "ira"],
        ),
        ("re", &["", "ent", "ait", "u", "ue", "us", "ues", "ant", "ra"]),
    ],
};

pub(super) const GERMAN: Forms = Forms {
    of: "",
    adjective: &[
        (
            "el",
            &[
                "le", "len", "ler", "les", "lem", "lere", "leren", "leres", "elste", "elsten", "elster", "elstes",
            ],
        ),
        (
            "er",
            &[
                "ere", "eren", "erer", "eres", "erem", "re", "ren", "rer", "res", "rem", "rere", "reren", "erste",
                "ersten",
            ],
        ),
        (
            "e",
            &[
                "en", "er", "es", "em", "ere", "eren", "erer", "eres", "este", "esten", "ester", "estes", "ste", "sten",
            ],
        ),
        (
            "",
            &[
                "e", "en", "er", "es", "em", "ere", "eren", "erer", "eres", "erem", "ste", "sten", "ster", "stes",
                "este", "esten", "ester", "estes",
            ],
        ),
    ],
    noun: &[],
    paired: &[("e", &["en", "er", "es", "em"]), ("", &["e", "en", "er", "es", "em"])],
    verb: &[
        (
            "ern",
            &["ert", "erte", "erten", "ernd", "ernde", "ernden", "ernder", "erndes"],
        ),
        (
            "eln",
            &["elt", "elte", "elten", "elnd", "elnde", "elnden", "elnder", "elndes"],
        ),
        (
            "en",
            &[
                "t", "et", "te", "ten", "ete", "eten", "end", "ende", "enden", "ender", "endes", "te", "ter", "tes",
            ],
        ),
    ],
};

#[cfg(test)]
mod tests {
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
