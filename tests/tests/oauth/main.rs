//! People who sign in and the assistants that they connect, over the embedded table and the real handlers.

mod accounts;
mod attacks;
mod attacks_on_people;
mod browser;
mod callers;
mod clients;
mod console;
mod console_document;
mod console_rules;
mod cut_off;
mod ended_grants;
mod flow;
mod members;
mod new_callers;
mod own_provider;
mod provider;
mod rig;
mod signing_in;
