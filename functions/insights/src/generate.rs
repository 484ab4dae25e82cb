use answerscope_api::body::OptionalJson;
use answerscope_api::envelope::Accepted;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::insight::{Generation, GenerationWork, NewGeneration};
use answerscope_domain::ids::BrandId;
use answerscope_tasks::Tasks;

/// Starts a search for what stands out in the answers to a brand's prompts. Takes a credit.
pub struct GenerateInsights;

impl Operation for GenerateInsights {
    const SPEC: Spec = Spec::new(
        Verb::Post,
        "generateInsights",
        "/brands/{brand}/insights/generation",
        "Generate insights",
    )
    .tag(Tag::Insights)
    .about("Starts a search for what stands out in the answers to a brand's prompts. Takes a credit.")
    .heavy();
    type Path = BrandId;
    type Query = Nothing;
    type Body = OptionalJson<NewGeneration>;
    type Reply = Accepted<Generation>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let (brand, OptionalJson(body)) = (input.path, input.body);
        let work = GenerationWork::new(brand, &body, cx.now)?;
        let (id, task) = Tasks::new(&cx.store).start(brand, work).await?;
        Ok(Accepted(Generation::shown(id, &task, Vec::new())))
    }
}
