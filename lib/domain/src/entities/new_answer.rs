//! Answers that are brought: the rows of importAnswers, what is checked of them, and what makes two of them one.

use crate::normalize_url;
use crate::{Channel, Engine};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use super::answer::AnswerBody;
use super::collection::{Collected, SeenPage};
use crate::clock::Moment;
use crate::country::Country;
use crate::error::{Error, Result};
use crate::ids::{Fingerprint, PromptId};
use crate::input::{objects, present};
use crate::text;

/// Bytes of an answer's text.
pub const LONGEST_TEXT: usize = 200 * 1024;
/// Given citations of one answer.
const MOST_CITATIONS: usize = 200;
/// Bytes of all given citations of one answer.
const CITATION_BYTES: usize = 64 * 1024;
/// Characters of a given URL.
const URL: usize = 2_048;
/// Characters of a title.
const TITLE: usize = 500;
/// Characters of a model's name.
const MODEL: usize = 255;
/// Characters of the sender's own id of an answer.
pub const EXTERNAL_ID: usize = 255;
/// Searches that are kept of one answer.
const MOST_SEARCHES: usize = 50;
/// Characters of a search.
const SEARCH: usize = 500;
/// Pages seen that are kept of one answer; lists of a hundred answers show them.
const MOST_SOURCES: usize = 100;
/// Bytes of all pages seen that are kept of one answer.
const SOURCE_BYTES: usize = 24 * 1024;
/// The earliest time of an answer, 2020-01-01: no engine answered before.
const EARLIEST: Moment = Moment(1_577_836_800_000_000);
/// A day in microseconds.
const DAY: i64 = 86_400_000_000;

/// A row of importAnswers: `promptId` or `query` names the prompt.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AnswerRow {
    /// The prompt that was answered.
    #[serde(default, deserialize_with = "present")]
    pub prompt_id: Option<String>,
    /// Its text instead; an unknown one makes the prompt.
    #[serde(default, deserialize_with = "present")]
    pub query: Option<String>,
    /// The engine that answered.
    #[schemars(schema_with = "engine_sent")]
    pub engine: String,
    /// When, ISO 8601: from 2020-01-01 to one day from now.
    pub answered_at: String,
    /// The answer, at most 200 KB; not empty.
    pub text: String,
    /// The engine's model.
    #[serde(default)]
    pub model: Option<String>,
    /// Where it was asked; left out, where its prompt is.
    #[serde(default)]
    pub country: Option<Country>,
    /// Sources that the engine gave beside the text.
    #[serde(default, deserialize_with = "objects")]
    pub citations: Vec<NewCitation>,
    /// The sender's own id: the same one is the same answer. Without one, an answer is the same when its prompt, engine,
    /// time and text are.
    #[serde(default)]
    pub external_id: Option<String>,
}

fn engine_sent(_: &mut SchemaGenerator) -> Schema {
    json_schema!({"type": "string", "enum": Engine::names().collect::<Vec<_>>()})
}

/// A source that the engine gave.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewCitation {
    /// Its URL.
    pub url: String,
    /// Its title.
    #[serde(default)]
    pub title: Option<String>,
}

/// A checked answer that is to be stored.
#[derive(Debug, Clone)]
pub struct NewAnswer {
    /// The engine.
    pub engine: Engine,
    /// When.
    pub answered_at: Moment,
    /// Text and given sources, as they are stored.
    pub body: AnswerBody,
    /// The model.
    pub model: Option<String>,
    /// Where.
    pub country: Option<Country>,
    /// Fields of the row that are left out or cut, and why: given sources are no reason to refuse an answer.
    pub left_out: Vec<LeftOut>,
    /// The sender's id.
    pub external_id: Option<String>,
    /// Of what collection it is, and what was asked; `None` where it was brought.
    pub collected: Option<Collected>,
}

