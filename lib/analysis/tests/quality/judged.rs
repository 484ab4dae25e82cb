//! How often the method is right where the labels are not the last word: all findings and labels of some sets were put before readers
//! who did not know who had made a claim, with decoys among them. See the README, "Judged". A finding that nobody has read counts as
//! wrong unless a label matches it. Only totals were looked at.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use answerscope_analysis::{BrandFinding, Polarity, feature};
use answerscope_gold::{BRANDS, Label, Score, Unit, compare, label, overlap};
use answerscope_metrics::share;

use crate::gold::{self, reaches, report};
use crate::labelled;

const JUDGED: &str = include_str!("../gold/judged.tsv");
/// Brands of a set at most.
const MOST_BRANDS: usize = 9;

/// The untouched half of the real answers, and floors of precision and recall a little below what is reached.
const REAL: (&str, &str) = ("real-test", "real-test.tsv");
const FLOORS: [(Polarity, f64, f64); 3] = [
    (Polarity::Endorsed, 0.89, 0.84),
    (Polarity::Undermined, 0.87, 0.78),
    (Polarity::Neutral, 0.90, 0.48),
];

/// The texts of engines: language, labelled lines, and floors of all classes together.
const ENGINES: [(&str, &str, f64, f64); 5] = [
    ("spanish", include_str!("../gold/spanish-engines.tsv"), 0.87, 0.76),
    ("german", include_str!("../gold/german-engines.tsv"), 0.86, 0.73),
    ("french", include_str!("../gold/french-engines.tsv"), 0.91, 0.75),
    ("italian", include_str!("../gold/italian-engines.tsv"), 0.88, 0.74),
    ("portuguese", include_str!("../gold/portuguese-engines.tsv"), 0.87, 0.74),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// No label matches it.
    Finding,
    /// No finding matches it.
    Label,
    /// A finding and a label say it.
    Match,
    /// Made wrong on purpose.
    Decoy,
}

struct Claim {
    kind: Kind,
    says: Label,
    /// Verdicts of one or two readers, whether they call it right.
    verdicts: Vec<bool>,
}

impl Claim {
    fn is_accepted(&self) -> bool {
        self.verdicts.iter().all(|&right| right)
    }

    /// Both readers reject it.
    fn is_rejected(&self) -> bool {
        self.verdicts.len() == 2 && !self.verdicts.contains(&true)
    }

    fn holds(&self, finding: &BrandFinding) -> bool {
        let name = feature(finding.feature).map_or("?", |feature| feature.name);
        let same = self.says.brand == finding.brand && self.says.polarity == finding.polarity;
        same && self.says.features.iter().any(|of| of == name)
    }
}

/// The claims by set and place.
struct Judged(HashMap<String, Vec<Claim>>);

impl Judged {
    fn read() -> Self {
        let mut claims: HashMap<_, Vec<Claim>> = HashMap::new();
        for line in JUDGED.lines().filter(|line| !line.starts_with('#')) {
            let columns: Vec<&str> = line.split('\t').collect();
            let [set, place, says, kind, first, second] = columns[..] else {
                panic!("six columns: {line}");
            };
            let claim = Claim {
                kind: match kind {
                    "finding" => Kind::Finding,
                    "label" => Kind::Label,
                    "match" => Kind::Match,
                    "decoy" => Kind::Decoy,
                    _ => panic!("a kind: {line}"),
                },
                says: label(says, MOST_BRANDS).expect(line),
                verdicts: [first, second]
                    .into_iter()
                    .filter(|verdict| *verdict != "-")
                    .map(|verdict| verdict == "right")
                    .collect(),
            };
            claims.entry(format!("{set} {place}")).or_default().push(claim);
        }
        Self(claims)
    }

    fn of_kind(&self, kind: Kind) -> impl Iterator<Item = &Claim> {
        self.0.values().flatten().filter(move |claim| claim.kind == kind)
    }
}

/// The labelled units of a text, and what was judged of each.
struct Text<'t> {
    units: &'t [Unit],
    claims: Vec<&'t [Claim]>,
}

impl<'t> Text<'t> {
    fn of(judged: &'t Judged, set: &str, units: &'t [Unit], place: impl Fn(&Unit) -> String) -> Self {
        let claims = |unit| {
            let claims = judged.0.get(&format!("{set} {}", place(unit)));
            claims.map_or(&[][..], Vec::as_slice)
        };
        Self {
            units,
            claims: units.iter().map(claims).collect(),
        }
    }

    /// The unit that holds most of a finding; the first of several.
    fn unit(&self, finding: &BrandFinding) -> usize {
        let places = (0..self.units.len()).rev();
        let place = places.max_by_key(|&place| overlap(&self.units[place], finding));
        place.expect("a unit")
    }

