//! A segment that was written before places, languages, models and surfaces were kept (format 1, in `format_1/`) reads as
//! it did; what it does not have is unknown, until its days are built anew.

use std::collections::BTreeMap;

use answerscope_metrics::{
    AnswerFacts, Bitmap, CitedUrl, Day, Directory, Engine, EngineSet, FactMention, MentionTotals, MergeSource,
    Polarity, Section, Select, Slice, answers_not_read, build, citations, mentions, mentions_series, merge, origins,
    positions, sentiment, visibility,
};

const SEGMENT: &[u8] = include_bytes!("format_1/segment");
const DIRECTORY: &[u8] = include_bytes!("format_1/directory");
const TOTALS: &[u8] = include_bytes!("format_1/totals");

/// The first of its days.
const FIRST: i32 = 20_768;
/// Its days.
const DAYS: [i32; 4] = [FIRST, FIRST + 1, FIRST + 5, FIRST + 31];

/// What it was made of, in the words of today.
fn facts(day: i32) -> Vec<AnswerFacts> {
    let answer = |number: u32| {
        let mixed = number * 7 + day.unsigned_abs() * 13;
        let slots = (0..4_u16).filter(|slot| !(mixed + u32::from(*slot) * 5).is_multiple_of(3));
        AnswerFacts {
            answered_at: i64::from(day) * 86_400_000 + i64::from(number),
            mentions: slots
                .map(|slot| FactMention::of(slot * 100, 1 + (mixed + u32::from(slot)) % 4))
                .collect(),
            citations: (0..mixed % 3)
                .map(|place| CitedUrl {
                    url: format!("https://site{place}.example/{}", mixed % 7),
                    domain: format!("site{place}.example"),
                    title: mixed.is_multiple_of(2).then(|| format!("Page {}", mixed % 7)),
                })
                .collect(),
            sentiment: Some(
                (0..mixed % 2)
                    .map(|place| {
                        (
                            place as u16 * 100,
                            (mixed % 5) as u16,
                            Polarity::ALL[mixed as usize % 3],
                        )
                    })
                    .collect(),
            ),
            ..AnswerFacts::of(mixed % 40, Engine::ALL[(mixed % 3) as usize * 2])
        }
    };
    (0..90).map(answer).collect()
}

/// The same with places, models and a language that is not read.
fn facts_of_today(day: i32) -> Vec<AnswerFacts> {
    let mut facts = facts(day);
    for (number, answer) in facts.iter_mut().enumerate() {
        (1..)
            .zip(&mut answer.mentions)
            .for_each(|(place, mention)| *mention = FactMention::at(mention.slot, mention.count, place));
        answer.model = Some("m1".into());
        if number.is_multiple_of(9) {
            answer.sentiment = None;
        }
    }
    facts
}

fn read(directory: &Directory, bytes: &[u8], section: Section) -> Slice {
    let days = directory.window().days();
    let range = directory.range(section, days.clone()).unwrap_or(0..0);
    let part = bytes[range.start as usize..range.end as usize].to_vec();
    Slice::new(directory, section, days, part).expect("it reads")
}

/// What is told of some days: the same figures for whatever holds the same facts.
fn figures(directory: &Directory, bytes: &[u8], days: &[i32]) -> Vec<String> {
    let everybody = Bitmap::below(80);
    let [mentioned, cites, said] =
        [Section::Mentions, Section::Citations, Section::Sentiment].map(|s| read(directory, bytes, s));
    let of_day = |day: &i32| {
        let select = Select {
            days: Day(*day)..=Day(*day),
            engines: Engine::Gemini.into(),
            prompts: &everybody,
        };
        let cited = citations(&[&cites], &select);
        let cited: Vec<_> = cited.iter().map(|row| (row.url, row.title, row.count)).collect();
        let (seen, said) = (visibility(&[&mentioned], &select), sentiment(&[&said], &select));
        format!("{:?} {seen:?} {cited:?} {said:?}", mentions(&[&mentioned], &select))
    };
    days.iter().map(of_day).collect()
}

#[test]
fn its_figures_are_what_they_were() {
    let directory = Directory::from_bytes(DIRECTORY).expect("a directory");
    let days = DAYS.map(|day| (Day(day), facts(day)));
    let built = build(directory.window(), None, &days).expect("a segment");
    assert_eq!(
        figures(&directory, SEGMENT, &DAYS),
        figures(&built.directory, &built.bytes, &DAYS)
    );
    let totals = MentionTotals::from_bytes(TOTALS).expect("totals");
    let (all, counts) = (directory.window().days(), |totals: &MentionTotals, days| {
        totals.counts(days, EngineSet::ALL).collect::<Vec<_>>()
    });
    assert_eq!(counts(&totals, all.clone()), counts(&built.totals, all.clone()));
    assert_eq!(
        totals
            .answers(all.clone(), EngineSet::ALL)
            .map(|(_, count)| count)
            .sum::<u64>(),
        360
    );
    assert_eq!(totals.models(all.clone(), EngineSet::ALL).count(), 0);
    assert_eq!(totals.no_answers(all, EngineSet::ALL), 0);
}

