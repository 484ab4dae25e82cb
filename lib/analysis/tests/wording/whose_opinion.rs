//! Whose opinion, about what, which way: sentences that were read wrongly once, by kind.

use std::collections::BTreeSet;

use crate::common::{gives, read};

#[test]
fn an_unknown_product_ends_the_subject() {
    gives(&[
        (
            "The Norvik is quiet. The Zephyr Max is loud. It also has poor suction.",
            &["Norvik:noise level:endorsed"],
        ),
        (
            "### 1. Norvik X2\n\n- Great sound\n\n### 2. Zephyr 3\n\n- Poor sound",
            &["Norvik:sound quality:endorsed"],
        ),
        (
            "**Norvik X2**: Great battery life.\n\n**Zephyr Air 3**: Poor battery life. Its app is buggy.",
            &["Norvik:battery life:endorsed"],
        ),
        (
            "Norvik X2: Long battery life.Zephyr T10: These earbuds have a weak battery.Hollin One: Comfortable.",
            &["Norvik:battery life:endorsed", "Hollin:comfort:endorsed"],
        ),
    ]);
}

#[test]
fn titles_without_a_name_are_of_the_brand_that_the_answer_is_about() {
    gives(&[
        (
            "Is the Norvik X2 worth it? For most people, yes.\n\n### Pros\n- Long battery life\n\n### Cons\n- High price\n\n\
             ### Bottom line\nA great choice for commuters.",
            &[
                "Norvik:battery life:endorsed",
                "Norvik:price:undermined",
                "Norvik:overall quality:endorsed",
            ],
        ),
        (
            "Norvik is one of the newer brands in this field.\n\n**What customers like most**\n\n- **No contract:** leave whenever you \
             want.\n\n### Battery life\n\nThe battery lasts two full days.",
            &["Norvik:fees:endorsed", "Norvik:battery life:endorsed"],
        ),
        (
            "## Norvik X2: review\n\n**Overall rating: 4.3/5**\n\n## What owners say after a year\n\nCustomer service is friendly.",
            &["Norvik:customer support:endorsed"],
        ),
        (
            "Norvik is one of the newer brands.\n\n### Alternatives worth a look\n\n- Great battery life",
            &[],
        ),
        // Of several brands an answer is about none.
        (
            "Norvik and Hollin are two of the newer brands.\n\n### Battery life\n\nThe battery lasts two full days.",
            &[],
        ),
        (
            "Norvik is one of the newer brands.\n\n### 1. Zephyr Z2\n- Great battery life\n\n### Good to know\n- Comfortable pads",
            &[],
        ),
        // What a reader is to look for is no opinion.
        (
            "Norvik is one of the newer brands.\n\n### What to look for in headphones\n- Good battery life matters.\n\n\
             ### Key features to consider\n- Comfortable pads",
            &[],
        ),
    ]);
}

#[test]
fn a_title_says_what_is_judged_below_it() {
    gives(&[
        (
            "## Norvik X2\n\n### Sound quality\n\nSharp and excellent.",
            &["Norvik:sound quality:endorsed"],
        ),
        (
            "## Norvik X2\n\n**Customer service.** This is the weakest area.",
            &["Norvik:customer support:undermined"],
        ),
        // A bold label and its sentence say one thing.
        (
            "## Norvik X2\n\n### Cons\n\n- **Flimsy pouch.** The zipper is flimsy.",
            &["Norvik:build quality:undermined"],
        ),
        (
            "## Norvik X2\n\n### Sound quality\n\nNorvik is a great option.",
            &["Norvik:overall quality:endorsed"],
        ),
    ]);
    let findings = read("## Norvik X2\n\n### Cons\n\n- **Flimsy pouch.** The zipper is flimsy.");
    assert_eq!(findings.len(), 1);
}

