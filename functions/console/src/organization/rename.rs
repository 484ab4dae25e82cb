use answerscope_api::body::Json;
use answerscope_api::envelope::NoContent;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::error::Result;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::asked_by;

/// Another name.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AnotherName {
    /// The name.
    name: String,
}

/// Gives the organization another name.
pub struct RenameOrganization;

impl Operation for RenameOrganization {
    const SPEC: Spec = Spec::new(
        Verb::Patch,
        "renameOrganization",
        "/console/organization",
        "Rename the organization",
    )
    .about("Gives the organization another name; an owner may.")
    .for_pages();
    type Path = Nothing;
    type Query = Nothing;
    type Body = Json<AnotherName>;
    type Reply = NoContent;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        asked_by::owner(cx).await?;
        let organizations = cx.app.stores.organizations();
        organizations.rename(cx.caller.organization, &input.body.0.name).await?;
        Ok(NoContent)
    }
}
