//! A brand with answers, and its export rows as a fold over plain facts: slow, and plain enough to be seen right.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use answerscope_export::{
    Combination, Entity, ExportPrompt, ExportScope, ExportSubject, ExportTopic, ExportTracked, Format, Lookup, Metric,
    Rows, sections,
};
use answerscope_metrics::{AnswerFacts, Day, Engine, EngineSet, SegmentWindow, Slice, build, rank_desc, share, wilson};
use serde_json::{Map, Value, json};

pub(crate) type Row = Map<String, Value>;

/// A brand and all answers of some days.
#[derive(Debug, Clone)]
pub(crate) struct World {
    pub(crate) brand: answerscope_export::ExportBrand,
    pub(crate) topics: Vec<ExportTopic>,
    pub(crate) prompts: Vec<ExportPrompt>,
    pub(crate) days: BTreeMap<Day, Vec<AnswerFacts>>,
}

/// Features 0 and 1 have names; one of them is hostile.
pub(crate) struct Names;

impl Lookup for Names {
    fn feature(&self, id: u16) -> Option<(&str, &str)> {
        match id {
            0 => Some(("comfort", "How it wears, after hours.")),
            1 => Some(("=battery", "\"Long\"\r\nlife")),
            _ => None,
        }
    }

    fn source_type(&self, domain: &str, tracked: &[&str]) -> &str {
        match tracked.iter().position(|own| *own == domain) {
            Some(0) => "owned",
            Some(_) => "competitor",
            None => "third_party",
        }
    }
}

impl World {
    pub(crate) fn subject(&self) -> ExportSubject {
        ExportSubject::new(self.brand.clone(), self.topics.clone(), self.prompts.clone())
    }

    /// The rows as they are exported, in blocks, and how many there are said to be.
    pub(crate) fn export(
        &self,
        combination: Combination,
        format: Format,
        days: RangeInclusive<Day>,
        engines: EngineSet,
    ) -> (String, u64) {
        let (mut out, mut count) = (Vec::new(), 0);
        self.pull(combination, format, days, engines, |block, rows| {
            out.extend_from_slice(block);
            count += rows;
        });
        (String::from_utf8(out).expect("rows are UTF-8"), count)
    }

    /// Hands over each block with its number of rows.
    pub(crate) fn pull(
        &self,
        combination: Combination,
        format: Format,
        days: RangeInclusive<Day>,
        engines: EngineSet,
        mut take: impl FnMut(&[u8], u64),
    ) {
        let slices = self.slices(combination, &days);
        let scope = ExportScope {
            days: (days.start().0..=days.end().0).map(|day| (Day(day), engines)).collect(),
            slices: &slices.iter().collect::<Vec<_>>(),
            lookup: &Names,
        };
        let subject = self.subject();
        let mut rows = Rows::new(&subject, combination, format, &scope);
        let mut block = Vec::new();
        while let Some(count) = rows.next_block(&mut block) {
            assert!(count > 0, "a block has rows");
            take(&block, count);
            block.clear();
        }
        assert_eq!(
            (rows.next_block(&mut block), block.len()),
            (None, 0),
            "the end stays the end"
        );
    }

    fn slices(&self, combination: Combination, days: &RangeInclusive<Day>) -> Vec<Slice> {
        let spans: BTreeSet<SegmentWindow> = self.days.keys().map(|day| day.window()).collect();
        let mut slices = Vec::new();
        for span in spans {
            let held = self.days.iter().filter(|(day, _)| day.window() == span);
            let held: Vec<(Day, Vec<AnswerFacts>)> = held.map(|(day, facts)| (*day, facts.clone())).collect();
            let built = build(span, None, &held).expect("facts are within the limits");
            for section in sections(combination) {
                let range = built.directory.range(*section, days.clone()).unwrap_or(0..0);
                let bytes = built.bytes[range.start as usize..range.end as usize].to_vec();
                slices.push(Slice::new(&built.directory, *section, days.clone(), bytes).expect("a segment reads back"));
            }
        }
        slices
    }

    /// The rows as the interface has them.
    pub(crate) fn rows(&self, combination: Combination, days: RangeInclusive<Day>, engines: EngineSet) -> Vec<Row> {
        let mut engines: Vec<Engine> = engines.iter().collect();
        engines.sort_by_key(|engine| engine.as_str());
        let mut rows = Vec::new();
        for (day, facts) in self.days.range(days) {
            for engine in &engines {
                for (entity, ordinals) in self.entities(combination.entity) {
                    let mine = |answer: &&AnswerFacts| answer.engine == *engine && ordinals.contains(&answer.prompt);
                    let answers: Vec<&AnswerFacts> = facts.iter().filter(mine).collect();
                    for mut figures in self.figures(combination, &answers) {
                        let mut row = entity.clone();
                        row.insert("engine".into(), json!(engine.as_str()));
                        row.insert("date".into(), json!(day.to_string()));
                        row.append(&mut figures);
                        row.retain(|_, value| *value != Value::Null && *value != json!([]));
                        rows.push(row);
                    }
                }
            }
        }
        rows
    }

