//! What the command line understands.

use std::path::PathBuf;

use answerscope::commands;
use answerscope::commands::account::AccountCommand;
use answerscope::commands::member::MemberCommand;
use answerscope::commands::sentiment::Sentiment;
use answerscope_domain::entities::collecting::{Calls, Dollars, Repetitions, TimeOfDay, ZoneName};
use answerscope_domain::rate_limit::RateLimit;
use answerscope_store::callers::limits::Override;
use clap::{Parser, Subcommand, ValueEnum};

/// Tracks how AI answer engines mention, recommend and cite brands.
#[derive(Parser)]
#[command(version, about)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) serve: Serve,
    /// Where the data lies.
    #[arg(long, global = true, default_value = ".answerscope")]
    pub(crate) data: PathBuf,
    /// The DynamoDB table of a deployment: `org`, `key`, `account`, `member`, `webhook`, `reread` and `sentiment` work on it instead of on --data.
    /// Region and credentials come from AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN, else
    /// from the profile of AWS_PROFILE, with SSO or a role, or from the machine's role.
    #[arg(long, global = true)]
    pub(crate) table: Option<String>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serves the API and all workers (the default).
    Serve(Serve),
    /// Organizations.
    #[command(subcommand)]
    Org(Org),
    /// API keys.
    #[command(subcommand)]
    Key(Key),
    /// Accounts: people who sign in.
    #[command(subcommand)]
    Account(AccountCommand),
    /// Members of an organization, and what they are in it.
    #[command(subcommand)]
    Member(MemberCommand),
    /// Webhooks: who is told when an export, an insight generation or a collection completes.
    #[command(subcommand)]
    Webhook(Webhook),
    /// Fills the demo organization with an invented brand and 30 days of simulated answers.
    Demo,
    /// Reads answers anew whose facts an earlier version of the analysis method made. With --table it only has the
    /// deployment begin.
    Reread {
        /// The brand; without it all brands.
        #[arg(long)]
        brand: Option<String>,
    },
    /// Has a brand's answers read by the language model of ANSWERSCOPE_LANGUAGE_MODEL, in any language, in place of the
    /// built-in reading. Tells the cost and asks before it spends.
    #[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
    Sentiment(Sentiment),
    /// Imports answers from a file, and names the rows that fail.
    #[command(after_help = commands::import::EXAMPLES)]
    Import {
        /// A JSON object a line, a JSON array of them, or CSV with a header.
        file: PathBuf,
        /// The brand to import into.
        #[arg(long)]
        brand: String,
    },
    /// Asks the engines every monitored prompt, once a day each, and shows how it goes. Without engines in
    /// ANSWERSCOPE_ENGINES the built-in engine invents the answers.
    Collect {
        /// The brand; without it every brand of the organization in credentials.json.
        #[arg(long)]
        brand: Option<String>,
    },
}

// Options of `serve`, which also stand where no command is named. (A docstring here would be the program's.)
#[derive(clap::Args)]
pub(crate) struct Serve {
    /// The port to serve on, 8080 by default; 0 picks a free one.
    #[arg(long)]
    pub(crate) port: Option<u16>,
    /// The origin that links name; by default the address it listens on.
    #[arg(long)]
    pub(crate) base_url: Option<String>,
}

#[derive(Subcommand)]
pub(crate) enum Org {
    /// Makes an organization with a login and a key; prints them once.
    Create {
        /// Its name.
        name: String,
    },
    /// Changes an organization's limits, and whether and when its prompts are asked by themselves.
    Set {
        /// Its id.
        id: String,
        /// Whether legacy topics and trends work.
        #[arg(long)]
        topics: Option<Switch>,
        /// Capacity and refill a second of its callers' buckets, such as 1000/50; the capacity is 25 at least, the
        /// price of the dearest operations. A bucket that is changed begins full. `default`: the deployment's.
        #[arg(long)]
        bucket: Option<Override<RateLimit>>,
        /// Active prompts it may have. `default`: what the deployment allows.
        #[arg(long)]
        monitoring_limit: Option<Override<u32>>,
        /// Brands it may have. `default`: what the deployment allows.
        #[arg(long)]
        brand_limit: Option<Override<u32>>,
        /// Views that each of its brands may have. `default`: what the deployment allows.
        #[arg(long)]
        view_limit: Option<Override<u32>>,
        /// Topics that each of its brands may have. `default`: what the deployment allows.
        #[arg(long)]
        topic_limit: Option<Override<u32>>,
        /// Trends that each of its brands may have. `default`: what the deployment allows.
        #[arg(long)]
        trend_limit: Option<Override<u32>>,
        /// Insight generations it may start. `default`: what the deployment allows.
        #[arg(long)]
        credits: Option<Override<u32>>,
        #[command(flatten)]
        collecting: Collecting,
    },
    /// Has all figures counted anew, in the background: after a restore of the table.
    Recount {
        /// Its id.
        id: String,
    },
}

