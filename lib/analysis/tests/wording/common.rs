//! Reads texts about four invented brands.

use std::collections::BTreeSet;

use answerscope_analysis::{Analyzer, BrandNames, feature};

pub(crate) const BRANDS: [&str; 4] = ["Norvik", "Brindax", "Hollin", "U-Turn Audio"];

/// The findings of a text: brand, feature and polarity.
pub(crate) fn read(text: &str) -> Vec<String> {
    let brand = |name: &str| BrandNames {
        name: name.to_owned(),
        domain: String::new(),
        alternative_names: Vec::new(),
    };
    let findings = Analyzer::new(&BRANDS.map(brand)).analyze(text, &[]).findings;
    for finding in &findings {
        assert_eq!(&text[finding.range.clone()], finding.quote);
    }
    let line = |finding: &answerscope_analysis::BrandFinding| {
        let name = feature(finding.feature).map_or("?", |feature| feature.name);
        format!(
            "{}:{name}:{}",
            BRANDS[usize::from(finding.brand)],
            finding.polarity.as_str()
        )
    };
    findings.iter().map(line).collect()
}

/// The findings of a text in the order of the alphabet; what is found twice is there twice.
pub(crate) fn told(text: &str) -> Vec<String> {
    let mut told = read(text);
    told.sort();
    told
}

/// Each text gives these findings and no other.
pub(crate) fn gives(rows: &[(&str, &[&str])]) {
    for (text, wanted) in rows {
        let found: BTreeSet<String> = read(text).into_iter().collect();
        let wanted: BTreeSet<String> = wanted.iter().map(|&label| label.to_owned()).collect();
        assert_eq!(found, wanted, "{text}");
    }
}
