//! A brand as it is stored: how bodies are checked and applied, and what facts and metrics refer to.

use serde::{Deserialize, Serialize};

use super::brand::{Brand, BrandPatch, Competitor, CompetitorInput, MOST_COMPETITORS, NewBrand};
use super::brand_names::{CaseSettings, NAME};
use crate::clock::Moment;
use crate::country::Country;
use crate::error::{Error, Result};
use crate::ids::BrandId;
use crate::text;

/// Bytes of all names together, so that a brand fits into its item many times over.
const MOST_BYTES: usize = 100_000;

/// A tracked brand's names, in list order: the owned brand first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrandNames {
    /// The name shown in reports.
    pub name: String,
    /// The canonical domain (see [`crate::canonical_domain`]); a name of the brand too.
    pub domain: String,
    /// Other spellings.
    pub alternative_names: Vec<String>,
}

/// A competitor as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CompetitorRecord {
    /// Its name.
    pub name: String,
    /// Its domain.
    pub domain: String,
    /// Other names.
    #[serde(default)]
    pub alternative_names: Vec<String>,
    /// What was said of its names.
    #[serde(default, skip_serializing_if = "CaseSettings::is_empty")]
    pub case_sensitive: CaseSettings,
}

impl CompetitorRecord {
    fn shown(&self) -> Competitor {
        Competitor {
            name: self.name.clone(),
            domain: self.domain.clone(),
            alternative_names: self.alternative_names.clone(),
            names: self.case_sensitive.shown(&self.name, &self.alternative_names),
        }
    }
}

/// A brand as it is stored. Each tracked brand has a slot, a number that facts refer to and that is never given
/// twice: the owned brand has 0.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BrandRecord {
    /// Its id.
    pub id: BrandId,
    /// Name, domain and the rest, checked.
    pub name: String,
    /// Its domain.
    pub domain: String,
    /// Other names.
    pub alternative_names: Vec<String>,
    /// What was said of its names.
    #[serde(default, skip_serializing_if = "CaseSettings::is_empty")]
    pub case_sensitive: CaseSettings,
    /// Countries.
    pub markets: Vec<Country>,
    /// Competitors.
    pub competitors: Vec<CompetitorRecord>,
    /// The competitors' slots, in their order.
    pub slots: Vec<u16>,
    /// The next free slot.
    pub next_slot: u16,
    /// Counts changes of what is looked for in answers; facts know the number they were made with.
    pub naming: u32,
    /// Slots of deleted topics whose prompts are not all deleted yet: those prompts are gone for callers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dying_topics: Vec<u32>,
    /// Counts all changes, for conditions.
    pub revision: u32,
    /// µs since the epoch.
    pub created: i64,
    /// µs since the epoch.
    pub updated: i64,
}

/// A tracked brand as metrics name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tracked<'a> {
    /// The number that facts refer to.
    pub slot: u16,
    /// Its name.
    pub name: &'a str,
    /// Its domain.
    pub domain: &'a str,
}

impl Tracked<'_> {
    /// `owned` or `competitor`.
    pub fn relationship(&self) -> &'static str {
        if self.slot == 0 { "owned" } else { "competitor" }
    }
}

impl BrandRecord {
    /// A new brand from a checked body.
    pub fn new(id: BrandId, body: NewBrand, now: Moment) -> Result<Self> {
        let mut record = Self {
            id,
            name: String::new(),
            domain: String::new(),
            alternative_names: Vec::new(),
            case_sensitive: CaseSettings::default(),
            markets: Vec::new(),
            competitors: Vec::new(),
            slots: Vec::new(),
            next_slot: 1,
            naming: 0,
            dying_topics: Vec::new(),
            revision: 0,
            created: now.0,
            updated: now.0,
        };
        record.apply(BrandPatch {
            name: Some(body.name),
            domain: Some(body.domain),
            alternative_names: Some(body.alternative_names),
            markets: Some(body.markets),
            competitors: Some(body.competitors),
        })?;
        record.naming = 0;
        Ok(record)
    }

    /// Checks a patch and applies it; whether it changed what is looked for in answers shows in `naming`.
    pub fn apply(&mut self, patch: BrandPatch) -> Result<()> {
        let before = self.clone();
        if let Some(name) = patch.name {
            self.name = text::required("name", &name, NAME)?;
        }
        if let Some(domain) = patch.domain {
            self.domain = text::domain("domain", &domain)?;
        }
        if let Some(names) = patch.alternative_names {
            self.alternative_names = self.case_sensitive.take("alternativeNames", names)?;
        }
        self.case_sensitive.keep(&self.name, &self.alternative_names);
        if let Some(markets) = patch.markets {
            self.markets = text::once(markets);
        }
        if let Some(competitors) = patch.competitors {
            self.track(competitors)?;
        }
        let bytes =
            std::iter::once(&self.alternative_names).chain(self.competitors.iter().map(|c| &c.alternative_names));
        if bytes.flatten().map(String::len).sum::<usize>() > MOST_BYTES {
            return Err(Error::invalid(format!(
                "alternativeNames: more than {MOST_BYTES} bytes in all"
            )));
        }
        if self.competitors.iter().any(|rival| rival.domain == self.domain) {
            return Err(Error::invalid("competitors: one has the brand's own domain"));
        }
        let same_names = before.name == self.name
            && before.domain == self.domain
            && before.alternative_names == self.alternative_names
            && before.case_sensitive == self.case_sensitive
            && before.competitors == self.competitors;
        self.naming += u32::from(!same_names);
        Ok(())
    }

