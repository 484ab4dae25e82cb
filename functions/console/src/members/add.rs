use answerscope_api::body::Json;
use answerscope_api::envelope::Created;
use answerscope_api::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::entities::account::{Email, Role};
use answerscope_domain::error::Result;
use answerscope_domain::ids::Token;
use answerscope_store::identity::{AddedMember, Throttle};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{changed_by, members};
use crate::asked_by;

/// Members that an organization adds. An address that nobody signs in with gets an account, of which there is one for all
/// organizations, so that without this an owner could take addresses of others, and fill the table with them.
const MEMBERS: Throttle = Throttle {
    what: "members",
    burst: 50,
    every: 600,
};

/// Somebody to add.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewMember {
    /// Their address.
    email: String,
    /// `owner`, `member` or `viewer`.
    #[schemars(schema_with = "crate::choices::role")]
    role: Role,
}

/// Who was added.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct MadeMember {
    #[schemars(with = "String")]
    id: Token,
    email: String,
    /// The password of an account that was made, shown once; whoever signs in here already keeps theirs.
    #[serde(skip_serializing_if = "Option::is_none")]
    password: Option<String>,
}

/// Adds a member.
pub struct AddMember;

impl Operation for AddMember {
    const SPEC: Spec = Spec::new(Verb::Post, "addMember", "/console/members", "Add a member")
        .about("Adds whoever signs in with an address; for an address that nobody signs in with, an account is made. An owner may.")
        .for_pages();
    type Path = Nothing;
    type Query = Nothing;
    type Body = Json<NewMember>;
    type Reply = Created<MadeMember>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(asked) = input.body;
        asked_by::owner(cx).await?;
        Email::parse(&asked.email)?;
        asked_by::not_too_often(cx, MEMBERS).await?;
        let added = members(cx).add(changed_by(cx)?, &asked.email, asked.role).await?;
        Ok(Created(match added {
            AddedMember::Known(account) => MadeMember {
                id: account.id,
                email: account.email.as_str().to_owned(),
                password: None,
            },
            AddedMember::New(made) => MadeMember {
                id: made.account_id,
                email: made.email,
                password: Some(made.password),
            },
        }))
    }
}
