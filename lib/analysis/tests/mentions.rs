//! Mentions: the cases that the interface names, and the scan against a slow matcher that is obviously right.

use std::collections::BTreeMap;

use answerscope_analysis::{Analyzer, BrandNames};

fn brand(name: &str, domain: &str, others: &[&str]) -> BrandNames {
    BrandNames {
        name: name.into(),
        domain: domain.into(),
        alternative_names: others.iter().map(|&other| other.to_owned()).collect(),
    }
}

fn home() -> Vec<BrandNames> {
    vec![
        brand("Hollin", "hollin-home.example", &["Hollin & Rye", "HR Kettles"]),
        brand("Ferrin", "ferrin.example", &["Ferrin Home", "Φέριν"]),
        brand("Ferrin Max", "ferrin-max.example", &[]),
        brand("Łódka", "xn--dka-fna80b.example", &[]),
        brand("Ann", "ann.example", &[]),
        brand("C++ Tools", "cpp.example", &[]),
        brand("北星", "beixing.example", &[".NET Bank", "Straße"]),
    ]
}

fn counts(text: &str) -> BTreeMap<String, u32> {
    let brands = home();
    let analysis = Analyzer::new(&brands).analyze(text, &[]);
    analysis
        .mentions
        .iter()
        .map(|mention| (brands[usize::from(mention.brand)].name.clone(), mention.count))
        .collect()
}

#[test]
fn names_are_whole_words_longest_first_whatever_the_case() {
    let cases: &[(&str, &[(&str, u32)])] = &[
        ("Hollin is good. I like hollin, HOLLIN and HoLLiN.", &[("Hollin", 4)]),
        ("Hollin & Rye or HR Kettles, both are the same house.", &[("Hollin", 2)]),
        ("Hollin\u{A0}&  Rye, HR\nKettles", &[("Hollin", 2)]),
        ("HR\n\nKettles", &[]),
        (
            "Ferrin Max beats Ferrin and Ferrin Home; Ferrin Maxi is another thing.",
            &[("Ferrin Max", 1), ("Ferrin", 3)],
        ),
        (
            "ferrin.example sells it, łódka.example and xn--dka-fna80b.example too.",
            &[("Ferrin", 1), ("Łódka", 2)],
        ),
        (
            "Hollinger, Unhollin and Hollin9 are other words; so are Hollin_ and _Hollin.",
            &[],
        ),
        (
            "(Hollin), \"Hollin\", Hollin's, Hollin/Ferrin, *Hollin*, Hollin.",
            &[("Hollin", 6), ("Ferrin", 1)],
        ),
        (
            "“Hollin” — Hollin’s, Hollin®, Hollin™, ⭐️Hollin, 1️⃣Hollin",
            &[("Hollin", 6)],
        ),
        (
            "The ŁÓDKA and the łódka, Ło\u{301}dka; Łódkami is another word.",
            &[("Łódka", 3)],
        ),
        ("ΦΈΡΙΝ in Greek, ＦＥＲＲＩＮ in full width.", &[("Ferrin", 2)]),
        (
            "Annę and Žann are other names, Ann\u{328} too, Ann is not.",
            &[("Ann", 1)],
        ),
        ("C++ Tools and C Tools.", &[("C++ Tools", 1)]),
        (
            "北星好，用北星和Hollin好, xHollin好; STRASSE and .net bank, ASP.NET Bank",
            &[("北星", 4), ("Hollin", 1)],
        ),
        (
            "**Hollin**\n\n| Hollin | Ferrin |\n|---|---|\n# Hollin\n- Hollin",
            &[("Hollin", 4), ("Ferrin", 1)],
        ),
        (
            "See [Hollin](https://ferrin.example/hollin) and [this](https://a.example/Hollin/Ferrin).",
            &[("Hollin", 1)],
        ),
        ("Read https://a.example/Hollin?q=Ferrin for more.", &[]),
        (
            "[Hollin]() [x](/Hollin \"Ferrin\") ([Ann][1])\n[1]: https://a.example \"Hollin\"\n[^2]: Ferrin",
            &[("Hollin", 1), ("Ann", 1)],
        ),
        (
            "`Hollin` ```\nFerrin\n``` [not a link] (Hollin) [a](two words Hollin)",
            &[("Hollin", 3), ("Ferrin", 1)],
        ),
        ("Hollin &\nRye北星Hollin", &[("Hollin", 2), ("北星", 1)]),
        ("Nothing is named here.", &[]),
        ("", &[]),
    ];
    for (text, expected) in cases {
        let expected: BTreeMap<_, _> = expected.iter().map(|&(name, count)| (name.to_owned(), count)).collect();
        assert_eq!(counts(text), expected, "{text}");
    }
}

#[test]
fn the_rank_is_the_order_of_appearance() {
    let analysis = Analyzer::new(&home()).analyze("Ferrin, Hollin, Ferrin", &[]);
    let ranks: Vec<_> = analysis.mentions.iter().map(|m| (m.brand, m.count, m.rank)).collect();
    assert_eq!(ranks, [(1, 2, 1), (0, 1, 2)]);
}

#[test]
fn a_name_that_two_brands_claim_counts_for_the_first() {
    let brands = [
        brand("Hollin", "hollin.example", &["Twin"]),
        brand("twin", "twin.example", &["HOLLIN"]),
    ];
    let analysis = Analyzer::new(&brands).analyze("Twin and Hollin and twin.example", &[]);
    assert_eq!(
        analysis.mentions.iter().map(|m| (m.brand, m.count)).collect::<Vec<_>>(),
        [(0, 2), (1, 1)]
    );
}

#[test]
fn a_query_names_the_owned_brand() {
    let analyzer = Analyzer::new(&home());
    assert!(analyzer.names_owned("is hollin & rye any good?"));
    assert!(!analyzer.names_owned("is Ferrin any good?") && !analyzer.names_owned(""));
}
