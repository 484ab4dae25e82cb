//! Portuguese, of Portugal and of Brazil.

mod blame;
mod blame_two;
mod families_eight;
mod families_five;
mod families_four;
mod families_nine;
mod families_one;
mod families_seven;
mod families_six;
mod families_ten;
mod families_three;
mod families_two;
mod kinds_one;
mod kinds_three;
mod kinds_two;
mod labels;
mod lists;
mod opinions;
mod others;
mod pairs;
mod pairs_eight;
mod pairs_eleven;
mod pairs_five;
mod pairs_four;
mod pairs_nine;
mod pairs_seven;
mod pairs_six;
mod pairs_ten;
mod pairs_three;
mod pairs_two;
mod praise;
mod praise_two;
mod small_words;
mod terms;
mod things;
mod things_two;

use super::Pack;
use super::rules::PORTUGUESE;

pub(in crate::sentiment) static PACK: Pack = Pack {
    forms: &PORTUGUESE,
    postposed: true,
    manners: &[6, 10, 11],
    reflexive: &["se ", "muito ", "muita ", "pouco ", "demasiado "],
    comparatives: &[
        "mais",
        "menos",
        "melhor",
        "melhores",
        "pior",
        "piores",
        "maior",
        "maiores",
        "menor",
        "menores",
        "superior",
        "superiores",
        "inferior",
    ],
    terms: lists::TERMS,
    weak: terms::WEAK,
    traits: opinions::TRAITS,
    pairs: lists::PAIRS,
    opinions: lists::OPINIONS,
    others: others::OTHERS,
    is_comparative,
    pros: labels::PROS,
    cons: labels::CONS,
    same: labels::SAME,
    general: &[
        "melhor",
        "melhores",
        "ideal",
        "por que",
        "porque",
        "qual",
        "o que",
        "perfeito para",
        "top",
        "recomendado",
        "principais",
    ],
    advice_leads: labels::ADVICE_LEADS,
    others_than: &[
        "alternativas",
        "alternativa",
        "vs",
        "versus",
        "contra",
        "concorrentes",
        "ou",
        "frente a",
    ],
    advice_first: labels::ADVICE_FIRST,
    advice: &[
        "considere",
        "depende",
        "dependerá",
        "certifique",
        "fatores",
        "avalie",
        "leve em conta",
        "tenha em conta",
        "convém",
    ],
    conditional: &["se", "se procura", "caso", "se você"],
    asking: &["qual", "quais", "quem"],
    continuing: &["além", "também", "outro", "outra", "e", "ainda"],
    pronouns: &[
        "seu", "sua", "seus", "suas", "ele", "ela", "eles", "elas", "dele", "dela",
    ],
    within_clause: &["porém", "contudo", "no entanto", "entretanto", "todavia", "portanto"],
    coordinating: &[
        "e",
        "ou",
        "bem como",
        "assim como",
        "além de",
        "incluindo",
        "junto com",
        "e também",
        "além do",
        "além da",
        "",
    ],
    before_brand: &[
        "o", "a", "os", "as", "ambos", "também", "e", "ou", "um", "uma", "da", "do",
    ],
    indefinite: &["um", "uma", "uns", "umas"],
    choice: &[
        "escolher", "escolha", "preferir", "prefiro", "vantagem", "opte", "optar", "ganha", "vence",
    ],
    function_words: small_words::FUNCTION_WORDS,
    listings: &[
        "características",
        "principais características",
        "inclui",
        "extras",
        "funções",
        "especificações",
        "recursos",
        "funcionalidades",
        "principais recursos",
    ],
    such_as: &["como"],
    owns: &["tem", "têm", "tinha"],
    prepositions: &[
        "para", "em", "no", "na", "nos", "nas", "num", "numa", "por", "pelo", "pela", "desde", "até", "entre", "sobre",
        "durante", "após", "que", "quando", "onde", "sem",
    ],
    topical: &["em", "no", "na", "nos", "nas", "em matéria de", "no quesito"],
    infers: true,
    associations: include_str!("../../../../data/associations/portuguese.txt"),
    abbreviations: &[
        "ex", "p.ex", "etc", "dr", "dra", "sr", "sra", "aprox", "máx", "mín", "núm", "pág", "vs", "incl", "tel", "av",
        "prof", "no", "nº",
    ],
    ..Pack::DEFAULT
};

fn is_comparative(words: &str) -> bool {
    let first = words.split(' ').next().unwrap_or(words);
    matches!(
        first,
        "mais"
            | "menos"
            | "melhor"
            | "melhores"
            | "pior"
            | "piores"
            | "superior"
            | "superiores"
            | "inferior"
            | "inferiores"
    )
}
