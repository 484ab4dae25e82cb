//! Texts that speak of two brands.

use crate::common::{gives, read};

#[test]
fn a_relative_clause_is_of_the_name_before_it() {
    gives(&[
        (
            "Norvik is cheaper than Hollin, whose app is easier to use.",
            &[
                "Norvik:price:endorsed",
                "Hollin:price:undermined",
                "Hollin:ease of use:endorsed",
            ],
        ),
        (
            "Der Laptop von Hollin startet schneller als der von Norvik, dessen Akku einen ganzen Arbeitstag durchhält.",
            &[
                "Hollin:speed:endorsed",
                "Norvik:speed:undermined",
                "Norvik:battery life:endorsed",
            ],
        ),
    ]);
}

#[test]
fn a_relative_clause_ends_at_a_contrast_and_is_no_article() {
    gives(&[
        (
            "Norvik is quieter than Hollin, whose app is easier to use, but it feels flimsy.",
            &[
                "Norvik:noise level:endorsed",
                "Hollin:noise level:undermined",
                "Hollin:ease of use:endorsed",
                "Norvik:build quality:undermined",
            ],
        ),
        (
            "Norvik is quieter than Hollin, whose app is easier to use, is cheaper and has a bright display.",
            &[
                "Norvik:noise level:endorsed",
                "Hollin:noise level:undermined",
                "Hollin:ease of use:endorsed",
                "Hollin:price:endorsed",
                "Hollin:display:endorsed",
            ],
        ),
        (
            "Norvik ist leiser als Hollin, die Bedienung ist einfacher.",
            &[
                "Norvik:noise level:endorsed",
                "Hollin:noise level:undermined",
                "Norvik:ease of use:endorsed",
                "Hollin:ease of use:undermined",
            ],
        ),
    ]);
}

#[test]
fn words_that_end_like_a_comparative_compare_nothing() {
    let found = read("Seit dieser Saison ist Norvik als Partner von Hollin sehr zuverlässig.");
    assert!(!found.is_empty() && found.iter().all(|finding| finding.ends_with("endorsed")));
}

#[test]
fn a_leading_comparison_ends_with_its_clause() {
    gives(&[(
        "A diferencia de Hollin, Norvik es silencioso – te contestan al teléfono en un minuto.",
        &[
            "Norvik:noise level:endorsed",
            "Hollin:noise level:undermined",
            "Norvik:customer support:endorsed",
        ],
    )]);
}

#[test]
fn in_german_an_ending_tells_that_an_adjective_compares() {
    gives(&[(
        "Norvik hat niedrigere Preise als Hollin.",
        &["Norvik:price:endorsed", "Hollin:price:undermined"],
    )]);
}

#[test]
fn both_are_the_two_that_were_named() {
    gives(&[(
        "Norvik is more comfortable than Hollin; both are quiet.",
        &[
            "Norvik:comfort:endorsed",
            "Hollin:comfort:undermined",
            "Norvik:noise level:endorsed",
            "Hollin:noise level:endorsed",
        ],
    )]);
}

#[test]
fn both_may_be_of_something_else() {
    gives(&[(
        "Norvik is cheaper than Hollin, and it offers both great sound and a bright display.",
        &[
            "Norvik:price:endorsed",
            "Hollin:price:undermined",
            "Norvik:sound quality:endorsed",
            "Norvik:display:endorsed",
        ],
    )]);
}

#[test]
fn what_something_is_an_alternative_to_is_not_spoken_of() {
    gives(&[
        (
            "Norvik es una alternativa más económica a Hollin, si bien el panel pierde contraste.",
            &["Norvik:price:endorsed", "Norvik:display:undermined"],
        ),
        (
            "Eine preiswerte Alternative zu Hollin ist Norvik.",
            &["Norvik:price:endorsed"],
        ),
        (
            "A solid alternative from Norvik has excellent sound quality.",
            &["Norvik:overall quality:endorsed", "Norvik:sound quality:endorsed"],
        ),
    ]);
}

#[test]
fn a_comparison_tells_both_sides_what_only_the_classifier_finds() {
    gives(&[(
        "El frigorífico Norvik ofrece más litros útiles que el Hollin.",
        &[
            "Norvik:storage and capacity:endorsed",
            "Hollin:storage and capacity:undermined",
        ],
    )]);
}

#[test]
fn each_part_of_a_clause_is_of_the_brand_that_it_names() {
    gives(&[(
        "Während Norvik mit tiefem Schwarz glänzt, lässt sich Hollin sehr einfach bedienen.",
        &["Norvik:display:endorsed", "Hollin:ease of use:endorsed"],
    )]);
}