#[test]
fn a_list_says_what_was_announced_of_its_items() {
    gives(&[
        (
            "Norvik makes mattresses.\n\n### Who should buy it?\n- Side sleepers\n- Couples\n\n### Who should skip it\n\
             - People who move a lot",
            &["Norvik:overall quality:endorsed", "Norvik:overall quality:undermined"],
        ),
        (
            "Norvik may be a good fit if you:\n- travel a lot\n\nYou may want to look elsewhere if you:\n- need phone support",
            &["Norvik:overall quality:endorsed", "Norvik:customer support:undermined"],
        ),
        (
            "Norvik makes tents.\n\nCustomers often complain about:\n- Delivery times\n- The instructions",
            &[
                "Norvik:shipping and delivery:undermined",
                "Norvik:setup and installation:undermined",
            ],
        ),
        // Who is named in an item is judged by it alone.
        (
            "Norvik has some drawbacks:\n- Hollin: great sound",
            &["Hollin:sound quality:endorsed"],
        ),
        (
            "**Norvik** ist ein Anbieter für Girokonten.\n\n### Für wen eignet sich Norvik?\n- Studenten\n\n\
             ### Für wen ist es nicht geeignet?\n- Kunden, die oft Bargeld einzahlen",
            &["Norvik:overall quality:endorsed", "Norvik:overall quality:undermined"],
        ),
        (
            "Norvik es un banco digital.\n\n### ¿Para quién es ideal Norvik?\n- Estudiantes",
            &["Norvik:overall quality:endorsed"],
        ),
    ]);
}

#[test]
fn who_is_to_be_taken_or_left_is_judged_as_a_whole() {
    gives(&[
        (
            "Choose the Norvik if you travel often.",
            &["Norvik:overall quality:endorsed"],
        ),
        (
            "Skip Norvik if you have a small kitchen.",
            &["Norvik:overall quality:undermined"],
        ),
        ("Choose Norvik for its sound.", &["Norvik:sound quality:endorsed"]),
    ]);
}

#[test]
fn idioms_are_read_as_a_whole() {
    gives(&[
        (
            "Norvik is an easy recommendation.",
            &["Norvik:overall quality:endorsed"],
        ),
        ("Norvik is light on features.", &["Norvik:features:undermined"]),
        (
            "Norvik handles returns poorly.",
            &["Norvik:warranty and returns:undermined"],
        ),
        ("Norvik tastes like cardboard.", &["Norvik:taste:undermined"]),
        ("Norvik does not support Linux.", &["Norvik:compatibility:undermined"]),
        (
            "Norvik is great for people who are just getting started.",
            &["Norvik:overall quality:endorsed"],
        ),
        ("Norvik has been quiet about its plans.", &[]),
        ("People speak highly of Norvik.", &["Norvik:reputation:endorsed"]),
        (
            "Norvik holds its own against Hollin.",
            &["Norvik:overall quality:endorsed"],
        ),
    ]);
}

#[test]
fn a_missing_name_is_not_the_brand_before() {
    gives(&[
        (
            "### Norvik X2\n\n- Great sound\n\n### \n\n- Poor sound",
            &["Norvik:sound quality:endorsed"],
        ),
        (
            "1. **[Norvik X2]()**\n   - Great sound\n2. **[]()**\n   - Poor sound",
            &["Norvik:sound quality:endorsed"],
        ),
    ]);
}

#[test]
fn a_model_is_its_brands() {
    gives(&[(
        "Norvik Zephyr 3 and Brindax Air are out. The Zephyr is an excellent choice.",
        &["Norvik:overall quality:endorsed"],
    )]);
}

#[test]
fn words_of_many_meanings_need_their_context() {
    gives(&[
        ("The Norvik supports eight channels.", &[]),
        ("Norvik is good for light gaming.", &["Norvik:overall quality:endorsed"]),
        (
            "The Norvik consistently offers excellent sound.",
            &["Norvik:sound quality:endorsed"],
        ),
        ("The Norvik has a safe deposit.", &[]),
        (
            "The Norvik mattress has excellent support.",
            &["Norvik:comfort:endorsed"],
        ),
        ("Norvik has excellent support.", &["Norvik:customer support:endorsed"]),
        ("Norvik is one of the options on your home network.", &[]),
    ]);
}

