//! Looking for a batch of which something is to be done now, before it is taken: what waits for a vendor, or for its next try,
//! keeps nobody from what can be asked.

use super::batch::{AskBatch, AskedBlock};
use super::{Collections, LOOKED_AT, Lane};
use crate::table::{Item, entity_of, number_of};
use answerscope_domain::clock::Moment;
use answerscope_domain::error::Result;
use answerscope_domain::{Channel, Day};

/// A batch that has not ended, with what is known of its day. Both may have changed since they were read.
#[derive(Debug, Clone)]
pub struct OpenBatch {
    /// What the run has still to ask.
    pub batch: AskBatch,
    /// When something is to be done about it: now, where this is past.
    pub due: Moment,
    /// How many asks are due now, where all that is to be done is to ask them.
    pub new_asks: Option<u32>,
}

impl Collections<'_> {
    /// Some batches of a lane's engine, behind a block in the lane's order, or the first ones: lanes go through the batches
    /// from both ends, so that they meet as late as can be. None: there are none behind.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn look(self, lane: Lane, day: Day, behind: Option<u32>) -> Result<Vec<OpenBatch>> {
        let (keys, channel) = (self.store.org.of(lane.id.brand), Channel::from(lane.asked));
        let upwards = lane.lane.is_multiple_of(2);
        let mut range = keys.ask_batches_of(lane.id.token, channel);
        match (behind, upwards) {
            (None, _) => {}
            (Some(block), true) => range.from = keys.ask_batch(lane.id.token, channel, block + 1).sk,
            (Some(0), false) => return Ok(Vec::new()),
            (Some(block), false) => range.to = keys.ask_batch(lane.id.token, channel, block - 1).sk,
        }
        let items = match upwards {
            true => self.store.table().query_head(&range, LOOKED_AT).await?,
            false => self.store.table().query_last(&range, LOOKED_AT).await?,
        };
        let batches: Vec<AskBatch> = items.into_iter().map(entity_of).collect::<Result<_>>()?;
        let key = |batch: &AskBatch| keys.asked_block(day, channel, batch.block);
        let mut blocks = self.store.table().batch_get(batches.iter().map(key).collect()).await?;
        let now = self.store.now();
        let open = batches.into_iter().map(|batch| {
            let block = blocks.remove(&key(&batch));
            found(batch, block, now)
        });
        open.collect()
    }
}

/// Something is to be done about a batch once nobody works at its block, and an ask of it is due.
fn found(batch: AskBatch, block: Option<Item>, now: Moment) -> Result<OpenBatch> {
    let held_until = block.as_ref().and_then(|item| number_of(item, "leaseUntil"));
    let block: AskedBlock = block.map(entity_of).transpose()?.unwrap_or_default();
    Ok(OpenBatch {
        due: Moment(batch.next_due(&block).0.max(held_until.unwrap_or_default())),
        new_asks: batch.new_asks(&block, now),
        batch,
    })
}
