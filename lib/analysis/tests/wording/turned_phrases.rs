//! English phrases that say the opposite of what their words do: averages, wishes, promises, what is missing, rare or mended.

use crate::common::gives;

#[test]
fn more_than_average_is_praise_of_what_is_wanted() {
    gives(&[
        (
            "Hollin ranks above average in customer service.",
            &["Hollin:customer support:endorsed"],
        ),
        (
            "Hollin earned a below-average score for reliability.",
            &["Hollin:reliability:undermined"],
        ),
        (
            "Hollin has above-average customer service.",
            &["Hollin:customer support:endorsed"],
        ),
        (
            "Hollin's battery life is above average.",
            &["Hollin:battery life:endorsed"],
        ),
        (
            "Hollin's premiums are below the national average.",
            &["Hollin:price:endorsed"],
        ),
        ("Hollin offers below-average premiums.", &["Hollin:price:endorsed"]),
        ("Hollin's rates are lower than average.", &["Hollin:price:endorsed"]),
        (
            "Hollin's support is below average.",
            &["Hollin:customer support:undermined"],
        ),
        ("Hollin charges above-average prices.", &["Hollin:price:undermined"]),
    ]);
}

#[test]
fn what_people_wish_were_better_is_blamed() {
    gives(&[
        ("Users wish Hollin were cheaper.", &["Hollin:price:undermined"]),
        (
            "Users wish the Norvik had a longer battery life.",
            &["Norvik:battery life:undermined"],
        ),
        (
            "I just wish Norvik had a brighter screen.",
            &["Norvik:display:undermined"],
        ),
        (
            "Users would like better support from Norvik.",
            &["Norvik:customer support:undermined"],
        ),
        (
            "We'd like to see better battery life from Norvik.",
            &["Norvik:battery life:undermined"],
        ),
        (
            "Owners wish the Norvik app were faster and the battery lasted longer.",
            &["Norvik:battery life:undermined", "Norvik:software:undermined"],
        ),
        ("Norvik could have a better camera.", &["Norvik:camera:undermined"]),
        ("Norvik needs a brighter screen.", &["Norvik:display:undermined"]),
        (
            "Parents wished Norvik came with better instructions.",
            &["Norvik:setup and installation:undermined"],
        ),
        (
            "Users wish Norvik had more color options.",
            &["Norvik:selection:undermined"],
        ),
    ]);
}

#[test]
fn what_a_reader_wishes_for_is_no_blame() {
    gives(&[
        (
            "If you would like better support, choose Norvik.",
            &["Norvik:customer support:endorsed"],
        ),
        (
            "Norvik deserves a look for its better camera.",
            &["Norvik:camera:endorsed"],
        ),
        (
            "Users recommend Norvik for its better support.",
            &["Norvik:customer support:endorsed"],
        ),
        (
            "Norvik needs less maintenance than Hollin.",
            &["Hollin:maintenance:undermined", "Norvik:maintenance:endorsed"],
        ),
    ]);
}

#[test]
fn long_term_durability_is_judged_by_its_words() {
    gives(&[
        (
            "Norvik's long-term durability is questionable.",
            &["Norvik:durability:undermined"],
        ),
        (
            "Norvik offers excellent long-term durability.",
            &["Norvik:durability:endorsed"],
        ),
        (
            "Norvik is known for long-term durability.",
            &["Norvik:durability:endorsed"],
        ),
    ]);
}

#[test]
fn a_lack_is_judged_by_what_is_said_of_it() {
    gives(&[
        (
            "Norvik's lack of a headphone jack is disappointing.",
            &["Norvik:compatibility:undermined"],
        ),
        ("Norvik's lack of GPS is annoying.", &["Norvik:accuracy:undermined"]),
        (
            "Norvik's lack of noise is impressive.",
            &["Norvik:noise level:endorsed"],
        ),
        ("Norvik lacks good support.", &["Norvik:customer support:undermined"]),
    ]);
}

