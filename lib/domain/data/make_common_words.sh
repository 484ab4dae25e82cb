#!/usr/bin/env bash
# Makes common_words.fst anew from the word counts of a named package. Needs python3 with pip, and cargo.
set -euo pipefail

cd "$(dirname "$0")"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

python3 -m pip download --quiet --no-deps --only-binary :all: --dest "$scratch" pyspellchecker==0.9.1
python3 common_words.py "$scratch"/*.whl > "$scratch/words.txt"
cargo run --quiet --locked --package answerscope-domain --example make_common_words -- "$scratch/words.txt" common_words.fst
