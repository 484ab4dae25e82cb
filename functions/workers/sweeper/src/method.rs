//! A raised version of the analysis method: the answers of all brands are read anew by themselves, a few brands at a time.
//!
//! Which brands have figures of an earlier version, their segments tell. Each sweep looks at some brands, and asks the
//! backfill for those that have, unless as many are still being read as may be at a time. Where it came to is noted.

use std::sync::Arc;
use std::time::Duration;

use answerscope_domain::clock::{Moment, later};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, OrgId};
use answerscope_store::Store;
use answerscope_store::answers::METHOD_VERSION;
use answerscope_store::brands::brands_after;
use answerscope_store::keys;
use answerscope_store::stores::Stores;
use answerscope_store::table::outbox::Awaited;
use answerscope_store::table::{Action, entity_of, item_of};
use serde::{Deserialize, Serialize};

/// How long after the first sweep of a new version brands are looked at: functions of the version before may serve until
/// then, and what they write would be of that one.
const AFTER: Duration = Duration::from_secs(600);
/// Brands that are read anew at a time because of this.
const AT_ONCE: usize = 4;
/// Brands that a sweep looks at.
const LOOKED_AT: usize = 100;

/// How far brands were looked through for figures of a version before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Survey {
    /// The version that brands are to have.
    version: u32,
    /// When it begins.
    begins: i64,
    /// The last brand that was looked at.
    after: Option<(OrgId, BrandId)>,
    /// Brands that were being read anew then.
    open: Vec<(OrgId, BrandId)>,
    /// Whether all brands were looked at.
    through: bool,
}

impl Survey {
    fn new(now: Moment) -> Self {
        Self {
            version: METHOD_VERSION,
            begins: later(now, AFTER).0,
            after: None,
            open: Vec::new(),
            through: false,
        }
    }
}

/// Goes on looking through the brands, as far as one sweep does; `late`: whether its time is over.
///
/// # Errors
/// When the table does not answer.
pub(crate) async fn look_through(stores: &Arc<Stores>, now: Moment, late: impl Fn() -> bool) -> Result<()> {
    let noted = stores.table.get(&keys::method_survey()).await?;
    // Notes that can not be read are of a newer program, which looks through the brands itself.
    let noted: Option<Survey> = match noted.map(entity_of).transpose() {
        Ok(noted) => noted,
        Err(_) => return Ok(()),
    };
    let mut survey = match noted.clone() {
        Some(survey) if survey.version > METHOD_VERSION => return Ok(()),
        Some(survey) if survey.version == METHOD_VERSION => survey,
        _ => Survey::new(now),
    };
    if !survey.through && now.0 >= survey.begins {
        go_on(stores, &mut survey, late).await?;
    }
    if noted.as_ref() == Some(&survey) {
        return Ok(());
    }
    let note = Action::put(item_of(keys::method_survey(), "method survey", &survey)?);
    stores.table.write([note]).await
}

async fn go_on(stores: &Arc<Stores>, survey: &mut Survey, late: impl Fn() -> bool) -> Result<()> {
    let mut open = Vec::new();
    for (organization, brand) in survey.open.drain(..) {
        let store = Store::new(stores, organization);
        if store.outbox().has(brand, Awaited::Reanalysis).await? {
            open.push((organization, brand));
        }
    }
    survey.open = open;
    let next = brands_after(&stores.table, survey.after, LOOKED_AT).await?;
    let all = next.len() < LOOKED_AT;
    for (organization, brand) in next {
        if survey.open.len() >= AT_ONCE || late() {
            return Ok(());
        }
        if ask(stores, organization, brand).await? {
            survey.open.push((organization, brand));
        }
        survey.after = Some((organization, brand));
    }
    survey.through = all;
    Ok(())
}

/// Asks for a brand's answers to be read anew where figures of it are of an earlier version; whether they are.
async fn ask(stores: &Arc<Stores>, organization: OrgId, brand: BrandId) -> Result<bool> {
    let store = Store::new(stores, organization);
    if !store.segments().have_earlier_method(brand).await? {
        return Ok(false);
    }
    match store.brands().request_reanalysis(brand).await {
        Ok(()) => {
            store.outbox().enqueue_backfill(brand).await;
            Ok(true)
        }
        Err(Error::NotFound) => Ok(false),
        Err(error) => Err(error),
    }
}
