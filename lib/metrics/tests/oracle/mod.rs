//! The metrics as folds over plain facts: slow, and plain enough to be seen right.

pub(crate) mod check;
pub(crate) mod facts;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use answerscope_metrics::{
    AnswerFacts, Bitmap, Day, DomainCounts, Engine, EngineDay, EngineSet, Origin, OriginCounts, Position, PromptCounts,
    Reach, Select, SlotCounts, Visibility,
};

type SlotPolarities = Vec<(u16, [u64; 3])>;

/// Prompt, slot, mentions, mentioning answers.
type PromptRow = (u32, u16, u64, u64);

/// All facts by day.
pub(crate) type World = BTreeMap<Day, Vec<AnswerFacts>>;

pub(crate) struct Oracle<'a> {
    pub(crate) world: &'a World,
    pub(crate) days: RangeInclusive<Day>,
    pub(crate) engines: EngineSet,
    pub(crate) prompts: &'a Bitmap,
}

impl<'a> Oracle<'a> {
    pub(crate) fn new(world: &'a World, select: &Select<'a>) -> Self {
        Self {
            world,
            days: select.days.clone(),
            engines: select.engines,
            prompts: select.prompts,
        }
    }

    fn answers(&self) -> impl Iterator<Item = (Day, &'a AnswerFacts)> {
        self.asked().filter(|(_, answer)| !answer.no_answer)
    }

    fn asked(&self) -> impl Iterator<Item = (Day, &'a AnswerFacts)> {
        let (days, engines, prompts) = (self.days.clone(), self.engines, self.prompts);
        let all = self
            .world
            .iter()
            .flat_map(|(day, facts)| facts.iter().map(|answer| (*day, answer)));
        all.filter(move |(day, answer)| {
            days.contains(day) && engines.has(answer.channel()) && prompts.contains(answer.prompt)
        })
    }

    fn by_day<T>(&self, fold: impl Fn(&Self) -> T) -> Vec<(Day, T)> {
        let days = self.world.keys().filter(|day| self.days.contains(day));
        days.map(|day| {
            (
                *day,
                fold(&Self {
                    days: *day..=*day,
                    ..*self
                }),
            )
        })
        .collect()
    }

    pub(crate) fn mentions(&self) -> SlotCounts {
        let mut sums: BTreeMap<u16, u64> = BTreeMap::new();
        for (_, answer) in self.answers() {
            for mention in &answer.mentions {
                *sums.entry(mention.slot).or_default() += u64::from(mention.count);
            }
        }
        sums.into_iter().collect()
    }

    pub(crate) fn mentions_series(&self) -> Vec<(Day, SlotCounts)> {
        let mut series = self.by_day(Self::mentions);
        series.retain(|(_, counts)| !counts.is_empty());
        series
    }

    pub(crate) fn visibility(&self) -> Visibility {
        let mut prompts = BTreeSet::new();
        let mut answers = 0;
        let mut hits: BTreeMap<u16, (BTreeSet<u32>, u64)> = BTreeMap::new();
        for (_, answer) in self.answers() {
            prompts.insert(answer.prompt);
            answers += 1;
            for mention in &answer.mentions {
                let hit = hits.entry(mention.slot).or_default();
                hit.0.insert(answer.prompt);
                hit.1 += 1;
            }
        }
        let by_slot = hits.into_iter().map(|(slot, (prompts, answers))| {
            (
                slot,
                Reach {
                    prompts: prompts.len() as u64,
                    answers,
                },
            )
        });
        Visibility {
            prompts: prompts.len() as u64,
            answers,
            by_slot: by_slot.collect(),
        }
    }

    pub(crate) fn visibility_series(&self) -> Vec<(Day, Visibility)> {
        let mut series = self.by_day(Self::visibility);
        series.retain(|(_, seen)| seen.answers > 0);
        series
    }

    /// Count by URL.
    pub(crate) fn citations(&self) -> BTreeMap<String, u64> {
        let mut counts: BTreeMap<String, u64> = BTreeMap::new();
        for (_, answer) in self.answers() {
            for url in answer.citations.iter().map(|cited| &cited.url).collect::<BTreeSet<_>>() {
                *counts.entry(url.clone()).or_default() += 1;
            }
        }
        counts
    }

    /// The last non-empty title of each URL.
    pub(crate) fn titles(&self) -> BTreeMap<&'a str, &'a str> {
        let mut last: BTreeMap<&str, (Day, i64, &str)> = BTreeMap::new();
        for (day, answer) in self.answers() {
            for cited in &answer.citations {
                if let Some(title) = cited.title.as_deref().filter(|title| !title.is_empty()) {
                    let seen = (day, answer.answered_at, title);
                    let known = last.entry(&cited.url).or_insert(seen);
                    *known = seen.max(*known);
                }
            }
        }
        last.into_iter().map(|(url, (.., title))| (url, title)).collect()
    }

