//! Whom an answer recommends, and which lines below a name are of it.

use crate::common::{gives, read};

/// Each text gives one finding: praise of Norvik as a whole.
fn praises(texts: &[&str]) {
    for &text in texts {
        gives(&[(text, &["Norvik:overall quality:endorsed"])]);
    }
}

#[test]
fn a_label_of_highest_praise_praises_the_whole() {
    praises(&[
        "### Best Overall: Norvik X2",
        "### Mejor en general: Norvik X2",
        "### Der Beste im Test: Norvik X2",
        "### Beste Wahl insgesamt: Norvik",
        "**Le meilleur en général : Norvik X2**",
        "### Meilleur choix global : Norvik",
        "**Miglior scelta generale: Norvik X2**",
        "### Melhor no geral: Norvik",
    ]);
}

#[test]
fn a_label_of_a_use_recommends_the_name_behind_it() {
    praises(&[
        "**For finishing: Norvik X2**",
        "* **Para familias con niños:** Norvik X2.",
        "* **Für Familien mit Kindern:** Norvik X2.",
        "* **Pour les familles :** Norvik X2.",
        "* **Per le famiglie:** Norvik X2.",
        "* **Para famílias:** Norvik X2.",
    ]);
}

#[test]
fn an_item_of_a_need_and_a_name_recommends_it() {
    praises(&["Quick picks:\n\n* Commuters: Norvik X2\n* Backcountry: Zephyr"]);
    gives(&[
        // Who makes or sells a thing is no need.
        ("* **Brand:** Norvik", &[]),
        ("* Retailers: Norvik, Hollin", &[]),
        ("* Rating: Norvik", &[]),
        ("* Product: Norvik X2", &[]),
        ("For example: Norvik, Hollin", &[]),
        ("* Trail runners: Zephyr 5 (not Norvik)", &[]),
        // Below a product it is a part of that one.
        ("### Hollin X2\n\n* Chip: Norvik", &[]),
        // A title names what stands below it.
        ("### Luxury: Norvik", &[]),
    ]);
}

#[test]
fn who_is_to_be_taken_is_told_behind_a_condition_too() {
    praises(&[
        "If you have wide feet, go with the Norvik X2.",
        "Si tienes el pelo fino, elige el Norvik.",
        "Wenn du feines Haar hast, nimm den Norvik.",
        "Si vous avez les cheveux fins, choisissez le Norvik.",
        "Se hai i capelli fini, scegli il Norvik.",
    ]);
}

#[test]
fn a_line_right_below_an_item_goes_on_with_it() {
    let wanted: &[&str] = &[
        "Norvik:noise level:endorsed",
        "Norvik:durability:endorsed",
        "Norvik:warranty and returns:endorsed",
    ];
    gives(&[
        (
            "* **Norvik X2:** Very quiet.\nThe wheels are sturdy.\nComes with a long warranty.",
            wanted,
        ),
        (
            "1. **Norvik X2:** Very quiet.\nThe wheels are sturdy.\nComes with a long warranty.",
            wanted,
        ),
        // A blank line ends the item.
        (
            "* **Norvik X2:** Very quiet.\n\nThe wheels are sturdy.",
            &["Norvik:noise level:endorsed"],
        ),
        (
            "* **Norvik X2:** Very quiet.\n**Zephyr 3:** The wheels are sturdy.",
            &["Norvik:noise level:endorsed"],
        ),
    ]);
}

#[test]
fn items_below_a_paragraph_that_begins_with_a_bold_name_are_of_it() {
    gives(&[
        (
            "**Norvik** – A mower that everybody knows.\n- Sturdy wheels\n**Hollin** – Another one of that size.\n- Poor battery life",
            &["Norvik:durability:endorsed", "Hollin:battery life:undermined"],
        ),
        (
            "**Closets:** Norvik 15-Quart\n- Sturdy wheels\n\nOther bins have poor battery life.",
            &["Norvik:durability:endorsed"],
        ),
    ]);
}

#[test]
fn an_alternative_behind_a_name_is_that_brands() {
    gives(&[(
        "**Hollin 7690** – Best overall\n* Wi-Fi 7\n**Norvik AX55** – Affordable alternative",
        &["Hollin:overall quality:endorsed", "Norvik:price:endorsed"],
    )]);
}

#[test]
fn a_title_of_a_name_and_whom_it_is_for_praises_the_whole() {
    praises(&[
        "**Norvik X2** – For small rooms",
        "### Norvik X2 – für Selbstständige und Teams",
        "**4. Norvik: para cinéfilos**",
    ]);
    gives(&[("**Norvik X2** – For $50", &[])]);
}

#[test]
fn a_table_of_needs_and_names_recommends_them() {
    gives(&[
        (
            "| Need | Our pick |\n|---|---|\n| Gemini twins | Norvik X2 |",
            &["Norvik:overall quality:endorsed"],
        ),
        ("| | |\n|---|---|\n| Brand | Norvik |", &[]),
    ]);
}

#[test]
fn praise_of_the_whole_stands_beside_that_of_a_part() {
    gives(&[(
        "Die Norvik ist sehr leise und die beste Wahl für Schlafzimmer.",
        &["Norvik:noise level:endorsed", "Norvik:overall quality:endorsed"],
    )]);
}

#[test]
fn a_warning_recommends_nobody() {
    let praised = |text: &str| read(text).iter().any(|finding| finding.ends_with(":endorsed"));
    let warnings = [
        "* Avoid: Norvik",
        "For small rooms, don't buy the Norvik.",
        "* Not recommended: Norvik",
        "* Complaints: Norvik",
        "* Recalled: Norvik",
        "### Worst overall: Norvik",
        "Hier sind die Geräte, die wir geprüft haben.\n\n* Nicht empfehlenswert: Norvik",
        "Estos son los modelos que hemos probado.\n\n* No recomendado: Norvik",
        "Voici les modèles que nous avons testés.\n\n* À éviter : Norvik",
        "Ecco i modelli che abbiamo provato.\n\n* Da evitare: Norvik",
        "Estes são os modelos que testámos.\n\n* A evitar: Norvik",
    ];
    for text in warnings {
        assert!(!praised(text), "{text}: {:?}", read(text));
    }
}

#[test]
fn a_bold_name_that_an_answer_begins_with_is_what_it_is_about() {
    gives(&[(
        "**Norvik**: A solid mower.\n\n## Battery life\nExcellent.",
        &["Norvik:overall quality:endorsed", "Norvik:battery life:endorsed"],
    )]);
}
