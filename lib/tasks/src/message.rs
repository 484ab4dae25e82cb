//! What workers are told. A message says by its `kind` what it is; an event comes in EventBridge's envelope, which says
//! so by its `detail-type`.

use std::borrow::Cow;
use std::collections::BTreeMap;

use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, OrgId, Token, Tokened, brand_and_token};
use answerscope_store::aws::bus::{Envelope, Event};
use answerscope_store::aws::queue::{Addressed, Message, Worker};
use answerscope_store::keys::BrandKeys;
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

use crate::registry::KINDS;
use crate::work::{Kind, Work};

/// A task's message. It only names the task: what is to be done stands in its row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TaskMessage {
    /// What kind of work it is.
    pub kind: &'static Kind,
    /// Whose task it is.
    pub organization: OrgId,
    /// The brand that it is about.
    pub brand: BrandId,
    /// The task's own part of its id.
    pub token: Token,
}

impl Serialize for TaskMessage {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        let id = format!("{}_{}{}", self.kind.id, self.brand.0, self.token);
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("kind", self.kind.message)?;
        map.serialize_entry("organization", &self.organization)?;
        map.serialize_entry(self.kind.id, &id)?;
        map.end()
    }
}

impl Addressed for TaskMessage {
    fn worker(&self) -> Worker {
        self.kind.worker
    }
}

impl TaskMessage {
    /// The message of the task of a brand.
    pub fn new(kind: &'static Kind, keys: BrandKeys, token: Token) -> Self {
        let BrandKeys { organization, brand } = keys;
        Self {
            kind,
            organization,
            brand,
            token,
        }
    }

    fn parse(kind: &'static Kind, body: &str) -> Result<Self> {
        let malformed = || Error::internal(format!("not a message of the kind {}", kind.message));
        let fields: BTreeMap<String, String> = serde_json::from_str(body).map_err(|_| malformed())?;
        let id = fields.get(kind.id).and_then(|id| id.strip_prefix(kind.id));
        let id = id.and_then(|id| brand_and_token(id.strip_prefix('_')?));
        let (brand, token) = id.ok_or_else(malformed)?;
        let organization = fields.get("organization").and_then(|id| id.parse().ok());
        Ok(Self {
            kind,
            organization: organization.ok_or_else(malformed)?,
            brand,
            token,
        })
    }

    /// The id of the task, if it is of this kind of work.
    pub fn id<W: Work>(&self) -> Option<W::Id> {
        (*self.kind == W::KIND).then(|| W::Id::of(self.brand, self.token))
    }
}

/// What comes from a queue.
#[derive(Debug)]
pub enum Incoming {
    /// A task is to be done.
    Task(TaskMessage),
    /// Something else is to be done.
    Message(Message),
    /// Something has happened.
    Event(Box<Event>),
}

/// What tells messages from events.
#[derive(Deserialize)]
struct Tags<'a> {
    #[serde(borrow)]
    kind: Option<Cow<'a, str>>,
    #[serde(borrow, rename = "detail-type")]
    detail_type: Option<Cow<'a, str>>,
}

impl Incoming {
    /// Reads what a worker was sent.
    ///
    /// # Errors
    /// [`Error::Internal`] where it does not say what it is, or is not what it says.
    pub fn parse(body: &str) -> Result<Self> {
        let neither = |error| Error::internal(format!("neither message nor event: {error}"));
        let tags: Tags<'_> = serde_json::from_str(body).map_err(neither)?;
        match (tags.kind, tags.detail_type) {
            (Some(word), _) => match KINDS.iter().find(|kind| kind.message == word) {
                Some(kind) => TaskMessage::parse(kind, body).map(Self::Task),
                None => Message::parse(body).map(Self::Message),
            },
            (None, Some(_)) => {
                let envelope: Envelope = serde_json::from_str(body).map_err(neither)?;
                Ok(Self::Event(Box::new(envelope.detail)))
            }
            (None, None) => Err(Error::internal("neither message nor event: it has no tag")),
        }
    }
}

/// Reads a message that can only be a task's of one kind of work: whose it is, and its id.
///
/// # Errors
/// [`Error::Internal`] for everything else.
pub fn expect<W: Work>(body: &str) -> Result<(OrgId, W::Id)> {
    let Incoming::Task(message) = Incoming::parse(body)? else {
        return Err(another_worker());
    };
    let id = message.id::<W>().ok_or_else(another_worker)?;
    Ok((message.organization, id))
}

/// What a worker says to a message that should not have come to it.
pub fn another_worker() -> Error {
    Error::internal("a message for another worker")
}

#[cfg(test)]
mod tests {
    use super::*;
    use answerscope_domain::entities::export::ExportWork;
    use answerscope_domain::entities::trend::TrendWork;
    use answerscope_domain::ids::ExportId;
    use answerscope_store::aws::queue::organization_of;

    const TOKEN: &str = "06d5k8vq2m4xn7r1t3zw";

    fn export() -> String {
        format!(r#"{{"kind":"export","organization":"{TOKEN}","export":"export_{TOKEN}{TOKEN}"}}"#)
    }

    #[test]
    fn a_tasks_message_keeps_its_text() {
        let Ok(Incoming::Task(message)) = Incoming::parse(&export()) else {
            panic!("a task's message");
        };
        assert_eq!(message.body(), Ok(export()));
        assert_eq!(organization_of(&export()).as_deref(), Some(TOKEN), "its turn");
        let (organization, id) = expect::<ExportWork>(&export()).expect("an export");
        assert_eq!((organization.as_str(), id.token.as_str()), (TOKEN, TOKEN));
        assert_eq!(message.id::<ExportWork>(), Some(ExportId::of(id.brand, id.token)));
        assert_eq!(message.id::<TrendWork>(), None);
        assert_eq!(expect::<TrendWork>(&export()), Err(another_worker()));
    }

    #[test]
    fn what_comes_is_known_by_its_tag_alone() {
        let rollup = format!(r#"{{"kind":"settle","organization":"{TOKEN}","brand":"brand_{TOKEN}"}}"#);
        assert!(matches!(
            Incoming::parse(&rollup),
            Ok(Incoming::Message(Message::Rollup { .. }))
        ));
        let detail = format!(
            r#"{{"event":"data_exported","organization":"{TOKEN}","brand":"brand_{TOKEN}","task":"{TOKEN}","completed":1,"data":{{}}}}"#
        );
        let event = format!(r#"{{"detail-type":"data_exported","detail":{detail}}}"#);
        assert!(matches!(Incoming::parse(&event), Ok(Incoming::Event(_))));
        let untagged = format!(r#"{{"detail":{detail}}}"#);
        let wrong = export().replace("export_", "import_");
        let unknown = export().replace(r#""export","o"#, r#""nothing","o"#);
        for body in [&untagged, &wrong, &unknown, r#"{"kind":7}"#, "no JSON", "{}"].map(str::to_owned) {
            assert!(Incoming::parse(&body).is_err(), "{body}");
        }
    }
}
