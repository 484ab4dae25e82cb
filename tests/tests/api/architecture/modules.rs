//! Modules of different folders do not import each other in a circle, and the folders of the store do not reach each other
//! in one through its handles either. `cargo test --workspace --test api structure -- --nocapture` prints modules, lines,
//! arrows and circles of each crate.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::{code, sources};

/// The path of a module inside its crate, such as `["keys", "brand"]`; the root's is empty.
type Module = Vec<String>;

/// What the modules of a crate import of each other.
#[derive(Default)]
struct Structure {
    lines: usize,
    arrows: BTreeMap<Module, BTreeSet<Module>>,
}

/// The module of a file below `src`.
fn module(file: &Path, src: &Path) -> Module {
    let path = file.strip_prefix(src).expect("a file of the crate").with_extension("");
    let mut parts: Module = path.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if parts
        .last()
        .is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str()))
    {
        parts.pop();
    }
    parts
}

/// The paths that code names from `crate` or `super` on, `{}` of a `use` taken apart.
fn named(code: &str, from: &Module) -> Vec<Module> {
    let mut paths = Vec::new();
    for (word, base) in [("crate::", &[][..]), ("super::", &from[..from.len().saturating_sub(1)])] {
        for (at, _) in code.match_indices(word) {
            let before = code[..at].chars().next_back();
            if before.is_some_and(|sign| sign.is_alphanumeric() || sign == '_' || sign == ':') {
                continue;
            }
            let rest = &code[at + word.len()..];
            let end = rest.find([';', ')', '(', '<', '>', ' ']).unwrap_or(rest.len());
            let list = rest.strip_prefix('{').and_then(|list| list.split('}').next());
            let of = |text: &str| -> Module {
                let parts = text
                    .split("::")
                    .map(|part| part.trim_matches(|c: char| !c.is_alphanumeric() && c != '_'));
                base.iter().cloned().chain(parts.map(str::to_owned)).collect()
            };
            match list {
                Some(list) => paths.extend(list.split(',').map(|one| of(one.trim()))),
                None => paths.push(of(&rest[..end])),
            }
        }
    }
    paths
}

fn structure(src: &Path) -> Structure {
    let files = sources(src);
    let modules: BTreeMap<Module, String> = files.iter().map(|file| (module(file, src), code(file))).collect();
    let arrows = modules.iter().map(|(from, code)| {
        let known = |path: &Module| {
            (1..=path.len())
                .rev()
                .map(|end| path[..end].to_vec())
                .find(|p| modules.contains_key(p))
        };
        let to = named(code, from)
            .iter()
            .filter_map(known)
            .filter(|to| to != from)
            .collect();
        (from.clone(), to)
    });
    let arrows = arrows.collect();
    let lines = modules.values().map(|code| code.lines().count()).sum();
    Structure { lines, arrows }
}

impl Structure {
    /// Every module that can be reached from one.
    fn reached(&self, from: &Module) -> BTreeSet<&Module> {
        let (mut reached, mut open) = (BTreeSet::new(), vec![from]);
        while let Some(module) = open.pop() {
            for next in self.arrows.get(module).into_iter().flatten() {
                if reached.insert(next) {
                    open.push(next);
                }
            }
        }
        reached
    }

    /// Sets of modules that reach each other.
    fn circles(&self) -> BTreeSet<BTreeSet<&Module>> {
        let reached: BTreeMap<&Module, _> = self
            .arrows
            .keys()
            .map(|module| (module, self.reached(module)))
            .collect();
        let circle = |module: &&Module| -> BTreeSet<&Module> {
            let mutual = |other: &&&Module| reached.get(**other).is_some_and(|back| back.contains(*module));
            reached[*module].iter().filter(mutual).copied().collect()
        };
        let circles = reached.keys().map(circle);
        circles.filter(|circle| circle.len() > 1).collect()
    }
}

