//! The few brands that one name stands for.

/// Brands that are spoken of together: "Norvik by Hollin" is both.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Brands {
    list: [u16; MOST],
    count: u8,
}

/// More are no name.
pub(super) const MOST: usize = 4;

impl Brands {
    /// Adds a brand once; more than a few are left out.
    pub(super) fn push(&mut self, brand: u16) {
        let count = usize::from(self.count);
        if count < MOST && !self.as_slice().contains(&brand) {
            self.list[count] = brand;
            self.count += 1;
        }
    }

    pub(super) fn as_slice(&self) -> &[u16] {
        &self.list[..usize::from(self.count)]
    }

    pub(super) fn len(&self) -> usize {
        usize::from(self.count)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Those that both have.
    pub(super) fn common(&self, other: &Self) -> Self {
        let mut common = Self::default();
        for &brand in self.as_slice().iter().filter(|brand| other.as_slice().contains(brand)) {
            common.push(brand);
        }
        common
    }
}

/// In whatever order they were named.
impl PartialEq for Brands {
    fn eq(&self, other: &Self) -> bool {
        self.count == other.count && self.common(other).count == self.count
    }
}

impl Eq for Brands {}

impl FromIterator<u16> for Brands {
    fn from_iter<I: IntoIterator<Item = u16>>(brands: I) -> Self {
        let mut all = Self::default();
        brands.into_iter().for_each(|brand| all.push(brand));
        all
    }
}
