//! What is there is found, and what is written about it is right.

use crate::world::{BEFORE, LENGTH, NOW, World, answer, cites, says, subject};
use answerscope_insights::{Category, FoundInsight, InsightSubject, Priority, figures};
use answerscope_metrics::{AnswerFacts, Channel, Day, Engine, EngineSet, Polarity, Surface};

fn only(found: &[FoundInsight], category: Category) -> &FoundInsight {
    let mut of_category = found.iter().filter(|insight| insight.category == category);
    let first = of_category
        .next()
        .unwrap_or_else(|| panic!("{category:?} in {found:#?}"));
    assert!(of_category.next().is_none(), "{found:#?}");
    first
}

/// Every figure of the words stands in the evidence: as a count, in a date, or as a share in percent.
#[track_caller]
pub(crate) fn figures_hold(insight: &FoundInsight, query: &str) {
    let json = serde_json::to_value(&insight.evidence).expect("evidence is JSON");
    let mut known: Vec<String> = figures(query);
    known.extend(figures(&json.to_string()));
    let mut numbers = Vec::new();
    walk(&json, &mut numbers);
    for share in numbers.iter().filter(|number| (0.0..=1.0).contains(*number)) {
        known.extend([(share * 100.0).round(), (share * 100.0).ceil()].map(|percent| percent.to_string()));
    }
    known.push("1".to_owned());
    known.push("99".to_owned());
    known.extend(numbers.iter().map(f64::to_string));
    let trimmed = |figure: &String| figure.trim_start_matches('0').to_owned();
    let known: Vec<String> = known.iter().map(trimmed).collect();
    for figure in figures(&insight.title).iter().chain(&figures(&insight.text)) {
        assert!(known.contains(&trimmed(figure)), "{figure} in {insight:#?}");
    }
}

fn walk(value: &serde_json::Value, numbers: &mut Vec<f64>) {
    match value {
        serde_json::Value::Number(number) => numbers.extend(number.as_f64()),
        serde_json::Value::Array(items) => items.iter().for_each(|item| walk(item, numbers)),
        serde_json::Value::Object(fields) => fields.values().for_each(|item| walk(item, numbers)),
        _ => {}
    }
}

/// DynamoDB's numbers end at 1e-130: what is beyond doubt must still be written down.
#[test]
fn what_is_beyond_doubt_has_a_p_value_that_can_be_stored() {
    let mut world = World::default();
    for engine in Engine::ALL {
        world.daily(BEFORE, LENGTH, &answer(0, engine, &[1]));
        world.daily(NOW, LENGTH, &answer(0, engine, &[0]));
    }
    let found = world.find(&subject(1), 50);
    let mut told = 0;
    for insight in &found {
        let json = serde_json::to_value(&insight.evidence).expect("evidence is JSON");
        for name in ["pValue", "adjustedPValue"] {
            let p_value = json[name].as_f64().unwrap_or(1.0);
            assert!(p_value >= 1e-99, "{p_value:e} in {insight:#?}");
            told += usize::from(p_value < 1e-90);
        }
    }
    assert!(told > 0, "{found:#?}");
}

#[test]
fn a_fall_names_the_engine_and_the_competitor() {
    let mut world = World::default();
    for engine in [Engine::OpenAi, Engine::Gemini] {
        world.daily(BEFORE, LENGTH, &answer(0, engine, &[0]));
    }
    world.daily(NOW, LENGTH, &answer(0, Engine::OpenAi, &[1]));
    world.daily(NOW, LENGTH, &answer(0, Engine::Gemini, &[0]));
    let found = world.find(&subject(3), 50);
    let fall = only(&found, Category::VisibilityDrop);
    assert_eq!((fall.prompt, fall.priority), (0, Priority::High));
    assert_eq!(
        fall.title,
        "Norvik is named in 30 of 60 answers (50%), down from all 60"
    );
    assert!(
        fall.text.contains("steepest on ChatGPT: none of 30, after all 30."),
        "{}",
        fall.text
    );
    assert!(
        fall.text
            .contains("Brindax went the other way: 30 of 60 (50%), after none of 60."),
        "{}",
        fall.text
    );
    only(&found, Category::EngineGap);
    found.iter().for_each(|insight| figures_hold(insight, ""));
}

#[test]
fn an_engine_that_was_added_is_no_change() {
    let mut world = World::default();
    world.daily(BEFORE, LENGTH, &answer(0, Engine::OpenAi, &[0]));
    world.daily(NOW, LENGTH, &answer(0, Engine::OpenAi, &[0]));
    world.daily(NOW, LENGTH, &answer(0, Engine::Gemini, &[1]));
    let found = world.find(&subject(1), 50);
    assert!(
        found.iter().all(|insight| insight.category != Category::VisibilityDrop),
        "{found:#?}"
    );
    assert!(
        only(&found, Category::EngineGap)
            .title
            .starts_with("Gemini names Norvik in none of 30 answers, ChatGPT in all 30")
    );
}

#[test]
fn two_answers_that_name_a_competitor_are_a_first_sign() {
    let mut world = World::default();
    world.daily(NOW, 2, &answer(0, Engine::OpenAi, &[1]));
    let found = world.find(&subject(1), 50);
    let absent = only(&found, Category::BrandAbsent);
    assert_eq!(absent.priority, Priority::Low);
    assert_eq!(absent.title, "Brindax is named in all 2 answers, Norvik in none");
    figures_hold(absent, "");
}

