//! What people judge products and services by: a fixed vocabulary that fits many industries.
//!
//! Ids are stored beside findings, so an id is never reused or renumbered; new features go to the end.

/// A property that a statement is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Stable forever.
    pub id: u16,
    /// Lower-case display name.
    pub name: &'static str,
    /// One sentence.
    pub description: &'static str,
}

/// Whether more of a thing is good: `More` battery life, but `Less` noise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    More,
    Less,
}

/// Ids of features that rules speak of.
pub(super) const OVERALL: u16 = 1;
pub(super) const PRICE: u16 = 2;
pub(super) const VALUE: u16 = 3;
pub(super) const BUILD: u16 = 4;
pub(super) const DURABILITY: u16 = 5;
pub(super) const RELIABILITY: u16 = 6;
pub(super) const EASE: u16 = 7;
pub(super) const SETUP: u16 = 8;
pub(super) const SUPPORT: u16 = 9;
pub(super) const PERFORMANCE: u16 = 10;
pub(super) const SPEED: u16 = 11;
pub(super) const BATTERY: u16 = 12;
pub(super) const CHARGING: u16 = 13;
pub(super) const NOISE: u16 = 16;
pub(super) const DISPLAY: u16 = 17;
pub(super) const CAMERA: u16 = 18;
pub(super) const DESIGN: u16 = 19;
pub(super) const COMFORT: u16 = 20;
pub(super) const SIZE: u16 = 21;
pub(super) const FEATURES: u16 = 22;
pub(super) const COMPATIBILITY: u16 = 23;
pub(super) const SOFTWARE: u16 = 24;
pub(super) const TASTE: u16 = 27;
pub(super) const FEES: u16 = 30;
pub(super) const SUSTAINABILITY: u16 = 29;
pub(super) const WARRANTY: u16 = 33;
pub(super) const SELECTION: u16 = 35;
pub(super) const CAPACITY: u16 = 37;
pub(super) const EXPERTISE: u16 = 41;

macro_rules! table {
    ($($id:literal $name:literal $description:literal)*) => {
        const ALL: &[Feature] = &[$(Feature { id: $id, name: $name, description: $description }),*];
    };
}

table! {
    1 "overall quality" "General opinion of the brand or product, without a particular feature."
    2 "price" "What it costs and how affordable it is."
    3 "value for money" "What one gets for the price."
    4 "build quality" "How well it is made: materials, workmanship and finish."
    5 "durability" "How long it lasts and what it withstands."
    6 "reliability" "Whether it works as expected, every time."
    7 "ease of use" "How easy it is to learn and operate."
    8 "setup and installation" "How much effort it takes to set up, install or assemble."
    9 "customer support" "Help before and after the purchase."
    10 "performance" "How well and how powerfully it does its job."
    11 "speed" "How fast it works or responds."
    12 "battery life" "How long it runs on a charge."
    13 "charging" "How it charges and how long that takes."
    14 "sound quality" "How it sounds."
    15 "noise cancellation" "How well it keeps outside noise away."
    16 "noise level" "How loud it is when it works."
    17 "display" "Screen and picture quality."
    18 "camera" "Photos, video and lenses."
    19 "design" "How it looks and is laid out."
    20 "comfort" "How comfortable it is to wear, sit or sleep on, or hold."
    21 "size and weight" "How big and heavy it is, and how easy to carry."
    22 "features" "What it can do, and how many functions it offers."
    23 "compatibility" "How well it works with other devices, software and standards."
    24 "software" "The app or software that comes with it."
    25 "safety" "How safe it is for people."
    26 "privacy and security" "How data, money and access are protected."
    27 "taste" "Taste, smell and texture of what is eaten or drunk."
    28 "ingredients" "What it is made from, and how healthy that is."
    29 "sustainability" "Effects on the environment and on the people who make it."
    30 "fees" "Charges beside the price."
    31 "coverage" "Where and for what it works: networks, insured risks, regions."
    32 "shipping and delivery" "How fast and how carefully it is delivered."
    33 "warranty and returns" "Guarantees, trial periods, returns and refunds."
    34 "reputation" "Trust in the brand, and how it is reviewed."
    35 "selection" "Breadth and depth of what is offered."
    36 "maintenance" "How easy it is to clean and keep running."
    37 "storage and capacity" "How much it holds."
    38 "range" "How far it goes, or reaches, in one go."
    39 "accuracy" "How exact its measurements or results are."
    40 "handling" "How it drives, rides or is steered."
    41 "expertise and advice" "Knowledge, guidance and documentation that come with it."
    42 "innovation" "How new and how advanced it is."
}

/// All features, by id.
pub fn features() -> &'static [Feature] {
    ALL
}

/// The feature with an id; `None` when no version of the method knew it.
pub fn feature(id: u16) -> Option<&'static Feature> {
    ALL.binary_search_by_key(&id, |feature| feature.id)
        .ok()
        .map(|index| &ALL[index])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_names_are_unique() {
        assert!(ALL.windows(2).all(|pair| pair[0].id < pair[1].id));
        let names: std::collections::HashSet<_> = ALL.iter().map(|feature| feature.name).collect();
        assert_eq!(names.len(), ALL.len());
        assert_eq!(feature(12).map(|f| f.name), Some("battery life"));
        assert_eq!(feature(9_999), None);
    }
}
