//! Packs a sorted list of words and numbers, one of each a line, into the automaton that the analysis looks ordinary words up in.
//!
//! `cargo run -p answerscope-domain --example make_common_words -- words.txt common_words.fst`; see `data/README.md`.

use std::fs::File;
use std::io::BufWriter;

use fst::MapBuilder;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(from), Some(to)) = (arguments.next(), arguments.next()) else {
        return Err("usage: make_common_words WORDS FILE".into());
    };
    let words = std::fs::read_to_string(from)?;
    let mut map = MapBuilder::new(BufWriter::new(File::create(to)?))?;
    for line in words.lines() {
        let (word, languages) = line.split_once(' ').ok_or("expected a word and a number")?;
        map.insert(word, languages.parse()?)?;
    }
    Ok(map.finish()?)
}
