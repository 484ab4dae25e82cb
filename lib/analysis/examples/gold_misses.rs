//! Where the sentiment method is wrong on the labelled real answers of the tuned half, grouped by kind, for a person to read.
//!
//! `cargo run -p answerscope-analysis --example gold_misses [-- extra|missing|all [part of a set's name or "-part" to leave out]...]`
//!
//! `ANSWERSCOPE_ANSWERS` and `ANSWERSCOPE_LABELS` name other files of answers and labels.

use std::collections::BTreeMap;

use answerscope_analysis::{Polarity, feature};

#[expect(dead_code, reason = "the report is for tests")]
#[path = "../tests/quality/gold.rs"]
mod gold;

use answerscope_gold::compare;
use gold::{analyzers, answers, units};

#[expect(clippy::print_stdout, reason = "a report for a person")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let kind = arguments.next().unwrap_or_else(|| "all".to_owned());
    let sets: Vec<String> = arguments.collect();
    let wanted = |set: &str| {
        let (without, with): (Vec<_>, Vec<_>) = sets.iter().partition(|part| part.starts_with('-'));
        !without.iter().any(|part| set.contains(&part[1..]))
            && (with.is_empty() || with.iter().any(|part| set.contains(*part)))
    };
    let answers = answers().ok_or("the answers are not present")?;
    let named = std::env::var_os("ANSWERSCOPE_LABELS").and_then(|name| name.into_string().ok());
    let labels = named.unwrap_or_else(|| "real-tune.tsv".to_owned());
    let labelled = units(&labels, &answers).ok_or("no labels")?;
    let analyzers = analyzers(&answers);
    let mut groups: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut counts: BTreeMap<Polarity, [usize; 4]> = BTreeMap::new();
    for row in answers.rows.iter().filter(|row| wanted(&row.set)) {
        let Some(units) = labelled.get(&row.id) else { continue };
        let name = |brand: u16| &answers.brands[&row.set][usize::from(brand)].name;
        let compared = compare(units, analyzers[row.set.as_str()].analyze(&row.text, &[]).findings);
        let near = |at: usize, polarity: Polarity, brand: u16| {
            let unit = units.iter().find(|unit| unit.range.contains(&at));
            let labels = unit.map(|unit| &*unit.labels).unwrap_or_default();
            let texts = labels.iter().map(|label| {
                format!(
                    "{}:{}:{}",
                    name(label.brand),
                    label.features.join("|"),
                    label.polarity.as_str()
                )
            });
            let kind = if labels
                .iter()
                .any(|label| label.brand == brand && label.polarity == polarity)
            {
                "other feature"
            } else if labels.iter().any(|label| label.brand == brand) {
                "other polarity"
            } else if labels.is_empty() {
                "nothing labelled"
            } else {
                "other brand"
            };
            (kind, texts.collect::<Vec<_>>().join("; "))
        };
        for (finding, right) in &compared.found {
            let count = counts.entry(finding.polarity).or_default();
            count[0] += usize::from(*right);
            count[1] += 1;
            if !right {
                let (kind, labels) = near(finding.range.start, finding.polarity, finding.brand);
                let feature = feature(finding.feature).map_or("?", |feature| feature.name);
                groups.entry(format!("extra, {kind}")).or_default().push(format!(
                    "{} {}:{feature}:{}\n      {}\n      labels: {labels}",
                    row.id,
                    name(finding.brand),
                    finding.polarity.as_str(),
                    finding.quote
                ));
            }
        }
        for (place, order, hit) in compared.wanted {
            let label = &units[place].labels[order];
            let count = counts.entry(label.polarity).or_default();
            count[2] += usize::from(hit);
            count[3] += 1;
            if !hit {
                let found: Vec<String> = compared
                    .found
                    .iter()
                    .filter(|(finding, _)| {
                        finding.range.start < units[place].range.end && units[place].range.start < finding.range.end
                    })
                    .map(|(finding, right)| {
                        let feature = feature(finding.feature).map_or("?", |feature| feature.name);
                        format!(
                            "{}:{feature}:{}{}",
                            name(finding.brand),
                            finding.polarity.as_str(),
                            if *right { "" } else { " (wrong)" }
                        )
                    })
                    .collect();
                groups
                    .entry(format!(
                        "missing, {}",
                        if found.is_empty() {
                            "nothing found"
                        } else {
                            "something found"
                        }
                    ))
                    .or_default()
                    .push(format!(
                        "{} {}:{}:{}\n      {}\n      found: {}",
                        row.id,
                        name(label.brand),
                        label.features.join("|"),
                        label.polarity.as_str(),
                        row.text[units[place].range.clone()].trim(),
                        found.join("; ")
                    ));
            }
        }
    }
    for (group, lines) in groups
        .iter()
        .filter(|(group, _)| kind == "all" || group.starts_with(kind.as_str()))
    {
        println!("\n######## {group}: {}", lines.len());
        for line in lines {
            println!("  {line}");
        }
    }
    for (polarity, [right, found, hit, wanted]) in counts {
        let share = |part: usize, of: usize| part as f64 / of.max(1) as f64;
        println!(
            "{:10} precision {:.3} ({right} of {found}) recall {:.3} ({hit} of {wanted})",
            polarity.as_str(),
            share(right, found),
            share(hit, wanted)
        );
    }
    Ok(())
}