#[test]
fn a_name_is_no_opinion() {
    gives(&[
        ("The U-Turn Audio Orbit Basic costs $199.", &[]),
        ("### Norvik Smart Pro Light 3", &[]),
        ("Norvik Comfort Plus", &[]),
    ]);
}

#[test]
fn what_a_brand_is_known_for_is_praise() {
    gives(&[
        (
            "Norvik is known for its comfort and sound quality.",
            &["Norvik:comfort:endorsed", "Norvik:sound quality:endorsed"],
        ),
        (
            "Brindax is praised for its battery life.",
            &["Brindax:battery life:endorsed"],
        ),
        (
            "Hollin is criticized for its customer service.",
            &["Hollin:customer support:undermined"],
        ),
    ]);
}

#[test]
fn what_is_not_there_may_be_welcome() {
    gives(&[
        ("Norvik has no subscription fees.", &["Norvik:fees:endorsed"]),
        ("With the Norvik you avoid ink cartridges.", &[]),
        (
            "You can't recommend the Norvik enough.",
            &["Norvik:overall quality:endorsed"],
        ),
        (
            "I can't recommend enough the Norvik.",
            &["Norvik:overall quality:endorsed"],
        ),
        (
            "The sound of the Norvik could not be better.",
            &["Norvik:sound quality:endorsed"],
        ),
        (
            "The sound of the Norvik could be better.",
            &["Norvik:sound quality:undermined"],
        ),
        (
            "The Hollin lacks a good app and a comfortable fit.",
            &["Hollin:software:undermined", "Hollin:comfort:undermined"],
        ),
    ]);
}

#[test]
fn a_condition_of_avoiding_is_blame() {
    gives(&[
        (
            "Norvik is loud. Avoid it if you need long battery life.",
            &["Norvik:noise level:undermined", "Norvik:battery life:undermined"],
        ),
        ("If you want comfort, choose Norvik.", &["Norvik:comfort:endorsed"]),
    ]);
}

#[test]
fn cons_are_blame_and_pros_praise() {
    gives(&[
        (
            "### Norvik X2\n\n- **Cons:** premium price",
            &["Norvik:price:undermined"],
        ),
        (
            "### Norvik X2\n\n**Cons:**\n\n- No ANC\n- Case is a bit bulky",
            &[
                "Norvik:noise cancellation:undermined",
                "Norvik:size and weight:undermined",
            ],
        ),
        (
            "Norvik X2: Pros: Built-in timer. Cons: Only one lid.",
            &["Norvik:features:endorsed", "Norvik:features:undermined"],
        ),
    ]);
}

#[test]
fn a_bare_figure_is_no_finding() {
    gives(&[
        ("### Norvik X2\n\n- **Price:** $130\n- *Price:* around $499", &[]),
        ("The price of the Norvik is $130.", &[]),
        ("Norvik Kettle$39.994.8(357)Brindax Kettle$49.004.1(2k+)", &[]),
    ]);
}

#[test]
fn nothing_is_said_twice() {
    let found = read(
        "### Norvik X2\n\n- Great sound, great sound and great sound.\n\n| | Sound |\n|---|---|\n| Norvik | great sound, great sound |",
    );
    assert_eq!(
        found,
        ["Norvik:sound quality:endorsed", "Norvik:sound quality:endorsed"]
    );
}

#[test]
fn one_clause_does_not_say_both() {
    for text in [
        "The Norvik is not quiet but loud.",
        "Norvik has a great but expensive app.",
        "The Norvik sound is not great and not good.",
    ] {
        let found = read(text);
        let sides = |side: &str| -> BTreeSet<String> {
            let of_side = found.iter().filter_map(|line| line.strip_suffix(side));
            of_side.map(str::to_owned).collect()
        };
        assert!(sides("endorsed").is_disjoint(&sides("undermined")), "{text}: {found:?}");
    }
}

