//! Every key of the one table. This is the only file with key strings.
//!
//! Each item carries `kind` and `v` (the version of its shape). `ttl` (seconds) ends an item.
//!
//! | Item | `pk` | `sk` |
//! |---|---|---|
//! | Login: password hash, organization | `LOGIN#email` | `LOGIN` |
//! | API key: scopes, bucket, caller | `KEY#hash` | `KEY` |
//! | Organization, for the list of all | `ORGS` | `org` |
//! | Organization: name and limits | `ORG#org` | `ORG` |
//! | Monitoring used | `ORG#org` | `USAGE` |
//! | Key, for the list of an organization | `ORG#org` | `KEY#id` |
//! | Webhook registration | `ORG#org` | `WEBHOOK#id` |
//! | Answer given to an Idempotency-Key | `ORG#org#ONCE#hash` | `ONCE`, further parts `ONCE#lease#n` |
//! | Delivery to a webhook | `ORG#org#WEBHOOK#id` | delivery |
//! | Brand, for the list of an organization | `ORG#org` | `BRAND#brand` |
//! | Domain is taken | `ORG#org` | `DOMAIN#domain` |
//! | View | `ORG#org#BRAND#brand` | `1#VIEW#id` |
//! | Brand | `ORG#org#BRAND#brand` | `2#BRAND` |
//! | Brand's counters | `ORG#org#BRAND#brand` | `2#STATE` |
//! | Catalog: 128 prompts' filter rows | `ORG#org#BRAND#brand` | `3#CATALOG#chunk` |
//! | Prompt | `ORG#org#BRAND#brand` | `4#PROMPT#ordinal` |
//! | Topic | `ORG#org#BRAND#brand` | `5#TOPIC#slot` |
//! | Segment: where a span's facts are | `ORG#org#BRAND#brand` | `6#SEGMENT#span` |
//! | A text, view name or topic name is taken | `ORG#org#BRAND#brand` | `7#TAKEN#kind#fingerprint` |
//! | Export task | `ORG#org#BRAND#brand` | `8#EXPORT#id` |
//! | Insight generation | `ORG#org#BRAND#brand` | `8#GENERATION#id` |
//! | Import of trends | `ORG#org#BRAND#brand` | `8#IMPORT#id` |
//! | Topic whose prompts are being switched | `ORG#org#BRAND#brand` | `8#SWITCH#slot` |
//! | Insight | `ORG#org#BRAND#brand` | `9#INSIGHT#id` |
//! | Trend | `ORG#org#BRAND#brand` | `9#TREND#id` |
//! | Answer | `ORG#org#BRAND#brand#ANSWER#2 characters` | fingerprint |
//! | Answer, for the list of a prompt | `ORG#org#BRAND#brand#PROMPT#ordinal` | `milliseconds#fingerprint` |
//! | Facts of up to 47 answers of a day | `ORG#org#BRAND#brand#FACTS#span` | `day#fingerprint` |
//! | Mark: something of a brand awaits a worker | `MARKS#shard` | `org#brand#kind#detail#token` |
//!
//! The numbers order a brand's partition so that what is read together stands together:
//!
//! | Access pattern | Requests after the key check |
//! |---|---|
//! | list brands | Query `ORG#org`, `BRAND#` (rows that are too narrow: one BatchGetItem) |
//! | a brand; a child and the brand it hangs on | GetItem; one BatchGetItem |
//! | list views | Query `1#`..`2#BRAND`: the views and the brand |
//! | list prompts | Query from `2#BRAND`: brand, catalog, then prompts until 1 MB; BatchGetItem of what is missing |
//! | share of voice of a brand | BatchGetItem: brand and the span's segments with their daily totals |
//! | any other metric | BatchGetItem: view or prompt, and segments; Query `2#`..`3#`: brand and catalog; GETs of S3 |
//! | list answers of a prompt | Query `…#PROMPT#ordinal`; BatchGetItem: brand, prompt, the page's answers |
//! | an answer by externalId | GetItem by its fingerprint |
//! | what an export names and where its facts are | GetItem brand, Query `4#`..`5#TOPIC#`, BatchGetItem segments |
//! | a poll | BatchGetItem: brand and task (insights of a generation: one more) |
//! | list insights, trends | Query `9#INSIGHT#` or `9#TREND#`, and the brand |
//! | switch a topic's prompts | Query `2#`..`3#`; BatchGetItem of 45 prompts and a transaction, again and again |
//! | an organization's webhooks; deliveries of one | Query `ORG#org`, `WEBHOOK#`; Query `…#WEBHOOK#id` |
//! | what a deleted brand leaves | Query marks, `8#`, `6#`, `…#BRAND#brand`; with answers `…#ANSWER#…`, `…#FACTS#span` |
//! | what a deleted prompt leaves | Query `…#PROMPT#ordinal`, and `…#FACTS#span` for each of its days |
//! | rebuild days of a span | Query `…#FACTS#span` |
//! | what awaits a worker | Query `MARKS#shard` |

