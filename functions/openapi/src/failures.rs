//! The errors of each operation: a response for each status, and which statuses an operation can have.

use answerscope_api::operation::{Shapes, Spec, Verb};
use serde_json::{Map, Value, json};

/// Status, name among the components, when it comes, code and description of an example.
type Failure = (u16, &'static str, &'static str, u16, &'static str);

const FAILURES: [Failure; 12] = [
    (
        400,
        "BadRequest",
        "Something in the request is wrong; the description names it.",
        1002,
        "pageSize: expected a whole number from 5 to 100",
    ),
    (
        401,
        "Unauthorized",
        "No API key, or one that is not valid.",
        1004,
        "Invalid or expired API token",
    ),
    (402, "NoCredits", "No credits are left.", 1010, "Insufficient credits"),
    (
        403,
        "Forbidden",
        "The key lacks the scope, or there are as many monitored prompts, brands, views or topics as there may be.",
        1011,
        "Insufficient permissions: the key lacks the scope `write`",
    ),
    (
        404,
        "NotFound",
        "It is not there, or another organization's; the description names an id in a body or a query.",
        1006,
        "Item not found",
    ),
    (
        408,
        "Timeout",
        "The body did not arrive in time.",
        1002,
        "body: nothing came for 20 s",
    ),
    (
        409,
        "Conflict",
        "It is there already, or the `Idempotency-Key` was used for another request.",
        1008,
        "domain: a brand of this organization has it already",
    ),
    (
        410,
        "Gone",
        "A legacy operation, and topics are disabled.",
        1012,
        "Topics are disabled for this organization",
    ),
    (
        413,
        "TooLarge",
        "The body is larger than 6 MB.",
        1002,
        "body: larger than 6291456 bytes",
    ),
    (
        415,
        "NotJson",
        "The body is no JSON.",
        1002,
        "Content-Type: expected application/json",
    ),
    (
        429,
        "TooManyRequests",
        "Too few tokens are left, too many others change the same thing, or too many streams are open.",
        1007,
        "Too many requests",
    ),
    (
        500,
        "Failure",
        "Something is wrong with the service.",
        1001,
        "Internal error",
    ),
];

/// `components.responses`.
pub(crate) fn responses() -> Map<String, Value> {
    let response = |(status, name, description, code, said): Failure| {
        let example = json!({"error": {"code": code, "description": said}});
        let mut response = json!({
            "description": description,
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}, "example": example}}
        });
        if status == 429 {
            response["headers"] = json!({"Retry-After": {"$ref": "#/components/headers/Retry-After"}});
        }
        (name.to_owned(), response)
    };
    FAILURES.into_iter().map(response).collect()
}

/// The errors that an operation can answer, by status.
pub(crate) fn of(spec: &Spec, shapes: &Shapes) -> Map<String, Value> {
    let (posted, body) = (spec.verb == Verb::Post, shapes.body.is_some());
    let can = |status: u16| match status {
        400 => posted || body || !shapes.parameters.is_empty(),
        402 => spec.id == "generateInsights",
        404 => shapes.path.is_some(),
        408 | 413 => posted || body,
        409 => posted || spec.verb == Verb::Patch,
        // An export may be of topics.
        410 => spec.legacy.is_some() || shapes.parameters.iter().any(|one| one.name.starts_with("entit")),
        415 => body,
        _ => true,
    };
    let possible = FAILURES.into_iter().filter(|failure| can(failure.0));
    possible
        .map(|(status, name, ..)| {
            (
                status.to_string(),
                json!({"$ref": format!("#/components/responses/{name}")}),
            )
        })
        .collect()
}
