//! Portuguese, of Portugal and of Brazil.

mod labels;
mod others;
mod small_words;

use super::Pack;
use super::closings;
use super::rules::PORTUGUESE;
use super::words::files;

pub(in crate::sentiment) static PACK: Pack = Pack {
    forms: &PORTUGUESE,
    because: &[
        "mas também",
        "segundo",
        "de acordo com",
        "já que",
        "porque",
        "pois",
        "por isso",
        "portanto",
        "uma vez que",
    ],
    files: &files!("portuguese"),
    everyday: include_str!("../../../../data/words/portuguese/everyday-terms.txt"),
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
    others: others::OTHERS,
    is_comparative,
    pros: labels::PROS,
    cons: labels::CONS,
    for_whom: labels::FOR_WHOM,
    not_for_whom: labels::NOT_FOR_WHOM,
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
    alternative_to: &["a", "ao", "à"],
    relative: &["que", "cujo", "cuja", "cujos", "cujas"],
    both: &["ambos", "ambas"],
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
    closing: closings::PORTUGUESE,
    conditional: &["se", "se procura", "caso", "se você"],
    tolerating: &[
        "não se importa com",
        "não se importam com",
        "não te importas com",
        "não se importar com",
        "não se incomoda com",
        "não se incomodam com",
        "não se incomodar com",
        "não te incomodas com",
        "consegue viver com",
        "pode viver com",
        "disposto a aceitar",
        "dispostos a aceitar",
    ],
    equal: &["mesmo", "mesma", "mesmos", "mesmas"],
    rivals: &["concorrência", "concorrente", "concorrentes", "rivais"],
    nobody: &[
        "nenhum outro",
        "nenhuma outra",
        "nenhum concorrente",
        "nenhum modelo",
        "nenhuma marca",
        "ninguém",
    ],
    requiring: &["requer", "requerem", "exige", "exigem"],
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
    abbreviations: &[
        "ex", "p.ex", "etc", "dr", "dra", "sr", "sra", "aprox", "máx", "mín", "núm", "pág", "vs", "incl", "tel", "av",
        "prof", "no", "nº",
    ],
    superlatives: &["melhor", "melhores", "vencedor", "vencedora"],
    purposes: &["para"],
    label_stop_words: &[
        "marca",
        "fabric",
        "modelo",
        "loja",
        "vend",
        "compra",
        "dispon",
        "altern",
        "concorr",
        "rival",
        "simil",
        "outr",
        "também",
        "exemplo",
        "fonte",
        "propriet",
        "empresa",
        "grupo",
        "rede",
        "operad",
        "plataform",
        "inclu",
        "compat",
        "nota",
        "veja",
        "mais",
        "avaliação",
        "patrocin",
        "perdedor",
        "recall",
        "queixa",
        "reclama",
        "aviso",
        "evit",
        "produto",
        "nome",
        "opção",
        "comparação",
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
