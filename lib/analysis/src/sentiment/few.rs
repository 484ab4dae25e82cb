//! Sets that are small nearly always.

use std::hash::Hash;

use super::Set;

/// Elements that are compared one by one, at most.
const LISTED: usize = 16;

/// A set that is a list as long as it is small, so that nothing is hashed then.
pub(super) struct Few<T> {
    list: Vec<T>,
    rest: Set<T>,
}

impl<T> Default for Few<T> {
    fn default() -> Self {
        Self {
            list: Vec::new(),
            rest: Set::default(),
        }
    }
}

impl<T: Eq + Hash> Few<T> {
    pub(super) fn clear(&mut self) {
        self.list.clear();
        self.rest.clear();
    }

    pub(super) fn contains(&self, element: &T) -> bool {
        self.list.contains(element) || (!self.rest.is_empty() && self.rest.contains(element))
    }

    /// True when it was not there before.
    pub(super) fn insert(&mut self, element: T) -> bool {
        let new = !self.contains(&element);
        if new && self.list.len() < LISTED {
            self.list.push(element);
        } else if new {
            self.rest.insert(element);
        }
        new
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &T> {
        self.list.iter().chain(&self.rest)
    }
}

impl<T: Eq + Hash> Extend<T> for Few<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, elements: I) {
        elements.into_iter().for_each(|element| {
            self.insert(element);
        });
    }
}

impl<T: Eq + Hash> FromIterator<T> for Few<T> {
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        let mut few = Self::default();
        few.extend(elements);
        few
    }
}
