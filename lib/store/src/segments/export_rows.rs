//! The rows of an export, read and written a few days at a time, so that memory does not grow with what is exported.

use std::collections::VecDeque;
use std::ops::RangeInclusive;
use std::sync::Arc;

use answerscope_export::{
    Combination, ExportBrand, ExportPrompt, ExportScope, ExportSubject, ExportTopic, ExportTracked, Format, Lookup,
    Rows, sections,
};
use answerscope_metrics::{Day, EngineSet, Section, SegmentWindow, Slice};

use super::held_urls::HeldUrls;
use super::read::by_window;
use super::segment::{Segment, segment_keys, within};
use crate::Store;
use crate::keys::BrandKeys;
use crate::table::{entity_of, text_of};
use answerscope_domain::entities::answer::source_type;
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::entities::prompt::PromptRecord;
use answerscope_domain::entities::topic::TopicRecord;
use answerscope_domain::error::Result;
use answerscope_domain::ids::BrandId;

/// Stored bytes of sections that are read at once.
const AT_ONCE: u64 = 2 << 20;

/// What an export names, and where its facts are.
pub struct ExportSource {
    subject: ExportSubject,
    segments: Vec<Segment>,
    days: RangeInclusive<Day>,
    engines: EngineSet,
    keys: BrandKeys,
    store: Store,
    urls: HeldUrls,
}

/// Reads what exports need.
#[derive(Clone, Copy)]
pub struct Exports<'s> {
    pub(crate) store: &'s Store,
}

impl Exports<'_> {
    /// Reads what an export of these days needs before its facts.
    pub async fn source(self, brand: BrandId, days: RangeInclusive<Day>, engines: EngineSet) -> Result<ExportSource> {
        let (keys, range) = (self.store.org.of(brand), self.store.org.of(brand).prompts_and_topics());
        let (brand, children, items) = futures::try_join!(
            self.store.brands().get(brand),
            self.store.table().query(&range),
            self.store.table().batch_get(segment_keys(keys, &days)),
        )?;
        let (mut prompts, mut topics) = (Vec::new(), Vec::new());
        for item in children {
            match text_of(&item, "kind") {
                Some("prompt") => prompts.push(entity_of::<PromptRecord>(item)?),
                Some("topic") => topics.push(exported_topic(entity_of(item)?)),
                _ => {}
            }
        }
        let segments = self.store.segments().among(keys, &days, &items).await?;
        // Those of a topic that is being deleted are gone for callers.
        prompts.retain(|prompt| brand.has_topic(prompt.topic));
        let prompts = prompts.into_iter().map(exported_prompt).collect();
        Ok(ExportSource {
            subject: ExportSubject::new(exported_brand(&brand), topics, prompts),
            segments,
            days,
            engines,
            keys,
            store: self.store.clone(),
            urls: HeldUrls::default(),
        })
    }
}

fn exported_brand(brand: &BrandRecord) -> ExportBrand {
    let tracked = brand.tracked().map(|tracked| ExportTracked {
        slot: tracked.slot,
        name: tracked.name.to_owned(),
        domain: tracked.domain.to_owned(),
        owned: tracked.slot == 0,
    });
    ExportBrand {
        id: brand.id.to_string(),
        name: brand.name.clone(),
        domain: brand.domain.clone(),
        tracked: tracked.collect(),
    }
}

fn exported_prompt(prompt: PromptRecord) -> ExportPrompt {
    ExportPrompt {
        ordinal: prompt.id.ordinal,
        id: prompt.id.to_string(),
        query: prompt.query,
        kind: prompt.kind.as_str().to_owned(),
        country: prompt.country.map(|country| country.as_str().to_owned()),
        tags: prompt.tags,
        topic: prompt.topic,
    }
}

fn exported_topic(topic: TopicRecord) -> ExportTopic {
    ExportTopic {
        slot: topic.id.slot,
        id: topic.id.to_string(),
        name: topic.name,
        location: topic.location.map(|country| country.as_str().to_owned()),
        tags: topic.tags,
        topic_type: topic.topic_type.map(|kind| kind.as_str().to_owned()),
    }
}

/// Names of features and owners of sources, as the metrics show them.
struct Names;

impl Lookup for Names {
    fn feature(&self, id: u16) -> Option<(&str, &str)> {
        answerscope_analysis::feature(id).map(|feature| (feature.name, feature.description))
    }
    fn source_type(&self, domain: &str, tracked: &[&str]) -> &str {
        source_type(domain, tracked)
    }
}