#[test]
fn what_is_only_promised_is_no_praise() {
    gives(&[
        (
            "Norvik fails to live up to its promises of fast delivery.",
            &["Norvik:shipping and delivery:undermined"],
        ),
        (
            "Norvik fails to deliver on its promise of all-day battery life.",
            &["Norvik:battery life:undermined"],
        ),
        (
            "Norvik doesn't live up to its claims of all-day comfort.",
            &["Norvik:comfort:undermined"],
        ),
        ("Norvik promises great sound, but doesn't deliver.", &[]),
        ("Norvik claims to be quiet, but it's not.", &[]),
        (
            "Norvik promises great sound and delivers.",
            &["Norvik:sound quality:endorsed"],
        ),
        (
            "Norvik lives up to its claims of great sound.",
            &["Norvik:sound quality:endorsed"],
        ),
    ]);
}

#[test]
fn a_negation_reaches_over_alternatives() {
    gives(&[
        (
            "The Norvik isn't the quietest or the lightest.",
            &["Norvik:noise level:undermined", "Norvik:size and weight:undermined"],
        ),
        (
            "The Norvik doesn't feel premium or durable.",
            &["Norvik:durability:undermined"],
        ),
        ("The Norvik isn't heavy or bulky.", &["Norvik:size and weight:endorsed"]),
        (
            "The Norvik isn't slow, heavy, or loud.",
            &[
                "Norvik:noise level:endorsed",
                "Norvik:size and weight:endorsed",
                "Norvik:speed:endorsed",
            ],
        ),
        (
            "The Norvik isn't as comfortable or durable as the Hollin.",
            &[
                "Hollin:durability:endorsed",
                "Norvik:comfort:undermined",
                "Norvik:durability:undermined",
            ],
        ),
        (
            "The Norvik isn't loud, and it is comfortable.",
            &["Norvik:comfort:endorsed", "Norvik:noise level:endorsed"],
        ),
        (
            "You can't go wrong with the quiet Norvik or the lighter Hollin.",
            &["Hollin:size and weight:endorsed", "Norvik:noise level:endorsed"],
        ),
        (
            "Norvik has no surcharge for stairs or bulky pianos.",
            &["Norvik:fees:endorsed"],
        ),
    ]);
}

#[test]
fn a_name_of_a_plan_is_no_praise() {
    gives(&[
        (
            "Norvik only offers email support on its cheapest plan.",
            &["Norvik:customer support:undermined"],
        ),
        (
            "Norvik's cheapest plan lacks reporting.",
            &["Norvik:features:undermined"],
        ),
        ("Norvik's fastest plan is expensive.", &["Norvik:price:undermined"]),
        ("Norvik has the cheapest plans.", &["Norvik:price:endorsed"]),
    ]);
}

#[test]
fn what_costs_extra_is_no_praise() {
    gives(&[
        ("Norvik reserves its best features for enterprise customers.", &[]),
        ("Norvik's best features cost extra.", &["Norvik:fees:undermined"]),
        ("Norvik charges for advanced features.", &["Norvik:fees:undermined"]),
        (
            "Norvik makes you pay extra for premium support.",
            &["Norvik:fees:undermined"],
        ),
        (
            "Norvik has excellent support, though installation costs extra.",
            &["Norvik:customer support:endorsed", "Norvik:fees:undermined"],
        ),
    ]);
}

#[test]
fn what_is_missing_is_blamed() {
    gives(&[
        (
            "Two-factor authentication is missing from Norvik.",
            &["Norvik:privacy and security:undermined"],
        ),
        (
            "Two-factor authentication is not available with Norvik.",
            &["Norvik:privacy and security:undermined"],
        ),
        (
            "Norvik is great, but wireless charging is not supported.",
            &["Norvik:charging:undermined", "Norvik:overall quality:endorsed"],
        ),
    ]);
}

#[test]
fn how_costs_rise_is_no_praise_of_speed() {
    gives(&[
        ("Costs can quickly add up with Norvik.", &["Norvik:price:undermined"]),
        ("Norvik's fees quickly add up.", &["Norvik:fees:undermined"]),
        ("Norvik quietly raises premiums.", &[]),
        ("Savings quickly add up with Norvik.", &["Norvik:price:endorsed"]),
        ("The Norvik runs quietly.", &["Norvik:noise level:endorsed"]),
    ]);
}

