//! The kernels that look into single prompts equal a fold over the facts.

use std::collections::BTreeMap;

use answerscope_metrics::{
    AnswerFacts, Bitmap, CitedUrl, Day, Directory, Engine, EngineSet, FactMention, FindingsByPrompt, Polarity,
    PromptDayEngine, Repetition, Section, SegmentWindow, Select, Slice, Surface, build, findings_by_prompt,
    mention_repetition, prompt_day_engines,
};
use proptest::prelude::*;

type World = BTreeMap<Day, Vec<AnswerFacts>>;

fn world() -> impl Strategy<Value = World> {
    let polarity = prop::sample::select(&Polarity::ALL[..]);
    let answer = (
        (
            prop_oneof![0..4_u32, Just(700)],
            prop::sample::select(&Engine::ALL[..3]),
        ),
        prop::collection::btree_map(0..4_u16, 1..4_u32, 0..4),
        prop::sample::subsequence((0..6_u8).collect::<Vec<_>>(), 0..4),
        prop::option::weighted(0.9, prop::collection::vec((0..3_u16, 0..3_u16, polarity), 0..4)),
        prop::sample::select(&Surface::ALL[..]),
    );
    let answer = answer.prop_map(|((prompt, engine), mentions, urls, sentiment, surface)| AnswerFacts {
        mentions: mentions
            .into_iter()
            .map(|(slot, count)| FactMention::of(slot, count))
            .collect(),
        citations: urls
            .into_iter()
            .map(|url| CitedUrl {
                url: format!("https://site{}.example/{url}", url % 2),
                domain: format!("site{}.example", url % 2),
                title: None,
            })
            .collect(),
        sentiment,
        surface,
        ..AnswerFacts::of(prompt, engine)
    });
    // Days of two segments.
    prop::collection::btree_map((28..36_i32).prop_map(Day), prop::collection::vec(answer, 1..8), 0..8)
}

fn slices(world: &World, section: Section) -> Vec<Slice> {
    let mut spans: BTreeMap<SegmentWindow, Vec<(Day, Vec<AnswerFacts>)>> = BTreeMap::new();
    for (day, facts) in world {
        spans.entry(day.window()).or_default().push((*day, facts.clone()));
    }
    let read = |(span, days): (SegmentWindow, Vec<(Day, Vec<AnswerFacts>)>)| {
        let built = build(span, None, &days).expect("facts fit");
        let directory = Directory::from_bytes(&built.directory.to_bytes()).expect("reads back");
        let range = directory.range(section, span.days()).unwrap_or(0..0);
        let bytes = built.bytes[range.start as usize..range.end as usize].to_vec();
        Slice::new(&directory, section, span.days(), bytes).expect("reads back")
    };
    spans.into_iter().map(read).collect()
}

fn chosen<'a>(world: &'a World, select: &Select<'_>) -> Vec<(Day, &'a AnswerFacts)> {
    let days = world.range(select.days.clone());
    days.flat_map(|(day, facts)| facts.iter().map(|answer| (*day, answer)))
        .filter(|(_, answer)| select.prompts.contains(answer.prompt) && select.engines.contains(answer.engine))
        .collect()
}

fn items<'a>(world: &'a World, select: &Select<'_>) -> BTreeMap<(u32, Day, Engine), PromptDayEngine<'a>> {
    let mut items = BTreeMap::new();
    for (day, answer) in chosen(world, select) {
        let engine = answer.engine;
        let item = items.entry((answer.prompt, day, engine)).or_insert(PromptDayEngine {
            day,
            engine,
            answers: 0,
            naming: Vec::new(),
            cited: Vec::new(),
        });
        item.answers += 1;
        item.cited.extend(
            answer
                .citations
                .iter()
                .map(|cited| (cited.url.as_str(), cited.domain.as_str())),
        );
        for mention in &answer.mentions {
            match item.naming.iter_mut().find(|(named, _)| *named == mention.slot) {
                Some((_, count)) => *count += 1,
                None => item.naming.push((mention.slot, 1)),
            }
        }
    }
    items.values_mut().for_each(|item| {
        item.naming.sort_unstable();
        item.cited.sort_unstable();
    });
    items
}

fn findings(world: &World, select: &Select<'_>, slot: u16) -> FindingsByPrompt {
    let mut sums = FindingsByPrompt::new();
    for (_, answer) in chosen(world, select) {
        for (_, feature, polarity) in answer.sentiment.iter().flatten().filter(|(of, ..)| *of == slot) {
            sums.entry((answer.prompt, *feature, answer.engine)).or_default()[*polarity as usize] += 1;
        }
    }
    sums
}

