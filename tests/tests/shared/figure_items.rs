//! The items of figures: as they were before there were pieces, and as they are to be with them.

use std::collections::BTreeMap;

use answerscope_domain::ids::{BrandId, Fingerprint, Id};
use answerscope_metrics::{AnswerFacts, Day, SegmentWindow, build};
use answerscope_store::Store;
use answerscope_store::answers::FactBatch;
use answerscope_store::keys::{BrandKeys, COLUMNS, batch_of_facts};
use answerscope_store::segments::{MethodVersions, PieceItem, name_of_columns, names_of, window_of};
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::{Action, Item, binary, key_of, number, number_of, text};

/// The keys of a brand.
pub(crate) fn keys(store: &Store, brand: &str) -> BrandKeys {
    store.org.of(BrandId::parse(brand).expect("an id"))
}

/// Takes the figures of a brand back to what a program without pieces left: an item of version 1 for each window. The days
/// that it had not counted yet wait with an outbox entry of its kind.
pub(crate) async fn forget_pieces(store: &Store, brand: &str, uncounted: &[Day]) {
    let keys = keys(store, brand);
    let table = store.table();
    let pieces = table.query(&keys.pieces()).await.expect("pieces");
    assert!(!pieces.is_empty(), "the brand has figures");
    table
        .delete_all(pieces.iter().map(key_of).collect())
        .await
        .expect("deleted");
    let window = |item: &Item| names_of(item).into_iter().filter(|name| name.starts_with(COLUMNS));
    let rows = table.query(&keys.segments()).await.expect("windows");
    let rows = rows.iter().flat_map(window).chain(pieces.iter().filter_map(row_of));
    let rows = rows.map(|name| keys.columns_named(&name)).collect();
    table.delete_all(rows).await.expect("deleted");
    let objects = store.blobs().list("segments/").await.expect("a list");
    store.blobs().delete_all(objects).await.expect("deleted");
    for item in table.query(&keys.segments()).await.expect("windows") {
        let window = window_of(&item).expect("a window");
        let item = version_1(store, keys, window, &item, uncounted).await;
        table.write([Action::put(item)]).await.expect("written");
    }
    for day in uncounted {
        let entry = OutboxEntry::RebuildDays(day.window(), [*day].into());
        table
            .write([entry.put(keys, store.fresh_token())])
            .await
            .expect("written");
    }
}

fn row_of(piece: &Item) -> Option<String> {
    let name = name_of_columns(piece).filter(|name| name.starts_with(COLUMNS));
    name.map(str::to_owned)
}

/// The item of a window as it was before pieces, built of the facts of its days.
async fn version_1(store: &Store, keys: BrandKeys, window: SegmentWindow, old: &Item, uncounted: &[Day]) -> Item {
    let (mut days, mut methods) = (Vec::new(), MethodVersions::default());
    for day in window.each_day().filter(|day| !uncounted.contains(day)) {
        let batches = store.table().query(&keys.facts_of_day(day)).await.expect("facts");
        let facts: BTreeMap<Fingerprint, AnswerFacts> = batches
            .iter()
            .flat_map(|batch| FactBatch::unpack(batch).expect("facts").0)
            .collect();
        let read_by = |batch| number_of(batch, "readingMethod").and_then(|version| u32::try_from(version).ok());
        methods.set(day, batches.iter().filter_map(read_by));
        days.push((day, facts.into_values().collect()));
    }
    let built = build(window, None, &days).expect("facts that fit");
    let key = keys.segment(window);
    let mut item = Item::from([
        ("pk".into(), text(key.pk)),
        ("sk".into(), text(key.sk)),
        ("kind".into(), text("segment")),
        ("v".into(), number(1)),
        (
            "revision".into(),
            number(number_of(old, "revision").unwrap_or_default() + 1),
        ),
        ("directory".into(), binary(built.directory.to_bytes())),
        ("totals".into(), binary(built.totals.to_bytes())),
        (MethodVersions::ATTRIBUTE.into(), methods.attribute()),
    ]);
    if built.bytes.len() <= 24 * 1024 {
        item.insert("segment".into(), binary(built.bytes));
    } else {
        let object = keys.segment_object(window, store.fresh_token());
        store.blobs().put(&object, built.bytes).await.expect("put");
        item.insert("object".into(), text(object));
    }
    item
}

/// Every batch of a day that stands in pieces is in one of them, and every piece in one segment, as it is now.
pub(crate) async fn assert_counted_once(store: &Store, brand: &str) {
    let keys = keys(store, brand);
    for item in store.table().query(&keys.segments()).await.expect("windows") {
        let window = window_of(&item).expect("a window");
        let item = store.segments().window(keys, window, &item).await.expect("an item");
        let mut merged: Vec<_> = item.segments.iter().flat_map(|one| one.pieces.clone()).collect();
        merged.sort_unstable();
        let pieces = store
            .table()
            .query(&keys.pieces_of_window(window))
            .await
            .expect("pieces");
        let pieces: Vec<_> = pieces
            .iter()
            .map(|piece| PieceItem::read(piece).expect("a piece").head)
            .collect();
        let there: Vec<_> = pieces
            .iter()
            .map(|head| ((head.day, head.token), head.revision))
            .collect();
        assert_eq!(merged, there, "the pieces of {window:?} and those of its segments");
        let mut named: Vec<_> = pieces
            .iter()
            .flat_map(|head| head.batches.iter().map(|name| (head.day, *name)))
            .collect();
        named.sort_unstable();
        let batches = store.table().query(&keys.facts_of_window(window)).await.expect("facts");
        let batches = batches
            .iter()
            .map(|batch| batch_of_facts(&key_of(batch)).expect("a batch"));
        for batch in batches.filter(|(day, _)| !item.unpieced().contains(*day)) {
            assert_eq!(named.iter().filter(|name| **name == batch).count(), 1, "{batch:?}");
        }
    }
}
