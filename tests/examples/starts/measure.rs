//! One function, started and asked once.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;

use crate::bootstrap::Function;
use crate::tls;
use crate::world::World;

const MB: f64 = 1_000_000.0;

/// What is started.
pub(crate) struct Start {
    pub(crate) name: &'static str,
    pub(crate) path: PathBuf,
    pub(crate) event: &'static str,
    pub(crate) runs: usize,
}

/// What it costs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Figures {
    /// The binary, MB.
    pub(crate) size: f64,
    /// From the start to the first `next`, ms.
    pub(crate) next: f64,
    /// CPU until then, ms: the first call of DynamoDB is answered.
    pub(crate) cpu_next: f64,
    /// CPU until the first event is answered and the next one asked for, ms.
    pub(crate) cpu: f64,
    /// The most memory that was resident, MB.
    pub(crate) peak: f64,
}

/// The medians of some starts.
pub(crate) async fn measure(start: &Start) -> Figures {
    let mut runs = Vec::new();
    for _ in 0..start.runs {
        runs.push(once(start).await);
    }
    let median = |figure: fn(&Figures) -> f64| {
        let mut all: Vec<f64> = runs.iter().map(figure).collect();
        all.sort_by(f64::total_cmp);
        all[all.len() / 2]
    };
    Figures {
        size: median(|run| run.size),
        next: median(|run| run.next),
        cpu_next: median(|run| run.cpu_next),
        cpu: median(|run| run.cpu),
        peak: median(|run| run.peak),
    }
}

/// Over stores of its own, so that each run finds the same.
async fn once(start: &Start) -> Figures {
    let mut world = World::new().await;
    let brand = world.words["BRAND"].trim_start_matches("brand_").to_owned();
    let zeros = "0".repeat(20);
    for (word, kind) in [
        ("EXPORT", "export"),
        ("GENERATION", "generation"),
        ("IMPORT", "import"),
        ("COLLECTION", "collection"),
    ] {
        world.words.insert(word, format!("{kind}_{brand}{zeros}"));
    }
    world.words.insert("TASK", zeros);
    let certificate = tempfile::NamedTempFile::new().expect("a file");
    let endpoint = tls::before(world.endpoint("DYNAMODB"), certificate.path()).await;
    let trusted = certificate.path().to_str().expect("UTF-8");
    let set = [
        ("AWS_ENDPOINT_URL_DYNAMODB", endpoint.as_str()),
        ("SSL_CERT_FILE", trusted),
    ];
    let environment = world.environment(&set);
    timed(start, &environment, world.event(start.event)).await
}

async fn timed(start: &Start, environment: &BTreeMap<String, String>, event: String) -> Figures {
    let size = std::fs::metadata(&start.path).expect("a binary").len();
    let began = Instant::now();
    let mut function = Function::at(&start.path, start.name, environment).await;
    function.api.polled(1).await;
    let next = began.elapsed();
    let process = function.child.id().expect("it runs");
    let cpu_next = cpu(process);
    function.begin(event).await.body().await;
    function.api.polled(2).await;
    Figures {
        size: size as f64 / MB,
        next: next.as_secs_f64() * 1e3,
        cpu_next,
        cpu: cpu(process),
        peak: peak(process),
    }
}

/// The CPU time of a process's threads, ms. The scheduler counts nanoseconds, where `/proc/<pid>/stat` has hundredths
/// of a second.
fn cpu(process: u32) -> f64 {
    let threads = std::fs::read_dir(format!("/proc/{process}/task")).expect("Linux");
    let nanoseconds = threads.map(|thread| {
        let path = thread.expect("a thread").path().join("schedstat");
        let text = std::fs::read_to_string(path).expect("a kernel that counts");
        let on_cpu = text.split(' ').next().and_then(|number| number.parse::<f64>().ok());
        on_cpu.expect("a number")
    });
    nanoseconds.sum::<f64>() / 1e6
}

fn peak(process: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("Linux");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB"));
    kilobytes
        .and_then(|number| number.parse::<f64>().ok())
        .expect("a number")
        * 1024.0
        / MB
}