#[test]
fn all_that_is_compared_with_gets_the_opposite() {
    let heavier = [
        "Norvik:size and weight:undermined",
        "Hollin:size and weight:endorsed",
        "Brindax:size and weight:endorsed",
    ];
    for others in [
        "the Hollin and the Brindax",
        "both the Hollin and the Brindax",
        "the Hollin or the Brindax",
        "the Hollin 5 and the Brindax 3",
        "Hollin's and Brindax's",
    ] {
        gives(&[(&format!("The Norvik is heavier than {others}."), &heavier)]);
    }
    // A verb behind a name makes it a subject.
    gives(&[
        (
            "The Norvik is quieter than the Hollin and the Brindax is cheaper.",
            &[
                "Norvik:noise level:endorsed",
                "Hollin:noise level:undermined",
                "Brindax:price:endorsed",
            ],
        ),
        (
            "Norvik is louder than Hollin, and Brindax is heavier than Norvik.",
            &[
                "Norvik:noise level:undermined",
                "Hollin:noise level:endorsed",
                "Brindax:size and weight:undermined",
                "Norvik:size and weight:endorsed",
            ],
        ),
    ]);
}

#[test]
fn each_comparison_has_its_own_other_side() {
    gives(&[
        (
            "The Norvik is quieter than the Hollin and more comfortable than the Brindax.",
            &[
                "Norvik:noise level:endorsed",
                "Hollin:noise level:undermined",
                "Norvik:comfort:endorsed",
                "Brindax:comfort:undermined",
            ],
        ),
        // A clause that names nobody goes on with the comparison before it.
        (
            "The Norvik is lighter than the Hollin but less powerful.",
            &[
                "Norvik:size and weight:endorsed",
                "Hollin:size and weight:undermined",
                "Norvik:performance:undermined",
                "Hollin:performance:endorsed",
            ],
        ),
        (
            "The Norvik is lighter than the Hollin, but its app is buggy.",
            &[
                "Norvik:size and weight:endorsed",
                "Hollin:size and weight:undermined",
                "Norvik:software:undermined",
            ],
        ),
    ]);
}

#[test]
fn who_is_unlike_or_chosen_over_or_ranked_is_set_apart() {
    gives(&[
        (
            "Unlike Hollin, which is slow, Norvik is fast.",
            &["Hollin:speed:undermined", "Norvik:speed:endorsed"],
        ),
        (
            "The Norvik is loud, unlike the Hollin.",
            &["Norvik:noise level:undermined", "Hollin:noise level:endorsed"],
        ),
        (
            "I'd go with the Norvik over the Hollin.",
            &["Norvik:overall quality:endorsed", "Hollin:overall quality:undermined"],
        ),
        (
            "Norvik ranks higher than Hollin for customer support.",
            &["Norvik:customer support:endorsed", "Hollin:customer support:undermined"],
        ),
        (
            "Norvik scored lower than Hollin for reliability.",
            &["Norvik:reliability:undermined", "Hollin:reliability:endorsed"],
        ),
    ]);
}

#[test]
fn what_is_another_brands_and_lacking_is_praise_of_that_one() {
    gives(&[
        (
            "The Norvik lacks the Hollin's comfort.",
            &["Norvik:comfort:undermined", "Hollin:comfort:endorsed"],
        ),
        (
            "Norvik doesn't have Hollin's steep learning curve.",
            &["Norvik:ease of use:endorsed", "Hollin:ease of use:undermined"],
        ),
        ("The Norvik lacks comfort.", &["Norvik:comfort:undermined"]),
    ]);
}

#[test]
fn a_title_of_drawbacks_does_not_turn_a_comparison_below_it() {
    gives(&[(
        "Trade-offs:\n- Norvik sounds better than Hollin.\n- Hollin is lighter than Norvik.",
        &[
            "Norvik:sound quality:endorsed",
            "Hollin:sound quality:undermined",
            "Hollin:size and weight:endorsed",
            "Norvik:size and weight:undermined",
        ],
    )]);
}

#[test]
fn only_comparatives_go_on_with_a_comparison() {
    gives(&[
        (
            "Unlike Hollin, the Norvik is heavy, but it has excellent battery life.",
            &[
                "Norvik:size and weight:undermined",
                "Hollin:size and weight:endorsed",
                "Norvik:battery life:endorsed",
            ],
        ),
        (
            "Norvik is loud, unlike Hollin, but its app is excellent.",
            &[
                "Norvik:noise level:undermined",
                "Hollin:noise level:endorsed",
                "Norvik:software:endorsed",
            ],
        ),
        (
            "The Norvik is never loud and is cheaper than the Hollin.",
            &[
                "Norvik:noise level:endorsed",
                "Norvik:price:endorsed",
                "Hollin:price:undermined",
            ],
        ),
    ]);
}