    /// Replaces the competitors; one that stays (by its domain) keeps its slot.
    fn track(&mut self, competitors: Vec<CompetitorInput>) -> Result<()> {
        if competitors.len() > MOST_COMPETITORS {
            return Err(Error::invalid(format!("competitors: more than {MOST_COMPETITORS}")));
        }
        let (mut kept, mut slots): (Vec<CompetitorRecord>, Vec<u16>) = (Vec::new(), Vec::new());
        for (place, rival) in competitors.into_iter().enumerate() {
            let field = |name: &str| format!("competitors[{place}].{name}");
            let name = text::required(&field("name"), &rival.name, NAME)?;
            let domain = text::domain(&field("domain"), &rival.domain)?;
            let known = self.competitors.iter().position(|other| other.domain == domain);
            let mut case_sensitive = known.map_or_else(CaseSettings::default, |place| {
                self.competitors[place].case_sensitive.clone()
            });
            let alternative_names = case_sensitive.take(&field("alternativeNames"), rival.alternative_names)?;
            case_sensitive.keep(&name, &alternative_names);
            let rival = CompetitorRecord {
                name,
                domain,
                alternative_names,
                case_sensitive,
            };
            if kept.iter().any(|other| other.domain == rival.domain) {
                return Err(Error::invalid(format!(
                    "{}: another competitor has it too",
                    field("domain")
                )));
            }
            slots.push(match known {
                Some(place) => self.slots[place],
                None => {
                    let slot = self.next_slot;
                    self.next_slot = slot.checked_add(1).ok_or_else(|| {
                        Error::invalid("competitors: this brand has had 65,535 competitors, the most it can have")
                    })?;
                    slot
                }
            });
            kept.push(rival);
        }
        (self.competitors, self.slots) = (kept, slots);
        Ok(())
    }

    /// Whether prompts of this topic are there for callers.
    pub fn has_topic(&self, slot: u32) -> bool {
        !self.dying_topics.contains(&slot)
    }

    /// Not found, for a prompt of a topic that is being deleted.
    pub fn require_topic(&self, slot: u32) -> Result<()> {
        if self.has_topic(slot) {
            Ok(())
        } else {
            Err(Error::NotFound)
        }
    }

    /// The tracked brands, the owned one first.
    pub fn tracked(&self) -> impl Iterator<Item = Tracked<'_>> {
        let owned = Tracked {
            slot: 0,
            name: &self.name,
            domain: &self.domain,
        };
        let rivals = self.competitors.iter().zip(&self.slots);
        std::iter::once(owned).chain(rivals.map(|(rival, slot)| Tracked {
            slot: *slot,
            name: &rival.name,
            domain: &rival.domain,
        }))
    }

    /// What is looked for in answers, in the order of [`Self::tracked`].
    pub fn names(&self) -> Vec<BrandNames> {
        let owned = BrandNames {
            name: self.name.clone(),
            domain: self.domain.clone(),
            alternative_names: self.alternative_names.clone(),
        };
        let rivals = self.competitors.iter().map(|rival| BrandNames {
            name: rival.name.clone(),
            domain: rival.domain.clone(),
            alternative_names: rival.alternative_names.clone(),
        });
        std::iter::once(owned).chain(rivals).collect()
    }

    /// What was said of a name's capitals; `brand` is a place in [`Self::names`].
    pub fn case_sensitive(&self, brand: usize, name: &str) -> Option<bool> {
        match brand.checked_sub(1) {
            None => self.case_sensitive.of(name),
            Some(rival) => self.competitors.get(rival)?.case_sensitive.of(name),
        }
    }

    /// As callers see it.
    pub fn shown(&self) -> Brand {
        Brand {
            id: self.id,
            name: self.name.clone(),
            domain: self.domain.clone(),
            alternative_names: self.alternative_names.clone(),
            names: self.case_sensitive.shown(&self.name, &self.alternative_names),
            markets: self.markets.clone(),
            competitors: self.competitors.iter().map(CompetitorRecord::shown).collect(),
            created_at: Moment(self.created).iso(),
            updated_at: Moment(self.updated).iso(),
            reanalysis: None,
        }
    }
}
