//! The model of the settings, what it costs, and whether a person agrees to that.

use std::io::{IsTerminal, Write};
use std::time::Duration;

use answerscope_api::price::Price;
use answerscope_api::settings::Settings;
use answerscope_language::reading::Estimate;
use answerscope_language::{LanguageModel, ModelUsage};

use crate::embedded::Failure;

/// The model that the settings name, with its name.
pub(super) fn model(settings: &Settings, patience: Duration) -> Result<(String, Box<dyn LanguageModel>), Failure> {
    let name = settings
        .language
        .as_ref()
        .map(answerscope_api::settings::ModelSetting::name);
    let model = answerscope_insight_writer::model(settings, patience)?;
    name.zip(model)
        .ok_or_else(|| "ANSWERSCOPE_LANGUAGE_MODEL names no model that could read answers".into())
}

/// What tokens cost, where the settings say so.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spending(Option<Price>);

impl Spending {
    pub(super) fn of(settings: &Settings) -> Self {
        Self(settings.language_price)
    }

    /// Dollars, to a hundredth of a cent.
    pub(super) fn dollars(self, usage: ModelUsage) -> Option<f64> {
        let price = self.0?;
        Some((price.dollars(usage.input, usage.output) * 1e4).round() / 1e4)
    }

    /// Tells what a reading will cost, and asks whether to go on.
    ///
    /// # Errors
    /// Where nobody agrees.
    pub(super) fn consent(self, asks: &str, estimate: Estimate, yes: bool) -> Result<(), Failure> {
        let ModelUsage { input, output } = estimate.usage;
        let dollars = match self.dollars(estimate.usage) {
            Some(dollars) => format!("about ${dollars:.2}"),
            None => "at a price that ANSWERSCOPE_LANGUAGE_PRICE would tell".to_owned(),
        };
        tell(&format!(
            "{asks}: about {input} tokens read and {output} written in {} requests, {dollars}. Their texts leave this \
            service for the model's.\n",
            estimate.requests
        ));
        if yes {
            return Ok(());
        }
        if !std::io::stdin().is_terminal() {
            return Err("nothing was sent: --yes agrees to that".into());
        }
        tell("Go on? [y/N] ");
        let mut answer = String::new();
        std::io::stdin().read_line(&mut answer)?;
        match answer.trim() {
            "y" | "Y" | "yes" => Ok(()),
            _ => Err("nothing was sent".into()),
        }
    }
}

/// Tells the person at the terminal, apart from the command's answer.
fn tell(text: &str) {
    let mut errors = std::io::stderr().lock();
    // Nobody reads it: nothing is lost.
    let _told = errors.write_all(text.as_bytes()).and_then(|()| errors.flush());
}