fn crates() -> Vec<std::path::PathBuf> {
    let below = |folder: &str| {
        let entries = std::fs::read_dir(folder).expect("a folder");
        entries
            .map(|entry| entry.expect("an entry").path().join("src"))
            .collect::<Vec<_>>()
    };
    let mut crates = [below("../lib"), below("../functions"), below("../functions/workers")].concat();
    crates.push("../local/src".into());
    crates.retain(|src| src.is_dir());
    crates.sort();
    crates
}

#[test]
fn the_structure_has_no_circle_between_folders() {
    for src in crates() {
        let structure = structure(&src);
        let arrows: usize = structure.arrows.values().map(BTreeSet::len).sum();
        let circles = structure.circles();
        println!(
            "{:45} {:3} modules {:6} lines {arrows:4} arrows {} circles",
            src.display(),
            structure.arrows.len(),
            structure.lines,
            circles.len()
        );
        for circle in circles {
            let folders: BTreeSet<&[String]> = circle.iter().map(|module| &module[..module.len() - 1]).collect();
            assert_eq!(folders.len(), 1, "{}: {circle:?}", src.display());
        }
    }
}

/// The folders of the store's handles, by the method of `Store` that gives one.
fn handles(root: &str) -> BTreeMap<String, String> {
    let imports = root.split(';').filter_map(|item| {
        let (folder, names) = item.trim().strip_prefix("use crate::")?.split_once("::")?;
        Some((folder, names.split(|c: char| !c.is_alphanumeric()).collect()))
    });
    let imports: Vec<(&str, BTreeSet<&str>)> = imports.collect();
    let methods = root.split("pub fn ").filter_map(|method| {
        let (name, rest) = method.split_once("(&self) -> ")?;
        let (handle, _) = rest.split_once("<'_>")?;
        let (folder, _) = imports.iter().find(|(_, names)| names.contains(handle))?;
        Some((name.to_owned(), (*folder).to_owned()))
    });
    methods.collect()
}

/// What the folders of the store import of each other, a handle taken for an import.
fn folders(src: &Path, handles: &BTreeMap<String, String>) -> Structure {
    let mut folders = Structure::default();
    for file in sources(src) {
        let (module, code) = (module(&file, src), code(&file));
        let Some(own) = module.first() else { continue };
        let squeezed: String = code.split_whitespace().collect();
        let takes = |method: &str| squeezed.contains(&format!("store.{method}()"));
        let taken = handles.iter().filter(|(method, _)| takes(method));
        let named = named(&code, &module)
            .into_iter()
            .filter_map(|path| path.into_iter().next());
        let to = taken.map(|(_, folder)| folder.clone()).chain(named);
        let to = to.filter(|to| to != own && src.join(to).is_dir());
        let arrows = folders.arrows.entry(vec![own.clone()]).or_default();
        arrows.extend(to.map(|to| vec![to]));
    }
    folders
}

#[test]
fn folders_of_the_store_stand_on_floors() {
    let src = Path::new("../lib/store/src");
    let handles = handles(&code(&src.join("lib.rs")));
    assert!(handles.len() >= 16, "{handles:?}");
    let folders = folders(src, &handles);
    for (from, to) in &folders.arrows {
        println!(
            "{:12} imports {}",
            from.concat(),
            to.iter().flatten().cloned().collect::<Vec<_>>().join(", ")
        );
    }
    assert_eq!(folders.circles(), BTreeSet::new());
}

#[test]
fn imports_are_read_as_rust_means_them() {
    let from = vec!["keys".to_owned(), "brand".to_owned()];
    let read = |code: &str| {
        named(code, &from)
            .into_iter()
            .map(|path| path.join("/"))
            .collect::<Vec<_>>()
    };
    assert_eq!(read("use crate::ids::BrandId;"), ["ids/BrandId"]);
    assert_eq!(read("use super::{Key, KeyRange};"), ["keys/Key", "keys/KeyRange"]);
    assert_eq!(read("fn f() -> crate::error::Result<()> {}"), ["error/Result"]);
    assert!(read("use other_crate::x; answerscope::crate_x()").is_empty());
}
