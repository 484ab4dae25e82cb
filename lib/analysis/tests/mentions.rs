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

/// What is counted of names, each a brand of its own, in a text.
fn counted(names: &[&str], text: &str) -> Vec<u32> {
    let brands: Vec<_> = names.iter().map(|name| brand(name, "", &[])).collect();
    let mut counts = vec![0; names.len()];
    for mention in Analyzer::new(&brands).analyze(text, &[]).mentions {
        assert_eq!(mention.spans.len(), mention.count as usize);
        counts[usize::from(mention.brand)] = mention.count;
    }
    counts
}

#[test]
fn apostrophes_are_alike_and_hyphens_are_alike() {
    let names = ["L'Oren", "Sombrelle-Mer", "Mervol’s", "Hollin"];
    for (text, expected) in [
        ("L\u{2019}Oren, L'Oren and l\u{2BC}oren.", [3, 0, 0, 0]),
        ("L\u{2018}Oren is another sign.", [0, 0, 0, 0]),
        (
            "Sombrelle\u{2011}Mer, SOMBRELLE\u{2010}mer, sombrelle-mer.",
            [0, 3, 0, 0],
        ),
        ("Sombrelle\u{2013}Mer has a dash.", [0, 0, 0, 0]),
        ("Mervol's, Mervol\u{2BC}s; Mervols and Mervol.", [0, 0, 2, 0]),
        (
            "Hollin's, Hollin\u{2019}s, Hollin\u{2BC}s; L\u{2019}Oren\u{2019}s.",
            [1, 0, 0, 3],
        ),
    ] {
        assert_eq!(counted(&names, text), expected, "{text}");
    }
}

#[test]
fn an_ordinary_word_counts_with_a_capital() {
    let names = ["Apple", "target", "Tarvo", "GAP", "Été", "Away", "Mint Mobile"];
    for (text, expected) in [
        (
            "An apple a day; pick a green apple. Apple ships it, APPLE says.",
            [2, 0, 0, 0, 0, 0, 0],
        ),
        ("Hit your target, then visit Target or TARGET.", [0, 2, 0, 0, 0, 0, 0]),
        ("tarvo and TARVO and Tarvo.", [0, 0, 3, 0, 0, 0, 0]),
        ("Mind the gap, says Gap; GAP agrees.", [0, 0, 0, 2, 0, 0, 0]),
        (
            "En été, Été; E\u{301}te\u{301}, e\u{301}te\u{301}.",
            [0, 0, 0, 0, 2, 0, 0],
        ),
        ("Put it away. Away’s case and mint mobile.", [0, 0, 0, 0, 0, 1, 1]),
        ("Ａpple and ａpple", [1, 0, 0, 0, 0, 0, 0]),
    ] {
        assert_eq!(counted(&names, text), expected, "{text}");
    }
}

#[test]
fn an_ordinary_word_that_is_written_with_a_capital_inside_counts_as_it_is_written() {
    let names = ["eBay", "iPhone", "mint"];
    for (text, expected) in [
        ("Sold on eBay; eBay's fees, EBAY, and Ebay.", [4, 0, 0]),
        ("An iPhone SE beside an iPhone. My ebay and my iphone.", [0, 2, 0]),
        ("The mint is as Mint as MINT can be, and no mInt.", [0, 0, 2]),
    ] {
        assert_eq!(counted(&names, text), expected, "{text}");
    }
}

#[test]
fn a_bare_genitive_is_read_in_german_dutch_and_swedish() {
    for (language, text, expected) in [
        (
            "de",
            "Hollins Akku hält sehr lange, und der Klang ist besser als bei den anderen Geräten; Hollin ist leise.",
            2,
        ),
        (
            "nl",
            "De batterij van dit apparaat is goed, maar Hollins geluid is het beste dat je voor dit geld kunt krijgen.",
            1,
        ),
        (
            "sv",
            "Batteriet är mycket bra och håller länge, men Hollins ljud är det bästa som man kan få för pengarna.",
            1,
        ),
        (
            "en",
            "The battery is very good and lasts long, but Hollins is another name, and the sound of it is not known.",
            0,
        ),
    ] {
        let read = Analyzer::new(&home()).analyze(text, &[]);
        let count = read.mentions.iter().map(|mention| mention.count).sum::<u32>();
        assert_eq!((read.language.code(), count), (language, expected), "{text}");
        let spans = read.mentions.iter().flat_map(|mention| &mention.spans);
        assert!(
            spans.clone().all(|span| &text[span.clone()] == "Hollin"),
            "the genitive is outside the word"
        );
    }
}

#[test]
fn what_a_person_says_of_a_name_decides() {
    let brands = [
        brand("Fresh", "fresh.example", &["iQonTek", "Straßen Bau"]),
        brand("Tarvo", "tarvo.example", &["IQONtek"]),
    ];
    let set = |brand: usize, name: &str| match (brand, name) {
        (0, "Fresh") => Some(false),
        (_, "Tarvo") => None,
        _ => Some(true),
    };
    let analyzer = Analyzer::with_case(&brands, set);
    for (text, expected) in [
        ("fresh and Fresh; fresh.example, FRESH.example", [4, 0]),
        ("iQonTek, iqontek, IQonTek, IQONTEK's", [2, 0]),
        ("IQONtek", [0, 1]),
        ("Straßen Bau, STRASSEN BAU, Strassen  Bau, straßen Bau", [3, 0]),
        ("tarvo", [0, 1]),
    ] {
        let mut counts = [0; 2];
        for mention in analyzer.analyze(text, &[]).mentions {
            counts[usize::from(mention.brand)] = mention.count;
        }
        assert_eq!(counts, expected, "{text}");
    }
    assert!(
        analyzer.names_owned("what is iqontek?"),
        "a question compares without case"
    );
}

#[test]
fn ratings_and_footers_name_nobody() {
    let names = ["686", "Quontek", "Google", "Seagull"];
    for (text, expected) in [
        ("Rated 4.6(686) by buyers; the 686 jacket is warm.", [1, 0, 0, 0]),
        ("Quontek 4.8(686)Seagull and 4.5 (217)Quontek", [0, 2, 0, 1]),
        (
            "686 is good.\n\nAI responses may include mistakes. Learn moreThank youYour feedback helps Google improve.",
            [1, 0, 0, 0],
        ),
        (
            "\"Your feedback helps Google improve\" is what it says; Google adds it.",
            [0, 0, 2, 0],
        ),
    ] {
        assert_eq!(counted(&names, text), expected, "{text}");
    }
}

#[test]
fn spans_are_where_the_names_stand() {
    let text = "Łódka; [Hollin](https://hollin.example/), Hollin  & Rye’s. ŁÓDKA";
    let analysis = Analyzer::new(&home()).analyze(text, &[]);
    let spans: Vec<Vec<&str>> = analysis
        .mentions
        .iter()
        .map(|mention| mention.spans.iter().map(|span| &text[span.clone()]).collect())
        .collect();
    assert_eq!(spans, [vec!["Łódka", "ŁÓDKA"], vec!["Hollin", "Hollin  & Rye"]]);
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
