"""Puts programs that cargo has built where `sam deploy` finds them, in place of `sam build`, which builds each crate's
dependencies anew: the emulator's functions are those that the tests start, with our crates' debug assertions and overflow checks.

    assemble.py --programs target/debug --built target/assembled
"""
import argparse
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FUNCTION = re.compile(
    r"^    Metadata: \{BuildMethod: rust-cargolambda, BuildProperties: \{Binary: (?P<binary>[\w-]+)\}\}\n"
    r"(?P<between>(?:.*\n)*?)(?P<key>      CodeUri: ).*$", re.MULTILINE)


def assemble(programs, built):
    """The template with the archive of each function's program, whose names are absolute then. `sam deploy` would pack a folder
    anew for each function."""
    shutil.rmtree(built, ignore_errors=True)
    built.mkdir(parents=True)
    text = (ROOT / "template.yaml").read_text(encoding="utf-8")

    def placed(function):
        archive = built / f"{function['binary']}.zip"
        if not archive.exists():
            pack(programs / function["binary"], archive)
        return f"{function['between']}{function['key']}{archive}"

    template, count = FUNCTION.subn(placed, text)
    if not count or "BuildMethod" in template:
        raise SystemExit("template.yaml has a function that is declared otherwise")
    template = re.sub(r"^(\s+TemplateURL: )(\S+)$", lambda nested: f"{nested[1]}{ROOT / nested[2]}", template, flags=re.MULTILINE)
    (built / "template.yaml").write_text(template, encoding="utf-8")
    print(f"{count} functions of {len(list(built.glob('*.zip')))} programs")


def pack(program, archive):
    """A program without its symbols, as Lambda takes it."""
    bootstrap = archive.with_suffix(".bootstrap")
    subprocess.run(["strip", "-o", bootstrap, program], check=True)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as packed:
        packed.write(bootstrap, "bootstrap")
    bootstrap.unlink()


def main():
    words = argparse.ArgumentParser()
    words.add_argument("--programs", type=Path, required=True)
    words.add_argument("--built", type=Path, required=True)
    given = words.parse_args()
    assemble(given.programs.resolve(), given.built.resolve())


if __name__ == "__main__":
    main()
