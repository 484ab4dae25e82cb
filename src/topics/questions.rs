//! Questions that a buyer would ask about a keyword: by rules, in English.

use super::name::capital;
use super::words::is_stop;

/// Words that a question begins with; a keyword that begins so is asked as it is.
const ASKING: [&str; 18] = [
    "what", "whats", "what's", "which", "who", "where", "when", "why", "how", "is", "are", "can", "should", "do",
    "does", "will", "would", "could",
];
/// Words that the rules add themselves.
const ADDED: [&str; 8] = ["best", "top", "good", "the", "a", "an", "buy", "recommended"];

/// Questions about keywords, the most telling keyword first: at most `most`, each once.
pub fn questions(keywords: &[&str], most: usize) -> Vec<String> {
    let asked: Vec<Vec<String>> = keywords.iter().map(|keyword| about(keyword)).collect();
    let longest = asked.iter().map(Vec::len).max().unwrap_or_default();
    let mut questions: Vec<String> = Vec::new();
    // The first question of every keyword, then the second of every keyword, and so on.
    for place in 0..longest {
        for question in asked.iter().filter_map(|asked| asked.get(place)) {
            let known = questions
                .iter()
                .any(|known| known.to_lowercase() == question.to_lowercase());
            if !known && questions.len() < most {
                questions.push(question.clone());
            }
        }
    }
    questions
}

/// The questions about one keyword.
fn about(keyword: &str) -> Vec<String> {
    let words: Vec<&str> = keyword.split_whitespace().collect();
    let Some(first) = words.first() else {
        return Vec::new();
    };
    if keyword.trim_end().ends_with('?') || (words.len() > 2 && ASKING.contains(&first.to_lowercase().as_str())) {
        let question = words.join(" ");
        return vec![format!("{}?", capital(question.trim_end_matches(['?', ' '])))];
    }
    let thing = words
        .iter()
        .skip_while(|word| ADDED.contains(&word.to_lowercase().as_str()));
    let thing = thing.copied().collect::<Vec<_>>().join(" ");
    if thing.is_empty() {
        return vec![format!("What is {}?", words.join(" "))];
    }
    if many(&thing) {
        return vec![
            format!("What are the best {thing}?"),
            format!("Which brand makes the best {thing}?"),
            format!("Which {thing} are worth the money?"),
            format!("Which {thing} do experts recommend?"),
            format!("What should I look for when buying {thing}?"),
        ];
    }
    vec![
        format!("What is the best {thing}?"),
        format!("Which brand has the best {thing}?"),
        format!("Which {thing} is worth the money?"),
        format!("Which {thing} do experts recommend?"),
        format!("What should I look for when choosing {} {thing}?", article(&thing)),
    ]
}

/// Whether the phrase is in the plural: by its head, the last word before a preposition.
fn many(thing: &str) -> bool {
    let head = thing
        .split_whitespace()
        .take_while(|word| !is_stop(&word.to_lowercase()))
        .last()
        .unwrap_or_default()
        .to_lowercase();
    head.len() > 3 && head.ends_with('s') && !["ss", "us", "is"].iter().any(|end| head.ends_with(end))
}

/// "a" or "an", by how the first word begins when it is said; an abbreviation is spelled.
fn article(thing: &str) -> &'static str {
    let first = thing.split_whitespace().next().unwrap_or_default();
    let spelled = first.len() > 1 && first.chars().all(|c| c.is_ascii_uppercase());
    let lower = first.to_lowercase();
    let starts = |sounds: &[&str]| sounds.iter().any(|sound| lower.starts_with(sound));
    let vowel = if spelled {
        "AEFHILMNORSX".contains(&first[..1])
    } else {
        starts(&["a", "e", "i", "o", "u", "8", "11", "18", "hour"]) && !starts(&["uni", "use", "util", "eu", "one"])
    };
    if vowel { "an" } else { "a" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_are_good_english_for_one_and_for_many() {
        let expected = ["What is the best tea kettle?", "What are the best mugs for travel?"];
        assert_eq!(questions(&["tea kettle", "best mugs for travel"], 2), expected);
        let last = |keyword| questions(&[keyword], 9).pop().unwrap_or_default();
        assert_eq!(
            last("espresso machine"),
            "What should I look for when choosing an espresso machine?"
        );
        assert_eq!(
            last("umbrella stand"),
            "What should I look for when choosing an umbrella stand?"
        );
        assert_eq!(last("USB hub"), "What should I look for when choosing a USB hub?");
        assert_eq!(
            last("glass teapot"),
            "What should I look for when choosing a glass teapot?"
        );
    }

    #[test]
    fn a_keyword_that_asks_is_asked_as_it_is_and_nothing_twice() {
        assert_eq!(
            questions(&["how to descale a kettle", "How to descale a kettle?"], 9),
            ["How to descale a kettle?"]
        );
        assert_eq!(
            questions(&["", "  ", "kettle"], 2),
            ["What is the best kettle?", "Which brand has the best kettle?"]
        );
        assert_eq!(questions(&["best"], 9), ["What is best?"]);
    }
}
