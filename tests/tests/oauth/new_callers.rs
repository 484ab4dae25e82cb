//! How many callers somebody makes: each key and each assistant begins with a full bucket.

use answerscope_domain::entities::account::{Email, Membership, Role};
use answerscope_domain::ids::{OrgId, Token};
use answerscope_domain::page::PageRequest;
use answerscope_store::callers::organizations::MOST_KEYS;
use answerscope_store::identity::{ChangedBy, MOST_GRANTS, MOST_MEMBERS, MOST_ORGANIZATIONS, Throttle};
use answerscope_store::keys::{AccountKeys, OrgKeys};
use answerscope_store::table::{Action, item_of};
use futures::future::join_all;
use serde_json::json;

use crate::browser::query;
use crate::console::{code, somebody};
use crate::rig::{Rig, rig};

/// Uses up the tries of somebody, as so many calls would that each cost a token of their bucket.
async fn use_up(rig: &Rig, throttle: Throttle, who: &str) {
    for _ in 0..throttle.burst {
        let tried = rig.app.stores.identity().attempt(throttle, who).await;
        tried.expect("tried").expect("as many as there are");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_are_not_made_and_revoked_without_end() {
    let rig = rig().await;
    let owner = rig.signed_in(&rig.serve().await).await;
    let keys = Throttle {
        what: "keys",
        burst: 99,
        every: 600,
    };
    let body = json!({"scopes": ["read"]});
    use_up(&rig, keys, &rig.owner.organization_id.to_string()).await;
    assert_eq!(owner.api("POST", "/console/keys", Some(&body)).await.status, 201);
    let often = owner.api("POST", "/console/keys", Some(&body)).await;
    assert_eq!((often.status, code(&often)), (429, 1007));
    rig.wait(600);
    assert_eq!(owner.api("POST", "/console/keys", Some(&body)).await.status, 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_organization_has_no_more_keys_than_it_may_though_they_are_made_at_once() {
    let rig = rig().await;
    let (organizations, org) = (rig.app.stores.organizations(), rig.owner.organization_id);
    for _ in 4..MOST_KEYS {
        organizations.create_key(org, &["read"], None).await.expect("a key");
    }
    let at_once = join_all((0..8).map(|_| organizations.create_key(org, &["read"], None))).await;
    assert_eq!(at_once.iter().filter(|made| made.is_ok()).count(), 3, "{at_once:?}");
    let keys = organizations.list_keys(org).await.expect("listed");
    assert_eq!(keys.len(), MOST_KEYS);
    organizations.revoke_key(org, keys[0].id).await.expect("revoked");
    organizations
        .create_key(org, &["read"], None)
        .await
        .expect("room again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_connects_no_assistants_without_end() {
    let rig = rig().await;
    let browser = rig.signed_in(&rig.serve().await).await;
    let consents = Throttle {
        what: "consent-account",
        burst: 59,
        every: 60,
    };
    let redirect = "https://assistant.example/back";
    let client = browser.client(redirect).await;
    use_up(&rig, consents, &rig.member().await.account.to_string()).await;
    browser.connect(&client, redirect).await;
    assert_eq!(browser.allow(&query(&client, redirect)).await.status, 429);
    rig.wait(60);
    browser.connect(&client, redirect).await;
}

#[tokio::test]
async fn a_person_has_no_more_assistants_than_they_may_and_the_one_used_longest_ago_ends() {
    let rig = rig().await;
    let (mut allowed, tokens) = (rig.authorization("read").await, rig.app.stores.identity().tokens());
    let account = allowed.account;
    let mut access = Vec::new();
    for connected in 0..MOST_GRANTS + 2 {
        rig.wait(1);
        allowed.grant = Token::new(rig.app.stores.clock.now(), rig.app.stores.random.as_ref());
        let code = tokens.issue_code(allowed.clone()).await.expect("a code");
        access.push(rig.redeem(&code).await.expect("redeemed").access);
        assert_eq!(rig.grants_of(account).await.len(), (connected + 1).min(MOST_GRANTS));
        // The first one is used all the time.
        assert_eq!(rig.reads(&access[0]).await, 0);
    }
    let mut opened = Vec::new();
    for token in &access {
        opened.push(rig.reads(token).await);
    }
    assert_eq!(opened[..4], [0, 1004, 1004, 0]);
    assert!(opened[4..].iter().all(|code| *code == 0), "{opened:?}");
    let accounts = rig.app.stores.identity().accounts();
    accounts.new_password(account).await.expect("a password");
    assert_eq!(rig.grants_of(account).await, [], "however many there are");
}

fn new_token(rig: &Rig) -> Token {
    Token::new(rig.app.stores.clock.now(), rig.app.stores.random.as_ref())
}

fn membership(rig: &Rig, account: Token, organization: OrgId, role: Role) -> Membership {
    Membership {
        account,
        organization,
        role,
        created_at: rig.app.stores.clock.now().iso(),
    }
}

/// The row of a member below its organization.
fn member_row(member: &Membership) -> Action {
    let key = OrgKeys(member.organization).member(member.account);
    Action::put(item_of(key, "member row", member).expect("an item"))
}

/// Members by their rows alone: a password takes its time to be hashed.
async fn fill(rig: &Rig, members: usize) {
    let member = |_| {
        member_row(&membership(
            rig,
            new_token(rig),
            rig.owner.organization_id,
            Role::Viewer,
        ))
    };
    rig.app
        .stores
        .table
        .write((0..members).map(member))
        .await
        .expect("written");
}

/// Organizations that an account is in, by their rows alone, which somebody else owns.
async fn fill_account(rig: &Rig, account: Token, owner: Token, organizations: usize) {
    for _ in 0..organizations {
        let member = membership(rig, account, new_token(rig), Role::Viewer);
        let key = AccountKeys(account).membership(member.organization);
        let row = Action::put(item_of(key, "membership", &member).expect("an item"));
        let owner = membership(rig, owner, member.organization, Role::Owner);
        let rows = [row, member_row(&member), member_row(&owner)];
        rig.app.stores.table.write(rows).await.expect("written");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_organization_has_no_more_members_than_its_owners_may_add_though_they_are_added_at_once() {
    let rig = rig().await;
    let members = rig.app.stores.identity().members(rig.owner.organization_id);
    let by = ChangedBy::Account(rig.member().await.account);
    // With the owner, two are missing.
    fill(&rig, MOST_MEMBERS - 3).await;
    let at_once = async |round: &str| {
        let emails: Vec<String> = (0..4).map(|number| format!("{round}{number}@a.example")).collect();
        let added = join_all(emails.iter().map(|email| members.add(by, email, Role::Viewer))).await;
        for refused in added.iter().filter_map(|added| added.as_ref().err()) {
            assert!([1002, 1007].contains(&refused.code()), "{refused}");
        }
        added.iter().filter(|added| added.is_ok()).count()
    };
    let mut added = 0;
    for round in ["a", "b", "c"] {
        added += at_once(round).await;
    }
    assert_eq!(added, 2);
    let full = members.add(by, "d@a.example", Role::Viewer).await.expect_err("full");
    assert!(
        full.code() == 1002 && full.description().contains("50 members"),
        "{full}"
    );
    rig.made("e@a.example", Role::Viewer).await;
    let page = PageRequest { page: 1, size: 1 };
    assert_eq!(
        members.list(page).await.expect("listed").total,
        MOST_MEMBERS as u64 + 1,
        "the operator adds more"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_in_no_more_organizations_than_owners_may_add_it_to_though_they_do_at_once() {
    let rig = rig().await;
    let (identity, organizations) = (rig.app.stores.identity(), rig.app.stores.organizations());
    let (ana, email) = (
        rig.made("ana@a.example", Role::Viewer).await.account_id,
        "ana@a.example",
    );
    let own = identity.accounts().set_password(ana, "a password of one's own").await;
    own.expect("set");
    // With the first one, two are missing.
    fill_account(&rig, ana, rig.member().await.account, MOST_ORGANIZATIONS - 3).await;
    let mut owners = Vec::new();
    for name in ["A", "B", "C", "D"] {
        let made = organizations.create(name).await.expect("an organization");
        let address = Email::parse(&made.email).expect("an address");
        let owner = identity.accounts().by_email(&address).await;
        owners.push((made.organization_id, owner.expect("read").expect("an account").id));
    }
    let add = |(organization, owner): &(OrgId, Token)| {
        let (members, by) = (identity.members(*organization), ChangedBy::Account(*owner));
        async move { members.add(by, email, Role::Viewer).await }
    };
    let (mut added, mut last) = (0, Vec::new());
    for _ in 0..3 {
        last = join_all(owners.iter().map(&add)).await;
        added += last.iter().filter(|added| added.is_ok()).count();
    }
    assert_eq!(added, 2);
    let refused = last
        .iter()
        .map(|added| added.as_ref().expect_err("there already, or full"));
    let full = refused.filter(|refused| refused.code() == 1002 && refused.description().contains("50 organizations"));
    assert_eq!(full.count(), 2, "{last:?}");
    for (organization, _) in owners {
        let members = identity.members(organization);
        let added = members.add(ChangedBy::Operator, email, Role::Viewer).await;
        assert!(
            added.is_ok() || added.is_err_and(|refused| refused.code() == 1008),
            "the operator adds more"
        );
    }
    let all = identity.accounts().memberships(ana).await.expect("read");
    assert_eq!(all.len(), MOST_ORGANIZATIONS + 2);
}

#[tokio::test]
async fn the_owners_of_an_accounts_organizations_are_read_together() {
    let rig = rig().await;
    let (ana, owner) = (
        rig.made("ana@a.example", Role::Viewer).await.account_id,
        rig.member().await.account,
    );
    fill_account(&rig, ana, owner, 19).await;
    rig.app.stores.clients.meter.take();
    let found = rig
        .app
        .stores
        .identity()
        .accounts()
        .organizations(ana)
        .await
        .expect("read");
    let requests = rig.app.stores.clients.meter.take().requests;
    assert_eq!(found.len(), 20);
    for one in found {
        assert_eq!(one.owner.expect("an owner").as_str(), rig.owner.email);
    }
    let expected = [
        ("DynamoDB.BatchGetItem".to_owned(), 2),
        ("DynamoDB.Query".to_owned(), 21),
    ];
    assert_eq!(requests, expected.into(), "names, addresses, and who owns each");
}

#[tokio::test(flavor = "multi_thread")]
async fn members_are_not_added_and_removed_without_end() {
    let rig = rig().await;
    let owner = rig.signed_in(&rig.serve().await).await;
    let (member, _) = somebody(&rig, &owner.url, Role::Member).await;
    let members = Throttle {
        what: "members",
        burst: 49,
        every: 600,
    };
    use_up(&rig, members, &rig.owner.organization_id.to_string()).await;
    let body = |name: &str| json!({"email": format!("{name}@a.example"), "role": "viewer"});
    let mut tried = Vec::new();
    for (who, name) in [(&member, "a"), (&owner, "a"), (&owner, "b")] {
        tried.push(who.api("POST", "/console/members", Some(&body(name))).await.status);
    }
    assert_eq!(tried, [403, 201, 429], "who may add nobody uses nothing up");
    rig.wait(600);
    let added = owner.api("POST", "/console/members", Some(&body("b"))).await;
    assert_eq!(added.status, 201, "{}", added.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn deliveries_are_not_asked_for_without_end() {
    let rig = rig().await;
    let owner = rig.signed_in(&rig.serve().await).await;
    let webhook = json!({"url": "https://receiver.example/", "events": ["data_exported"]});
    let made = owner.api("POST", "/console/webhooks", Some(&webhook)).await.json();
    let path = format!("/console/webhooks/{}", made["data"]["id"].as_str().expect("an id"));
    let by_hand = Throttle {
        what: "deliveries",
        burst: 29,
        every: 5,
    };
    use_up(&rig, by_hand, &rig.owner.organization_id.to_string()).await;
    let test = owner.api("POST", &format!("{path}/test"), None).await;
    assert_eq!(test.status, 201, "{}", test.text);
    let again = json!({"deliveryId": test.json()["data"]["id"]});
    let often = owner.api("POST", &format!("{path}/redeliver"), Some(&again)).await;
    assert_eq!((often.status, code(&often)), (429, 1007));
    rig.wait(5);
    let test = owner.api("POST", &format!("{path}/test"), None).await;
    assert_eq!(test.status, 201, "{}", test.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_begins_no_sessions_without_end() {
    let rig = rig().await;
    let browser = rig.signed_in(&rig.serve().await).await;
    let organizations = rig.app.stores.organizations();
    let second = organizations.create("Second").await.expect("an organization");
    let members = rig.app.stores.identity().members(second.organization_id);
    let added = members.add(ChangedBy::Operator, &rig.owner.email, Role::Viewer).await;
    added.expect("a member");
    let both = [second.organization_id, rig.owner.organization_id];
    let mut last = 0;
    for turn in 0..40 {
        let csrf = browser.cookie("csrf").expect("a token");
        let fields = [("csrf", &*csrf), ("organization", both[turn % 2].as_str())];
        last = browser.post("/oauth/organization", &fields).await.status;
        if last != 303 {
            break;
        }
    }
    assert_eq!(last, 429);
}
