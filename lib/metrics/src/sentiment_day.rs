//! The sentiment section of one day: findings as ids of (slot, feature, polarity).

use bytes::Bytes;

use crate::error::{Result, damaged};
use crate::runs::{Entries, Runs};
use crate::wire::{Packer, Reader, Unpacker, put_varint};
use crate::{AnswerFacts, Channel, Polarity, SegmentError};

/// What a finding says.
pub(crate) type Finding = (u16, u16, Polarity);

/// What stands for an answer whose sentiment nothing reads. No brand has its slot.
pub(crate) const NOT_READ: Finding = (AnswerFacts::SLOTS, u16::MAX, Polarity::Neutral);

/// Findings of one day at most: every slot and feature would be more, but no day has as many.
const FINDINGS: usize = 1 << 22;

/// What is read.
#[derive(Debug, Default)]
pub(crate) struct SentimentDay {
    /// Ascending; an id is the place here.
    pub(crate) findings: Vec<Finding>,
    pub(crate) runs: Runs,
}

/// The stored form of prompts, engines and findings.
pub(crate) fn encode(mut facts: Vec<(u32, Channel, Finding)>, packer: &mut Packer) -> Result<Vec<u8>> {
    facts.sort_unstable();
    let mut findings: Vec<Finding> = facts.iter().map(|fact| fact.2).collect();
    findings.sort_unstable();
    findings.dedup();
    let id = |finding: &Finding| findings.binary_search(finding).unwrap_or_default() as u32;
    let entries: Entries = facts
        .iter()
        .map(|(prompt, channel, finding)| (*prompt, *channel, id(finding)))
        .collect();
    encode_ids(&findings, &entries, packer)
}

/// The stored form of ids of findings, which are ascending.
pub(crate) fn encode_ids(findings: &[Finding], entries: &Entries, packer: &mut Packer) -> Result<Vec<u8>> {
    if findings.len() > FINDINGS {
        return Err(SegmentError::Limit("slots and features of a day"));
    }
    let mut out = Vec::new();
    put_varint(&mut out, findings.len() as u64);
    packer.put_numbers(&mut out, findings.iter().map(|finding| u32::from(finding.0)))?;
    packer.put_numbers(&mut out, findings.iter().map(|finding| u32::from(finding.1)))?;
    packer.put_numbers(&mut out, findings.iter().map(|finding| finding.2 as u32))?;
    out.extend_from_slice(&Runs::encode(entries, packer)?);
    Ok(out)
}

impl SentimentDay {
    /// Reads the stored form.
    pub(crate) fn decode(bytes: Bytes, unpacker: &mut Unpacker) -> Result<Self> {
        let mut reader = Reader::new(bytes);
        let count = reader.number(FINDINGS)?;
        let slots = reader.numbers(count, unpacker)?;
        let features = reader.numbers(count, unpacker)?;
        let polarities = reader.numbers(count, unpacker)?;
        let finding = |((slot, feature), polarity): ((&u32, &u32), &u32)| {
            let polarity = Polarity::ALL.get(*polarity as usize)?;
            Some((u16::try_from(*slot).ok()?, u16::try_from(*feature).ok()?, *polarity))
        };
        let findings: Option<Vec<Finding>> = slots.iter().zip(&features).zip(&polarities).map(finding).collect();
        let Some(findings) = findings else {
            return damaged("a finding is out of range");
        };
        let runs = Runs::decode(&mut reader, unpacker)?;
        reader.finish()?;
        Ok(Self { findings, runs })
    }
}
