//! How much one message may still do.

use tokio::time::Instant;

/// Items and objects of one step, between two looks at the clock.
const STEP: usize = 1_000;

/// What one message may still delete, and until when it begins further steps, so that it ends well within a Lambda's time
/// and others come to their turn.
#[derive(Debug)]
pub struct Budget {
    items: usize,
    until: Option<Instant>,
    begun: bool,
}

impl Budget {
    /// For so many items and objects.
    pub fn new(items: usize) -> Self {
        Self {
            items,
            until: None,
            begun: false,
        }
    }

    /// For so many items and objects, and steps that begin before `until`; one step at least, or there would be no end.
    pub fn within(items: usize, until: Instant) -> Self {
        Self {
            items,
            until: Some(until),
            begun: false,
        }
    }

    /// How many are left; none when the time is over.
    pub fn left(&self) -> usize {
        if self.is_over() { 0 } else { self.items }
    }

    /// Whether the time is over.
    pub fn is_over(&self) -> bool {
        self.begun && self.until.is_some_and(|until| Instant::now() >= until)
    }

    /// How many of them the next step may take.
    pub fn step(&self) -> usize {
        self.left().min(STEP)
    }

    /// Takes some off.
    pub fn spend(&mut self, items: usize) {
        self.begun |= items > 0;
        self.items = self.items.saturating_sub(items);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn nothing_is_left_when_the_time_or_the_items_are_over() {
        let mut budget = Budget::within(1_500, Instant::now() + Duration::from_secs(2));
        assert_eq!((budget.left(), budget.step()), (1_500, 1_000));
        budget.spend(600);
        assert_eq!((budget.left(), budget.step()), (900, 900));
        tokio::time::advance(Duration::from_secs(2)).await;
        assert_eq!((budget.left(), budget.step()), (0, 0));
        let mut late = Budget::within(1_500, Instant::now());
        late.spend(0);
        assert_eq!(late.step(), 1_000, "one step at least");
        late.spend(1);
        assert!(late.is_over());
        let mut budget = Budget::new(3);
        budget.spend(5);
        assert_eq!((budget.left(), budget.step()), (0, 0));
    }
}
