//! What the command is told.

use std::path::PathBuf;

use answerscope_metrics::Day;
use clap::{Args, Subcommand};

/// Arguments of `sentiment`.
#[derive(Args)]
pub struct Sentiment {
    /// What else it can do.
    #[command(subcommand)]
    pub command: Option<SentimentCommand>,
    /// The brand.
    #[arg(long, required = true)]
    pub brand: Option<String>,
    /// Only answers of this day (UTC) and later ones, such as 2026-11-01.
    #[arg(long, value_parser = day)]
    pub since: Option<Day>,
    /// Only tells what there is to read, and what it would cost.
    #[arg(long)]
    pub dry_run: bool,
    /// Forgets what a model has read: the built-in reading counts again.
    #[arg(long, conflicts_with = "dry_run")]
    pub remove: bool,
    /// Spends without asking.
    #[arg(long)]
    pub yes: bool,
}

/// Commands below `sentiment`.
#[derive(Subcommand)]
pub enum SentimentCommand {
    /// Prints how far the built-in reading, and the model where one is set, agree with labelled answers.
    Agreement {
        /// The answers, JSON objects a line with answerId, promptSet, text and products.
        #[arg(long)]
        answers: PathBuf,
        /// The labels: `answer id, start, end, findings` a line, with tabs.
        #[arg(long, required = true, num_args = 1..)]
        gold: Vec<PathBuf>,
        /// Spends without asking.
        #[arg(long)]
        yes: bool,
    },
}

fn day(text: &str) -> Result<Day, &'static str> {
    Day::parse(text).ok_or("expected a day such as 2026-11-01")
}