#[test]
fn what_few_can_match_is_praised() {
    gives(&[
        (
            "No rival can match Norvik's battery life.",
            &["Norvik:battery life:endorsed"],
        ),
        ("Few carriers can match Norvik's speeds.", &["Norvik:speed:endorsed"]),
        (
            "No other bank matches Hollin's customer service.",
            &["Hollin:customer support:endorsed"],
        ),
        (
            "You'd be hard-pressed to find better support than at Hollin.",
            &["Hollin:customer support:endorsed"],
        ),
        (
            "It's hard to find a better laptop than the Norvik.",
            &["Norvik:overall quality:endorsed"],
        ),
        (
            "Complaints about Norvik's support are rare.",
            &["Norvik:customer support:endorsed"],
        ),
        (
            "Complaints about Norvik's support are common.",
            &["Norvik:customer support:undermined"],
        ),
        ("A few models match Norvik's speed.", &[]),
    ]);
}

#[test]
fn what_could_not_be_better_is_praised() {
    gives(&[
        (
            "The Norvik staff couldn't be more helpful.",
            &["Norvik:customer support:endorsed"],
        ),
        (
            "Norvik's setup couldn't have been easier.",
            &["Norvik:setup and installation:endorsed"],
        ),
        (
            "You can't fault Norvik's customer service.",
            &["Norvik:customer support:endorsed"],
        ),
        (
            "The Norvik couldn't be easier to use.",
            &["Norvik:ease of use:endorsed"],
        ),
        (
            "The Norvik couldn't be simpler to set up.",
            &["Norvik:setup and installation:endorsed"],
        ),
        (
            "The Norvik isn't a burden to carry.",
            &["Norvik:size and weight:endorsed"],
        ),
        (
            "The Norvik isn't a hassle to set up.",
            &["Norvik:setup and installation:endorsed"],
        ),
        (
            "Norvik takes the pain out of setup.",
            &["Norvik:setup and installation:endorsed"],
        ),
        (
            "Norvik's support couldn't be worse.",
            &["Norvik:customer support:undermined"],
        ),
        (
            "The Norvik couldn't be set up easily.",
            &["Norvik:setup and installation:undermined"],
        ),
    ]);
}

#[test]
fn marks_and_trade_offs_blame_what_they_are_of() {
    gives(&[
        (
            "Norvik has received mixed reviews for reliability.",
            &["Norvik:reliability:undermined"],
        ),
        ("Norvik received low marks for comfort.", &["Norvik:comfort:undermined"]),
        (
            "Norvik ranks near the bottom for reliability.",
            &["Norvik:reliability:undermined"],
        ),
        ("Norvik received high marks for comfort.", &["Norvik:comfort:endorsed"]),
        (
            "The Norvik sacrifices battery life for a thinner design.",
            &["Norvik:size and weight:endorsed"],
        ),
        (
            "The Norvik sacrifices comfort for speed.",
            &["Norvik:comfort:undermined"],
        ),
    ]);
}

#[test]
fn what_is_mended_or_paid_back_is_no_blame() {
    gives(&[
        ("Norvik's overheating issue has been fixed.", &[]),
        (
            "The Norvik app is slow, and the crashes were never fixed.",
            &["Norvik:reliability:undermined", "Norvik:software:undermined"],
        ),
        (
            "Gone are the days of slow support at Norvik.",
            &["Norvik:customer support:endorsed"],
        ),
        ("Norvik refunds late deliveries.", &[]),
        ("Hollin pays out for delayed flights.", &[]),
        ("Norvik reduces the risk of data breaches.", &[]),
        ("Norvik shields customers from price increases.", &[]),
        (
            "Norvik's slow refunds are a problem.",
            &["Norvik:warranty and returns:undermined"],
        ),
    ]);
}

#[test]
fn what_is_near_a_fee_and_no_part_of_it_keeps_its_praise() {
    gives(&[
        (
            "Norvik is a great camera with a tripod sold separately.",
            &["Norvik:camera:endorsed"],
        ),
        ("Norvik's best features cost extra.", &["Norvik:fees:undermined"]),
        (
            "Norvik is worth it, if only for its better camera.",
            &["Norvik:value for money:endorsed", "Norvik:camera:endorsed"],
        ),
        (
            "The Norvik isn't slow or heavy or loud.",
            &[
                "Norvik:speed:endorsed",
                "Norvik:size and weight:endorsed",
                "Norvik:noise level:endorsed",
            ],
        ),
    ]);
}
