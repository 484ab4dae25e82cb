//! A brand's row in the list of its organization.

use serde::{Deserialize, Serialize};

use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::BrandId;

/// A row holds the whole brand when that is at most this long, so that most lists are one request.
const WHOLE: usize = 1_500;

/// A brand in the organization's list.
#[derive(Debug, Serialize, Deserialize)]
pub struct BrandRow {
    /// Its id.
    pub id: BrandId,
    pub(super) name: String,
    pub(super) domain: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) whole: Option<BrandRecord>,
}

impl BrandRow {
    pub(super) fn of(brand: &BrandRecord) -> Result<Self> {
        let size = serde_json::to_vec(brand).map_err(Error::internal)?.len();
        Ok(Self {
            id: brand.id,
            name: brand.name.clone(),
            domain: brand.domain.clone(),
            whole: (size <= WHOLE).then(|| brand.clone()),
        })
    }
}
