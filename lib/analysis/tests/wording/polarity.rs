//! Which way: negation and comparison, mostly in the languages beside English.

use crate::common::gives;

#[test]
fn the_second_word_of_a_negation_turns_nothing_once_more() {
    gives(&[
        ("Norvik n'est pas confortable.", &["Norvik:comfort:undermined"]),
        ("Norvik n'est pas très confortable.", &["Norvik:comfort:undermined"]),
        ("Norvik n'est pas étanche.", &["Norvik:durability:undermined"]),
        ("Norvik n'est pas cher.", &["Norvik:price:endorsed"]),
        ("Norvik n'est pas trop cher.", &["Norvik:price:endorsed"]),
    ]);
}

#[test]
fn what_is_not_done_well_is_blamed() {
    gives(&[
        ("Norvik no funciona bien.", &["Norvik:overall quality:undermined"]),
        ("La app de Norvik no funciona bien.", &["Norvik:software:undermined"]),
        (
            "Die App von Norvik funktioniert nicht gut.",
            &["Norvik:software:undermined"],
        ),
        (
            "Norvik bietet keine lange Garantie.",
            &["Norvik:warranty and returns:undermined"],
        ),
        (
            "Norvik no ofrece una buena autonomía.",
            &["Norvik:battery life:undermined"],
        ),
        (
            "Norvik n'a pas une bonne autonomie.",
            &["Norvik:battery life:undermined"],
        ),
    ]);
}

#[test]
fn the_other_side_of_a_comparison_gets_the_opposite() {
    let dearer: &[&str] = &["Norvik:price:undermined", "Hollin:price:endorsed"];
    let cheaper: &[&str] = &["Norvik:price:endorsed", "Hollin:price:undermined"];
    let slower: &[&str] = &["Norvik:speed:undermined", "Hollin:speed:endorsed"];
    gives(&[
        ("Norvik es más caro que Hollin.", dearer),
        ("Norvik est plus cher que Hollin.", dearer),
        ("Norvik é mais caro que Hollin.", dearer),
        ("Norvik est moins cher que Hollin.", cheaper),
        ("Norvik ist günstiger als Hollin.", cheaper),
        ("Norvik è meno caro di Hollin.", cheaper),
        ("Norvik é mais lento que Hollin.", slower),
        ("Norvik no es tan rápido como Hollin.", slower),
        ("Norvik non è veloce come Hollin.", slower),
    ]);
}

#[test]
fn whom_something_does_not_suit_is_blame_of_the_whole() {
    let wanted: &[&str] = &["Norvik:overall quality:undermined"];
    gives(&[
        ("### Norvik\n\n- Ne convient pas aux professionnels.", wanted),
        ("### Norvik\n\n- Não é indicado para profissionais.", wanted),
        ("### Norvik\n\n- Für Profis ist der Norvik nicht geeignet.", wanted),
    ]);
}

#[test]
fn a_sentence_of_one_direction_may_hold_the_other() {
    gives(&[
        (
            "Obwohl der Norvik teuer, unzuverlässig und schlecht verarbeitet ist, überzeugt der Klang.",
            &[
                "Norvik:price:undermined",
                "Norvik:reliability:undermined",
                "Norvik:build quality:undermined",
                "Norvik:sound quality:endorsed",
            ],
        ),
        (
            "O Norvik é compacto e leve, mas o aroma é pouco pronunciado.",
            &["Norvik:size and weight:endorsed", "Norvik:taste:undermined"],
        ),
        (
            "Norvik ist nicht nur leise, sondern auch günstig.",
            &["Norvik:noise level:endorsed", "Norvik:price:endorsed"],
        ),
    ]);
}

#[test]
fn what_is_good_to_have_may_be_poor() {
    gives(&[
        ("Norvik X2 offers water resistance.", &["Norvik:durability:endorsed"]),
        ("Norvik's water resistance is poor.", &["Norvik:durability:undermined"]),
        (
            "Norvik's water resistance isn't as good as Hollin's.",
            &["Norvik:durability:undermined", "Hollin:durability:endorsed"],
        ),
    ]);
}

