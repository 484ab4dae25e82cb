use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::brand::{Brand, BrandRecord};
use answerscope_domain::page::{Listed, PageRequest};
use answerscope_domain::parameter::Text;
use schemars::JsonSchema;
use serde::Deserialize;

/// Lists the organization's brands, oldest first.
pub struct ListBrands;

/// Page, and parts of name and domain.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct BrandQuery {
    #[schemars(flatten)]
    page: PageRequest,
    /// Part of the name, whatever the case.
    name: Option<Text>,
    /// Part of the domain, whatever the case.
    domain: Option<Text>,
}

impl Operation for ListBrands {
    const SPEC: Spec = Spec::new(Verb::Get, "listBrands", "/brands", "List brands")
        .tag(Tag::Brands)
        .about("Lists the organization's brands, oldest first.");
    type Path = Nothing;
    type Query = BrandQuery;
    type Body = Nothing;
    type Reply = Listed<Brand>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let BrandQuery { page, name, domain } = input.query;
        let (name, domain) = (name.map(|text| text.0), domain.map(|text| text.0));
        let brands = cx.store.brands().list(name.as_deref(), domain.as_deref(), page).await?;
        Ok(brands.map(|brand: BrandRecord| brand.shown()))
    }
}
