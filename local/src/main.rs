//! The command line of the local service.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use answerscope::commands;
use answerscope::commands::account::AccountCommand;
use answerscope::commands::member::MemberCommand;
use answerscope::commands::sentiment::{Sentiment, SentimentCommand};
use answerscope::credentials;
use answerscope::directory;
use answerscope::embedded::Failure;
use answerscope::logs;
use answerscope::process::Process;
use answerscope::settings;
use answerscope_api::app::App;
use answerscope_api::settings::Settings;
use answerscope_domain::entities::collecting::{Calls, Dollars, Repetitions, TimeOfDay, ZoneName};
use answerscope_domain::rate_limit::RateLimit;
use answerscope_store::callers::limits::{LimitsPatch, Override};
use clap::{Parser, Subcommand, ValueEnum};

/// A request makes thousands of small allocations; the C library's own took a fifth of its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Tracks how AI answer engines mention, recommend and cite brands.
#[derive(Parser)]
#[command(version, about)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: Serve,
    /// Where the data lies.
    #[arg(long, global = true, default_value = ".answerscope")]
    data: PathBuf,
    /// The DynamoDB table of a deployment: `org`, `key`, `account`, `member`, `webhook`, `reread` and `sentiment` work on it instead of on --data.
    /// Region and credentials come from AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN, else
    /// from the profile of AWS_PROFILE, with SSO or a role, or from the machine's role.
    #[arg(long, global = true)]
    table: Option<String>,
}

