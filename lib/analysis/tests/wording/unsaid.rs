//! What a sentence names without saying it of a brand: what it asks, does not know or tells of the past, what a reader wants where the
//! brand is refused, and who is left for another one.

use crate::common::gives;

#[test]
fn what_is_to_be_checked_or_unknown_is_not_said() {
    gives(&[
        ("Make sure that Norvik has good coverage in your area.", &[]),
        ("Check if the Norvik is compatible with your router.", &[]),
        ("Check whether Norvik charges hidden fees.", &[]),
        ("It is unclear whether Norvik is reliable.", &[]),
        ("We couldn't verify whether Norvik is safe.", &[]),
        ("I don't have reliable information on Hollin.", &[]),
        (
            "I couldn't find tests of the Norvik, so I can't say how it compares in terms of noise.",
            &[],
        ),
        (
            "Nobody knows yet whether the Norvik Pro will get a brighter screen.",
            &[],
        ),
        ("There is no evidence that Norvik is unsafe.", &[]),
        (
            "Comprueba si Norvik cobra comisiones elevadas antes de abrir una cuenta con ellos.",
            &[],
        ),
        (
            "Stellen Sie sicher, dass Norvik in Ihrer Region eine gute Netzabdeckung hat, bevor Sie einen Vertrag abschließen.",
            &[],
        ),
        // What others confirm is said, and so is the clause before, and what something is made for.
        (
            "Independent tests confirm that the Norvik is quiet.",
            &["Norvik:noise level:endorsed"],
        ),
        (
            "You can be sure that Norvik is reliable.",
            &["Norvik:reliability:endorsed"],
        ),
        (
            "Norvik's technicians make sure setup is easy.",
            &["Norvik:setup and installation:endorsed"],
        ),
        (
            "Norvik has fast service, but make sure that the coverage is good in your area.",
            &["Norvik:speed:endorsed"],
        ),
        (
            "Use Norvik to make sure that your data is safe.",
            &["Norvik:safety:endorsed"],
        ),
    ]);
}

#[test]
fn the_past_is_not_said_of_today() {
    gives(&[
        ("Norvik used to have great support.", &[]),
        ("Norvik was once the most affordable bank.", &[]),
        ("Norvik isn't as cheap as it used to be.", &["Norvik:price:undermined"]),
        (
            "Norvik is much cheaper than it used to be, and support has improved.",
            &["Norvik:price:endorsed", "Norvik:customer support:endorsed"],
        ),
    ]);
}

#[test]
fn what_is_wanted_is_no_praise_of_who_is_blamed_for_it() {
    gives(&[
        (
            "If you need a quiet dishwasher, the Norvik is too loud.",
            &["Norvik:noise level:undermined"],
        ),
        (
            "If you need fast support, Norvik is a poor choice.",
            &["Norvik:overall quality:undermined"],
        ),
        (
            "If you want long battery life, the Norvik is not for you.",
            &["Norvik:battery life:undermined"],
        ),
        // Who is refused may be another one.
        (
            "If you want long battery life, the Norvik has the best battery and the Hollin is not for you.",
            &["Norvik:battery life:endorsed"],
        ),
        // Blame of another thing leaves the praise.
        (
            "If you want great sound, the Norvik is the best choice, but it is expensive.",
            &[
                "Norvik:sound quality:endorsed",
                "Norvik:overall quality:endorsed",
                "Norvik:price:undermined",
            ],
        ),
        (
            "If you want long battery life, the Norvik lasts 20 hours.",
            &["Norvik:battery life:endorsed"],
        ),
    ]);
}

#[test]
fn who_is_left_for_another_brand_is_not_praised() {
    gives(&[
        (
            "Teams switching from Hollin to Norvik get better support.",
            &["Norvik:customer support:endorsed", "Hollin:customer support:undermined"],
        ),
        (
            "Teams leave Hollin for better support.",
            &["Hollin:customer support:undermined"],
        ),
        // "Leave" has other meanings.
        (
            "You can cancel your Norvik plan anytime, and support is quick.",
            &["Norvik:customer support:endorsed"],
        ),
        (
            "Customers leave Norvik glowing reviews.",
            &["Norvik:reputation:endorsed"],
        ),
        ("The Norvik leaves your skin soft.", &["Norvik:comfort:endorsed"]),
    ]);
}