#[test]
fn a_contraction_links_as_its_verb_does() {
    gives(&[
        (
            "Norvik's battery life isn't as long as Hollin's.",
            &["Norvik:battery life:undermined", "Hollin:battery life:endorsed"],
        ),
        (
            "Norvik's capacity isn't as large as others.",
            &["Norvik:storage and capacity:undermined"],
        ),
        ("Norvik's battery life isn't long.", &["Norvik:battery life:undermined"]),
    ]);
}

#[test]
fn what_suits_smaller_rooms_is_small() {
    gives(&[("Norvik fits into smaller spaces.", &["Norvik:size and weight:endorsed"])]);
}

#[test]
fn what_is_not_there_is_blamed_beside_other_drawbacks() {
    gives(&[
        (
            "### Norvik\n\n- **Cons:** Learning curve, no grinder",
            &["Norvik:ease of use:undermined", "Norvik:features:undermined"],
        ),
        (
            "### Norvik\n\n- **Cons:** Heavy, nothing major",
            &["Norvik:size and weight:undermined"],
        ),
    ]);
}

#[test]
fn words_of_a_phrase_in_parts_are_weighed() {
    gives(&[(
        "Mit Nachbildungen alter Motorräder hat sich Norvik in Sammlerkreisen einen guten Namen gemacht.",
        &["Norvik:reputation:endorsed"],
    )]);
}

#[test]
fn no_other_negation_links_an_opinion_to_its_feature() {
    gives(&[
        (
            "Norvik's battery life without compromises is excellent.",
            &["Norvik:battery life:endorsed"],
        ),
        ("Norvik has no large display.", &["Norvik:display:undermined"]),
    ]);
}

#[test]
fn what_is_less_than_elsewhere_or_not_for_all_is_blamed() {
    gives(&[
        ("The Norvik isn't for everyone.", &["Norvik:overall quality:undermined"]),
        (
            "Norvik offers just a one-year warranty.",
            &["Norvik:warranty and returns:undermined"],
        ),
        (
            "Norvik has fewer family-friendly titles.",
            &["Norvik:selection:undermined"],
        ),
    ]);
}

#[test]
fn a_phrase_that_begins_with_its_preposition_leaves_what_stands_before_it() {
    gives(&[(
        "Norvik offers great sound and comfort at a low price.",
        &[
            "Norvik:comfort:endorsed",
            "Norvik:price:endorsed",
            "Norvik:sound quality:endorsed",
        ],
    )]);
}

#[test]
fn excellent_sound_is_no_praise_of_the_whole() {
    gives(&[
        (
            "Norvik offre une excellente qualité sonore, mais son service client est déplorable.",
            &["Norvik:customer support:undermined", "Norvik:sound quality:endorsed"],
        ),
        (
            "Norvik offre un'ottima qualità del suono, ma il servizio clienti è pessimo.",
            &["Norvik:customer support:undermined", "Norvik:sound quality:endorsed"],
        ),
    ]);
}

#[test]
fn what_is_missing_is_blamed_whatever_stands_behind() {
    let wanted: &[&str] = &["Norvik:features:undermined"];
    gives(&[
        ("### Norvik\n\n- Ein Kill Switch fehlt jedoch.", wanted),
        ("### Norvik\n\n- Ein Kill Switch fehlt leider.", wanted),
        (
            "Norvik ist günstig, auch wenn ein Kill Switch fehlt.",
            &["Norvik:price:endorsed", "Norvik:features:undermined"],
        ),
    ]);
}

#[test]
fn of_what_is_bad_little_is_good() {
    gives(&[
        ("El riesgo de incendio de Norvik es bajo.", &["Norvik:safety:endorsed"]),
        (
            "Die Verletzungsgefahr von Norvik ist gering.",
            &["Norvik:safety:endorsed"],
        ),
        ("The fan noise of Norvik is low.", &["Norvik:noise level:endorsed"]),
        (
            "The fan noise of Norvik is not low.",
            &["Norvik:noise level:undermined"],
        ),
        (
            "El riesgo de incendio de Norvik no es bajo.",
            &["Norvik:safety:undermined"],
        ),
        (
            "Bei Norvik fallen keine Transaktionsgebühren an.",
            &["Norvik:fees:endorsed"],
        ),
    ]);
}

