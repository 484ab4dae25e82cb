"""Puts programs that cargo has built where `sam deploy` finds them, in place of `sam build`, which builds each crate's
dependencies anew: the emulator's functions are those of the release profile at the root.

    assemble.py --programs target/release --built target/assembled
"""
import argparse
import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FUNCTION = re.compile(
    r"^    Metadata: \{BuildMethod: rust-cargolambda, BuildProperties: \{Binary: (?P<binary>[\w-]+)\}\}\n"
    r"(?P<between>(?:.*\n)*?)(?P<key>      CodeUri: ).*$", re.MULTILINE)


def assemble(programs, built):
    """The template with the folder of each function's program, whose names are absolute then."""
    shutil.rmtree(built, ignore_errors=True)
    text = (ROOT / "template.yaml").read_text(encoding="utf-8")

    def placed(function):
        folder = built / function["binary"]
        if not folder.is_dir():
            folder.mkdir(parents=True)
            # Without their symbols, a third of what is uploaded for each function.
            subprocess.run(["strip", "-o", folder / "bootstrap", programs / function["binary"]], check=True)
        return f"{function['between']}{function['key']}{folder}"

    template, count = FUNCTION.subn(placed, text)
    if not count or "BuildMethod" in template:
        raise SystemExit("template.yaml has a function that is declared otherwise")
    template = re.sub(r"^(\s+TemplateURL: )(\S+)$", lambda nested: f"{nested[1]}{ROOT / nested[2]}", template, flags=re.MULTILINE)
    (built / "template.yaml").write_text(template, encoding="utf-8")
    print(f"{count} functions of {len(list(built.iterdir())) - 1} programs")


def main():
    words = argparse.ArgumentParser()
    words.add_argument("--programs", type=Path, required=True)
    words.add_argument("--built", type=Path, required=True)
    given = words.parse_args()
    assemble(given.programs.resolve(), given.built.resolve())


if __name__ == "__main__":
    main()
