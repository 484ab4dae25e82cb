//! Whether segments tell what the oracle does.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::ops::RangeInclusive;

use answerscope_metrics::{
    Bitmap, Built, Day, Directory, Judging, MentionTotals, Order, Section, SegmentWindow, Select, Slice,
    answers_by_prompt, answers_not_read, citations, citations_series, domains_by_engine, mentioning_answers_by_prompt,
    mentions, mentions_by_prompt, mentions_series, no_answers, origins, positions, positions_series, presence,
    prompt_counts, sentiment, sentiment_series, visibility, visibility_series,
};

use super::{Oracle, World};

fn owner(domain: &str) -> Option<u16> {
    match domain {
        "site1.example" => Some(0),
        "site2.example" => Some(7),
        _ => None,
    }
}

/// One section of some days of each segment.
pub(crate) fn read(segments: &[&Built], section: Section, days: &RangeInclusive<Day>) -> Vec<Slice> {
    let read = |built: &&Built| {
        let directory = Directory::from_bytes(&built.directory.to_bytes()).expect("a directory reads back");
        let range = directory.range(section, days.clone()).unwrap_or(0..0);
        let bytes = built.bytes[range.start as usize..range.end as usize].to_vec();
        Slice::new(&directory, section, days.clone(), bytes).expect("a segment reads back")
    };
    segments.iter().map(read).collect()
}

pub(crate) fn check(world: &World, segments: &[&Built], select: &Select<'_>) {
    let expected = Oracle::new(world, select);
    let held = Section::ALL.map(|section| read(segments, section, &select.days));
    let [mentioned, places, mut cites, feels, from, times] =
        held.each_ref().map(|slices| slices.iter().collect::<Vec<_>>());
    cites.extend(times);
    assert_eq!(mentions(&mentioned, select), expected.mentions());
    assert_eq!(mentions_series(&mentioned, select), expected.mentions_series());
    assert_eq!(visibility(&mentioned, select), expected.visibility());
    assert_eq!(visibility_series(&mentioned, select), expected.visibility_series());
    assert_eq!(presence(&mentioned, select), expected.presence());
    assert_eq!(positions(&mentioned, &places, select), expected.positions());
    assert_eq!(
        positions_series(&mentioned, &places, select),
        expected.positions_series()
    );
    assert_eq!(answers_not_read(&feels, select), expected.not_read());
    let judging = Judging {
        sentiment: &feels,
        mentions: &mentioned,
    };
    assert_eq!(judging.answers(select), expected.judging_answers());
    assert_eq!(domains_by_engine(&cites, select), expected.domains_by_engine());
    assert_eq!(origins(&from, select), expected.origins());
    let asked = expected.origins().into_iter();
    let none = asked
        .filter(|((_, origin), _)| origin.no_answer)
        .map(|(_, count)| count);
    assert_eq!(no_answers(&from, select), none.sum::<u64>());
    assert_eq!(sentiment(&feels, select), expected.sentiment());
    assert_eq!(sentiment_series(&feels, select), expected.sentiment_series());
    assert_eq!(
        citations_series(&cites, select, &owner),
        expected.citations_series(&owner)
    );
    check_citations(&cites, select, &expected);
    let (answers, counts) = expected.by_prompt();
    assert_eq!(answers_by_prompt(&mentioned, select), answers);
    let mentions: Vec<(u32, u16, u64)> = counts.iter().map(|row| (row.0, row.1, row.2)).collect();
    assert_eq!(
        mentions_by_prompt(&mentioned, select).iter().collect::<Vec<_>>(),
        mentions
    );
    let mentioning: Vec<(u32, u16, u64)> = counts.iter().map(|row| (row.0, row.1, row.3)).collect();
    assert_eq!(
        mentioning_answers_by_prompt(&mentioned, select)
            .iter()
            .collect::<Vec<_>>(),
        mentioning
    );
    let page = [2, 0, 2, 69, 2_999];
    let counts = prompt_counts(&mentioned, &cites, select, &page, 1, &[0, 1, 3]);
    for (prompt, counts) in page.iter().zip(counts) {
        assert_eq!(counts, expected.prompt(*prompt, 1, &[0, 1, 3]));
    }
}

