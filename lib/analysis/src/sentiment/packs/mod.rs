//! What a language brings to the reading of sentiment: its words, and nothing of how they are put together. Those about
//! features stand in files of their own, `data/words/LANGUAGE/FEATURE.txt`, which [`words`] reads.

mod closings;
mod english;
mod forms;
mod french;
mod german;
mod italian;
mod portuguese;
mod rules;
mod spanish;
mod words;

use super::least::Least;
use super::lexicon::Meaning;
pub(super) use forms::{Forms, Rules, chosen, entries, listed};
use words::Files;
pub(super) use words::{FILES, Says, lists};

pub(super) use english::PACK as ENGLISH;
pub(super) use french::PACK as FRENCH;
pub(super) use german::PACK as GERMAN;
pub(super) use italian::PACK as ITALIAN;
pub(super) use portuguese::PACK as PORTUGUESE;
pub(super) use spanish::PACK as SPANISH;

/// Those of all languages.
pub(super) static ALL: [&Pack; 6] = [&ENGLISH, &SPANISH, &GERMAN, &FRENCH, &ITALIAN, &PORTUGUESE];

/// The words of one language, all in lower case. Lists in one text are split by `|`; hyphens are read as spaces.
pub(super) struct Pack {
    /// How words that are listed once are inflected.
    pub(super) forms: &'static Forms,
    /// An apostrophe ends a word: "l'autonomie" is two.
    pub(super) elides: bool,
    /// Every noun has a capital, which therefore is no sign of a name.
    pub(super) capital_nouns: bool,
    /// Adjectives follow their noun: "sonido excelente".
    pub(super) postposed: bool,
    /// Features whose phrases are said of any other feature beside them too: "los reembolsos tardan una eternidad".
    pub(super) manners: &'static [u16],
    /// A feature that is named without a judgement is told as a fact. Where many words of praise are not known, that is wrong too often.
    pub(super) facts: bool,
    /// What stands before a reflexive verb, with its space: such a verb is no phrase that names its feature itself.
    pub(super) reflexive: &'static [&'static str],
    /// The word for "than" has other uses ("que", "che"): it compares only behind one of these words.
    pub(super) comparatives: &'static [&'static str],
    /// The words for features, and of praise and blame.
    pub(super) files: &'static Files,
    /// Terms of everyday use: found alone they say nothing.
    pub(super) everyday: &'static str,
    /// Words that turn, join, split or compare.
    pub(super) others: &'static [(Meaning, &'static str)],
    /// True for praise or blame that compares: "better", "more reliable".
    pub(super) is_comparative: fn(&str) -> bool,
    /// A feature's term without its plural ending, where the pack does not list plurals.
    pub(super) singular: fn(&str) -> Option<&str>,
    /// Heads of lists of praise: "Pros". Written as the entries of word files: several in one text, with choices in parentheses.
    pub(super) pros: &'static [&'static str],
    /// Heads of lists of blame: "Cons".
    pub(super) cons: &'static [&'static str],
    /// Words before or behind a head of a list that say how much it weighs: "biggest" drawback, desventaja "principal".
    pub(super) foremost: &'static [&'static str],
    /// Labels that judge nothing by themselves, though their words praise elsewhere: "Value for money: poor".
    pub(super) measures: &'static [&'static str],
    /// With what a line says that there is nothing of what its label names, whatever it adds: "none that we found".
    pub(super) nothing: &'static [&'static str],
    /// With what it says that there is little or nothing, where it says no more: "Hidden fees: low".
    pub(super) little: &'static [&'static str],
    /// What stands in place of a brand's name in the titles that follow.
    pub(super) it: &'static str,
    /// Titles over those whom something suits: "who should buy it".
    pub(super) for_whom: &'static [&'static str],
    /// Titles over those whom it does not suit.
    pub(super) not_for_whom: &'static [&'static str],
    /// Lead-ins that describe the same subject further: "Specs", "Verdict".
    pub(super) same: &'static [&'static str],
    /// The same, but to drawbacks where Pros stand before: "Strengths: ... Considerations: ...".
    pub(super) counterparts: &'static [&'static str],
    /// Words with which a lead-in begins that says nothing of who is meant.
    pub(super) general: &'static [&'static str],
    /// Parts of lead-ins over what is about no brand.
    pub(super) advice_leads: &'static [&'static str],
    /// Words of a lead-in that names a brand but is about others: "alternatives", "versus".
    pub(super) others_than: &'static [&'static str],
    /// Words between "alternative" and what it is one to.
    pub(super) alternative_to: &'static [&'static str],
    /// Beginnings of words that end like a comparative and are none: "anderer".
    pub(super) uncompared: &'static [&'static str],
    /// Words behind a name and a comma that go on with it: "quieter than Norvik, whose ...".
    pub(super) relative: &'static [&'static str],
    /// Words for the two that were named: "both are quiet".
    pub(super) both: &'static [&'static str],
    /// Words with which a sentence begins that tells the reader how to choose.
    pub(super) advice_first: &'static [&'static str],
    /// Words of such a sentence.
    pub(super) advice: &'static [&'static str],
    /// With what an engine speaks of its own answer, or offers more: "I can help", "let me know".
    pub(super) closing: &'static [&'static str],
    /// Those of the words above that begin a condition, behind which a product may be spoken of: "if you travel, it ...".
    pub(super) conditional: &'static [&'static str],
    /// Words for what a reader puts up with, which is blame: "if you don't mind the weight".
    pub(super) tolerating: &'static [&'static str],
    /// Words of equality that are no [`Meaning::As`]: "the same range as Norvik".
    pub(super) equal: &'static [&'static str],
    /// Words of praise and blame that set their subject against a partner: "ist dem Norvik überlegen".
    pub(super) relating: &'static [&'static str],
    /// Articles and prepositions before such a partner.
    pub(super) partner: &'static [&'static str],
    /// Articles of a subject alone, whatever stands before its verb: "der".
    pub(super) nominative: &'static [&'static str],
    /// The one of these words that tells no difference, unless it is denied: "kann mit dem Norvik mithalten".
    pub(super) level: &'static str,
    /// Words for all others that sell the like, which have no name: "la concurrence".
    pub(super) rivals: &'static [&'static str],
    /// With which clauses begin of which nobody is the subject: "kein anderer". What they deny is said of whom they compare it with.
    pub(super) nobody: &'static [&'static str],
    /// Those of them that name others who sell the like, so that a brand needs not be named again: "kaum ein Händler".
    pub(super) outdone: &'static [&'static str],
    /// How many times, before a word of equality, which then tells a difference: "halb so laut wie".
    pub(super) multiples: &'static [&'static str],
    /// Words with which one thing is chosen before another: "eher zum Hollin als zum Norvik".
    pub(super) rather: &'static [&'static str],
    /// Verbs behind which praise is of what a product asks for: "needs a powerful graphics card".
    pub(super) requiring: &'static [&'static str],
    /// Words behind which the rest of a clause is asked, not known, or past: "check whether", "we couldn't verify", "used to be".
    pub(super) unsaid: &'static [&'static str],
    /// Those that ask for something only where a clause begins with them: "make sure that", but not "the staff make sure".
    pub(super) checking: &'static [&'static str],
    /// Negations that compare: "less".
    pub(super) lesser: &'static [&'static str],
    /// Words behind which a brand is given up for another one: "switching from".
    pub(super) leaving: &'static [&'static str],
    /// Words with which a title asks, which it may do without a sign: "Norvik or Ferrin: which is better".
    pub(super) asking: &'static [&'static str],
    /// Words behind which the reader does something: "when you brush too hard".
    pub(super) occasions: &'static [&'static str],
    /// Words with which a sentence goes on with the one before: "also", "another".
    pub(super) continuing: &'static [&'static str],
    /// Pronouns that stand for a brand: "it", "their".
    pub(super) pronouns: &'static [&'static str],
    /// Contrasts that may stand in the midst of their clause, which they then do not end: "das Mikrofon ist jedoch schwach".
    pub(super) within_clause: &'static [&'static str],
    /// Contrasts that end a clause where nothing parts it from the next, but may stand amid that one: "..., das Mikrofon ist aber schwach".
    pub(super) late: &'static [&'static str],
    /// Words and signs that join parts of equal rank: "and", "or"; the empty text is `&` or `/`.
    pub(super) coordinating: &'static [&'static str],
    /// Words that may stand between a joining sign and a brand: "the", "both".
    pub(super) before_brand: &'static [&'static str],
    /// Indefinite articles: they begin a phrase of its own.
    pub(super) indefinite: &'static [&'static str],
    /// Links that hang on a name and are no verb: "'s".
    pub(super) genitive: &'static [&'static str],
    /// Words of choice, after which "over" marks a loser.
    pub(super) choice: &'static [&'static str],
    /// Nouns of choice within words that say whom a thing suits: "a great option for".
    pub(super) choices: &'static [&'static str],
    /// Words of [`Meaning::Extra`] that say too little where they stand beside no feature: "several", "unique".
    pub(super) vague: &'static [&'static str],
    /// Words of highest praise, which the word of choice may stand far behind: "best mid-range choice".
    pub(super) superlatives: &'static [&'static str],
    /// Prepositions of use, with which a label begins that recommends the names behind it: "For families: ...".
    pub(super) purposes: &'static [&'static str],
    /// Beginnings of words for who makes, sells or rates a thing, or warns of it; a label of them recommends nobody: "Brand: ...".
    pub(super) label_stop_words: &'static [&'static str],
    /// Words behind which a brand is named in passing where another one is spoken of: "runs on Ferrin's network".
    pub(super) passing: &'static [&'static str],
    /// Words that do so only where the same sentence named the other one: "a rival like Ferrin".
    pub(super) naming: &'static [&'static str],
    /// Articles and what else stands between a preposition and a name.
    pub(super) articles: &'static [&'static str],
    /// Words behind which blame is praise: "minimizes scratches".
    pub(super) lessening: &'static [&'static str],
    /// Words behind which other products are spoken of: "than most high-end models".
    pub(super) others_words: &'static [&'static str],
    /// Words for parts of products, which are no names where a sentence begins with them.
    pub(super) parts: &'static [&'static str],
    /// Those of [`Meaning::Extra`] that only say that a part is there: "built-in".
    pub(super) built_in: &'static [&'static str],
    /// Words for features that behind a hyphen only say what something is like: "hotel-style".
    pub(super) suffixes: &'static [&'static str],
    /// Verbs of praise that are nouns too: they count only before what they do something to.
    pub(super) transitive: &'static [&'static str],
    /// What [`super::lexicon::Meaning::Contrast`] begins with where it gives a reason or a source, or adds something: "because", "but also".
    pub(super) because: &'static [&'static str],
    /// Words with which a lead-in begins that gives reasons for the same subject: "Why it's good".
    pub(super) reasons: &'static [&'static str],
    /// Words with which praise begins that is of the product, whatever noun follows: "one of the best".
    pub(super) selecting: &'static [&'static str],
    /// Nouns that are good to have by themselves: "offers convenience".
    pub(super) virtues: &'static [&'static str],
    /// Words for the reader: "you".
    pub(super) readers: &'static [&'static str],
    /// Words behind which it is said what people do or want: "those who".
    pub(super) people: &'static [&'static str],
    /// What people want to have: "value", "need".
    pub(super) wishes: &'static [&'static str],
    /// "or": what follows is not there either behind "no".
    pub(super) or: &'static [&'static str],
    /// Numbers as words.
    pub(super) numbers: &'static [&'static str],
    /// Words of praise or blame with other meanings too: they count only where no unknown thing follows ("light", but "light
    /// gaming").
    pub(super) guarded: &'static [&'static str],
    /// What stands behind a brand's name that is not spoken of itself: "Norvik users".
    pub(super) audience: &'static [&'static str],
    /// Articles, prepositions, auxiliaries and other small words that name no thing. Where there are none, a word of praise
    /// is of the whole thing whatever follows it.
    pub(super) function_words: &'static [&'static str],
    /// (term, feature, words): in a text with one of these words the term names another feature than usually: the support of a
    /// mattress.
    pub(super) contexts: &'static [(&'static str, u16, &'static [&'static str])],
    /// Terms that mean something else behind a noun: "codec support".
    pub(super) compound_heads: &'static [&'static str],
    /// Lead-ins of lists of what a product has, which praise nothing by themselves: "Key features".
    pub(super) listings: &'static [&'static str],
    /// Words behind a feature that begin such a list: "features like ...".
    pub(super) such_as: &'static [&'static str],
    /// What joins a verdict with its reasons: "..., making it ideal".
    pub(super) resulting: &'static [&'static str],
    /// Words that make praise of what can not be done: "can't recommend it enough".
    pub(super) enough: &'static [&'static str],
    /// Verbs such as "is" that hold their negation: "isn't".
    pub(super) negated_links: &'static [&'static str],
    /// What stands before a thing that is not there: "no", "without", "lack of".
    pub(super) absent: &'static [&'static str],
    /// Verbs that blame nobody for what stands behind them: "refunds late deliveries".
    pub(super) made_good: &'static [&'static str],
    /// What is said of a fault that is no more: "were fixed".
    pub(super) mended: &'static [&'static str],
    /// What is only promised: "claims to be quiet, but it's not".
    pub(super) promising: &'static [&'static str],
    /// Names for one of the plans of a brand, which praise nothing: "its cheapest plan".
    pub(super) plan_names: &'static [&'static str],
    /// Verbs of [`Meaning::Offer`] that say too little for praise: "has offices in Lyon".
    pub(super) owns: &'static [&'static str],
    /// Terms of features that are verbs too: "this kettle features a timer".
    pub(super) also_offers: &'static [&'static str],
    /// Words behind which another thing begins than an adjective before them speaks of: "a popular choice for comfort".
    pub(super) prepositions: &'static [&'static str],
    /// Prepositions behind which a judgement of the whole is narrowed to a feature: "gana en autonomía".
    pub(super) topical: &'static [&'static str],
    /// Its rules were tuned to real answers, so that the classifier has less to say: what they find stays sooner, always where a word is the
    /// feature's own name, and blame amid praise needs a contrast.
    pub(super) trusted: bool,
    /// How likely what the classifier weighs has to be.
    pub(super) least: Least,
    /// Negators that products are named with: "Nothing Phone".
    pub(super) name_negators: &'static [&'static str],
    /// Shortened words that a full stop follows within a sentence.
    pub(super) abbreviations: &'static [&'static str],
}

