//! A service of its own for each test, with a clock that the test moves.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use answerscope::process::LocalStores;
use answerscope::queue::InProcess;
use answerscope_api::app::App;
use answerscope_api::auth::check_grant;
use answerscope_api::settings::Settings;
use answerscope_api::{dispatch, status};
use answerscope_domain::Scope;
use answerscope_domain::clock::{Clock, Moment};
use answerscope_domain::entities::account::{Email, Membership, Role};
use answerscope_domain::entities::grant::{Authorization, Grant};
use answerscope_domain::ids::Token;
use answerscope_domain::page::PageRequest;
use answerscope_store::callers::organizations::NewOrganization;
use answerscope_store::identity::{AddedMember, ChangedBy, Members, NewAccount};
use answerscope_store::stores::Ports;
use axum::Router;
use axum::routing::get;
use http::{HeaderMap, StatusCode};
use tempfile::TempDir;

use crate::browser::Browser;

/// A clock that stands still until the test moves it.
pub(crate) struct Hands(AtomicI64);

impl Clock for Hands {
    fn now(&self) -> Moment {
        Moment(self.0.load(Ordering::SeqCst))
    }
}

/// The parts of a service.
pub(crate) struct Rig {
    pub(crate) app: Arc<App>,
    pub(crate) owner: NewOrganization,
    hands: Arc<Hands>,
    _data: TempDir,
}

pub(crate) async fn rig() -> Rig {
    rig_with(&[]).await
}

/// A service with settings.
pub(crate) async fn rig_with(given: &[(&str, &str)]) -> Rig {
    let data = tempfile::tempdir().expect("a directory");
    let read = |name: &str| {
        given
            .iter()
            .find(|(given, _)| *given == name)
            .map(|(_, value)| value.to_string())
    };
    let settings = Settings::read(read).expect("settings");
    let stores = LocalStores::open(data.path(), &settings, |clients| clients)
        .await
        .expect("stores");
    let queue = InProcess::default();
    let ports = Ports {
        clients: stores.clients,
        table: stores.table,
        blobs: stores.blobs,
        queue: Arc::new(queue.clone()),
        bus: Arc::new(queue),
    };
    let hands = Arc::new(Hands(AtomicI64::new(1_795_000_000_000_000)));
    let clock: Arc<dyn Clock> = Arc::<Hands>::clone(&hands);
    let app = Arc::new(App::told_time_by(clock, settings, ports));
    let owner = app
        .stores
        .organizations()
        .create("Owner")
        .await
        .expect("an organization");
    Rig {
        app,
        owner,
        hands,
        _data: data,
    }
}

impl Rig {
    /// The members of the owner's organization.
    pub(crate) fn members(&self) -> Members<'_> {
        self.app.stores.identity().members(self.owner.organization_id)
    }

    /// Lets time pass.
    pub(crate) fn wait(&self, seconds: i64) {
        self.hands.0.fetch_add(seconds * 1_000_000, Ordering::SeqCst);
    }

    /// Serves the authorization server, the API, and a resource that takes access tokens; where.
    pub(crate) async fn serve(&self) -> String {
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        self.app.stores.serve_at(url.clone());
        let (app, resource) = (Arc::clone(&self.app), format!("{url}/mcp"));
        let guarded = get(async move |headers: HeaderMap| {
            let checked = check_grant(&app, &headers, &resource, Scope::Read, 1).await;
            checked.map_or_else(|refused| status::status_of(&refused.error), |_| StatusCode::OK)
        });
        let router = Router::new()
            .route("/mcp", guarded)
            .merge(answerscope_oauth::router(Arc::clone(&self.app)))
            .fallback_service(dispatch::router(
                Arc::clone(&self.app),
                &[
                    answerscope_openapi::operations().as_slice(),
                    answerscope_console::OPERATIONS,
                ]
                .concat(),
            ));
        tokio::spawn(async move { axum::serve(listener, router).await });
        url
    }

    /// A browser in which the organization's owner has signed in.
    pub(crate) async fn signed_in(&self, url: &str) -> Browser {
        let browser = Browser::new(url);
        let page = browser.sign_in(&self.owner.email, &self.owner.password).await;
        assert_eq!(page.status, 303, "{}", page.text);
        browser
    }

    /// The membership of the organization's first owner.
    pub(crate) async fn member(&self) -> Membership {
        let email = Email::parse(&self.owner.email).expect("an address");
        let accounts = self.app.stores.identity().accounts();
        let account = accounts.signed_in(&email, &self.owner.password).await.expect("checked");
        let account = account.expect("the password is right");
        let member = accounts.memberships(account.id).await.expect("memberships").remove(0);
        assert_eq!(member.role, Role::Owner);
        member
    }

    /// An account of somebody new in the organization.
    pub(crate) async fn made(&self, email: &str, role: Role) -> NewAccount {
        let members = self.app.stores.identity().members(self.owner.organization_id);
        match members.add(ChangedBy::Operator, email, role).await.expect("added") {
            AddedMember::New(made) => made,
            known => panic!("{email} was known: {known:?}"),
        }
    }

    /// The assistants that an account has connected.
    pub(crate) async fn grants_of(&self, account: Token) -> Vec<Grant> {
        let (grants, page) = (self.app.stores.identity().grants(), PageRequest { page: 1, size: 100 });
        let listed = grants.list(self.owner.organization_id, Some(account), page).await;
        listed.expect("listed").items
    }

    /// What the owner allows an assistant at a resource.
    pub(crate) async fn authorization(&self, scopes: &str) -> Authorization {
        let member = self.member().await;
        Authorization {
            grant: Token::new(self.app.stores.clock.now(), self.app.stores.random.as_ref()),
            organization: member.organization,
            account: member.account,
            client: "client".into(),
            client_name: "Some assistant".into(),
            redirect_uri: "https://a.example/back".into(),
            challenge: "challenge".into(),
            scopes: scopes.into(),
            resource: RESOURCE.into(),
            credentials: 0,
        }
    }
}

/// Where tokens of the tests are for.
pub(crate) const RESOURCE: &str = "http://127.0.0.1:8080/mcp";
