//! Every flow of long work with a fault at every step: the process killed before or after it, its answer lost, the
//! service behind refusing; with messages lost, handled twice and out of order. Nothing may be stuck, lost or done twice.

mod answers;
mod asked;
mod asked_paid;
mod asked_tickets;
mod collections;
mod damage;
mod deletes;
mod exports;
#[path = "../shared/figure_items.rs"]
mod figure_items;
mod idempotency;
mod imports;
mod insights;
mod leases;
mod legacy;
mod mending;
mod old_names;
mod overtaken;
mod pacing;
mod pieces;
mod plan;
mod receiver;
mod rig;
mod runs;
mod throttling;
mod turns;
mod uncounting;
mod webhooks;
mod world;
