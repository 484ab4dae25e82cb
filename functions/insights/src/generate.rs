use answerscope_core::Result;
use answerscope_core::body::OptionalJson;
use answerscope_core::entities::insight::{Generation, GenerationWork, NewGeneration};
use answerscope_core::envelope::Accepted;
use answerscope_core::ids::{BrandId, GenerationId};
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Starts a search for what stands out in the answers to a brand's prompts. Takes a credit.
pub struct GenerateInsights;

impl Operation for GenerateInsights {
    const SPEC: Spec = Spec::new(
        Verb::Post,
        "generateInsights",
        "/brands/{brand}/insights/generation",
        "Generate insights",
    )
    .about("Starts a search for what stands out in the answers to a brand's prompts. Takes a credit.")
    .heavy();
    type Path = BrandId;
    type Query = Nothing;
    type Body = OptionalJson<NewGeneration>;
    type Reply = Accepted<Generation>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let (brand, OptionalJson(body)) = (input.path, input.body);
        let work = GenerationWork::new(brand, &body, cx.now)?;
        let task = cx.store.start_generation(brand, work).await?;
        let id = GenerationId {
            brand,
            token: task.token,
        };
        Ok(Accepted(Generation::shown(id, &task, Vec::new())))
    }
}
