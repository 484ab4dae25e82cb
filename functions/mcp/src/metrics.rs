//! The metrics of three levels as three tools: the operation is chosen by level and metric.

use std::collections::BTreeMap;

use answerscope_api::operation::Tag;
use serde_json::{Map, Value, json};

use crate::operations::{Argument, Callable, Place, input_schema};
use crate::request::unknown_argument;

/// What a tool of metrics answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum MetricKind {
    /// Rows over a range of days.
    Aggregates,
    /// Points, day by day.
    TimeSeries,
    /// Rows of two periods, with a verdict.
    Comparison,
}

impl MetricKind {
    pub(crate) const ALL: [Self; 3] = [Self::Aggregates, Self::TimeSeries, Self::Comparison];

    pub(crate) fn tool_name(self) -> &'static str {
        match self {
            Self::Aggregates => "get_metric_aggregates",
            Self::TimeSeries => "get_metric_timeseries",
            Self::Comparison => "get_metric_comparison",
        }
    }

    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::Aggregates => "Get a metric over a range of days",
            Self::TimeSeries => "Get a metric day by day",
            Self::Comparison => "Compare a metric in two periods",
        }
    }

    pub(crate) fn about(self) -> &'static str {
        match self {
            Self::Aggregates => {
                "A metric over a range of days, with counts and intervals: share-of-voice and visibility by tracked brand, \
                 citations by cited page, sentiment by feature."
            }
            Self::TimeSeries => {
                "A metric of each tracked brand day by day (sentiment: of the owned brand), with counts and intervals, and \
                 where an engine began to answer by another model."
            }
            Self::Comparison => {
                "What changed against an earlier period, and whether it is more than chance: change, interval, corrected \
                 p-value and a verdict for each brand, cited domain or feature. Real changes come first."
            }
        }
    }

    fn word(self) -> &'static str {
        match self {
            Self::Aggregates => "aggregates",
            Self::TimeSeries => "timeseries",
            Self::Comparison => "comparison",
        }
    }
}

/// The operations that a tool of metrics chooses from, by level and metric.
pub(crate) struct MetricTool {
    pub(crate) kind: MetricKind,
    /// Places in the list of operations.
    places: BTreeMap<(String, String), usize>,
    arguments: Vec<Argument>,
}

/// Kind, level and metric of an operation of metrics: `/brands/{brand}/visibility/aggregates`.
pub(crate) fn read_path(callable: &Callable) -> Option<(MetricKind, &'static str, &'static str)> {
    let spec = callable.spec();
    if spec.tag != Some(Tag::Metrics) {
        return None;
    }
    let mut parts = spec.path.rsplit('/');
    let (kind, metric) = (parts.next()?, parts.next()?);
    let kind = MetricKind::ALL.into_iter().find(|one| one.word() == kind)?;
    Some((kind, spec.path_parameter()?, metric))
}

impl MetricTool {
    /// Over the operations of a kind.
    pub(crate) fn new(kind: MetricKind, operations: &[Callable]) -> Self {
        let mut places = BTreeMap::new();
        for (place, callable) in operations.iter().enumerate() {
            if let Some((of, level, metric)) = read_path(callable)
                && of == kind
            {
                places.insert((level.to_owned(), metric.to_owned()), place);
            }
        }
        let arguments = folded(&places, operations);
        Self {
            kind,
            places,
            arguments,
        }
    }

    /// The schema of its arguments.
    pub(crate) fn input_schema(&self) -> Map<String, Value> {
        input_schema(&self.arguments)
    }

