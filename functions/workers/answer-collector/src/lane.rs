//! A turn of a lane: one batch after another, until the turn's time is over or the engine wants to be left alone.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use answerscope_domain::clock::{Moment, later};
use answerscope_domain::collecting::{AskBits, AskFailure, AskPlace, SpendingLimits};
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::entities::collection::CollectionWork;
use answerscope_domain::error::Error;
use answerscope_domain::{Day, Result};
use answerscope_engines::price::estimate;
use answerscope_engines::{AskError, RetryAdvice};
use answerscope_store::Store;
use answerscope_store::aws::queue::{LONGEST_DELAY, send_soon};
use answerscope_store::collection::{ClaimedBatch, HEARTBEAT, HeldBlock, Lane, OpenBatch};
use answerscope_tasks::{Tasks, while_held};
use metrics::counter;

use crate::engines::{AskableEngines, EngineToAsk};
use crate::record::LONGEST_WORK;
use crate::recover::ToAsk;
use crate::wave::width;

/// How long a turn begins something new.
const BEGINS: Duration = Duration::from_secs(40);
/// How long a lane waits after a failure of the service's own; longer each time that it is the same batch's.
const AFTER_ERROR: Duration = Duration::from_secs(15);
/// When it is looked again whether an engine can be asked that can not be asked now.
const LOOKS_FOR_ENGINE: Duration = Duration::from_secs(60);
/// How often a batch is taken without anything coming of it.
const MOST_CLAIMS: u32 = 5;

/// The engine of a lane, or why it can not be asked.
type Engine = std::result::Result<EngineToAsk, AskFailure>;

/// What a lane does when its turn is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    /// It goes on after this time.
    Again(Duration),
    /// Its engine has no batch left.
    Nothing,
}

/// What became of a batch in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Worked {
    /// It has ended, or somebody else has it.
    Ended,
    /// Nothing of it is to be done before this moment.
    NothingBefore(Moment),
    /// The engine is to be left alone for this time, or the turn is over.
    Stop(Duration),
}

/// A way through all batches of an engine.
#[derive(Debug, Default)]
struct Round {
    /// The block behind which it goes on.
    behind: Option<u32>,
    /// Whether a batch has ended, or was changed by somebody else.
    worked: bool,
    /// When the first of those is due that are not due yet.
    due: Option<Moment>,
}

impl Round {
    fn wait_for(&mut self, due: Moment) {
        self.due = Some(self.due.map_or(due, |first| first.min(due)));
    }

    /// What the lane does behind the last batch; `None`: it goes through them once more.
    fn over(&self, now: Moment) -> Option<Next> {
        if self.behind.is_none() {
            return Some(Next::Nothing);
        }
        if self.worked {
            return None;
        }
        let left = self
            .due
            .map_or(0, |due| u64::try_from(due.0 - now.0).unwrap_or_default());
        Some(Next::Again(Duration::from_micros(left)))
    }
}

/// What a turn works with.
pub(crate) struct Turn<'a> {
    pub(crate) store: &'a Store,
    pub(crate) engines: &'a dyn AskableEngines,
    pub(crate) lane: Lane,
    pub(crate) day: Day,
    pub(crate) brand: BrandRecord,
    pub(crate) limits: SpendingLimits,
    began: Moment,
    /// What is renewed.
    held: Mutex<Option<HeldBlock>>,
}

/// Does a turn of a lane, and sends the message of the next one.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "lane_turn", skip_all)]
pub(crate) async fn turn(store: &Store, engines: &dyn AskableEngines, lane: Lane) -> Result<()> {
    let task = match Tasks::<CollectionWork>::new(store).get(lane.id).await {
        Ok(task) if !task.task_state.ended() => task,
        Ok(_) | Err(Error::NotFound) => return Ok(()),
        Err(error) => return Err(error),
    };
    let engine = engines.find(lane.asked).await;
    let collections = store.collections();
    let Some(lane) = collections.begin_turn(lane, task.work.day).await? else {
        return Ok(());
    };
    let turn = Turn {
        store,
        engines,
        lane,
        day: task.work.day,
        brand: store.brands().get(lane.id.brand).await?,
        limits: collections.spending_limits().await?,
        began: store.now(),
        held: Mutex::default(),
    };
    if let Ok(engine) = &engine {
        turn.warn_of_no_price(engine);
    }
    let worked = while_held(HEARTBEAT, || turn.renew(), Box::pin(turn.work(engine))).await;
    // Stopped: what it held went to somebody else, who finds what has come.
    match worked.unwrap_or(Ok(Next::Again(AFTER_ERROR))) {
        Ok(Next::Again(pause)) => collections.end_turn(lane, Some(pause.min(LONGEST_DELAY))).await,
        Ok(Next::Nothing) => {
            collections.end_turn(lane, None).await?;
            send_soon(
                store.stores.queue().as_ref(),
                Tasks::<CollectionWork>::new(store).message(lane.id),
            )
            .await;
            Ok(())
        }
        // The brand was deleted.
        Err(Error::NotFound) => Ok(()),
        Err(error) => {
            tracing::warn!(%error, ?lane, "a turn failed; the lane goes on later");
            collections.end_turn(lane, Some(AFTER_ERROR)).await
        }
    }
}

