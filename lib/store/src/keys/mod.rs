//! Every key of the one table. Here and in the files of `keys/`, which have those below a brand and those of
//! people who sign in, are the only key strings.
//!
//! Each item carries `kind` and `v` (the version of its shape). `ttl` (seconds) ends an item.
//!
//! | Item | `pk` | `sk` |
//! |---|---|---|
//! | Address of email: its account | `LOGIN#email` | `LOGIN` |
//! | Account: password hash | `ACCOUNT#account` | `ACCOUNT` |
//! | What it is in an organization | `ACCOUNT#account` | `MEMBER#org` |
//! | Its sessions | `ACCOUNT#account` | `SESSION#id` |
//! | Session of a browser: bucket, caller | `KEY#SESSION#hash` | `SESSION` |
//! | Grant: bucket, caller, live access tokens | `KEY#GRANT#id` | `GRANT` |
//! | Authorization code | `CODE#hash` | `CODE` |
//! | Refresh token: its grant | `REFRESH#hash` | `REFRESH` |
//! | Client that has registered | `CLIENT#id` | `CLIENT` |
//! | Link by email | `LINK#hash` | `LINK` |
//! | Tries of somebody | `THROTTLE#what#fingerprint` | `THROTTLE` |
//! | API key: scopes, bucket, caller | `KEY#hash` | `KEY` |
//! | Organization, for the list of all | `ORGS` | `org` |
//! | Organization: name, limits, settings of collection | `ORG#org` | `ORG` |
//! | Organization that collects: when, what was started last, its last turn | `COLLECTING` | `org` |
//! | Monitoring used, and how many brands | `ORG#org` | `USAGE` |
//! | Key, for the list of an organization | `ORG#org` | `KEY#id` |
//! | Member, for the list of an organization | `ORG#org` | `MEMBER#account` |
//! | Connected assistant, for the list of an organization | `ORG#org` | `GRANT#id` |
//! | Session that looks at an organization | `ORG#org` | `SESSION#id` |
//! | Webhook registration | `ORG#org` | `WEBHOOK#id` |
//! | Its secret before the last rotation, for a day | `ORG#org` | `WEBHOOK#id#SECRET` |
//! | Answer given to an Idempotency-Key | `ORG#org#ONCE#hash` | `ONCE`, further parts `ONCE#lease#n` |
//! | Delivery to a webhook | `ORG#org#WEBHOOK#id` | delivery |
//! | Engine: how fast the organization asks it, who asks, whether it fails | `ORG#org` | `ENGINE#channel` |
//! | Calls of a day and dollars of a month | `ORG#org` | `ASKED` |
//! | Stream that an organization has open, until when | `STREAMS#org` | number |
//! | Brand, for the list of an organization | `ORG#org` | `BRAND#brand` |
//! | Domain is taken | `ORG#org` | `DOMAIN#domain` |
//! | Who does what its outbox asks of a worker, until when | `ORG#org#BRAND#brand` | `0#RUN#worker` |
//! | View | `ORG#org#BRAND#brand` | `1#VIEW#id` |
//! | Brand | `ORG#org#BRAND#brand` | `2#BRAND` |
//! | Until when its answers are counted | `ORG#org#BRAND#brand` | `2#COUNTED` |
//! | How far answers are read anew | `ORG#org#BRAND#brand` | `2#REANALYSIS` |
//! | Brand's counters: prompts, topics, views, trends, changes of its catalog | `ORG#org#BRAND#brand` | `2#STATE` |
//! | Catalog: 128 prompts' filter rows | `ORG#org#BRAND#brand` | `3#CATALOG#chunk` |
//! | Prompt | `ORG#org#BRAND#brand` | `4#PROMPT#ordinal` |
//! | Topic | `ORG#org#BRAND#brand` | `5#TOPIC#slot` |
//! | Columns of a few answers, or the names of the pieces of a segment | `ORG#org#BRAND#brand` | `6#COLUMNS#window#version` |
//! | Piece: columns of a part of a day | `ORG#org#BRAND#brand` | `6#PIECE#window#day#piece` |
//! | Window: the segments that hold its facts | `ORG#org#BRAND#brand` | `6#SEGMENT#window` |
//! | A text, view name or topic name is taken | `ORG#org#BRAND#brand` | `7#TAKEN#kind#fingerprint` |
//! | Collection | `ORG#org#BRAND#brand` | `8#COLLECTION#id` |
//! | Export task | `ORG#org#BRAND#brand` | `8#EXPORT#id` |
//! | Insight generation | `ORG#org#BRAND#brand` | `8#GENERATION#id` |
//! | Import of trends | `ORG#org#BRAND#brand` | `8#IMPORT#id` |
//! | Topic whose prompts are being switched | `ORG#org#BRAND#brand` | `8#SWITCH#slot` |
//! | Insight | `ORG#org#BRAND#brand` | `9#INSIGHT#id` |
//! | Trend | `ORG#org#BRAND#brand` | `9#TREND#id` |
//! | Answer | `ORG#org#BRAND#brand#ANSWER#2 characters` | fingerprint |
//! | Answer, or an ask to which none was shown, for the list of a prompt | `ORG#org#BRAND#brand#PROMPT#ordinal` | `milliseconds#fingerprint` |
//! | Facts of up to 47 answers of a day | `ORG#org#BRAND#brand#FACTS#window` | `day#fingerprint` |
//! | What a collection has to ask an engine about 32 prompts | `ORG#org#BRAND#brand#ASKS#collection` | `BATCH#channel#block` |
//! | Who asks for a collection | `ORG#org#BRAND#brand#ASKS#collection` | `LANE#channel#n` |
//! | What an engine came to in a collection | `ORG#org#BRAND#brand#ASKS#collection` | `TALLY#channel` |
//! | Ask that was given up | `ORG#org#BRAND#brand#ASKS#collection` | `ERROR#id` |
//! | What an engine was asked on a day about 32 prompts | `ORG#org#BRAND#brand#ASKED#day` | `channel#block` |
//! | How far brands were looked through after the method was raised, and those of an organization | `METHOD` | `METHOD`, `org` |
//! | Outbox entry: something of a brand awaits a worker | `MARKS#shard` | `org#brand#kind#detail#token` |
//!
//! The numbers order a brand's partition so that what is read together stands together:
//!
//! | Access pattern | Requests after the key check |
//! |---|---|
//! | list brands | Query `ORG#org`, `BRAND#` to the page's end, then `USAGE`, which counts them (rows that are too narrow: one BatchGetItem) |
//! | a brand, with how far its re-analysis came; a child and the brand it hangs on | one BatchGetItem |
//! | list views | Query `1#`..`2#BRAND`: the views and the brand |
//! | list prompts | Query from `2#BRAND`: brand, catalog, then prompts until 1 MB; BatchGetItem of what is missing |
//! | the same of 1,000 prompts or more, again in a process | BatchGetItem: brand, its counters, and the page's prompts |
//! | share of voice of a brand | BatchGetItem: brand and the window's segments with their daily totals |
//! | any other metric | BatchGetItem: view or prompt, and segments; BatchGetItem: columns of small segments; Query `2#`..`3#`: brand and catalog; GETs of S3 |
//! | list answers of a prompt | Query `…#PROMPT#ordinal`, back through the days that are asked for; BatchGetItem: brand, prompt, the page's answers |
//! | list answers of a brand | Query `2#`..`3#`; Query `…#FACTS#window` back from its place; BatchGetItem: the page's answers and prompts; segments where there are more answers than it counts |
//! | an answer by externalId | GetItem by its fingerprint |
//! | delete answers | BatchGetItem: brand and answers; prompts; the batches of their facts (of older answers: Query of their day) |
//! | what an export names and where its facts are | GetItem brand, Query `4#`..`5#TOPIC#`, BatchGetItem segments |
//! | a poll | BatchGetItem: brand and task (insights of a generation: one more) |
//! | a link to an archive, without a key check | GetItem of the brand and of the task, side by side |
//! | list insights | the brand; Query `9#INSIGHT#` back to the page's end, then one that counts |
//! | a collection | BatchGetItem: brand and task; while it goes on: Query `…#ASKS#collection` `TALLY#`, and `ERROR#` back |
//! | list collections | Query `8#COLLECTION#` back to the page's end, then one that counts; of each that goes on its tallies |
//! | what a collection asks next | Query `…#ASKS#collection` `BATCH#channel#`; GetItem of the block |
//! | engines, with their last success | BatchGetItem `ENGINE#channel` |
//! | list topics | Query `5#TOPIC#` to the page's end; BatchGetItem: the brand and its counters |
//! | list trends | Query `9#TREND#`, what orders them; BatchGetItem: the brand and the page's trends |
//! | switch a topic's prompts | Query `2#`..`3#`; BatchGetItem of 45 prompts and a transaction, again and again |
//! | an organization's webhooks; deliveries of one | Query `ORG#org`, `WEBHOOK#`; Query `…#WEBHOOK#id` |
//! | what a deleted brand leaves | Query outbox entries, `8#`, `6#`, `…#BRAND#brand`; with answers `…#ANSWER#…`, `…#FACTS#window` |
//! | what a deleted prompt leaves | Query `…#PROMPT#ordinal`, and `…#FACTS#window` for each of its days |
//! | rebuild days of a window | Query `…#FACTS#window` |
//! | read damaged facts of a day anew | Query `…#FACTS#window`, the day of each `…#PROMPT#ordinal`; BatchGetItem answers |
//! | what awaits a worker | Query `MARKS#shard` |
//! | whose collections are due | Query `COLLECTING`, a page at a time |