#[test]
fn what_it_does_not_have_is_unknown() {
    let directory = Directory::from_bytes(DIRECTORY).expect("a directory");
    let everybody = Bitmap::below(40);
    let select = Select {
        days: directory.window().days(),
        engines: EngineSet::ALL,
        prompts: &everybody,
    };
    let [mentioned, places, said, from] = [Section::Mentions, Section::Places, Section::Sentiment, Section::Origins]
        .map(|section| read(&directory, SEGMENT, section));
    assert_eq!(positions(&[&mentioned], &[&places], &select), []);
    assert_eq!(answers_not_read(&[&said], &select), 0);
    assert!(origins(&[&from], &select).is_empty());
}

#[test]
fn a_day_that_is_built_anew_has_it_and_the_others_stay() {
    let old = Directory::from_bytes(DIRECTORY).expect("a directory");
    let anew = FIRST + 5;
    let built = build(
        old.window(),
        Some((SEGMENT, &old)),
        &[(Day(anew), facts_of_today(anew))],
    )
    .expect("a segment");
    let kept = [FIRST, FIRST + 1, FIRST + 31];
    assert_eq!(
        figures(&old, SEGMENT, &kept),
        figures(&built.directory, &built.bytes, &kept)
    );
    let reread = Directory::from_bytes(&built.directory.to_bytes()).expect("a directory");
    assert_eq!(reread, built.directory);
    let everybody = Bitmap::below(40);
    let select = Select {
        days: old.window().days(),
        engines: EngineSet::ALL,
        prompts: &everybody,
    };
    let [mentioned, places, said, from] = [Section::Mentions, Section::Places, Section::Sentiment, Section::Origins]
        .map(|section| read(&reread, &built.bytes, section));
    // The others' answers are answers still, of which no place is known.
    assert_eq!(mentions_series(&[&mentioned], &select).len(), DAYS.len());
    let mut expected: BTreeMap<u16, (u64, u64, u64)> = BTreeMap::new();
    for mention in facts_of_today(anew).iter().flat_map(|answer| &answer.mentions) {
        let (sum, place) = (
            expected.entry(mention.slot).or_default(),
            mention.place.map_or(0, |place| place.get()),
        );
        *sum = (sum.0 + 1, sum.1 + u64::from(place), sum.2 + u64::from(place == 1));
    }
    let found = positions(&[&mentioned], &[&places], &select).into_iter();
    let found: BTreeMap<u16, (u64, u64, u64)> = found.map(|(slot, p)| (slot, (p.answers, p.places, p.first))).collect();
    assert_eq!(found, expected);
    assert_eq!(answers_not_read(&[&said], &select), 10);
    assert_eq!(origins(&[&from], &select).values().sum::<u64>(), 90);
    let totals = MentionTotals::from_bytes(&built.totals.to_bytes()).expect("totals");
    let models: Vec<_> = totals.models(select.days, EngineSet::ALL).collect();
    assert_eq!(
        models,
        [Engine::ALL[0], Engine::ALL[2], Engine::ALL[4]].map(|engine| (Day(anew), engine, "m1"))
    );
}

/// Facts of today, of prompts that the old segment does not have.
fn more(day: i32) -> Vec<AnswerFacts> {
    let mut facts = facts_of_today(day);
    facts.iter_mut().for_each(|answer| answer.prompt += 40);
    facts
}

#[test]
fn it_merges_with_pieces_of_today() {
    let old = Directory::from_bytes(DIRECTORY).expect("a directory");
    let window = old.window();
    let added = [(Day(FIRST), more(FIRST)), (Day(FIRST + 2), more(FIRST + 2))];
    let piece = build(window, None, &added).expect("a segment");
    let mut days: BTreeMap<Day, Vec<AnswerFacts>> = DAYS.map(|day| (Day(day), facts(day))).into();
    for (day, facts) in added {
        days.entry(day).or_default().extend(facts);
    }
    let all = build(window, None, &days.into_iter().collect::<Vec<_>>()).expect("a segment");
    let small = MergeSource::whole(SEGMENT, &old);
    let large = MergeSource::whole(&piece.bytes, &piece.directory);
    for pieces in [[small, large], [large, small]] {
        let merged = merge(window, &pieces, None).expect("a segment");
        let told: Vec<i32> = (FIRST..FIRST + 32).collect();
        assert_eq!(
            figures(&all.directory, &all.bytes, &told),
            figures(&merged.directory, &merged.bytes, &told)
        );
        let everybody = Bitmap::below(80);
        let select = Select {
            days: window.days(),
            engines: EngineSet::ALL,
            prompts: &everybody,
        };
        let [mentioned, places] =
            [Section::Mentions, Section::Places].map(|s| read(&merged.directory, &merged.bytes, s));
        let alone = [Section::Mentions, Section::Places].map(|s| read(large.directory, large.bytes, s));
        // Only of what is of today the order is known.
        let known = positions(&[&alone[0]], &[&alone[1]], &select);
        assert_eq!(positions(&[&mentioned], &[&places], &select), known);
        let old = Section::ALL.map(|section| read(&old, SEGMENT, section));
        let slices: Vec<&Slice> = old.iter().chain(&alone).collect();
        assert_eq!(positions(&slices, &slices, &select), known);
        assert_eq!(mentions(&slices, &select), mentions(&[&mentioned], &select));
    }
}
