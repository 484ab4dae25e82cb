//! The command line of the local service.

mod arguments;

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use answerscope::commands;
use answerscope::commands::sentiment::{Sentiment, SentimentCommand};
use answerscope::credentials;
use answerscope::directory;
use answerscope::embedded::Failure;
use answerscope::logs;
use answerscope::process::Process;
use answerscope::settings;
use answerscope_api::app::App;
use answerscope_api::settings::Settings;
use answerscope_store::callers::limits::LimitsPatch;
use clap::Parser;

use crate::arguments::{Cli, Command, HookId, Key, OnOff, Org, Serve, Switch, Webhook};

/// A request makes thousands of small allocations; the C library's own took a fifth of its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The port where none is named.
const PORT: u16 = 8080;

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
            trend_limit,
            credits,
            collecting,
        } => {
            let topics_disabled = topics.map(|switch| switch == Switch::Disabled);
            let patch = LimitsPatch {
                monitoring_limit,
                brand_limit,
                view_limit,
                topic_limit,
                trend_limit,
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
