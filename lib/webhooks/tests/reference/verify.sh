#!/bin/sh
# Signs messages and has them verified by the reference libraries of Standard Webhooks, in Python and JavaScript.
# Needs cargo, python3 and npm; installs the libraries into the directory given, or a temporary one.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=${1:-$(mktemp -d)}
mkdir -p "$work/node"

[ -x "$work/venv/bin/python" ] || python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check standardwebhooks==1.1.0
npm install --silent --no-audit --no-fund --prefix "$work/node" standardwebhooks@1.1.1

cd "$here"
cargo run --quiet -p answerscope-webhooks --example signed -- "$(date +%s)" >"$work/messages.json"
"$work/venv/bin/python" verify.py "$work/messages.json"
cd "$work/node"
node "$here/verify.mjs" "$work/messages.json"
echo "all signatures verified"
