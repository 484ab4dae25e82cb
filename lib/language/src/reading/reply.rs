//! A model's reply, read tolerantly: models put fences and sentences around their JSON, and write a field in their own way.

use serde_json::Value;

use super::check::Rejection;

/// Bytes of a reply that are looked at.
const LONGEST: usize = 256 * 1024;
/// Findings of a reply that are looked at.
pub(super) const MOST: usize = 1_000;

/// A finding as the model wrote it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Claim {
    /// The id of a part, from 1.
    pub(super) part: usize,
    pub(super) brand: String,
    pub(super) feature: String,
    pub(super) polarity: String,
    pub(super) quote: String,
}

/// The findings of a reply, those that are none in their places; `None` where it holds no list of them.
pub(super) fn read(reply: &str) -> Option<Vec<Result<Claim, Rejection>>> {
    let found = object(reply).or_else(|| list(reply))?;
    Some(found.into_iter().map(claim).collect())
}

fn object(reply: &str) -> Option<Vec<Value>> {
    match json(reply, '{', '}')?.get_mut("findings")?.take() {
        Value::Array(list) => Some(list),
        _ => None,
    }
}

fn list(reply: &str) -> Option<Vec<Value>> {
    match json(reply, '[', ']')? {
        Value::Array(list) => Some(list),
        _ => None,
    }
}

/// The JSON from the first opening to the last closing bracket.
fn json(reply: &str, open: char, close: char) -> Option<Value> {
    let (start, end) = (reply.find(open)?, reply.rfind(close)?);
    let inside = reply.get(start..=end).filter(|inside| inside.len() <= LONGEST)?;
    serde_json::from_str(inside).ok()
}

fn claim(value: Value) -> Result<Claim, Rejection> {
    let text = |name: &str| value[name].as_str().map(str::to_owned).ok_or(Rejection::Malformed);
    let part = match &value["answer"] {
        Value::String(text) => text.trim().parse().ok(),
        number => number.as_u64().and_then(|number| usize::try_from(number).ok()),
    };
    Ok(Claim {
        part: part.ok_or(Rejection::Malformed)?,
        brand: text("brand")?,
        feature: text("feature")?,
        polarity: text("polarity")?,
        quote: text("quote")?,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn fences_and_sentences_around_it_do_not_matter() {
        let finding = json!({"answer": 1, "brand": "Norvik", "feature": "price", "polarity": "endorsed", "quote": "q"});
        let object = json!({ "findings": [finding] }).to_string();
        for reply in [
            object.clone(),
            format!("```json\n{object}\n```"),
            format!("Here they are: {object} I hope this helps."),
            json!([finding]).to_string(),
        ] {
            let claims = read(&reply).expect("a list");
            assert!(
                matches!(&claims[..], [Ok(claim)] if claim.part == 1 && claim.brand == "Norvik"),
                "{reply}"
            );
        }
        assert_eq!(read("{\"findings\": []}"), Some(Vec::new()));
    }

    #[test]
    fn what_is_no_finding_is_told_apart_from_what_is_no_list() {
        let claims = read(
            r#"{"findings": [{"answer": "2"}, 7, {"answer": "2", "brand": "B", "feature": "f", "polarity": "p", "quote": "q"}]}"#,
        );
        let claims = claims.expect("a list");
        assert_eq!(
            (&claims[0], &claims[1]),
            (&Err(Rejection::Malformed), &Err(Rejection::Malformed))
        );
        assert!(claims[2].as_ref().is_ok_and(|claim| claim.part == 2));
        for reply in [
            "",
            "I am sorry.",
            "{\"findings\": 3}",
            "{\"findings\": [",
            "{}",
            "}{",
            "\"findings\"",
        ] {
            assert_eq!(read(reply), None, "{reply}");
        }
    }
}