impl Pack {
    /// Without words; what a pack leaves out is as here.
    const DEFAULT: Self = Self {
        forms: &rules::LISTED,
        elides: false,
        capital_nouns: false,
        postposed: false,
        manners: &[],
        facts: false,
        reflexive: &[],
        comparatives: &[],
        files: &[""; FILES],
        everyday: "",
        others: &[],
        is_comparative: |_| false,
        singular: |_| None,
        pros: &[],
        cons: &[],
        foremost: &[],
        measures: &[],
        nothing: &[],
        little: &[],
        it: "it",
        for_whom: &[],
        not_for_whom: &[],
        same: &[],
        general: &[],
        advice_leads: &[],
        others_than: &[],
        alternative_to: &[],
        uncompared: &[],
        tolerating: &[],
        counterparts: &[],
        requiring: &[],
        equal: &[],
        unsaid: &[],
        checking: &[],
        lesser: &[],
        leaving: &[],
        relating: &[],
        partner: &[],
        nominative: &[],
        level: "",
        rivals: &[],
        nobody: &[],
        outdone: &[],
        multiples: &[],
        rather: &[],
        relative: &[],
        both: &[],
        advice_first: &[],
        advice: &[],
        closing: &[],
        conditional: &[],
        asking: &[],
        occasions: &[],
        continuing: &[],
        pronouns: &[],
        within_clause: &[],
        late: &[],
        coordinating: &[],
        before_brand: &[],
        indefinite: &[],
        genitive: &[],
        choice: &[],
        choices: &[],
        vague: &[],
        superlatives: &[],
        purposes: &[],
        label_stop_words: &[],
        passing: &[],
        naming: &[],
        articles: &[],
        lessening: &[],
        others_words: &[],
        parts: &[],
        built_in: &[],
        transitive: &[],
        because: &[],
        reasons: &[],
        selecting: &[],
        virtues: &[],
        readers: &[],
        people: &[],
        wishes: &[],
        or: &[],
        numbers: &[],
        guarded: &[],
        audience: &[],
        function_words: &[],
        contexts: &[],
        compound_heads: &[],
        suffixes: &[],
        listings: &[],
        resulting: &[],
        such_as: &[],
        enough: &[],
        negated_links: &[],
        absent: &[],
        made_good: &[],
        mended: &[],
        promising: &[],
        plan_names: &[],
        owns: &[],
        also_offers: &[],
        prepositions: &[],
        topical: &[],
        trusted: false,
        least: Least::MOST_LANGUAGES,
        name_negators: &[],
        abbreviations: &[],
    };
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeSet, HashMap};

    use super::*;
    use crate::sentiment::features::features;

    const PACKS: &[(&str, &Pack)] = &[
        ("english", &ENGLISH),
        ("spanish", &SPANISH),
        ("german", &GERMAN),
        ("french", &FRENCH),
        ("italian", &ITALIAN),
        ("portuguese", &PORTUGUESE),
    ];

    #[test]
    fn every_block_of_a_file_is_a_list() {
        for (language, pack) in PACKS {
            let blocks = pack.files.iter().flat_map(|text| text.split("\n\n"));
            let blocks = blocks.filter(|block| !block.trim().is_empty()).count();
            assert_eq!(lists(pack.files).count(), blocks, "{language}");
        }
    }

    #[test]
    fn files_are_named_for_features() {
        for (language, _) in PACKS {
            let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("data/words")
                .join(language);
            let files = std::fs::read_dir(folder).expect("a folder");
            let files: BTreeSet<String> = files
                .map(|file| file.expect("a file").file_name().into_string().expect("a name"))
                .collect();
            let named = features().iter().map(|feature| feature.name.replace(' ', "-") + ".txt");
            let named = named.chain(["anything.txt".to_owned(), "everyday-terms.txt".to_owned()]);
            assert_eq!(files, named.collect(), "{language}");
        }
    }

    #[test]
    fn a_term_names_one_feature() {
        for (language, pack) in PACKS {
            let mut seen = HashMap::new();
            for list in lists(pack.files).filter(|list| matches!(list.says, Says::Term { .. })) {
                for term in entries(list.words).map(|word| word.trim_end_matches('?').to_owned()) {
                    assert_eq!(seen.insert(term.clone(), list.feature), None, "{language}: {term}");
                }
            }
        }
    }

    #[test]
    fn every_feature_has_terms() {
        let known: BTreeSet<u16> = features().iter().map(|feature| feature.id).collect();
        for (language, pack) in PACKS {
            let named = lists(pack.files).filter(|list| matches!(list.says, Says::Term { .. }));
            let named: BTreeSet<u16> = named.map(|list| list.feature).collect();
            assert_eq!(named, known, "{language}");
        }
    }

    /// There is a bit for each.
    #[test]
    fn pairs_are_not_too_many() {
        for (language, pack) in PACKS {
            let pairs = lists(pack.files).filter(|list| matches!(list.says, Says::Pair { .. }));
            assert!(pairs.count() <= 384, "{language}");
        }
    }
}
