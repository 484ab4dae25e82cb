//! Brands, topics, prompts and answers of all kinds, for properties of exports.

use std::collections::BTreeSet;
use std::num::NonZero;

use answerscope_export::{ExportBrand, ExportPrompt, ExportTopic, ExportTracked};
use answerscope_metrics::{AnswerFacts, CitedUrl, Day, Engine, FactMention, Polarity};
use proptest::prelude::*;

use crate::world::World;

/// Texts of all kinds, hostile ones more often than not.
pub(crate) fn text() -> impl Strategy<Value = String> {
    let hostile = prop::sample::select(vec![
        "=1+1",
        "'=1+1",
        "''＋cmd",
        "-",
        "@SUM(A1)",
        "\tindented",
        "\r\nnext,line",
        "a \"quoted\", text",
        "\"",
        "'tis",
        "back\\slash",
        "nul\0 and \u{7f}\u{1b}\u{1f}",
        "lines\u{2028}and\u{2029}and\u{85}",
        "\u{feff}e\u{301}\u{202e}\u{fffd}\u{10ffff}",
        "Ünïcödé€ — 日本語",
        ";;",
    ]);
    prop_oneof![3 => hostile.prop_map(str::to_owned), 1 => any::<String>(), 2 => "[a-z]{1,8}"]
}

fn brand() -> impl Strategy<Value = ExportBrand> {
    let rival = (prop::sample::select(vec!["Brindax", "Norvik", "Ostara"]), text());
    (text(), prop::collection::vec(rival, 0..4)).prop_map(|(id, rivals)| {
        let tracked = |(slot, (name, suffix)): (u16, (&str, String))| ExportTracked {
            slot: [0, 3, 1, 300][usize::from(slot)],
            name: format!("{name}{suffix}"),
            domain: format!("site{slot}.example"),
            owned: false,
        };
        let owned = ExportTracked {
            slot: 2,
            name: "Norvik".into(),
            domain: "site9.example".into(),
            owned: true,
        };
        ExportBrand {
            id,
            name: "Norvik".into(),
            domain: "site9.example".into(),
            tracked: [owned].into_iter().chain((0..).zip(rivals).map(tracked)).collect(),
        }
    })
}

fn topics() -> impl Strategy<Value = Vec<ExportTopic>> {
    let topic = (
        text(),
        prop::option::of(Just("DE")),
        prop::collection::vec(text(), 0..3),
        any::<bool>(),
    );
    prop::collection::vec(topic, 0..3).prop_map(|topics| {
        let topic = |(slot, (name, location, tags, typed)): (u32, (String, Option<&str>, _, bool))| ExportTopic {
            slot,
            // Ids do not have the order of slots.
            id: format!("topic_{}", slot * 7 % 5),
            name,
            location: location.map(str::to_owned),
            tags,
            topic_type: typed.then(|| "Branded".to_owned()),
        };
        (0..).zip(topics).map(topic).collect()
    })
}

fn prompts() -> impl Strategy<Value = Vec<ExportPrompt>> {
    let prompt = (
        text(),
        prop::option::of(Just("US")),
        prop::collection::vec(text(), 0..3),
        0..4_u32,
    );
    prop::collection::vec(prompt, 0..12).prop_map(|prompts| {
        let prompt = |(place, (query, country, tags, topic)): (u32, (String, Option<&str>, _, u32))| ExportPrompt {
            // Some ordinals in between were deleted.
            ordinal: place * 17 % 97,
            id: format!("prompt_{:02}", place * 5 % 13),
            query,
            kind: "branded".into(),
            country: country.map(str::to_owned),
            tags,
            topic,
        };
        (0..).zip(prompts).map(prompt).collect()
    })
}

fn cited() -> impl Strategy<Value = CitedUrl> {
    let title = prop::option::of(text());
    (0..4_u8, prop::sample::select(vec!["1", "2", "\"3,\"", "=4"]), title).prop_map(|(site, page, title)| CitedUrl {
        url: format!("https://site{site}.example/{page}"),
        domain: format!("site{site}.example"),
        title,
    })
}

fn answer() -> impl Strategy<Value = AnswerFacts> {
    let slot = || prop_oneof![0..4_u16, Just(300)];
    let polarity = prop::sample::select(Polarity::ALL.to_vec());
    let ordinal = prop_oneof![4 => (0..12_u32).prop_map(|place| place * 17 % 97), 1 => 0..99_u32];
    (
        (ordinal, prop::sample::select(Engine::ALL[..3].to_vec()), 0..4_i64),
        prop::collection::btree_map(slot(), prop_oneof![8 => 1..4_u32, 1 => 1..70_000_u32], 0..4),
        prop::collection::vec(cited(), 0..4),
        prop::option::weighted(0.9, prop::collection::vec((slot(), 0..3_u16, polarity), 0..4)),
        (prop::bool::weighted(0.9), any::<bool>()),
    )
        .prop_map(
            |((prompt, engine, answered_at), mentions, mut citations, sentiment, (ordered, turned))| {
                let mut seen = BTreeSet::new();
                citations.retain(|cited| seen.insert(cited.url.clone()));
                let mut mentions: Vec<FactMention> = mentions
                    .into_iter()
                    .map(|(slot, count)| FactMention::of(slot, count))
                    .collect();
                if turned {
                    mentions.reverse();
                }
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
                    ..AnswerFacts::of(prompt, engine)
                }
            },
        )
}

pub(crate) fn world() -> impl Strategy<Value = World> {
    let days = prop::collection::btree_map((30..35_i32).prop_map(Day), prop::collection::vec(answer(), 0..40), 0..5);
    (brand(), topics(), prompts(), days).prop_map(|(brand, topics, prompts, days)| World {
        brand,
        topics,
        prompts,
        days,
    })
}
