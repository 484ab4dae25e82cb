//! Members: who may change them, and how.

use answerscope_domain::entities::account::{Email, Membership, Role};
use answerscope_domain::error::Result;
use answerscope_domain::ids::Token;
use answerscope_domain::page::PageRequest;
use answerscope_store::callers::organizations::KeyToMake;
use answerscope_store::identity::{AddedMember, ChangedBy};

use crate::rig::{Rig, rig};

impl Rig {
    async fn owners(&self) -> Vec<Token> {
        let page = PageRequest { page: 1, size: 100 };
        let listed = self.members().list(page).await.expect("listed").items;
        let owners = listed
            .into_iter()
            .filter(|member| member.membership.role == Role::Owner);
        owners.map(|member| member.membership.account).collect()
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
        let refused = rig.members().remove(by, owner).await.expect_err("refused");
        assert_eq!(refused.code(), 1002);
        assert!(refused.description().starts_with("member: "));
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
