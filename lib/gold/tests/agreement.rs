//! Labels read, readings compared, kappa as the textbook has it.

use answerscope_analysis::{BrandFinding, Polarity, feature, features};
use answerscope_gold::{GoldAnswers, Way, compare, kappa, units, ways};

const ANSWERS: &str = r#"{"answerId": "a1", "promptSet": "kettles", "text": "Norvik: größer und leise. Brindax hält.", "products": [{"brand": "Norvik"}, {"brand": "NORVIK"}, {"brand": "Norvik"}, {"brand": "Brindax"}, {"brand": "Unknown"}]}
{"answerId": "a2", "promptSet": "kettles", "text": "x", "products": [{"brand": "Brindax"}]}"#;
const LABELS: &str = "# answer, start, end, findings\n\
    a1\t0\t25\t0:noise level:endorsed;0:size and weight|storage and capacity:endorsed\n\
    a1\t26\t39\t1:durability|reliability:endorsed\n\
    a2\t0\t1\t\n";

fn finding(brand: u16, name: &str, polarity: Polarity, range: std::ops::Range<usize>) -> BrandFinding {
    let known = features()
        .iter()
        .find(|feature| feature.name == name)
        .expect("a feature");
    BrandFinding {
        brand,
        feature: feature(known.id).expect("an id").id,
        polarity,
        quote: String::new(),
        range,
    }
}

#[test]
fn brands_are_those_of_the_products_and_places_count_code_points() {
    let answers = GoldAnswers::read(ANSWERS).expect("answers");
    let names: Vec<_> = answers.brands["kettles"]
        .iter()
        .map(|brand| brand.name.as_str())
        .collect();
    assert_eq!(names, ["Brindax", "Norvik"], "as often: by the alphabet");
    assert_eq!(answers.brands["kettles"][1].alternative_names, ["NORVIK"]);
    let units = units(LABELS, &answers).expect("labels");
    let text = &answers.rows[0].text;
    let parts: Vec<&str> = units["a1"].iter().map(|unit| &text[unit.range.clone()]).collect();
    assert_eq!(parts, ["Norvik: größer und leise.", "Brindax hält."]);
    assert_eq!(
        units["a1"][0].labels[1].features,
        ["size and weight", "storage and capacity"]
    );
}

#[test]
fn a_line_of_another_form_is_named() {
    let answers = GoldAnswers::read(ANSWERS).expect("answers");
    for (line, what) in [
        ("a9\t0\t1\t", "an unknown answer"),
        ("a1\tx\t1\t", "a place that is no number"),
        ("a1\t0\t1\t0:vibes:endorsed", "an unknown feature"),
        ("a1\t0\t1\t0:price:mixed", "an unknown polarity"),
        ("a1\t0\t1\t2:price:neutral", "a brand that is not tracked"),
        ("a1\t0\t1\tprice", "a label without a brand"),
    ] {
        let error = units(line, &answers).expect_err(line);
        assert_eq!(error.to_string(), format!("line 1: {what}"));
    }
    assert_eq!(GoldAnswers::read("{}\nnonsense").expect_err("no JSON").line, 2);
}

#[test]
fn findings_are_right_where_a_label_says_the_same() {
    let answers = GoldAnswers::read(ANSWERS).expect("answers");
    let units = units(LABELS, &answers).expect("labels");
    let findings = vec![
        finding(0, "storage and capacity", Polarity::Endorsed, 8..14),
        finding(0, "noise level", Polarity::Undermined, 8..20),
        finding(1, "reliability", Polarity::Endorsed, 28..40),
        finding(1, "reliability", Polarity::Endorsed, 30..40),
    ];
    let compared = compare(&units["a1"], findings.clone());
    let right: Vec<bool> = compared.found.iter().map(|(_, right)| *right).collect();
    assert_eq!(right.iter().filter(|right| **right).count(), 2);
    assert!(right[0] && !right[1]);
    let hit: Vec<bool> = compared.wanted.iter().map(|(_, _, hit)| *hit).collect();
    assert_eq!(hit, [false, true, true]);

    let ways = ways(&units["a1"], [&findings, &[]]);
    assert_eq!(ways.len(), 4, "two units, two brands");
    assert_eq!(ways[0], (Way::Only(Polarity::Endorsed), [Way::Mixed, Way::Nothing]));
    assert_eq!(
        ways[3],
        (
            Way::Only(Polarity::Endorsed),
            [Way::Only(Polarity::Endorsed), Way::Nothing]
        )
    );
}

#[test]
fn kappa_is_that_of_the_textbook() {
    // 50 grants, two readers: both yes 20, both no 15, yes/no 5, no/yes 10: 0.4.
    let (yes, no) = (Way::Only(Polarity::Endorsed), Way::Nothing);
    let times = |count: usize, pair: (Way, Way)| std::iter::repeat_n(pair, count);
    let pairs = times(20, (yes, yes)).chain(times(15, (no, no)));
    let pairs = pairs.chain(times(5, (yes, no))).chain(times(10, (no, yes)));
    assert!((kappa(pairs).expect("pairs") - 0.4).abs() < 1e-12);
    assert_eq!(kappa([(yes, yes), (yes, yes)]), Some(1.0));
    assert_eq!(kappa([]), None);
}
