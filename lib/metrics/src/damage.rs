//! Damage that checksums would not show: whatever the bytes, reading ends in an error or in a slice that the kernels
//! can run over, and never in a panic.

use proptest::prelude::*;

use crate::directory::Part;
use crate::*;

fn facts(seed: u64, prompts: u32) -> Vec<AnswerFacts> {
    let answer = |number: u64| {
        let mixed = (number + seed).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
        let url = |number: u64| CitedUrl {
            url: format!("https://site.example/{}", number % 50),
            domain: "site.example".into(),
            title: Some(format!("Page {}", number % 3)),
        };
        let finding = (mixed as u16 % 5, mixed as u16 % 9, Polarity::ALL[mixed as usize % 3]);
        AnswerFacts {
            answered_at: number as i64,
            mentions: (0..mixed % 5)
                .map(|slot| FactMention::at(slot as u16, 1 + (mixed >> 8) as u32 % 6, (mixed + slot) as u16 % 5))
                .collect(),
            citations: (0..mixed % 4).map(|place| url(mixed + place)).collect(),
            sentiment: (!mixed.is_multiple_of(11)).then(|| vec![finding]),
            language: LanguageCode::from_code(["de", "en", "ja", "?"][mixed as usize % 4]),
            model: (!mixed.is_multiple_of(3)).then(|| format!("model {}", mixed % 4)),
            surface: Surface::ALL[mixed as usize / 16 % 3],
            no_answer: mixed.is_multiple_of(13),
            ..AnswerFacts::of(mixed as u32 % prompts, Engine::ALL[mixed as usize % 5])
        }
    };
    (0..400).map(answer).collect()
}

/// Reads a segment whose checksums fit its bytes, and runs what can be run.
fn read(bytes: &[u8], mut directory: Directory) {
    let end = bytes.len();
    let mut at = 0;
    let mut refit = |part: &mut Part| {
        let length = part.length as usize;
        *part = Part::of(&bytes[at.min(end)..(at + length).min(end)]).expect("a part is short");
        at += length;
    };
    let [mentioned, places, cites, feels, from, times] = &mut directory.sections;
    let before = mentioned.iter_mut().chain(places).chain(cites);
    before.for_each(|(_, part)| refit(part));
    refit(&mut directory.dictionary);
    let after = feels.iter_mut().chain(from).chain(times);
    after.for_each(|(_, part)| refit(part));
    let (days, prompts) = (directory.window().days(), Bitmap::below(2_000));
    let select = Select {
        days: days.clone(),
        engines: Engine::OpenAi.into(),
        prompts: &prompts,
    };
    let everything = Select {
        engines: EngineSet::ALL,
        ..select.clone()
    };
    let mut read = Vec::new();
    for section in Section::ALL {
        let Some(range) = directory.range(section, days.clone()) else {
            continue;
        };
        let part = bytes[range.start as usize..range.end as usize].to_vec();
        let Ok(slice) = Slice::new(&directory, section, days.clone(), part) else {
            continue;
        };
        for select in [&select, &everything] {
            let slices = [&slice];
            let _ = (
                mentions(&slices, select),
                visibility(&slices, select),
                mentions_by_prompt(&slices, select),
            );
            let _ = (sentiment(&slices, select), sentiment_series(&slices, select));
            let _ = prompt_counts(&slices, &slices, select, &[0, 5, 1_999], 0, &[0, 1]);
            let _ = citations(&slices, select).page(&|_| true, Order::Descending, 0, 10);
            let _ = citations_series(&slices, select, &|_| Some(1));
            let _ = (origins(&slices, select), answers_not_read(&slices, select));
            let _ = (presence(&slices, select), domains_by_engine(&slices, select));
            let judging = Judging {
                sentiment: &slices,
                mentions: &slices,
            };
            let _ = (judging.answers(select), judging.asks_by_prompt(select, 0));
        }
        read.push(slice);
    }
    let read: Vec<&Slice> = read.iter().collect();
    let _ = positions(&read, &read, &everything);
    let groups = Groups::new((0..2_000).map(|prompt| (prompt, prompt % 3)));
    let _ = positions_by_group(&read, &read, &everything, &groups, &[0, 1, 4]);
    let _ = build(directory.window(), Some((bytes, &directory)), &[(Day(0), facts(3, 10))]);
    beside_another(bytes, &directory, &read, &everything, &groups);
}

/// The same days in a second piece, whose titles are others.
fn beside_another(bytes: &[u8], directory: &Directory, read: &[&Slice], select: &Select<'_>, groups: &Groups) {
    let mut answers = facts(5, 40);
    let titles = answers.iter_mut().flat_map(|answer| &mut answer.citations);
    titles.for_each(|cited| cited.title = cited.title.take().map(|title| format!("{title}, anew")));
    let other = build(directory.window(), None, &[(Day(0), answers)]).expect("facts are within the limits");
    let slice = |section| {
        let range = other.directory.range(section, Day(0)..=Day(0)).expect("a part");
        let part = other.bytes[range.start as usize..range.end as usize].to_vec();
        Slice::new(&other.directory, section, Day(0)..=Day(0), part).expect("it reads")
    };
    let own = Section::ALL.map(slice);
    let read: Vec<&Slice> = read.iter().copied().chain(&own).collect();
    let _ = citations(&read, select).iter().count();
    let _ = (domains_by_engine(&read, select), presence(&read, select));
    for window in CitationGroups::all(&read) {
        let counts = window.count(select, groups);
        counts
            .iter()
            .for_each(|row| drop(format!("{:?}", window.page(row.page))));
    }
    let (live, damaged) = ((0..30).collect::<Bitmap>(), MergeSource::whole(bytes, directory));
    for pieces in [
        [damaged, MergeSource::whole(&other.bytes, &other.directory)],
        [MergeSource::whole(&other.bytes, &other.directory), damaged],
    ] {
        let _ = (
            merge(directory.window(), &pieces, None),
            merge(directory.window(), &pieces, Some(&live)),
        );
    }
    let _ = merge(directory.window(), &[damaged], Some(&live));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn damaged_bytes_never_panic(
        seed in 0..8_u64,
        prompts in prop_oneof![Just(1_u32), Just(40), Just(2_000)],
        flips in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        cut in prop::option::of(any::<prop::sample::Index>()),
    ) {
        let days: Vec<(Day, Vec<AnswerFacts>)> = (0..3).map(|day| (Day(day), facts(seed, prompts))).collect();
        let built = build(SegmentWindow(0), None, &days).expect("facts are within the limits");
        let mut bytes = built.bytes;
        for (place, byte) in flips {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        read(&bytes, built.directory);
    }

    #[test]
    fn random_bytes_are_no_directory_and_no_totals(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        prop_assert!(Directory::from_bytes(&bytes).is_err());
        prop_assert!(MentionTotals::from_bytes(&bytes).is_err());
    }
}
