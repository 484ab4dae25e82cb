use answerscope_api::body::Json;
use answerscope_api::envelope::NoContent;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::entities::account::Role;
use answerscope_domain::error::Result;
use schemars::JsonSchema;
use serde::Deserialize;

use super::{changed_by, members};
use crate::in_path::InPath;

/// Another role.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AnotherRole {
    /// `owner`, `member` or `viewer`.
    #[schemars(schema_with = "crate::choices::role")]
    role: Role,
}

/// Gives a member another role.
pub struct ChangeRole;

impl Operation for ChangeRole {
    const SPEC: Spec = Spec::new(Verb::Patch, "changeRole", "/console/members/{member}", "Change a role")
        .about("Gives a member another role; an owner may, and one owner stays.")
        .for_pages();
    type Path = InPath;
    type Query = Nothing;
    type Body = Json<AnotherRole>;
    type Reply = NoContent;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let by = changed_by(cx)?;
        members(cx).set_role(by, input.path.0, input.body.0.role).await?;
        Ok(NoContent)
    }
}
