//! Groups of prompts: what kernels count for, when all of them are wanted at once.

use crate::Bitmap;

/// Prompts put into groups that do not overlap: by topic, each for itself in any order, or all in one.
#[derive(Debug, Clone, Default)]
pub struct Groups {
    prompts: Bitmap,
    /// The group of each ordinal; what is no prompt of ours has any.
    of: Vec<u32>,
    count: usize,
}

impl Groups {
    /// The group of each prompt by its ordinal. Groups are numbers from 0 on; one without prompts counts nothing.
    pub fn new(members: impl IntoIterator<Item = (u32, u32)>) -> Self {
        let mut groups = Self::default();
        for (prompt, group) in members {
            let place = prompt as usize;
            if place >= groups.of.len() {
                groups.of.resize(place + 1, 0);
            }
            groups.of[place] = group;
            groups.prompts.set(prompt);
            groups.count = groups.count.max(group as usize + 1);
        }
        groups
    }

    /// The prompts of all groups.
    pub fn prompts(&self) -> &Bitmap {
        &self.prompts
    }

    /// One more than the greatest group.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether there is no group.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The group of a prompt out of [`Groups::prompts`].
    #[inline(always)]
    pub(crate) fn of(&self, prompt: u32) -> u32 {
        self.of[prompt as usize]
    }
}