#[test]
fn cells_speak_of_their_rows_or_columns_product() {
    let table = "| Model | Battery life | Best for |\n|---|---|---|\n| Norvik X2 | excellent | Travel |\n| Zephyr 3 | poor | Home |\n| Hollin One | poor | Beginners |";
    gives(&[
        (
            table,
            &[
                "Norvik:battery life:endorsed",
                "Norvik:overall quality:endorsed",
                "Hollin:battery life:undermined",
                "Hollin:overall quality:endorsed",
            ],
        ),
        (
            "| | Norvik | Hollin |\n|---|---|---|\n| Sound | great | poor |",
            &["Norvik:sound quality:endorsed", "Hollin:sound quality:undermined"],
        ),
    ]);
}

#[test]
fn comparisons_speak_of_both() {
    gives(&[
        (
            "The Norvik is quieter than the Brindax.",
            &["Norvik:noise level:endorsed", "Brindax:noise level:undermined"],
        ),
        (
            "Unlike Brindax, Norvik has excellent battery life.",
            &["Norvik:battery life:endorsed", "Brindax:battery life:undermined"],
        ),
    ]);
}

#[test]
fn a_label_is_of_the_product_that_it_stands_before() {
    gives(&[
        ("**Best Overall: Norvik X2**", &["Norvik:overall quality:endorsed"]),
        ("**Best Ceramic: Norvik Home**", &["Norvik:overall quality:endorsed"]),
        (
            "### Best Travel Card: **Hollin Blue**",
            &["Hollin:overall quality:endorsed"],
        ),
        ("**Ceramic: Norvik Home**", &[]),
        (
            "- **Best for battery life:** Norvik X2, Hollin",
            &["Norvik:battery life:endorsed", "Hollin:battery life:endorsed"],
        ),
        (
            "### **1. Best for Comfort:**\n**Norvik X2**",
            &["Norvik:comfort:endorsed"],
        ),
        ("### Norvik X2\n#### Budget-Friendly", &["Norvik:price:endorsed"]),
    ]);
}

#[test]
fn a_paragraph_goes_on_with_its_subject() {
    gives(&[
        (
            "Norvik keeps no logs. Speeds barely drop even on distant servers.",
            &["Norvik:privacy and security:endorsed", "Norvik:speed:endorsed"],
        ),
        (
            "Norvik is quiet. The battery of the Hollin is weak.",
            &["Norvik:noise level:endorsed", "Hollin:battery life:undermined"],
        ),
        (
            "**Norvik** is easy to use. You'll get great sound.",
            &["Norvik:ease of use:endorsed", "Norvik:sound quality:endorsed"],
        ),
        // What is said of how to choose is of nobody.
        (
            "Norvik is quiet. Durability: Look for a model that is well built.",
            &["Norvik:noise level:endorsed"],
        ),
    ]);
}

#[test]
fn signs_praise_and_blame() {
    gives(&[
        (
            "**Norvik** 🎧\n- ✅ Great sound\n- ❌ Bulky",
            &["Norvik:sound quality:endorsed", "Norvik:size and weight:undermined"],
        ),
        (
            "### Norvik\n**What users like:** the sound. **What users don't:** the price.",
            &["Norvik:sound quality:endorsed", "Norvik:price:undermined"],
        ),
    ]);
}

#[test]
fn a_phrase_may_hold_the_first_word_of_a_comparison() {
    gives(&[(
        "### Norvik\n- **Cons:** The app isn't as polished as Hollin's",
        &["Norvik:software:undermined", "Hollin:software:endorsed"],
    )]);
}

#[test]
fn what_readers_do_or_need_blames_nobody() {
    gives(&[
        ("The Norvik has a sensor. It stops when you brush too hard.", &[]),
        (
            "The Norvik is quiet, so you won't need to buy another seat.",
            &["Norvik:noise level:endorsed"],
        ),
    ]);
}

#[test]
fn a_likeness_behind_a_hyphen_is_no_feature() {
    gives(&[("The Norvik offers great restaurant-style dinners.", &[])]);
}

#[test]
fn a_word_of_a_name_joins_nothing() {
    gives(&[(
        "The **Norvik Zephyr Plus 10-Quart** or **Hollin DualBreeze 8-Quart** are durable.",
        &["Norvik:durability:endorsed", "Hollin:durability:endorsed"],
    )]);
}

