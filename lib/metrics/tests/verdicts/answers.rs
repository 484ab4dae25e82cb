//! Made-up brands whose answers cite domains and judge features, compared as the API compares them.

use answerscope_metrics::compare::{Compared, Periods, compare_citations, compare_sentiment, compare_share_of_voice};
use answerscope_metrics::{AnswerFacts, CitedUrl, Day, Engine, EngineSet, FactMention, Polarity};

use crate::market::{Dice, Kind, Reported, Row, two_proportions};
use crate::periods::{self, Answers, Days};

/// The first day of the first period; the second one follows it.
const FIRST: i32 = 20_000;
/// Features that answers may judge of each brand, and domains that they may cite, at most.
const FEATURES: u64 = 6;
const DOMAINS: u64 = 20;
/// The probability that an answer judges a feature a second time, and that it says the same then.
const TWICE: f64 = 0.2;
const SAME: f64 = 0.8;

/// What the rows of a comparison are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Metric {
    ShareOfVoice,
    Citations,
    Sentiment,
}

/// What an engine answers to a prompt: the probabilities of what it says.
struct Voice {
    prompt: u32,
    engine: Engine,
    named: Vec<f64>,
    cited: Vec<f64>,
    /// Of each slot and feature: that an answer which names the slot judges it, and that it praises it.
    judged: Vec<(u16, u16, f64, f64)>,
    /// Whether each of these was praised the last time.
    praises: Vec<Option<bool>>,
    searches: Option<bool>,
    last: Option<AnswerFacts>,
}

/// The answers of two periods.
#[derive(Debug, Default)]
pub(crate) struct Told(Answers);

/// What it was the last time, with a probability; else by another.
fn lasting(dice: &mut Dice, lasts: f64, chance: f64, last: Option<bool>) -> bool {
    let stays = lasts > 0.0 && dice.roll() < lasts;
    let anew = dice.roll() < chance;
    last.filter(|_| stays).unwrap_or(anew)
}

fn logistic(sum: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-sum))
}

impl Told {
    /// Answers of two periods; in the second one the first domain and the first feature have `kind.shift` more.
    pub(crate) fn new(dice: &mut Dice, kind: &Kind) -> Self {
        let mut told = Self::default();
        let (features, domains) = (dice.between(1, FEATURES), dice.between(2, DOMAINS));
        let usual: Vec<f64> = (0..domains).map(|_| 1.5 * dice.normal() - 1.0).collect();
        let praised: Vec<f64> = (0..features).map(|_| dice.normal() + 1.0).collect();
        let late: Vec<bool> = (0..kind.engines).map(|at| at > 0 && dice.roll() < kind.added).collect();
        for prompt in 0..kind.prompts as u32 {
            let new = dice.roll() < kind.added;
            for (engine, late) in Engine::ALL.into_iter().zip(&late) {
                let mut voice = Voice::new(dice, (prompt, engine), kind, &usual, &praised);
                let added = new || *late;
                let first = if added { kind.days - kind.early } else { 0 };
                told.ask(dice, kind, &mut voice, (0, first));
                told.ask(dice, kind, &mut voice, (1, 0));
            }
        }
        told
    }

    /// Asks on the days of a period from one on; one answer in 20 fails.
    fn ask(&mut self, dice: &mut Dice, kind: &Kind, voice: &mut Voice, (period, first): (i32, usize)) {
        let shift = if period == 1 { kind.shift } else { 0.0 };
        let changes = kind.unequal && voice.engine != Engine::ALL[0];
        let repeated = if changes { 0.0 } else { kind.repeated };
        for ask in (first * kind.daily as usize) as i32..kind.days as i32 * kind.daily as i32 {
            if dice.roll() < 0.05 {
                continue;
            }
            let repeats = dice.roll() < repeated;
            let answer = match voice.last.take().filter(|_| repeats) {
                Some(last) => last,
                None => voice.says(dice, kind, shift),
            };
            voice.last = Some(answer.clone());
            let day = Day(FIRST + period * kind.days as i32 + ask / kind.daily as i32);
            self.0.entry(day).or_default().push(answer);
        }
    }

