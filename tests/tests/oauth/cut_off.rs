//! What follows for the sessions and the assistants of somebody whose role changes, who is removed, or who has a new password.

use answerscope_domain::entities::account::Role;
use answerscope_domain::ids::Token;
use answerscope_store::identity::ChangedBy;
use answerscope_store::keys::{AccountKeys, OrgKeys};
use answerscope_store::table::{Action, text};
use serde_json::{Value, json};

use crate::browser::{Browser, VERIFIER};
use crate::rig::{Rig, rig};

const BACK: &str = "https://assistant.example/back";

/// Somebody in the organization who has connected an assistant.
struct Person {
    account: Token,
    browser: Browser,
    client: String,
    access: String,
    refresh: String,
}

impl Rig {
    async fn person(&self, url: &str, email: &str, role: Role) -> Person {
        let made = self.made(email, role).await;
        let browser = Browser::new(url);
        assert_eq!(browser.sign_in(&made.email, &made.password).await.status, 303);
        let client = browser.client(BACK).await;
        let (access, refresh) = browser.connect(&client, BACK).await;
        Person {
            account: made.account_id,
            browser,
            client,
            access,
            refresh,
        }
    }

    /// Writes a role as a change does that was cut off before what follows from it.
    async fn write_role(&self, account: Token, role: Role) {
        let organization = self.owner.organization_id;
        let rows = [
            AccountKeys(account).membership(organization),
            OrgKeys(organization).member(account),
        ];
        let write = rows.map(|row| {
            Action::update(row, "SET #role = :role")
                .name("#role", "role")
                .value(":role", text(role.as_str()))
        });
        self.app.stores.table.write(write).await.expect("written");
    }
}

impl Person {
    async fn refresh(&self) -> (u16, Value) {
        let page = self.browser.refresh(&self.client, &self.refresh).await;
        (page.status, page.json())
    }