/// Repetition, item by item: changes and those of a random order, and how much sums of days differ.
fn repeated(world: &World, select: &Select<'_>, slot: u16) -> [f64; 9] {
    let mut runs: BTreeMap<(u32, Engine), Vec<(f64, f64)>> = BTreeMap::new();
    for ((prompt, _, engine), item) in items(world, select) {
        let named = item.naming.iter().find(|(named, _)| *named == slot);
        let hits = named.map_or(0, |(_, count)| *count);
        let run = runs.entry((prompt, engine)).or_default();
        run.push((hits as f64, item.answers as f64));
    }
    let mut sums = [0.0; 9];
    for run in runs.values() {
        let of_run = of_run(run);
        sums.iter_mut().zip(of_run).for_each(|(sum, one)| *sum += one);
    }
    sums
}

fn of_run(run: &[(f64, f64)]) -> [f64; 9] {
    let shares: Vec<f64> = run.iter().map(|(hits, answers)| hits / answers).collect();
    let days = shares.len() as f64;
    if run.len() < 2 {
        return [0.0; 9];
    }
    let squares = |numbers: &mut dyn Iterator<Item = f64>| numbers.map(|number| number * number).sum::<f64>();
    let mean = shares.iter().sum::<f64>() / days;
    let changes = |lag: usize| squares(&mut shares.windows(lag + 1).map(|days| days[lag] - days[0]));
    // All pairs of days in a random order differ by twice the variance.
    let pairs = |lag: usize| shares.len().saturating_sub(lag) as f64;
    let pair = 2.0 * squares(&mut shares.iter().map(|share| share - mean)) / (days - 1.0);
    let (hits, answers) = run.iter().fold((0.0, 0.0), |sum, day| (sum.0 + day.0, sum.1 + day.1));
    let between = squares(&mut run.iter().map(|(of_day, all)| of_day - all * hits / answers));
    // Answer by answer: those that mention differ from their day's share, and so do the others.
    let of_day = |(hits, all): &(f64, f64)| hits * (1.0 - hits / all).powi(2) + (all - hits) * (hits / all).powi(2);
    let size = (answers - squares(&mut run.iter().map(|day| day.1)) / answers) / (days - 1.0);
    let within = match answers - days {
        0.0 => between,
        more => between / size + (size - 1.0) * (days - 1.0) * run.iter().map(of_day).sum::<f64>() / more,
    };
    let (expected, later) = (pair * (days - 1.0), pair * (2..=8).map(pairs).sum::<f64>());
    [
        changes(1),
        expected,
        (2..=8).map(changes).sum(),
        later,
        expected * days,
        days,
        days * days,
        between,
        within,
    ]
}

proptest! {
    #[test]
    fn cells_and_findings_equal_a_fold(
        world in world(), from in 28..36_i32, length in 0..8_i32, some in any::<bool>(), slot in 0..3_u16,
    ) {
        let prompts: Bitmap = if some { [1, 3, 700].into_iter().collect() } else { Bitmap::below(701) };
        let engines = if some { EngineSet::of(Engine::ALL[1]) } else { EngineSet::ALL };
        let select = Select { days: Day(from)..=Day(from + length), engines, prompts: &prompts };
        let sections = [Section::Mentions, Section::Citations, Section::Sentiment];
        let held = sections.map(|section| slices(&world, section));
        let [mentions, cited, said] = held.each_ref().map(|slices| slices.iter().collect::<Vec<_>>());
        let mut seen = BTreeMap::new();
        prompt_day_engines(&mentions, &cited, &select, |prompt, items| {
            for item in items {
                let mut item = item.clone();
                item.cited.sort_unstable();
                assert!(seen.insert((prompt, item.day, item.engine), item).is_none());
            }
        });
        prop_assert_eq!(seen, items(&world, &select));
        prop_assert_eq!(findings_by_prompt(&said, &select, slot), findings(&world, &select, slot));
        let found = mention_repetition(&mentions, &select, &[slot])[0];
        let Repetition { seen, expected, later_seen, later_expected, expected_by_days, days, squared_days, between, within } = found;
        let found = [seen, expected, later_seen, later_expected, expected_by_days, days, squared_days, between, within];
        for (found, expected) in found.into_iter().zip(repeated(&world, &select, slot)) {
            prop_assert!((found - expected).abs() < 1e-9, "{} {}", found, expected);
        }
    }
}
