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

/// Digits outside ASCII, such as full-width ones or superscripts: any number that is no ASCII digit is kept as it is, so
/// that it equals nothing that a draft has said in plain digits.
fn other_digit(c: char) -> Option<u32> {
    (c.is_numeric() && !c.is_ascii_digit()).then_some(u32::from(c))
}
