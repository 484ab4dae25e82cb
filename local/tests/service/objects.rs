//! The embedded S3, through the client of the SDK: what the service does with its bucket, and the file system below.

use std::path::Path;

use answerscope::process::LocalStores;
use answerscope_api::settings::Settings;
use answerscope_store::aws::blobs::Blobs;
use aws_sdk_s3::error::ProvideErrorMetadata;
use aws_sdk_s3::types::{CompletedMultipartUpload, CompletedPart};
use tempfile::TempDir;

async fn bucket() -> (TempDir, Blobs) {
    let data = tempfile::tempdir().expect("a directory");
    let settings = Settings::read(|_| None).expect("settings");
    let stores = LocalStores::open(data.path(), &settings, |clients| clients).await;
    (data, stores.expect("stores").blobs)
}

/// Files below a directory, less those of the database.
fn files(directory: &Path) -> usize {
    let entries = std::fs::read_dir(directory).into_iter().flatten();
    let count = |path: std::path::PathBuf| if path.is_dir() { files(&path) } else { 1 };
    entries.map(|entry| count(entry.expect("an entry").path())).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn objects_are_what_was_put() {
    let (data, blobs) = bucket().await;
    let blobs_directory = data.path().join("blobs");
    assert!(!blobs_directory.exists(), "nothing is made before it is needed");
    assert_eq!(blobs.list("").await.expect("a list"), Vec::<String>::new());
    let large: Vec<u8> = (0..3_000_000u32).flat_map(u32::to_le_bytes).collect();
    for bytes in [Vec::new(), vec![7], large] {
        blobs.put("a/b/c", bytes.clone()).await.expect("put");
        let read = blobs.get("a/b/c", None).await.expect("read").expect("there");
        assert!(read == bytes, "{} bytes", bytes.len());
    }
    blobs.put("a/empty", Vec::new()).await.expect("put");
    for range in ["bytes=0-8", "bytes=-5", "bytes=3-"] {
        let get = blobs.client.get_object().bucket(&blobs.bucket).key("a/empty");
        let error = get.range(range).send().await.expect_err("no byte is in the range");
        assert_eq!(error.code(), Some("InvalidRange"), "{range}");
    }
    blobs.delete("a/empty").await.expect("deleted");
    let part = blobs.get("a/b/c", Some(1_048_575..1_048_580)).await.expect("read");
    assert_eq!(part.expect("there"), [0x00, 0x00, 0x00, 0x04, 0x00][..]);
    for missing in ["a", "a/b", "a/b/c/d", "x"] {
        assert_eq!(blobs.get(missing, None).await.expect("read"), None, "{missing}");
        blobs.delete(missing).await.expect("deleted");
    }
    for wrong in ["../credentials.json", "a//b", "a/", "/a", "a/./b", "a/../b"] {
        assert!(blobs.put(wrong, vec![1]).await.is_err(), "{wrong}");
    }
    blobs.delete("a/b/c").await.expect("deleted");
    assert_eq!(files(&blobs_directory), 0);
    assert!(!blobs_directory.join("answerscope/a").exists(), "empty directories go");
}

/// A delete takes the directories that it leaves empty, also those that a put beside it has just made.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn puts_beside_deletes_of_neighbours_succeed() {
    let (_data, blobs) = bucket().await;
    let work = (0..8).map(|writer| {
        let blobs = blobs.clone();
        tokio::spawn(async move {
            for _ in 0..150 {
                let key = format!("a/b/c/d/e/{writer}");
                blobs.put(&key, vec![writer]).await.expect("put");
                blobs.delete(&key).await.expect("deleted");
            }
        })
    });
    futures::future::try_join_all(work).await.expect("no writer fails");
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_have_all_pages_in_the_order_of_keys() {
    let (_data, blobs) = bucket().await;
    let mut keys: Vec<String> = (0..1_203).map(|n| format!("segments/{}/{n:04}", n % 3)).collect();
    // A slash comes before digits and after other signs.
    keys.extend(["segments/0-a", "segments/00", "segments/0.b/c", "other/0"].map(str::to_owned));
    for part in keys.chunks(64) {
        let puts = part.iter().map(|key| blobs.put(key, vec![1]));
        futures::future::try_join_all(puts).await.expect("put");
    }
    keys.sort_unstable();
    for prefix in [
        "",
        "segments/",
        "segments/0",
        "segments/0/",
        "segments/2/000",
        "segments/1/1201",
        "none/",
        "../",
    ] {
        let expected: Vec<&String> = keys.iter().filter(|key| key.starts_with(prefix)).collect();
        let found = blobs.list(prefix).await.expect("a list");
        assert!(found.iter().eq(expected), "{prefix}: {} keys", found.len());
    }
    blobs.delete_all(keys).await.expect("deleted");
    assert_eq!(blobs.list("").await.expect("a list"), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upload_is_made_of_the_parts_that_are_named() {
    let (data, blobs) = bucket().await;
    let (first, last) = (vec![1u8; 5 << 20], vec![2u8; 9]);
    let mut upload = blobs.begin_upload("exports/a.zip").await.expect("begun");
    blobs
        .upload_part(&mut upload, first.clone().into())
        .await
        .expect("kept");
    blobs.upload_part(&mut upload, last.clone().into()).await.expect("kept");
    assert_eq!(blobs.get("exports/a.zip", None).await.expect("read"), None, "not yet");
    blobs.complete_upload(upload).await.expect("completed");
    let whole = blobs.get("exports/a.zip", None).await.expect("read").expect("there");
    assert!(whole == [first, last].concat());
    assert_eq!(files(&data.path().join("blobs")), 1);

    let client = &blobs.client;
    let begun = client.create_multipart_upload().bucket(&blobs.bucket).key("b").send();
    let id = begun.await.expect("begun").upload_id.expect("an id");
    let part = client
        .upload_part()
        .bucket(&blobs.bucket)
        .key("b")
        .upload_id(&id)
        .part_number(1);
    let tag = part.body(vec![3u8].into()).send().await.expect("kept").e_tag;
    for (number, tag) in [(1, Some("\"0-0-0\"".to_owned())), (2, tag.clone()), (1, None)] {
        let named = CompletedPart::builder().part_number(number).set_e_tag(tag).build();
        let named = CompletedMultipartUpload::builder().parts(named).build();
        let call = client
            .complete_multipart_upload()
            .bucket(&blobs.bucket)
            .key("b")
            .upload_id(&id);
        assert!(call.multipart_upload(named).send().await.is_err(), "part {number}");
    }
    let other = client
        .upload_part()
        .bucket(&blobs.bucket)
        .key("c")
        .upload_id(&id)
        .part_number(1);
    assert!(
        other.body(vec![3u8].into()).send().await.is_err(),
        "another object's upload"
    );
    blobs.abort_uploads("b").await.expect("aborted");
    assert_eq!(files(&data.path().join("blobs")), 1);
}

/// What a process of an earlier version left is read, and what others are writing stays.
#[tokio::test(flavor = "multi_thread")]
async fn objects_of_earlier_versions_are_read() {
    let (data, blobs) = bucket().await;
    let directory = data.path().join("blobs/answerscope/answers/x");
    std::fs::create_dir_all(&directory).expect("directories");
    std::fs::write(directory.join("y"), "text").expect("a file");
    let stray = data.path().join("blobs/.tmp.0.internal.part");
    std::fs::write(&stray, "half").expect("a file");
    assert_eq!(
        blobs.get("answers/x/y", None).await.expect("read").expect("there"),
        "text"
    );
    assert_eq!(blobs.list("answers/").await.expect("a list"), ["answers/x/y"]);
    assert!(stray.exists());
}

/// Archives, uploads and what was being written go when they are old; texts of answers and segments stay.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_old_goes_by_the_rules_of_the_template() {
    let (data, blobs) = bucket().await;
    for key in [
        "exports/o/b/t/1.zip",
        "exports/o/b/u/1.zip",
        "answers/o/b/1",
        "segments/o/b/1",
    ] {
        blobs.put(key, vec![1]).await.expect("put");
    }
    blobs.begin_upload("exports/o/b/old/1.zip").await.expect("begun");
    let root = data.path().join("blobs");
    std::fs::write(root.join(".bucket-a.object-b.internal.json"), "{}").expect("a file");
    std::fs::write(root.join(".tmp/abandoned"), "half").expect("a file");
    for below in [
        "answerscope/exports/o/b/t/1.zip",
        "answerscope/answers/o/b/1",
        "answerscope/segments/o/b/1",
    ] {
        age(&root.join(below), 9);
    }
    age(&root.join("answerscope/exports/o/b/u/1.zip"), 7);
    for entry in std::fs::read_dir(root.join(".uploads")).expect("uploads") {
        age(&entry.expect("an entry").path(), 2);
    }
    age(&root.join(".bucket-a.object-b.internal.json"), 2);
    age(&root.join(".tmp/abandoned"), 2);
    let fresh = blobs.begin_upload("exports/o/b/new/1.zip").await.expect("begun");
    let service = crate::running::Running::start(data.path(), None);
    let mut left = ["answers/o/b/1", "exports/o/b/u/1.zip", "segments/o/b/1"]
        .map(str::to_owned)
        .to_vec();
    // The last thing that is looked at.
    let stray = root.join(".bucket-a.object-b.internal.json");
    for _ in 0..3_000 {
        if !stray.exists() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    drop(service);
    left.sort_unstable();
    assert_eq!(blobs.list("").await.expect("a list"), left);
    let uploads = std::fs::read_dir(root.join(".uploads")).expect("uploads");
    assert_eq!(uploads.count(), 1, "the fresh one");
    assert!(!stray.exists() && !root.join(".tmp/abandoned").exists());
    blobs.abort_upload(&fresh).await.expect("still there");
}

/// Makes a file as if it was written so many days ago.
fn age(path: &Path, days: u32) {
    let file = std::fs::File::open(path).expect("a file");
    let past = std::time::Duration::from_secs(u64::from(days) * 24 * 3600);
    let modified = file.metadata().expect("metadata").modified().expect("a time");
    file.set_modified(modified - past).expect("set");
}
