use std::marker::PhantomData;

use answerscope_api::operation::{Context, Input, Operation, Spec};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_store::runtime::cpu::cpu;

use crate::levels::Level;
use crate::metric::{Aggregated, Facts, MetricKind, aggregated};
use crate::query::{AggregateQuery, MetricScope, RowQuery};

/// A metric of a level over a range of days.
pub struct Aggregates<L, M>(PhantomData<fn() -> (L, M)>);

impl<L: Level, M: MetricKind> Operation for Aggregates<L, M> {
    const SPEC: Spec = L::AGGREGATES.of(M::METRIC);
    type Path = L::Id;
    type Query = AggregateQuery<L, M>;
    type Body = Nothing;
    type Reply = Aggregated<M>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let (scope, shape) = (MetricScope::from(input.query.scope), RowQuery::from(input.query.rows));
        let subject = L::subject(input.path, scope.kind);
        if let Some(rows) = M::aggregate_of_totals(&cx.store, subject, &scope, &shape).await? {
            return Ok(rows);
        }
        let metric_input = cx.store.metrics().input(subject, scope.days).await?;
        let facts = Facts::read(metric_input, M::OF_ROWS, scope.engines, L::ANSWERS).await?;
        let until = facts.metric_input.counted.until;
        cpu(move || {
            let none = facts.no_answers(&facts.select());
            aggregated::<M>(M::aggregate(&facts, &shape), until, none, M::beside(&facts))
        })
        .await
    }
}
