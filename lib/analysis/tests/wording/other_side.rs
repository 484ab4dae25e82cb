//! Who is set against whom where German and French word order does not tell, and what is said of others without a name.

use crate::common::told;

/// Checks what each text says of the brands, in the order of the alphabet.
fn tell(texts: &[(&str, &[&str])]) {
    for (text, wanted) in texts {
        assert_eq!(told(text), *wanted, "{text}");
    }
}

/// Of these two brands the first is better at the feature.
macro_rules! better {
    ($feature:literal) => {
        &[
            concat!("Hollin:", $feature, ":endorsed"),
            concat!("Norvik:", $feature, ":undermined"),
        ]
    };
}

/// Of these two brands the first is worse at the feature.
macro_rules! worse {
    ($feature:literal) => {
        &[
            concat!("Hollin:", $feature, ":undermined"),
            concat!("Norvik:", $feature, ":endorsed"),
        ]
    };
}

#[test]
fn a_german_verb_may_stand_before_its_subject() {
    tell(&[
        (
            "Beim Klang schlägt der Hollin den Norvik deutlich.",
            better!("sound quality"),
        ),
        ("Beim Klang schlägt Hollin Norvik deutlich.", better!("sound quality")),
        (
            "Bei der Akkulaufzeit übertrifft der Hollin den Norvik.",
            better!("battery life"),
        ),
        (
            "Was die Akkulaufzeit angeht, schlägt der Hollin den Norvik.",
            better!("battery life"),
        ),
        (
            "In puncto Bedienung schlägt die Hollin die Norvik klar.",
            better!("ease of use"),
        ),
        // The subject in front.
        ("Der Hollin schlägt den Norvik beim Klang.", better!("sound quality")),
        (
            "Beim Klang übertrifft der Hollin die meisten Konkurrenten.",
            &["Hollin:sound quality:endorsed"],
        ),
    ]);
}

#[test]
fn german_predicates_have_a_partner() {
    tell(&[
        (
            "Beim Klang ist der Hollin dem Norvik überlegen.",
            better!("sound quality"),
        ),
        ("Hollin ist Norvik beim Klang überlegen.", better!("sound quality")),
        (
            "Das Display des Hollin ist dem des Norvik überlegen.",
            better!("display"),
        ),
        (
            "Beim Klang ist der Hollin dem Norvik unterlegen.",
            worse!("sound quality"),
        ),
        (
            "Hollin kann beim Klang nicht mit Norvik mithalten.",
            worse!("sound quality"),
        ),
        (
            "Der Klang des Hollin kann mit dem des Norvik nicht mithalten.",
            worse!("sound quality"),
        ),
        (
            "Beim Klang hinkt der Hollin dem Norvik hinterher.",
            worse!("sound quality"),
        ),
        (
            "Beim Klang zieht der Hollin gegen den Norvik den Kürzeren.",
            worse!("sound quality"),
        ),
        (
            "Beim Klang lässt der Hollin den Norvik hinter sich.",
            better!("sound quality"),
        ),
        // No partner.
        (
            "Hollin und Norvik sind beim Klang überlegen.",
            &["Hollin:sound quality:endorsed", "Norvik:sound quality:endorsed"],
        ),
        (
            "Der Hollin ist der Konkurrenz beim Klang überlegen.",
            &["Hollin:sound quality:endorsed"],
        ),
    ]);
}

#[test]
fn what_nobody_else_does_is_said_of_the_brand() {
    tell(&[
        (
            "Kein anderer Anbieter ist beim Kundenservice so gut wie Norvik.",
            &["Norvik:customer support:endorsed"],
        ),
        (
            "Aucune autre enseigne n'offre un service client aussi réactif que Norvik.",
            &["Norvik:customer support:endorsed"],
        ),
        (
            "Aucun autre casque n'est plus confortable que le Hollin.",
            &["Hollin:comfort:endorsed"],
        ),
        (
            "Kaum ein Konkurrent kann beim Klang mit dem Hollin mithalten.",
            &["Hollin:sound quality:endorsed"],
        ),
        (
            "Difficile de trouver mieux que le Hollin en matière de confort.",
            &["Hollin:comfort:endorsed"],
        ),
        (
            "Es gibt kaum einen Kopfhörer, der bequemer ist als der Hollin.",
            &["Hollin:comfort:endorsed"],
        ),
        (
            "Norvik gefällt, denn kaum ein Händler hat eine größere Auswahl.",
            &["Norvik:selection:endorsed"],
        ),
        (
            "Der Hollin ist sehr leise, und niemand bietet eine bessere Kamera als Norvik.",
            &["Hollin:noise level:endorsed", "Norvik:camera:endorsed"],
        ),
        // Blame stays blame.
        (
            "Kein Modell im Test ist so laut wie der Norvik.",
            &["Norvik:noise level:undermined"],
        ),
        (
            "Niemand bietet eine bessere Kamera als Norvik.",
            &["Norvik:camera:endorsed"],
        ),
    ]);
}

