//! Faults on purpose, so that whoever asks can show what it does with them.

use std::str::FromStr;

use crate::dice::{hash, mix, unit};

/// What goes wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fault {
    /// 429 with `Retry-After`.
    RateLimited,
    /// 500, 502 or 503.
    ServerError,
    /// Nothing comes for a long while, then the answer.
    Stall,
    /// 200, but the JSON breaks off in the middle.
    Truncated,
    /// The answer is a refusal.
    Refusal,
    /// The answer has no text.
    Empty,
}

impl Fault {
    /// All kinds.
    pub const ALL: [Self; 6] = [
        Self::RateLimited,
        Self::ServerError,
        Self::Stall,
        Self::Truncated,
        Self::Refusal,
        Self::Empty,
    ];

    /// The name that settings use.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::RateLimited => "rate-limited",
            Self::ServerError => "server-error",
            Self::Stall => "stall",
            Self::Truncated => "truncated",
            Self::Refusal => "refusal",
            Self::Empty => "empty",
        }
    }
}

/// How often each fault comes, as parts of 1; they sum to 1 at most. By default none does.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Faults {
    chances: [f64; Fault::ALL.len()],
}

impl Faults {
    /// Only this fault, this often.
    ///
    /// # Errors
    /// The chance is not in 0..=1.
    pub fn only(fault: Fault, chance: f64) -> Result<Self, String> {
        Self::default().with(fault, chance)
    }

    /// The same with another chance for one fault.
    ///
    /// # Errors
    /// The chance is not in 0..=1, or all of them sum to more than 1.
    pub fn with(mut self, fault: Fault, chance: f64) -> Result<Self, String> {
        self.chances[fault as usize] = chance;
        let known = (0.0..=1.0).contains(&chance);
        if known && self.chances.iter().sum::<f64>() <= 1.0 + 1e-9 {
            Ok(self)
        } else {
            Err(format!(
                "{}={chance}: expected chances between 0 and 1 that sum to 1 at most",
                fault.as_str()
            ))
        }
    }

    /// The fault of an attempt, the same for the same seed, question and attempt (counted from 0). A question that fails
    /// may so succeed when it is asked again.
    pub(crate) fn draw(&self, seed: u64, identity: u64, attempt: u32) -> Option<Fault> {
        let mut drawn = unit(mix(hash(seed, &["fault"]) ^ identity ^ mix(u64::from(attempt))));
        Fault::ALL.into_iter().zip(self.chances).find_map(|(fault, chance)| {
            drawn -= chance;
            (drawn < 0.0).then_some(fault)
        })
    }
}

impl FromStr for Faults {
    type Err = String;

    /// Reads `rate-limited=0.05,stall=0.01`; an empty text is no fault at all.
    fn from_str(text: &str) -> Result<Self, String> {
        let settings = text.split(',').map(str::trim).filter(|setting| !setting.is_empty());
        settings.into_iter().try_fold(Self::default(), |faults, setting| {
            let (name, chance) = setting
                .split_once('=')
                .ok_or_else(|| format!("{setting}: expected a fault and its chance, such as stall=0.01"))?;
            let names = || Fault::ALL.map(Fault::as_str).join(", ");
            let fault = Fault::ALL.into_iter().find(|fault| fault.as_str() == name.trim());
            let fault = fault.ok_or_else(|| format!("{name}: expected one of {}", names()))?;
            let chance = chance
                .trim()
                .parse()
                .map_err(|_| format!("{setting}: expected a number"))?;
            faults.with(fault, chance)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_or_refused() {
        let faults: Faults = " rate-limited=0.05, stall=0.01,".parse().expect("faults");
        assert_eq!(faults.chances, [0.05, 0.0, 0.01, 0.0, 0.0, 0.0]);
        assert_eq!("".parse(), Ok(Faults::default()));
        for wrong in [
            "stall",
            "stall=often",
            "stall=-1",
            "stall=1.5",
            "slow=1",
            "stall=0.6,empty=0.6",
            "stall=NaN",
        ] {
            assert!(wrong.parse::<Faults>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn faults_come_as_often_as_set_and_repeat() {
        let faults: Faults = "rate-limited=0.1,empty=0.3".parse().expect("faults");
        let drawn = |seed| {
            (0..10_000u64)
                .map(|at| faults.draw(seed, mix(at), 0))
                .collect::<Vec<_>>()
        };
        let count = |fault| drawn(7).iter().filter(|drawn| **drawn == fault).count();
        assert!((850..1_150).contains(&count(Some(Fault::RateLimited))));
        assert!((2_800..3_200).contains(&count(Some(Fault::Empty))));
        assert_eq!(count(Some(Fault::Stall)), 0);
        assert_eq!(drawn(7), drawn(7));
        assert_ne!(drawn(7), drawn(8));
        let again = (0..10_000u64).filter(|at| faults.draw(7, mix(*at), 1) == faults.draw(7, mix(*at), 0));
        assert!((4_200..5_100).contains(&again.count()), "another attempt is drawn anew");
    }
}