    /// The fields of each entity, and its prompts.
    fn entities(&self, entity: Entity) -> Vec<(Row, BTreeSet<u32>)> {
        let ordinals = |wanted: &dyn Fn(&ExportPrompt) -> bool| {
            let wanted = self.prompts.iter().filter(|prompt| wanted(prompt));
            wanted.map(|prompt| prompt.ordinal).collect()
        };
        let brand = json!({"brandId": self.brand.id, "brandName": self.brand.name, "brandDomain": self.brand.domain});
        let topic_fields = |topic: &ExportTopic| {
            json!({"topicId": topic.id, "topicName": topic.name, "topicLocation": topic.location,
                   "topicTags": topic.tags, "topicType": topic.topic_type})
        };
        let mut found: Vec<(String, Vec<Value>, BTreeSet<u32>)> = match entity {
            Entity::Brand => vec![(String::new(), vec![brand], ordinals(&|_| true))],
            Entity::Topic => {
                let of = |topic: &ExportTopic| {
                    let fields = vec![brand.clone(), topic_fields(topic)];
                    (topic.id.clone(), fields, ordinals(&|prompt| prompt.topic == topic.slot))
                };
                self.topics.iter().map(of).collect()
            }
            Entity::Prompt => {
                let of = |prompt: &ExportPrompt| {
                    let mut fields = vec![brand.clone()];
                    let topic = self.topics.iter().find(|topic| topic.slot == prompt.topic);
                    fields.extend(topic.map(topic_fields));
                    fields.push(
                        json!({"promptId": prompt.id, "promptQuery": prompt.query, "promptType": prompt.kind,
                                       "promptCountry": prompt.country, "promptTags": prompt.tags}),
                    );
                    (prompt.id.clone(), fields, BTreeSet::from([prompt.ordinal]))
                };
                self.prompts.iter().map(of).collect()
            }
        };
        found.sort_by(|a, b| a.0.cmp(&b.0));
        found
            .into_iter()
            .map(|(_, fields, ordinals)| (flat(fields), ordinals))
            .collect()
    }

    fn figures(&self, combination: Combination, answers: &[&AnswerFacts]) -> Vec<Row> {
        let rows = match combination.metric {
            _ if answers.is_empty() => Vec::new(),
            Metric::ShareOfVoice => self.share_of_voice(answers),
            Metric::Visibility => self.visibility(answers, combination.entity == Entity::Prompt),
            Metric::Citations => self.citations(answers),
            Metric::Sentiment => self.sentiment(answers),
        };
        rows.into_iter().map(|row| flat(vec![row])).collect()
    }

    /// The tracked brands with their counts and ranks, in the order of rows.
    fn ranked(&self, count: impl Fn(u16) -> u64) -> Vec<(&ExportTracked, u64, u32)> {
        let counts: Vec<u64> = self.brand.tracked.iter().map(|t| count(t.slot)).collect();
        let ranks = rank_desc(&counts);
        let mut ranked: Vec<_> = self.brand.tracked.iter().zip(counts).zip(ranks).collect();
        ranked.sort_by(|((a, x), _), ((b, y), _)| y.cmp(x).then_with(|| a.name.cmp(&b.name)));
        ranked.into_iter().map(|((t, count), rank)| (t, count, rank)).collect()
    }

    fn mentions(answers: &[&AnswerFacts], slot: u16) -> u64 {
        let mentions = answers.iter().flat_map(|answer| &answer.mentions);
        mentions
            .filter(|mention| mention.slot == slot)
            .map(|mention| u64::from(mention.count))
            .sum()
    }

    fn share_of_voice(&self, answers: &[&AnswerFacts]) -> Vec<Value> {
        let ranked = self.ranked(|slot| Self::mentions(answers, slot));
        let total = ranked.iter().map(|(_, count, _)| count).sum();
        let row = |(t, count, rank): (&ExportTracked, u64, u32)| {
            json!({"mentionedBrand": t.name, "mentionedDomain": t.domain, "relationship": relationship(t),
                   "mentionCount": count, "totalMentions": total, "shareOfVoice": share(count, total), "rank": rank})
        };
        ranked.into_iter().map(row).collect()
    }

