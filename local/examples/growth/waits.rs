//! How long small brands, and the large one itself, wait for figures of new answers.

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use answerscope::embedded::Failure;
use answerscope_domain::clock::{Clock, SystemClock};
use serde_json::{Value, json};
use tokio::sync::Notify;

use crate::caller::Caller;
use crate::{PERIOD, answer};

/// Seconds, the shortest first.
#[derive(Default)]
pub(crate) struct Waits(pub(crate) Vec<f64>);

impl Waits {
    pub(crate) fn of(waited: Result<Vec<f64>, Box<dyn Error + Send + Sync>>) -> Result<Self, Failure> {
        let mut waits = waited.map_err(|error| error.to_string())?;
        waits.sort_by(f64::total_cmp);
        Ok(Self(waits))
    }

    /// What so many of a hundred did not exceed; 0 of none.
    pub(crate) fn part(&self, share: usize) -> f64 {
        let place = (self.0.len() * share / 100).min(self.0.len().saturating_sub(1));
        self.0.get(place).copied().unwrap_or_default()
    }
}

/// Imports one answer after the other into small brands until it is over: seconds until the figures of each hold it.
pub(crate) async fn of_small(
    caller: Arc<Caller>,
    brands: Vec<String>,
    round: String,
    over: Arc<Notify>,
) -> Result<Vec<f64>, Box<dyn Error + Send + Sync>> {
    let failed = |error: Failure| error.to_string();
    let (mut waits, stop) = (Vec::new(), over.notified());
    tokio::pin!(stop);
    for number in 0.. {
        let brand = &brands[number % brands.len()];
        let figures = format!("/brands/{brand}/share-of-voice/aggregates?{PERIOD}");
        let mentions = |answer: &Value| {
            let rows = answer["data"]["aggregates"]
                .as_array()
                .map(Vec::as_slice)
                .unwrap_or_default();
            rows.iter().filter_map(|row| row["mentionCount"].as_u64()).sum::<u64>()
        };
        let before = mentions(&caller.get(&figures).await.map_err(failed)?);
        let mut row = answer(number, 1);
        row["externalId"] = json!(format!("{round} {number}"));
        let path = format!("/brands/{brand}/answers");
        caller.post(&path, &json!({"answers": [row]})).await.map_err(failed)?;
        let started = Instant::now();
        while mentions(&caller.get(&figures).await.map_err(failed)?) == before {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        waits.push(started.elapsed().as_secs_f64());
        let pause = tokio::time::sleep(Duration::from_millis(100));
        tokio::select! {
            () = &mut stop => break,
            () = pause => {}
        }
    }
    Ok(waits)
}

/// Imports one answer after the other into the large brand until it is over, or it is gone: seconds until it tells that
/// everything which was stored by then is counted.
pub(crate) async fn of_large(
    caller: Arc<Caller>,
    brand: String,
    round: String,
    over: Arc<Notify>,
) -> Result<Vec<f64>, Box<dyn Error + Send + Sync>> {
    let (mut waits, stop) = (Vec::new(), over.notified());
    tokio::pin!(stop);
    let figures = format!("/brands/{brand}/visibility/aggregates?{PERIOD}");
    for number in 0.. {
        let mut row = answer(number, 1);
        row["externalId"] = json!(format!("own {round} {number}"));
        let path = format!("/brands/{brand}/answers");
        if caller.post(&path, &json!({"answers": [row]})).await.is_err() {
            break;
        }
        let (started, stored) = (Instant::now(), SystemClock::default().now().iso());
        while let Ok(told) = caller.get(&figures).await
            && told["data"]["countedUntil"].as_str() < Some(stored.as_str())
        {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        waits.push(started.elapsed().as_secs_f64());
        let pause = tokio::time::sleep(Duration::from_secs(1));
        tokio::select! {
            () = &mut stop => break,
            () = pause => {}
        }
    }
    Ok(waits)
}
