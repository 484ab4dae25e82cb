//! Topic discovery: puts similar questions or keywords together and names each group.
//!
//! The method is an ordinary one, so that its outcome can be explained: content words without their endings, weighted
//! by how rare they are (TF-IDF, Spärck Jones 1972), compared by the cosine, joined bottom-up by average linkage
//! (UPGMA, Sokal and Michener 1958) until nothing is similar enough. A group is named by the longest phrase that most
//! of its texts share. No learned model, no randomness: the same texts give the same groups.

mod cluster;
mod name;
mod questions;
mod words;

pub use questions::questions;

use std::collections::BTreeMap;

use answerscope_domain::text::fold;

/// Texts that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// What they are about: 1 to 100 characters, no two groups have the same.
    pub name: String,
    /// Their places in the list, in order.
    pub members: Vec<usize>,
}

/// Groups texts. Every text is in one group; groups stand in the order of their first texts.
pub fn discover(texts: &[&str]) -> Vec<Group> {
    let read: Vec<words::Text> = texts.iter().map(|text| words::Text::read(text)).collect();
    let weights = words::Weights::of(&read);
    // Two groups that would have the same name are about the same thing; names are alike as they are anywhere else.
    let mut named: BTreeMap<String, Group> = BTreeMap::new();
    for members in cluster::groups(&read, &weights) {
        let name = name::of(&members, texts, &read, &weights);
        let group = named.entry(fold(&name)).or_insert_with(|| Group {
            name,
            members: Vec::new(),
        });
        group.members.extend(members);
    }
    let mut groups: Vec<Group> = named.into_values().collect();
    for group in &mut groups {
        group.members.sort_unstable();
    }
    groups.sort_by_key(|group| group.members.first().copied());
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(texts: &[&str]) -> Vec<(String, Vec<usize>)> {
        discover(texts)
            .into_iter()
            .map(|group| (group.name, group.members))
            .collect()
    }

    #[test]
    fn similar_texts_stand_together_under_a_phrase_they_share() {
        let groups = shown(&[
            "What is the best tea kettle for a small kitchen?",
            "best running shoes under $150",
            "Which tea kettles are quiet?",
            "good running shoe for beginners",
            "recommend a tea kettle",
        ]);
        let expected = [("Tea kettle", vec![0, 2, 4]), ("Running shoe", vec![1, 3])];
        assert_eq!(groups, expected.map(|(name, members)| (name.to_owned(), members)));
    }

    #[test]
    fn names_that_are_alike_but_for_their_letters_are_one_group() {
        let groups = shown(&["fußballschuhe", "beste fussballschuhe"]);
        assert_eq!(groups, [("Fußballschuhe".to_owned(), vec![0, 1])]);
    }

    #[test]
    fn scripts_without_spaces_are_grouped_too() {
        let groups = shown(&["最好的电热水壶是什么", "便宜的电热水壶推荐", "跑步鞋哪个品牌好"]);
        let members: Vec<_> = groups.into_iter().map(|(_, members)| members).collect();
        assert_eq!(members, [vec![0, 1], vec![2]]);
    }

    #[test]
    fn texts_without_words_have_a_group() {
        assert_eq!(shown(&["🫖", "?!", ""]), [("Other".to_owned(), vec![0, 1, 2])]);
        assert_eq!(shown(&[]), []);
    }
}
