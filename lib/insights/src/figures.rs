//! The figures that a text states.

/// The numbers of a text in order, as digits: `1,204` is `1204`, `13%` is `13`, `2026-11-21` is three.
pub fn figures(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let chars: Vec<char> = text.chars().collect();
    let mut inside = false;
    for (place, c) in chars.iter().enumerate() {
        let digit_at = |place: usize| chars.get(place).is_some_and(char::is_ascii_digit);
        if let Some(digit) = c.to_digit(10).or_else(|| other_digit(*c)) {
            if !inside {
                found.push(String::new());
            }
            inside = true;
            found
                .last_mut()
                .into_iter()
                .for_each(|last| last.push_str(&digit.to_string()));
        } else if inside && *c == '.' && digit_at(place + 1) {
            found.last_mut().into_iter().for_each(|last| last.push('.'));
        } else {
            let separates_thousands = *c == ',' && (1..=3).all(|ahead| digit_at(place + ahead)) && !digit_at(place + 4);
            inside = inside && separates_thousands;
        }
    }
    found
}

/// Digits outside ASCII, such as full-width ones or superscripts: any number that is no ASCII digit is kept as it is,
/// so that it equals nothing that a draft has said in plain digits.
fn other_digit(c: char) -> Option<u32> {
    (c.is_numeric() && !c.is_ascii_digit()).then_some(u32::from(c))
}

#[cfg(test)]
mod tests {
    use super::figures;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        for (text, expected) in [
            ("3 of 24 answers (13%)", vec!["3", "24", "13"]),
            ("1,204 and 2.5, 7.", vec!["1204", "2.5", "7"]),
            ("1,2,3 and 10,0000", vec!["1", "2", "3", "10", "0000"]),
            ("2026-11-21", vec!["2026", "11", "21"]),
            ("kind7, no8", vec!["7", "8"]),
            ("none", vec![]),
        ] {
            assert_eq!(figures(text), expected, "{text}");
        }
        for hidden in ["３", "³", "Ⅲ", "½", "٣", "三"] {
            assert_ne!(figures(hidden), ["3"], "{hidden}");
        }
        assert_eq!(figures("٣").len(), 1);
    }
}
