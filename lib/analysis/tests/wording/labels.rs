//! Labels and marks before what they praise or blame: several on one line, those of one drawback or strength, and lines that say that there
//! is nothing of what their label names.

use crate::common::gives;

/// Below a title of Hollin's.
fn gives_below_hollin(rows: &[(&str, &[&str])]) {
    for (line, wanted) in rows {
        let wanted: Vec<String> = wanted.iter().map(|label| format!("Hollin:{label}")).collect();
        let wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
        gives(&[(&format!("### 1. Hollin\n{line}"), &wanted)]);
    }
}

#[test]
fn a_label_ends_the_one_before_it_on_its_line() {
    let sides: &[&str] = &["noise level:endorsed", "price:undermined"];
    gives_below_hollin(&[
        ("**Pros:** quiet; **Cons:** expensive", sides),
        ("**Pros:** quiet **Cons:** expensive", sides),
        ("**Pros:** quiet, **Cons:** expensive", sides),
        ("**Pros:** quiet | **Cons:** expensive", sides),
        ("**Pros:** quiet / **Cons:** expensive", sides),
        ("**Pros:** quiet<br>**Cons:** expensive", sides),
        ("**Pros:** quiet - **Cons:** expensive", sides),
        ("**Pros**: quiet; **Cons**: expensive", sides),
        ("**Pros:** quiet. **Cons:** expensive.", sides),
        ("**Strengths:** quiet; **Weaknesses:** expensive", sides),
        ("**The good:** quiet **The bad:** expensive", sides),
        ("- **Pros:** quiet; **Cons:** expensive", sides),
        ("- **Strengths:** quiet; **Considerations:** expensive", sides),
        ("Pros: quiet; Cons: expensive", sides),
        ("Pros: quiet, Cons: expensive", sides),
        ("Pros: quiet Cons: expensive", sides),
        ("**Vorteile:** leise **Nachteile:** teuer", sides),
        ("**Avantages :** silencieux ; **Inconvénients :** cher", sides),
        ("**Ventajas:** es muy silencioso; **Desventajas:** es caro", sides),
        ("**Pro:** silenzioso; **Contro:** caro", sides),
        ("**Vantagens:** silencioso; **Desvantagens:** caro", sides),
    ]);
    gives(&[
        (
            "**Norvik X2** – **Pros:** quiet; **Cons:** expensive",
            &["Norvik:noise level:endorsed", "Norvik:price:undermined"],
        ),
        (
            "Norvik X2 **Pros:** quiet **Cons:** expensive",
            &["Norvik:noise level:endorsed", "Norvik:price:undermined"],
        ),
    ]);
}

#[test]
fn pros_and_cons_end_with_any_other_label() {
    gives_below_hollin(&[
        (
            "**Pros:** sound **Price:** high",
            &["sound quality:endorsed", "price:undermined"],
        ),
        (
            "- **Pros:** sound **Price:** high",
            &["sound quality:endorsed", "price:undermined"],
        ),
        (
            "**Cons:** heavy; **Verdict:** great value",
            &["size and weight:undermined", "value for money:endorsed"],
        ),
        (
            "**Cons:** heavy; **Best for:** comfort",
            &["size and weight:undermined", "comfort:endorsed"],
        ),
        (
            "**Best for:** low fees **Not for:** good support",
            &["fees:endorsed", "customer support:undermined"],
        ),
        // Under a title they go on.
        ("#### Cons\n**Price:** high", &["price:undermined"]),
    ]);
}

#[test]
fn each_label_of_a_line_has_its_own_verdict() {
    let both: &[&str] = &["battery life:endorsed", "camera:undermined"];
    gives_below_hollin(&[
        ("**Battery:** excellent; **Camera:** poor", both),
        ("**Battery:** excellent | **Camera:** poor", both),
        ("**Battery:** excellent, **Camera:** poor", both),
        ("Battery: excellent; Camera: poor", both),
        ("Battery: excellent | Camera: poor", both),
        ("Battery: excellent, Camera: poor", both),
        (
            "Setup: easy, Support: slow",
            &["setup and installation:endorsed", "customer support:undermined"],
        ),
    ]);
    // Names under one label are no labels of their own; which of them a verdict is of is not told.
    gives(&[
        ("**Battery:** **Norvik:** excellent; **Hollin:** poor", &[]),
        (
            "**Best for travel:** **Norvik X2** – small and light",
            &["Norvik:overall quality:endorsed", "Norvik:size and weight:endorsed"],
        ),
        (
            "**Quietest:** Norvik; **Cheapest:** Hollin",
            &["Norvik:noise level:endorsed", "Hollin:price:endorsed"],
        ),
    ]);
}

#[test]
fn a_mark_ends_the_one_before_it_on_its_line() {
    let sides: &[&str] = &["noise level:endorsed", "price:undermined"];
    gives_below_hollin(&[
        ("✅ quiet ❌ expensive", sides),
        ("❌ Expensive ✅ Quiet", sides),
        ("👍 quiet 👎 expensive", sides),
        ("✔ quiet ✘ expensive", sides),
        ("✅ Quiet | ❌ Expensive", sides),
        ("- ✅ Quiet ❌ Expensive", sides),
        ("**✅ Pros:** quiet **❌ Cons:** expensive", sides),
        ("(+) quiet (-) expensive", sides),
        (
            "✅ Good sound. ❌ Weak battery.",
            &["sound quality:endorsed", "battery life:undermined"],
        ),
        (
            "✅ Wi-Fi ❌ Bluetooth",
            &["compatibility:endorsed", "compatibility:undermined"],
        ),
        // A mark behind a word is no mark of what follows.
        ("Wireless charging ✅, NFC ❌", &["charging:endorsed"]),
    ]);
    gives(&[(
        "Norvik: ✅ quiet ❌ expensive",
        &["Norvik:noise level:endorsed", "Norvik:price:undermined"],
    )]);
}

