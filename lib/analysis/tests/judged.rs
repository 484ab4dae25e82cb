//! How often the method is right where the labels are not the last word: each finding that no label matches and each label that no
//! finding matches was put before two readers who did not know which was which, nor who had made the claim. A finding that both call
//! right is right; a label that both reject is not wanted. A finding that nobody has read counts as wrong.
//!
//! A line of `gold/judged.tsv` is `set, place, claim, kind, verdict of the first reader, of the second`. Only totals were looked at.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use answerscope_analysis::{BrandFinding, Polarity, feature};
use answerscope_gold::{BRANDS, Label, POLARITIES, Unit, compare};

mod gold;
#[expect(dead_code, reason = "the scores are for others")]
mod labelled;

const JUDGED: &str = include_str!("gold/judged.tsv");

/// The untouched half of the real answers, and its floors of precision and recall a little below what is reached.
const REAL: (&str, &str) = ("real-test", "real-test.tsv");
const FLOORS: [(Polarity, f64, f64); 3] = [
    (Polarity::Endorsed, 0.89, 0.84),
    (Polarity::Undermined, 0.80, 0.74),
    (Polarity::Neutral, 0.90, 0.50),
];

/// The texts of engines: language, labelled lines, and floors of all classes together.
const ENGINES: [(&str, &str, f64, f64); 5] = [
    ("spanish", include_str!("gold/spanish-engines.tsv"), 0.87, 0.77),
    ("german", include_str!("gold/german-engines.tsv"), 0.88, 0.67),
    ("french", include_str!("gold/french-engines.tsv"), 0.90, 0.74),
    ("italian", include_str!("gold/italian-engines.tsv"), 0.86, 0.73),
    ("portuguese", include_str!("gold/portuguese-engines.tsv"), 0.86, 0.77),
];

/// By set and place, each claim and what the readers say of it.
type Verdicts = HashMap<&'static str, HashMap<&'static str, Vec<(Label, Verdict)>>>;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// Both call it right.
    Right,
    /// Both reject it.
    Rejected,
    Open,
}

/// Right findings and all; labels found and all that are wanted.
#[derive(Default, Clone, Copy)]
struct Score {
    right: usize,
    found: usize,
    hit: usize,
    wanted: usize,
}

impl Score {
    fn precision(self) -> f64 {
        share(self.right, self.found)
    }

    fn recall(self) -> f64 {
        share(self.hit, self.wanted)
    }
}

impl std::ops::Add for Score {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            right: self.right + other.right,
            found: self.found + other.found,
            hit: self.hit + other.hit,
            wanted: self.wanted + other.wanted,
        }
    }
}

impl std::fmt::Display for Score {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            right,
            found,
            hit,
            wanted,
        } = *self;
        let cell = |hits, of| {
            let (low, high) = wilson(hits, of);
            format!("{:.3} ({low:.3} to {high:.3}, {hits} of {of})", share(hits, of))
        };
        write!(out, "precision {} recall {}", cell(right, found), cell(hit, wanted))
    }
}

fn share(hits: usize, of: usize) -> f64 {
    hits as f64 / of.max(1) as f64
}

/// The 95 % interval of a share (Wilson 1927).
fn wilson(hits: usize, of: usize) -> (f64, f64) {
    let (n, z) = (of.max(1) as f64, 1.959_964_f64);
    let middle = share(hits, of) + z * z / (2.0 * n);
    let spread = z * (share(hits, of) * (1.0 - share(hits, of)) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    ((middle - spread) / scale, (middle + spread) / scale)
}

/// The judged claims of some kinds.
fn rows(kind: impl Fn(&str) -> bool) -> impl Iterator<Item = [&'static str; 6]> {
    let rows = JUDGED.lines().filter(|line| !line.starts_with('#'));
    let rows = rows.map(|line| {
        let mut columns = line.split('\t');
        std::array::from_fn(|_| columns.next().expect("six columns"))
    });
    rows.filter(move |row| kind(row[3]))
}

/// What is known of the claims that were findings or labels.
fn verdicts() -> Verdicts {
    let mut known = Verdicts::new();
    for [set, place, claim, _, first, second] in rows(|kind| matches!(kind, "finding" | "label")) {
        let verdict = match (first, second) {
            ("right", "right") => Verdict::Right,
            ("right", _) | (_, "right") => Verdict::Open,
            _ => Verdict::Rejected,
        };
        let of_set = known.entry(set).or_default();
        of_set.entry(place).or_default().push((label(claim), verdict));
    }
    known
}

/// `brand number:feature|feature:polarity`
fn label(claim: &str) -> Label {
    let mut parts = claim.split(':');
    let mut next = || parts.next().expect("a claim of three parts");
    let (brand, features, polarity) = (next(), next(), next());
    let known = POLARITIES.into_iter().find(|known| known.as_str() == polarity);
    Label {
        brand: brand.parse().expect("the number of a brand"),
        features: features.split('|').map(str::to_owned).collect(),
        polarity: known.expect("a polarity"),
    }
}

/// The same with the brand's name.
fn named(text: &str) -> Label {
    let (name, rest) = text.split_once(':').expect("a brand");
    let number = BRANDS
        .iter()
        .position(|&known| known == name)
        .expect("a brand of these");
    label(&format!("{number}:{rest}"))
}

/// The labelled units of a text, and where each stands in the judged file.
struct Text<'t> {
    set: &'t str,
    units: &'t [Unit],
    places: &'t [String],
}