fn check_citations(slices: &[&Slice], select: &Select<'_>, expected: &Oracle<'_>) {
    let counts = expected.citations();
    let found = citations(slices, select);
    assert_eq!(found.total(), counts.values().sum::<u64>());
    assert_eq!(found.urls(), counts.len() as u64);
    let titles = expected.titles();
    let admits = |domain: &str| domain != "site3.example";
    let mut rows: Vec<(&String, u64)> = counts
        .iter()
        .filter(|(url, _)| !url.contains("site3"))
        .map(|(url, count)| (url, *count))
        .collect();
    for (order, offset, limit) in [
        (Order::Descending, 0, 100),
        (Order::Ascending, 2, 3),
        (Order::Descending, 1, 2),
    ] {
        match order {
            Order::Descending => rows.sort_by_key(|(url, count)| (std::cmp::Reverse(*count), *url)),
            Order::Ascending => rows.sort_by_key(|(url, count)| (*count, *url)),
        }
        let page = found.page(&admits, order, offset, limit);
        assert_eq!(page.matching, rows.len() as u64);
        let shown: Vec<(&str, u64)> = page.rows.iter().map(|row| (row.url, row.count)).collect();
        let wanted: Vec<(&str, u64)> = rows
            .iter()
            .skip(offset)
            .take(limit)
            .map(|(url, count)| (url.as_str(), *count))
            .collect();
        assert_eq!(shown, wanted);
        for row in &page.rows {
            assert!(row.url.contains(row.domain));
            assert_eq!(row.title, titles.get(row.url).copied(), "{}", row.url);
        }
    }
}

/// The totals of segments that may have the same days.
pub(crate) fn check_totals(world: &World, segments: &[&Built], select: &Select<'_>) {
    let all = Bitmap::below(3_000);
    let everyone = Select {
        prompts: &all,
        ..select.clone()
    };
    let mut sums: BTreeMap<(Day, u16), u64> = BTreeMap::new();
    let (mut answers, mut none, mut models) = (0, 0, Vec::new());
    let mut windows: BTreeMap<SegmentWindow, MentionTotals> = BTreeMap::new();
    for built in segments {
        let totals = MentionTotals::from_bytes(&built.totals.to_bytes()).expect("totals read back");
        match windows.entry(totals.window()) {
            Entry::Vacant(free) => drop(free.insert(totals)),
            Entry::Occupied(mut known) => known.get_mut().add(&totals).expect("of the same window"),
        }
    }
    for totals in windows.values() {
        for (day, slot, count) in totals.counts(select.days.clone(), select.engines) {
            *sums.entry((day, slot)).or_default() += count;
        }
        answers += totals
            .answers(select.days.clone(), select.engines)
            .map(|(_, count)| count)
            .sum::<u64>();
        none += totals.no_answers(select.days.clone(), select.engines);
        let named = totals.models(select.days.clone(), select.engines);
        models.extend(named.map(|(day, engine, model)| (day, engine, model.to_owned())));
    }
    let expected = Oracle::new(world, &everyone);
    let series = expected.mentions_series();
    let series = series
        .into_iter()
        .flat_map(|(day, counts)| counts.into_iter().map(move |(slot, count)| ((day, slot), count)));
    assert_eq!(sums, series.collect());
    assert_eq!(answers, expected.visibility().answers);
    assert_eq!(models, expected.models());
    let asked = expected.origins().into_iter();
    let shown_none = asked
        .filter(|((_, origin), _)| origin.no_answer)
        .map(|(_, count)| count);
    assert_eq!(none, shown_none.sum::<u64>());
}
