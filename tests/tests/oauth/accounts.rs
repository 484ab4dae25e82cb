//! Accounts: whose an address is, how its password changes, and logins from before there were accounts.

use answerscope_domain::entities::account::{Email, Role};
use answerscope_store::identity::ChangedBy;
use answerscope_store::keys::{AccountKeys, OrgKeys, login as login_key};
use answerscope_store::table::{Action, item_of};
use serde_json::json;

use crate::rig::rig;

#[tokio::test]
async fn a_viewer_reads_alone_and_addresses_are_taken_once() {
    let rig = rig().await;
    let accounts = rig.app.stores.identity().accounts();
    let made = rig.made("Viewer@Example.com", Role::Viewer).await;
    let members = rig.app.stores.identity().members(rig.owner.organization_id);
    let again = members
        .add(ChangedBy::Operator, "viewer@example.com", Role::Owner)
        .await;
    assert_eq!(again.expect_err("taken").code(), 1008);
    let email = Email::parse(&made.email).expect("an address");
    assert!(accounts.signed_in(&email, "wrong").await.expect("checked").is_none());
    let account = accounts
        .signed_in(&email, &made.password)
        .await
        .expect("checked")
        .expect("right");
    let member = accounts.memberships(account.id).await.expect("memberships").remove(0);
    assert_eq!(member.role.scopes().to_string(), "read");
    let links = rig.app.stores.identity().links();
    let link = links.create(account.id).await.expect("a link");
    assert_eq!(links.redeem(&link).await.expect("read"), Some(account.id));
    assert_eq!(links.redeem(&link).await.expect("read"), None, "once");
    accounts
        .set_password(account.id, "another password")
        .await
        .expect("set");
    assert!(
        accounts
            .signed_in(&email, &made.password)
            .await
            .expect("checked")
            .is_none()
    );
    assert!(
        accounts
            .signed_in(&email, "another password")
            .await
            .expect("checked")
            .is_some()
    );
}

#[tokio::test]
async fn a_login_from_before_accounts_becomes_one() {
    let rig = rig().await;
    let member = rig.member().await;
    let email = Email::parse(&rig.owner.email).expect("an address");
    let accounts = rig.app.stores.identity().accounts();
    let hash = accounts
        .get(member.account)
        .await
        .expect("read")
        .expect("an account")
        .password_hash;
    let table = &rig.app.stores.table;
    let login = json!({"org": member.organization, "passwordHash": hash, "createdAt": "2026-11-01T00:00:00.000Z"});
    let keys = AccountKeys(member.account);
    let org = OrgKeys(member.organization);
    let gone = vec![
        keys.account(),
        keys.membership(member.organization),
        org.member(member.account),
    ];
    table.delete_all(gone).await.expect("deleted");
    let key = login_key(email.as_str());
    let item = item_of(key, "login", &login).expect("an item");
    table.write([Action::put(item)]).await.expect("written");
    let upgraded = rig.member().await;
    assert_ne!(upgraded.account, member.account);
    assert_eq!(rig.member().await, upgraded, "once");
}
