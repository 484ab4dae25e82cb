//! Italian.

mod labels;
mod others;
mod small_words;

use super::Pack;
use super::rules::ITALIAN;
use super::words::files;

pub(in crate::sentiment) static PACK: Pack = Pack {
    forms: &ITALIAN,
    files: &files!("italian"),
    everyday: include_str!("../../../../data/words/italian/everyday-terms.txt"),
    elides: true,
    postposed: true,
    manners: &[6, 10, 11],
    reflexive: &["si ", "molto ", "troppo ", "troppa ", "poco "],
    comparatives: &[
        "più",
        "meno",
        "migliore",
        "migliori",
        "miglior",
        "meglio",
        "peggiore",
        "peggiori",
        "peggio",
        "maggiore",
        "maggiori",
        "minore",
        "superiore",
        "superiori",
        "inferiore",
    ],
    others: others::OTHERS,
    is_comparative,
    pros: labels::PROS,
    cons: labels::CONS,
    for_whom: labels::FOR_WHOM,
    not_for_whom: labels::NOT_FOR_WHOM,
    same: labels::SAME,
    general: &[
        "migliore",
        "migliori",
        "miglior",
        "ideale",
        "perché",
        "quale",
        "cosa",
        "perfetto per",
        "top",
        "consigliato",
        "chiave",
    ],
    advice_leads: labels::ADVICE_LEADS,
    others_than: &[
        "alternative",
        "alternativa",
        "vs",
        "versus",
        "contro",
        "concorrenti",
        "o",
        "rispetto a",
    ],
    advice_first: labels::ADVICE_FIRST,
    advice: &[
        "considera",
        "considerate",
        "dipende",
        "dipenderà",
        "assicurati",
        "assicuratevi",
        "fattori",
        "valuta",
        "valutate",
    ],
    conditional: &["se", "se cerchi", "se vuoi"],
    asking: &["quale", "quali", "qual", "chi"],
    continuing: &["inoltre", "anche", "altro", "altra", "un altro", "e", "ed", "poi"],
    pronouns: &["suo", "sua", "suoi", "sue", "esso", "essa", "essi", "loro"],
    within_clause: &["però", "tuttavia", "invece", "comunque", "per contro"],
    coordinating: &[
        "e",
        "ed",
        "o",
        "oppure",
        "nonché",
        "così come",
        "oltre a",
        "incluso",
        "inclusa",
        "compreso",
        "e anche",
        "insieme a",
        "",
    ],
    before_brand: &[
        "il", "la", "lo", "i", "gli", "le", "l", "anche", "e", "o", "un", "una", "sia", "del", "della",
    ],
    indefinite: &["un", "una", "uno", "dei", "delle", "degli"],
    choice: &[
        "scegliere",
        "scegli",
        "preferire",
        "preferisco",
        "vantaggio",
        "opta",
        "optare",
        "vince",
    ],
    function_words: small_words::FUNCTION_WORDS,
    listings: &[
        "caratteristiche",
        "caratteristiche principali",
        "include",
        "extra",
        "funzioni",
        "specifiche",
        "dotazione",
        "accessori",
        "funzionalità",
    ],
    such_as: &["come", "quali"],
    owns: &["ha", "hanno", "aveva"],
    prepositions: &[
        "per", "in", "nel", "nella", "nei", "nelle", "da", "dal", "dalla", "su", "sul", "sulla", "tra", "fra", "che",
        "quando", "dove", "durante", "dopo", "senza", "entro",
    ],
    topical: &[
        "in",
        "nel",
        "nella",
        "nei",
        "nelle",
        "nell",
        "sul fronte",
        "quanto a",
        "in fatto di",
        "quanto ad",
        "sul piano",
        "sul versante",
        "a livello di",
        "in materia di",
        "in termini di",
        "sotto il profilo",
        "dal punto di vista",
        "per quanto riguarda",
    ],
    lessening: &[
        "riduce",
        "riducono",
        "minimizza",
        "minimizzano",
        "elimina",
        "eliminano",
        "previene",
        "prevengono",
        "evita",
        "evitano",
        "combatte",
        "attenua",
        "attenuano",
        "allevia",
        "contrasta",
        "scongiura",
        "limita",
        "abbatte",
        "azzera",
        "toglie",
        "annulla",
        "contro",
    ],
    others_words: &["altri", "altre", "rivali", "concorrenti"],
    abbreviations: &[
        "es", "p.es", "ecc", "etc", "dott", "dr", "sig", "sigg", "ca", "circa", "max", "min", "n", "pag", "vs", "incl",
        "cfr", "art",
    ],
    classified: true,
    ..Pack::DEFAULT
};

fn is_comparative(words: &str) -> bool {
    let first = words.split(' ').next().unwrap_or(words);
    matches!(
        first,
        "più"
            | "meno"
            | "meglio"
            | "peggio"
            | "migliore"
            | "migliori"
            | "miglior"
            | "peggiore"
            | "peggiori"
            | "superiore"
            | "superiori"
            | "inferiore"
            | "inferiori"
    )
}
