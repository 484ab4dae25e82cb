//! Who asks says nothing: a title may do so without a sign.

use crate::labelled::analyzer;

/// How many findings a text has.
fn findings(text: &str) -> usize {
    analyzer().analyze(text, &[]).findings.len()
}

#[test]
fn a_title_that_asks_says_nothing() {
    for text in [
        "### Norvik or Brindax: which is better\n\nBoth are sold in this country, and neither was tested.",
        "**Norvik vs. Brindax: Which One Is the Best**\n\nBoth are sold in this country, and neither was tested.",
        "## Which is quieter – Norvik or Brindax\n\nBoth are sold in this country, and neither was tested.",
        "## Norvik o Brindax: cuál es mejor\n\nLas dos marcas se venden en este país y ninguna fue probada.",
        "## Norvik oder Brindax: welcher ist besser\n\nBeide werden in diesem Land verkauft, und keiner wurde geprüft.",
        "## Norvik ou Brindax : lequel est le meilleur\n\nLes deux sont vendus dans ce pays et aucun n'a été testé.",
        "## Norvik o Brindax: quale è migliore\n\nTutti e due sono venduti in questo paese e nessuno è stato provato.",
        "## Norvik ou Brindax: qual é melhor\n\nAs duas marcas são vendidas neste país e nenhuma foi testada.",
    ] {
        assert_eq!(findings(text), 0, "{text}");
    }
}

#[test]
fn what_only_looks_like_a_question_is_read() {
    for text in [
        "### Norvik: excellent sound\n\nIt is sold in this country.",
        "The Norvik, which is excellent, is sold in this country.",
        "**Why we like the Norvik: excellent sound**\n\nIt is sold in this country.",
    ] {
        assert_eq!(findings(text), 1, "{text}");
    }
}
