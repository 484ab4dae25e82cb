//! Spanish, of Spain and of America.

mod contexts;
mod labels;
mod others;
mod small_words;

use super::Pack;
use super::rules::SPANISH;
use super::words::files;

pub(in crate::sentiment) static PACK: Pack = Pack {
    forms: &SPANISH,
    files: &files!("spanish"),
    everyday: include_str!("../../../../data/words/spanish/everyday-terms.txt"),
    postposed: true,
    manners: &[6, 10, 11],
    reflexive: &["se ", "muy "],
    comparatives: &[
        "más", "menos", "mejor", "mejores", "peor", "peores", "mayor", "mayores", "menor", "menores", "superior",
    ],
    others: others::OTHERS,
    is_comparative,
    pros: labels::PROS,
    cons: labels::CONS,
    for_whom: labels::FOR_WHOM,
    not_for_whom: labels::NOT_FOR_WHOM,
    same: labels::SAME,
    general: &[
        "mejor",
        "mejores",
        "ideal",
        "por qué",
        "qué",
        "clave",
        "perfecto para",
        "recomendado",
    ],
    advice_leads: labels::ADVICE_LEADS,
    others_than: &[
        "alternativas",
        "alternativa",
        "vs",
        "frente a",
        "contra",
        "competidores",
        "o",
    ],
    advice_first: labels::ADVICE_FIRST,
    advice: &[
        "considera",
        "considere",
        "depende",
        "dependerá",
        "asegúrate",
        "asegúrese",
        "factores",
    ],
    conditional: &["si", "si buscas", "si quieres"],
    asking: &["cuál", "cuáles", "quién"],
    continuing: &["además", "también", "otro", "otra", "y", "asimismo", "igualmente"],
    pronouns: &["su", "sus", "ella", "ellos", "ellas", "él"],
    within_clause: &["sin embargo", "no obstante", "en cambio", "eso sí"],
    coordinating: &[
        "y",
        "e",
        "o",
        "u",
        "así como",
        "junto con",
        "además de",
        "incluyendo",
        "incluido",
        "incluida",
        "y también",
        "",
    ],
    before_brand: &[
        "el", "la", "los", "las", "ambos", "ambas", "también", "y", "o", "un", "una", "lo",
    ],
    indefinite: &["un", "una", "unos", "unas"],
    choice: &[
        "elegir",
        "elijo",
        "elige",
        "preferir",
        "prefiero",
        "prefieren",
        "ventaja",
        "opta",
        "optar",
        "gana",
    ],
    function_words: small_words::FUNCTION_WORDS,
    contexts: contexts::CONTEXTS,
    listings: &[
        "características",
        "características principales",
        "características clave",
        "incluye",
        "extras",
        "funciones",
        "especificaciones",
        "prestaciones",
    ],
    such_as: &["como"],
    owns: &["tiene", "tienen", "tenía"],
    prepositions: &[
        "para", "en", "por", "desde", "hasta", "entre", "sobre", "durante", "tras", "que", "cuando", "donde", "sin",
    ],
    topical: &["en", "en cuanto a", "en materia de", "en lo que respecta a"],
    facts: true,
    abbreviations: &[
        "ej", "p.ej", "etc", "dr", "dra", "sr", "sra", "srta", "ud", "uds", "aprox", "núm", "pág", "incl", "máx",
        "mín", "vs", "ee", "uu",
    ],
    classified: true,
    superlatives: &["mejor", "mejores", "ganador", "ganadora", "recomendado", "recomendada"],
    purposes: &["para"],
    makers: &[
        "marca",
        "fabric",
        "modelo",
        "tienda",
        "vend",
        "compra",
        "dispon",
        "altern",
        "compet",
        "rival",
        "simil",
        "otr",
        "tambi",
        "ejemplo",
        "fuente",
        "propiet",
        "empresa",
        "grupo",
        "red",
        "operador",
        "plataform",
        "incluy",
        "compat",
        "nota",
        "ver",
        "vea",
        "más",
    ],
    ..Pack::DEFAULT
};

fn is_comparative(words: &str) -> bool {
    let first = words.split(' ').next().unwrap_or(words);
    matches!(
        first,
        "más" | "mejor" | "mejores" | "peor" | "peores" | "superior" | "superiores" | "inferior" | "inferiores"
    )
}
