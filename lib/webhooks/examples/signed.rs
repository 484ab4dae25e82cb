//! Prints signed messages as JSON, for the reference libraries to verify: `signed SECONDS`, the time of the attempt.
//!
//! One message is signed with one secret, the other as while a secret is replaced: with the new one and the old one.

use std::error::Error;
use std::io::Write;

use answerscope_webhooks::signature::{self, SigningSecret};
use serde_json::{Value, json};

const BODY: &str = r#"{"event":"data_exported","data":{"status":"completed","brand":"Café “Ü” 東京"}}"#;

fn message(secrets: &[SigningSecret], seconds: i64) -> Result<Value, Box<dyn Error>> {
    let headers = signature::headers(secrets, "msg_2mKz0bR4vXq", seconds, BODY.as_bytes())?;
    let texts: Result<serde_json::Map<_, _>, _> = headers
        .iter()
        .map(|(name, value)| Ok((name.to_string(), value.to_str()?.into())))
        .collect();
    let texts = texts.map_err(|error: http::header::ToStrError| error)?;
    let secrets: Vec<_> = secrets.iter().map(|secret| secret.reveal().to_string()).collect();
    Ok(json!({"secrets": secrets, "headers": texts, "body": BODY}))
}

fn main() -> Result<(), Box<dyn Error>> {
    let seconds = std::env::args().nth(1).ok_or("signed SECONDS")?.parse()?;
    let (old, new) = (SigningSecret::new([0x5a; 32]), SigningSecret::new([0xc3; 32]));
    let messages = [
        message(std::slice::from_ref(&old), seconds)?,
        message(&[new, old], seconds)?,
    ];
    writeln!(std::io::stdout(), "{}", serde_json::to_string_pretty(&messages)?)?;
    Ok(())
}