#[test]
fn rivals_without_a_name_are_not_the_brand() {
    tell(&[
        (
            "Anders als viele Konkurrenten verlangt Norvik keine Gebühren.",
            &["Norvik:fees:endorsed"],
        ),
        (
            "Während viele Konkurrenten laut sind, ist der Norvik sehr leise.",
            &["Norvik:noise level:endorsed"],
        ),
        (
            "Alors que de nombreux concurrents facturent des frais, Norvik est gratuit.",
            &["Norvik:price:endorsed"],
        ),
        // They are compared with it.
        ("Die Konkurrenz ist günstiger als Norvik.", &["Norvik:price:undermined"]),
        // A named one.
        (
            "Anders als Hollin verlangt Norvik keine Gebühren.",
            &["Hollin:fees:undermined", "Norvik:fees:endorsed"],
        ),
    ]);
}

#[test]
fn how_many_times_as_much_is_a_difference() {
    tell(&[
        ("Hollin kostet nur halb so viel wie Norvik.", better!("price")),
        ("Hollin kostet doppelt so viel wie Norvik.", worse!("price")),
        (
            "Der Hollin ist nur halb so laut wie der Norvik.",
            better!("noise level"),
        ),
        ("Hollin kostet in etwa so viel wie Norvik.", &[]),
        (
            "Der Hollin ist genauso günstig wie der Norvik.",
            &["Hollin:price:endorsed", "Norvik:price:endorsed"],
        ),
        (
            "Le Hollin est aussi abordable que le Norvik.",
            &["Hollin:price:endorsed", "Norvik:price:endorsed"],
        ),
        ("Le Hollin n'est pas aussi abordable que le Norvik.", worse!("price")),
    ]);
}

#[test]
fn a_topic_in_front_is_of_both_sides() {
    tell(&[
        ("En autonomie, le Hollin dépasse le Norvik.", better!("battery life")),
        (
            "Sur le plan du confort, le Hollin l'emporte sur le Norvik.",
            better!("comfort"),
        ),
        (
            "Côté autonomie, le Hollin reste derrière le Norvik.",
            worse!("battery life"),
        ),
        (
            "Der Hollin bietet eine bessere Verarbeitung als der Norvik.",
            better!("build quality"),
        ),
    ]);
}

#[test]
fn what_is_wished_for_is_missed() {
    tell(&[
        (
            "Wünschenswert wäre beim Hollin eine längere Akkulaufzeit.",
            &["Hollin:battery life:undermined"],
        ),
        (
            "Beim Hollin hätten wir uns ein helleres Display gewünscht.",
            &["Hollin:display:undermined"],
        ),
        (
            "Chez le Hollin, on aurait aimé une meilleure autonomie.",
            &["Hollin:battery life:undermined"],
        ),
        (
            "Le Hollin gagnerait à être plus léger.",
            &["Hollin:size and weight:undermined"],
        ),
        // What has it.
        ("Le Hollin est plus léger.", &["Hollin:size and weight:endorsed"]),
        (
            "Der Hollin bietet eine längere Akkulaufzeit.",
            &["Hollin:battery life:endorsed"],
        ),
    ]);
}

#[test]
fn what_is_seldom_or_prevented_is_no_blame() {
    tell(&[
        (
            "Les bugs sont très rares sur le Norvik.",
            &["Norvik:reliability:endorsed"],
        ),
        ("Norvik vermeidet versteckte Gebühren.", &["Norvik:fees:endorsed"]),
        (
            "Der Norvik verhindert zuverlässig Kratzer.",
            &["Norvik:durability:endorsed"],
        ),
        (
            "Die Akkulaufzeit des Hollin liegt deutlich über dem Durchschnitt.",
            &["Hollin:battery life:endorsed"],
        ),
        (
            "L'autonomie du Hollin est inférieure à la moyenne.",
            &["Hollin:battery life:undermined"],
        ),
        (
            "Der Norvik ist dafür bekannt, sehr leise zu sein.",
            &["Norvik:noise level:endorsed"],
        ),
        (
            "Der Hollin kostet mehr, bietet dafür aber eine längere Garantie.",
            &["Hollin:price:undermined", "Hollin:warranty and returns:endorsed"],
        ),
    ]);
}