#[test]
fn problems_that_are_solved_are_praise() {
    gives(&[
        (
            "Der Support von Norvik konnte das Problem lösen.",
            &["Norvik:customer support:endorsed"],
        ),
        (
            "Der Support von Norvik konnte das Problem nicht lösen.",
            &["Norvik:customer support:undermined"],
        ),
    ]);
}

#[test]
fn what_something_is_compared_with_ends_at_the_verb() {
    gives(&[(
        "Im Vergleich zum Supermarkt ist Norvik teurer.",
        &["Norvik:price:undermined"],
    )]);
}

#[test]
fn what_is_conceded_under_cons_is_praise_and_under_pros_blame() {
    gives(&[
        (
            "### Norvik\n\n- **Cons:** Small screen, but great battery life",
            &["Norvik:display:undermined", "Norvik:battery life:endorsed"],
        ),
        (
            "### Norvik\n\n- **Cons:** Heavy (but very sturdy)",
            &["Norvik:size and weight:undermined", "Norvik:durability:endorsed"],
        ),
        (
            "### Norvik\n\n- **Nachteile:** Schwer, dafür sehr robust",
            &["Norvik:size and weight:undermined", "Norvik:durability:endorsed"],
        ),
        (
            "### Norvik\n\n- **Inconvénients :** Cher, mais très solide",
            &["Norvik:price:undermined", "Norvik:durability:endorsed"],
        ),
        (
            "### Norvik\n\n- **Cons:** The grinder could be a little finer, though it is still good",
            &["Norvik:overall quality:undermined"],
        ),
        (
            "### Norvik\n\n- **Cons:** Slow to charge, and the battery is small",
            &["Norvik:charging:undermined", "Norvik:battery life:undermined"],
        ),
    ]);
}

#[test]
fn an_acronym_may_be_lacking() {
    gives(&[("The Norvik lacks NFC.", &["Norvik:features:undermined"])]);
}

#[test]
fn what_is_to_be_considered_behind_strengths_is_a_drawback() {
    gives(&[
        (
            "Norvik: Strengths: Great sound. Considerations: Short battery life, app with few settings.",
            &[
                "Norvik:sound quality:endorsed",
                "Norvik:battery life:undermined",
                "Norvik:software:undermined",
            ],
        ),
        (
            "Norvik: Considerations: It is a great choice for families.",
            &["Norvik:overall quality:endorsed"],
        ),
    ]);
}

#[test]
fn what_could_be_more_is_too_little() {
    gives(&[
        (
            "The Norvik could use a brighter screen.",
            &["Norvik:display:undermined"],
        ),
        ("The Norvik could be quieter.", &["Norvik:noise level:undermined"]),
        (
            "The only reason not to buy the Norvik is its price.",
            &["Norvik:price:undermined"],
        ),
        ("Norvik finally fixed the noisy fan.", &["Norvik:noise level:endorsed"]),
    ]);
}

#[test]
fn blame_of_the_whole_is_of_a_feature_where_one_is_likely() {
    gives(&[
        (
            "The Norvik drill is too weak for concrete.",
            &["Norvik:performance:undermined"],
        ),
        ("The Norvik is a poor choice.", &["Norvik:overall quality:undermined"]),
        (
            "I wouldn't recommend the Norvik.",
            &["Norvik:overall quality:undermined"],
        ),
    ]);
}

#[test]
fn a_sweet_spot_is_praise() {
    gives(&[
        (
            "The Norvik hits the sweet spot between price and quality.",
            &["Norvik:value for money:endorsed"],
        ),
        (
            "The Norvik has the shortest braking distances.",
            &["Norvik:safety:endorsed"],
        ),
        ("The Norvik brings relief to stiff backs.", &["Norvik:comfort:endorsed"]),
    ]);
}
