//! Brands: a name, a domain, and the competitors that are tracked beside them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::brand_names::{BrandName, CaseSettings, MOST_NAMES, NAME, NameInput};
use crate::Named;
use crate::clock::Moment;
use crate::country::Country;
use crate::error::{Error, Result};
use crate::ids::BrandId;
use crate::input::{objects, present, present_objects};
use crate::text;

/// Competitors of one brand.
const MOST_COMPETITORS: usize = 100;
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

/// A brand that the organization tracks.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Brand {
    /// Its id.
    pub id: BrandId,
    /// Its name.
    pub name: String,
    /// Its domain: a lower-case ASCII host without `www.`.
    pub domain: String,
    /// Other names that count as mentions.
    pub alternative_names: Vec<String>,
    /// All names, the main one first, and whether their capitals count.
    pub names: Vec<BrandName>,
    /// Countries it sells in.
    pub markets: Vec<Country>,
    /// Brands it is compared with.
    pub competitors: Vec<Competitor>,
    /// ISO 8601.
    pub created_at: String,
    /// ISO 8601.
    pub updated_at: String,
    /// Shown by getBrand while the brand's answers are read anew, because its names or the analysis method have changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reanalysis: Option<Reanalysis>,
}

/// How far the answers of a brand are read anew. Until they are, its figures hold answers of both readings.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, JsonSchema)]
pub struct Reanalysis {
    /// The part that is done, 0 to 1.
    #[schemars(range(min = 0, max = 1))]
    pub progress: f64,
}

impl Named for Brand {
    const LIST: &'static str = "brands";
}

/// A competitor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Competitor {
    /// Its name.
    pub name: String,
    /// Its domain.
    pub domain: String,
    /// Other names that count as mentions.
    pub alternative_names: Vec<String>,
    /// All names, the main one first, and whether their capitals count.
    pub names: Vec<BrandName>,
}

/// A competitor in a body.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CompetitorInput {
    /// Its name.
    #[schemars(length(min = 1, max = NAME))]
    pub name: String,
    /// Its domain.
    #[schemars(length(min = 1), extend("format" = "domain", "examples" = ["ferrin.example"]))]
    pub domain: String,
    /// Other names that count as mentions; an object says whether its capitals count.
    #[serde(default)]
    #[schemars(length(max = MOST_NAMES))]
    pub alternative_names: Vec<NameInput>,
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

/// Body of createBrand.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewBrand {
    /// Its name.
    #[schemars(length(min = 1, max = NAME))]
    pub name: String,
    /// Its domain; a scheme, `www.`, a path or a port is taken off.
    #[schemars(length(min = 1), extend("format" = "domain", "examples" = ["hollin.example"]))]
    pub domain: String,
    /// Other names that count as mentions; an object says whether its capitals count.
    #[serde(default)]
    #[schemars(length(max = MOST_NAMES))]
    pub alternative_names: Vec<NameInput>,
    /// Countries it sells in.
    #[serde(default)]
    pub markets: Vec<Country>,
    /// Brands it is compared with.
    #[serde(default, deserialize_with = "objects")]
    #[schemars(length(max = MOST_COMPETITORS))]
    pub competitors: Vec<CompetitorInput>,
}

/// Body of updateBrand: only what is given changes.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BrandPatch {
    /// Its name.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = NAME))]
    pub name: Option<String>,
    /// Its domain.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1), extend("format" = "domain", "examples" = ["hollin.example"]))]
    pub domain: Option<String>,
    /// Replaces the alternative names; an object says whether its capitals count, a text keeps what was said of it.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = MOST_NAMES))]
    pub alternative_names: Option<Vec<NameInput>>,
    /// Replaces the markets.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub markets: Option<Vec<Country>>,
    /// Replaces the competitors.
    #[serde(
        default,
        deserialize_with = "present_objects",
        skip_serializing_if = "Option::is_none"
    )]
    #[schemars(length(max = MOST_COMPETITORS))]
    pub competitors: Option<Vec<CompetitorInput>>,
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