#[test]
fn a_competitor_that_overtakes_is_named() {
    let mut world = World::default();
    world.daily(BEFORE, LENGTH, &answer(0, Engine::OpenAi, &[0]));
    world.daily(NOW, LENGTH, &answer(0, Engine::OpenAi, &[1, 1, 2]));
    (0..10).for_each(|day| world.add(NOW + 3 * day, answer(0, Engine::OpenAi, &[0])));
    let found = world.find(&subject(1), 50);
    let ahead = only(&found, Category::CompetitorAhead);
    assert_eq!(
        ahead.title,
        "Brindax now leads Norvik: 60 mentions to 10, after 0 to 30"
    );
    figures_hold(ahead, "");
}

/// Another model answers: what it says is no change of the same thing.
#[test]
fn an_engine_with_another_model_is_not_compared() {
    let mut world = World::default();
    for engine in [Engine::OpenAi, Engine::Gemini] {
        world.daily(BEFORE, LENGTH, &answer(0, engine, &[0]));
    }
    world.daily(NOW, LENGTH, &answer(0, Engine::OpenAi, &[1]));
    world.daily(NOW, LENGTH, &answer(0, Engine::Gemini, &[0, 1]));
    let mut of = subject(1);
    let falls = |of: &InsightSubject| {
        let found = world.find(of, 50);
        found
            .iter()
            .filter(|insight| insight.category == Category::VisibilityDrop)
            .count()
    };
    assert_eq!(falls(&of), 1);
    of.changed.insert(Engine::OpenAi);
    assert_eq!(falls(&of), 0);
}

/// The same for every kind of insight that says that something has changed: each is found by one model, and by none where the
/// model is another one.
#[test]
fn no_kind_of_change_is_told_across_models() {
    let (mut overtaken, mut turned) = (World::default(), World::default());
    overtaken.daily(BEFORE, LENGTH, &answer(0, Engine::OpenAi, &[0]));
    overtaken.daily(NOW, LENGTH, &answer(0, Engine::OpenAi, &[1, 1, 2]));
    (0..10).for_each(|day| overtaken.add(NOW + 3 * day, answer(0, Engine::OpenAi, &[0])));
    for (from, polarity) in [(BEFORE, Polarity::Endorsed), (NOW, Polarity::Undermined)] {
        turned.daily(from, LENGTH, &says(answer(0, Engine::OpenAi, &[0]), 10, polarity));
    }
    let told = |world: &World, of: &InsightSubject| -> Vec<String> {
        let found = world.find(of, 50).into_iter();
        let changes = found.filter(|insight| {
            matches!(
                insight.category,
                Category::VisibilityDrop | Category::SentimentDrop | Category::CompetitorAhead
            )
        });
        changes
            .map(|insight| insight.title)
            .filter(|title| title.contains("after") || title.contains("from"))
            .collect()
    };
    for world in [overtaken, turned] {
        let mut of = subject(1);
        assert!(!told(&world, &of).is_empty());
        of.changed.insert(Engine::OpenAi);
        assert_eq!(told(&world, &of), Vec::<String>::new());
    }
}

#[test]
fn pages_beside_competitors_alone_are_found() {
    let mut world = World::default();
    for day in (0..LENGTH).map(|day| NOW + day) {
        let facts = if day % 3 == 0 {
            cites(answer(0, Engine::OpenAi, &[0, 1]), &["forum.example/thread"])
        } else {
            let pages = ["reviews.example/best", "norvik.example/", "brindax.example/shop"];
            cites(answer(0, Engine::OpenAi, &[1]), &pages)
        };
        world.add(day, facts);
    }
    let found = world.find(&subject(1), 50);
    let gap = only(&found, Category::SourceGap);
    assert!(gap.text.contains("reviews.example/best (20 answers)"), "{}", gap.text);
    assert_eq!(
        gap.title,
        "brindax.example is cited in 20 answers, none of which names Norvik"
    );
    figures_hold(gap, "");
}

#[test]
fn sentiment_that_turns_is_found() {
    let mut world = World::default();
    world.daily(
        BEFORE,
        LENGTH,
        &says(answer(0, Engine::OpenAi, &[0]), 10, Polarity::Endorsed),
    );
    world.daily(
        NOW,
        LENGTH,
        &says(answer(0, Engine::OpenAi, &[0]), 10, Polarity::Undermined),
    );
    let found = world.find(&subject(1), 50);
    let turned = only(&found, Category::SentimentDrop);
    assert_eq!(turned.priority, Priority::High);
    figures_hold(turned, "");
}

#[test]
fn nothing_is_found_in_nothing() {
    assert_eq!(World::default().find(&subject(3), 50), []);
    let nobody = InsightSubject::new(Vec::new(), Vec::new(), Day(0)..=Day(5));
    assert_eq!(World::default().find(&nobody, 50), []);
}

/// What a product's own application says is no change from what its API said before, and the two are not added up.
#[test]
fn another_surface_is_no_change() {
    let through = |surface, named: &[u16]| AnswerFacts {
        surface,
        ..answer(0, Engine::OpenAi, named)
    };
    let mut world = World::default();
    world.daily(BEFORE, LENGTH, &through(Surface::Api, &[0, 1]));
    world.daily(NOW, LENGTH, &through(Surface::Api, &[0, 1]));
    world.daily(NOW, LENGTH, &through(Surface::Consumer, &[1]));
    let mut subject = subject(1);
    let changes = |found: &[FoundInsight]| found.iter().any(|insight| insight.evidence.previous.is_some());
    assert!(changes(&world.find(&subject, 50)), "both surfaces together show one");
    let asked = [Surface::Api, Surface::Consumer].map(|surface| Channel {
        engine: Engine::OpenAi,
        surface,
    });
    subject.engines = EngineSet::ALL.counting(asked.into_iter().collect());
    let found = world.find(&subject, 50);
    assert!(!changes(&found), "{found:#?}");
    let absent = serde_json::to_value(&found).expect("JSON").to_string();
    assert!(absent.contains("\"answerCount\":30"), "{absent}");
}