#[test]
fn a_label_of_one_drawback_or_strength_judges_what_it_names() {
    gives_below_hollin(&[
        ("Biggest drawback: price", &["price:undermined"]),
        ("The main weakness: customer support", &["customer support:undermined"]),
        ("Weak spot: battery", &["battery life:undermined"]),
        ("Dealbreaker: price", &["price:undermined"]),
        ("Key limitation: storage", &["storage and capacity:undermined"]),
        ("Biggest strength: sound quality", &["sound quality:endorsed"]),
        ("Key advantage: price", &["price:endorsed"]),
        ("Biggest plus: battery life", &["battery life:endorsed"]),
        ("What's missing: wireless charging", &["charging:undermined"]),
        ("Lacks: wireless charging", &["charging:undermined"]),
        ("Doesn't have: wireless charging", &["charging:undermined"]),
        ("Signal strength: weak", &["coverage:undermined"]),
        ("Größter Schwachpunkt: Akkulaufzeit", &["battery life:undermined"]),
    ]);
    gives(&[
        ("Norvik's biggest drawback: price", &["Norvik:price:undermined"]),
        ("The Norvik's main strength: battery", &["Norvik:battery life:endorsed"]),
        ("Norvik X2 Plus: quiet", &["Norvik:noise level:endorsed"]),
    ]);
}

#[test]
fn what_there_is_none_of_is_turned() {
    gives_below_hollin(&[
        ("Hidden fees: None", &["fees:endorsed"]),
        ("Hidden fees: Yes", &["fees:undermined"]),
        ("Noise concerns: None", &["noise level:endorsed"]),
        ("Privacy concerns: Minimal", &["privacy and security:endorsed"]),
        ("Fan noise: Low", &["noise level:endorsed"]),
        ("Learning curve: Minimal", &["ease of use:endorsed"]),
        ("Crashes: Rare", &["reliability:endorsed"]),
        ("Foreign transaction fees: None", &["fees:endorsed"]),
        ("Assembly: None", &[]),
        ("Warranty: None", &["warranty and returns:undermined"]),
        ("Easy to use: No", &["ease of use:undermined"]),
        ("Battery issues: Rare, but they happen", &["battery life:undermined"]),
        (
            "Hidden fees: None, though support is slow",
            &["fees:endorsed", "customer support:undermined"],
        ),
        // "No" and "few" may be of what follows them.
        ("Hassle-free: No contracts", &["ease of use:endorsed", "fees:endorsed"]),
        ("Low-maintenance: Few parts", &["maintenance:endorsed"]),
        ("Expensive: Few discounts", &["price:undermined"]),
    ]);
}

#[test]
fn no_drawback_is_none() {
    gives_below_hollin(&[
        ("Cons: None that we found", &[]),
        ("Cons: None worth mentioning", &[]),
        ("Cons: Nothing major", &[]),
        ("Drawbacks: None to speak of", &[]),
        ("Cons: Hard to find any", &[]),
        ("Cons: No significant drawbacks", &[]),
        ("Cons: No major issues", &[]),
        ("#### Cons\n- None that we found", &[]),
        ("Cons: None, except the price", &["price:undermined"]),
        ("Cons: Nothing but the price", &["price:undermined"]),
        ("Cons: Nothing works properly", &["features:undermined"]),
        ("Cons: No timer", &["features:undermined"]),
    ]);
}

#[test]
fn a_label_that_measures_praises_nothing() {
    let (good, bad): (&[&str], &[&str]) = (&["value for money:endorsed"], &["value for money:undermined"]);
    gives_below_hollin(&[
        ("Value for money: Poor", bad),
        ("Value for money: Questionable", bad),
        ("Value for money: Limited", bad),
        ("Value for money: Could be better", bad),
        ("Value for money: Excellent", good),
        ("Value for money: Mixed – pricey for what you get", bad),
        ("Great value for money", good),
    ]);
}

#[test]
fn who_had_better_take_something_else_says_what_is_wrong() {
    gives_below_hollin(&[
        ("Who should skip it: people on a budget", &["price:undermined"]),
        ("Skip it if: you need long battery life", &["battery life:undermined"]),
        ("Who should skip it: gamers", &[]),
        ("Skip it if: you already own one", &[]),
        ("Not for: gamers", &["overall quality:undermined"]),
    ]);
}

#[test]
fn a_mark_behind_a_label_is_of_its_sentence_alone() {
    gives(&[
        (
            "### Norvik\n- Battery: ✅ up to three weeks",
            &["Norvik:battery life:endorsed"],
        ),
        (
            "### Norvik\n- Screen: ❌ too small. The battery is excellent.",
            &["Norvik:battery life:endorsed"],
        ),
        (
            "### Norvik\n- Wi-Fi: ✅ yes; Battery: poor",
            &["Norvik:battery life:undermined"],
        ),
        // Behind a label of praise "nothing" is praise.
        (
            "### Norvik\n- Great value: nothing to complain about",
            &["Norvik:value for money:endorsed"],
        ),
        (
            "### Norvik\n- Fees: none on everyday accounts",
            &["Norvik:fees:endorsed"],
        ),
    ]);
}
