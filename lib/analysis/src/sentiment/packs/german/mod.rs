//! German.

mod idioms;
mod kinds_one;
mod kinds_three;
mod kinds_two;
mod labels;
mod lists;
mod opinions;
mod others;
mod pairs;
mod pairs_five;
mod pairs_four;
mod pairs_three;
mod pairs_two;
mod phrases_one;
mod phrases_two;
mod small_words;
mod terms;
mod things;
mod ways_eight;
mod ways_five;
mod ways_four;
mod ways_seven;
mod ways_six;
mod ways_terms;
mod ways_three;
mod ways_two;
mod ways_whole;
mod ways_words;

use super::Pack;
use super::rules::GERMAN;

pub(in crate::sentiment) static PACK: Pack = Pack {
    forms: &GERMAN,
    capital_nouns: true,
    manners: &[6, 10, 11],
    endings: ENDINGS,
    reflexive: &[
        "sich ",
        "hält ",
        "halten ",
        "geht ",
        "gehen ",
        "wird ",
        "werden ",
        "läuft ",
        "laufen ",
        "stürzt ",
        "fällt ",
        "zu ",
        "ist ",
        "reagiert ",
        "dauert ",
    ],
    comparatives: &[
        "mehr",
        "weniger",
        "besser",
        "bessere",
        "besseren",
        "besserer",
        "schlechter",
        "höher",
        "höhere",
        "niedriger",
        "länger",
        "längere",
        "längeren",
        "kürzer",
        "kürzere",
        "größer",
        "größere",
        "stärker",
        "eher",
        "lieber",
    ],
    compounds: &lists::COMPOUNDS,
    terms: &lists::TERMS,
    weak: terms::WEAK,
    traits: opinions::TRAITS,
    opinions: &lists::OPINIONS,
    pairs: &lists::PAIRS,
    others: others::OTHERS,
    is_comparative,
    pros: labels::PROS,
    cons: labels::CONS,
    same: labels::SAME,
    general: &[
        "beste",
        "bester",
        "bestes",
        "besten",
        "ideal",
        "warum",
        "was",
        "perfekt für",
        "top",
        "am besten",
        "wichtig",
        "empfohlen",
    ],
    advice_leads: labels::ADVICE_LEADS,
    others_than: &[
        "alternativen",
        "alternative",
        "vs",
        "gegen",
        "konkurrenten",
        "oder",
        "versus",
    ],
    advice_first: labels::ADVICE_FIRST,
    advice: &[
        "berücksichtigen",
        "kommt darauf an",
        "hängt",
        "achten",
        "achte",
        "sollten",
        "sollte man",
        "faktoren",
        "überlegen sie",
    ],
    conditional: &["wenn", "falls"],
    asking: &["welche", "welcher", "welches", "welchen", "wer"],
    continuing: &[
        "außerdem",
        "zudem",
        "auch",
        "ein weiterer",
        "eine weitere",
        "und",
        "ebenso",
        "ebenfalls",
    ],
    pronouns: &[
        "er", "sein", "seine", "seinen", "seiner", "seinem", "ihr", "ihre", "ihren", "ihrer", "ihrem",
    ],
    within_clause: &[
        "jedoch",
        "allerdings",
        "hingegen",
        "dagegen",
        "dennoch",
        "trotzdem",
        "doch",
        "zwar",
        "leider",
        "andererseits",
    ],
    coordinating: &[
        "und",
        "oder",
        "sowie",
        "plus",
        "inklusive",
        "einschließlich",
        "und auch",
        "als auch",
        "sowie auch",
        "",
    ],
    before_brand: &[
        "der", "die", "das", "den", "dem", "auch", "und", "oder", "beide", "ein", "eine", "vom", "von",
    ],
    indefinite: &["ein", "eine", "einen", "einem", "einer", "eines"],
    choice: &[
        "wählen",
        "bevorzugen",
        "bevorzugt",
        "vorziehen",
        "entscheiden",
        "vorteil",
    ],
    function_words: small_words::FUNCTION_WORDS,
    contexts: &[
        (
            "sicherheit",
            25,
            &[
                "auto",
                "fahrzeug",
                "bremst",
                "bremse",
                "bremsen",
                "fußgängern",
                "fußgänger",
                "crashtest",
                "airbags",
                "insassen",
                "fahrer",
                "kind",
                "kinder",
                "baby",
                "verletzungen",
                "stürzen",
                "unfall",
                "straße",
                "helm",
                "grill",
                "leiter",
                "kindersitz",
                "kinderwagen",
                "fahrrad",
                "roller",
                "säge",
                "mäher",
                "brandschutz",
                "überhitzung",
                "insassenschutz",
                "passagiere",
            ],
        ),
        (
            "einrichtung",
            19,
            &[
                "stilvolle",
                "geschmackvolle",
                "stilvoll",
                "geschmackvoll",
                "liebevoll",
                "liebevolle",
            ],
        ),
        ("spiel", 10, &["ruckelt", "ruckeln", "ruckelfrei", "flüssig"]),
        (
            "anleitung",
            41,
            &["bebilderte", "bebildert", "mustergültige", "ausführliche"],
        ),
    ],
    owns: &["hat", "haben", "hatte", "hatten", "gibt", "erhält", "erhalten"],
    abbreviations: &[
        "z", "b", "d", "h", "u", "a", "bzw", "ca", "usw", "etc", "dr", "inkl", "max", "min", "evtl", "ggf", "vgl",
        "nr", "st", "std", "sog", "vs", "exkl", "zzgl", "mind", "z.b", "d.h", "u.a",
    ],
    infers: true,
    associations: include_str!("../../../../data/associations/german.txt"),
    ..Pack::DEFAULT
};

fn is_comparative(words: &str) -> bool {
    let last = words.rsplit(' ').next().unwrap_or(words);
    let endings = ["er", "ere", "eren", "erer", "eres", "erem"];
    endings.iter().any(|ending| last.ends_with(ending))
}

/// Endings that judge whatever stands before them.
const ENDINGS: &[(i8, u16, &str)] = &[
    (1, 0, "freundlich|schonend|tauglich|gerecht|orientiert"),
    (1, 5, "beständig|resistent"),
    (1, 29, "sparend"),
    (1, 9, "kulant"),
    (-1, 0, "anfällig|lastig|feindlich|widrig"),
    (-1, 2, "intensiv"),
];
