//! Assistants whose refresh tokens have ended: nobody can use them any more, so nobody sees them.

use answerscope_domain::page::PageRequest;
use answerscope_store::identity::TokenRefused;
use answerscope_store::keys;

use crate::rig::rig;

#[tokio::test]
async fn an_assistant_whose_refresh_tokens_have_ended_is_connected_no_more() {
    let rig = rig().await;
    let (_, first) = rig.connect("read").await;
    let (account, organization) = (rig.member().await.account, rig.owner.organization_id);
    let id = rig.grants_of(account).await[0].id;
    let kept = async || {
        let items = [keys::grant(id), keys::OrgKeys(organization).grant(id)];
        let mut seconds = Vec::new();
        for key in items {
            let item = rig.app.stores.table.get(&key).await.expect("read").expect("an item");
            let ends: i64 = item["ttl"].as_n().expect("a number").parse().expect("a number");
            seconds.push(ends - rig.app.stores.clock.now().seconds());
        }
        seconds
    };
    let month = 30 * 86_400;
    assert_eq!(kept().await, [month, month], "the table removes both by itself");
    rig.wait(month - 1);
    let second = rig.refresh(&first.refresh).await.expect("refreshed");
    assert_eq!(kept().await, [month, month]);
    let grants = rig.app.stores.identity().grants();
    let listed = async |account| {
        let page = PageRequest { page: 1, size: 10 };
        let listed = grants.list(organization, account, page).await.expect("listed");
        (listed.items.len(), listed.total)
    };
    rig.wait(month - 1);
    assert_eq!((listed(None).await, listed(Some(account)).await), ((1, 1), (1, 1)));
    assert!(grants.get(organization, id).await.is_ok());
    rig.wait(1);
    assert_eq!((listed(None).await, listed(Some(account)).await), ((0, 0), (0, 0)));
    assert_eq!(grants.get(organization, id).await.expect_err("ended").code(), 1006);
    assert_eq!(
        rig.refresh(&second.refresh).await.expect_err("ended"),
        TokenRefused::Invalid
    );
}
