//! The evidence is what the API answers: every row equals a fold over the facts of its days, engines and prompt.

use std::collections::BTreeMap;

use answerscope_analysis::feature;
use answerscope_insights::Category;
use answerscope_metrics::{AnswerFacts, Day, Engine, FactMention, Polarity};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::finds::figures_hold;
use crate::world::{BEFORE, LENGTH, NOW, World, answer, cites, says, subject};

const PROMPTS: u32 = 6;
const ENGINES: [Engine; 3] = [Engine::OpenAi, Engine::Gemini, Engine::Grok];
const URLS: [&str; 4] = [
    "reviews.example/best",
    "norvik.example/guide",
    "shop.brindax.example/",
    "forum.example/t?id=3",
];

/// Which facts a row is about.
struct Fold<'a> {
    world: &'a World,
    prompt: u32,
    days: (Day, Day),
    engines: Option<Vec<Engine>>,
}

impl Fold<'_> {
    fn answers(&self) -> impl Iterator<Item = &AnswerFacts> {
        let all = self
            .world
            .0
            .range(self.days.0..=self.days.1)
            .flat_map(|(_, facts)| facts);
        all.filter(|answer| {
            let asked = self
                .engines
                .as_ref()
                .is_none_or(|engines| engines.contains(&answer.engine));
            answer.prompt == self.prompt && asked
        })
    }

    fn slot(name: &Value) -> u16 {
        let tracked = subject(0).tracked.into_iter();
        tracked
            .filter(|brand| name == &brand.name)
            .map(|brand| brand.slot)
            .next()
            .expect("a tracked brand")
    }

    fn mentions(&self) -> BTreeMap<u16, u64> {
        let mut sums: BTreeMap<u16, u64> = subject(0).tracked.iter().map(|brand| (brand.slot, 0)).collect();
        for FactMention { slot, count, .. } in self.answers().flat_map(|answer| &answer.mentions) {
            *sums.get_mut(slot).expect("a tracked brand") += u64::from(*count);
        }
        sums
    }

    fn check(&self, row: &Value) {
        if row.get("answerCount").is_some() {
            self.check_visibility(row);
        } else if row.get("url").is_some() {
            self.check_citations(row);
        } else if row.get("featureName").is_some() {
            self.check_sentiment(row);
        } else {
            self.check_share_of_voice(row);
        }
    }

    fn check_visibility(&self, row: &Value) {
        let slot = Self::slot(&row["brand"]);
        let named = |answer: &&AnswerFacts| answer.mentions.iter().any(|mention| mention.slot == slot);
        let (naming, answers) = (self.answers().filter(named).count(), self.answers().count());
        assert_eq!(
            (&row["mentionCount"], &row["answerCount"]),
            (&json!(naming), &json!(answers))
        );
        assert_eq!(row["visibility"], json!(naming as f64 / answers as f64));
    }

    fn check_citations(&self, row: &Value) {
        let cites = |url: Option<&str>| {
            let cited = self.answers().flat_map(|answer| &answer.citations);
            cited.filter(|cited| url.is_none_or(|url| cited.url == url)).count()
        };
        let own = cites(row["url"].as_str());
        assert_eq!(row["totalCitations"], json!(own));
        assert_eq!(row["shareOfVoice"], json!(own as f64 / cites(None) as f64));
    }

    fn check_sentiment(&self, row: &Value) {
        let name = |id| feature(id).map(|feature| feature.name);
        for (polarity, field) in Polarity::ALL.into_iter().zip(["endorsed", "undermined", "neutral"]) {
            let said = self.answers().flat_map(|answer| answer.sentiment.iter().flatten());
            let of =
                said.filter(|(slot, id, p)| *slot == 0 && name(*id) == row["featureName"].as_str() && *p == polarity);
            assert_eq!(row[format!("{field}Mentions")], json!(of.count()));
        }
    }

    fn check_share_of_voice(&self, row: &Value) {
        let (mentions, slot) = (self.mentions(), Self::slot(&row["brand"]));
        let total: u64 = mentions.values().sum();
        let before = mentions.values().filter(|count| **count > mentions[&slot]).count();
        assert_eq!(row["mentionCount"], json!(mentions[&slot]));
        assert_eq!(row["shareOfVoice"], json!(mentions[&slot] as f64 / total.max(1) as f64));
        assert_eq!(row["rank"], json!(1 + before));
    }
}

/// Checks a window of the evidence with everything that it holds; how many rows that were.
fn check_window(world: &World, prompt: u32, window: &Value) -> usize {
    let day = |name: &str| Day::parse(window[name].as_str().expect("a date")).expect("a date");
    let engines = |row: &Value| {
        let names = row.get("engine")?.as_str()?;
        names.split(',').map(Engine::from_name).collect::<Option<Vec<_>>>()
    };
    let fold = |engines| Fold {
        world,
        prompt,
        days: (day("startDate"), day("endDate")),
        engines,
    };
    fold(engines(window)).check(window);
    let mut rows = 1;
    for name in ["competitors", "sources", "visibilities", "engines"] {
        for row in window[name].as_array().into_iter().flatten() {
            fold(engines(row).or_else(|| engines(window))).check(row);
            rows += 1;
        }
    }
    if window.get("previous").is_some() {
        rows += check_window(world, prompt, &window["previous"]);
    }
    rows
}

