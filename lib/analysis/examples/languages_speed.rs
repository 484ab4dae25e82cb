//! Speed of the whole analysis of answers in each language that is read, with 100 names, on one core.
//!
//! `cargo run --release -p answerscope-analysis --example languages_speed`; `analysis_speed` reads real answers.

use std::hint::black_box;
use std::time::Duration;

use answerscope_analysis::{Analyzer, BrandNames, Language};
use cpu_time::ProcessTime;

/// Bytes of an ordinary answer, and of all that are read.
const ANSWER: usize = 3_000;
const BYTES: usize = 6 << 20;

/// Paragraphs in the register of answers; `N` is a brand.
const PARAGRAPHS: [(Language, &str); 6] = [
    (
        Language::English,
        "### 1. **N X2**\n\nThe N X2 is a solid choice for a small office, where it has to stand beside many other things. It offers great \
         sound and a long battery life, but its app is clunky. Compared with the N Air, it is quieter ([Tests](https://tests.example/a)).\n\n\
         - **Pros:** light, easy to clean\n- **Cons:** high price, slow charging\n\nAsk how often you will use it, and look at the room first.\n\n",
    ),
    (
        Language::Spanish,
        "### 1. **N X2**\n\nEl N X2 es una buena opción para una oficina pequeña, donde tiene que estar junto a muchas otras cosas. Ofrece un \
         sonido excelente y una batería duradera, pero su aplicación es lenta. Comparado con el N Air, es más silencioso \
         ([Pruebas](https://tests.example/a)).\n\n- **Ventajas:** ligero, fácil de limpiar\n- **Desventajas:** precio elevado, carga lenta\n\n\
         Conviene pensar con qué frecuencia se va a usar y mirar antes la habitación.\n\n",
    ),
    (
        Language::German,
        "### 1. **N X2**\n\nDer N X2 ist eine gute Wahl für ein kleines Büro, in dem er neben vielen anderen Dingen stehen muss. Er bietet \
         hervorragenden Klang und eine lange Akkulaufzeit, aber die App ist umständlich. Im Vergleich zum N Air ist er leiser \
         ([Tests](https://tests.example/a)).\n\n- **Vorteile:** leicht, einfach zu reinigen\n- **Nachteile:** hoher Preis, langsames Laden\n\n\
         Man sollte überlegen, wie oft man ihn benutzt, und sich vorher den Raum ansehen.\n\n",
    ),
    (
        Language::French,
        "### 1. **N X2**\n\nLe N X2 est un bon choix pour un petit bureau, où il doit se trouver à côté de beaucoup d'autres choses. Il offre un \
         excellent son et une bonne autonomie, mais son application est lente. Comparé au N Air, il est plus silencieux \
         ([Tests](https://tests.example/a)).\n\n- **Avantages :** léger, facile à nettoyer\n- **Inconvénients :** prix élevé, recharge lente\n\n\
         Demandez-vous combien de fois vous allez l'utiliser et regardez d'abord la pièce.\n\n",
    ),
    (
        Language::Italian,
        "### 1. **N X2**\n\nIl N X2 è una buona scelta per un piccolo ufficio, dove deve stare accanto a molte altre cose. Offre un ottimo suono \
         e una lunga autonomia, ma la sua app è macchinosa. Rispetto al N Air è più silenzioso ([Test](https://tests.example/a)).\n\n\
         - **Pro:** leggero, facile da pulire\n- **Contro:** prezzo elevato, ricarica lenta\n\nChiedetevi quante volte lo userete e guardate \
         prima la stanza.\n\n",
    ),
    (
        Language::Portuguese,
        "### 1. **N X2**\n\nO N X2 é uma boa escolha para um escritório pequeno, onde tem de estar ao lado de muitas outras coisas. Oferece um \
         som excelente e boa autonomia, mas a aplicação é lenta. Comparado com o N Air, é mais silencioso \
         ([Testes](https://tests.example/a)).\n\n- **Vantagens:** leve, fácil de limpar\n- **Desvantagens:** preço elevado, carregamento lento\n\n\
         Vale pensar em quantas vezes vai ser usado e olhar primeiro para a sala.\n\n",
    ),
];

fn name(number: usize) -> String {
    const FIRST: [&str; 10] = ["Nor", "Bel", "Quon", "Som", "Tar", "Mel", "Fer", "Hol", "Zeph", "Kal"];
    const LAST: [&str; 10] = ["vik", "lari", "tek", "brelle", "vo", "lin", "rin", "dar", "nix", "tov"];
    format!("{}{}", FIRST[number % 10], LAST[number / 10 % 10])
}

/// Answers of ordinary length, each about other brands.
fn answers(paragraph: &str) -> Vec<String> {
    let count = BYTES / ANSWER;
    let answer = |number: usize| {
        let parts = (0..).map(|part| paragraph.replace("N ", &format!("{} ", name(number * 7 + part * 13))));
        let mut text = String::new();
        for part in parts {
            text.push_str(&part);
            if text.len() >= ANSWER {
                break;
            }
        }
        text
    };
    (0..count).map(answer).collect()
}

/// The best of three readings, in MB/s of processor time, and the findings of 1 KB.
fn speed(analyzer: &Analyzer, texts: &[String]) -> (f64, f64) {
    let bytes = texts.iter().map(String::len).sum::<usize>() as f64;
    let mut best = Duration::MAX;
    let mut findings = 0;
    for _ in 0..3 {
        let started = ProcessTime::now();
        findings = texts
            .iter()
            .map(|text| black_box(analyzer.analyze(text, &[])).findings.len())
            .sum();
        best = best.min(started.elapsed());
    }
    (
        bytes / 1e6 / best.as_secs_f64(),
        f64::from(findings as u32) / bytes * 1e3,
    )
}

#[expect(clippy::print_stdout, reason = "a report for a person")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let brands: Vec<BrandNames> = (0..100)
        .map(|number| BrandNames {
            name: name(number),
            domain: format!("b{number}.example"),
            alternative_names: Vec::new(),
        })
        .collect();
    let analyzer = Analyzer::new(&brands);
    println!("| Answers | MB/s | Findings a KB |\n|---|---|---|");
    for (language, paragraph) in PARAGRAPHS {
        let texts = answers(paragraph);
        if let Some(text) = texts
            .iter()
            .find(|text| analyzer.analyze(text, &[]).language != language)
        {
            return Err(format!("read in another language than {}: {text}", language.code()).into());
        }
        let (speed, findings) = speed(&analyzer, &texts);
        println!("| {} | {speed:.1} | {findings:.1} |", language.code());
    }
    Ok(())
}