    /// Compares the periods and adds what the rows report.
    pub(crate) fn judge(&self, metric: Metric, kind: &Kind, reported: &mut Reported) {
        let length = kind.days as i32;
        let days = Days {
            before: FIRST,
            now: FIRST + length,
            length,
        };
        let slots: Vec<u16> = (0..kind.rows as u16).collect();
        let rows = |periods: &Periods<'_>| match metric {
            Metric::ShareOfVoice => rows(compare_share_of_voice(periods, &slots), |slot| *slot == 0),
            Metric::Citations => rows(compare_citations(periods), |domain| *domain == domain_name(0)),
            Metric::Sentiment => rows(compare_sentiment(periods, &slots), |key| *key == (0, 0)),
        };
        reported.add(&periods::compare(&self.0, days, EngineSet::NONE, rows), kind.shift);
    }
}

fn rows<K>(compared: Vec<Compared<K>>, moves: impl Fn(&K) -> bool) -> Vec<Row> {
    let row = |row: Compared<K>| {
        let counts = [row.now, row.before].map(|figure| (figure.count, figure.total));
        (moves(&row.key), row.judged.verdict, two_proportions(counts))
    };
    compared.into_iter().map(row).collect()
}

fn domain_name(number: usize) -> String {
    format!("d{number}.example")
}

impl Voice {
    fn new(dice: &mut Dice, (prompt, engine): (u32, Engine), kind: &Kind, usual: &[f64], praised: &[f64]) -> Self {
        let cited = usual
            .iter()
            .map(|usual| logistic(usual + 1.5 * dice.normal()))
            .collect();
        let named = (0..kind.rows).map(|_| 0.2 + 0.7 * dice.roll()).collect();
        let mut judged = Vec::new();
        for slot in 0..kind.rows as u16 {
            for (feature, praised) in (0..).zip(praised) {
                judged.push((slot, feature, 0.6 * dice.roll(), logistic(praised + dice.normal())));
            }
        }
        let mut voice = Self {
            prompt,
            engine,
            named,
            cited,
            praises: vec![None; judged.len()],
            judged,
            searches: None,
            last: None,
        };
        if kind.shift != 0.0 {
            voice.make_room(dice, kind.shift);
        }
        voice
    }

    /// Moves what is shifted to where there is room for it; it is spoken of.
    fn make_room(&mut self, dice: &mut Dice, shift: f64) {
        let (low, high) = (shift.min(0.0).abs(), 1.0 - shift.max(0.0));
        let mut room = || low + dice.roll() * (high - low);
        (self.cited[0], self.judged[0].3) = (room(), room());
        (self.named[0], self.judged[0].2) = (0.9, 0.6);
    }

    fn says(&mut self, dice: &mut Dice, kind: &Kind, shift: f64) -> AnswerFacts {
        let moved = |at: usize, chance: f64| if at == 0 { chance + shift } else { chance };
        let named: Vec<bool> = self.named.iter().map(|chance| dice.roll() < *chance).collect();
        let mut answer = AnswerFacts::of(self.prompt, self.engine);
        for (slot, _) in (0..).zip(&named).filter(|(_, named)| **named) {
            answer
                .mentions
                .push(FactMention::of(slot, 1 + dice.between(0, 3) as u32));
        }
        // Where searching does not last, every answer searches.
        let searches = kind.searching == 0.0 || lasting(dice, kind.searching, 0.6, self.searches);
        self.searches = Some(searches);
        for (domain, chance) in self.cited.iter().enumerate().filter(|_| searches) {
            if dice.roll() >= moved(domain, *chance) {
                continue;
            }
            for page in 0..dice.between(1, 2) {
                answer.citations.push(CitedUrl {
                    url: format!("https://{}/{page}", domain_name(domain)),
                    domain: domain_name(domain),
                    title: None,
                });
            }
        }
        let mut findings = Vec::new();
        for (at, (slot, feature, spoken, praised)) in self.judged.iter().enumerate() {
            if !named[usize::from(*slot)] || dice.roll() >= *spoken {
                continue;
            }
            let praises = lasting(dice, kind.opinion, moved(at, *praised), self.praises[at]);
            self.praises[at] = Some(praises);
            let polarity = |praises| {
                if praises {
                    Polarity::Endorsed
                } else {
                    Polarity::Undermined
                }
            };
            findings.push((*slot, *feature, polarity(praises)));
            if dice.roll() < TWICE {
                findings.push((*slot, *feature, polarity(praises == (dice.roll() < SAME))));
            }
        }
        answer.sentiment = Some(findings);
        answer
    }
}
