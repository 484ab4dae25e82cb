//! Which meanings stand in a part of a sentence: most rules look for words that most parts do not have.

use super::lexicon::Meaning;
use super::tokens::Token;

macro_rules! meanings {
    ($($name:ident $pattern:pat,)*) => {
        /// A meaning that rules look for, whatever it says.
        #[derive(Clone, Copy)]
        pub(super) enum Does {
            $($name),*
        }

        impl Does {
            fn of(meaning: Meaning) -> Option<Self> {
                match meaning {
                    $($pattern => Some(Self::$name),)*
                    _ => None,
                }
            }
        }
    };
}

meanings! {
    Feature Meaning::Feature { .. },
    Opinion Meaning::Opinion { .. },
    Trait Meaning::Trait { .. },
    Extra Meaning::Extra,
    Beat Meaning::Beat(_),
    Over Meaning::Over,
    Lack Meaning::Lack,
    Negator Meaning::Negator,
    CouldBe Meaning::CouldBe,
    Offer Meaning::Offer,
    Generic Meaning::Generic,
    Unlike Meaning::Unlike,
    For Meaning::For(_),
    Suits Meaning::Suits(_),
    Condition Meaning::Condition,
    Choose Meaning::Choose(_),
    Than Meaning::Than,
    Versus Meaning::Versus,
    As Meaning::As,
    OfComparing Meaning::Of { compares: true },
}

/// The meanings of some tokens, one bit each.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Meanings(u32);

impl Meanings {
    pub(super) fn add(&mut self, token: &Token) {
        if let Some(does) = token.meaning().and_then(Does::of) {
            self.0 |= 1 << does as u32;
        }
    }

    /// True where one of these stands.
    pub(super) fn any(self, wanted: &[Does]) -> bool {
        wanted.iter().any(|&does| self.0 >> does as u32 & 1 == 1)
    }
}
