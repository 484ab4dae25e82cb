//! Ids of things that a brand has and that have a token of their own.

use super::{BrandId, Id, TOKEN, Token};

/// Lets an id stand in JSON and in schemas as its text.
#[doc(hidden)]
#[macro_export]
macro_rules! id_as_text {
    ($($kind:ident),*) => {$(
        impl $crate::ids::serde::Serialize for $kind {
            fn serialize<S: $crate::ids::serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> { s.collect_str(self) }
        }
        impl<'de> $crate::ids::serde::Deserialize<'de> for $kind {
            fn deserialize<D: $crate::ids::serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                use $crate::ids::{Id, Malformed, serde::de::Error};
                let text = <std::borrow::Cow<'de, str>>::deserialize(d)?;
                Self::parse(&text).ok_or_else(|| D::Error::custom(Malformed))
            }
        }
        impl $crate::ids::schemars::JsonSchema for $kind {
            fn inline_schema() -> bool { true }
            fn schema_name() -> std::borrow::Cow<'static, str> { stringify!($kind).into() }
            fn json_schema(_: &mut $crate::ids::schemars::SchemaGenerator) -> $crate::ids::schemars::Schema {
                <Self as $crate::ids::Id>::schema().try_into().unwrap_or_default()
            }
        }
    )*};
}

/// An id of something that a brand has and that has a token of its own.
pub trait Tokened: Id + Copy + 'static {
    /// The id of these parts.
    fn of(brand: BrandId, token: Token) -> Self;
    /// The brand that it belongs to.
    fn brand(self) -> BrandId;
    /// Its own part.
    fn token(self) -> Token;
}

/// Characters of a brand and a token, as [`Tokened`] ids have them.
pub const BRAND_AND_TOKEN: usize = 2 * TOKEN;

/// Reads what stands behind the underscore of a [`Tokened`] id.
pub fn brand_and_token(rest: &str) -> Option<(BrandId, Token)> {
    let (brand, own) = rest.split_at_checked(TOKEN)?;
    Some((BrandId::parse_rest(brand)?, own.parse().ok()?))
}

/// Makes a type of id: the name of the type, and the word that its ids begin with. A kind of work makes its own with it.
#[macro_export]
macro_rules! tokened_id {
    ($(#[$doc:meta])* $name:ident = $kind:literal) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name {
            /// The brand that it belongs to.
            pub brand: $crate::ids::BrandId,
            /// Its own part.
            pub token: $crate::ids::Token,
        }

        impl $crate::ids::Id for $name {
            const KIND: &'static str = $kind;
            const LENGTH: usize = $crate::ids::BRAND_AND_TOKEN;
            fn parse_rest(rest: &str) -> Option<Self> {
                let (brand, token) = $crate::ids::brand_and_token(rest)?;
                Some(Self { brand, token })
            }
        }

        impl $crate::ids::Tokened for $name {
            fn of(brand: $crate::ids::BrandId, token: $crate::ids::Token) -> Self {
                Self { brand, token }
            }
            fn brand(self) -> $crate::ids::BrandId {
                self.brand
            }
            fn token(self) -> $crate::ids::Token {
                self.token
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!($kind, "_{}{}"), self.brand.0, self.token)
            }
        }

        $crate::id_as_text!($name);
    };
}