#[derive(Subcommand)]
enum Command {
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
struct Serve {
    /// The port to serve on, 8080 by default; 0 picks a free one.
    #[arg(long)]
    port: Option<u16>,
    /// The origin that links name; by default the address it listens on.
    #[arg(long)]
    base_url: Option<String>,
}

const PORT: u16 = 8080;

#[derive(Subcommand)]
enum Org {
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
    fn begins(&self) -> bool {
        matches!(self, Self::Create { .. })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Switch {
    Enabled,
    Disabled,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum OnOff {
    On,
    Off,
}

#[derive(clap::Args)]
struct Collecting {
    /// Whether its monitored prompts are asked every day, and those of a new brand at once; off at first. What is turned
    /// on begins with the next --collect-at.
    #[arg(long)]
    collection: Option<OnOff>,
    /// When its day's collections start, such as 06:00. `default`: 06:00.
    #[arg(long)]
    collect_at: Option<Override<TimeOfDay>>,
    /// Where it is that time, such as Europe/Madrid. `default`: UTC.
    #[arg(long)]
    time_zone: Option<Override<ZoneName>>,
    /// How often each engine is asked each prompt on a day, 1 to 5. `default`: once.
    #[arg(long)]
    repetitions: Option<Override<Repetitions>>,
    /// Calls to engines that all its collections may make on a UTC day. `default`: as many as they plan.
    #[arg(long, value_name = "CALLS")]
    daily_cap: Option<Override<Calls>>,
    /// US dollars that all its collections may cost in a UTC month. `default`: what they cost.
    #[arg(long, value_name = "DOLLARS")]
    monthly_budget: Option<Override<Dollars>>,
}

#[derive(Subcommand)]
enum Key {
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
enum Webhook {
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
struct HookId {
    /// The webhook's id.
    id: String,
    /// The organization.
    #[arg(long)]
    org: String,
}

#[tokio::main]
async fn main() -> ExitCode {
    logs::start();
    match run(Cli::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            #[expect(
                clippy::print_stderr,
                reason = "the one place that tells the person at the terminal what failed"
            )]
            {
                eprintln!("answerscope: {error}");
            }
            ExitCode::FAILURE
        }
    }
}

async fn run(cli: Cli) -> Result<(), Failure> {
    let Serve { port, base_url } = cli.serve;
    let command = match cli.command {
        None => Command::Serve(Serve { port, base_url }),
        Some(Command::Serve(given)) => Command::Serve(Serve {
            port: given.port.or(port),
            base_url: given.base_url.or(base_url),
        }),
        Some(_) if port.is_some() || base_url.is_some() => {
            return Err("--port and --base-url are for serve".into());
        }
        Some(command) => command,
    };
    match (command, &cli.table) {
        (Command::Org(command), _) => org(&app(&cli.data, cli.table, command.begins()).await?, command).await,
        (Command::Key(command), _) => key(&app(&cli.data, cli.table, false).await?, command).await,
        (Command::Account(command), _) => {
            commands::account::run(&app(&cli.data, cli.table, false).await?, command).await
        }
        (Command::Member(command), _) => commands::member::run(&app(&cli.data, cli.table, false).await?, command).await,
        (Command::Webhook(command), _) => webhook(&app(&cli.data, cli.table, false).await?, command).await,
        (Command::Reread { brand }, Some(_)) => {
            commands::reread::start(&app(&cli.data, cli.table, false).await?, brand.as_deref()).await
        }
        (Command::Reread { brand }, None) => {
            commands::reread::reread(&process(&cli.data, false).await?, brand.as_deref()).await
        }
        (
            Command::Sentiment(Sentiment {
                command: Some(measure), ..
            }),
            _,
        ) => {
            let SentimentCommand::Agreement { answers, gold, yes } = measure;
            let settings = settings::of_this_machine().await?;
            commands::sentiment::agreement::agreement(&settings, &answers, &gold, yes).await
        }
        (Command::Sentiment(command), Some(_)) => {
            let app = app(&cli.data, cli.table, false).await?;
            commands::sentiment::run(&app, None, &command).await
        }
        (Command::Sentiment(command), None) => {
            let process = process(&cli.data, false).await?;
            commands::sentiment::run(&process.app, Some(&process), &command).await
        }
        (_, Some(_)) => Err(
            "--table is for org, key, account, member, webhook, reread and sentiment; import answers into a deployment and start collections in it through its API"
                .into(),
        ),
        (Command::Serve(Serve { port, base_url }), None) => {
            commands::serve::serve(&cli.data, settings::of_this_machine().await?, port.unwrap_or(PORT), base_url).await
        }
        (Command::Demo, None) => commands::demo::demo(&process(&cli.data, false).await?, &cli.data).await,
        (Command::Import { file, brand }, None) => {
            commands::import::import(&process(&cli.data, false).await?, &file, &brand).await
        }
        (Command::Collect { brand }, None) => {
            commands::collect::collect(&process(&cli.data, false).await?, &cli.data, brand.as_deref()).await
        }
    }
}

/// A process over a data directory, which only commands that begin one may make.
async fn process(data: &Path, begins: bool) -> Result<Process, Failure> {
    let settings = settings::of_this_machine().await?;
    if !begins && settings.store.aws.endpoints.is_empty() {
        directory::existing(data)?;
    }
    Process::start(data, settings).await
}

/// What administration works on: a deployment's table, or a data directory.
async fn app(data: &Path, table: Option<String>, begins: bool) -> Result<Arc<App>, Failure> {
    let Some(table) = table else {
        return Ok(process(data, begins).await?.app);
    };
    let mut settings = Settings::from_env()?;
    settings.store.table = table;
    let aws = &mut settings.store.aws;
    if !aws.endpoints.is_empty() && !credentials::has_keys(aws) {
        return Err(
            "--table on an emulator needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, which may be any".into(),
        );
    }
    credentials::complete(aws).await?;
    Ok(Arc::new(App::on_aws(settings)))
}

async fn org(app: &Arc<App>, command: Org) -> Result<(), Failure> {
    match command {
        Org::Create { name } => commands::org::create(app, &name).await,
        Org::Set {
            id,
            topics,
            bucket,
            monitoring_limit,
            brand_limit,
            view_limit,
            topic_limit,
            credits,
            collecting,
        } => {
            let topics_disabled = topics.map(|switch| switch == Switch::Disabled);
            let patch = LimitsPatch {
                monitoring_limit,
                brand_limit,
                view_limit,
                topic_limit,
                credits,
                bucket,
                topics_disabled,
                collection: collecting.collection.map(|switch| switch == OnOff::On),
                collect_at: collecting.collect_at,
                time_zone: collecting.time_zone,
                repetitions: collecting.repetitions,
                daily_cap: collecting.daily_cap,
                monthly_budget: collecting.monthly_budget,
            };
            commands::org::set(app, &id, patch).await
        }
        Org::Recount { id } => commands::org::recount(app, &id).await,
    }
}

async fn key(app: &Arc<App>, command: Key) -> Result<(), Failure> {
    use commands::key as run;
    match command {
        Key::Create { org, scopes, expires } => run::create(app, &org, &scopes, expires.as_deref()).await,
        Key::List { org } => run::list(app, &org).await,
        Key::Revoke { id, org } => run::revoke(app, &org, &id).await,
    }
}

async fn webhook(app: &Arc<App>, command: Webhook) -> Result<(), Failure> {
    use commands::webhook as run;
    match command {
        Webhook::Add { org, url, events } => run::add(app, &org, &url, &events).await,
        Webhook::List { org } => run::list(app, &org).await,
        Webhook::Remove(HookId { id, org }) => run::remove(app, &org, &id).await,
        Webhook::Rotate(HookId { id, org }) => run::rotate(app, &org, &id).await,
        Webhook::Enable(HookId { id, org }) => run::enable(app, &org, &id).await,
        Webhook::Test(HookId { id, org }) => run::test(app, &org, &id).await,
        Webhook::Log(HookId { id, org }) => run::log(app, &org, &id).await,
    }
}
