//! French.

mod labels;
mod others;
mod small_words;

use super::Pack;
use super::rules::FRENCH;
use super::words::files;

pub(in crate::sentiment) static PACK: Pack = Pack {
    forms: &FRENCH,
    files: &files!("french"),
    everyday: include_str!("../../../../data/words/french/everyday-terms.txt"),
    elides: true,
    postposed: true,
    manners: &[6, 10, 11],
    reflexive: &["se ", "s'", "trop ", "peu ", "très "],
    comparatives: &[
        "plus",
        "moins",
        "meilleur",
        "meilleure",
        "meilleurs",
        "meilleures",
        "mieux",
        "pire",
        "pires",
        "supérieur",
        "supérieure",
        "aussi",
        "autant",
        "davantage",
        "coûte",
        "coûtent",
        "revient",
        "reviennent",
        "consomme",
        "consomment",
        "pèse",
        "pèsent",
    ],
    others: others::OTHERS,
    is_comparative,
    pros: labels::PROS,
    cons: labels::CONS,
    for_whom: labels::FOR_WHOM,
    not_for_whom: labels::NOT_FOR_WHOM,
    same: labels::SAME,
    general: &[
        "meilleur",
        "meilleure",
        "meilleurs",
        "idéal",
        "pourquoi",
        "quel",
        "ce qu",
        "parfait pour",
        "top",
        "recommandé",
        "clé",
    ],
    advice_leads: labels::ADVICE_LEADS,
    others_than: &[
        "alternatives",
        "alternative",
        "vs",
        "versus",
        "contre",
        "concurrents",
        "ou",
        "face à",
    ],
    advice_first: labels::ADVICE_FIRST,
    advice: &[
        "considérez",
        "dépend",
        "dépendra",
        "assurez",
        "critères",
        "facteurs",
        "tenez compte",
        "vérifiez",
        "convient de",
    ],
    conditional: &["si", "si vous", "s"],
    asking: &[
        "lequel",
        "laquelle",
        "lesquels",
        "lesquelles",
        "quel",
        "quelle",
        "quels",
        "quelles",
        "qui",
    ],
    continuing: &["également", "aussi", "autre", "et", "par ailleurs"],
    pronouns: &["il", "elle", "ils", "elles", "son", "sa", "ses", "leur", "leurs"],
    within_clause: &[
        "cependant",
        "toutefois",
        "pourtant",
        "néanmoins",
        "en revanche",
        "par contre",
        "donc",
        "malgré tout",
    ],
    coordinating: &[
        "et",
        "ou",
        "ainsi que",
        "de même que",
        "y compris",
        "en plus de",
        "et aussi",
        "",
    ],
    before_brand: &[
        "le", "la", "les", "l", "aussi", "et", "ou", "un", "une", "du", "de", "des", "au",
    ],
    indefinite: &["un", "une", "des"],
    choice: &[
        "choisir",
        "choisissez",
        "préférer",
        "préférez",
        "préfèrent",
        "avantage",
        "optez",
        "gagne",
    ],
    function_words: small_words::FUNCTION_WORDS,
    contexts: &[(
        "sécurité",
        25,
        &[
            "voiture",
            "auto",
            "airbags",
            "freine",
            "freinage",
            "piétons",
            "casque",
            "vélo",
            "suv",
            "berline",
            "citadine",
            "break",
            "poussette",
            "échelle",
            "jouet",
            "trottinette",
            "barbecue",
            "poêle",
            "tondeuse",
            "scie",
            "perceuse",
            "cycliste",
            "enfant",
            "enfants",
            "bébé",
            "grill",
            "plancha",
            "four",
            "radiateur",
            "passagers",
            "occupants",
            "route",
            "chute",
            "chutes",
        ],
    )],
    owns: &["a", "ont", "avait", "avaient", "fait", "font", "donne", "donnent"],
    abbreviations: &[
        "ex", "p.ex", "etc", "dr", "m", "mme", "mlle", "mm", "env", "max", "min", "n°", "cf", "vs", "incl", "tél", "éd",
    ],
    classified: true,
    ..Pack::DEFAULT
};

fn is_comparative(words: &str) -> bool {
    let first = words.split(' ').next().unwrap_or(words);
    matches!(
        first,
        "plus"
            | "moins"
            | "mieux"
            | "meilleur"
            | "meilleure"
            | "meilleurs"
            | "meilleures"
            | "pire"
            | "pires"
            | "supérieur"
            | "supérieure"
            | "inférieur"
            | "inférieure"
    )
}