impl Org {
    /// Whether it may make the data directory.
    pub(crate) fn begins(&self) -> bool {
        matches!(self, Self::Create { .. })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Switch {
    Enabled,
    Disabled,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum OnOff {
    On,
    Off,
}

#[derive(clap::Args)]
pub(crate) struct Collecting {
    /// Whether its monitored prompts are asked every day, and those of a new brand at once; off at first. What is turned
    /// on begins with the next --collect-at.
    #[arg(long)]
    pub(crate) collection: Option<OnOff>,
    /// When its day's collections start, such as 06:00. `default`: 06:00.
    #[arg(long)]
    pub(crate) collect_at: Option<Override<TimeOfDay>>,
    /// Where it is that time, such as Europe/Madrid. `default`: UTC.
    #[arg(long)]
    pub(crate) time_zone: Option<Override<ZoneName>>,
    /// How often each engine is asked each prompt on a day, 1 to 5. `default`: once.
    #[arg(long)]
    pub(crate) repetitions: Option<Override<Repetitions>>,
    /// Calls to engines that all its collections may make on a UTC day. `default`: as many as they plan.
    #[arg(long, value_name = "CALLS")]
    pub(crate) daily_cap: Option<Override<Calls>>,
    /// US dollars that all its collections may cost in a UTC month. `default`: what they cost.
    #[arg(long, value_name = "DOLLARS")]
    pub(crate) monthly_budget: Option<Override<Dollars>>,
}

#[derive(Subcommand)]
pub(crate) enum Key {
    /// Makes a key; prints it once.
    Create {
        /// The organization.
        #[arg(long)]
        org: String,
        /// What it may do.
        #[arg(long, default_value = "read,write")]
        scopes: String,
        /// When it ends, such as 2026-12-31T00:00:00Z; not a time that is past.
        #[arg(long)]
        expires: Option<String>,
    },
    /// Prints an organization's keys without their secrets.
    List {
        /// The organization.
        #[arg(long)]
        org: String,
    },
    /// Ends a key at once.
    Revoke {
        /// The key's id.
        id: String,
        /// The organization.
        #[arg(long)]
        org: String,
    },
}

#[derive(Subcommand)]
pub(crate) enum Webhook {
    /// Registers a URL; prints the secret that signs its deliveries.
    Add {
        /// The organization.
        #[arg(long)]
        org: String,
        /// Where deliveries go.
        #[arg(long)]
        url: String,
        /// What is delivered: insight_generated, data_exported, collection_completed.
        #[arg(long, default_value = "insight_generated,data_exported")]
        events: String,
    },
    /// Prints an organization's webhooks without their secrets.
    List {
        /// The organization.
        #[arg(long)]
        org: String,
    },
    /// Ends a webhook.
    Remove(HookId),
    /// Gives a webhook a new secret and prints it; the old one signs too for 24 hours.
    Rotate(HookId),
    /// Enables a webhook that was disabled because it failed for days.
    Enable(HookId),
    /// Sends a test delivery now and prints what came of it.
    Test(HookId),
    /// Prints the deliveries of the last 30 days, newest first.
    Log(HookId),
}

#[derive(clap::Args)]
pub(crate) struct HookId {
    /// The webhook's id.
    pub(crate) id: String,
    /// The organization.
    #[arg(long)]
    pub(crate) org: String,
}
