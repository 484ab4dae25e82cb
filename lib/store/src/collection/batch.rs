//! A batch: what a run has still to ask an engine about 32 prompts. And the block of that day, which tells what the engine
//! was asked about them by whatever run, and who is asking now.

use serde::{Deserialize, Serialize};

use answerscope_domain::Channel;
use answerscope_domain::clock::Moment;
use answerscope_domain::collecting::{AskBits, AskPlace};
use answerscope_domain::entities::collection::{AskedEngine, EngineTally};
use answerscope_domain::ids::{CollectionId, Token};

/// An ask that failed and is to be tried again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retried {
    /// [`AskPlace::number`].
    pub place: u8,
    /// Tries so far.
    pub tries: u32,
    /// Whether the last one may have been answered and charged.
    #[serde(default)]
    pub paid: bool,
    /// Not before, µs since the epoch.
    pub due: i64,
}

/// What a run has still to ask an engine about the prompts of a block, as stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AskBatch {
    /// The engine, and through what it is asked.
    #[serde(flatten)]
    pub asked: AskedEngine,
    /// The block.
    pub block: u32,
    /// A bit for each prompt of the block that is asked.
    pub prompts: u32,
    /// How often each of them is.
    pub repetitions: u8,
    /// Changes of what came of it.
    pub revision: u32,
    /// How often it was taken since something came of it.
    #[serde(default)]
    pub claims: u32,
    /// What this run has an answer to.
    #[serde(default)]
    pub answered: AskBits,
    /// What the engine showed no answer to when this run asked.
    #[serde(default)]
    pub no_answer: AskBits,
    /// What this run has given up.
    #[serde(default)]
    pub failed: AskBits,
    /// What failed and is tried again.
    #[serde(default)]
    pub retries: Vec<Retried>,
    /// Asks that were made again although the one before may have been charged, so far.
    #[serde(default)]
    pub retried: u64,
    /// Micro-dollars so far.
    #[serde(default)]
    pub micros: i64,
    /// Errors that were written down.
    #[serde(default)]
    pub told: u64,
}

impl AskBatch {
    /// One of which nothing has come yet.
    pub fn new(asked: AskedEngine, block: u32, prompts: u32, repetitions: u8) -> Self {
        Self {
            asked,
            block,
            prompts,
            repetitions,
            revision: 0,
            claims: 0,
            answered: AskBits::default(),
            no_answer: AskBits::default(),
            failed: AskBits::default(),
            retries: Vec::new(),
            retried: 0,
            micros: 0,
            told: 0,
        }
    }

    /// All of its asks.
    pub fn planned(&self) -> AskBits {
        AskBits::planned(self.prompts, self.repetitions)
    }

    /// Those that this run has an outcome of.
    pub fn own(&self) -> AskBits {
        self.answered.or(&self.no_answer).or(&self.failed)
    }

    /// Those that are open and that no vendor works on.
    pub fn not_handed_in(&self, block: &AskedBlock) -> AskBits {
        self.open(block)
            .iter()
            .filter(|place| block.ticket_of(*place).is_none())
            .collect()
    }

    /// Those that neither this run nor another one of the day has an outcome of.
    pub fn open(&self, block: &AskedBlock) -> AskBits {
        self.planned().without(&self.own()).without(&block.over())
    }

    /// Where an ask stands that is tried again.
    pub fn retry_of(&self, place: AskPlace) -> Option<&Retried> {
        self.retries.iter().find(|retry| retry.place == place.number())
    }

    /// How many asks are due that are to be asked; none where something else is to be done: what a vendor works on is to be asked
    /// for, what somebody began is to be looked for, or the batch is to be ended.
    pub fn new_asks(&self, block: &AskedBlock, now: Moment) -> Option<u32> {
        let open = self.open(block);
        let due = |place: &AskPlace| self.retry_of(*place).is_none_or(|retry| retry.due <= now.0);
        let other = open.is_empty() || !open.and(&block.begun).is_empty();
        let asked_for = open
            .iter()
            .any(|place| block.ticket_of(place).is_some_and(|kept| kept.due <= now.0));
        let new = open.iter().filter(|place| block.ticket_of(*place).is_none());
        let new = u32::try_from(new.filter(due).count()).ok();
        new.filter(|new| *new > 0 && !other && !asked_for)
    }