#[test]
fn what_makes_a_thing_a_good_choice_is_praised_with_the_whole() {
    gives(&[
        (
            "Norvik X2: The 8-quart capacity can cook a whole chicken, making it ideal for larger families.",
            &[
                "Norvik:storage and capacity:endorsed",
                "Norvik:overall quality:endorsed",
            ],
        ),
        (
            "Norvik X2: A compact body, making it easy to carry.",
            &["Norvik:size and weight:endorsed"],
        ),
    ]);
}

#[test]
fn a_verdict_of_its_own_is_not_of_the_part_before() {
    gives(&[(
        "Norvik: Known for durability; a great option.",
        &["Norvik:durability:endorsed", "Norvik:overall quality:endorsed"],
    )]);
}

#[test]
fn a_condition_looks_ahead_to_whom_it_is_answered_with() {
    gives(&[(
        "If you want great sound, go with Norvik; if you want comfort, go with Hollin.",
        &["Norvik:sound quality:endorsed", "Hollin:comfort:endorsed"],
    )]);
}

#[test]
fn what_is_joined_with_an_adjective_and_its_noun_shares_the_praise() {
    gives(&[
        (
            "Norvik has a great camera and display but a weak battery.",
            &[
                "Norvik:camera:endorsed",
                "Norvik:display:endorsed",
                "Norvik:battery life:undermined",
            ],
        ),
        (
            "Norvik has deep bass and up to 48 hours of playtime.",
            &["Norvik:sound quality:endorsed", "Norvik:battery life:neutral"],
        ),
    ]);
}

#[test]
fn negation_reaches_what_it_turns_and_no_more() {
    gives(&[
        ("Norvik's camera isn't weak.", &["Norvik:camera:endorsed"]),
        ("The sound of the Norvik isn't bad.", &["Norvik:sound quality:endorsed"]),
        (
            "Norvik isn't comfortable, nor is it quiet.",
            &["Norvik:comfort:undermined", "Norvik:noise level:undermined"],
        ),
        (
            "Norvik is neither comfortable nor quiet.",
            &["Norvik:comfort:undermined", "Norvik:noise level:undermined"],
        ),
        (
            "I wish Norvik had better battery life.",
            &["Norvik:battery life:undermined"],
        ),
    ]);
}

#[test]
fn a_comparison_turns_what_is_compared() {
    gives(&[
        (
            "Norvik: Its library of original movies is smaller than Hollin's.",
            &["Norvik:selection:undermined", "Hollin:selection:endorsed"],
        ),
        (
            "Norvik's sound is good, whereas Hollin's is muddy.",
            &["Norvik:sound quality:endorsed", "Hollin:sound quality:undermined"],
        ),
    ]);
}

#[test]
fn an_adverb_of_blame_turns_the_praise_behind_it() {
    gives(&[(
        "Norvik hat einen schlecht erreichbaren Support.",
        &["Norvik:customer support:undermined"],
    )]);
}

#[test]
fn a_german_phrase_may_have_three_parts() {
    gives(&[(
        "Auf die Gutschrift für meinen alten Norvik wartete ich dann, aber der Norvik ist gut.",
        &[
            "Norvik:warranty and returns:undermined",
            "Norvik:overall quality:endorsed",
        ],
    )]);
}

#[test]
fn a_mark_of_a_citation_makes_no_title_of_a_short_sentence() {
    let sentences = [
        "Norvik has excellent battery life.",
        "Norvik has poor customer support.",
        "Users complain about the support of Norvik.",
        "Norvik lacks durability.",
        "Hollin offers great value.",
        "Hollin breaks often.",
    ];
    let marks = [
        "[1]",
        " [2]",
        "[1][2]",
        "[^3]",
        " [wired.example](https://wired.example/a)",
        " ([wired.example](https://wired.example/a?utm_source=engine))",
        "【1†source】",
        "¹",
        " 👍",
    ];
    for sentence in sentences {
        let found = read(sentence);
        assert!(!found.is_empty(), "{sentence}");
        for mark in marks {
            assert_eq!(read(&format!("{sentence}{mark}")), found, "{sentence}{mark}");
        }
    }
}
