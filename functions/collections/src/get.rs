use answerscope_api::envelope::Poll;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::collection::Collection;
use answerscope_domain::ids::CollectionId;

/// Reads a collection and what came of it so far.
pub struct GetCollection;

impl Operation for GetCollection {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "getCollection",
        "/collections/{collection}",
        "Get a collection",
    )
    .tag(Tag::Collections)
    .about("Reads a collection: what each engine came to so far, and the last asks that were given up.");
    type Path = CollectionId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = Poll<Collection>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let found = cx.store.collections().get(input.path).await?;
        Ok(Poll {
            retry_after: found.task.retry_after(cx.now),
            task: found.shown(),
        })
    }
}
