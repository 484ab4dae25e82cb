use answerscope_core::Result;
use answerscope_core::clock::Moment;
use answerscope_core::entities::brand::{Brand, BrandRecord};
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::page::{Listed, PageRequest};
use answerscope_core::params::{Nothing, Parameter, Params, Query};

/// Lists the organization's brands, oldest first.
pub struct ListBrands;

/// Page, and parts of name and domain.
#[derive(Debug)]
pub struct BrandQuery {
    page: PageRequest,
    name: Option<String>,
    domain: Option<String>,
}

impl Query for BrandQuery {
    fn parameters() -> Vec<Parameter> {
        let mut parameters = PageRequest::parameters();
        parameters.push(Parameter::text("name", "Part of the name, whatever the case."));
        parameters.push(Parameter::text("domain", "Part of the domain, whatever the case."));
        parameters
    }

    fn parse(params: &Params, _: Moment) -> Result<Self> {
        let text = |name| params.get(name).map(str::to_owned);
        Ok(Self {
            page: PageRequest::parse(params)?,
            name: text("name"),
            domain: text("domain"),
        })
    }
}

impl Operation for ListBrands {
    const SPEC: Spec = Spec::new(Verb::Get, "listBrands", "/brands", "List brands")
        .about("Lists the organization's brands, oldest first.");
    type Path = Nothing;
    type Query = BrandQuery;
    type Body = Nothing;
    type Reply = Listed<Brand>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let BrandQuery { page, name, domain } = input.query;
        let brands = cx.store.list_brands(name.as_deref(), domain.as_deref(), page).await?;
        Ok(brands.map(|brand: BrandRecord| brand.shown()))
    }
}
