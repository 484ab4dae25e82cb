//! Counts how often the reading of labelled sentences is right. A line is `split, sentence, findings`, a finding
//! `Brand:feature|feature:polarity`; two features joined by `|` are both right.

use answerscope_analysis::{Analyzer, BrandNames, feature};
use answerscope_gold::BRANDS;

/// The brands that the sentences speak of.
pub(crate) fn analyzer() -> Analyzer {
    Analyzer::new(&BRANDS.map(|name| BrandNames {
        name: name.into(),
        domain: format!("{}.example", name.to_lowercase()),
        alternative_names: Vec::new(),
    }))
}

/// The lines of a file, without its head.
pub(crate) fn lines(file: &str) -> impl Iterator<Item = &str> {
    file.lines().filter(|line| !line.starts_with('#') && !line.is_empty())
}

/// The text of a line and its labels.
pub(crate) fn columns(line: &str) -> (String, impl Iterator<Item = &str>) {
    let mut columns = line.split('\t').skip(1);
    let text = columns.next().expect("a text").replace("\\n", "\n");
    let labels = columns.next().unwrap_or_default().split(';').map(str::trim);
    (text, labels.filter(|label| !label.is_empty()))
}

/// Right findings, all findings and all labels.
#[derive(Clone, Copy, Default)]
pub(crate) struct Score {
    right: usize,
    found: usize,
    wanted: usize,
}

impl Score {
    /// Of some lines together.
    pub(crate) fn of<'l>(analyzer: &Analyzer, lines: impl Iterator<Item = &'l str>) -> Self {
        lines
            .map(|line| score(analyzer, line))
            .fold(Self::default(), |sum, line| Self {
                right: sum.right + line.right,
                found: sum.found + line.found,
                wanted: sum.wanted + line.wanted,
            })
    }

    /// The share of right ones among what was found.
    pub(crate) fn precision(self) -> f64 {
        self.right as f64 / self.found.max(1) as f64
    }

    /// True where precision and recall are not below these floors.
    pub(crate) fn reaches(self, precision: f64, recall: f64) -> bool {
        self.precision() >= precision && self.recall() >= recall
    }

    /// The share of the labels that was found.
    pub(crate) fn recall(self) -> f64 {
        self.right as f64 / self.wanted.max(1) as f64
    }
}

impl std::fmt::Display for Score {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { right, found, wanted } = self;
        let (precision, recall) = (self.precision(), self.recall());
        write!(
            out,
            "precision {precision:.3} ({right} of {found}) recall {recall:.3} ({right} of {wanted})"
        )
    }
}

/// `Brand:feature|feature:polarity`, split.
fn label(text: &str) -> (&str, Vec<&str>, &str) {
    let mut parts = text.trim().split(':');
    let mut next = || parts.next().expect("a label of three parts");
    (next(), next().split('|').collect(), next())
}

/// That of one line; a label is met once.
fn score(analyzer: &Analyzer, line: &str) -> Score {
    let (text, labels) = columns(line);
    let mut open: Vec<_> = labels.map(label).collect();
    let wanted = open.len();
    let findings = analyzer.analyze(&text, &[]).findings;
    let mut right = 0;
    for finding in &findings {
        let name = feature(finding.feature).map_or("", |feature| feature.name);
        let brand = BRANDS[usize::from(finding.brand)];
        let met = open.iter().position(|(of, features, polarity)| {
            *of == brand && features.contains(&name) && *polarity == finding.polarity.as_str()
        });
        if let Some(place) = met {
            open.swap_remove(place);
            right += 1;
        }
    }
    Score {
        right,
        found: findings.len(),
        wanted,
    }
}
