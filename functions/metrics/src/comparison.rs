use std::marker::PhantomData;
use std::ops::RangeInclusive;

use answerscope_api::operation::{Context, Input, Operation, Spec};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::clock::Moment;
use answerscope_domain::page::ListedWith;
use answerscope_metrics::compare::{PeriodSlices, Periods, changed_engines};
use answerscope_metrics::{Day, Engine, EngineSet, ModelOfDay, Section, Select};
use answerscope_store::Store;
use answerscope_store::runtime::cpu::cpu;
use answerscope_store::segments::{DaysRead, MetricSubject};
use futures::future::try_join_all;
use schemars::JsonSchema;
use serde::Serialize;

use crate::compares::Compares;
use crate::levels::Level;
use crate::metric::Facts;
use crate::query::{ComparisonQuery, MetricScope};

/// A metric of a level in two periods.
pub struct Comparison<L, M>(PhantomData<fn() -> (L, M)>);

/// What a comparison tells beside its rows.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct BesideComparison {
    /// The first day of the period that was compared with (UTC).
    #[schemars(extend("format" = "date"))]
    compare_start_date: String,
    /// Its last day (UTC).
    #[schemars(extend("format" = "date"))]
    compare_end_date: String,
    /// Engines that verdicts leave out, because another model answered than in the period before; figures count them.
    #[schemars(extend("items" = {"type": "string", "enum": Engine::ALL.map(Engine::as_str)}))]
    engines_left_out: Vec<&'static str>,
    /// Every answer that was stored before this moment is counted, later ones may be (ISO 8601); `null` where none has been
    /// counted since this is noted.
    counted_until: Option<String>,
    /// How often collections asked the engines in the current period and were shown no answer.
    no_answer_count: u64,
    /// The same in the period before.
    previous_no_answer_count: u64,
}

impl<L: Level, M: Compares> Operation for Comparison<L, M> {
    const SPEC: Spec = L::COMPARISONS.of(M::METRIC);
    type Path = L::Id;
    type Query = ComparisonQuery<L, M>;
    type Body = Nothing;
    type Reply = ListedWith<<M as Compares>::Row, BesideComparison>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let ComparisonQuery {
            scope, before, shape, ..
        } = input.query;
        let subject = L::subject(input.path, scope.kind);
        let both = Both::read(&cx.store, subject, &scope, before, M::OF_COMPARISON).await?;
        cpu(move || {
            let periods = both.periods();
            let rows = M::compare(&both.current().metric_input.brand, &periods, L::ANSWERS, &shape);
            let left_out = periods
                .engines
                .iter()
                .filter(|engine| periods.changed.contains(*engine));
            let none = |facts: &Facts, days: &RangeInclusive<Day>| {
                facts.no_answers(&Select {
                    days: days.clone(),
                    engines: both.engines,
                    prompts: periods.prompts,
                })
            };
            ListedWith {
                list: shape.page.of(rows),
                more: BesideComparison {
                    compare_start_date: both.before.start().to_string(),
                    compare_end_date: both.before.end().to_string(),
                    engines_left_out: left_out.map(Engine::as_str).collect(),
                    counted_until: both.current().metric_input.counted.until.map(Moment::iso),
                    no_answer_count: none(both.current(), &both.now),
                    previous_no_answer_count: none(both.previous(), &both.before),
                },
            }
        })
        .await
    }
}

/// The facts of both periods.
struct Both {
    now: RangeInclusive<Day>,
    before: RangeInclusive<Day>,
    engines: EngineSet,
    /// The current period's, then those of the period before; once where the periods touch.
    facts: Vec<Facts>,
}

impl Both {
    async fn read(
        store: &Store,
        subject: MetricSubject,
        scope: &MetricScope,
        before: RangeInclusive<Day>,
        sections: &'static [Section],
    ) -> Result<Self> {
        let now = scope.days.clone();
        let reads = match joined(&now, &before) {
            Some(all) => vec![(all, DaysRead::Both)],
            None => vec![(now.clone(), DaysRead::Asked), (before.clone(), DaysRead::Compared)],
        };
        let at_once = reads.len() as u64;
        let read = |(days, read)| async move {
            // Both periods are held until their rows are made, so they share what a request may hold.
            let metric_input = store.metrics().input(subject, days).await?;
            let metric_input = metric_input.one_of(at_once).of_days(read);
            Facts::read(metric_input, sections, scope.engines, false).await
        };
        let facts = try_join_all(reads.into_iter().map(read)).await?;
        // Both periods are counted through the same surfaces.
        let engines = facts.iter().fold(scope.engines, |engines, facts| {
            engines.counting(facts.metric_input.counted.asked())
        });
        Ok(Self {
            facts,
            engines,
            now,
            before,
        })
    }

    fn current(&self) -> &Facts {
        &self.facts[0]
    }

    fn previous(&self) -> &Facts {
        self.facts.last().unwrap_or(&self.facts[0])
    }

    fn periods(&self) -> Periods<'_> {
        let models = self
            .facts
            .iter()
            .map(|facts| facts.metric_input.counted.models(self.engines));
        let models: Vec<ModelOfDay> = models.flatten().collect();
        Periods {
            now: period(self.current(), &self.now),
            before: period(self.previous(), &self.before),
            prompts: &self.current().metric_input.prompts,
            engines: self.engines,
            changed: changed_engines(&models, &self.now, &self.before),
        }
    }
}

fn period<'a>(facts: &'a Facts, days: &RangeInclusive<Day>) -> PeriodSlices<'a> {
    PeriodSlices {
        days: days.clone(),
        mentions: facts.slices(Section::Mentions),
        citations: facts.slices(Section::Citations),
        sentiment: facts.slices(Section::Sentiment),
    }
}

/// The days of two periods that touch or overlap.
fn joined(now: &RangeInclusive<Day>, before: &RangeInclusive<Day>) -> Option<RangeInclusive<Day>> {
    let touch = before.end().0 + 1 >= now.start().0 && now.end().0 + 1 >= before.start().0;
    touch.then(|| *now.start().min(before.start())..=*now.end().max(before.end()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn periods_that_touch_are_read_at_once() {
        let days = |first: i32, last: i32| Day(first)..=Day(last);
        assert_eq!(joined(&days(30, 59), &days(0, 29)), Some(days(0, 59)));
        assert_eq!(joined(&days(10, 20), &days(15, 40)), Some(days(10, 40)));
        assert_eq!(joined(&days(30, 59), &days(0, 28)), None);
        assert_eq!(joined(&days(0, 9), &days(11, 20)), None);
    }
}