    /// The place of the operation that is meant, and its arguments.
    ///
    /// # Errors
    ///
    /// Level, metric or id is missing or none that there is; the text names it.
    pub(crate) fn choose(
        &self,
        operations: &[Callable],
        mut arguments: Map<String, Value>,
    ) -> Result<(usize, Map<String, Value>), String> {
        let mut take = |name: &str| match arguments.remove(name) {
            Some(Value::String(text)) => Ok(text),
            Some(_) => Err(format!("{name}: expected a text")),
            None => Err(format!("{name}: missing")),
        };
        let (level, metric, id) = (take("level")?, take("metric")?, take("id")?);
        let unknown = |name: &&String| !self.arguments.iter().any(|one| one.name == **name);
        if let Some(unknown) = arguments.keys().find(unknown) {
            return Err(unknown_argument(
                unknown,
                self.arguments.iter().map(|one| one.name.as_str()),
            ));
        }
        let place = self.places.get(&(level.clone(), metric.clone())).ok_or_else(|| {
            let (levels, metrics) = (words(&self.places, |one| &one.0), words(&self.places, |one| &one.1));
            format!("level, metric: expected a level of {levels:?} and a metric of {metrics:?}")
        })?;
        let callable = &operations[*place];
        let other = |name: &&String| !callable.arguments.iter().any(|one| one.name == **name);
        if let Some(other) = arguments.keys().find(other)
            && self.arguments.iter().any(|one| one.name == *other)
        {
            return Err(format!(
                "{other}: means nothing for {metric} of a {level}; leave it out"
            ));
        }
        arguments.insert(format!("{level}Id"), id.into());
        Ok((*place, arguments))
    }
}

/// The words of one side of the pairs, each once.
fn words<'p>(
    places: &'p BTreeMap<(String, String), usize>,
    side: impl Fn(&'p (String, String)) -> &'p String,
) -> Vec<&'p str> {
    let mut words: Vec<&str> = places.keys().map(|pair| side(pair).as_str()).collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// Level, metric and id, and every argument of any of the operations.
fn folded(places: &BTreeMap<(String, String), usize>, operations: &[Callable]) -> Vec<Argument> {
    let own = |name: &str, schema: Value| Argument {
        name: name.into(),
        sent_as: name.into(),
        place: Place::Query,
        required: true,
        schema,
    };
    let mut arguments = vec![
        own("level", json!({"type": "string", "enum": words(places, |one| &one.0)})),
        own(
            "id",
            json!({"type": "string", "description": "The id of the brand, prompt or view."}),
        ),
        own("metric", json!({"type": "string", "enum": words(places, |one| &one.1)})),
    ];
    let own_arguments = arguments.len();
    let of_metrics = places.values().map(|place| &operations[*place]);
    for argument in of_metrics.clone().flat_map(|callable| &callable.arguments) {
        if argument.place == Place::Path {
            continue;
        }
        match arguments.iter_mut().find(|one| one.name == argument.name) {
            Some(known) => join_choices(&mut known.schema, &argument.schema),
            None => arguments.push(argument.clone()),
        }
    }
    for argument in arguments.iter_mut().skip(own_arguments) {
        let has = |callable: &Callable| callable.arguments.iter().any(|one| one.name == argument.name);
        let having: Vec<&(String, String)> = places
            .iter()
            .filter(|(_, place)| has(&operations[**place]))
            .map(|(pair, _)| pair)
            .collect();
        if having.len() == places.len() {
            continue;
        }
        let mut metrics: Vec<&str> = having.iter().map(|pair| pair.1.as_str()).collect();
        metrics.sort_unstable();
        metrics.dedup();
        let only = match metrics.as_slice() {
            [metric] => (*metric).to_owned(),
            _ => format!("level {}", having.first().map_or("", |pair| pair.0.as_str())),
        };
        let said = argument.schema["description"].as_str().unwrap_or_default();
        argument.schema["description"] = format!("{said} ({only} only)").into();
    }
    arguments
}

/// A choice of either: fields to sort by differ between metrics.
fn join_choices(known: &mut Value, other: &Value) {
    let words = known.get_mut("enum").and_then(Value::as_array_mut);
    let (Some(words), Some(more)) = (words, other["enum"].as_array()) else {
        return;
    };
    for word in more {
        if !words.contains(word) {
            words.push(word.clone());
        }
    }
}