    /// When the first ask is due that is open, 0 where none is: then the batch is to be ended.
    pub fn next_due(&self, block: &AskedBlock) -> Moment {
        let due = |place| match (block.ticket_of(place), self.retry_of(place)) {
            (Some(ticket), _) => ticket.due,
            (None, Some(retry)) => retry.due,
            (None, None) => 0,
        };
        Moment(self.open(block).iter().map(due).min().unwrap_or_default())
    }

    /// What came of it at its end, when nothing of it is open: what another run asked counts as answered already.
    pub fn tally(&self) -> EngineTally {
        let (answered, no_answer, failed) = (self.answered.count(), self.no_answer.count(), self.failed.count());
        EngineTally {
            answered,
            no_answer,
            failed,
            already_answered: self.planned().without(&self.own()).count(),
            retried: self.retried,
            cost: self.micros as f64 / super::tally::MICROS,
            ..EngineTally::none(self.asked)
        }
    }
}

/// A question that a vendor works on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct KeptTicket {
    /// [`AskPlace::number`].
    pub place: u8,
    /// The vendor's ticket, as JSON.
    pub ticket: String,
    /// When the question was handed in, µs since the epoch.
    pub since: i64,
    /// When to ask for it, µs since the epoch.
    pub due: i64,
    /// Micro-dollars that were charged when it was handed in, which the answer's cost takes the place of.
    #[serde(default)]
    pub charged: i64,
}

/// What an engine was asked about 32 prompts on a day, by whatever run, as stored.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct AskedBlock {
    /// What has an answer.
    pub answered: AskBits,
    /// What the engine showed no answer to.
    pub no_answer: AskBits,
    /// What was begun and has no outcome yet, or came and could not be read: whoever finds it looks first whether there is
    /// an answer.
    pub begun: AskBits,
    /// Questions that a vendor works on.
    pub tickets: Vec<KeptTicket>,
}

impl AskedBlock {
    /// What has an outcome.
    pub fn over(&self) -> AskBits {
        self.answered.or(&self.no_answer)
    }

    /// The ticket of an ask.
    pub fn ticket_of(&self, place: AskPlace) -> Option<&KeptTicket> {
        self.tickets.iter().find(|ticket| ticket.place == place.number())
    }
}

/// A batch that somebody works at.
#[derive(Debug, Clone)]
pub struct ClaimedBatch {
    /// The run.
    pub id: CollectionId,
    /// Whose it is while the lease lasts.
    pub holder: Token,
    /// As it stands in the table.
    pub batch: AskBatch,
    /// As it stands in the table.
    pub block: AskedBlock,
    /// When the items of its run are not needed any more, in seconds since the epoch.
    pub ttl: i64,
}

impl ClaimedBatch {
    /// The engine's channel.
    pub fn channel(&self) -> Channel {
        Channel::from(self.batch.asked)
    }

    /// What is to be asked or asked for at this moment, what a vendor works on first, then what was never asked.
    pub fn due(&self, now: Moment) -> Vec<AskPlace> {
        let (mut tickets, mut fresh, mut again) = (Vec::new(), Vec::new(), Vec::new());
        for place in self.batch.open(&self.block).iter() {
            match (self.block.ticket_of(place), self.batch.retry_of(place)) {
                (Some(ticket), _) if ticket.due <= now.0 => tickets.push(place),
                (None, Some(retry)) if retry.due <= now.0 => again.push(place),
                (None, None) => fresh.push(place),
                _ => {}
            }
        }
        tickets.extend(fresh);
        tickets.extend(again);
        tickets
    }
}
