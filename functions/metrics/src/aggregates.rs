use std::marker::PhantomData;

use answerscope_core::Result;
use answerscope_core::compute;
use answerscope_core::operation::{Context, Input, Operation, Spec};
use answerscope_core::params::Nothing;

use crate::levels::Level;
use crate::metric::{Aggregated, Facts, Metric, aggregated};
use crate::query::AggregateQuery;

/// A metric of a level over a range of days.
pub struct Aggregates<L, M>(PhantomData<fn() -> (L, M)>);

impl<L: Level, M: Metric> Operation for Aggregates<L, M> {
    const SPEC: Spec = L::AGGREGATES[M::PLACE];
    type Path = L::Id;
    type Query = AggregateQuery<L, M>;
    type Body = Nothing;
    type Reply = Aggregated<M>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let (scope, shape) = (input.query.scope, input.query.shape);
        let subject = L::subject(input.path, scope.kind);
        if let Some(rows) = M::aggregate_of_totals(&cx.store, subject, &scope, &shape).await? {
            return Ok(rows);
        }
        let ground = cx.store.ground(subject, scope.days).await?;
        let facts = Facts::read(ground, M::OF_ROWS, scope.engines, L::ANSWERS).await?;
        let until = facts.ground.counted.until;
        compute::run(move || aggregated::<M>(M::aggregate(&facts, &shape), until, M::beside(&facts))).await
    }
}
