use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::collection::Collection;
use answerscope_domain::ids::BrandId;
use answerscope_domain::page::{Listed, PageRequest};
use answerscope_store::collection::FoundCollection;

/// Lists a brand's collections, newest first.
pub struct ListCollections;

impl Operation for ListCollections {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "listCollections",
        "/brands/{brand}/collections",
        "List collections",
    )
    .tag(Tag::Collections)
    .about("Lists a brand's collections, newest first. Errors of those that go on are shown by getCollection alone.");
    type Path = BrandId;
    type Query = PageRequest;
    type Body = Nothing;
    type Reply = Listed<Collection>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let found = cx.store.collections().list(input.path, input.query).await?;
        Ok(found.map(FoundCollection::shown))
    }
}
