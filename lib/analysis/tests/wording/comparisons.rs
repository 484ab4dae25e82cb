//! Comparisons of two brands in the forms that people use most: what one is better at, the other one is worse at.

use answerscope_analysis::Polarity;

use crate::common::told;

/// Checks that each text says that Norvik is better at a feature than Hollin, or worse.
fn compare(texts: &[(&str, &str, Polarity)]) {
    for (text, name, of_norvik) in texts {
        let of_hollin = match of_norvik {
            Polarity::Endorsed => Polarity::Undermined,
            _ => Polarity::Endorsed,
        };
        let wanted = [("Hollin", of_hollin), ("Norvik", *of_norvik)];
        let wanted = wanted.map(|(brand, polarity)| format!("{brand}:{name}:{}", polarity.as_str()));
        assert_eq!(told(text), wanted, "{text}");
    }
}

const BETTER: Polarity = Polarity::Endorsed;
const WORSE: Polarity = Polarity::Undermined;

#[test]
fn in_english() {
    compare(&[
        ("Norvik weighs less than Hollin.", "size and weight", BETTER),
        ("Norvik weighs more than Hollin.", "size and weight", WORSE),
        ("Norvik makes less noise than Hollin.", "noise level", BETTER),
        ("Norvik makes more noise than Hollin.", "noise level", WORSE),
        ("Norvik is easier to clean than Hollin.", "maintenance", BETTER),
        ("Norvik is harder to clean than Hollin.", "maintenance", WORSE),
        ("Norvik's app is more intuitive than Hollin's.", "software", BETTER),
        ("Norvik surpasses Hollin in performance.", "performance", BETTER),
        ("Against Hollin, Norvik is more comfortable.", "comfort", BETTER),
        (
            "Norvik offers better value for money than Hollin.",
            "value for money",
            BETTER,
        ),
        ("Norvik has more storage than Hollin.", "storage and capacity", BETTER),
    ]);
}

#[test]
fn in_spanish() {
    compare(&[
        ("El precio de Norvik es más bajo que el de Hollin.", "price", BETTER),
        ("Norvik es más barato que Hollin.", "price", BETTER),
        ("Norvik tiene más autonomía que Hollin.", "battery life", BETTER),
        ("Norvik tiene mejor sonido que Hollin.", "sound quality", BETTER),
        ("Norvik es menos cómodo que Hollin.", "comfort", WORSE),
        ("Norvik pesa más que Hollin.", "size and weight", WORSE),
        ("Norvik se limpia más fácilmente que Hollin.", "maintenance", BETTER),
        ("Norvik es más difícil de limpiar que Hollin.", "maintenance", WORSE),
        ("Norvik hace menos ruido que Hollin.", "noise level", BETTER),
        ("Norvik hace más ruido que Hollin.", "noise level", WORSE),
        (
            "Norvik ofrece mejor relación calidad-precio que Hollin.",
            "value for money",
            BETTER,
        ),
        ("Norvik carga más rápido que Hollin.", "charging", BETTER),
        (
            "La app de Norvik es más intuitiva que la de Hollin.",
            "software",
            BETTER,
        ),
        ("Norvik supera a Hollin en rendimiento.", "performance", BETTER),
        ("Frente a Hollin, Norvik resulta más cómodo.", "comfort", BETTER),
        ("En comparación con Hollin, Norvik es más caro.", "price", WORSE),
        (
            "La batería de Norvik dura más que la de Hollin.",
            "battery life",
            BETTER,
        ),
        ("Norvik cuesta más que Hollin.", "price", WORSE),
        (
            "El sonido de Norvik es mejor que el de Hollin.",
            "sound quality",
            BETTER,
        ),
        ("Norvik tiene peor pantalla que Hollin.", "display", WORSE),
        ("Norvik ofrece menos funciones que Hollin.", "features", WORSE),
        ("A diferencia de Hollin, Norvik carece de GPS.", "features", WORSE),
        ("Norvik no llega al nivel de Hollin en precisión.", "accuracy", WORSE),
    ]);
}

