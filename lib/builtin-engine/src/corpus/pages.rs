//! The pages of the corpus. What a page says of brands are its claims; its text is what retrieval looks through.

use super::Tongue;
use super::industry::{Brand, Industry, Site, SiteKind};
use crate::dice::{even, hash};
use crate::language::CorpusLanguage;
use crate::template::fill;
use crate::words::{fold, slug};

/// What kind of page it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PageKind {
    /// Of the brand itself: praises, always.
    Own,
    /// A test of one product.
    Review,
    /// Several brands, one or two things about each.
    Ranking,
    /// Two brands.
    Comparison,
    /// Owners' talk of a brand: sees its weak sides.
    Forum,
    /// Advice without brands.
    Guide,
}

/// One thing that a page says.
#[derive(Debug, Clone)]
pub(crate) struct Claim {
    /// Place in the industry's brands, or behind them of a brand that a request made known.
    pub(crate) brand: usize,
    pub(crate) aspect: usize,
    /// What the page thinks when nothing moves it: praise above 0, blame below.
    pub(crate) stance: f64,
}

/// A page.
#[derive(Debug, Clone)]
pub(crate) struct Page {
    pub(crate) industry: usize,
    pub(crate) kind: PageKind,
    /// Host, without `www.`.
    pub(crate) domain: String,
    pub(crate) url: String,
    pub(crate) title: String,
    pub(crate) claims: Vec<Claim>,
    /// Title, nouns and claims.
    pub(crate) text: String,
}

/// Aspects of a page about one brand.
const OF_ONE: usize = 4;

/// All pages of an industry in a language.
pub(super) fn of_industry(tongue: &Tongue, industry: &Industry, place: usize) -> Vec<Page> {
    let writer = Writer {
        tongue,
        industry,
        place,
    };
    let brands = industry.brands.iter().enumerate();
    let mut pages: Vec<Page> = brands.flat_map(|(at, brand)| writer.of_brand(at, brand)).collect();
    if !industry.brands.is_empty() {
        pages.extend(writer.rankings());
        pages.extend(writer.comparisons());
    }
    pages.extend(writer.guides());
    pages
}

/// The pages about a brand alone; `at` is its place among the brands.
pub(crate) fn of_brand(tongue: &Tongue, industry: &Industry, place: usize, at: usize, brand: &Brand) -> Vec<Page> {
    Writer {
        tongue,
        industry,
        place,
    }
    .of_brand(at, brand)
}

struct Writer<'a> {
    tongue: &'a Tongue,
    industry: &'a Industry,
    place: usize,
}

