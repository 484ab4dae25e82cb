use answerscope_core::Result;
use answerscope_core::entities::trend::{Trend, TrendRecord};
use answerscope_core::ids::BrandId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::page::{Listed, PageRequest};
use answerscope_core::params::Nothing;

/// Lists a brand's trends, those of the newest import first.
pub struct ListTrends;

impl Operation for ListTrends {
    const SPEC: Spec = Spec::new(Verb::Get, "listTrends", "/brands/{brand}/trends", "List trends")
        .about("Lists a brand's trends, those of the newest import first.")
        .legacy("/brands/{brand}/prompts");
    type Path = BrandId;
    type Query = PageRequest;
    type Body = Nothing;
    type Reply = Listed<Trend>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let trends = cx.store.list_trends(input.path, input.query).await?;
        Ok(trends.map(|trend: TrendRecord| trend.shown()))
    }
}
