#!/usr/bin/env python3
"""Runs the workspace's test programs side by side, the longest first: `cargo test` runs one after the other.

Most of them wait for a store or for a process half of the time, so two cores are busy with two programs at once. What a
program prints is shown when it fails. Takes the output of `cargo test --no-run --message-format=json` on standard input.
"""

import concurrent.futures
import json
import os
import subprocess
import sys
import time

# Those that take minutes; the others follow as cargo names them.
LONGEST = ["faults", "service", "api", "lambda", "layouts", "hostile"]


def programs(messages):
    for line in messages:
        message = json.loads(line)
        if message.get("reason") == "compiler-artifact" and message["profile"]["test"] and message["executable"]:
            yield message["target"]["name"], message["executable"], os.path.dirname(message["manifest_path"])


def run(program):
    name, executable, folder = program
    started = time.monotonic()
    # As cargo does: tests name files from their package's folder on.
    done = subprocess.run([executable, *sys.argv[1:]], cwd=folder, capture_output=True, text=True, errors="replace")
    return name, done, time.monotonic() - started


def main():
    found = sorted(programs(sys.stdin), key=lambda p: LONGEST.index(p[0]) if p[0] in LONGEST else len(LONGEST))
    failed, passed = [], 0
    with concurrent.futures.ThreadPoolExecutor(max(2, os.cpu_count() or 2)) as pool:
        for finished in concurrent.futures.as_completed([pool.submit(run, program) for program in found]):
            name, done, seconds = finished.result()
            results = [line for line in done.stdout.splitlines() if line.startswith("test result:")]
            passed += sum(int(line.split(" passed")[0].split()[-1]) for line in results)
            print(f"{seconds:6.1f} s  {name}: {' '.join(results) or 'no result'}", flush=True)
            if done.returncode != 0:
                failed.append(name)
                print(done.stdout, done.stderr, sep="\n", flush=True)
    print(f"{passed} tests passed in {len(found)} programs; failed: {', '.join(failed) or 'none'}")
    return 1 if failed or not found else 0


if __name__ == "__main__":
    sys.exit(main())
