//! Prints answers to a prompt: `cargo run --example answers -- "best electric kettle" openai 2026-11-02 3 [brand domain]...`

#![expect(clippy::print_stdout, reason = "it prints")]

use answerscope_builtin_engine::{BuiltInEngine, BuiltInQuestion, KnownBrand};
use answerscope_domain::{Day, Engine};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let text = |place: usize, other: &'static str| arguments.get(place).map_or(other, String::as_str);
    let brands: Vec<KnownBrand> = arguments
        .get(4..)
        .unwrap_or_default()
        .chunks_exact(2)
        .map(|pair| KnownBrand {
            name: pair[0].clone(),
            domain: pair[1].clone(),
        })
        .collect();
    for repetition in 0..text(3, "1").parse().unwrap_or(1) {
        let question = BuiltInQuestion {
            prompt: text(0, "best electric kettle"),
            country: None,
            engine: Engine::from_name(text(1, "openai")).unwrap_or(Engine::OpenAi),
            day: Day::parse(text(2, "2026-11-02")).unwrap_or(Day(20_759)),
            repetition,
            brands: &brands,
        };
        let answer = BuiltInEngine::new(1).answer(&question);
        println!("{}\n", answer.text);
        for search in &answer.searches {
            println!("searched: {} ({} pages)", search.query, search.sources.len());
        }
        println!("================");
    }
}
