//! What an engine says of its own answer, and of what it could do next, is of no brand.

use crate::common::gives;

#[test]
fn what_the_engine_offers_to_do_is_of_no_brand() {
    for closing in [
        "Let me know your goals or preferred features (music, maps, etc.) and I can give a more personalized recommendation.",
        "If you want, I can help narrow it down by what matters most to you (competitive or casual, fast-paced or longer play).",
        "Feel free to name any requirements, such as compact size, to receive better recommendations.",
        "You can find detailed and helpful reviews of these laptops on tech websites.",
        "You can also find helpful reviews on tech sites.",
        "Be sure to check for sales and discounts before buying.",
        "This list should give you a good starting point.",
        "Enjoy your great new earbuds!",
        "Further research on the most reliable models is recommended.",
        "Wenn du möchtest, kann ich dir eine gute Vergleichstabelle mit leisen Modellen erstellen.",
        "Ich kann dir gern weitere günstige Modelle nennen.",
        "Si quieres, puedo ayudarte a comparar los modelos más cómodos y baratos.",
        "Si vous le souhaitez, je peux vous proposer un comparatif plus détaillé des modèles les plus silencieux.",
        "Se vuoi, posso aiutarti a scegliere il modello più comodo ed economico.",
        "Se quiser, posso ajudar você a comparar os modelos mais silenciosos e baratos.",
    ] {
        let text = format!("1. **Hollin**: Hollin.\n2. **Norvik X2**: Norvik.\n\n{closing}");
        gives(&[(&text, &[])]);
    }
}

#[test]
fn who_speaks_of_a_product_in_the_same_words_judges_it() {
    gives(&[
        (
            "Norvik X2 is one of the quietest fans you can find.",
            &["Norvik:noise level:endorsed"],
        ),
        (
            "With the Norvik X2 I can finally sleep, it is so quiet.",
            &["Norvik:noise level:endorsed"],
        ),
        (
            "The staff of Norvik is great. They are always happy to help.",
            &["Norvik:customer support:endorsed"],
        ),
        (
            "Norvik X2 is quiet. This should last for years.",
            &["Norvik:noise level:endorsed", "Norvik:durability:endorsed"],
        ),
        ("Norvik never disappoints.", &["Norvik:overall quality:endorsed"]),
    ]);
}

#[test]
fn a_title_that_a_colon_ends_is_of_what_follows() {
    gives(&[
        (
            "### 1. Norvik X2\n\n* **Strengths:** Great sound\n\n**Best for families:**\n\n* **Hollin**\n\n**Best for travel:**\n\n* **Brindax**",
            &[
                "Norvik:sound quality:endorsed",
                "Hollin:overall quality:endorsed",
                "Brindax:overall quality:endorsed",
            ],
        ),
        (
            "### Norvik X2\n\nGreat sound.\n\n### **Runner-Up:**\n\n**Hollin 1100**\n\nIt is quiet.",
            &[
                "Norvik:sound quality:endorsed",
                "Hollin:overall quality:endorsed",
                "Hollin:noise level:endorsed",
            ],
        ),
    ]);
}