use answerscope_metrics::{Day, Span};

use crate::auth::KeyHash;
use crate::ids::{
    AnswerId, BrandId, ExportId, Fingerprint, GenerationId, OrgId, PromptId, Token, TrendImportId, ViewId, ordinal_text,
};

/// Prompts in one catalog item.
pub const CHUNK: u32 = 128;
/// Partitions of the marks.
pub const MARK_SHARDS: u8 = 8;

/// Partition and sort key of an item.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key {
    /// Partition key.
    pub pk: String,
    /// Sort key.
    pub sk: String,
}

/// Sort keys from one to another, both included, in one partition.
#[derive(Debug, Clone)]
pub struct KeyRange {
    /// Partition key.
    pub pk: String,
    /// The lowest sort key.
    pub from: String,
    /// The highest sort key.
    pub to: String,
}

impl KeyRange {
    fn prefixed(pk: String, prefix: &str) -> Self {
        Self {
            pk,
            from: prefix.to_owned(),
            to: format!("{prefix}\u{7f}"),
        }
    }
}

/// An API key by the hash of its secret.
pub fn api_key(hash: &KeyHash) -> Key {
    Key {
        pk: format!("KEY#{}", hash.as_str()),
        sk: "KEY".into(),
    }
}

/// The keys of one organization; the only way to make a key of its items.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OrgKeys(pub OrgId);

impl OrgKeys {
    fn pk(self) -> String {
        format!("ORG#{}", self.0)
    }
    fn at(self, sk: impl Into<String>) -> Key {
        Key {
            pk: self.pk(),
            sk: sk.into(),
        }
    }
    /// The organization.
    pub fn organization(self) -> Key {
        self.at("ORG")
    }
    /// Its used monitoring.
    pub fn usage(self) -> Key {
        self.at("USAGE")
    }
    /// A key in its list of keys.
    pub fn key(self, id: Token) -> Key {
        self.at(format!("KEY#{id}"))
    }
    /// Its keys.
    pub fn keys(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "KEY#")
    }
    /// A brand in its list of brands.
    pub fn brand_row(self, brand: BrandId) -> Key {
        self.at(format!("BRAND#{}", brand.0))
    }
    /// Its brands, oldest first.
    pub fn brand_rows(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "BRAND#")
    }
    /// A domain that one of its brands has.
    pub fn domain(self, domain: &str) -> Key {
        self.at(format!("DOMAIN#{domain}"))
    }
    /// A webhook registration.
    pub fn webhook(self, id: Token) -> Key {
        self.at(format!("WEBHOOK#{id}"))
    }
    /// Its webhook registrations.
    pub fn webhooks(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "WEBHOOK#")
    }
    /// A delivery to a webhook.
    pub fn delivery(self, webhook: Token, id: Token) -> Key {
        Key {
            pk: self.deliveries(webhook).pk,
            sk: id.to_string(),
        }
    }
    /// The deliveries to a webhook, oldest first.
    pub fn deliveries(self, webhook: Token) -> KeyRange {
        KeyRange {
            pk: format!("{}#WEBHOOK#{webhook}", self.pk()),
            from: "0".into(),
            to: "\u{7f}".into(),
        }
    }
    /// The answer given to a request with an Idempotency-Key.
    pub fn once(self, name: Fingerprint) -> Key {
        Key {
            pk: format!("{}#ONCE#{name}", self.pk()),
            sk: "ONCE".into(),
        }
    }
    /// A further part of that answer, from 1, where it is too large for an item.
    pub fn once_part(self, name: Fingerprint, lease: i64, part: i64) -> Key {
        Key {
            sk: format!("ONCE#{lease}#{part}"),
            ..self.once(name)
        }
    }
    /// The keys of one of its brands.
    pub fn of(self, brand: BrandId) -> BrandKeys {
        BrandKeys {
            organization: self.0,
            brand,
        }
    }
}

/// What a marker guards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// A prompt's text and country.
    Query,
    /// A view's name.
    View,
    /// A topic's name and location.
    Topic,
}

/// The keys of one brand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BrandKeys {
    /// The organization that the brand belongs to.
    pub organization: OrgId,
    /// The brand.
    pub brand: BrandId,
}

