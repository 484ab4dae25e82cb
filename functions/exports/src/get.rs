use answerscope_core::Result;
use answerscope_core::entities::export::Export;
use answerscope_core::envelope::Poll;
use answerscope_core::ids::ExportId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Reads an export's state and, once it has ended, its result.
pub struct GetExport;

impl Operation for GetExport {
    const SPEC: Spec = Spec::new(Verb::Get, "getExport", "/exports/{export}", "Get a metrics export")
        .about("Reads an export's state and, once it has ended, its result.");
    type Path = ExportId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = Poll<Export>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let task = cx.store.export(input.path).await?;
        Ok(Poll {
            task: cx.store.show_export(input.path, &task).await?,
            retry_after: task.retry_after(cx.now),
        })
    }
}
