//! What is found over whole segments, as a caller would read them.

mod finds;
mod noise;
mod reproduced;
mod world;
