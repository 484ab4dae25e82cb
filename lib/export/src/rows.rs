//! The rows of some days, pulled in blocks.

use answerscope_metrics::{Day, Engine, EngineSet, Groups, Slice};

use crate::brands::Brands;
use crate::citations::Citations;
use crate::columns::Source;
use crate::items::Items;
use crate::layout::{Ends, Layout, Texts};
use crate::lines::{DayGroups, Line, Lines};
use crate::sentiment::Sentiment;
use crate::subject::{ExportPrompt, ExportTopic, PART};
use crate::text::Value;
use crate::{Combination, Entity, ExportSubject, Format, Lookup, Metric};

/// A block ends with the row that reaches this many bytes.
const BLOCK: usize = 128 << 10;

/// Which facts the rows are counted from.
#[derive(Clone)]
pub struct ExportScope<'a> {
    /// The days in their order, each with its engines, through the surfaces that count on it.
    pub days: Vec<(Day, EngineSet)>,
    /// What was read of the [`sections`](crate::sections) of these days, of each section in the order of its days; a day
    /// without a slice has no rows.
    pub slices: &'a [&'a Slice],
    /// Names of features and owners of sources.
    pub lookup: &'a dyn Lookup,
}

/// The rows of some days: by date, engine, entity id, then in the order of the aggregates.
///
/// The rows of many days are those of the first days and then those of the next: a caller that reads a few days at a
/// time holds no more than these. Some thousand entities of a day and engine are counted at once; texts are made as rows are pulled.
pub struct Rows<'a> {
    subject: &'a ExportSubject,
    entity: Entity,
    layout: Layout,
    lines: Box<dyn Lines + Send + 'a>,
    /// The entities in parts, and which of them is at hand.
    parts: Vec<Groups>,
    part: usize,
    /// What is still to come, the next one last.
    ahead: Vec<Ahead>,
    /// The engine and date at hand.
    moment: [String; 2],
    items: Items,
    /// The texts that the rows of the entity at hand share.
    group: (Vec<u8>, Ends),
    /// The rows of the entity at hand, and how many of them were written.
    held: Vec<Line>,
    written: usize,
}

/// A part of the entities on a day, in answers of an engine.
struct Ahead {
    day: Day,
    engine: Engine,
    /// The engine, through the surface that counts on that day.
    counting: EngineSet,
    part: usize,
}

impl<'a> Rows<'a> {
    /// The rows of a combination.
    pub fn new(subject: &'a ExportSubject, combination: Combination, format: Format, scope: &ExportScope<'a>) -> Self {
        let (slices, lookup) = (scope.slices, scope.lookup);
        let lines: Box<dyn Lines + Send + 'a> = match combination.metric {
            Metric::ShareOfVoice | Metric::Visibility => Box::new(Brands::new(subject, combination, slices)),
            Metric::Citations => Box::new(Citations::new(subject, slices, lookup)),
            Metric::Sentiment => Box::new(Sentiment::new(subject, combination, slices, lookup)),
        };
        let parts = subject.groups(combination.entity);
        Self {
            subject,
            entity: combination.entity,
            layout: Layout::new(combination, format),
            lines,
            ahead: moments(scope, parts.len()),
            parts,
            part: 0,
            moment: Default::default(),
            items: Items::default(),
            group: Default::default(),
            held: Vec::new(),
            written: 0,
        }
    }

    /// Appends whole rows, about 128 KiB of them, and tells how many; `None` after the last row.
    pub fn next_block(&mut self, out: &mut Vec<u8>) -> Option<u64> {
        let (end, mut rows) = (out.len() + BLOCK, 0);
        while out.len() < end {
            if self.written == self.held.len() && !self.next_group() {
                break;
            }
            while let Some(line) = self.held.get(self.written)
                && out.len() < end
            {
                let item = self.items.get(line.item, &self.layout, &*self.lines);
                let group = Texts::new(&self.group.0, self.group.1);
                self.layout.put_row(group, item, &line.figures, out);
                self.written += 1;
                rows += 1;
            }
        }
        (rows > 0).then_some(rows)
    }

    /// Goes on to the next entity that has rows.
    fn next_group(&mut self) -> bool {
        self.written = 0;
        loop {
            if let Some(group) = self.lines.next(&mut self.held) {
                self.render(self.part * PART + group as usize);
                return true;
            }
            self.held.clear();
            let Some(ahead) = self.ahead.pop() else {
                return false;
            };
            self.part = ahead.part;
            let of_day = DayGroups {
                day: ahead.day,
                engines: ahead.counting,
                groups: &self.parts[ahead.part],
            };
            if self.lines.open(&of_day) {
                self.items.clear();
            }
            self.moment = [ahead.engine.to_string(), ahead.day.to_string()];
        }
    }

    /// Renders the texts that the rows of an entity share.
    fn render(&mut self, entity: usize) {
        let brand = &self.subject.brand;
        let brand = [&brand.id, &brand.name, &brand.domain].map(|text| Value::Text(text));
        let moment = [Value::Text(&self.moment[0]), Value::Text(&self.moment[1])];
        let (topic, prompt) = match self.entity {
            Entity::Brand => (None, None),
            Entity::Topic => (Some(&self.subject.topics[entity]), None),
            Entity::Prompt => {
                let prompt = &self.subject.prompts[entity];
                (self.subject.topic_of(prompt), Some(prompt))
            }
        };
        let topic = topic.map_or([Value::Absent; 5], topic_values);
        let prompt = prompt.map_or([Value::Absent; 5], prompt_values);
        let values = [
            (Source::Brand, &brand[..]),
            (Source::Topic, &topic),
            (Source::Prompt, &prompt),
            (Source::Moment, &moment),
        ];
        self.group.0.clear();
        self.group.1 = self.layout.render_group(&values, &mut self.group.0);
    }
}

/// All days, engines and parts in the order of the rows, the first one last.
fn moments(scope: &ExportScope<'_>, parts: usize) -> Vec<Ahead> {
    let mut moments = Vec::new();
    for (day, counting) in scope.days.iter().rev() {
        let mut engines: Vec<Engine> = counting.iter().collect();
        engines.sort_unstable_by_key(|engine| std::cmp::Reverse(engine.as_str()));
        for engine in engines {
            moments.extend((0..parts).rev().map(|part| Ahead {
                day: *day,
                engine,
                counting: counting.only(engine),
                part,
            }));
        }
    }
    moments
}

fn topic_values(topic: &ExportTopic) -> [Value<'_>; 5] {
    [
        Value::Text(&topic.id),
        Value::Text(&topic.name),
        topic.location.as_deref().into(),
        Value::List(&topic.tags),
        topic.topic_type.as_deref().into(),
    ]
}

fn prompt_values(prompt: &ExportPrompt) -> [Value<'_>; 5] {
    [
        Value::Text(&prompt.id),
        Value::Text(&prompt.query),
        Value::Text(&prompt.kind),
        prompt.country.as_deref().into(),
        Value::List(&prompt.tags),
    ]
}
