#!/usr/bin/env bash
# Runs a command beside a service of its own, with an empty data directory and a port that is free:
#   with-service.sh PROGRAM COMMAND...
# The command finds ANSWERSCOPE_URL, the key of an organization in ANSWERSCOPE_KEY, and another organization's in
# ANSWERSCOPE_OTHER_KEY; their logins are in the files that ANSWERSCOPE_CREDENTIALS and ANSWERSCOPE_OTHER_CREDENTIALS name,
# and what the service logs, as RUST_LOG says, in that of ANSWERSCOPE_LOG.
set -euo pipefail
program=$1
shift
data=$(mktemp -d)
: >"$data/said"
service=
stop() {
  [ -z "$service" ] || { kill "$service" 2>/dev/null && wait "$service"; } || true
  rm -rf "$data"
}
trap stop EXIT
# Limits are not what is tested here.
export ANSWERSCOPE_RATE_LIMIT=100000000/100000000 ANSWERSCOPE_MONITORING_LIMIT=1000000000 ANSWERSCOPE_CREDITS=1000000000
export RUST_LOG=${RUST_LOG:-error}
"$program" serve --port 0 --data "$data/service" >"$data/said" 2> >(tee "$data/log" >&2) &
service=$!
until grep -q '^ready ' "$data/said"; do
  kill -0 "$service" || { echo "the service did not start"; exit 1; }
  sleep 0.1
done
ANSWERSCOPE_URL=$(sed -n 's/^ready //p' "$data/said")
key() { python3 -c 'import json, sys; print(json.load(sys.stdin)["apiKey"])'; }
ANSWERSCOPE_KEY=$(key <"$data/service/credentials.json")
"$program" org create Other --data "$data/service" >"$data/other.json"
ANSWERSCOPE_OTHER_KEY=$(key <"$data/other.json")
ANSWERSCOPE_CREDENTIALS=$data/service/credentials.json
ANSWERSCOPE_OTHER_CREDENTIALS=$data/other.json
ANSWERSCOPE_LOG=$data/log
export ANSWERSCOPE_URL ANSWERSCOPE_KEY ANSWERSCOPE_OTHER_KEY ANSWERSCOPE_CREDENTIALS ANSWERSCOPE_OTHER_CREDENTIALS ANSWERSCOPE_LOG
"$@"
