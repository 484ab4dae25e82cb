//! Archives and gzip streams read back, whatever pieces they were written in.

use std::io::{Cursor, Read, Write};

use answerscope_export::{Archive, FileInfo, Gzip};
use flate2::write::GzDecoder;
use proptest::prelude::*;
use zip::ZipArchive;

/// 2026-11-20 12:34:56 UTC.
const MODIFIED: i64 = 1_795_178_096;

fn pieces() -> impl Strategy<Value = Vec<Vec<u8>>> {
    let piece = prop_oneof![
        prop::collection::vec(any::<u8>(), 0..50),
        (1..300_000_usize).prop_map(|length| b"a row that repeats\n".iter().copied().cycle().take(length).collect()),
    ];
    prop::collection::vec(piece, 0..6)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn archives_read_back(files in prop::collection::vec(pieces(), 0..5)) {
        let mut archive = Archive::new(MODIFIED);
        let mut bytes = Vec::new();
        for (place, pieces) in files.iter().enumerate() {
            archive.start(&format!("Ünïcode_{place}.ndjson")).expect("a new name");
            for piece in pieces {
                archive.write(piece).expect("an open file");
                bytes.append(&mut archive.take_output());
            }
            let length = pieces.iter().map(Vec::len).sum::<usize>() as u64;
            let name = format!("Ünïcode_{place}.ndjson");
            prop_assert_eq!(archive.file(), &FileInfo { name, bytes: length });
        }
        bytes.append(&mut archive.finish().expect("a whole archive"));
        let mut read = ZipArchive::new(Cursor::new(bytes)).expect("a ZIP archive");
        prop_assert_eq!(read.len(), files.len());
        for (place, pieces) in files.iter().enumerate() {
            let mut file = read.by_index(place).expect("a file");
            prop_assert_eq!(file.name().expect("a UTF-8 name"), format!("Ünïcode_{place}.ndjson"));
            let at = file.last_modified().map(|at| (at.year(), at.month(), at.day(), at.hour(), at.minute()));
            prop_assert_eq!(at, Some((2026, 11, 20, 12, 34)));
            let mut content = Vec::new();
            file.read_to_end(&mut content).expect("data with the right checksum");
            prop_assert_eq!(content, pieces.concat());
        }
    }

    #[test]
    fn gzip_can_be_read_block_by_block(blocks in pieces()) {
        let mut gzip = Gzip::new();
        let mut reader = GzDecoder::new(Vec::new());
        let (mut written, mut out) = (Vec::new(), Vec::new());
        for block in &blocks {
            gzip.write(block, &mut out).expect("memory");
            written.extend_from_slice(block);
            reader.write_all(&out).expect("a gzip stream");
            reader.flush().expect("memory");
            prop_assert_eq!(reader.get_ref(), &written);
            out.clear();
        }
        gzip.finish(&mut out).expect("memory");
        reader.write_all(&out).expect("a gzip stream");
        prop_assert_eq!(reader.finish().expect("the right checksum"), written);
    }
}

#[test]
fn misuse_is_an_error() {
    let mut archive = Archive::new(MODIFIED);
    assert!(archive.write(b"no file").is_err());
    archive.start("a.csv").expect("a new name");
    assert!(archive.start("a.csv").is_err());
}

#[test]
fn times_that_zip_can_not_express_begin_with_1980() {
    for modified in [0, i64::MIN, i64::MAX] {
        let mut archive = Archive::new(modified);
        archive.start("a.csv").expect("a new name");
        let mut read = ZipArchive::new(Cursor::new(archive.finish().expect("an archive"))).expect("a ZIP archive");
        let at = read.by_index(0).expect("a file").last_modified().map(|at| at.year());
        assert_eq!(at, Some(1980));
    }
}
