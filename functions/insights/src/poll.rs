use answerscope_core::Result;
use answerscope_core::entities::insight::Generation;
use answerscope_core::envelope::Poll;
use answerscope_core::ids::GenerationId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Reads a generation's state and, once it has completed, its insights.
pub struct GetInsightGeneration;

impl Operation for GetInsightGeneration {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "getInsightGeneration",
        "/insights/generation/{generation}",
        "Get an insight generation",
    )
    .about("Reads a generation's state and, once it has completed, its insights.");
    type Path = GenerationId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = Poll<Generation>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let (id, task) = (input.path, cx.store.generation(input.path).await?);
        let insights = cx.store.insights_of(id, &task).await?;
        Ok(Poll {
            task: Generation::shown(id, &task, insights),
            retry_after: task.retry_after(cx.now),
        })
    }
}
