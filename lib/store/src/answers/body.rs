//! The body of an answer as it is stored: text and given sources first, as they always were, and behind them, for answers
//! that were asked for, what the engine searched for and saw. Readers of either form read both.

use answerscope_domain::entities::answer::AnswerBody;
use answerscope_domain::entities::collection::SeenPage;
use answerscope_domain::error::{Error, Result};

use crate::table::packed::{Damage, compress, decompress};

/// Bytes of a body before compression: the largest text, the given sources, and what was seen.
pub(super) const LONGEST_BODY: usize = 1 << 20;

/// Encodes and compresses a body; `level` is zstd's.
pub(super) fn pack_body(body: &AnswerBody, level: i32) -> Result<Vec<u8>> {
    let given = postcard::to_stdvec(&(&body.text, &body.citations)).map_err(Error::internal)?;
    if body.searches.is_empty() && body.sources.is_empty() {
        return compress(&given, level);
    }
    let whole = postcard::to_extend(&(&body.searches, &body.sources), given).map_err(Error::internal)?;
    compress(&whole, level)
}

/// The body that was packed.
pub(super) fn unpack_body(packed: &[u8]) -> Result<AnswerBody, Damage> {
    let bytes = decompress(packed, LONGEST_BODY)?;
    let ((text, citations), rest) = postcard::take_from_bytes(&bytes).map_err(Damage::new)?;
    let (searches, sources): (Vec<String>, Vec<SeenPage>) = if rest.is_empty() {
        Default::default()
    } else {
        postcard::from_bytes(rest).map_err(Damage::new)?
    };
    Ok(AnswerBody {
        text,
        citations,
        searches,
        sources,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::packed::{pack, unpack};

    /// A body as it was before answers were asked for.
    type Given = (String, Vec<(String, Option<String>)>);

    fn given() -> Given {
        let source = ("https://hollin.example/".to_owned(), Some("Hollin".to_owned()));
        ("Hollin is light.".to_owned(), vec![source])
    }

    #[test]
    fn what_was_seen_stands_behind_what_was_given() {
        let (text, citations) = given();
        let body = AnswerBody {
            text,
            citations,
            searches: vec!["light shoes".into()],
            sources: vec![SeenPage {
                url: "https://mellin.example/".into(),
                title: None,
                cited: false,
            }],
        };
        let packed = pack_body(&body, 3).expect("packed");
        let read = unpack_body(&packed).expect("read");
        assert_eq!((&read.text, &read.citations), (&body.text, &body.citations));
        assert_eq!((&read.searches, &read.sources), (&body.searches, &body.sources));
        assert_eq!(
            unpack::<Given>(&packed, LONGEST_BODY),
            Ok(given()),
            "read by what knows no more"
        );
    }

    #[test]
    fn bodies_of_imported_answers_are_what_they_were() {
        let packed = pack(&given(), 3).expect("packed");
        let body = unpack_body(&packed).expect("read");
        assert!((body.text.clone(), body.citations.clone()) == given() && body.sources.is_empty());
        assert_eq!(pack_body(&body, 3).expect("packed"), packed);
    }

    #[test]
    fn a_body_that_is_cut_off_is_damaged() {
        let mut cut = postcard::to_stdvec(&given()).expect("encoded");
        cut.push(9);
        let packed = compress(&cut, 3).expect("compressed");
        assert!(unpack_body(&packed).is_err());
    }
}
