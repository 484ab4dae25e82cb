//! Blame that is told in plain words, lists of whom to avoid, and what the second look at blame leaves out.

use crate::common::gives;

#[test]
fn what_is_criticized_is_blamed_whatever_it_is() {
    gives(&[
        ("The Norvik is criticized for comfort.", &["Norvik:comfort:undermined"]),
        (
            "The Norvik has mixed reviews for sound.",
            &["Norvik:sound quality:undermined"],
        ),
        ("The Norvik has low marks for comfort.", &["Norvik:comfort:undermined"]),
        (
            "The Norvik ranks below average for reliability.",
            &["Norvik:reliability:undermined"],
        ),
    ]);
}

#[test]
fn all_brands_of_a_list_are_avoided() {
    gives(&[
        (
            "Avoid Norvik, Hollin and Brindax.",
            &[
                "Norvik:overall quality:undermined",
                "Hollin:overall quality:undermined",
                "Brindax:overall quality:undermined",
            ],
        ),
        (
            "I'd steer clear of Norvik and Hollin.",
            &["Norvik:overall quality:undermined", "Hollin:overall quality:undermined"],
        ),
        // Of no list.
        (
            "Avoid the Norvik; the Hollin ships on Monday.",
            &["Norvik:overall quality:undermined"],
        ),
        ("Choose Norvik (not Hollin).", &["Norvik:overall quality:endorsed"]),
    ]);
}

#[test]
fn a_concession_before_praise_is_blame() {
    gives(&[
        (
            "While pricier, the Norvik is praised for its sound.",
            &["Norvik:price:undermined", "Norvik:sound quality:endorsed"],
        ),
        (
            "Though a bit above the budget, the Norvik has a great screen.",
            &["Norvik:price:undermined", "Norvik:display:endorsed"],
        ),
    ]);
}

#[test]
fn fees_that_are_charged_are_blamed() {
    gives(&[
        ("Norvik charges activation fees.", &["Norvik:fees:undermined"]),
        (
            "Norvik and Hollin charge activation fees.",
            &["Norvik:fees:undermined", "Hollin:fees:undermined"],
        ),
    ]);
}

#[test]
fn blame_that_is_too_unlikely_is_left_out() {
    // Without the second look each of these is blame.
    gives(&[
        ("The Norvik has a killer camera.", &[]),
        ("The Norvik suits weak wrists.", &[]),
        ("The Norvik removes bad smells.", &[]),
    ]);
}
