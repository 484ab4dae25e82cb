//! Whom the lines below a name speak of, where nothing is indented.

use crate::common::gives;

#[test]
fn items_below_one_that_begins_with_a_bold_name_are_of_it() {
    gives(&[
        (
            "* **Norvik Eco 9'2\":** Made of recycled foam.\n* Glides calmly and looks classy.\n* **Hollin Fish:** Fast.\n* Very comfortable.",
            &[
                "Norvik:sustainability:endorsed",
                "Norvik:handling:endorsed",
                "Norvik:design:endorsed",
                "Hollin:speed:endorsed",
                "Hollin:comfort:endorsed",
            ],
        ),
        (
            "* **Norvik Minimal:** Guter Allrounder.\n* **Hollin Fish:** Schnell und wendig.\n* Gewicht: 3 kg\n* Angenehm leise im Betrieb",
            &[
                "Norvik:overall quality:endorsed",
                "Hollin:handling:endorsed",
                "Hollin:noise level:endorsed",
            ],
        ),
    ]);
}

#[test]
fn a_label_in_bold_below_several_names_is_of_none_of_them() {
    gives(&[(
        "### Norvik / Hollin\n\n* **Norvik:** Large library.\n* **Hollin:** Easy to use.\n* **Best for:** Families.",
        &[
            "Norvik:overall quality:endorsed",
            "Norvik:selection:endorsed",
            "Hollin:overall quality:endorsed",
            "Hollin:ease of use:endorsed",
        ],
    )]);
}

#[test]
fn a_bold_name_below_another_brands_title_takes_nothing_over() {
    gives(&[(
        "### Norvik X2\n\n- **Works with Hollin:** Yes.\n- Great sound quality\n- Poor battery life",
        &["Norvik:sound quality:endorsed", "Norvik:battery life:undermined"],
    )]);
}

#[test]
fn a_short_line_ends_the_list_above_it() {
    gives(&[(
        "**Norvik X2**\n\n- Pros: quiet motor\n- Cons: heavy\n\nBluetooth 5.0 and four sound modes",
        &["Norvik:noise level:endorsed", "Norvik:size and weight:undermined"],
    )]);
}

#[test]
fn a_short_line_is_no_title_where_titles_are_marked() {
    gives(&[
        (
            "2. Hollin Beam\nVery quiet.\n3. Norvik Bar One\nBluetooth 5.0 and four sound modes\nThe remote feels cheap.",
            &["Hollin:noise level:endorsed", "Norvik:build quality:undermined"],
        ),
        (
            "**Hollin Ear**\nSehr gut.\n**Norvik Infrarot SF 53**\nSpeichert die letzten Werte\nEinfach zu bedienen",
            &["Hollin:overall quality:endorsed", "Norvik:ease of use:endorsed"],
        ),
    ]);
}

#[test]
fn plain_lines_stay_titles_where_none_is_marked() {
    gives(&[(
        "Norvik X2\nGreat sound.\nZephyr Crisp 6\nPoor battery life.",
        &["Norvik:sound quality:endorsed"],
    )]);
    // A name in capitals is one among marked titles too.
    gives(&[(
        "**Norvik X2**\nGreat sound.\nZephyr Crisp 6\nPoor battery life.",
        &["Norvik:sound quality:endorsed"],
    )]);
}
