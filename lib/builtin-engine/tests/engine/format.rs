//! Whatever is asked, an answer is well formed: its citations stand where they say, in code points, and cite what was found.

use crate::support::PROMPTS;
use answerscope_builtin_engine::{BuiltInAnswer, BuiltInEngine, BuiltInQuestion, KnownBrand};
use answerscope_domain::{Day, Engine};
use proptest::prelude::*;

/// Checks what holds of every answer.
fn check(answer: &BuiltInAnswer) {
    let signs: Vec<char> = answer.text.chars().collect();
    let mut last = 0;
    for citation in &answer.citations {
        assert!(last <= citation.start && citation.start < citation.end && citation.end <= signs.len());
        let link: String = signs[citation.start..citation.end].iter().collect();
        assert!(
            link.starts_with("([") && link.ends_with(&format!("]({}))", citation.url)),
            "{link}"
        );
        assert!(citation.url == citation.page || citation.url == format!("{}?utm_source=openai", citation.page));
        let sources = answer.searches.iter().flat_map(|search| &search.sources);
        assert_eq!(
            sources.filter(|(url, _)| *url == citation.page).count(),
            1,
            "{}",
            citation.page
        );
        last = citation.end;
    }
    assert!(!answer.text.is_empty() && answer.text.trim() == answer.text);
    assert!(
        !answer.text.contains("\n\n\n") && !answer.text.contains("{"),
        "{}",
        answer.text
    );
}

fn prompts() -> impl Strategy<Value = String> {
    prop_oneof![
        proptest::sample::select(PROMPTS.concat()).prop_map(str::to_owned),
        "\\PC{0,80}",
        "(best|mejor|beste|meilleur|Sweplin|Tymbria|vs|how to choose|cómo elegir|kettle|casque|Konto| ){1,12}",
    ]
}

fn brands() -> impl Strategy<Value = Vec<KnownBrand>> {
    let brand = ("[\\PC&&[^{\\]]]{1,20}", "[a-z]{1,10}\\.(com|example|de)");
    let brand = brand.prop_map(|(name, domain)| KnownBrand { name, domain });
    proptest::collection::vec(brand, 0..4)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn citations_stand_where_they_say(
        prompt in prompts(),
        brands in brands(),
        engine in proptest::sample::select(Engine::ALL.to_vec()),
        day in prop_oneof![Just(i32::MIN), Just(i32::MAX), 0..40_000i32],
        (repetition, seed) in any::<(u32, u64)>(),
        country in proptest::option::of(proptest::sample::select(vec!["US", "ES", "DE", "FR", "JP"])),
    ) {
        prop_assume!(!prompt.contains('{'));
        let question = BuiltInQuestion {
            prompt: &prompt,
            country,
            engine,
            day: Day(day),
            repetition,
            brands: &brands,
        };
        let answer = BuiltInEngine::new(seed).answer(&question);
        check(&answer);
        prop_assert!(!answer.citations.is_empty());
        let unsearched = BuiltInEngine::new(seed).answer_without_search(&question);
        prop_assert!(unsearched.citations.is_empty() && unsearched.searches.is_empty());
        prop_assert!(!unsearched.text.contains("]("), "{}", unsearched.text);
    }
}

#[test]
fn every_template_is_filled() {
    let marks = ['{', '}', '^'];
    for (prompts, country) in PROMPTS.iter().zip(["US", "ES", "DE", "FR"]) {
        for prompt in prompts {
            for at in 0..80u32 {
                let question = BuiltInQuestion {
                    prompt,
                    country: Some(country),
                    engine: Engine::ALL[at as usize % 8],
                    day: Day(20_000),
                    repetition: at,
                    brands: &[],
                };
                let answer = BuiltInEngine::new(3).answer(&question);
                check(&answer);
                // A bracket that is no link's would be a choice that was not made.
                let bare = answer.text.replace("([", "").replace("](", "");
                assert!(!bare.contains(marks) && !bare.contains(['[', ']']), "{}", answer.text);
                assert!(
                    !answer.text.contains("  ") && !answer.text.contains(" ."),
                    "{}",
                    answer.text
                );
            }
        }
    }
}