impl Turn<'_> {
    /// Whether nothing new begins in this turn.
    pub(crate) fn late(&self) -> bool {
        self.store.now() >= later(self.began, BEGINS)
    }

    fn held(&self) -> Option<HeldBlock> {
        *self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has these leases renewed from now on, besides the turn's own.
    fn hold(&self, held: Option<HeldBlock>) {
        *self.held.lock().unwrap_or_else(PoisonError::into_inner) = held;
    }

    /// Says whether asks are under way, whose places at the engine are to be renewed.
    pub(crate) fn asking(&self, asking: bool) {
        self.hold(self.held().map(|held| HeldBlock { asking, ..held }));
    }

    /// Renews what the turn holds; `false` where it was lost.
    async fn renew(&self) -> Result<bool> {
        let held = self.held();
        let renewed = self.store.collections().renew(self.lane, self.day, held).await?;
        // A block that the turn itself has given back meanwhile is not lost.
        Ok(renewed || self.held() != held)
    }

    /// Says at the start of a run where the organization's budget does not bind an engine.
    fn warn_of_no_price(&self, engine: &EngineToAsk) {
        let first = self.lane.lane == 0 && self.lane.turn == 1;
        if first && self.limits.monthly_micros.is_some() && estimate(engine.adapter.description()).is_none() {
            tracing::warn!(
                asked = ?self.lane.asked,
                "there is no price for an engine: the organization's monthly budget does not bind its calls"
            );
        }
    }

    async fn work(&self, engine: std::result::Result<EngineToAsk, AskError>) -> Result<Next> {
        let engine = match engine {
            Ok(engine) => Ok(engine),
            Err(error) if error.retry() == RetryAdvice::Never => Err(AskFailure::new(error.code(), error.to_string())),
            Err(_) => return Ok(Next::Again(LOOKS_FOR_ENGINE)),
        };
        let mut round = Round::default();
        loop {
            let open = self.store.collections().look(self.lane, self.day, round.behind).await?;
            let Some(last) = open.last() else {
                match round.over(self.store.now()) {
                    Some(next) => return Ok(next),
                    None => round = Round::default(),
                }
                continue;
            };
            round.behind = Some(last.batch.block);
            for found in open {
                if self.late() {
                    return Ok(Next::Again(Duration::ZERO));
                }
                if let Some(pause) = self.work_at_open(&engine, found, &mut round).await? {
                    return Ok(Next::Again(pause));
                }
            }
        }
    }

    /// Works at a batch if something is to be done about it now; how long the lane is to wait, if it is to.
    async fn work_at_open(&self, engine: &Engine, found: OpenBatch, round: &mut Round) -> Result<Option<Duration>> {
        if found.due > self.store.now() {
            round.wait_for(found.due);
            return Ok(None);
        }
        if let (Ok(engine), Some(asks)) = (engine, found.new_asks)
            && let Some(pause) = self.waits(engine, asks).await?
        {
            return Ok(Some(pause));
        }
        let taken = self.store.collections().take(self.lane.id, self.day, found.batch);
        let Some(claimed) = taken.await? else {
            round.worked = true;
            return Ok(None);
        };
        match self.work_at(engine, claimed).await? {
            Worked::Ended => round.worked = true,
            Worked::NothingBefore(due) => round.wait_for(due),
            Worked::Stop(pause) => return Ok(Some(pause)),
        }
        Ok(None)
    }

    /// How long the lane is to wait before it asks, if it is to: a batch that nothing can be asked of is not taken for that.
    async fn waits(&self, engine: &EngineToAsk, asks: u32) -> Result<Option<Duration>> {
        let (collections, pace) = (self.store.collections(), engine.pace);
        collections.wait(self.lane.asked, asks.min(width(pace)), pace).await
    }

    async fn work_at(&self, engine: &Engine, mut claimed: ClaimedBatch) -> Result<Worked> {
        self.hold(Some(HeldBlock {
            block: claimed.batch.block,
            holder: claimed.holder,
            asking: false,
        }));
        if claimed.batch.claims > MOST_CLAIMS {
            let failure = AskFailure::new("not_finished", "asking was broken off again and again");
            return self.abandon(claimed, &failure).await;
        }
        let worked = Box::pin(self.work_until_stopped(engine, &mut claimed)).await;
        if let Err(error) = &worked
            && *error != Error::NotFound
        {
            tracing::warn!(%error, claims = claimed.batch.claims, "a batch is put back");
            // What was read of it may be wrong: it counts as taken in vain.
            self.release(&claimed).await?;
            return Ok(Worked::Stop(AFTER_ERROR * claimed.batch.claims.max(1)));
        }
        worked
    }

    async fn work_until_stopped(&self, engine: &Engine, claimed: &mut ClaimedBatch) -> Result<Worked> {
        let engine = match engine {
            Ok(engine) => engine,
            Err(failure) => return self.without_engine(claimed, failure).await,
        };
        let collections = self.store.collections();
        let prompts = self.prompts(claimed).await?;
        let ToAsk { lost, unfinished } = self.recover(engine, claimed, &prompts).await?;
        let mut wave = crate::wave::Waves {
            turn: self,
            engine,
            prompts,
            lost,
            unfinished,
        };
        loop {
            if claimed.batch.open(&claimed.block).is_empty() {
                self.hold(None);
                collections.end_batch(self.day, claimed).await?;
                return Ok(Worked::Ended);
            }
            if self.late() {
                self.give_back(claimed).await?;
                return Ok(Worked::Stop(Duration::ZERO));
            }
            let now = self.store.now();
            let due = claimed.due(now);
            if due.is_empty() {
                self.give_back(claimed).await?;
                return Ok(Worked::NothingBefore(claimed.batch.next_due(&claimed.block)));
            }
            match wave.ask(claimed, &due).await? {
                crate::wave::Waved::Done => {}
                crate::wave::Waved::Lost => return Ok(Worked::Ended),
                crate::wave::Waved::Later(pause) => {
                    self.give_back(claimed).await?;
                    return Ok(Worked::Stop(pause));
                }
            }
        }
    }

    async fn give_back(&self, claimed: &ClaimedBatch) -> Result<()> {
        self.hold(None);
        self.store.collections().give_back(self.day, claimed).await
    }

    async fn release(&self, claimed: &ClaimedBatch) -> Result<()> {
        self.hold(None);
        self.store.collections().release(self.day, claimed).await
    }

    /// Gives up what is open of a batch that was taken.
    async fn abandon(&self, claimed: ClaimedBatch, failure: &AskFailure) -> Result<Worked> {
        self.hold(None);
        let collections = self.store.collections();
        // Refused: somebody else has it.
        let _by_another = collections.give_up(self.day, claimed, failure).await?;
        Ok(Worked::Ended)
    }

    /// Gives up what no vendor works on, where the engine can not be asked. What was handed in is paid for: it is asked for when
    /// the engine can be asked again, as long as a vendor may work on a question.
    async fn without_engine(&self, claimed: &mut ClaimedBatch, failure: &AskFailure) -> Result<Worked> {
        let (now, collections) = (self.store.now(), self.store.collections());
        let in_time = claimed.block.tickets.iter().filter(|kept| {
            let longest = later(Moment(kept.since), LONGEST_WORK);
            now < longest
        });
        let kept: AskBits = in_time.filter_map(|kept| AskPlace::from_number(kept.place)).collect();
        let open = claimed.batch.open(&claimed.block).without(&kept);
        if !open.is_empty() {
            tracing::error!(asked = ?self.lane.asked, code = failure.code, "an engine is given up: {}", failure.description);
            counter!("EnginesGivenUp").increment(1);
            if !self.give_up_some(claimed, &open, failure).await? {
                return Ok(Worked::Ended);
            }
        }
        if claimed.batch.open(&claimed.block).is_empty() {
            self.hold(None);
            collections.end_batch(self.day, claimed).await?;
            return Ok(Worked::Ended);
        }
        self.give_back(claimed).await?;
        Ok(Worked::NothingBefore(later(now, LOOKS_FOR_ENGINE)))
    }
}
