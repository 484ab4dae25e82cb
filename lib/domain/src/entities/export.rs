//! Exports: what was asked for, and what came of it.

use std::ops::RangeInclusive;

use crate::{Combination, Entity, Format, Metric};
use crate::{Day, Engine, EngineSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::task::{Task, TaskError, TaskState};
use crate::Polled;
use crate::clock::{Moment, Random};
use crate::ids::ExportId;
use crate::secret::{SecretKind, same};

/// Seconds for which an archive can be fetched after it was made: 7 days.
pub const LIFETIME: i64 = 7 * 24 * 60 * 60;

/// Seconds for which a URL works that a download is redirected to: time to begin, since a transfer that has begun goes on.
const REDIRECT: i64 = 15 * 60;

/// The archive's file that says which files it lacks, its last one.
pub const ERRORS: &str = "errors.json";

/// What is exported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ExportRequest {
    /// What rows are about; each once.
    pub entities: Vec<Entity>,
    /// What they count; each once.
    pub metrics: Vec<Metric>,
    /// How they are written.
    pub format: Format,
    /// The first day.
    pub first: Day,
    /// The last day.
    pub last: Day,
    /// The engines; `None`: all.
    pub engines: Option<Vec<Engine>>,
}

impl ExportRequest {
    /// The files of the archive, in their order.
    pub fn combinations(&self) -> impl Iterator<Item = Combination> {
        let entities = self.entities.iter().copied();
        entities.flat_map(|entity| {
            self.metrics.iter().map(move |metric| Combination {
                entity,
                metric: *metric,
            })
        })
    }

    /// The days.
    pub fn days(&self) -> RangeInclusive<Day> {
        self.first..=self.last
    }

    /// The engines.
    pub fn engine_set(&self) -> EngineSet {
        self.engines
            .as_ref()
            .map_or(EngineSet::ALL, |list| list.iter().copied().collect())
    }
}

/// A file of the archive.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ExportFile {
    /// Its name in the archive.
    pub name: String,
    /// Its rows; a header is none.
    pub rows: u64,
    /// Its bytes, not compressed.
    pub bytes: u64,
}

/// A file that could not be made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ExportError {
    /// What its rows would be about.
    pub entity: String,
    /// What they would count.
    pub metric: String,
    /// Why not.
    pub error: TaskError,
}

/// Input and result of an export, as stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ExportWork {
    /// What is exported.
    pub request: ExportRequest,
    /// The archive's name in the bucket, once it is there.
    pub object: Option<String>,
    /// Its files.
    pub files: Vec<ExportFile>,
    /// The files that it lacks.
    pub errors: Vec<ExportError>,
    /// The place of the file that is being made: what an attempt that was killed leaves behind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begun: Option<usize>,
    /// The places of files in which attempts were killed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub suspects: Vec<usize>,
    /// What opens the archive without a key, `dl_…`. Each poll shows it again, so it can not be hashed; the table is
    /// encrypted at rest, and no log holds it. `None`: the export was begun before there were such links.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

impl ExportError {
    /// A file that could not be made.
    pub fn new(combination: Combination, error: TaskError) -> Self {
        Self {
            entity: combination.entity.as_str().to_owned(),
            metric: combination.metric.as_str().to_owned(),
            error,
        }
    }
}

impl ExportWork {
    /// Work that is to be done.
    pub fn new(request: ExportRequest) -> Self {
        Self {
            request,
            object: None,
            files: Vec::new(),
            errors: Vec::new(),
            begun: None,
            suspects: Vec::new(),
            secret: None,
        }
    }

    /// The same with a new secret that opens its archive.
    #[must_use]
    pub fn with_secret(mut self, random: &dyn Random) -> Self {
        self.secret = Some(SecretKind::Download.generate(random));
        self
    }

    /// Whether this is the secret that opens the archive.
    pub fn opens(&self, secret: &str) -> bool {
        self.secret.as_deref().is_some_and(|own| same(own, secret))
    }

    /// Takes the file that the attempt before left unfinished for a suspect.
    pub fn suspect(&mut self) {
        if let Some(place) = self.begun.take()
            && !self.suspects.contains(&place)
        {
            self.suspects.push(place);
        }
    }
}

impl Polled for Export {
    fn path(&self) -> String {
        format!("/exports/{}", self.id)
    }
}

