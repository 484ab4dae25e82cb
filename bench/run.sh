#!/usr/bin/env bash
# Measures the kernels beside their peers and prints Markdown. Needs cargo and python3.11 or newer; leaves nothing.
#
#   bench/run.sh            all benchmarks but lambda and first
#   bench/run.sh kernels    the metric kernels beside ClickHouse and DuckDB
#   bench/run.sh formats    our segments beside Parquet, Arrow and Roaring bitmaps
#   bench/run.sh mentions   the mention scan beside aho-corasick and regex
#   bench/run.sh hostile    texts that are made to cost much, beside ordinary prose; says whether all stay below 10 times that
#   bench/run.sh imports    answers a second through the local service
#   bench/run.sh large      lists and a view of a brand with 100,000 prompts
#   bench/run.sh growth     a brand with very many answers a day, beside small brands; ANSWERS says how many, 100,000 without,
#                           DAYS on how many days, one without; with HOW=weighed what AWS would bill is told too,
#                           with HOW=alone nobody imports while the brand is changed, so that the memory of a run is its own
#   bench/run.sh collection a run over 10,000 prompts and three engines that fail, while they and the service are killed; its
#                           requests; the planner alone. PROMPTS says over how many the run goes (0: no run), PLANNED over
#                           how many is planned, 100000,1000000 without
#   bench/run.sh exports    export archives beside DuckDB's COPY and zlib; needs unzip and 5 GB of disk
#   bench/run.sh lambda     starts of the functions, beside the least that is one; `make functions` is to be run before, or
#                           LAMBDA_BINARIES names a directory of theirs
#   bench/run.sh first      the README's first command from nothing, which is to take no more than 300 s on two quiet cores
set -euo pipefail

cd "$(dirname "$0")/.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# A Python with the peers; they are large, so an environment with the pinned versions can be given as BENCH_VENV.
python() {
  if [ -z "${BENCH_VENV:-}" ]; then
    BENCH_VENV=$scratch/venv
    "$(command -v python3.11 || command -v python3)" -m venv "$BENCH_VENV"
    "$BENCH_VENV/bin/pip" install --quiet --requirement bench/requirements.txt
  fi
  # Without files of compiled modules beside the sources.
  "$BENCH_VENV/bin/python" -B "$@"
}

# The facts as segments and as rows, and what the kernels take.
facts() {
  [ -d "$scratch/facts" ] && return
  mkdir "$scratch/facts"
  cargo run --quiet --release --locked --package answerscope-bench --bin kernels -- "$scratch/facts" > "$scratch/kernels.json"
}

kernels() {
  facts
  printf '## Metric kernels: 10,000 prompts × 6 engines × 30 days\n\n'
  python bench/peers.py "$scratch/facts" "$scratch/kernels.json"
}

formats() {
  facts
  cargo run --quiet --release --locked --package answerscope-bench --bin lists -- "$scratch/facts" > "$scratch/lists.json"
  printf '\n## Formats: the same facts, the same questions, of a view of 10 %% of the prompts\n'
  python bench/formats.py "$scratch/facts" "$scratch/kernels.json" "$scratch/lists.json"
}

mentions() {
  printf '\n## Mention scan\n\n'
  cargo run --quiet --release --locked --package answerscope-analysis --example mention_scan
}

hostile() {
  printf '\n## Hostile texts\n\n'
  cargo run --quiet --release --locked --package answerscope-analysis --example hostile_texts
}

imports() {
  printf '\n## Import through the local service\n\n'
  cargo run --quiet --release --locked --package answerscope --example import_throughput
}

large() {
  printf '\n## A brand with 100,000 prompts\n\n'
  cargo run --quiet --release --locked --package answerscope --example large_brand
}

growth() {
  printf '\n## A day that grows\n\n'
  cargo run --quiet --release --locked --package answerscope --example growth -- "${ANSWERS:-100000}" "${DAYS:-1}" ${HOW:-}
}

collection() {
  printf '\n## Collection\n\n'
  cargo build --quiet --release --locked --package answerscope
  # The engines of the benchmark take any key.
  ANSWERSCOPE_FIXTURE_KEY=any cargo run --quiet --release --locked --package answerscope --example collection -- \
    "${CARGO_TARGET_DIR:-target}/release/answerscope" "${PROMPTS:-10000}" "${PLANNED:-100000,1000000}"
}

exports() {
  mkdir "$scratch/exports"
  local run=(cargo run --quiet --release --locked --package answerscope-bench --bin exports --)
  "${run[@]}" make "$scratch/exports"
  "${run[@]}" run "$scratch/exports" > "$scratch/exports.json"
  printf '\n## Exports: 10,000 prompts × 6 engines × 20 brands, three days\n\n'
  python bench/export_peer.py "$scratch/exports" "$scratch/exports.json"
  printf '\n## Exports of the local service\n\n'
  cargo build --quiet --release --locked --package answerscope
  cargo run --quiet --release --locked --package answerscope --example large_export -- "${CARGO_TARGET_DIR:-target}/release/answerscope"
}

lambda() {
  local target=${CARGO_TARGET_DIR:-target}
  # As the functions are built, in a place of its own: the local service is built otherwise.
  CARGO_TARGET_DIR=$scratch/hello cargo build --quiet --config functions/.cargo/config.toml --release --locked \
    --package answerscope-hello
  printf '\n## Starts of the functions\n\n'
  # What is measured are other processes; this one need not be fast.
  cargo run --quiet --locked --package answerscope-tests --example starts -- \
    "${LAMBDA_BINARIES:-$target/lambda}" "$scratch/hello/release/answerscope-hello"
}

first() {
  printf '\n## The first command: cargo build --release from nothing\n\n'
  cargo fetch --quiet --locked
  local before=$SECONDS
  CARGO_TARGET_DIR=$scratch/first cargo build --quiet --release --locked
  local seconds=$((SECONDS - before))
  printf '| Seconds, fetching apart | Goal | Processors | MB of the program |\n|---|---|---|---|\n| %s | 300 | %s | %s |\n' \
    "$seconds" "$(getconf _NPROCESSORS_ONLN)" "$(($(wc -c < "$scratch/first/release/answerscope") / 1000000))"
}

all=(kernels formats mentions hostile imports large growth collection exports)
for benchmark in "${@:-${all[@]}}"; do
  case "$benchmark" in
    kernels | formats | mentions | hostile | imports | large | growth | collection | exports | lambda | first) "$benchmark" ;;
    *) printf 'unknown benchmark: %s\n' "$benchmark" >&2; exit 2 ;;
  esac
done