    pub(crate) fn citations_series(&self, owner: &dyn Fn(&str) -> Option<u16>) -> Vec<(Day, SlotCounts)> {
        let mut series = self.by_day(|day| {
            let mut counts: BTreeMap<u16, u64> = BTreeMap::new();
            for (_, answer) in day.answers() {
                for (_, domain) in answer
                    .citations
                    .iter()
                    .map(|cited| (&cited.url, &cited.domain))
                    .collect::<BTreeSet<_>>()
                {
                    if let Some(slot) = owner(domain) {
                        *counts.entry(slot).or_default() += 1;
                    }
                }
            }
            counts.into_iter().collect::<Vec<_>>()
        });
        series.retain(|(_, counts)| !counts.is_empty());
        series
    }

    pub(crate) fn sentiment(&self) -> Vec<((u16, u16), [u64; 3])> {
        let mut sums: BTreeMap<(u16, u16), [u64; 3]> = BTreeMap::new();
        for (slot, feature, polarity) in self.answers().flat_map(|(_, answer)| answer.sentiment.iter().flatten()) {
            sums.entry((*slot, *feature)).or_default()[*polarity as usize] += 1;
        }
        sums.into_iter().collect()
    }

    pub(crate) fn sentiment_series(&self) -> Vec<(Day, SlotPolarities)> {
        let mut series = self.by_day(|day| {
            let mut sums: BTreeMap<u16, [u64; 3]> = BTreeMap::new();
            for ((slot, _), counts) in day.sentiment() {
                let sum = sums.entry(slot).or_default();
                (0..3).for_each(|polarity| sum[polarity] += counts[polarity]);
            }
            sums.into_iter().collect::<Vec<_>>()
        });
        series.retain(|(_, counts)| !counts.is_empty());
        series
    }

    /// (prompt, answers) and (prompt, slot, mentions, mentioning answers).
    pub(crate) fn by_prompt(&self) -> (Vec<(u32, u64)>, Vec<PromptRow>) {
        let mut answers: BTreeMap<u32, u64> = BTreeMap::new();
        let mut counts: BTreeMap<(u16, u32), (u64, u64)> = BTreeMap::new();
        for (_, answer) in self.answers() {
            *answers.entry(answer.prompt).or_default() += 1;
            for mention in &answer.mentions {
                let sums = counts.entry((mention.slot, answer.prompt)).or_default();
                *sums = (sums.0 + u64::from(mention.count), sums.1 + 1);
            }
        }
        let counts = counts
            .into_iter()
            .map(|((slot, prompt), (mentions, answers))| (prompt, slot, mentions, answers));
        (answers.into_iter().collect(), counts.collect())
    }

    pub(crate) fn prompt(&self, prompt: u32, slot: u16, tracked: &[u16]) -> PromptCounts {
        let alone: Bitmap = [prompt].into_iter().collect();
        let own = Oracle {
            world: self.world,
            days: self.days.clone(),
            engines: self.engines,
            prompts: &alone,
        };
        let (mentions, seen) = (own.mentions(), own.visibility());
        let mentions = |wanted: &dyn Fn(u16) -> bool| {
            mentions
                .iter()
                .filter(|(slot, _)| wanted(*slot))
                .map(|(_, count)| count)
                .sum()
        };
        PromptCounts {
            answers: seen.answers,
            mentioning_answers: seen
                .by_slot
                .iter()
                .find(|(other, _)| *other == slot)
                .map_or(0, |(_, reach)| reach.answers),
            mentions: mentions(&|other| other == slot),
            tracked_mentions: mentions(&|other| tracked.contains(&other)),
            citations: own.citations().values().sum(),
        }
    }

    /// Answers whose order is known, places added up, first places.
    pub(crate) fn positions(&self) -> Vec<(u16, Position)> {
        let mut sums: BTreeMap<u16, Position> = BTreeMap::new();
        for mention in self.answers().flat_map(|(_, answer)| &answer.mentions) {
            if let Some(place) = mention.place {
                let sum = sums.entry(mention.slot).or_default();
                sum.answers += 1;
                sum.places += u64::from(place.get());
                sum.first += u64::from(place.get() == 1);
            }
        }
        sums.into_iter().collect()
    }

