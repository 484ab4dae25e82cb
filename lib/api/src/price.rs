//! What a language model costs.

use std::fmt::Display;
use std::str::FromStr;

/// Dollars for a million tokens.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Price {
    input: f64,
    output: f64,
}

/// A text that is no price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoPrice;

impl Display for NoPrice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("expected dollars for a million tokens read and written, such as 3/15")
    }
}

impl std::error::Error for NoPrice {}

impl FromStr for Price {
    type Err = NoPrice;

    fn from_str(text: &str) -> Result<Self, NoPrice> {
        let dollars = |text: &str| {
            let dollars = text.trim().parse::<f64>().ok();
            dollars
                .filter(|dollars| dollars.is_finite() && *dollars >= 0.0)
                .ok_or(NoPrice)
        };
        let (input, output) = text.split_once('/').ok_or(NoPrice)?;
        Ok(Self {
            input: dollars(input)?,
            output: dollars(output)?,
        })
    }
}

impl Price {
    /// What tokens cost, in dollars.
    pub fn dollars(&self, input: u64, output: u64) -> f64 {
        (self.input * input as f64 + self.output * output as f64) / 1e6
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_that_are_read_and_written_have_prices_of_their_own() {
        let price: Price = "3/15".parse().expect("a price");
        assert!((price.dollars(2_000_000, 100_000) - 7.5).abs() < 1e-9);
        assert_eq!(
            "0.25 / 1.25".parse(),
            Ok(Price {
                input: 0.25,
                output: 1.25
            })
        );
        for text in ["", "3", "3/", "/3", "a/b", "-1/2", "NaN/1", "inf/1", "1/2/3"] {
            assert_eq!(text.parse::<Price>(), Err(NoPrice), "{text}");
        }
    }
}
