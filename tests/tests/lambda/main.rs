//! The functions' real binaries behind a Runtime API, fed with the sample events of `events/`, over the embedded stores.

mod api;
mod bootstrap;
mod emulator;
mod gate;
mod http;
mod runtime_api;
mod sent;
mod starts;
mod stream;
mod sweeper;
mod webhooks;
mod workers;
mod world;
