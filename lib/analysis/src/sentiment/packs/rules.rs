//! The rules by which each language makes forms of its words.

use super::forms::{Forms, Rules};

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
