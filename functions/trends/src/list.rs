use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::trend::{Trend, TrendRecord};
use answerscope_domain::ids::BrandId;
use answerscope_domain::page::{Listed, PageRequest};

/// Lists a brand's trends, those of the newest import first.
pub struct ListTrends;

impl Operation for ListTrends {
    const SPEC: Spec = Spec::new(Verb::Get, "listTrends", "/brands/{brand}/trends", "List trends")
        .tag(Tag::Trends)
        .about("Lists a brand's trends, those of the newest import first.")
        .legacy("/brands/{brand}/prompts");
    type Path = BrandId;
    type Query = PageRequest;
    type Body = Nothing;
    type Reply = Listed<Trend>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let trends = cx.store.trends().list(input.path, input.query).await?;
        Ok(trends.map(|trend: TrendRecord| trend.shown()))
    }
}