/// Where rows go.
pub trait RowSink: Send {
    /// Takes a block of whole rows; what it leaves in `bytes` is thrown away.
    fn take(&mut self, bytes: &mut Vec<u8>, rows: u64) -> impl Future<Output = Result<()>> + Send;
}

/// The rows of one combination, the first days read already: what can fail at once has not failed.
pub struct RowReader {
    source: Arc<ExportSource>,
    combination: Combination,
    format: Format,
    ahead: VecDeque<RangeInclusive<Day>>,
    next: Option<(RangeInclusive<Day>, Vec<Arc<Slice>>)>,
}

impl RowReader {
    /// Reads the first days.
    pub async fn open(source: Arc<ExportSource>, combination: Combination, format: Format) -> Result<Self> {
        let mut reader = Self {
            ahead: source.runs(combination),
            source,
            combination,
            format,
            next: None,
        };
        reader.read_next().await?;
        Ok(reader)
    }

    async fn read_next(&mut self) -> Result<()> {
        self.next = match self.ahead.pop_front() {
            Some(days) => {
                let slices = self.source.slices(self.combination, &days).await?;
                Some((days, slices))
            }
            None => None,
        };
        Ok(())
    }

    /// Reads the days that are not read yet, and forgets them: whether all rows can be made.
    pub async fn check(&self) -> Result<()> {
        for days in &self.ahead {
            self.source.slices(self.combination, days).await?;
        }
        Ok(())
    }

    /// Hands all rows to a sink.
    pub async fn pump(mut self, sink: &mut impl RowSink) -> Result<()> {
        let (source, mut block) = (Arc::clone(&self.source), Vec::new());
        while let Some((days, slices)) = self.next.take() {
            let slices: Vec<&Slice> = slices.iter().map(AsRef::as_ref).collect();
            let scope = ExportScope {
                days: source.counting(&days),
                slices: &slices,
                lookup: &Names,
            };
            let mut rows = Rows::new(&source.subject, self.combination, self.format, &scope);
            while let Some(count) = rows.next_block(&mut block) {
                sink.take(&mut block, count).await?;
                block.clear();
                // A block is a fraction of a millisecond; others of this process shall not wait for more than one.
                tokio::task::yield_now().await;
            }
            drop(rows);
            self.read_next().await?;
        }
        Ok(())
    }
}

impl ExportSource {
    /// The days in runs of one window each, small enough to be held.
    fn runs(&self, combination: Combination) -> VecDeque<RangeInclusive<Day>> {
        let mut runs = VecDeque::new();
        for segments in by_window(&self.segments) {
            let (first, last) = within(&self.days, segments[0].window).into_inner();
            let (mut start, mut held) = (first, 0);
            for day in (first.0..=last.0).map(Day) {
                let read = sections(combination).iter();
                let length = |section: &Section| {
                    let each = segments.iter();
                    each.map(|segment| segment.directory.length(*section, day..=day))
                        .sum::<u64>()
                };
                let bytes: u64 = read.map(length).sum();
                if held > 0 && held + bytes > AT_ONCE {
                    runs.push_back(start..=Day(day.0 - 1));
                    (start, held) = (day, 0);
                }
                held += bytes;
            }
            runs.push_back(start..=last);
        }
        runs
    }

    /// What all segments have of a run of days: a day that was moved between them meanwhile is read whole.
    async fn slices(&self, combination: Combination, days: &RangeInclusive<Day>) -> Result<Vec<Arc<Slice>>> {
        let read = sections(combination);
        let segments = self.store.segments();
        segments
            .slices_once(self.keys, self.of_window(days.start().window()), read, days, &self.urls)
            .await
    }

    /// The days of a run, each with the engines through the surfaces that count on it: those that count in an aggregate of
    /// this day alone.
    fn counting(&self, days: &RangeInclusive<Day>) -> Vec<(Day, EngineSet)> {
        let segments = self.of_window(days.start().window());
        let counting = |day| {
            let asked = segments.iter().map(|segment| segment.totals.asked(day..=day));
            (
                day,
                self.engines.counting(asked.flat_map(EngineSet::channels).collect()),
            )
        };
        (days.start().0..=days.end().0).map(Day).map(counting).collect()
    }

    fn of_window(&self, window: SegmentWindow) -> &[Segment] {
        let from = self.segments.partition_point(|segment| segment.window < window);
        let to = self.segments.partition_point(|segment| segment.window <= window);
        &self.segments[from..to]
    }
}