#[test]
fn in_german() {
    compare(&[
        ("Norvik wiegt weniger als Hollin.", "size and weight", BETTER),
        ("Norvik wiegt mehr als Hollin.", "size and weight", WORSE),
        ("Norvik macht weniger Lärm als Hollin.", "noise level", BETTER),
        ("Norvik ist schwieriger zu reinigen als Hollin.", "maintenance", WORSE),
        ("Norvik lädt schneller als Hollin.", "charging", BETTER),
        (
            "Die App von Norvik ist intuitiver als die von Hollin.",
            "software",
            BETTER,
        ),
        ("Norvik übertrifft Hollin bei der Leistung.", "performance", BETTER),
        ("Gegenüber Hollin ist Norvik bequemer.", "comfort", BETTER),
        ("Im Vergleich zu Hollin ist Norvik teurer.", "price", WORSE),
        ("Norvik bietet eine größere Auswahl als Hollin.", "selection", BETTER),
        (
            "Norvik bietet ein besseres Preis-Leistungs-Verhältnis als Hollin.",
            "value for money",
            BETTER,
        ),
        (
            "Der Akku von Norvik hält länger als der von Hollin.",
            "battery life",
            BETTER,
        ),
        ("Norvik kostet mehr als Hollin.", "price", WORSE),
        (
            "Der Klang von Norvik ist besser als der von Hollin.",
            "sound quality",
            BETTER,
        ),
        ("Norvik hat ein schlechteres Display als Hollin.", "display", WORSE),
        ("Norvik bietet weniger Funktionen als Hollin.", "features", WORSE),
        ("Anders als Hollin fehlt Norvik ein GPS.", "accuracy", WORSE),
        ("Norvik ist weniger robust als Hollin.", "durability", WORSE),
    ]);
}

#[test]
fn in_french() {
    compare(&[
        ("Norvik pèse moins que Hollin.", "size and weight", BETTER),
        ("Norvik pèse plus lourd que Hollin.", "size and weight", WORSE),
        ("Norvik fait moins de bruit que Hollin.", "noise level", BETTER),
        ("Norvik se nettoie plus facilement que Hollin.", "maintenance", BETTER),
        ("Norvik est plus difficile à nettoyer que Hollin.", "maintenance", WORSE),
        ("Norvik se recharge plus vite que Hollin.", "charging", BETTER),
        (
            "L'application de Norvik est plus intuitive que celle de Hollin.",
            "ease of use",
            BETTER,
        ),
        ("Norvik surpasse Hollin en performances.", "performance", BETTER),
        ("Par rapport à Hollin, Norvik est plus confortable.", "comfort", BETTER),
        (
            "Norvik offre un meilleur rapport qualité-prix que Hollin.",
            "value for money",
            BETTER,
        ),
        (
            "La batterie de Norvik tient plus longtemps que celle de Hollin.",
            "battery life",
            BETTER,
        ),
        ("Norvik coûte plus cher que Hollin.", "price", WORSE),
        (
            "Le son de Norvik est meilleur que celui de Hollin.",
            "sound quality",
            BETTER,
        ),
        ("Norvik a un moins bon écran que Hollin.", "display", WORSE),
        ("Norvik offre moins de fonctions que Hollin.", "features", WORSE),
        ("Norvik n'égale pas Hollin en précision.", "accuracy", WORSE),
    ]);
}

#[test]
fn in_italian() {
    compare(&[
        ("Norvik pesa meno di Hollin.", "size and weight", BETTER),
        ("Norvik pesa più di Hollin.", "size and weight", WORSE),
        ("Norvik fa meno rumore di Hollin.", "noise level", BETTER),
        ("Norvik si pulisce più facilmente di Hollin.", "maintenance", BETTER),
        ("Norvik è più difficile da pulire di Hollin.", "maintenance", WORSE),
        ("Norvik si ricarica più velocemente di Hollin.", "charging", BETTER),
        (
            "L'app di Norvik è più intuitiva di quella di Hollin.",
            "ease of use",
            BETTER,
        ),
        ("Norvik supera Hollin nelle prestazioni.", "performance", BETTER),
        ("Rispetto a Hollin, Norvik è più comodo.", "comfort", BETTER),
        (
            "Norvik offre un miglior rapporto qualità-prezzo di Hollin.",
            "value for money",
            BETTER,
        ),
        (
            "La batteria di Norvik dura più di quella di Hollin.",
            "battery life",
            BETTER,
        ),
        ("Norvik costa più di Hollin.", "price", WORSE),
        (
            "Il suono di Norvik è migliore di quello di Hollin.",
            "sound quality",
            BETTER,
        ),
        ("Norvik ha uno schermo peggiore di Hollin.", "display", WORSE),
        ("Norvik offre meno funzioni di Hollin.", "features", WORSE),
    ]);
}

