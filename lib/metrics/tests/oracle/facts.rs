//! Random facts.

use std::collections::BTreeSet;
use std::num::NonZero;

use answerscope_metrics::{AnswerFacts, Bitmap, CitedUrl, Engine, FactMention, LanguageCode, Polarity, Surface};
use proptest::prelude::*;

fn cited() -> impl Strategy<Value = CitedUrl> {
    (
        0..4_u8,
        0..6_u8,
        prop_oneof![
            Just(None),
            Just(Some("")),
            Just(Some("A")),
            Just(Some("Übersicht")),
            Just(Some("C"))
        ],
    )
        .prop_map(|(site, page, title)| CitedUrl {
            url: format!("https://www.site{site}.example/{page}"),
            domain: format!("site{site}.example"),
            title: title.map(str::to_owned),
        })
}

fn answer(prompts: u32) -> impl Strategy<Value = AnswerFacts> {
    let slot = || prop_oneof![0..4_u16, Just(300)];
    let polarity = prop_oneof![
        Just(Polarity::Endorsed),
        Just(Polarity::Undermined),
        Just(Polarity::Neutral)
    ];
    let count = prop_oneof![8 => 1..4_u32, 1 => 1..70_000_u32];
    (
        (0..prompts, 0..8_usize, 0..4_i64),
        prop::collection::btree_map(slot(), count, 0..4),
        prop::collection::vec(cited(), 0..4),
        prop::option::weighted(0.9, prop::collection::vec((slot(), 0..3_u16, polarity), 0..4)),
        (any::<prop::sample::Index>(), prop::bool::weighted(0.8), origin()),
    )
        .prop_map(
            |((prompt, engine, answered_at), mentions, mut citations, sentiment, (turn, ordered, origin))| {
                let mut seen = BTreeSet::new();
                citations.retain(|cited| seen.insert(cited.url.clone()));
                let mut mentions: Vec<FactMention> = mentions
                    .into_iter()
                    .map(|(slot, count)| FactMention::of(slot, count))
                    .collect();
                let turn = turn.index(mentions.len().max(1));
                mentions.rotate_left(turn);
                if ordered {
                    (1..)
                        .zip(&mut mentions)
                        .for_each(|(place, mention)| mention.place = NonZero::new(place));
                }
                AnswerFacts {
                    answered_at,
                    mentions,
                    citations,
                    sentiment,
                    ..AnswerFacts {
                        prompt,
                        engine: Engine::ALL[engine],
                        ..origin
                    }
                }
            },
        )
}

/// Where an answer comes from; most are shown, and of most not all is known.
fn origin() -> impl Strategy<Value = AnswerFacts> {
    let surface = prop_oneof![4 => Just(Surface::Unknown), 1 => Just(Surface::Api), 1 => Just(Surface::Consumer)];
    let language = prop::sample::select(&["en", "de", "ja", ""][..]).prop_map(LanguageCode::from_code);
    let model = prop::option::of(prop::sample::select(&["m1", "m2", "größer"][..]).prop_map(str::to_owned));
    (surface, language, model, prop::bool::weighted(0.05)).prop_map(|(surface, language, model, no_answer)| {
        AnswerFacts {
            surface,
            language,
            model,
            no_answer,
            ..AnswerFacts::of(0, Engine::OpenAi)
        }
    })
}

/// What a day's facts become; later changes replace earlier ones.
pub(crate) fn changes() -> impl Strategy<Value = Vec<Vec<(i32, Vec<AnswerFacts>)>>> {
    let prompts = prop_oneof![Just(3_u32), Just(70), Just(3_000)];
    prompts.prop_flat_map(|prompts| {
        let day = (28..68_i32, prop::collection::vec(answer(prompts), 0..25));
        prop::collection::vec(prop::collection::vec(day, 1..6), 1..5)
    })
}

/// A share of the prompts: all, few, or one.
pub(crate) fn subset() -> impl Strategy<Value = Bitmap> {
    prop_oneof![
        Just(Bitmap::below(3_000)),
        Just(Bitmap::new()),
        prop::collection::vec(0..3_000_u32, 1..400).prop_map(|some| some.into_iter().collect()),
        prop::collection::vec(0..70_u32, 1..8).prop_map(|some| some.into_iter().collect()),
        (0..3_u32).prop_map(|one| [one].into_iter().collect()),
    ]
}