/// Rates that differ by window, prompt, engine and brand, so that there is much to find.
fn world() -> impl Strategy<Value = World> {
    let cell = (0..PROMPTS, prop::sample::select(&ENGINES[..]), any::<bool>());
    let shape = (
        prop::collection::vec(prop_oneof![Just(0_u16), Just(1), Just(2), Just(7)], 0..4),
        prop::sample::subsequence(&URLS[..], 0..3),
        prop::option::of((
            prop_oneof![Just(1_u16), Just(10), Just(11)],
            prop::sample::select(&Polarity::ALL[..]),
        )),
        1..LENGTH,
    );
    prop::collection::vec((cell, shape), 1..30).prop_map(|blocks| {
        let mut world = World::default();
        for ((prompt, engine, now), (named, urls, said, days)) in blocks {
            let facts = cites(answer(prompt, engine, &named), &urls);
            let facts = said
                .iter()
                .fold(facts, |facts, (feature, polarity)| says(facts, *feature, *polarity));
            world.daily(if now { NOW } else { BEFORE }, days, &facts);
        }
        world
    })
}

/// A named slot on the days whose number, scattered over the window, lies below `days`.
fn some_days(world: &mut World, start: i32, days: i32, facts: &AnswerFacts, others: &AnswerFacts) {
    for day in 0..LENGTH {
        let named = (day * 7) % LENGTH < days;
        world.add(start + day, if named { facts.clone() } else { others.clone() });
    }
}

/// A market in which there is something of every kind.
fn of_every_kind() -> World {
    let mut world = World::default();
    let [openai, gemini, grok] = ENGINES;
    let nobody = |prompt, engine| answer(prompt, engine, &[]);
    for engine in ENGINES {
        let (own, rival) = (answer(0, engine, &[0]), answer(0, engine, &[1]));
        some_days(&mut world, BEFORE, 21, &own, &rival);
        some_days(&mut world, NOW, if engine == grok { 19 } else { 6 }, &own, &rival);
        some_days(&mut world, BEFORE, 4, &answer(1, engine, &[0]), &nobody(1, engine));
        some_days(&mut world, NOW, 17, &answer(1, engine, &[0]), &nobody(1, engine));
    }
    some_days(
        &mut world,
        NOW,
        19,
        &cites(answer(2, openai, &[1]), &URLS[2..3]),
        &cites(answer(2, openai, &[2]), &URLS[..1]),
    );
    for (start, polarities) in [
        (BEFORE, [Polarity::Endorsed, Polarity::Undermined]),
        (NOW, [Polarity::Undermined, Polarity::Endorsed]),
    ] {
        let [a, b] = polarities.map(|polarity| says(answer(3, gemini, &[0]), 10, polarity));
        some_days(&mut world, start, 24, &a, &b);
        let [a, b] = polarities.map(|polarity| says(answer(4, gemini, &[0]), 11, polarity));
        some_days(&mut world, start, 6, &a, &b);
    }
    world
}

#[test]
fn there_is_something_of_every_kind_and_its_figures_hold() {
    let world = of_every_kind();
    let found = world.find(&subject(PROMPTS), 50);
    for insight in &found {
        let evidence = serde_json::to_value(&insight.evidence).expect("evidence is JSON");
        check_window(&world, insight.prompt, &evidence);
        figures_hold(insight, "");
    }
    for category in Category::ALL {
        assert!(found.iter().any(|insight| insight.category == category), "{category:?}");
        assert_eq!(serde_json::to_value(category).expect("JSON"), category.as_str());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_figure_is_a_fold_over_the_facts(world in world()) {
        let subject = subject(PROMPTS);
        let found = world.find(&subject, 50);
        for insight in &found {
            let evidence = serde_json::to_value(&insight.evidence).expect("evidence is JSON");
            let fields = evidence.as_object().expect("an object");
            prop_assert!(["metric", "startDate", "endDate"].iter().all(|name| fields.contains_key(*name)) && fields.len() > 3);
            prop_assert!(check_window(&world, insight.prompt, &evidence) > 0);
            figures_hold(insight, "");
            prop_assert!(!insight.text.contains("  ") && insight.text.ends_with('.'), "{}", insight.text);
        }
        prop_assert_eq!(&found, &world.find(&subject, 50));
        prop_assert!(found.is_sorted_by(|a, b| a.priority >= b.priority));
        for most in [0, 1, 4] {
            prop_assert_eq!(world.find(&subject, most).len(), found.len().min(most));
        }
    }
}
