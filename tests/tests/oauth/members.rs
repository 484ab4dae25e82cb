//! Members: who may change them, and what follows for their sessions and the assistants that they have connected.

use answerscope_domain::entities::account::{Email, Membership, Role};
use answerscope_domain::error::Result;
use answerscope_domain::ids::Token;
use answerscope_domain::page::PageRequest;
use answerscope_store::callers::organizations::KeyToMake;
use answerscope_store::identity::{AddedMember, ChangedBy, Members};
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
    fn members(&self) -> Members<'_> {
        self.app.stores.identity().members(self.owner.organization_id)
    }

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

    async fn owners(&self) -> Vec<Token> {
        let page = PageRequest { page: 1, size: 100 };
        let listed = self.members().list(page).await.expect("listed").items;
        let owners = listed
            .into_iter()
            .filter(|member| member.membership.role == Role::Owner);
        owners.map(|member| member.membership.account).collect()
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

#[tokio::test]
async fn a_key_is_not_made_for_whoever_is_no_longer_what_they_were() {
    let rig = rig().await;
    let ana = rig.made("ana@a.example", Role::Member).await.account_id;
    let (organizations, was) = (rig.app.stores.organizations(), rig.members().get(ana).await);
    let was = was.expect("a member");
    let key = KeyToMake {
        name: None,
        maker: Some(&was),
        scopes: &["read", "write"],
        expires_at: None,
    };
    let made = organizations.make_key(was.organization, key).await.expect("a key");
    let changed = rig.members().set_role(ChangedBy::Operator, ana, Role::Viewer).await;
    changed.expect("changed");
    let refused = organizations.make_key(was.organization, key).await;
    assert_eq!(refused.expect_err("a viewer").code(), 1007);
    rig.members().remove(ChangedBy::Operator, ana).await.expect("removed");
    let refused = organizations.make_key(was.organization, key).await;
    assert_eq!(refused.expect_err("nobody").code(), 1007);
    let keys = organizations.list_keys(was.organization).await.expect("listed");
    let theirs: Vec<Token> = keys
        .iter()
        .filter(|key| key.created_by == Some(ana))
        .map(|key| key.id)
        .collect();
    assert_eq!(theirs, [made.id]);
}

#[tokio::test]
async fn the_last_owner_stays() {
    let rig = rig().await;
    let owner = rig.member().await.account;
    for by in [ChangedBy::Operator, ChangedBy::Account(owner)] {
        for role in [Role::Member, Role::Viewer] {
            let refused = rig.members().set_role(by, owner, role).await;
            assert!(refused.expect_err("refused").description().starts_with("role: "));
        }
        assert_eq!(rig.members().remove(by, owner).await.expect_err("refused").code(), 1002);
    }
    assert_eq!(rig.owners().await, [owner]);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_owners_who_remove_each_other_at_once_one_stays() {
    let rig = rig().await;
    let first = rig.member().await.account;
    for round in 0..8 {
        let email = format!("owner{round}@a.example");
        let added = rig.members().add(ChangedBy::Operator, &email, Role::Owner).await;
        let AddedMember::New(made) = added.expect("added") else {
            panic!("{email} was known");
        };
        let (one, other) = (rig.owners().await[0], made.account_id);
        let members = rig.members();
        let (removed, lowered) = tokio::join!(
            members.remove(ChangedBy::Account(one), other),
            members.set_role(ChangedBy::Account(other), one, Role::Viewer),
        );
        assert_ne!(removed.is_ok(), lowered.is_ok(), "{removed:?} {lowered:?}");
        let left = rig.owners().await;
        assert_eq!(left.len(), 1);
        if left != [first] {
            // Begin anew with the first one.
            rig.members()
                .set_role(ChangedBy::Operator, first, Role::Owner)
                .await
                .expect("raised");
            rig.members().remove(ChangedBy::Operator, other).await.expect("removed");
        }
    }
}

#[tokio::test]
async fn owners_change_members_and_nobody_else_does() {
    let rig = rig().await;
    let owner = rig.member().await.account;
    let add = async |email: &str, role| match rig.members().add(ChangedBy::Operator, email, role).await {
        Ok(AddedMember::New(made)) => made.account_id,
        other => panic!("{other:?}"),
    };
    let (ana, eva) = (
        add("ana@a.example", Role::Member).await,
        add("eva@a.example", Role::Viewer).await,
    );
    let code = |result: Result<Membership>| result.map_or_else(|error| error.code(), |_| 0);
    let stranger = rig.app.stores.organizations().create("Stranger").await.expect("made");
    let theirs = Email::parse(&stranger.email).expect("an address");
    let theirs = rig
        .app
        .stores
        .identity()
        .accounts()
        .by_email(&theirs)
        .await
        .expect("read");
    let theirs = theirs.expect("an account").id;
    for by in [ana, eva, theirs] {
        let by = ChangedBy::Account(by);
        for role in [Role::Owner, Role::Member, Role::Viewer] {
            for whom in [owner, ana, eva] {
                assert_eq!(
                    code(rig.members().set_role(by, whom, role).await),
                    1011,
                    "{by:?} {whom} {role:?}"
                );
            }
        }
        assert_eq!(rig.members().remove(by, owner).await.expect_err("refused").code(), 1011);
        let added = rig.members().add(by, "new@a.example", Role::Viewer).await;
        assert_eq!(added.expect_err("refused").code(), 1011);
    }
    let by = ChangedBy::Account(owner);
    assert_eq!(code(rig.members().set_role(by, eva, Role::Member).await), 0);
    assert_eq!(
        code(rig.members().set_role(by, theirs, Role::Viewer).await),
        1006,
        "another tenant's"
    );
    rig.members()
        .remove(ChangedBy::Account(ana), ana)
        .await
        .expect("everybody may go");
    assert_eq!(rig.members().get(ana).await.expect_err("gone").code(), 1006);
}

#[tokio::test]
async fn an_address_that_is_not_confirmed_is_no_owners() {
    let rig = rig().await;
    let by = ChangedBy::Account(rig.member().await.account);
    let accounts = rig.app.stores.identity().accounts();
    let made = match rig
        .members()
        .add(by, "ana@a.example", Role::Member)
        .await
        .expect("added")
    {
        AddedMember::New(made) => made.account_id,
        known => panic!("{known:?}"),
    };
    let refused = rig
        .members()
        .set_role(by, made, Role::Owner)
        .await
        .expect_err("refused");
    assert!(refused.description().contains("confirmed"), "{refused}");
    let new = rig.members().add(by, "eva@a.example", Role::Owner).await;
    assert_eq!(new.expect_err("refused").code(), 1002);
    accounts.new_password(made).await.expect("a password");
    let refused = rig.members().set_role(by, made, Role::Owner).await;
    assert_eq!(
        refused.expect_err("refused").code(),
        1002,
        "the operator's password shows nothing"
    );
    accounts
        .set_password(made, "a password of one's own")
        .await
        .expect("set");
    rig.members().set_role(by, made, Role::Owner).await.expect("an owner");
}

/// The owner of one organization who makes an account for somebody's address knows its password: nothing of another
/// organization may open with it.
#[tokio::test]
async fn an_account_that_another_organization_made_is_added_once_its_person_has_set_a_password() {
    let rig = rig().await;
    let other = rig.app.stores.organizations().create("Other").await.expect("made");
    let (identity, bob) = (rig.app.stores.identity(), "bob@b.example");
    let accounts = identity.accounts();
    let owner = Email::parse(&other.email).expect("an address");
    let owner = accounts.by_email(&owner).await.expect("read").expect("an account");
    let theirs = ChangedBy::Account(owner.id);
    let made = identity
        .members(other.organization_id)
        .add(theirs, bob, Role::Viewer)
        .await;
    let made = match made.expect("added") {
        AddedMember::New(made) => made,
        known => panic!("{known:?}"),
    };
    let by = ChangedBy::Account(rig.member().await.account);
    for role in [Role::Viewer, Role::Member, Role::Owner] {
        let refused = rig.members().add(by, bob, role).await.expect_err("refused");
        assert_eq!(refused.code(), 1002);
        assert!(refused.description().starts_with("email: "), "{refused}");
    }
    let again = identity
        .members(other.organization_id)
        .add(theirs, bob, Role::Viewer)
        .await;
    assert_eq!(again.expect_err("a member").code(), 1008, "where they are one already");
    accounts
        .set_password(made.account_id, "a password of one's own")
        .await
        .expect("set");
    let added = rig.members().add(by, bob, Role::Member).await.expect("added");
    assert!(matches!(added, AddedMember::Known(account) if account.id == made.account_id));
}

#[tokio::test]
async fn somebody_is_in_two_organizations_and_in_each_as_what_they_are_there() {
    let rig = rig().await;
    let other = rig.app.stores.organizations().create("Other").await.expect("made");
    let identity = rig.app.stores.identity();
    let ana = match rig
        .members()
        .add(ChangedBy::Operator, "ana@a.example", Role::Viewer)
        .await
    {
        Ok(AddedMember::New(made)) => made.account_id,
        other => panic!("{other:?}"),
    };
    rig.wait(1);
    let there = identity.members(other.organization_id);
    let added = there
        .add(ChangedBy::Operator, "Ana@A.example", Role::Owner)
        .await
        .expect("added");
    assert!(matches!(added, AddedMember::Known(account) if account.id == ana));
    let again = there.add(ChangedBy::Operator, "ana@a.example", Role::Owner).await;
    assert_eq!(again.expect_err("a member").code(), 1008);
    let memberships = identity.accounts().memberships(ana).await.expect("read");
    let seen: Vec<_> = memberships
        .iter()
        .map(|member| (member.organization, member.role))
        .collect();
    assert_eq!(
        seen,
        [
            (rig.owner.organization_id, Role::Viewer),
            (other.organization_id, Role::Owner)
        ]
    );
    there.remove(ChangedBy::Operator, ana).await.expect("removed");
    assert_eq!(rig.members().get(ana).await.expect("a member").role, Role::Viewer);
}

#[tokio::test]
async fn members_are_listed_by_pages() {
    let rig = rig().await;
    for number in 0..7 {
        rig.wait(1);
        let email = format!("member{number}@a.example");
        rig.members()
            .add(ChangedBy::Operator, &email, Role::Viewer)
            .await
            .expect("added");
    }
    let page = async |page| rig.members().list(PageRequest { page, size: 5 }).await.expect("listed");
    let (first, second) = (page(1).await, page(2).await);
    assert_eq!((first.items.len(), second.items.len(), second.total), (5, 3, 8));
    assert_eq!(second.items[2].email.as_str(), "member6@a.example");
    assert!(first.items[0].verified && !second.items[2].verified);
}