impl AnswerBody {
    /// What an engine answered, cut to what an answer may hold: of too much the first is kept. Citations and pages seen
    /// whose URL can be none are left out.
    pub fn asked(mut text: String, citations: Vec<GivenSource>, searches: Vec<String>, sources: Vec<SeenPage>) -> Self {
        text.truncate(text.floor_char_boundary(LONGEST_TEXT));
        let may_stand = |url: &str| url.chars().count() <= URL && normalize_url(url).is_some();
        let title = |title: Option<String>| title.map(|title| text::excerpt(&title, TITLE));
        let citations = citations.into_iter().filter(|(url, _)| may_stand(url));
        let citations = citations.map(|(url, given)| (url, title(given)));
        let length = |url: &str, title: &Option<String>| url.len() + title.as_ref().map_or(0, String::len);
        let mut left = CITATION_BYTES;
        let citations = citations.take(MOST_CITATIONS).take_while(|(url, title)| {
            let rest = left.checked_sub(length(url, title));
            rest.inspect(|rest| left = *rest).is_some()
        });
        let sources = sources.into_iter().filter(|page| may_stand(&page.url));
        let sources = sources.map(|page| SeenPage {
            title: title(page.title),
            ..page
        });
        let mut left = SOURCE_BYTES;
        let sources = sources.take(MOST_SOURCES).take_while(|page| {
            let rest = left.checked_sub(length(&page.url, &page.title));
            rest.inspect(|rest| left = *rest).is_some()
        });
        let searches = searches.iter().filter(|search| !search.trim().is_empty());
        Self {
            text,
            citations: citations.collect(),
            searches: searches
                .take(MOST_SEARCHES)
                .map(|search| text::excerpt(search, SEARCH))
                .collect(),
            sources: sources.collect(),
        }
    }
}

impl NewAnswer {
    /// Checks a row; `now` bounds its time. Its text is moved, not copied.
    ///
    /// # Errors
    /// [`Error::Invalid`], which names the field that is wrong.
    pub fn checked(row: AnswerRow, now: Moment) -> Result<Self> {
        let names: Vec<&str> = Engine::names().collect();
        let engine = Engine::from_name(&row.engine)
            .ok_or_else(|| Error::invalid(format!("engine: expected {}", crate::wording::one_of(&names))))?;
        if row.text.len() > LONGEST_TEXT {
            return Err(Error::invalid(format!("text: larger than {LONGEST_TEXT} bytes")));
        }
        if row.text.trim().is_empty() {
            return Err(Error::invalid("text: must not be empty"));
        }
        text::bounded("text", &row.text, LONGEST_TEXT)?;
        let (citations, left_out) = checked_citations(row.citations)?;
        let bounded = |name, value: &Option<String>, most| {
            value
                .as_deref()
                .map(|value| text::required(name, value, most))
                .transpose()
        };
        Ok(Self {
            engine,
            answered_at: checked_time(&row.answered_at, now)?,
            body: AnswerBody {
                text: row.text,
                citations,
                ..AnswerBody::default()
            },
            model: bounded("model", &row.model, MODEL)?,
            country: row.country,
            left_out,
            external_id: bounded("externalId", &row.external_id, EXTERNAL_ID)?,
            collected: None,
        })
    }

    /// Names the answer in its brand: by what was asked, by externalId, else by prompt, engine, time and text.
    pub fn fingerprint(&self, prompt: PromptId) -> Fingerprint {
        if let Some(collected) = &self.collected {
            return collected.ask.fingerprint();
        }
        match &self.external_id {
            Some(id) => external_fingerprint(id),
            None => self.fingerprint_with(prompt, &[self.body.text.as_bytes()]),
        }
    }

    /// The name that an answer without externalId had when its text did not count; answers that were stored so keep it.
    pub fn older_fingerprint(&self, prompt: PromptId) -> Option<Fingerprint> {
        let named = self.external_id.is_some() || self.collected.is_some();
        (!named).then(|| self.fingerprint_with(prompt, &[]))
    }

    /// The engine and, where it was asked, its surface.
    pub fn channel(&self) -> Channel {
        match &self.collected {
            Some(collected) => collected.ask.asked.into(),
            None => self.engine.into(),
        }
    }

    fn fingerprint_with(&self, prompt: PromptId, more: &[&[u8]]) -> Fingerprint {
        let (ordinal, at) = (prompt.ordinal.to_be_bytes(), self.answered_at.0.to_be_bytes());
        let parts: [&[u8]; 4] = [b"answer", &ordinal, self.engine.as_str().as_bytes(), &at];
        Fingerprint::of(&[&parts, more].concat())
    }
}

/// The name, in its brand, of the answer with an externalId.
pub fn external_fingerprint(id: &str) -> Fingerprint {
    Fingerprint::of(&[b"external", id.as_bytes()])
}

