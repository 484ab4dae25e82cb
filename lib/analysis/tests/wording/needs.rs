//! What a reader needs, puts up with or pays for, and what a product does not ask for.

use crate::common::gives;

#[test]
fn what_is_paid_for_gladly_is_praise_still() {
    gives(&[
        (
            "Norvik users don't mind paying more for its excellent battery life.",
            &["Norvik:battery life:endorsed"],
        ),
        (
            "If you don't mind the price, go for the Norvik with wireless charging.",
            &["Norvik:price:undermined", "Norvik:charging:endorsed"],
        ),
        (
            "If you don't commute or are after great sound, the Norvik is a fine choice.",
            &["Norvik:sound quality:endorsed", "Norvik:overall quality:endorsed"],
        ),
    ]);
}

#[test]
fn what_a_reader_puts_up_with_is_blame() {
    gives(&[
        (
            "The Norvik is ideal if you don't mind the weight.",
            &["Norvik:overall quality:endorsed", "Norvik:size and weight:undermined"],
        ),
        (
            "Norvik has good sound, as long as you don't mind the bulky case.",
            &["Norvik:sound quality:endorsed", "Norvik:size and weight:undermined"],
        ),
        (
            "El Norvik es ideal si no te importa el peso.",
            &["Norvik:overall quality:endorsed", "Norvik:size and weight:undermined"],
        ),
        (
            "Der Norvik ist ideal, wenn Sie das hohe Gewicht nicht stört.",
            &["Norvik:overall quality:endorsed", "Norvik:size and weight:undermined"],
        ),
        (
            "O Norvik é ideal se não se importa com o peso.",
            &["Norvik:overall quality:endorsed", "Norvik:size and weight:undermined"],
        ),
    ]);
}

#[test]
fn what_is_not_required_blames_nothing() {
    gives(&[
        ("The Norvik doesn't require a subscription.", &[]),
        (
            "The Norvik is easy to use, and no electrician is needed.",
            &["Norvik:ease of use:endorsed"],
        ),
        ("With the Norvik you never need to change a battery.", &[]),
        // What is required is blame still, and so is what the negation turns elsewhere.
        ("The Norvik requires a subscription.", &["Norvik:fees:undermined"]),
        (
            "The Norvik isn't comfortable if you need to wear it all day.",
            &["Norvik:comfort:undermined"],
        ),
        (
            "### Norvik\n- **Cons:** Not comfortable if you need to wear it all day",
            &["Norvik:comfort:undermined"],
        ),
    ]);
}

#[test]
fn what_a_reader_needs_is_no_blame_of_what_is_recommended() {
    gives(&[
        (
            "For slow connections, go with the Norvik.",
            &["Norvik:overall quality:endorsed"],
        ),
        (
            "If your office is noisy, choose the Norvik.",
            &["Norvik:overall quality:endorsed"],
        ),
        (
            "If you want one knife to pass on to your children, make it the Norvik.",
            &["Norvik:overall quality:endorsed"],
        ),
        (
            "Para conexiones lentas, elige el Norvik.",
            &["Norvik:overall quality:endorsed"],
        ),
        (
            "Si votre bureau est bruyant, choisissez le Norvik.",
            &["Norvik:overall quality:endorsed"],
        ),
        (
            "Wenn Ihr Büro laut ist, wählen Sie den Norvik.",
            &["Norvik:overall quality:endorsed"],
        ),
        // What has to be put up with is blame, and so is what is said behind the name.
        (
            "If you don't mind the weight, choose the Norvik.",
            &["Norvik:size and weight:undermined"],
        ),
        (
            "For slow connections, go with the Norvik, although its app is clunky.",
            &["Norvik:software:undermined"],
        ),
    ]);
}
