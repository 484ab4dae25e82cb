//! DynamoDB over SQLite: the SDK's requests are read straight into those of the database, without a socket between.
//!
//! A crate of its own, because every request of the local service runs through it: it is optimized like the kernels, and what
//! is around it is built fast.

mod room;
mod tokens;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use aws_smithy_types::body::SdkBody;
use dynoxide::actions::transact_write_items::TransactWriteItemsRequest;
use dynoxide::{Database, DynoxideError};
use http::{Response, StatusCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::Semaphore;

pub use room::make_shrinkable;

use crate::room::Room;
use crate::tokens::Tokens;

/// What the names of operations begin with in requests.
const TARGET: &str = "DynamoDB_20120810.";

/// A failure to open the database; the text is for the person at the terminal.
type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Bytes of a request that is answered at once: a handful of keys.
const SMALL: usize = 1_024;

/// The database: connections to one file, of which each serves one request at a time.
///
/// Another thread costs more than most requests do (measured on two cores: 30 µs for a read of an item, 65 µs with a
/// thread that takes the runtime's place, 140 µs on a thread for blocking work). So a few items are read right where
/// they are asked for, over a connection that is never held for long. What may take longer, or waits for the disk or
/// for other processes that write, has its turn first, and then its thread hands the others' work on.
#[derive(Clone)]
pub struct DynamoDb {
    /// What an update's expression begins with that takes tokens from a caller's bucket.
    taking: &'static str,
    items: Database,
    reads: Connection,
    writes: Connection,
    takes: Connection,
    file: PathBuf,
    room: Arc<Room>,
}

/// Whether an update takes tokens from a caller's bucket: its expression is a text of the request that begins so.
fn takes(taking: &str, body: &[u8]) -> bool {
    let begins = |text: &[u8]| text.strip_prefix(b"\"").is_some_and(|text| text == taking.as_bytes());
    body.windows(taking.len() + 1).any(begins)
}

/// A connection that is waited for without holding a thread.
#[derive(Clone)]
struct Connection {
    database: Database,
    turn: Arc<Semaphore>,
    tokens: Tokens,
}

impl Connection {
    fn open(file: &str) -> Result<Self, Failure> {
        Ok(Self {
            database: Database::new(file)?,
            turn: Arc::new(Semaphore::new(1)),
            tokens: Tokens::default(),
        })
    }

    /// A connection for tokens. They are taken with every request, and a loss of power may give the last ones back: its
    /// writes are not synced by themselves (`synchronous = NORMAL`, which is what the call below leaves), but with the
    /// next one that is. It takes turns with that one, since SQLite lets one write at a time and sleeps meanwhile.
    fn relaxed(&self, file: &str) -> Result<Self, Failure> {
        let database = Database::new(file)?;
        database.disable_bulk_loading()?;
        Ok(Self {
            database,
            turn: Arc::clone(&self.turn),
            tokens: self.tokens.clone(),
        })
    }

    async fn run(&self, operation: &str, body: &[u8]) -> Result<Vec<u8>, DynoxideError> {
        // The semaphore is never closed.
        let _turn = self.turn.acquire().await;
        let run = || match operation {
            "TransactWriteItems" => transact(&self.database, &self.tokens, body),
            _ => run(&self.database, operation, body),
        };
        match Handle::current().runtime_flavor() {
            // There is nobody to hand work on to.
            RuntimeFlavor::CurrentThread => run(),
            _ => tokio::task::block_in_place(run),
        }
    }
}

impl DynamoDb {
    /// Opens the database in a file, and makes it where it is not there. Updates whose expression begins with `taking` are
    /// those of callers' tokens: of the last of them a loss of power may take some back.
    ///
    /// # Errors
    /// What SQLite says, and a path that is not UTF-8.
    pub fn open(file: &Path, taking: &'static str) -> Result<Self, Failure> {
        let path = file.to_path_buf();
        let file = file.to_str().ok_or("the data directory's path is not UTF-8")?;
        let room = Arc::new(Room::open(file)?);
        // The first one makes the database or brings it up to date.
        let writes = Connection::open(file)?;
        Ok(Self {
            taking,
            items: Database::new(file)?,
            reads: Connection::open(file)?,
            takes: writes.relaxed(file)?,
            writes,
            file: path,
            room,
        })
    }

    /// Answers a request to an operation, which `X-Amz-Target` names.
    pub async fn answer(&self, target: &str, body: SdkBody) -> Response<SdkBody> {
        let operation = target.strip_prefix(TARGET).unwrap_or_default();
        let body = body.bytes().unwrap_or_default();
        let answered = match operation {
            "GetItem" | "BatchGetItem" if body.len() <= SMALL => run(&self.items, operation, body),
            "GetItem" | "BatchGetItem" | "Query" | "Scan" | "TransactGetItems" => self.reads.run(operation, body).await,
            "UpdateItem" if takes(self.taking, body) => self.takes.run(operation, body).await,
            _ => self.writes.run(operation, body).await,
        };
        let (status, body) = match answered {
            Ok(body) => (StatusCode::OK, body),
            Err(error) => {
                let status = StatusCode::from_u16(error.status_code());
                (status.unwrap_or(StatusCode::BAD_REQUEST), error.to_json().into_bytes())
            }
        };
        let mut response = Response::new(SdkBody::from(body));
        *response.status_mut() = status;
        response
    }

    /// Deletes items whose time to live has passed, as DynamoDB does by itself. Blocks, a page at a time.
    ///
    /// # Errors
    /// What SQLite says.
    pub fn expire(&self) -> Result<usize, DynoxideError> {
        self.writes.database.sweep_ttl()
    }

    /// Gives the room of deleted items back to the file system, some pages at a time, between requests that write. Blocks.
    ///
    /// # Errors
    /// What SQLite says; what was given back stays so.
    pub fn give_back(&self) -> Result<(), Failure> {
        let runtime = Handle::current();
        // The semaphore is never closed.
        let turn = || runtime.block_on(self.writes.turn.acquire());
        loop {
            let _turn = turn();
            if !self.room.give_back()? {
                break;
            }
        }
        let _turn = turn();
        Ok(self.room.cut_log(&self.file)?)
    }
}

fn run(database: &Database, operation: &str, body: &[u8]) -> Result<Vec<u8>, DynoxideError> {
    match operation {
        "BatchGetItem" => call(body, |request| database.batch_get_item(request)),
        "BatchWriteItem" => call(body, |request| database.batch_write_item(request)),
        "CreateTable" => call(body, |request| database.create_table(request)),
        "DeleteItem" => call(body, |request| database.delete_item(request)),
        "DescribeTable" => call(body, |request| database.describe_table(request)),
        "DescribeTimeToLive" => call(body, |request| database.describe_time_to_live(request)),
        "GetItem" => call(body, |request| database.get_item(request)),
        "PutItem" => call(body, |request| database.put_item(request)),
        "Query" => call(body, |request| database.query(request)),
        "Scan" => call(body, |request| database.scan(request)),
        "TransactGetItems" => call(body, |request| database.transact_get_items(request)),
        "UpdateItem" => call(body, |request| database.update_item(request)),
        "UpdateTimeToLive" => call(body, |request| database.update_time_to_live(request)),
        _ => Err(DynoxideError::UnsupportedCapability(operation.to_owned())),
    }
}

fn transact(database: &Database, tokens: &Tokens, body: &[u8]) -> Result<Vec<u8>, DynoxideError> {
    let mut request: TransactWriteItemsRequest = from_json(body)?;
    let token = request.client_request_token.take();
    let work = || {
        database
            .transact_write_items(request)
            .and_then(|answer| to_json(&answer))
    };
    match token {
        Some(token) => tokens.once(token, body, Instant::now(), work),
        None => work(),
    }
}

fn call<Q: DeserializeOwned, A: Serialize>(
    body: &[u8],
    operation: impl FnOnce(Q) -> Result<A, DynoxideError>,
) -> Result<Vec<u8>, DynoxideError> {
    to_json(&operation(from_json(body)?)?)
}

fn from_json<Q: DeserializeOwned>(body: &[u8]) -> Result<Q, DynoxideError> {
    serde_json::from_slice(body).map_err(|error| DynoxideError::SerializationException(error.to_string()))
}

fn to_json(answer: &impl Serialize) -> Result<Vec<u8>, DynoxideError> {
    serde_json::to_vec(answer).map_err(|error| DynoxideError::InternalServerError(error.to_string()))
}
