use answerscope_api::envelope::Poll;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::export::Export;
use answerscope_domain::ids::ExportId;
use answerscope_tasks::Tasks;
use answerscope_tasks::exports::Archives;

/// Reads an export's state and, once it has ended, its result.
pub struct GetExport;

impl Operation for GetExport {
    const SPEC: Spec = Spec::new(Verb::Get, "getExport", "/exports/{export}", "Get a metrics export")
        .tag(Tag::Export)
        .about("Reads an export's state and, once it has ended, its result.");
    type Path = ExportId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = Poll<Export>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let task = Tasks::new(&cx.store).get(input.path).await?;
        Ok(Poll {
            task: Archives(&cx.store).show(input.path, &task, Some(&cx.base_url)).await?,
            retry_after: task.retry_after(cx.now),
        })
    }
}