impl Text<'_> {
    /// What was judged of a unit.
    fn judged<'k>(&self, unit: usize, known: &'k Verdicts) -> &'k [(Label, Verdict)] {
        let of_set = known.get(self.set).and_then(|of_set| of_set.get(&*self.places[unit]));
        of_set.map_or(&[], Vec::as_slice)
    }

    /// The unit that holds most of a finding.
    fn unit(&self, finding: &BrandFinding) -> usize {
        let held = |unit: &Unit| {
            let end = finding.range.end.min(unit.range.end);
            end.saturating_sub(finding.range.start.max(unit.range.start))
        };
        let units = self.units.iter().enumerate();
        let best = units.max_by_key(|(place, unit)| (held(unit), usize::MAX - place));
        best.map_or(0, |(place, _)| place)
    }

    /// Counts its findings, by polarity.
    fn count(&self, findings: Vec<BrandFinding>, known: &Verdicts, scores: &mut BTreeMap<Polarity, Score>) {
        let compared = compare(self.units, findings);
        let mut once = BTreeSet::new();
        for (finding, matched) in compared.found {
            let unit = self.unit(&finding);
            let name = feature(finding.feature).map_or("?", |feature| feature.name);
            let accepts = |(claim, verdict): &(Label, Verdict)| {
                let same = claim.brand == finding.brand && claim.polarity == finding.polarity;
                *verdict == Verdict::Right && same && claim.features.iter().any(|of| of == name)
            };
            let accepted = !matched
                && self.judged(unit, known).iter().any(accepts)
                && once.insert((unit, finding.brand, finding.feature, finding.polarity));
            let score = scores.entry(finding.polarity).or_default();
            score.found += 1;
            score.right += usize::from(matched || accepted);
            score.hit += usize::from(accepted);
            score.wanted += usize::from(accepted);
        }
        for (unit, order, hit) in compared.wanted {
            let label = &self.units[unit].labels[order];
            let rejects = |(claim, verdict): &(Label, Verdict)| claim == label && *verdict == Verdict::Rejected;
            let score = scores.entry(label.polarity).or_default();
            score.hit += usize::from(hit);
            score.wanted += usize::from(hit || !self.judged(unit, known).iter().any(rejects));
        }
    }
}

#[test]
fn findings_in_real_answers_stay_above_their_floors() {
    let Some(answers) = gold::answers() else {
        println!("the answers are not present: skipped");
        return;
    };
    let units = gold::units(REAL.1, &answers).expect("labels");
    let (analyzers, known) = (gold::analyzers(&answers), verdicts());
    let mut scores = BTreeMap::new();
    for row in &answers.rows {
        let Some(units) = units.get(&row.id) else { continue };
        let place = |unit: &Unit| format!("{}:{}", row.id, row.text[..unit.range.start].chars().count());
        let places: Vec<String> = units.iter().map(place).collect();
        let (set, places) = (REAL.0, &*places);
        let findings = analyzers[row.set.as_str()].analyze(&row.text, &[]).findings;
        Text { set, units, places }.count(findings, &known, &mut scores);
    }
    for (polarity, precision, recall) in FLOORS {
        let score = scores.get(&polarity).copied().unwrap_or_default();
        println!("real, untouched, {}: {score}", polarity.as_str());
        assert!(score.precision() >= precision && score.recall() >= recall, "{score}");
    }
}

#[test]
fn findings_in_texts_of_engines_stay_above_their_floors() {
    let (analyzer, known) = (labelled::analyzer(), verdicts());
    for (set, file, precision, recall) in ENGINES {
        let mut scores = BTreeMap::new();
        for (number, line) in (1..).zip(file.lines()) {
            if line.starts_with('#') || line.is_empty() {
                continue;
            }
            let mut columns = line.split('\t').skip(1);
            let text = columns.next().expect("a text").replace("\\n", "\n");
            let labels = columns.next().unwrap_or_default().split(';').map(str::trim);
            let labels = labels.filter(|label| !label.is_empty()).map(named).collect();
            let range = 0..text.len();
            let (units, places) = (&[Unit { range, labels }], &[i32::to_string(&number)]);
            Text { set, units, places }.count(analyzer.analyze(&text, &[]).findings, &known, &mut scores);
        }
        let all = scores.values().fold(Score::default(), |sum, &score| sum + score);
        println!("{set}: {all}");
        assert!(all.precision() >= precision && all.recall() >= recall, "{set}: {all}");
    }
}

/// How strict the readers are: claims that labels and findings agree on, and claims that were made wrong on purpose.
#[test]
fn the_readers_tell_wrong_claims_from_right_ones() {
    let accepted = |kind: &str| {
        let rows: Vec<_> = rows(|of| of == kind).collect();
        let right = rows.iter().filter(|row| row[4] == "right" && row[5] == "right").count();
        (right, rows.len())
    };
    let (controls, decoys) = (accepted("control"), accepted("decoy"));
    println!("controls called right: {controls:?}, decoys: {decoys:?}");
    assert!(share(controls.0, controls.1) > 0.9 && share(decoys.0, decoys.1) < 0.05);
}
