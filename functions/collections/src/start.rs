use answerscope_api::body::OptionalJson;
use answerscope_api::envelope::{Accepted, Either, One};
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::collection::{Collection, CollectionWork, EngineTally, Trigger};
use answerscope_domain::entities::engine_row::PlannedAsks;
use answerscope_domain::ids::BrandId;
use answerscope_tasks::Tasks;

use crate::planned::{NewCollection, Planned};

/// Starts a collection.
pub struct StartCollection;

impl Operation for StartCollection {
    const SPEC: Spec = Spec::new(
        Verb::Post,
        "startCollection",
        "/brands/{brand}/collections",
        "Start a collection",
    )
    .tag(Tag::Collections)
    .about(
        "Has the engines asked a brand's monitored prompts, each once a day (UTC): what an earlier collection of the day \
         has an answer to is not asked again, even where that answer was deleted. Tells with `dryRun` what would be asked, and \
         what that would cost, were nothing asked yet today.",
    )
    .heavy();
    type Path = BrandId;
    type Query = Nothing;
    type Body = OptionalJson<NewCollection>;
    type Reply = Either<Accepted<Collection>, One<PlannedAsks>>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let (brand, OptionalJson(body)) = (input.path, input.body);
        let planned = Planned::of(&cx.store, &cx.app.settings.engines, brand, body).await?;
        if planned.dry_run {
            cx.store.brands().get(brand).await?;
            return Ok(Either::Other(One(planned.told(&cx.store, brand).await?)));
        }
        let engines = planned.asked();
        let mut work = CollectionWork::new(Trigger::Api, cx.now.day(), engines.clone(), planned.repetitions);
        work.prompts = planned.prompts;
        let (id, task) = Tasks::new(&cx.store).start(brand, work).await?;
        let tallies = engines.into_iter().map(EngineTally::none).collect();
        Ok(Either::Usual(Accepted(Collection::shown(
            id,
            &task,
            tallies,
            Vec::new(),
        ))))
    }
}
