//! What a merge holds, by the bytes that are allocated: it is bounded by the bytes that it reads, so a worker that merges no
//! more than so many of them needs no more than so much memory, however large a brand's day is.

use answerscope_metrics::{AnswerFacts, Built, CitedUrl, Engine, MergeSource, SegmentWindow, build, merge};
use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATED: PeakAlloc = PeakAlloc;

const WINDOW: SegmentWindow = SegmentWindow(640);
const ENGINES: [Engine; 4] = [Engine::OpenAi, Engine::Gemini, Engine::Perplexity, Engine::Grok];

/// A URL that nobody else cites, with a title of its own; both compress as addresses and words do.
fn page(n: u64) -> CitedUrl {
    let mixed = n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    CitedUrl {
        url: format!("https://site{}.example/reviews/{:08x}/kettles", n % 997, mixed >> 32),
        domain: format!("site{}.example", n % 997),
        title: Some(format!("Kettles compared, part {}", mixed >> 40)),
    }
}

/// A piece of so many answers, each with 20 pages of its own.
fn piece(number: u64, answers: u64) -> Built {
    let facts = (0..answers).map(|n| {
        let answer = number * answers + n;
        AnswerFacts {
            answered_at: i64::try_from(answer).unwrap_or_default(),
            citations: (0..20).map(|place| page(answer * 20 + place)).collect(),
            ..AnswerFacts::of((answer % 500) as u32, ENGINES[n as usize % 4])
        }
    });
    build(WINDOW, None, &[(WINDOW.day(0), facts.collect())]).expect("facts that fit")
}

fn merged(pieces: &[Built]) -> Built {
    let sources: Vec<_> = pieces
        .iter()
        .map(|piece| MergeSource::whole(&piece.bytes, &piece.directory))
        .collect();
    merge(WINDOW, &sources, None).expect("pieces of one window")
}

/// 7,200 answers with 144,000 URLs, in pieces and in segments of pieces.
#[test]
fn a_merge_holds_28_times_the_bytes_that_it_reads() {
    let pieces: Vec<Built> = (0..16).map(|number| piece(number, 450)).collect();
    let quarters: Vec<Built> = pieces.chunks(4).map(merged).collect();
    for sources in [pieces, quarters] {
        let read: usize = sources.iter().map(|source| source.bytes.len()).sum();
        ALLOCATED.reset_peak_usage();
        let before = ALLOCATED.current_usage();
        let segment = merged(&sources);
        let held = ALLOCATED.peak_usage() - before;
        assert!(segment.bytes.len() <= 2 * read);
        assert!(held <= 28 * read, "{held} bytes of {read}");
    }
}