/// The time of an answer. Each 32 days that a brand has answers of cost it a segment, so they are bounded.
fn checked_time(text: &str, now: Moment) -> Result<Moment> {
    let at = Moment::parse("answeredAt", text)?;
    if (EARLIEST..=Moment(now.0.saturating_add(DAY))).contains(&at) {
        Ok(at)
    } else {
        Err(Error::invalid(
            "answeredAt: expected a time from 2020-01-01T00:00:00Z to one day from now",
        ))
    }
}

/// A field of a row, and why it is left out or cut.
pub type LeftOut = (String, String);

/// URL and title of a given source.
type GivenSource = (String, Option<String>);

/// The given sources that are URLs, with titles that are short enough, and what was left out of them.
fn checked_citations(given: Vec<NewCitation>) -> Result<(Vec<GivenSource>, Vec<LeftOut>)> {
    if given.len() > MOST_CITATIONS {
        return Err(Error::invalid(format!("citations: more than {MOST_CITATIONS}")));
    }
    let (mut kept, mut left_out, mut bytes) = (Vec::new(), Vec::new(), 0);
    for (place, NewCitation { url, title }) in given.into_iter().enumerate() {
        let mut leave_out = |field: &str, why: String| left_out.push((format!("citations[{place}].{field}"), why));
        if url.chars().count() > URL {
            leave_out("url", format!("longer than {URL} characters; the citation is left out"));
            continue;
        }
        if normalize_url(&url).is_none() {
            leave_out("url", "not an http or https URL; the citation is left out".into());
            continue;
        }
        if title.as_ref().is_some_and(|title| title.chars().count() > TITLE) {
            leave_out("title", format!("longer than {TITLE} characters; it is cut"));
        }
        let title = title.map(|title| text::excerpt(&title, TITLE));
        bytes += url.len() + title.as_ref().map_or(0, String::len);
        kept.push((url, title));
    }
    if bytes > CITATION_BYTES {
        return Err(Error::invalid(format!("citations: larger than {CITATION_BYTES} bytes")));
    }
    Ok((kept, left_out))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_given_source_may_not_be_is_left_out_or_cut() {
        let long = |letters: usize| format!("https://hollin.example/{}", "a".repeat(letters));
        let given = |url: String, title: Option<String>| NewCitation { url, title };
        let (kept, left_out) = checked_citations(vec![
            given(long(9), Some("é".repeat(TITLE))),
            given(long(URL), None),
            given("mailto:a@hollin.example".into(), None),
            given(long(8), Some("é".repeat(TITLE + 1))),
        ])
        .expect("the answer stands");
        let urls: Vec<&str> = kept.iter().map(|(url, _)| url.as_str()).collect();
        assert_eq!(urls, [long(9), long(8)]);
        let whole = "é".repeat(TITLE);
        let titles: Vec<&str> = kept.iter().filter_map(|(_, title)| title.as_deref()).collect();
        assert_eq!(titles, [whole.clone(), format!("{whole}…")]);
        let fields: Vec<&str> = left_out.iter().map(|(field, _)| field.as_str()).collect();
        assert_eq!(fields, ["citations[1].url", "citations[2].url", "citations[3].title"]);
        let many = (0..MOST_CITATIONS).map(|_| given(long(URL - 100), None)).collect();
        let refused = checked_citations(many).expect_err("too large").description();
        assert!(refused.starts_with("citations: larger than"), "{refused}");
    }

    #[test]
    fn what_an_engine_answers_is_cut_to_what_an_answer_may_hold() {
        let page = |n: usize| format!("https://hollin.example/{n}/{}", "a".repeat(900));
        let seen = |url: String| SeenPage {
            url,
            title: Some("é".repeat(600)),
            cited: false,
        };
        let body = AnswerBody::asked(
            "é".repeat(LONGEST_TEXT),
            (0..300)
                .map(|n| (page(n), None))
                .chain([("no url".into(), None)])
                .collect(),
            (0..90)
                .map(|n| format!("{n} {}", "x".repeat(900)))
                .chain([" ".into()])
                .collect(),
            (0..300).map(|n| seen(page(n))).collect(),
        );
        assert_eq!(body.text.len(), LONGEST_TEXT);
        assert_eq!(
            (body.citations.len(), body.searches.len(), body.sources.len()),
            (70, 50, 12)
        );
        assert!(body.searches.iter().all(|search| search.chars().count() <= SEARCH + 1));
        let few = AnswerBody::asked(
            "é".into(),
            vec![("mailto:x".into(), None), (page(1), None)],
            vec![],
            vec![],
        );
        assert_eq!((few.text.as_str(), few.citations.len()), ("é", 1));
    }
}
