//! What roles allow although the recorded run did not ask for it, and when a function does.

/// Functions, actions, and when they ask for them; `*` is all functions.
pub(crate) const BESIDES: &[(&[&str], &[&str], &str)] = &[
    (
        &["*"],
        &["s3:ListBucket"],
        "without it S3 answers 403 for an object that is not there",
    ),
    (
        FIGURES,
        &["s3:GetObject", "dynamodb:PutItem", "dynamodb:ConditionCheckItem"],
        "segments that are too large for a row; the outbox entry of a damaged one",
    ),
    (
        &["api-list-brand-answers"],
        &["dynamodb:PutItem", "dynamodb:ConditionCheckItem"],
        "the outbox entry of a damaged segment",
    ),
    (
        &["api-list-answers", "api-list-brand-answers", "api-get-answer"],
        &["s3:GetObject"],
        "texts that are too large for a row",
    ),
    (
        &["api-import-answers"],
        &["s3:GetObject", "s3:PutObject", "s3:DeleteObject"],
        "texts that are too large for a row",
    ),
    (
        &["api-list-brands"],
        &["dynamodb:BatchGetItem"],
        "brands that are too large for their rows in the list",
    ),
    (
        &["api-list-brand-prompts", "api-list-view-prompts"],
        &["dynamodb:BatchGetItem"],
        "prompts behind the first megabyte",
    ),
    (
        MAKE_PROMPTS,
        &["dynamodb:Query", "dynamodb:DeleteItem", "sqs:SendMessage"],
        "goes on deleting the prompts of a deleted topic whose texts are wanted again",
    ),
    (
        &["api-toggle-prompt-monitoring"],
        &["dynamodb:Query", "dynamodb:DeleteItem"],
        "finishes a switch of the prompt's topic first",
    ),
    (
        &["api-toggle-topic-monitoring"],
        &["sqs:SendMessage"],
        "a switch of thousands of prompts",
    ),
    (
        &["api-update-brand", "api-update-topic", "api-update-view"],
        &["dynamodb:DeleteItem", "sqs:SendMessage"],
        "another name or domain frees the one before; another name is read in all answers",
    ),
    (POSTS, &["dynamodb:UpdateItem"], "the row of an Idempotency-Key"),
    (
        &["api-create-brand", "api-create-view"],
        &["dynamodb:BatchGetItem", "dynamodb:Query", "dynamodb:ConditionCheckItem"],
        "the organization's own limit, and counting what is older than its count",
    ),
    (
        &["api-delete-brand", "api-delete-topic", "api-delete-view"],
        &["dynamodb:Query", "dynamodb:UpdateItem"],
        "the count of what is deleted, made from the rows where it is missing",
    ),
    (
        &[
            "api-create-view",
            "api-import-trends",
            "api-create-export",
            "api-start-collection",
        ],
        &["dynamodb:BatchGetItem"],
        "finds what the same request has made before it was cut off",
    ),
    (
        &["answer-collector"],
        &["s3:GetObject"],
        "a raw answer that was kept before its collector was cut off is not asked for again",
    ),
    (
        &["api-get-export", "api-create-export"],
        &["s3:GetObject"],
        "the link of an export that was begun before links had secrets is signed with its role",
    ),
    (
        &["api-delete-answer", "api-delete-answers"],
        &["dynamodb:Query", "sqs:SendMessage"],
        "answers that were stored before they knew their batch of facts; texts that are too large for a row",
    ),
    (
        &["api-start-collection"],
        &["dynamodb:Query"],
        "how many prompts are monitored, for a dry run",
    ),
    (
        &["answer-collector"],
        &["s3:DeleteObject", "dynamodb:BatchWriteItem"],
        "what of a brand that is being deleted was made meanwhile",
    ),
    (
        &["answer-collector"],
        &["secretsmanager:GetSecretValue"],
        "where the key of an engine is in a secret",
    ),
    (
        &["api-oauth"],
        &["secretsmanager:GetSecretValue"],
        "where an identity provider knows the deployment by a secret",
    ),
    (&["api-oauth"], &["ses:SendEmail"], "where a sender of letters is named"),
    (
        &["api-oauth"],
        &["dynamodb:BatchWriteItem"],
        "a new password ends sessions and connected assistants",
    ),
    (
        &["rollup", "backfill"],
        &["s3:GetObject", "s3:PutObject", "s3:DeleteObject"],
        "segments that are too large for a row",
    ),
    (
        &["insight-writer"],
        &["s3:GetObject"],
        "segments that are too large for a row",
    ),
    (
        &["trend-finder"],
        &["sqs:SendMessage"],
        "a switch of thousands of prompts",
    ),
    (
        &["insight-writer"],
        &["dynamodb:BatchWriteItem"],
        "the event of a brand that is being deleted",
    ),
    (
        &["insight-writer"],
        &["sqs:SendMessage"],
        "figures that are still being made",
    ),
    (
        &["insight-writer"],
        &["bedrock:InvokeModel", "secretsmanager:GetSecretValue"],
        "where a language model is named",
    ),
    (
        &["answer-collector"],
        &["bedrock:InvokeModel", "bedrock:InvokeTool"],
        "where Nova is an engine: its web search is a tool that is invoked",
    ),
    (
        &["export-builder"],
        &["dynamodb:BatchWriteItem"],
        "the event of a brand that is being deleted",
    ),
    (
        &["export-builder"],
        &["s3:AbortMultipartUpload", "s3:DeleteObject"],
        "what an attempt that died has left",
    ),
    (
        &["export-builder"],
        &["s3:GetObject"],
        "the link in the event of an export that was begun before links had secrets is signed with its role",
    ),
    (
        &["purge"],
        &["s3:AbortMultipartUpload"],
        "an archive that is being built when its brand is deleted",
    ),
    (&["api-mcp"], OPERATIONS, "runs any operation that a tool calls"),
    (&["sweeper"], SWEPT, "only what was lost is swept"),
];
/// Routes with POST that update nothing else.
const POSTS: &[&str] = &[
    "api-create-brand",
    "api-create-view",
    "api-import-trends",
    "api-create-export",
    "api-delete-answers",
    "api-start-collection",
];
/// Routes that read figures.
const FIGURES: &[&str] = &[
    "api-brand-aggregates",
    "api-brand-time-series",
    "api-brand-comparison",
    "api-get-brand-surfaces",
    "api-topic-aggregates",
    "api-topic-time-series",
    "api-topic-comparison",
    "api-prompt-aggregates",
    "api-prompt-time-series",
    "api-prompt-comparison",
    "api-view-aggregates",
    "api-view-time-series",
    "api-view-comparison",
    "api-list-view-prompts",
];
/// Routes that make prompts, or give one another text.
const MAKE_PROMPTS: &[&str] = &[
    "api-create-prompts",
    "api-update-prompt",
    "api-create-topic",
    "api-create-topic-prompt",
    "api-import-topic-prompts",
    "api-accept-trend",
    "api-import-answers",
];
/// What all operations ask for.
const OPERATIONS: &[&str] = &[
    "dynamodb:BatchGetItem",
    "dynamodb:ConditionCheckItem",
    "dynamodb:DeleteItem",
    "dynamodb:PutItem",
    "dynamodb:Query",
    "dynamodb:UpdateItem KEY#*",
    "s3:DeleteObject",
    "s3:GetObject",
    "s3:PutObject",
    "sqs:SendMessage",
];
const SWEPT: &[&str] = &[
    "dynamodb:BatchGetItem",
    "dynamodb:BatchWriteItem",
    "dynamodb:ConditionCheckItem", // the brand whose answers a raised method is to read; collections that are due
    "dynamodb:DeleteItem",
    "dynamodb:PutItem",
    "dynamodb:UpdateItem",
    "events:PutEvents",
    "s3:AbortMultipartUpload",
    "s3:DeleteObject",
    "s3:GetObject", // the link in the event of an export that was begun before links had secrets is signed with its role
    "s3:ListBucketMultipartUploads",
    "s3:PutObject", // the archive of errors of an export that dead letters fail
    "sqs:SendMessage",
];

/// What no recording tells: the emulator does not stream, and what the stream asks for is tested at the Runtime API, without
/// roles.
pub(crate) const UNRECORDED: &[&str] = &["api-stream-export"];
/// What a run may not reach: what is not recorded; without the acceptance suite, webhooks and what is lost.
pub(crate) const UNASKED: &[&str] = &["api-stream-export", "webhook-sender", "sweeper"];
