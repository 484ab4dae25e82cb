//! Whose turn it is: what waits stands in groups, and each group gives one thing in its turn.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// Things that wait in groups. A group with a thousand of them delays another one's by one, not by a thousand.
#[derive(Debug)]
pub(crate) struct Turns<G, T> {
    /// Groups of which something waits, each once, in the order of their turns.
    order: VecDeque<G>,
    waiting: HashMap<G, VecDeque<T>>,
}

impl<G, T> Default for Turns<G, T> {
    fn default() -> Self {
        Self {
            order: VecDeque::new(),
            waiting: HashMap::new(),
        }
    }
}

impl<G: Clone + Eq + Hash, T> Turns<G, T> {
    /// Puts something behind the rest of its group.
    pub(crate) fn push(&mut self, group: G, thing: T) {
        let own = self.waiting.entry(group.clone()).or_default();
        if own.is_empty() {
            self.order.push_back(group);
        }
        own.push_back(thing);
    }

    /// Takes what is next: the first of the group whose turn it is.
    pub(crate) fn pop(&mut self) -> Option<T> {
        let group = self.order.pop_front()?;
        let own = self.waiting.get_mut(&group)?;
        let next = own.pop_front();
        if own.is_empty() {
            self.waiting.remove(&group);
        } else {
            self.order.push_back(group);
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_group_has_its_turn() {
        let mut turns = Turns::default();
        for n in 0..4 {
            turns.push("large", n);
        }
        turns.push("small", 10);
        assert_eq!([turns.pop(), turns.pop(), turns.pop()], [Some(0), Some(10), Some(1)]);
        turns.push("small", 11);
        turns.push("other", 20);
        let rest: Vec<i32> = std::iter::from_fn(|| turns.pop()).collect();
        assert_eq!(rest, [2, 11, 20, 3]);
        assert!(turns.waiting.is_empty() && turns.order.is_empty());
    }
}
