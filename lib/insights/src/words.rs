//! Numbers, names and days in American English.

use std::ops::RangeInclusive;

use answerscope_metrics::{Day, Engine, EngineSet};

/// Characters of a query that a text quotes.
const QUOTED: usize = 120;
/// Fewer answers than this are not put into percent: 1 of 3 says more than 33%.
const PERCENT_FROM: u64 = 10;
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// One line without control characters.
pub(crate) fn name(text: &str) -> String {
    let words: Vec<String> = text
        .split(|c: char| c.is_whitespace() || c.is_control())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect();
    words.join(" ")
}

/// A query in quotation marks, cut where it is long; the same marks inside become plain ones, so that the quotation
/// ends where it seems to.
pub(crate) fn quoted(query: &str) -> String {
    let line = name(query).replace(['“', '”'], "\"");
    let cut: String = line.chars().take(QUOTED).collect();
    let more = if cut.len() < line.len() { "…" } else { "" };
    format!("“{}{more}”", cut.trim_end())
}

/// "1,204".
pub(crate) fn number(value: u64) -> String {
    let digits = value.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// "1 answer", "3 answers".
pub(crate) fn count(value: u64, one: &str) -> String {
    let plural = if value == 1 { "" } else { "s" };
    format!("{} {one}{plural}", number(value))
}

/// "13%"; a share that is neither nothing nor all is shown as neither.
pub(crate) fn percent(share: f64) -> String {
    let rounded = (share * 100.0).round();
    if rounded < 1.0 && share > 0.0 {
        "under 1%".to_owned()
    } else if rounded > 99.0 && share < 1.0 {
        "over 99%".to_owned()
    } else {
        format!("{rounded}%")
    }
}

/// "3 of 24 answers (13%)", "none of 24 answers", "all 24 answers", "the only answer".
pub(crate) fn of_answers(part: u64, whole: u64) -> String {
    match (part, whole) {
        (1, 1) => "the only answer".to_owned(),
        (0, _) => format!("none of {}", count(whole, "answer")),
        _ if part == whole => format!("all {}", count(whole, "answer")),
        _ if whole < PERCENT_FROM => format!("{part} of {whole} answers"),
        _ => format!(
            "{} of {} answers ({})",
            number(part),
            number(whole),
            percent(part as f64 / whole as f64)
        ),
    }
}

/// The same without the noun: "3 of 24 (13%)", "none of 24", "all 24".
pub(crate) fn of(part: u64, whole: u64) -> String {
    if (part, whole) == (1, 1) {
        return "the only one".to_owned();
    }
    of_answers(part, whole).replace(" answers", "").replace(" answer", "")
}

/// "from October 23 to November 21", "on November 21".
pub(crate) fn span(days: &RangeInclusive<Day>) -> String {
    if days.start() == days.end() {
        format!("on {}", day(*days.end()))
    } else {
        format!("from {} to {}", day(*days.start()), day(*days.end()))
    }
}

fn day(day: Day) -> String {
    let shown = day.to_string();
    let mut parts = shown.rsplit('-').map(|part| part.parse::<usize>().unwrap_or_default());
    let (day, month) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let month = month.checked_sub(1).and_then(|place| MONTHS.get(place));
    format!("{} {day}", month.unwrap_or(&""))
}

/// The engine's name as people know it.
pub(crate) const fn engine(engine: Engine) -> &'static str {
    match engine {
        Engine::OpenAi => "ChatGPT",
        Engine::Perplexity => "Perplexity",
        Engine::GoogleAiOverviews => "Google AI Overviews",
        Engine::GoogleAiMode => "Google AI Mode",
        Engine::Gemini => "Gemini",
        Engine::Anthropic => "Claude",
        Engine::Copilot => "Copilot",
        Engine::Grok => "Grok",
    }
}

/// The names of engines: "ChatGPT, Gemini, and Grok".
pub(crate) fn engines(set: EngineSet) -> String {
    list(&set.iter().map(|one| engine(one).to_owned()).collect::<Vec<_>>())
}

/// Engines as the API takes them.
pub(crate) fn parameter(set: EngineSet) -> String {
    let mut names: Vec<&str> = set.iter().map(Engine::as_str).collect();
    names.sort_unstable();
    names.join(",")
}

/// "A", "A and B", "A, B, and C".
pub(crate) fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [one, two] => format!("{one} and {two}"),
        [most @ .., last] => format!("{}, and {last}", most.join(", ")),
    }
}

/// "Norvik's"; "Otis'" is left to the reader: every name takes 's.
pub(crate) fn possessive(name: &str) -> String {
    format!("{name}'s")
}

/// The first letter in upper case.
pub(crate) fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    chars
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// The names of up to two engines, else "the other engines".
pub(crate) fn engines_or_others(set: EngineSet) -> String {
    if set.iter().count() <= 2 {
        engines(set)
    } else {
        "the other engines".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_and_many_read_right() {
        let read = [
            (1, 1),
            (0, 1),
            (2, 2),
            (1, 3),
            (3, 24),
            (1, 1_000),
            (999, 1_000),
            (1_204, 2_408),
        ];
        let read = read.map(|(part, whole)| of_answers(part, whole));
        let expected = [
            "the only answer",
            "none of 1 answer",
            "all 2 answers",
            "1 of 3 answers",
            "3 of 24 answers (13%)",
            "1 of 1,000 answers (under 1%)",
            "999 of 1,000 answers (over 99%)",
            "1,204 of 2,408 answers (50%)",
        ];
        assert_eq!(read, expected);
        assert_eq!(
            (of(1, 1), of(3, 24), of(0, 5)),
            ("the only one".into(), "3 of 24 (13%)".into(), "none of 5".into())
        );
    }

    #[test]
    fn days_and_lists_read_right() {
        let day = |text| Day::parse(text).expect("a day");
        assert_eq!(
            span(&(day("2026-10-23")..=day("2026-11-01"))),
            "from October 23 to November 1"
        );
        assert_eq!(span(&(day("2026-10-23")..=day("2026-10-23"))), "on October 23");
        let items = ["A", "B", "C"].map(str::to_owned);
        assert_eq!(
            [list(&items[..1]), list(&items[..2]), list(&items)],
            ["A", "A and B", "A, B, and C"]
        );
    }

    #[test]
    fn what_users_wrote_stays_on_one_line_and_inside_its_marks() {
        assert_eq!(quoted(" a\n\tb\u{7} ” now “c "), "“a b \" now \"c”");
        assert!(quoted(&"word ".repeat(200)).chars().count() <= QUOTED + 3);
        assert_eq!(sentence("ökobilanz of X"), "Ökobilanz of X");
    }
}
