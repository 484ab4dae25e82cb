use answerscope_api::envelope::Poll;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::insight::{Generation, GenerationWork};
use answerscope_domain::ids::GenerationId;
use answerscope_tasks::Tasks;

/// Reads a generation's state and, once it has completed, its insights.
pub struct GetInsightGeneration;

impl Operation for GetInsightGeneration {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "getInsightGeneration",
        "/insights/generation/{generation}",
        "Get an insight generation",
    )
    .tag(Tag::Insights)
    .about("Reads a generation's state and, once it has completed, its insights.");
    type Path = GenerationId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = Poll<Generation>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let (id, task) = (
            input.path,
            Tasks::<GenerationWork>::new(&cx.store).get(input.path).await?,
        );
        let insights = cx.store.insights().of_generation(id, &task).await?;
        Ok(Poll {
            task: Generation::shown(id, &task, insights),
            retry_after: task.retry_after(cx.now),
        })
    }
}
