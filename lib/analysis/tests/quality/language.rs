//! Which language an answer is read as.

use std::path::Path;

use answerscope_analysis::{Analyzer, BrandNames, Language};

/// Texts in the register of answers, by the code of their language: a sentence or two, and a line of a list.
const TEXTS: &[(&str, &str)] = &[
    (
        "en",
        "The Norvik X2 is a solid pick. It has great sound and a long battery life.\n\n- **Pros:** light, quiet\n",
    ),
    ("en", "Norvik X2 – $199"),
    ("en", "Best kettles of 2026: Hollin, Ferrin, Tarvo, Mervol, Quontek."),
    (
        "en",
        "1. Sombrelle Avanti\n2. Tarvo La Primavera\n3. Mervol Die Welle\n4. Hollin Il Sole",
    ),
    (
        "es",
        "Tarvo ofrece una calidad de sonido excelente, pero su servicio de atención al cliente es pésimo.",
    ),
    (
        "es",
        "### Norvik X2\n\n- **Ventajas:** ligera, silenciosa y fácil de limpiar\n- **Desventajas:** precio elevado\n",
    ),
    (
        "es",
        "Si buscas unos auriculares cómodos, los Brindax son la mejor opción por su batería.",
    ),
    (
        "de",
        "Tarvo bietet eine hervorragende Klangqualität, aber der Kundendienst ist miserabel.",
    ),
    (
        "de",
        "### Norvik X2\n\n- **Vorteile:** leicht, leise und einfach zu reinigen\n- **Nachteile:** hoher Preis\n",
    ),
    (
        "de",
        "Wer bequeme Kopfhörer sucht, ist mit dem Brindax dank der langen Akkulaufzeit gut beraten.",
    ),
    (
        "fr",
        "Tarvo offre une excellente qualité sonore, mais son service client est déplorable.",
    ),
    (
        "fr",
        "### Norvik X2\n\n- **Avantages :** légère, silencieuse et facile à nettoyer\n- **Inconvénients :** prix élevé\n",
    ),
    (
        "fr",
        "Si vous cherchez un casque confortable, le Brindax est le meilleur choix grâce à l’autonomie de sa batterie.",
    ),
    (
        "it",
        "Tarvo offre un'ottima qualità del suono, ma il servizio clienti è pessimo.",
    ),
    (
        "it",
        "### Norvik X2\n\n- **Pro:** leggera, silenziosa e facile da pulire\n- **Contro:** prezzo elevato\n",
    ),
    (
        "it",
        "Se cerchi delle cuffie comode, le Brindax sono la scelta migliore per l’autonomia della batteria.",
    ),
    (
        "pt",
        "A Tarvo oferece excelente qualidade de som, mas o atendimento ao cliente é péssimo.",
    ),
    (
        "pt",
        "### Norvik X2\n\n- **Vantagens:** leve, silenciosa e fácil de limpar\n- **Desvantagens:** preço elevado\n",
    ),
    (
        "pt",
        "Se procura auscultadores confortáveis, os Brindax são a melhor escolha pela autonomia da bateria.",
    ),
    (
        "ja",
        "Norvik X2は音質がとても良く、バッテリーも長持ちします。ただし、価格は少し高めです。",
    ),
    ("zh", "Norvik X2 的音质非常出色，电池续航也很长，但是价格有点贵。"),
    (
        "ko",
        "Norvik X2는 음질이 뛰어나고 배터리도 오래갑니다. 다만 가격이 조금 비쌉니다.",
    ),
    (
        "ar",
        "يقدم Norvik X2 جودة صوت ممتازة وعمر بطارية طويلًا، لكن سعره مرتفع قليلًا.",
    ),
    (
        "ru",
        "Norvik X2 предлагает отличное качество звука и долгую работу от батареи, но цена довольно высокая.",
    ),
    (
        "nl",
        "De Norvik X2 biedt een uitstekende geluidskwaliteit en een lange batterijduur, maar de prijs is vrij hoog.",
    ),
    (
        "pl",
        "Norvik X2 oferuje doskonałą jakość dźwięku i długi czas pracy na baterii, ale jego cena jest dość wysoka.",
    ),
    (
        "tr",
        "Norvik X2 mükemmel bir ses kalitesi ve uzun pil ömrü sunuyor, ancak fiyatı biraz yüksek ve uygulaması karmaşık.",
    ),
    (
        "ca",
        "El Norvik X2 ofereix una qualitat de so excel·lent i una bateria de llarga durada, però el preu és força elevat.",
    ),
    (
        "sv",
        "Norvik X2 har en utmärkt ljudkvalitet och lång batteritid, men priset är ganska högt och appen är krånglig.",
    ),
    (
        "da",
        "Norvik X2 har en fremragende lydkvalitet og lang batterilevetid, men prisen er ret høj, og appen er besværlig at bruge.",
    ),
    (
        "ro",
        "Norvik X2 oferă o calitate excelentă a sunetului și o autonomie mare, dar prețul este destul de ridicat pentru mulți.",
    ),
];

fn analyzer() -> Analyzer {
    Analyzer::new(&[BrandNames {
        name: "Norvik".into(),
        domain: "norvik.example".into(),
        alternative_names: Vec::new(),
    }])
}

#[test]
fn answers_are_told_apart() {
    let analyzer = analyzer();
    let told: Vec<_> = TEXTS
        .iter()
        .map(|&(code, text)| (code, analyzer.analyze(text, &[]).language.code(), text))
        .filter(|(code, told, _)| code != told)
        .collect();
    assert!(told.is_empty(), "{told:#?}");
}

#[test]
fn links_and_code_are_not_read() {
    let analyzer = analyzer();
    let link = "https://www.ejemplo.example/los-mejores-auriculares-para-la-casa-y-el-trabajo-con-una-buena-bateria";
    let text = format!("Norvik is a fine choice: see [this test]({link}) or {link}.");
    assert_eq!(analyzer.analyze(&text, &[]).language, Language::English);
    let code = "```\nder die das und ist nicht mit dem von zu für den auf ein eine einer\n```\n";
    let text = format!("{code}Norvik is a fine choice, and it is quiet.\n{code}");
    assert_eq!(analyzer.analyze(&text, &[]).language, Language::English);
    let text = "Norvik is a fine choice. Run `der die das und ist nicht mit dem von zu für den auf ein` first.";
    assert_eq!(analyzer.analyze(text, &[]).language, Language::English);
}

#[test]
fn a_language_without_a_pack_has_no_findings_and_says_so() {
    let read = analyzer().analyze(
        "Norvik X2は音質がとても良く、バッテリーも長持ちします。The sound is great.",
        &[],
    );
    assert_eq!(read.language, Language::Other("ja"));
    assert!(!read.language.is_read() && read.findings.is_empty());
    assert_eq!(read.mentions.len(), 1);
}

/// All of them are in English. Skipped where they are not present.
#[test]
fn real_answers_are_english() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/answers.jsonl");
    let Ok(lines) = std::fs::read_to_string(path) else {
        println!("skipped: no real answers here");
        return;
    };
    let analyzer = analyzer();
    let other: Vec<_> = lines
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON"))
        .map(|row| {
            let language = analyzer.analyze(row["text"].as_str().expect("a text"), &[]).language;
            (row["answerId"].to_string(), language)
        })
        .filter(|(_, language)| *language != Language::English)
        .collect();
    assert!(other.is_empty(), "{other:?}");
}
