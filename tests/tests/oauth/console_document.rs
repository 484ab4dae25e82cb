//! What the web application's types of its own operations are made of: `console/src/api/account.json`, which is what the
//! table of operations says. The public document has none of them.

use answerscope_openapi::document;
use serde_json::json;

const KEPT: &str = include_str!("../../../console/src/api/account.json");
/// Where the document is put when it differs, to be copied.
const MADE: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/account.json");

#[test]
fn the_document_of_the_web_applications_operations_is_the_one_that_is_kept() {
    let whole = document(answerscope_console::OPERATIONS, "/");
    let paths = &whole["paths"];
    let schemas = &whole["components"]["schemas"];
    let made = format!(
        "{:#}\n",
        json!({"openapi": whole["openapi"], "info": {"title": "console", "version": "0"},
            "paths": paths, "components": {"schemas": schemas}})
    );
    if made != KEPT {
        std::fs::write(MADE, &made).expect("a file");
        panic!("copy {MADE} to console/src/api/account.json, and run `npm run schema:account` in console/");
    }
}