#[test]
fn in_portuguese() {
    compare(&[
        ("Norvik pesa menos que Hollin.", "size and weight", BETTER),
        ("Norvik pesa menos do que Hollin.", "size and weight", BETTER),
        ("Norvik pesa mais do que Hollin.", "size and weight", WORSE),
        ("Norvik faz menos barulho que Hollin.", "noise level", BETTER),
        ("Norvik é mais fácil de limpar do que Hollin.", "maintenance", BETTER),
        ("Norvik é mais difícil de limpar do que Hollin.", "maintenance", WORSE),
        ("Norvik carrega mais rápido que Hollin.", "speed", BETTER),
        ("O app da Norvik é mais intuitivo que o da Hollin.", "software", BETTER),
        ("Norvik supera Hollin em desempenho.", "performance", BETTER),
        (
            "Em comparação com Hollin, Norvik é mais confortável.",
            "comfort",
            BETTER,
        ),
        (
            "Norvik oferece melhor custo-benefício que Hollin.",
            "value for money",
            BETTER,
        ),
        (
            "A bateria do Norvik dura mais do que a do Hollin.",
            "battery life",
            BETTER,
        ),
        ("Norvik custa mais do que Hollin.", "price", WORSE),
        ("O som do Norvik é melhor que o do Hollin.", "sound quality", BETTER),
        ("Norvik tem uma tela pior que a do Hollin.", "display", WORSE),
        ("Norvik oferece menos funções que Hollin.", "features", WORSE),
        ("Ao contrário de Hollin, Norvik não tem GPS.", "accuracy", WORSE),
        ("Norvik não chega ao nível de Hollin em precisão.", "accuracy", WORSE),
    ]);
}

/// Who is spoken of stays who it was, where a later sentence only compares with somebody else.
#[test]
fn of_the_subject_before() {
    let goes_on = [
        (
            "Norvik: Durable. However, it's not as quiet as the Hollin.",
            "noise level",
        ),
        (
            "Norvik: Es bueno. Sin embargo, no es tan silencioso como Hollin.",
            "noise level",
        ),
        ("Norvik: Er ist gut. Allerdings nicht so bequem wie Hollin.", "comfort"),
        (
            "Norvik : Il est bon. Cependant, il n'est pas aussi silencieux que Hollin.",
            "noise level",
        ),
        ("Norvik: È buono. Tuttavia non è silenzioso come Hollin.", "noise level"),
        (
            "Norvik: É bom. No entanto, não é tão silencioso como Hollin.",
            "noise level",
        ),
    ];
    for (text, name) in goes_on {
        let told = told(text);
        for wanted in [format!("Norvik:{name}:undermined"), format!("Hollin:{name}:endorsed")] {
            assert!(told.contains(&wanted), "{text}: {told:?}");
        }
    }
}

/// What is only as good is not worse.
#[test]
fn equals_are_not_blamed() {
    for text in [
        "The Norvik is as quiet as the Hollin.",
        "Norvik es tan silencioso como Hollin.",
        "Norvik est aussi silencieux que Hollin.",
        "Norvik é tão silencioso quanto o Hollin.",
        "The Norvik is as quiet as the best models.",
    ] {
        assert!(told(text).contains(&"Norvik:noise level:endorsed".to_owned()), "{text}");
        assert!(!told(text).iter().any(|told| told.ends_with("undermined")), "{text}");
    }
}

/// What is said of the others is not said of what is compared with them.
#[test]
fn the_best_models_are_not_this_one() {
    for text in [
        "The Norvik isn't as quiet as the best models.",
        "Norvik no es tan silencioso como los mejores modelos.",
        "Norvik ist nicht so leise wie die besten Modelle.",
        "Norvik n'est pas aussi silencieux que les meilleurs modèles.",
        "Norvik non è silenzioso come i modelli migliori.",
        "Norvik não é tão silencioso quanto os melhores modelos.",
    ] {
        assert_eq!(told(text), ["Norvik:noise level:undermined"], "{text}");
    }
    let needed = told("The Norvik needs a powerful graphics card.");
    assert!(
        !needed.contains(&"Norvik:performance:endorsed".to_owned()),
        "{needed:?}"
    );
}

/// "Less than" by itself is a threshold, and "as" may introduce an example.
#[test]
fn what_only_looks_like_a_comparison() {
    for (text, wanted) in [
        (
            "More than 500 reviewers praise Norvik for its battery life.",
            "Norvik:battery life:endorsed",
        ),
        (
            "The Hollin costs less than $300 and the Norvik offers better sound.",
            "Norvik:sound quality:endorsed",
        ),
        (
            "Da più di dieci anni Norvik produce macchine affidabili.",
            "Norvik:reliability:endorsed",
        ),
        (
            "Norvik ofrece más accesorios como un estuche resistente.",
            "Norvik:durability:endorsed",
        ),
        (
            "The Norvik requires only simple maintenance.",
            "Norvik:maintenance:endorsed",
        ),
        (
            "The Norvik delivers excellent noise cancellation comparable to the Hollin.",
            "Norvik:noise cancellation:endorsed",
        ),
    ] {
        let told = told(text);
        assert!(told.contains(&wanted.to_owned()), "{text}: {told:?}");
        assert!(
            !told.iter().any(|told| told.ends_with("undermined")),
            "{text}: {told:?}"
        );
    }
}