use answerscope_domain::Channel;
use answerscope_domain::api_key::KeyHash;
use answerscope_domain::ids::{BrandId, Fingerprint, OrgId, Token};

mod brand;
mod collected;
mod identity;
mod outbox;

pub use brand::{BrandKeys, COLUMNS, Taken, batch_of_facts, day_of_facts, piece_of_key, row_of_answer};
pub use outbox::{behind_kind, brand_of_entry, moment_of_entry, outbox};

pub use identity::{AccountKeys, code, grant, link, login, oauth_client, refresh, session, session_of_hash, throttle};

/// Prompts in one catalog item.
pub const CHUNK: u32 = 128;
/// Partitions of the outbox entries.
pub const OUTBOX_SHARDS: u8 = 8;

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

/// Whether a partition is that of a key, session or grant, which every call takes tokens from. Roles name it:
/// infra/read-roles.yaml.
pub fn is_api_key(partition: &str) -> bool {
    partition.starts_with("KEY#")
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
    /// A member in its list of members.
    pub fn member(self, account: Token) -> Key {
        self.at(format!("MEMBER#{account}"))
    }
    /// Its members, oldest account first.
    pub fn members(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "MEMBER#")
    }
    /// A connected assistant in its list.
    pub fn grant(self, id: Token) -> Key {
        self.at(format!("GRANT#{id}"))
    }
    /// Its connected assistants, oldest first.
    pub fn grants(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "GRANT#")
    }
    /// A session that looks at it.
    pub fn session(self, id: Token) -> Key {
        self.at(format!("SESSION#{id}"))
    }
    /// The sessions that look at it.
    pub fn sessions(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "SESSION#")
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
    /// How the organization asks an engine: how fast, who, and whether it fails.
    pub fn engine(self, channel: Channel) -> Key {
        self.at(format!("ENGINE#{:03}", channel.number()))
    }
    /// What the organization has asked today, and spent this month.
    pub fn asked(self) -> Key {
        self.at("ASKED")
    }
    /// A webhook registration.
    pub fn webhook(self, id: Token) -> Key {
        self.at(format!("WEBHOOK#{id}"))
    }
    /// Its webhook registrations.
    pub fn webhooks(self) -> KeyRange {
        KeyRange::prefixed(self.pk(), "WEBHOOK#")
    }
    /// The secret of a webhook before its last rotation.
    pub fn webhook_secret(self, id: Token) -> Key {
        self.at(format!("WEBHOOK#{id}#SECRET"))
    }
    /// A webhook registration and its old secret.
    pub fn webhook_items(self, id: Token) -> KeyRange {
        KeyRange {
            pk: self.pk(),
            from: self.webhook(id).sk,
            to: self.webhook_secret(id).sk,
        }
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
    pub fn idempotency_record(self, name: Fingerprint) -> Key {
        Key {
            pk: format!("{}#ONCE#{name}", self.pk()),
            sk: "ONCE".into(),
        }
    }
    /// A further part of that answer, from 1, where it is too large for an item.
    pub fn idempotency_part(self, name: Fingerprint, lease: i64, part: i64) -> Key {
        Key {
            sk: format!("ONCE#{lease}#{part}"),
            ..self.idempotency_record(name)
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

/// An organization in the list of those that collect by themselves.
pub fn collecting_row(id: OrgId) -> Key {
    Key {
        pk: "COLLECTING".into(),
        sk: id.to_string(),
    }
}

/// One of the streams that an organization may have open: in a partition that a function may write which only reads.
pub fn open_stream(id: OrgId, slot: u8) -> Key {
    Key {
        pk: format!("STREAMS#{id}"),
        sk: format!("{slot:02}"),
    }
}

/// All organizations that collect by themselves.
pub fn collecting_rows() -> KeyRange {
    KeyRange {
        pk: "COLLECTING".into(),
        from: "0".into(),
        to: "\u{7f}".into(),
    }
}

/// How far brands were looked through for figures of an earlier version of the method.
pub fn method_survey() -> Key {
    Key {
        pk: "METHOD".into(),
        sk: "METHOD".into(),
    }
}

/// The same of one organization's brands.
pub fn method_survey_of(id: OrgId) -> Key {
    Key {
        sk: id.to_string(),
        ..method_survey()
    }
}
