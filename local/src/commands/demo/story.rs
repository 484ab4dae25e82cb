//! What the demo's answers tell: four invented brands of headphones over a month, and what happens to them half-way.
//! The same story every day: it is told by days ago.

use answerscope_engines::simulated::SimulatedBrand;
use answerscope_metrics::Engine;

/// Days of the story; what happens does so when half of them are over.
pub(super) const DAYS: i32 = 30;
/// The engines that are asked.
pub(super) const ENGINES: [Engine; 4] = [
    Engine::OpenAi,
    Engine::Perplexity,
    Engine::Gemini,
    Engine::GoogleAiOverviews,
];
/// Name, domain and another name of each brand, the owned one first.
pub(super) const BRANDS: [(&str, &str, &str); 4] = [
    ("Norvik", "norvik-audio.example", "Norvik Audio"),
    ("Brindax", "brindax.example", "Brindax Sound"),
    ("Quontek", "quontek.example", "Quontek Labs"),
    ("Sombrelle", "sombrelle.example", "Maison Sombrelle"),
];

/// What happens to the owned brand in the answers to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Plot {
    /// Nothing.
    Steady,
    /// A launch is noticed: it is named far more often.
    Noticed,
    /// Perplexity stops naming it.
    Dropped,
    /// The first competitor passes it.
    Overtaken,
    /// What is said about it turns bad.
    Soured,
    /// Gemini has never heard of it.
    Unknown,
    /// Nobody ever names it.
    Absent,
}

/// A question that engines are asked.
pub(super) struct Question {
    pub(super) text: &'static str,
    pub(super) country: &'static str,
    plot: Plot,
}

const fn question(text: &'static str, country: &'static str, plot: Plot) -> Question {
    Question { text, country, plot }
}

pub(super) const QUESTIONS: [Question; 12] = [
    question("What are the best wireless headphones?", "US", Plot::Overtaken),
    question("Which headphones are best for running?", "US", Plot::Dropped),
    question(
        "What are good noise cancelling headphones for travel?",
        "US",
        Plot::Noticed,
    ),
    question("Which headphones have the longest battery life?", "DE", Plot::Soured),
    question(
        "What are the most comfortable headphones for an office?",
        "DE",
        Plot::Steady,
    ),
    question("Best headphones under 100 euros?", "DE", Plot::Steady),
    question("Are Norvik headphones any good?", "US", Plot::Steady),
    question("Norvik or Brindax: which is better?", "US", Plot::Steady),
    question("Which earbuds stay in place while swimming?", "GB", Plot::Dropped),
    question("What headphones do sound engineers recommend?", "GB", Plot::Unknown),
    question("Which headphones last longest before they break?", "US", Plot::Steady),
    question("What are good headphones for children?", "GB", Plot::Absent),
];

/// How often the brands are named and how well they are spoken of, so many days ago: Brindax loses its lead slowly,
/// Quontek fades, Sombrelle is small, well liked and grows.
pub(super) fn candidates(question: &Question, engine: Engine, ago: i32) -> Vec<SimulatedBrand> {
    let over = u32::try_from(DAYS - 1 - ago).unwrap_or_default();
    let (month, late) = (DAYS as u32 - 1, ago < DAYS / 2);
    let falls = |from: u32, by: u32| from - by * over / month;
    let mut standings = [
        (60, 78),
        (falls(74, 10), 60),
        (falls(48, 16), 48),
        (18 + 16 * over / month, 76),
    ];
    let [owned, rival, ..] = &mut standings;
    match question.plot {
        Plot::Steady => {}
        Plot::Noticed => owned.0 = if late { 88 } else { 34 },
        Plot::Dropped => owned.0 = if late && engine == Engine::Perplexity { 3 } else { 97 },
        Plot::Overtaken => (owned.0, rival.0) = if late { (58, 92) } else { (84, 34) },
        Plot::Soured => *owned = (86, if late { 12 } else { 92 }),
        Plot::Unknown => owned.0 = if engine == Engine::Gemini { 2 } else { 80 },
        Plot::Absent => owned.0 = 0,
    }
    let brands = BRANDS.into_iter().zip(standings);
    brands
        .map(|((name, domain, _), (fame, esteem))| SimulatedBrand {
            name: name.to_owned(),
            domain: domain.to_owned(),
            // Who is asked about is named.
            fame: if question.text.contains(name) { 98 } else { fame },
            esteem,
        })
        .collect()
}