    pub(crate) fn positions_series(&self) -> Vec<(Day, Vec<(u16, Position)>)> {
        let mut series = self.by_day(Self::positions);
        series.retain(|(_, slots)| !slots.is_empty());
        series
    }

    pub(crate) fn not_read(&self) -> u64 {
        self.answers().filter(|(_, answer)| answer.sentiment.is_none()).count() as u64
    }

    /// Answers, also those that were none, by where they come from.
    pub(crate) fn origins(&self) -> OriginCounts<'a> {
        let mut sums = OriginCounts::new();
        for (_, answer) in self.asked() {
            let origin = Origin {
                language: answer.language,
                model: answer.model.as_deref(),
                no_answer: answer.no_answer,
            };
            *sums.entry((answer.channel(), origin)).or_default() += 1;
        }
        sums
    }

    fn of_engine(&self, engine: Engine) -> Self {
        Self {
            engines: self.engines.only(engine),
            days: self.days.clone(),
            ..*self
        }
    }

    pub(crate) fn presence(&self) -> Vec<EngineDay> {
        let of_day = |(day, ())| {
            let of_engine = move |engine| {
                let own = Self {
                    days: day..=day,
                    ..self.of_engine(engine)
                };
                let (mentions, seen) = (own.mentions(), own.visibility());
                let by_slot = mentions
                    .into_iter()
                    .zip(seen.by_slot)
                    .map(|((slot, mentions), (same, reach))| {
                        assert_eq!(slot, same);
                        let answers = reach.answers;
                        (slot, answerscope_metrics::Presence { answers, mentions })
                    });
                EngineDay {
                    day,
                    engine,
                    answers: seen.answers,
                    by_slot: by_slot.collect(),
                }
            };
            Engine::ALL.map(of_engine)
        };
        let days = self.by_day(|_| ()).into_iter().flat_map(of_day);
        days.filter(|found| found.answers > 0).collect()
    }

    /// Of the answers of a prompt, engine and day as many say something as say it, and no more than there are.
    pub(crate) fn judging_answers(&self) -> BTreeMap<(u16, u16), [u64; 3]> {
        let mut cells = BTreeMap::new();
        for (day, answer) in self.answers() {
            let (answers, found) = cells
                .entry((day, answer.prompt, answer.engine))
                .or_insert((0, BTreeMap::<_, u64>::new()));
            *answers += 1;
            for finding in answer.sentiment.iter().flatten() {
                *found.entry(*finding).or_default() += 1;
            }
        }
        let mut sums: BTreeMap<(u16, u16), [u64; 3]> = BTreeMap::new();
        for (answers, found) in cells.into_values() {
            for ((slot, feature, polarity), count) in found {
                sums.entry((slot, feature)).or_default()[polarity as usize] += count.min(answers);
            }
        }
        sums
    }

    /// Of the answers of a prompt, engine and day as many cite a domain as cite its most cited page, at least.
    pub(crate) fn domains_by_engine(&self) -> BTreeMap<(Engine, &'a str), DomainCounts> {
        let mut pages: BTreeMap<(Engine, &str, Day, u32), BTreeMap<&str, u64>> = BTreeMap::new();
        for (day, answer) in self.answers() {
            let cited: BTreeSet<(&str, &str)> = answer
                .citations
                .iter()
                .map(|cited| (&*cited.url, &*cited.domain))
                .collect();
            for (url, domain) in cited {
                let cell = pages.entry((answer.engine, domain, day, answer.prompt)).or_default();
                *cell.entry(url).or_default() += 1;
            }
        }
        let mut sums: BTreeMap<(Engine, &str), DomainCounts> = BTreeMap::new();
        for ((engine, domain, ..), pages) in pages {
            let sum = sums.entry((engine, domain)).or_default();
            sum.citations += pages.values().sum::<u64>();
            sum.answers += pages.values().max().copied().unwrap_or_default();
        }
        sums
    }

    /// The model of the most answers of a day and engine; of equally many the least name.
    pub(crate) fn models(&self) -> Vec<(Day, Engine, String)> {
        let mut models: BTreeMap<(Day, Engine), BTreeMap<&str, u64>> = BTreeMap::new();
        for (day, answer) in self.answers() {
            if let Some(model) = &answer.model {
                let counts = models.entry((day, answer.engine)).or_default();
                *counts.entry(model).or_default() += 1;
            }
        }
        let most = |counts: BTreeMap<&str, u64>| {
            let (model, _) = counts.into_iter().rev().max_by_key(|(_, count)| *count)?;
            Some(model.to_owned())
        };
        let each = models.into_iter();
        each.filter_map(|((day, engine), counts)| Some((day, engine, most(counts)?)))
            .collect()
    }
}