/// An export, as its poll shows it.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Export {
    /// Its id.
    pub id: ExportId,
    /// Its state. `failed` with a `resultsUrl`: the archive lacks the files under `errors`.
    pub status: TaskState,
    /// ISO 8601.
    pub created_at: String,
    /// Where the archive is until `expiresAt`, without a key. A large one answers with a redirect, which is to be followed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub results_url: Option<String>,
    /// ISO 8601: 7 days after the archive was made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<String>,
    /// The files in the archive.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub files: Option<Vec<ExportFile>>,
    /// The files that the archive lacks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub errors: Option<Vec<ExportError>>,
    /// When no file could be made: why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<TaskError>,
}

impl Export {
    /// As callers see it; `url` is where the archive is, while it can be fetched.
    pub fn shown(id: ExportId, task: &Task<ExportWork>, url: Option<String>) -> Self {
        let (work, ended) = (&task.work, task.ended.unwrap_or_default());
        let built = work.object.is_some();
        Self {
            id,
            status: task.task_state,
            created_at: Moment(task.created).iso(),
            results_url: url,
            expires_at: built.then(|| Moment(ended + LIFETIME * 1_000_000).iso()),
            files: built.then(|| work.files.clone()),
            errors: (task.task_state == TaskState::Failed).then(|| work.errors.clone()),
            error: task.error.clone(),
        }
    }

    /// Seconds for which the archive can still be fetched; never more than at its end, whatever another clock says.
    pub fn left(task: &Task<ExportWork>, now: Moment) -> i64 {
        (task.ended.unwrap_or_default() / 1_000_000 + LIFETIME - now.seconds()).clamp(0, LIFETIME)
    }

    /// Seconds for which a URL is to work that a download is redirected to: never longer than the archive can be fetched.
    pub fn redirect_lasts(task: &Task<ExportWork>, now: Moment) -> i64 {
        Self::left(task, now).min(REDIRECT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::SystemRandom;
    use crate::ids::Token;

    const ENDED: Moment = Moment(1_767_225_600_000_000);

    fn task() -> Task<ExportWork> {
        let request = ExportRequest {
            entities: vec![Entity::Brand],
            metrics: vec![Metric::Visibility],
            format: Format::Ndjson,
            first: ENDED.day(),
            last: ENDED.day(),
            engines: None,
        };
        let work = ExportWork::new(request).with_secret(&SystemRandom);
        Task::new(Token::new(ENDED, &SystemRandom), ENDED, work).ended(TaskState::Completed, ENDED, None)
    }

    fn after(seconds: i64) -> Moment {
        Moment(ENDED.0 + seconds * 1_000_000)
    }

    #[test]
    fn a_redirect_lasts_a_quarter_of_an_hour_and_never_beyond_the_seven_days() {
        let task = task();
        let lasts = |seconds| Export::redirect_lasts(&task, after(seconds));
        assert_eq!(lasts(0), 900);
        assert_eq!(lasts(LIFETIME - 900), 900);
        assert_eq!(lasts(LIFETIME - 899), 899);
        assert_eq!(lasts(LIFETIME - 1), 1);
        assert_eq!(lasts(LIFETIME), 0);
        assert_eq!(lasts(LIFETIME * 2), 0);
        // Another machine's clock may be behind that of the worker.
        assert_eq!(lasts(-60), 900);
    }

    #[test]
    fn only_its_own_secret_opens_an_archive() {
        let [one, other] = [task().work, task().work];
        let secret = |work: &ExportWork| work.secret.clone().expect("a secret");
        assert!(one.opens(&secret(&one)));
        assert!(!one.opens(&secret(&other)));
        assert!(!one.opens(""));
        let before = ExportWork::new(one.request.clone());
        assert!(!before.opens("") && !before.opens(&secret(&one)));
    }

    #[test]
    fn rows_from_before_secrets_are_read_as_they_are() {
        let mut row = serde_json::to_value(task().work).expect("a row");
        assert!(row.as_object_mut().expect("fields").remove("secret").is_some());
        let work: ExportWork = serde_json::from_value(row.clone()).expect("read");
        assert_eq!(work.secret, None);
        assert_eq!(serde_json::to_value(work).expect("a row"), row);
    }
}