    /// The status of a request that changes something, by the person's session.
    async fn writes(&self) -> u16 {
        let csrf = self.browser.cookie("csrf").expect("a token");
        let body = json!({"name": "Tarvo", "domain": "tarvo.example"});
        self.browser.create_brand(&csrf, &body).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refresh_reads_the_role_again() {
    let rig = rig().await;
    let url = rig.serve().await;
    let ana = rig.person(&url, "ana@a.example", Role::Member).await;
    rig.write_role(ana.account, Role::Viewer).await;
    let (status, body) = ana.refresh().await;
    assert_eq!((status, &body["scope"]), (200, &json!("read")));
    rig.write_role(ana.account, Role::Member).await;
    let again = ana
        .browser
        .refresh(&ana.client, body["refresh_token"].as_str().expect("a token"));
    assert_eq!(
        again.await.json()["scope"],
        json!("read"),
        "what was lost is asked for anew"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refresh_asks_as_often_as_its_cost_says() {
    let rig = rig().await;
    let ana = rig.person(&rig.serve().await, "ana@a.example", Role::Member).await;
    let tokens = rig.app.stores.identity().tokens();
    rig.app.stores.clients.meter.take();
    let refreshed = tokens.refresh(&ana.refresh, &ana.client, |_| Ok(())).await;
    refreshed.expect("asked").expect("refreshed");
    let requests = rig.app.stores.clients.meter.take().requests;
    let costs: Value = serde_json::from_str(include_str!("../../../infra/cost-inputs.json")).expect("JSON");
    let classes = costs["classes"].as_array().expect("classes");
    let class = classes.iter().find(|class| class["id"] == "refresh").expect("a class");
    // The token, its grant, the membership; and what is written.
    assert_eq!(requests.values().sum::<u64>(), 4, "{requests:?}");
    assert_eq!(class["dynamodbRequests"], 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_made_viewer_changes_nothing_any_more() {
    let rig = rig().await;
    let url = rig.serve().await;
    let ana = rig.person(&url, "ana@a.example", Role::Member).await;
    let changed = rig
        .members()
        .set_role(ChangedBy::Operator, ana.account, Role::Viewer)
        .await;
    assert_eq!(changed.expect("changed").role, Role::Viewer);
    assert_eq!(ana.writes().await, 403, "a session is a viewer's at once");
    let grant = rig.grants_of(ana.account).await.remove(0);
    assert_eq!(grant.scopes.to_string(), "read", "so is an assistant");
    assert_eq!(ana.browser.resource(&ana.access).await, 200, "which still reads");
    rig.members()
        .set_role(ChangedBy::Operator, ana.account, Role::Member)
        .await
        .expect("changed");
    assert_eq!(ana.writes().await, 201);
    let grant = rig.grants_of(ana.account).await.remove(0);
    assert_eq!(
        grant.scopes.to_string(),
        "read",
        "what somebody has allowed is theirs to allow"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_who_is_removed_is_signed_out_and_cut_off() {
    let rig = rig().await;
    let url = rig.serve().await;
    let ana = rig.person(&url, "ana@a.example", Role::Member).await;
    rig.members()
        .remove(ChangedBy::Operator, ana.account)
        .await
        .expect("removed");
    assert_eq!(ana.browser.resource(&ana.access).await, 401);
    assert_eq!(ana.refresh().await.1["error"], json!("invalid_grant"));
    assert_eq!(ana.writes().await, 401);
    let again = rig.members().remove(ChangedBy::Operator, ana.account).await;
    assert_eq!(again.expect_err("gone").code(), 1006);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_removal_that_was_cut_off_ends_the_family_at_the_next_refresh() {
    let rig = rig().await;
    let url = rig.serve().await;
    let ana = rig.person(&url, "ana@a.example", Role::Member).await;
    let organization = rig.owner.organization_id;
    let rows = vec![
        AccountKeys(ana.account).membership(organization),
        OrgKeys(organization).member(ana.account),
    ];
    rig.app.stores.table.delete_all(rows).await.expect("deleted");
    assert_eq!(ana.refresh().await.1["error"], json!("invalid_grant"));
    assert_eq!(ana.browser.resource(&ana.access).await, 401, "with all its tokens");
    assert_eq!(ana.writes().await, 201, "the session is left");
    let again = rig.members().remove(ChangedBy::Operator, ana.account).await;
    assert_eq!(again.expect_err("no member").code(), 1006);
    assert_eq!(ana.writes().await, 401, "until the removal is repeated");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_of_somebody_who_was_removed_is_worth_nothing() {
    let rig = rig().await;
    let url = rig.serve().await;
    let ana = rig.person(&url, "ana@a.example", Role::Member).await;
    let code = ana.browser.code(&ana.client, BACK).await;
    rig.members()
        .remove(ChangedBy::Operator, ana.account)
        .await
        .expect("removed");
    let issued = ana.browser.exchange(&ana.client, BACK, &code, VERIFIER).await;
    assert_eq!(issued.json()["error"], json!("invalid_grant"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_and_a_password_that_were_there_before_a_new_password_are_worth_nothing() {
    let rig = rig().await;
    let url = rig.serve().await;
    let ana = rig.person(&url, "ana@a.example", Role::Member).await;
    let member = rig.members().get(ana.account).await.expect("a member");
    for again in [false, true] {
        let code = ana.browser.code(&ana.client, BACK).await;
        let identity = rig.app.stores.identity();
        let before = identity
            .accounts()
            .get(ana.account)
            .await
            .expect("read")
            .expect("an account");
        if again {
            let set = identity
                .accounts()
                .set_password(ana.account, "a password of her own")
                .await;
            set.expect("set");
        } else {
            identity.accounts().new_password(ana.account).await.expect("set");
        }
        let issued = ana.browser.exchange(&ana.client, BACK, &code, VERIFIER).await;
        assert_eq!(issued.json()["error"], json!("invalid_grant"));
        let limits = rig.app.stores.organizations().limits_copy(member.organization).await;
        let late = identity
            .sessions()
            .begin(&member, before.credentials, limits.expect("limits"))
            .await;
        assert_eq!(late.expect_err("its password was checked before").code(), 1007);
        let now = identity
            .accounts()
            .get(ana.account)
            .await
            .expect("read")
            .expect("an account");
        let limits = rig.app.stores.organizations().limits_copy(member.organization).await;
        let begun = identity
            .sessions()
            .begin(&member, now.credentials, limits.expect("limits"))
            .await;
        ana.browser.keep("session", &begun.expect("a session").secret);
    }
}
