//! Questions to ask.

use answerscope_builtin_engine::{BuiltInAnswer, BuiltInEngine, BuiltInQuestion, KnownBrand};
use answerscope_domain::{Day, Engine};

/// Prompts in English, Spanish, German and French.
pub(crate) const PROMPTS: [[&str; 10]; 4] = [
    [
        "What is the best electric kettle for tea?",
        "best running shoes for wet trails",
        "Which robot vacuum is good for pet hair?",
        "What headphones have the best noise cancellation for travel?",
        "Which online bank account has the lowest fees?",
        "What is a good project management tool for a small team?",
        "Is Sweplin a good robot vacuum?",
        "Sonnarel vs Tymbria headphones: which are better?",
        "How do I choose running shoes?",
        "quiet electric kettle with a large capacity",
    ],
    [
        "¿Cuál es el mejor hervidor eléctrico?",
        "mejores zapatillas de running para montaña",
        "¿Qué robot aspirador es bueno para el pelo de mascotas?",
        "¿Qué auriculares tienen la mejor cancelación de ruido?",
        "¿Qué cuenta bancaria online no cobra comisiones?",
        "¿Qué herramienta de gestión de proyectos es buena para un equipo pequeño?",
        "¿Es Sweplin un buen robot aspirador?",
        "Sonnarel o Tymbria: ¿qué auriculares son mejores?",
        "¿Cómo elegir zapatillas de running?",
        "hervidor silencioso de gran capacidad",
    ],
    [
        "Welcher Wasserkocher ist der beste?",
        "Beste Laufschuhe für das Gelände",
        "Welcher Saugroboter ist gut bei Tierhaaren?",
        "Welche Kopfhörer haben die beste Geräuschunterdrückung?",
        "Welches Girokonto hat die niedrigsten Gebühren?",
        "Welches Projektmanagement-Tool ist gut für ein kleines Team?",
        "Ist Sweplin ein guter Saugroboter?",
        "Sonnarel oder Tymbria: Welche Kopfhörer sind besser?",
        "Worauf soll man bei einem Laufschuh achten?",
        "leiser Wasserkocher für eine große Familie",
    ],
    [
        "Quelle est la meilleure bouilloire électrique ?",
        "meilleures chaussures de running pour le trail",
        "Quel robot aspirateur pour les poils d'animaux ?",
        "Quel casque audio a la meilleure réduction de bruit ?",
        "Quel compte bancaire en ligne a les frais les plus bas ?",
        "Quel outil de gestion de projet pour une petite équipe ?",
        "Le Sweplin est-il un bon robot aspirateur ?",
        "Sonnarel ou Tymbria : quel casque est le meilleur ?",
        "Comment choisir des chaussures de running ?",
        "bouilloire silencieuse de grande capacité",
    ],
];

/// A Monday.
pub(crate) fn first_day() -> Day {
    Day::parse("2026-09-07").expect("a day")
}

/// Asks so many days behind [`first_day`].
pub(crate) fn ask(seed: u64, prompt: &str, engine: Engine, days: i32, brands: &[KnownBrand]) -> BuiltInAnswer {
    let question = BuiltInQuestion {
        prompt,
        country: None,
        engine,
        day: Day(first_day().0 + days),
        repetition: 0,
        brands,
    };
    BuiltInEngine::new(seed).answer(&question)
}
