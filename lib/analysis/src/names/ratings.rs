//! Shops show how many people rated a thing in brackets behind the rating: `4.6(686)`. That is no brand's name.

/// Longest text behind the digits inside the brackets, in bytes: `K`, ` reviews`, ` Bewertungen`.
const LONGEST_UNIT: usize = 24;

/// True when `text[start..end]` counts the ratings beside it: digits that begin a bracket behind a rating.
pub(super) fn counts_ratings(text: &str, start: usize, end: usize) -> bool {
    let (Some(before), name) = (text[..start].strip_suffix('('), &text[start..end]) else {
        return false;
    };
    is_count(name) && closes(&text[end..]) && ends_in_rating(before)
}

fn is_count(name: &str) -> bool {
    let digits = name.trim_end_matches(['k', 'K', 'm', 'M', '+']);
    !digits.is_empty()
        && digits
            .bytes()
            .all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b','))
}

/// True when the bracket closes behind more of the number and a unit.
fn closes(rest: &str) -> bool {
    let end = rest
        .bytes()
        .take(LONGEST_UNIT)
        .position(|byte| matches!(byte, b')' | b'(' | b'\n'));
    end.is_some_and(|end| rest.as_bytes()[end] == b')')
}

/// True for `4.6`, `4,6 `, `4.6/5` and `4.6 ★`.
fn ends_in_rating(before: &str) -> bool {
    let from = before.floor_char_boundary(before.len().saturating_sub(32));
    let before = before[from..].trim_end_matches([' ', '\u{A0}', '*', '_', '★', '☆', '⭐', '\u{FE0F}']);
    let before = before
        .strip_suffix("/5")
        .or_else(|| before.strip_suffix("/10"))
        .unwrap_or(before);
    let decimals = before.bytes().rev().take_while(u8::is_ascii_digit).count();
    let whole = &before.as_bytes()[..before.len() - decimals];
    (1..=2).contains(&decimals) && matches!(whole, [.., digit, b'.' | b','] if digit.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(text: &str) -> bool {
        let start = text.find("686").expect("the number");
        counts_ratings(text, start, start + 3)
    }

    #[test]
    fn digits_in_brackets_beside_a_rating_count_people() {
        for text in [
            "4.6(686)",
            "Rated 4,6 (686) by buyers",
            "$39.994.8(686)Seagull",
            "4.6/5 (686 reviews)",
            "**4.6 ★★★★☆** (686)",
            "4.6(686K)",
        ] {
            assert!(counted(text), "{text}");
        }
        for text in [
            "the 686 jacket",
            "(686)",
            "Rome (686)",
            "in 2024 (686)",
            "4.6 (the 686)",
            "4.6 686)",
            "4.6(686",
            "4.6 (686\n)",
        ] {
            assert!(!counted(text), "{text}");
        }
    }
}
