//! What is read of the built-in engine's answers.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use answerscope_builtin_engine::MODEL;
use answerscope_domain::Engine;
use answerscope_engines::{BUILT_IN_MODEL, EngineAnswer, Surface};

use crate::support::{BRANDS, asked, built_in, in_process, over_a_socket, question, server};

const SUBJECTS: [&str; 5] = [
    "electric kettle",
    "running shoes",
    "robot vacuum",
    "headphones",
    "project management tool",
];
const WISHES: [&str; 5] = [
    "Which {} is best?",
    "What is a good {} for a small home?",
    "best {} under 100 dollars",
    "How do I choose a {}?",
    "Which {} lasts longest?",
];

fn prompts() -> Vec<String> {
    let all = SUBJECTS
        .iter()
        .flat_map(|subject| WISHES.iter().map(|wish| wish.replace("{}", subject)));
    all.collect()
}

/// Everything that a collector needs is there, and places fit.
fn check(answer: &EngineAnswer, surface: Surface) {
    assert_eq!((answer.model.as_deref(), answer.surface), (Some(MODEL), surface));
    assert!(!answer.text.trim().is_empty() && !answer.searches.is_empty());
    assert!(
        answer.unknown.is_empty() && !answer.cut && !answer.country_refused,
        "{:?}",
        answer.unknown
    );
    assert!(answer.usage.input_tokens > Some(0) && answer.usage.dollars.is_none());
    let letters: Vec<char> = answer.text.chars().collect();
    let sources: BTreeSet<_> = answer.sources.iter().map(|source| source.url.as_str()).collect();
    for cited in &answer.citations {
        let span = cited.span.expect("a place");
        let told: String = letters[span.start..span.end].iter().collect();
        assert!(told.contains(&cited.url) && cited.title.is_some(), "{told}");
        let page = cited.url.trim_end_matches("?utm_source=openai");
        assert!(sources.iter().any(|source| source.starts_with(page)), "{page}");
    }
}

#[tokio::test]
async fn two_hundred_questions_are_answered_in_the_process() {
    let (configured, connected) = built_in();
    let mut named: BTreeMap<&str, u32> = BTreeMap::new();
    let (mut texts, mut citations) = (BTreeSet::new(), 0);
    for engine in &configured {
        let adapter = connected
            .get(engine.engine, engine.surface())
            .await
            .expect("an adapter");
        assert_eq!(adapter.description(), &engine.description());
        for (place, prompt) in prompts().iter().enumerate() {
            for days in [0, 30 + i32::try_from(place).expect("a small number")] {
                let answer = asked(adapter.as_ref(), &question(prompt, days))
                    .await
                    .expect("an answer");
                check(&answer, engine.surface());
                for (name, _) in BRANDS.iter().filter(|(name, _)| answer.text.contains(name)) {
                    *named.entry(name).or_default() += 1;
                }
                citations += answer.citations.len();
                texts.insert(answer.text);
            }
        }
    }
    assert!(
        texts.len() >= 195,
        "engines, days and prompts have their own answers: {}",
        texts.len()
    );
    assert!(citations >= 400, "{citations}");
    assert_eq!(named.len(), BRANDS.len(), "{named:?}");
    let (least, most) = (named.values().min(), named.values().max());
    assert!(least != most, "brands differ in strength: {named:?}");
}

#[tokio::test]
async fn a_socket_makes_no_difference() {
    let ample = Duration::from_secs(30);
    for engine in [Engine::OpenAi, Engine::GoogleAiOverviews] {
        let near = in_process(engine, server(), ample);
        let far = over_a_socket(engine, server(), ample).await;
        for prompt in prompts().iter().take(5) {
            let question = question(prompt, 3);
            let answer = asked(near.as_ref(), &question).await.expect("an answer");
            assert_eq!(answer, asked(far.as_ref(), &question).await.expect("an answer"));
            assert_eq!(near.read(&answer.raw).expect("readable").answer(), Some(&answer));
        }
    }
}

#[tokio::test]
async fn engines_and_repetitions_answer_in_their_own_ways() {
    let (_, connected) = built_in();
    let text = async |engine, surface, repetition| {
        let adapter = connected.get(engine, surface).await.expect("an adapter");
        let mut question = question("Which robot vacuum is best for pet hair?", 0);
        question.invention.as_mut().expect("set").repetition = repetition;
        asked(adapter.as_ref(), &question).await.expect("an answer").text
    };
    let first = text(Engine::OpenAi, Surface::Api, 0).await;
    assert_eq!(first, text(Engine::OpenAi, Surface::Api, 0).await);
    assert_ne!(first, text(Engine::OpenAi, Surface::Api, 1).await);
    assert_ne!(first, text(Engine::Perplexity, Surface::Api, 0).await);
    assert_ne!(first, text(Engine::GoogleAiOverviews, Surface::Consumer, 0).await);
}

#[test]
fn one_model_is_named_on_both_sides() {
    assert_eq!(MODEL, BUILT_IN_MODEL);
}
