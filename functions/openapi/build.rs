//! Packs the script of the reference, the renderer and its start, as it is served: compressed once, here.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::Path;
use std::{env, error, fs};

use flate2::Compression;
use flate2::write::GzEncoder;

fn main() -> Result<(), Box<dyn error::Error>> {
    println!("cargo::rerun-if-changed=src/reference.js");
    let mut script = scalar_api_reference::get_asset("scalar.js").ok_or("the crate carries no script")?;
    script.push(b'\n');
    script.extend(fs::read("src/reference.js")?);
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&script)?;
    #[expect(clippy::disallowed_methods, reason = "Cargo names the folder this way")]
    let folder = env::var("OUT_DIR")?;
    fs::write(Path::new(&folder).join("reference.js.gz"), packed.finish()?)?;
    let mut hasher = DefaultHasher::new();
    script.hash(&mut hasher);
    println!("cargo::rustc-env=REFERENCE_VERSION={:016x}", hasher.finish());
    Ok(())
}