impl Writer<'_> {
    const fn language(&self) -> CorpusLanguage {
        self.tongue.language
    }

    fn site(&self, kind: SiteKind) -> impl Iterator<Item = &Site> {
        self.industry.site(self.language(), kind).into_iter()
    }

    fn of_brand(&self, at: usize, brand: &Brand) -> Vec<Page> {
        let name = address(brand);
        let language = self.language().code();
        let path = match brand.model.as_str() {
            "" => format!("{language}/"),
            model => format!("{language}/{}", slug(model)),
        };
        let mut pages = vec![self.page(PageKind::Own, &brand.domain, &path, &[(at, brand)], OF_ONE, 0)];
        for (kind, page, path) in [
            (SiteKind::Lab, PageKind::Review, "reviews"),
            (SiteKind::Magazine, PageKind::Review, "tests"),
            (SiteKind::Forum, PageKind::Forum, "threads"),
        ] {
            for site in self.site(kind) {
                let path = format!("{path}/{name}");
                pages.push(self.page(page, site.domain, &path, &[(at, brand)], OF_ONE, kind as usize));
            }
        }
        pages
    }

    /// The brands with their places, some of them.
    fn brands(&self, from: usize, step: usize, most: usize) -> Vec<(usize, &Brand)> {
        let all = self.industry.brands.iter().enumerate();
        all.skip(from).step_by(step).take(most).collect()
    }

    fn rankings(&self) -> Vec<Page> {
        let path = format!("best/{}", self.industry.id);
        let of = |kind, from, step, title| {
            let brands = self.brands(from, step, 6);
            let sites = self.site(kind);
            let page = |site: &Site| self.page(PageKind::Ranking, site.domain, &path, &brands, 2, title);
            sites.map(page).collect::<Vec<_>>()
        };
        [of(SiteKind::Lab, 0, 1, 0), of(SiteKind::Magazine, 1, 2, 1)].concat()
    }

    fn comparisons(&self) -> Vec<Page> {
        let pairs = self.industry.brands.len() / 2;
        let pair = |first: usize| {
            let both = self.brands(first, pairs, 2);
            let names: Vec<String> = both.iter().map(|(_, brand)| address(brand)).collect();
            let path = format!("compare/{}", names.join("-"));
            let sites = self.site(SiteKind::Magazine);
            let page = |site: &Site| self.page(PageKind::Comparison, site.domain, &path, &both, 3, 0);
            sites.map(page).collect::<Vec<_>>()
        };
        (0..pairs).flat_map(pair).collect()
    }

    fn guides(&self) -> Vec<Page> {
        let of = |kind| {
            let path = format!("guides/{}", self.industry.id);
            let page = |site: &Site| {
                let mut page = self.page(PageKind::Guide, site.domain, &path, &[], 0, 0);
                page.title = format!("{} | {}", page.title, site.name);
                page
            };
            self.site(kind).map(page).collect::<Vec<_>>()
        };
        [of(SiteKind::Lab), of(SiteKind::Magazine)].concat()
    }

    /// A page about brands, with this many aspects of each; `variant` chooses among titles.
    fn page(
        &self,
        kind: PageKind,
        domain: &str,
        path: &str,
        brands: &[(usize, &Brand)],
        aspects: usize,
        variant: usize,
    ) -> Page {
        let url = format!("https://{domain}/{path}");
        let claims: Vec<Claim> = brands
            .iter()
            .flat_map(|(at, brand)| self.claims(kind, &url, *at, brand, aspects))
            .collect();
        let title = self.title(kind, brands, variant);
        let said = claims.iter().filter_map(|claim| {
            let brand = brands.iter().find(|(at, _)| *at == claim.brand)?.1;
            Some(self.sentence(claim, brand))
        });
        let said: Vec<String> = said.collect();
        let noun = self.industry.noun(self.language());
        Page {
            industry: self.place,
            kind,
            domain: domain.to_owned(),
            text: format!("{title}. {}, {}. {}", noun.many, noun.a_one, said.join(" ")),
            url,
            title,
            claims,
        }
    }

    fn title(&self, kind: PageKind, brands: &[(usize, &Brand)], variant: usize) -> String {
        let key = match kind {
            PageKind::Own => "title.own",
            PageKind::Review => "title.review",
            PageKind::Ranking => "title.ranking",
            PageKind::Comparison => "title.comparison",
            PageKind::Forum => "title.forum",
            PageKind::Guide => "title.guide",
        };
        let titles = self.tongue.phrases.all(key);
        let template = titles.get(variant % titles.len().max(1)).copied().unwrap_or_default();
        let name = |place: usize| {
            brands
                .get(place)
                .map(|(_, brand)| brand.name.as_str())
                .unwrap_or_default()
        };
        let noun = self.industry.noun(self.language());
        let slots = [
            ("brand", name(0)),
            ("first", name(0)),
            ("second", name(1)),
            ("many", noun.many),
            ("a_one", noun.a_one),
        ];
        fill(template, noun.gender, &slots)
    }

    /// What a page says of a brand: its strengths and weaknesses, and other aspects as chance has it.
    fn claims(&self, kind: PageKind, url: &str, at: usize, brand: &Brand, most: usize) -> Vec<Claim> {
        let order = |aspect: &usize| {
            let known = brand.strengths.contains(aspect) || brand.weaknesses.contains(aspect);
            let chance = hash(0, &[url, &brand.name, &aspect.to_string()]);
            chance >> u32::from(known)
        };
        let mut aspects = self.industry.aspects.clone();
        aspects.sort_by_key(order);
        let claim = |aspect: usize| {
            let own = if brand.strengths.contains(&aspect) {
                1.3
            } else if brand.weaknesses.contains(&aspect) {
                -1.3
            } else {
                0.45 * even(hash(1, &[&brand.domain, &aspect.to_string()]))
            };
            Claim {
                brand: at,
                aspect,
                stance: own + kind.leaning(),
            }
        };
        aspects.into_iter().take(most).map(claim).collect()
    }

    fn sentence(&self, claim: &Claim, brand: &Brand) -> String {
        let words = self.tongue.aspects[claim.aspect].sentences(claim.stance > 0.0);
        let gender = self.industry.noun(self.language()).gender;
        fill(
            words.first().copied().unwrap_or_default(),
            gender,
            &[("b", &brand.name)],
        )
    }
}

impl PageKind {
    /// How much kinder than others such a page is.
    const fn leaning(self) -> f64 {
        match self {
            Self::Own => 3.0,
            Self::Review | Self::Comparison | Self::Guide => 0.3,
            Self::Ranking => 0.6,
            Self::Forum => -0.6,
        }
    }
}

/// A brand's part of an address on other sites; a name that loses letters there has a number in their place.
fn address(brand: &Brand) -> String {
    let slug = slug(&brand.name);
    if slug == fold(&brand.name).replace(' ', "-") {
        return slug;
    }
    let number = format!("{:08x}", hash(0, &[&brand.name]) >> 32);
    format!("{slug}-{number}").trim_start_matches('-').to_owned()
}
