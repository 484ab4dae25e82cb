//! Listings that come in pages are read to their end.

use crate::script::Script;

fn uploads(ids: &[&str], next: Option<&str>) -> String {
    let all: String = ids
        .iter()
        .map(|id| format!("<Upload><Key>exports/{id}</Key><UploadId>{id}</UploadId></Upload>"))
        .collect();
    let more = next.map(|id| {
        format!(
            "<IsTruncated>true</IsTruncated><NextKeyMarker>exports/{id}</NextKeyMarker>\
             <NextUploadIdMarker>{id}</NextUploadIdMarker>"
        )
    });
    format!(
        "<ListMultipartUploadsResult>{all}{}</ListMultipartUploadsResult>",
        more.unwrap_or_default()
    )
}

#[tokio::test]
async fn unfinished_uploads_of_every_page_are_aborted() {
    let script = Script::new(|asked| {
        let page = match asked {
            asked if asked.starts_with("DELETE") => return Some((204, String::new())),
            asked if asked.contains("upload-id-marker=2") => uploads(&["3"], None),
            _ => uploads(&["1", "2"], Some("2")),
        };
        Some((200, page))
    });
    script.blobs().abort_uploads("exports/").await.expect("aborted");
    let asked = script.asked.lock().expect("asked");
    let aborted = asked.iter().filter(|asked| asked.starts_with("DELETE"));
    let ids: Vec<&str> = aborted.filter_map(|asked| asked.split("uploadId=").nth(1)).collect();
    assert_eq!(ids, ["1", "2", "3"], "{asked:?}");
}
