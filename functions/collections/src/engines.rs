use std::collections::BTreeMap;

use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::collection::AskedEngine;
use answerscope_domain::entities::engine_row::EngineRow;
use answerscope_domain::page::{Listed, PageRequest};
use answerscope_domain::{Channel, Result};
use answerscope_engines::{ConfiguredEngines, Description, Interface};

/// Lists the engines and through what each can be asked.
pub struct ListEngines;

impl Operation for ListEngines {
    const SPEC: Spec = Spec::new(Verb::Get, "listEngines", "/engines", "List engines")
        .tag(Tag::Collections)
        .about(
            "Lists the engines, those first that collections ask. Where the deployment has configured none, the built-in \
             engine answers in the place of some: it invents what it says.",
        );
    type Path = Nothing;
    type Query = PageRequest;
    type Body = Nothing;
    type Reply = Listed<EngineRow>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let listed = input.query.of(known(&cx.app.settings.engines));
        let shown: Vec<AskedEngine> = listed.items.iter().map(|(of, _)| asked(of)).collect();
        let successes = cx.store.collections().last_successes(&shown).await?;
        let of = |description: &Description| {
            let asked = asked(description);
            successes.iter().find(|(of, _)| *of == asked).and_then(|(_, at)| *at)
        };
        Ok(listed.map(|(description, configured)| row(of(&description), description, configured)))
    }
}

const fn asked(description: &Description) -> AskedEngine {
    AskedEngine {
        engine: description.engine,
        surface: description.surface,
    }
}

/// Each engine through each surface, and whether it is configured: those that are first. Of several interfaces that it
/// could be asked through, the first.
fn known(engines: &ConfiguredEngines) -> Vec<(Description, bool)> {
    let configured = engines.clone().or_built_in();
    let mut others: BTreeMap<Channel, Description> = BTreeMap::new();
    for interface in Interface::ALL
        .into_iter()
        .filter(|interface| *interface != Interface::BuiltIn)
    {
        for engine in interface.engines() {
            let description = interface.describe(*engine, None);
            if configured.find(*engine, description.surface).is_none() {
                others.entry(asked(&description).into()).or_insert(description);
            }
        }
    }
    let configured = configured.iter().map(|engine| (engine.description(), true));
    configured
        .chain(others.into_values().map(|other| (other, false)))
        .collect()
}

fn row(last_success: Option<Moment>, description: Description, configured: bool) -> EngineRow {
    EngineRow {
        id: description.engine,
        surface: description.surface,
        provider: description.provider,
        model: Some(description.model).filter(|model| !model.is_empty()),
        configured,
        last_success_at: last_success.map(Moment::iso),
        interface: description.interface.as_str(),
        tried: description.tried,
        documentation: description.documentation,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use answerscope_domain::{Engine, Surface};

    fn rows(text: &str) -> Vec<(Engine, Surface, &'static str, bool)> {
        let engines = ConfiguredEngines::parse(text).expect("engines");
        let rows = known(&engines).into_iter();
        rows.map(|(of, configured)| (of.engine, of.surface, of.provider, configured))
            .collect()
    }

    #[test]
    fn each_surface_of_an_engine_is_listed_once() {
        for text in [
            "",
            r#"[{"engine": "grok", "interface": "brightdata", "keyVariable": "BRIGHT"}]"#,
        ] {
            let rows = rows(text);
            let mut channels: Vec<_> = rows.iter().map(|(engine, surface, ..)| (*engine, *surface)).collect();
            channels.sort();
            channels.dedup();
            assert_eq!(channels.len(), rows.len(), "{rows:?}");
            assert!(
                Engine::ALL
                    .iter()
                    .all(|engine| rows.iter().any(|(of, ..)| of == engine)),
                "{rows:?}"
            );
            assert!(rows.is_sorted_by_key(|(.., configured)| !configured), "{rows:?}");
        }
    }

    #[test]
    fn the_built_in_engine_answers_where_none_is_configured() {
        assert!(
            rows("")
                .iter()
                .all(|(_, _, provider, configured)| *configured == (*provider == "built-in"))
        );
        let rows = rows(r#"[{"engine": "grok", "interface": "brightdata", "keyVariable": "BRIGHT"}]"#);
        assert_eq!(rows[0], (Engine::Grok, Surface::Consumer, "brightdata", true));
        assert!(
            rows[1..]
                .iter()
                .all(|(_, _, provider, configured)| !configured && *provider != "built-in")
        );
    }
}