    /// The claims of a kind that a finding in a unit makes.
    fn about(&self, unit: usize, finding: &BrandFinding, kind: Kind) -> impl Iterator<Item = &'t Claim> {
        let claims = self.claims[unit].iter();
        claims.filter(move |claim| claim.kind == kind && claim.holds(finding))
    }

    /// Counts its findings and labels, by polarity.
    fn count(&self, findings: Vec<BrandFinding>, scores: &mut BTreeMap<Polarity, Score>) {
        let compared = compare(self.units, findings);
        let key = |finding: &BrandFinding| (self.unit(finding), finding.brand, finding.feature, finding.polarity);
        let matched = compared.found.iter().filter(|(_, matched)| *matched);
        let mut told: BTreeSet<_> = matched.map(|(finding, _)| key(finding)).collect();
        for (finding, matched) in &compared.found {
            let unit = self.unit(finding);
            let right = match matched {
                true => !self.about(unit, finding, Kind::Match).any(Claim::is_rejected),
                // What a label matches once is no second finding.
                false => self.about(unit, finding, Kind::Finding).any(Claim::is_accepted) && told.insert(key(finding)),
            };
            let score = scores.entry(finding.polarity).or_default();
            score.found += 1;
            score.right += u64::from(right);
        }
        for (unit, order, hit) in compared.wanted {
            let label = &self.units[unit].labels[order];
            let mut claims = self.claims[unit].iter();
            let rejected = claims.any(|claim| {
                let of_match = claim.kind == Kind::Match
                    && (claim.says.brand, claim.says.polarity) == (label.brand, label.polarity)
                    && claim.says.features.iter().all(|name| label.features.contains(name));
                claim.is_rejected() && (hit && of_match || !hit && claim.kind == Kind::Label && claim.says == *label)
            });
            if !rejected {
                let score = scores.entry(label.polarity).or_default();
                score.wanted += 1;
                score.hit += u64::from(hit);
            }
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
    let (analyzers, judged) = (gold::analyzers(&answers), Judged::read());
    let mut scores = BTreeMap::new();
    for row in &answers.rows {
        let Some(units) = units.get(&row.id) else { continue };
        let place = |unit: &Unit| format!("{}:{}", row.id, row.text[..unit.range.start].chars().count());
        let findings = analyzers[row.set.as_str()].analyze(&row.text, &[]).findings;
        Text::of(&judged, REAL.0, units, place).count(findings, &mut scores);
    }
    for (polarity, precision, recall) in FLOORS {
        let score = &scores[&polarity];
        println!("real, untouched, {}: {}", polarity.as_str(), report(score));
        assert!(reaches(score, precision, recall), "{}", report(score));
    }
}

#[test]
fn findings_in_texts_of_engines_stay_above_their_floors() {
    let (analyzer, judged) = (labelled::analyzer(), Judged::read());
    let mut low = Vec::new();
    for (set, file, precision, recall) in ENGINES {
        let mut scores = BTreeMap::new();
        for (number, line) in (1..).zip(file.lines()) {
            if line.starts_with('#') || line.is_empty() {
                continue;
            }
            let (text, labels) = labelled::columns(line);
            let labels = labels.map(named).collect();
            let range = 0..text.len();
            let place = |_: &Unit| i32::to_string(&number);
            Text::of(&judged, set, &[Unit { range, labels }], place)
                .count(analyzer.analyze(&text, &[]).findings, &mut scores);
        }
        let all: Score = scores.into_values().sum();
        println!("{set}: {}", report(&all));
        if !reaches(&all, precision, recall) {
            low.push(set);
        }
    }
    assert!(low.is_empty(), "{low:?}");
}

/// A label whose brand is a name.
fn named(text: &str) -> Label {
    let (name, rest) = text.split_once(':').expect("a brand");
    let number = BRANDS
        .iter()
        .position(|&known| known == name)
        .expect("a brand of these");
    label(&format!("{number}:{rest}"), BRANDS.len()).expect(text)
}

/// How strict the readers are.
#[test]
fn the_readers_tell_wrong_claims_from_right_ones() {
    let judged = Judged::read();
    let accepted = |kind| {
        let right = judged.of_kind(kind).filter(|claim| claim.is_accepted()).count();
        (right as u64, judged.of_kind(kind).count() as u64)
    };
    let (matches, decoys) = (accepted(Kind::Match), accepted(Kind::Decoy));
    println!("matches called right: {matches:?}, decoys: {decoys:?}");
    assert!(share(matches.0, matches.1) > 0.95 && share(decoys.0, decoys.1) < 0.05);
}
