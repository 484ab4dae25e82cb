//! The fields of a row, by entity and metric.

use crate::{Combination, Entity, Format, Metric};

/// Where a field's value comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Source {
    Brand,
    Topic,
    Prompt,
    /// Engine and date.
    Moment,
    /// What a row of the group is about: a tracked brand, a page, a feature of a brand.
    Item,
    Figure,
}

/// A field of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Column {
    pub(crate) name: &'static str,
    pub(crate) source: Source,
    /// Which of the values, or figures, of the source.
    pub(crate) place: usize,
    /// What opens a JSON object around this field and those after it.
    pub(crate) object: Option<&'static str>,
}

const fn column(name: &'static str, source: Source, place: usize) -> Column {
    Column {
        name,
        source,
        place,
        object: None,
    }
}

const fn item(name: &'static str, place: usize) -> Column {
    column(name, Source::Item, place)
}

const fn figure(name: &'static str, place: usize) -> Column {
    column(name, Source::Figure, place)
}

const BRAND: [Column; 3] = [
    column("brandId", Source::Brand, 0),
    column("brandName", Source::Brand, 1),
    column("brandDomain", Source::Brand, 2),
];

const TOPIC: [Column; 5] = [
    column("topicId", Source::Topic, 0),
    column("topicName", Source::Topic, 1),
    column("topicLocation", Source::Topic, 2),
    column("topicTags", Source::Topic, 3),
    column("topicType", Source::Topic, 4),
];

const PROMPT: [Column; 5] = [
    column("promptId", Source::Prompt, 0),
    column("promptQuery", Source::Prompt, 1),
    column("promptType", Source::Prompt, 2),
    column("promptCountry", Source::Prompt, 3),
    column("promptTags", Source::Prompt, 4),
];

const MOMENT: [Column; 2] = [column("engine", Source::Moment, 0), column("date", Source::Moment, 1)];

const MENTIONED: [Column; 3] = [
    item("mentionedBrand", 0),
    item("mentionedDomain", 1),
    item("relationship", 2),
];

const SHARE_OF_VOICE: [Column; 4] = [
    figure("mentionCount", 0),
    figure("totalMentions", 3),
    figure("shareOfVoice", 1),
    figure("rank", 2),
];

const CITATIONS: [Column; 6] = [
    item("citedUrl", 0),
    item("citedTitle", 1),
    item("citedDomain", 2),
    item("sourceType", 3),
    figure("totalCitations", 0),
    figure("shareOfVoice", 1),
];

const SENTIMENT: [Column; 7] = [
    figure("mentionedBrandRank", 0),
    item("featureName", 3),
    item("featureDescription", 4),
    figure("endorsedMentions", 1),
    figure("underminedMentions", 2),
    figure("neutralMentions", 3),
    figure("totalMentions", 4),
];

/// Visibility's own fields: `whole` names what is counted, and a CSV row has no objects.
fn visibility(whole: &'static str, format: Format) -> [Column; 8] {
    let interval = match format {
        Format::Ndjson => [
            Column {
                object: Some("confidenceInterval"),
                ..figure("low", 4)
            },
            figure("high", 5),
        ],
        Format::Csv => [figure("confidenceIntervalLow", 4), figure("confidenceIntervalHigh", 5)],
    };
    [
        figure("mentionCount", 0),
        figure(whole, 1),
        figure("visibility", 2),
        figure("rank", 3),
        figure("averagePosition", 6),
        figure("firstMentionShare", 7),
        interval[0],
        interval[1],
    ]
}

/// The fields of every row, in the order of the format.
pub(crate) fn columns(combination: Combination, format: Format) -> Vec<Column> {
    let mut columns = BRAND.to_vec();
    if combination.entity != Entity::Brand {
        columns.extend(TOPIC);
    }
    if combination.entity == Entity::Prompt {
        columns.extend(PROMPT);
    }
    columns.extend(MOMENT);
    if combination.metric != Metric::Citations {
        columns.extend(MENTIONED);
    }
    let whole = match combination.entity {
        Entity::Prompt => "answerCount",
        Entity::Brand | Entity::Topic => "promptCount",
    };
    match combination.metric {
        Metric::ShareOfVoice => columns.extend(SHARE_OF_VOICE),
        Metric::Visibility => columns.extend(visibility(whole, format)),
        Metric::Citations => columns.extend(CITATIONS),
        Metric::Sentiment => columns.extend(SENTIMENT),
    }
    if format == Format::Csv {
        columns.sort_unstable_by_key(|column| column.name);
    }
    columns
}
