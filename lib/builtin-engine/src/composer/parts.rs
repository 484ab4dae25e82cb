//! The answers to each kind of question, and the parts that follow the brands.

use std::collections::HashSet;

use super::{Composer, Saying, full_name};
use crate::evidence::{Candidate, verdict};

/// How much further one brand is in what a comparison calls it better at.
const AHEAD: f64 = 0.6;
/// Brands whose drawbacks are told, and brands beside the one that is asked for.
const MOST_DRAWBACKS: usize = 3;
const ALTERNATIVES: usize = 2;

impl<'f> Composer<'f> {
    fn candidates(&self) -> &'f [Candidate<'f>] {
        self.material.candidates
    }

    /// The best of many.
    pub(super) fn best(&mut self) {
        let (least, most) = self.style.brands;
        let count = self.dice.between(least, most).min(self.candidates().len());
        let shown = &self.candidates()[..count];
        let [first, _, ..] = shown else {
            return self.named();
        };
        let word = self.material.tongue.phrases.all("number");
        let word = word.get(count - 2).copied().unwrap_or_default();
        let intro = self.phrase("intro.best", &[("count", word), ("brand", &first.brand.name)]);
        self.draft.block(&intro);
        if self.dice.chance(0.4) {
            let heading = self.phrase("heading.list", &[]);
            self.headline(&heading);
        }
        self.lay_out(shown);
        if self.dice.chance(self.style.comparison) {
            self.comparison(shown, 2);
        }
        if self.dice.chance(self.style.drawbacks) {
            self.drawbacks(shown);
        }
        self.end(first);
    }

    /// One brand: what is good, what is bad, and who else there is.
    pub(super) fn named(&mut self) {
        let Some((asked, others)) = self.candidates().split_first() else {
            return;
        };
        let intro = self.phrase("intro.named", &[("brand", &full_name(asked))]);
        self.draft.block(&intro);
        let cites = self.style.cites;
        let listed = self.dice.chance(0.6);
        self.draft.block("");
        let most = self.dice.between(3, 4);
        for (place, evidence) in self.news(asked, most).into_iter().enumerate() {
            match (listed, place) {
                (true, _) => self.draft.line("- "),
                (false, 0) => {}
                (false, _) => self.draft.push(" "),
            }
            let name = asked.brand.name.as_str();
            self.say(
                asked,
                evidence,
                Saying {
                    name,
                    after_colon: false,
                    cites,
                },
            );
        }
        self.drawbacks(&self.candidates()[..1]);
        if !others.is_empty() {
            let heading = self.phrase("heading.alternatives", &[]);
            self.headline(&heading);
            self.list(&others[..others.len().min(ALTERNATIVES)], false);
        }
        self.offer();
    }

    /// Two or more brands against each other.
    pub(super) fn versus(&mut self) {
        let count = self.material.asked.named.len().clamp(2, 4).min(self.candidates().len());
        let shown = &self.candidates()[..count];
        let [first, second, ..] = shown else {
            return self.named();
        };
        let slots = [
            ("first", first.brand.name.as_str()),
            ("second", second.brand.name.as_str()),
        ];
        let intro = self.phrase("intro.versus", &slots);
        self.draft.block(&intro);
        self.lay_out(shown);
        self.comparison(shown, 3);
        self.end(first);
    }

    /// What to look at, and a few names.
    pub(super) fn how(&mut self) {
        let intro = self.phrase("intro.how", &[]);
        self.draft.block(&intro);
        self.advice(3);
        let heading = self.phrase("heading.list", &[]);
        self.headline(&heading);
        let count = self.dice.between(2, 3).min(self.candidates().len());
        self.list(&self.candidates()[..count], false);
        self.offer();
    }

    /// An answer without brands.
    pub(super) fn nobody(&mut self) {
        let intro = self.phrase("intro.none", &[]);
        self.draft.block(&intro);
        self.advice(3);
        self.offer();
    }

    /// Sentences that put one brand above another, where what was found does.
    fn comparison(&mut self, shown: &'f [Candidate<'f>], most: usize) {
        let mut pairs = Vec::new();
        for first in shown {
            for second in shown {
                for aspect in &self.material.industry.aspects {
                    let both = verdict(first, *aspect).zip(verdict(second, *aspect));
                    if let Some((above, below)) = both.filter(|(above, below)| above - below > AHEAD) {
                        pairs.push((above - below, first, second, *aspect));
                    }
                }
            }
        }
        pairs.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut compared = HashSet::new();
        pairs.retain(|(_, _, _, aspect)| compared.insert(*aspect));
        pairs.truncate(most);
        if pairs.is_empty() {
            return;
        }
        let heading = self.phrase("heading.comparison", &[]);
        self.headline(&heading);
        self.draft.block("");
        for (place, (_, first, second, aspect)) in pairs.into_iter().enumerate() {
            let within = self.material.tongue.aspects[aspect].within;
            let slots = [
                ("first", first.brand.name.as_str()),
                ("second", second.brand.name.as_str()),
                ("in", within),
            ];
            let sentence = self.phrase("versus", &slots);
            self.draft.push(if place > 0 { " " } else { "" });
            self.draft.push(&sentence);
            self.state(first, aspect, true);
            self.state(second, aspect, false);
            let source = first.evidence.iter().find(|one| one.aspect == aspect);
            if let Some(source) = source.filter(|_| self.dice.chance(self.style.cites)) {
                self.cite(source.page);
            }
        }
    }

    /// What is bad about the brands, as far as it was not said yet.
    fn drawbacks(&mut self, shown: &'f [Candidate<'f>]) {
        let bad = |composer: &Self, candidate: &'f Candidate<'f>| {
            let news = composer.news(candidate, usize::MAX).into_iter();
            news.filter(|one| one.stance < 0.0).take(2).collect::<Vec<_>>()
        };
        let most = if shown.len() == 1 { 2 } else { 1 };
        let found: Vec<_> = shown
            .iter()
            .flat_map(|candidate| {
                bad(self, candidate)
                    .into_iter()
                    .take(most)
                    .map(move |one| (candidate, one))
            })
            .take(MOST_DRAWBACKS)
            .collect();
        if found.is_empty() {
            return;
        }
        let heading = self.phrase("heading.drawbacks", &[]);
        self.headline(&heading);
        self.draft.block("");
        for (candidate, evidence) in found {
            self.draft.line("- ");
            let name = candidate.brand.name.as_str();
            self.say(
                candidate,
                evidence,
                Saying {
                    name,
                    after_colon: false,
                    cites: 1.0,
                },
            );
        }
    }

    /// A recommendation, advice, an offer: as the engine has the habit.
    fn end(&mut self, first: &'f Candidate<'f>) {
        if self.dice.chance(0.5) {
            let closing = self.phrase("closing", &[("brand", &full_name(first))]);
            self.draft.block(&closing);
        }
        if self.dice.chance(self.style.advice) {
            let heading = self.phrase("heading.advice", &[]);
            self.headline(&heading);
            self.advice(2);
        }
        self.offer();
    }

    /// Advice, a line each, with the pages that give it.
    fn advice(&mut self, most: usize) {
        let all = self.material.industry.advice(self.material.tongue.language);
        let start = self.dice.between(0, all.len().saturating_sub(1));
        self.draft.block("");
        for (place, advice) in all.iter().cycle().skip(start).take(most.min(all.len())).enumerate() {
            self.draft.line(&format!("- {advice}"));
            let guides = self.material.guides;
            let guide = guides.get(place % guides.len().max(1));
            if let Some(guide) = guide.filter(|_| place == 0 || self.dice.chance(self.style.cites)) {
                self.cite(guide);
            }
        }
    }

    fn offer(&mut self) {
        if self.dice.chance(self.style.offer) {
            let offer = self.phrase("offer", &[]);
            self.draft.block(&offer);
        }
    }
}
