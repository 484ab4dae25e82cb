//! The answer collector: asks engines a brand's prompts, and stores what they answer.
//!
//! A run is planned and ended by its own message (`run`); the lanes of its engines ask (`lane`). Nobody is asked twice
//! for what has come: what a vendor sent is kept before anything is made of it, and an answer's name follows from what was
//! asked.

mod ask;
mod deployed;
mod engines;
mod keys;
mod lane;
mod read;
mod record;
mod recover;
mod report;
mod run;
mod wave;

use std::sync::Arc;

use answerscope_api::app::App;
use answerscope_api::worker::batch;
use answerscope_domain::entities::collection::CollectionWork;
use answerscope_store::Store;
use answerscope_store::aws::queue::Message;
use answerscope_store::collection::Lane;
use answerscope_tasks::message::another_worker;
use answerscope_tasks::{Incoming, expect};
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};

pub use engines::{AskableEngines, EngineToAsk};

/// Handles a batch of messages, asking the engines of the deployment.
pub async fn handle(app: Arc<App>, event: SqsEvent) -> SqsBatchResponse {
    let engines = deployed::of(&app);
    handle_with(app, engines, event).await
}

/// Handles a batch of messages, asking these engines.
pub async fn handle_with(app: Arc<App>, engines: Arc<dyn AskableEngines>, event: SqsEvent) -> SqsBatchResponse {
    batch(event, |body| {
        let (app, engines) = (Arc::clone(&app), Arc::clone(&engines));
        async move {
            match Incoming::parse(&body)? {
                Incoming::Task(_) => {
                    let (organization, id) = expect::<CollectionWork>(&body)?;
                    run::step(&Store::new(&app.stores, organization), id).await
                }
                Incoming::Message(Message::Ask {
                    organization,
                    collection: id,
                    asked,
                    lane,
                    turn,
                }) => {
                    let store = Store::new(&app.stores, organization);
                    let lane = Lane { id, asked, lane, turn };
                    lane::turn(&store, engines.as_ref(), lane).await
                }
                _ => Err(another_worker()),
            }
        }
    })
    .await
}
