//! Brands side by side: lists, sections, a table, paragraphs.

use super::{Composer, Layout, Saying, full_name};
use crate::evidence::{Candidate, Evidence, verdict};

/// Columns and rows of a table.
const MOST_COLUMNS: usize = 4;
const MOST_ROWS: usize = 4;
/// Statements among which praise is looked for, and how often it is put first.
const REASONS: usize = 3;
const PRAISE_FIRST: f64 = 0.85;
/// From here on an aspect is called good, and below its negative bad.
const CLEAR: f64 = 0.35;

impl<'f> Composer<'f> {
    /// The brands in the layout of this answer.
    pub(super) fn lay_out(&mut self, shown: &'f [Candidate<'f>]) {
        match self.layout {
            Layout::Numbered => self.list(shown, true),
            Layout::Bullets => self.list(shown, false),
            Layout::Sections => self.sections(shown),
            Layout::Table if shown.iter().any(|one| one.brand.name.contains('|')) => self.list(shown, false),
            Layout::Table => self.table(shown),
            Layout::Prose => self.prose(shown),
        }
    }

    /// A list of brands with reasons.
    pub(super) fn list(&mut self, shown: &'f [Candidate<'f>], numbered: bool) {
        let separator = match self.dice.chance(0.5) {
            true => " – ".to_owned(),
            false => format!("{} ", self.colon()),
        };
        self.draft.block("");
        for (place, candidate) in shown.iter().enumerate() {
            let number = format!("{}. ", place + 1);
            let start = if numbered { &number } else { "- " };
            self.draft
                .line(&format!("{start}**{}**{separator}", full_name(candidate)));
            let most = self.statements();
            self.sentences(candidate, most);
        }
    }

    /// Sentences about a brand, in the line that was begun.
    pub(super) fn sentences(&mut self, candidate: &'f Candidate<'f>, most: usize) {
        for (place, evidence) in self.reasons(candidate, most).into_iter().enumerate() {
            let after_colon = self.go_on(place, evidence.stance < 0.0);
            let name = candidate.brand.name.as_str();
            self.say(
                candidate,
                evidence,
                Saying {
                    name,
                    after_colon,
                    cites: self.style.cites,
                },
            );
        }
    }

    /// What fits best, mostly with praise ahead: whoever is listed is listed for a reason.
    fn reasons(&mut self, candidate: &'f Candidate<'f>, most: usize) -> Vec<Evidence<'f>> {
        let mut news = self.news(candidate, most.max(REASONS));
        let praise = news.iter().position(|one| one.stance > 0.0);
        if let Some(praise) = praise.filter(|_| self.dice.chance(PRAISE_FIRST)) {
            news[..=praise].rotate_right(1);
        }
        news.truncate(most);
        news
    }

    /// A blank before a further sentence, and by chance a word of warning with a colon before blame; true when it is there.
    fn go_on(&mut self, place: usize, blame: bool) -> bool {
        if place > 0 {
            self.draft.push(" ");
        }
        let warns = place > 0 && blame && self.dice.chance(0.5);
        if warns {
            let but = self.phrase("but", &[]);
            self.draft.push(&format!("{but} "));
        }
        warns
    }

    fn sections(&mut self, shown: &'f [Candidate<'f>]) {
        let numbered = self.dice.chance(0.5);
        for (place, candidate) in shown.iter().enumerate() {
            let number = if numbered {
                format!("{}. ", place + 1)
            } else {
                String::new()
            };
            self.draft.block(&format!("### {number}{}\n\n", full_name(candidate)));
            self.sentences(candidate, 1);
            self.draft.block("");
            self.points(candidate);
        }
    }

    /// Pros and cons, a line each.
    fn points(&mut self, candidate: &'f Candidate<'f>) {
        let news = self.news(candidate, 4);
        let (pros, cons): (Vec<_>, Vec<_>) = news.into_iter().partition(|one| one.stance > 0.0);
        for (key, points) in [("label.pros", pros), ("label.cons", cons)] {
            if points.is_empty() {
                continue;
            }
            let label = self.material.tongue.phrases.one(key);
            self.draft.line(&format!("- **{label}{}** ", self.colon()));
            self.enumerate(candidate, &points);
        }
    }

    fn enumerate(&mut self, candidate: &'f Candidate<'f>, points: &[Evidence<'f>]) {
        for (place, evidence) in points.iter().enumerate() {
            let point = self.point(candidate, *evidence);
            self.draft.push(if place > 0 { ", " } else { "" });
            self.draft.push(&point);
        }
        if let Some(last) = points.last().filter(|_| self.dice.chance(self.style.cites)) {
            self.cite(last.page);
        }
    }

    fn table(&mut self, shown: &'f [Candidate<'f>]) {
        let columns = &shown[..shown.len().min(MOST_COLUMNS)];
        let known = |aspect: &&usize| columns.iter().filter(|one| verdict(one, **aspect).is_some()).count();
        let mut aspects: Vec<&usize> = self.material.industry.aspects.iter().collect();
        aspects.sort_by_key(|aspect| std::cmp::Reverse(known(aspect)));
        let phrases = &self.material.tongue.phrases;
        let names: Vec<&str> = columns.iter().map(|one| one.brand.name.as_str()).collect();
        let mut table = format!("| {} | {} |\n|", phrases.one("label.criterion"), names.join(" | "));
        table.push_str(&"---|".repeat(columns.len() + 1));
        for aspect in aspects.into_iter().take(MOST_ROWS) {
            table.push_str(&format!("\n| {} |", self.material.tongue.aspects[*aspect].label));
            for candidate in columns {
                let key = match verdict(candidate, *aspect) {
                    Some(stance) if stance > CLEAR => "label.good",
                    Some(stance) if stance < -CLEAR => "label.poor",
                    Some(_) => "label.mixed",
                    None => "",
                };
                let cell = if key.is_empty() { "–" } else { phrases.one(key) };
                table.push_str(&format!(" {cell} |"));
            }
        }
        self.draft.block(&table);
        self.list(shown, false);
    }

    fn prose(&mut self, shown: &'f [Candidate<'f>]) {
        for candidate in shown {
            self.draft.block("");
            let most = self.statements();
            for (place, evidence) in self.reasons(candidate, most).into_iter().enumerate() {
                let name = match place {
                    0 => format!("**{}**", full_name(candidate)),
                    _ => candidate.brand.name.clone(),
                };
                let after_colon = self.go_on(place, evidence.stance < 0.0);
                let cites = self.style.cites;
                self.say(
                    candidate,
                    evidence,
                    Saying {
                        name: &name,
                        after_colon,
                        cites,
                    },
                );
            }
        }
    }
}
