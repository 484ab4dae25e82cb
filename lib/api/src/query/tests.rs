use answerscope_domain::entities::prompt::PromptType;
use answerscope_domain::page::{PageRequest, WalkedPage};
use answerscope_domain::parameter::{Countries, DomainName, EachOnce, Tags, Text, Word};
use answerscope_domain::period::{ComparedDays, OpenDays, Period};
use answerscope_domain::{Format, Metric};
use serde::Deserialize;
use serde_json::json;

use super::*;
use crate::params::Nothing;

/// 2026-11-21 at noon.
const NOW: Moment = Moment(20_778 * 86_400_000_000 + 43_200_000_000);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct Everything {
    #[schemars(flatten)]
    page: WalkedPage,
    #[schemars(flatten)]
    period: Period,
    /// One type.
    #[serde(rename = "type")]
    kind: Option<Word<PromptType>>,
    /// Zones, out of the order of the alphabet.
    countries: Countries,
    /// All metrics.
    all_metrics: EachOnce<Metric>,
    /// The format.
    format: Word<Format>,
    /// Unseen, but checked.
    #[schemars(skip)]
    hidden: Option<DomainName>,
    tags: Tags,
    q: Option<Text>,
}

fn everything(query: &str) -> Result<Everything> {
    let given = "allMetrics=visibility&format=csv";
    read(&Params::new(&format!("{query}&{given}")), NOW)
}

#[test]
fn parameters_are_described_in_the_order_of_their_declaration() {
    let described = described::<Everything>();
    let names: Vec<&str> = described.iter().map(|parameter| parameter.name.as_str()).collect();
    let expected = "page pageSize after startDate endDate engine type countries allMetrics format tags q";
    assert_eq!(names.join(" "), expected);
    let required = described.iter().filter(|parameter| parameter.required);
    let required: Vec<&str> = required.map(|parameter| parameter.name.as_str()).collect();
    assert_eq!(required, ["allMetrics", "format"]);
    let kind = &described[6];
    assert_eq!(kind.description, "One type.");
    assert_eq!(
        kind.schema,
        json!({"type": "string", "enum": ["branded", "non-branded"]})
    );
    assert!(super::described::<Nothing>().is_empty());
}

#[test]
fn fields_are_read_by_name_wherever_they_stand() {
    let query =
        "pageSize=7&endDate=2026-11-10&engine=grok&engine=claude,gemini&type=branded&tags=b&tags=a,,&q=+x&page=2";
    let read = everything(query).expect("a query");
    assert_eq!(read.page.request, PageRequest { page: 2, size: 7 });
    assert_eq!(read.page.after, None);
    let days = read.period.days.0;
    assert_eq!(format!("{}..{}", days.start(), days.end()), "2026-10-12..2026-11-10");
    assert_eq!(read.period.engine.given().map(|engines| engines.len()), Some(3));
    assert_eq!(read.kind.map(|kind| kind.0), Some(PromptType::Branded));
    assert_eq!(read.countries.given(), None);
    assert_eq!(read.tags.given(), Some(vec!["b".to_owned(), "a".to_owned()]));
    assert_eq!(read.all_metrics.0, [Metric::Visibility]);
    assert_eq!(read.format.0, Format::Csv);
    assert_eq!(read.q.map(|q| q.0).as_deref(), Some(" x"));
    assert!(read.hidden.is_none());
    let today = everything("").expect("a query").period.days.0;
    assert_eq!(today.end().to_string(), "2026-11-21");
    assert!(super::read::<Nothing>(&Params::new("page=x"), NOW).is_ok());
}

#[test]
fn what_is_wrong_is_named_once() {
    for (query, told) in [
        ("page=0", "page: expected a whole number from 1"),
        ("pageSize=4", "pageSize: expected a whole number from 5 to 100"),
        ("after=x", "after: expected the value of a `links.next`"),
        (
            "startDate=2026-02-30",
            "startDate: expected a day that exists, from 1970-01-01 on, as YYYY-MM-DD",
        ),
        ("startDate=2026-02-03&endDate=2026-02-01", "startDate: after endDate"),
        (
            "startDate=2020-02-03",
            "startDate: more than 366 days up to endDate, both included",
        ),
        ("type=Branded", "type: expected `branded` or `non-branded`"),
        (
            "countries=us",
            "countries: expected an ISO 3166-1 alpha-2 code such as US",
        ),
        ("format=xml", "format: expected `ndjson` or `csv`"),
        ("allMetrics=visibility", "allMetrics: `visibility` stands twice"),
        ("page=2&page_size=7", "page_size: did you mean pageSize?"),
        // The name is told before the value, as what was meant is not known.
        ("page=x&TAGS=7", "TAGS: did you mean tags?"),
    ] {
        assert_eq!(everything(query).expect_err(query).description(), told, "{query}");
    }
    let hidden = everything("hidden=a..b").expect_err("no domain").description();
    assert!(hidden.starts_with("hidden: "), "{hidden}");
    // What the document does not show is no name that could have been meant.
    assert!(everything("HIDDEN=a..b").is_ok());
    let missing = read::<Everything>(&Params::new("format=csv"), NOW).expect_err("missing");
    let told = "allMetrics: expected a list of `share-of-voice`, `visibility`, `citations` or `sentiment`";
    assert_eq!(missing.description(), told);
}

#[test]
fn ends_of_periods_may_be_open() {
    let open =
        |query: &str| read::<OpenDays>(&Params::new(query), NOW).map(|days| (days.from.is_some(), days.to.is_some()));
    assert_eq!(open("startDate=2020-01-01"), Ok((true, false)));
    assert_eq!(open("endDate=2020-01-01"), Ok((false, true)));
    assert!(open("endDate=2020-01-01&startDate=2020-01-02").is_err());
    let wrong = read::<ComparedDays>(&Params::new("compareEndDate=2026-02-30"), NOW).expect_err("no day");
    let told = "compareEndDate: expected a day that exists, from 1970-01-01 on, as YYYY-MM-DD";
    assert_eq!(wrong.description(), told);
}