impl BrandKeys {
    fn pk(self) -> String {
        format!("ORG#{}#BRAND#{}", self.organization, self.brand.0)
    }
    fn at(self, sk: impl Into<String>) -> Key {
        Key {
            pk: self.pk(),
            sk: sk.into(),
        }
    }
    /// The brand.
    pub fn brand(self) -> Key {
        self.at("2#BRAND")
    }
    /// The brand's counters; they end with the brand.
    pub fn state(self) -> Key {
        self.at("2#STATE")
    }
    /// A view.
    pub fn view(self, id: ViewId) -> Key {
        self.at(format!("1#VIEW#{}", id.token))
    }
    /// The views and the brand.
    pub fn views_and_brand(self) -> KeyRange {
        KeyRange {
            pk: self.pk(),
            from: "1#VIEW#".into(),
            to: "2#BRAND".into(),
        }
    }
    /// The catalog item that holds a prompt's row.
    pub fn catalog(self, ordinal: u32) -> Key {
        self.at(format!("3#CATALOG#{:06}", ordinal / CHUNK))
    }
    /// The brand, its counters and its catalog.
    pub fn brand_and_catalog(self) -> KeyRange {
        KeyRange {
            pk: self.pk(),
            from: "2#BRAND".into(),
            to: "3#\u{7f}".into(),
        }
    }
    /// The brand, its counters, its catalog and its prompts.
    pub fn brand_to_prompts(self) -> KeyRange {
        KeyRange {
            pk: self.pk(),
            from: "2#BRAND".into(),
            to: "4#\u{7f}".into(),
        }
    }
    /// A prompt.
    pub fn prompt(self, ordinal: u32) -> Key {
        self.at(format!("4#PROMPT#{}", ordinal_text(ordinal)))
    }
    /// The prompts, then the topics.
    pub fn prompts_and_topics(self) -> KeyRange {
        KeyRange {
            pk: self.pk(),
            from: "4#PROMPT#".into(),
            to: "5#TOPIC#\u{7f}".into(),
        }
    }
    /// A topic.
    pub fn topic(self, slot: u32) -> Key {
        self.at(format!("5#TOPIC#{}", ordinal_text(slot)))
    }
    /// The topics.
    pub fn topics(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "5#TOPIC#")
    }
    /// Where a span's facts are. Spans from 1970 on sort by time.
    pub fn segment(self, span: Span) -> Key {
        self.at(format!("6#SEGMENT#{:06}", span.0))
    }
    /// All segments.
    pub fn segments(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "6#SEGMENT#")
    }
    /// A marker.
    pub fn taken(self, kind: Taken, name: Fingerprint) -> Key {
        let kind = match kind {
            Taken::Query => "QUERY",
            Taken::View => "VIEW",
            Taken::Topic => "TOPIC",
        };
        self.at(format!("7#TAKEN#{kind}#{name}"))
    }
    /// Export tasks and insight generations.
    pub fn tasks(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "8#")
    }
    /// All items of the brand's own partition.
    pub fn partition(self) -> KeyRange {
        KeyRange {
            pk: self.pk(),
            from: "0".into(),
            to: "\u{7f}".into(),
        }
    }
    /// An export task.
    pub fn export(self, id: ExportId) -> Key {
        self.at(format!("8#EXPORT#{}", id.token))
    }
    /// An insight generation.
    pub fn generation(self, id: GenerationId) -> Key {
        self.at(format!("8#GENERATION#{}", id.token))
    }
    /// An insight.
    pub fn insight(self, token: Token) -> Key {
        self.at(format!("9#INSIGHT#{token}"))
    }
    /// The insights, oldest first.
    pub fn insights(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "9#INSIGHT#")
    }
    /// An import of trends.
    pub fn trend_import(self, id: TrendImportId) -> Key {
        self.at(format!("8#IMPORT#{}", id.token))
    }
    /// The note that a topic's prompts are being switched.
    pub fn switch(self, slot: u32) -> Key {
        self.at(format!("8#SWITCH#{}", ordinal_text(slot)))
    }
    /// A trend.
    pub fn trend(self, token: Token) -> Key {
        self.at(format!("9#TREND#{token}"))
    }
    /// The trends.
    pub fn trends(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "9#TREND#")
    }
    /// An answer.
    pub fn answer(self, fingerprint: Fingerprint) -> Key {
        Key {
            pk: format!("{}#ANSWER#{}", self.pk(), &fingerprint.as_str()[..2]),
            sk: fingerprint.to_string(),
        }
    }
    /// The partitions of all answers.
    pub fn answers(self) -> impl Iterator<Item = KeyRange> {
        Fingerprint::heads().map(move |head| KeyRange {
            pk: format!("{}#ANSWER#{head}", self.pk()),
            from: "0".into(),
            to: "\u{7f}".into(),
        })
    }
    /// An answer in the list of its prompt.
    pub fn answer_row(self, answer: AnswerId, millis: i64) -> Key {
        let KeyRange { pk, .. } = self.answer_rows(answer.prompt);
        Key {
            pk,
            sk: format!("{millis:014}#{}", answer.fingerprint),
        }
    }
    /// The answers of a prompt, oldest first.
    pub fn answer_rows(self, prompt: PromptId) -> KeyRange {
        let pk = format!("{}#PROMPT#{}", self.pk(), ordinal_text(prompt.ordinal));
        KeyRange {
            pk,
            from: "0".into(),
            to: "\u{7f}".into(),
        }
    }
    /// A batch of facts.
    pub fn facts(self, day: Day, batch: Fingerprint) -> Key {
        let KeyRange { pk, .. } = self.facts_of_span(day.span());
        Key {
            pk,
            sk: format!("{:06}#{batch}", day.0),
        }
    }
    /// All facts of a span.
    pub fn facts_of_span(self, span: Span) -> KeyRange {
        KeyRange {
            pk: format!("{}#FACTS#{:06}", self.pk(), span.0),
            from: "0".into(),
            to: "\u{7f}".into(),
        }
    }
    /// All facts of a day.
    pub fn facts_of_day(self, day: Day) -> KeyRange {
        KeyRange::prefixed(self.facts_of_span(day.span()).pk, &format!("{:06}#", day.0))
    }
    /// The name of a segment's object in the bucket.
    pub fn segment_object(self, span: Span, version: Token) -> String {
        format!(
            "segments/{}/{}/{:06}/{version}",
            self.organization, self.brand.0, span.0
        )
    }
    /// The name of an answer's object in the bucket, for texts too large for an item. No two answers share one, so
    /// that it can go with its answer.
    pub fn answer_object(self, answer: AnswerId, content: Fingerprint) -> String {
        format!(
            "{}{}/{content}",
            self.answer_objects(answer.prompt.ordinal),
            answer.fingerprint
        )
    }
    /// What the names of the objects of a prompt's answers begin with.
    pub fn answer_objects(self, prompt: u32) -> String {
        format!(
            "answers/{}/{}/{}/",
            self.organization,
            self.brand.0,
            ordinal_text(prompt)
        )
    }
    /// What the names of an export's objects in the bucket begin with.
    pub fn export_objects(self, id: ExportId) -> String {
        format!("exports/{}/{}/{}/", self.organization, self.brand.0, id.token)
    }
    /// The name of the archive that an attempt builds: an attempt that was given up can not touch its successor's.
    pub fn export_object(self, id: ExportId, attempt: u32) -> String {
        format!("{}{attempt}.zip", self.export_objects(id))
    }
    /// What the names of all the brand's objects in the bucket begin with.
    pub fn objects(self) -> [String; 3] {
        ["segments", "answers", "exports"].map(|kind| format!("{kind}/{}/{}/", self.organization, self.brand.0))
    }
    fn mark_prefix(self) -> String {
        format!("{}#{}#", self.organization, self.brand.0)
    }
    fn mark_pk(self) -> String {
        let last = self.brand.0.as_str().bytes().last().unwrap_or_default();
        format!("MARKS#{}", last % MARK_SHARDS)
    }
    /// A mark; `detail` and `token` make it unique, so that no two writers meet in it.
    pub fn mark(self, kind: &str, detail: &str, token: &str) -> Key {
        Key {
            pk: self.mark_pk(),
            sk: format!("{}{kind}#{detail}#{token}", self.mark_prefix()),
        }
    }
    /// The marks of this brand.
    pub fn marks(self) -> KeyRange {
        KeyRange::prefixed(self.mark_pk(), &self.mark_prefix())
    }
}

/// The marks of one shard, of all organizations: for the sweeper.
pub fn marks(shard: u8) -> KeyRange {
    KeyRange {
        pk: format!("MARKS#{shard}"),
        from: "0".into(),
        to: "\u{7f}".into(),
    }
}

/// Reads organization and brand from a mark's sort key.
pub fn brand_of_mark(sk: &str) -> Option<BrandKeys> {
    let mut parts = sk.split('#');
    Some(BrandKeys {
        organization: parts.next()?.parse().ok()?,
        brand: BrandId(parts.next()?.parse().ok()?),
    })
}

/// An organization in the list of all, for the administration.
pub fn organization_row(id: OrgId) -> Key {
    Key {
        pk: "ORGS".into(),
        sk: id.to_string(),
    }
}

/// All organizations.
pub fn organization_rows() -> KeyRange {
    KeyRange {
        pk: "ORGS".into(),
        from: "0".into(),
        to: "\u{7f}".into(),
    }
}

/// A login by its email address.
pub fn login(email: &str) -> Key {
    Key {
        pk: format!("LOGIN#{email}"),
        sk: "LOGIN".into(),
    }
}
