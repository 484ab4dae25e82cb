//! What a caller shows for itself: where its item lies, and what of that item says that it is still good.

use aws_sdk_dynamodb::operation::update_item::builders::UpdateItemFluentBuilder;

use crate::keys::{self, Key};
use crate::table::{Item, number_of, text, text_of};
use answerscope_domain::Via;
use answerscope_domain::api_key::KeyHash;
use answerscope_domain::ids::Token;
use answerscope_domain::secret::SecretHash;

/// What a caller shows.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Credential {
    /// A key of the API.
    Key(KeyHash),
    /// The cookie of a session.
    Session(SecretHash),
    /// An access token, at the resource that it must be for (RFC 8707, section 2).
    Access {
        /// The grant that the token says it is of.
        grant: Token,
        /// The token.
        token: SecretHash,
        /// Where it is shown.
        resource: String,
    },
}

impl Credential {
    /// Where its item lies.
    pub(super) fn item_key(&self) -> Key {
        match self {
            Self::Key(hash) => keys::api_key(hash),
            Self::Session(hash) => keys::session(hash),
            Self::Access { grant, .. } => keys::grant(*grant),
        }
    }

    /// Which kind it is.
    pub(super) fn via(&self) -> Via {
        match self {
            Self::Key(_) => Via::Key,
            Self::Session(_) => Via::Session,
            Self::Access { .. } => Via::Grant,
        }
    }

    /// The condition that it has not ended, over `:now`. A grant's item has the tokens that are live and no other; a token
    /// for another resource is as unknown as a wrong one.
    pub(super) fn holds(&self) -> &'static str {
        match self {
            Self::Key(_) => "(attribute_not_exists(#exp) OR #exp > :now)",
            Self::Session(_) => "#exp > :now",
            Self::Access { .. } => "access.#exp > :now AND #resource = :resource",
        }
    }

    /// What an update notes beside the tokens that it takes.
    pub(super) fn notes(&self) -> &'static str {
        match self {
            Self::Key(_) | Self::Access { .. } => ", usedAt = :now",
            Self::Session(_) => "",
        }
    }

    /// The names and values of [`Credential::holds`].
    pub(super) fn bind(&self, call: UpdateItemFluentBuilder) -> UpdateItemFluentBuilder {
        match self {
            Self::Key(_) | Self::Session(_) => call.expression_attribute_names("#exp", "exp"),
            Self::Access { token, resource, .. } => call
                .expression_attribute_names("#exp", token.as_str())
                .expression_attribute_names("#resource", "resource")
                .expression_attribute_values(":resource", text(resource)),
        }
    }

    /// Whether an item says that it is good, and until when, in µs since the epoch; `None`: for ever.
    pub(super) fn good_until(&self, item: &Item) -> (bool, Option<i64>) {
        let active = text_of(item, "status") == Some("active");
        match self {
            Self::Key(_) => (active, number_of(item, "exp")),
            Self::Session(_) => (active, number_of(item, "exp").or(Some(0))),
            Self::Access { token, resource, .. } => {
                let live = item.get("access").and_then(|access| access.as_m().ok());
                let ends = live.and_then(|live| number_of(live, token.as_str()));
                let here = text_of(item, "resource") == Some(resource.as_str());
                (active && here && ends.is_some(), ends)
            }
        }
    }
}