    fn visibility(&self, answers: &[&AnswerFacts], of_answers: bool) -> Vec<Value> {
        // What counts: answers, or their distinct prompts.
        let distinct = |wanted: &dyn Fn(&AnswerFacts) -> bool| {
            let wanted = answers.iter().enumerate().filter(|(_, answer)| wanted(answer));
            let units = wanted.map(|(place, answer)| if of_answers { place } else { answer.prompt as usize });
            units.collect::<BTreeSet<_>>().len() as u64
        };
        let whole = distinct(&|_| true);
        let ranked = self.ranked(|slot| distinct(&|answer| answer.mentions.iter().any(|mention| mention.slot == slot)));
        let places = |slot: u16| {
            let named = answers.iter().flat_map(|answer| &answer.mentions);
            let places = named
                .filter(|mention| mention.slot == slot)
                .filter_map(|mention| mention.place);
            places.map(|place| u64::from(place.get())).collect::<Vec<_>>()
        };
        let firsts = |slot: u16| places(slot).iter().filter(|place| **place == 1).count() as u64;
        let first: u64 = self.brand.tracked.iter().map(|t| firsts(t.slot)).sum();
        let row = |(t, count, rank): (&ExportTracked, u64, u32)| {
            let known = places(t.slot);
            let mean = known.iter().sum::<u64>() as f64 / known.len() as f64;
            let (low, high) = wilson(count, whole);
            let name = if of_answers { "answerCount" } else { "promptCount" };
            json!({"mentionedBrand": t.name, "mentionedDomain": t.domain, "relationship": relationship(t),
                   "mentionCount": count, name: whole, "visibility": share(count, whole), "rank": rank,
                   "averagePosition": (!known.is_empty()).then_some(mean), "firstMentionShare": share(firsts(t.slot), first),
                   "confidenceInterval": {"low": low, "high": high}})
        };
        ranked.into_iter().map(row).collect()
    }

    fn citations(&self, answers: &[&AnswerFacts]) -> Vec<Value> {
        let mut counts: BTreeMap<&str, (u64, &str)> = BTreeMap::new();
        for answer in answers {
            let cited: BTreeMap<&str, &str> = answer.citations.iter().map(|c| (&c.url[..], &c.domain[..])).collect();
            for (url, domain) in cited {
                let count = counts.entry(url).or_insert((0, domain));
                count.0 += 1;
            }
        }
        let domains: Vec<&str> = self.brand.tracked.iter().map(|t| &t.domain[..]).collect();
        let total = counts.values().map(|(count, _)| count).sum();
        let mut rows: Vec<_> = counts.into_iter().collect();
        rows.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
        let title = |url: &str| {
            let titles = answers.iter().flat_map(|answer| {
                let cited = answer.citations.iter().filter(move |cited| cited.url == url);
                cited.filter_map(|cited| Some((answer.answered_at, cited.title.as_deref()?)))
            });
            titles
                .filter(|(_, title)| !title.is_empty())
                .max()
                .map(|(_, title)| title)
        };
        let row = |(url, (count, domain)): (&str, (u64, &str))| {
            json!({"citedUrl": url, "citedTitle": title(url), "citedDomain": domain,
                   "sourceType": Names.source_type(domain, &domains), "totalCitations": count,
                   "shareOfVoice": share(count, total)})
        };
        rows.into_iter().map(row).collect()
    }

    fn sentiment(&self, answers: &[&AnswerFacts]) -> Vec<Value> {
        let mut counts: BTreeMap<(u16, u16), [u64; 3]> = BTreeMap::new();
        for (slot, feature, polarity) in answers.iter().flat_map(|answer| answer.sentiment.iter().flatten()) {
            counts.entry((*slot, *feature)).or_default()[*polarity as usize] += 1;
        }
        let ranked = self.ranked(|slot| Self::mentions(answers, slot));
        let mut rows = Vec::new();
        for ((slot, feature), [endorsed, undermined, neutral]) in counts {
            let tracked = ranked.iter().find(|(t, ..)| t.slot == slot);
            let (Some((t, _, rank)), Some((name, description))) = (tracked, Names.feature(feature)) else {
                continue;
            };
            let total = endorsed + undermined + neutral;
            let row = json!({"mentionedBrand": t.name, "mentionedDomain": t.domain, "relationship": relationship(t),
                             "mentionedBrandRank": rank, "featureName": name, "featureDescription": description,
                             "endorsedMentions": endorsed, "underminedMentions": undermined,
                             "neutralMentions": neutral, "totalMentions": total});
            rows.push(((std::cmp::Reverse(total), t.name.clone(), name.to_owned()), row));
        }
        rows.sort_by(|a, b| a.0.cmp(&b.0));
        rows.into_iter().map(|(_, row)| row).collect()
    }
}

fn relationship(tracked: &ExportTracked) -> &'static str {
    if tracked.owned { "owned" } else { "competitor" }
}

fn flat(objects: Vec<Value>) -> Row {
    let fields = objects.into_iter().filter_map(|object| object.as_object().cloned());
    fields.flatten().collect()
}
