"""Exports the same facts with DuckDB's COPY and zlib level 1, and checks the archives that the exports' benchmark left.

`export_peer.py DIR EXPORTS_JSON`: DIR holds the facts, the entities and the archives, EXPORTS_JSON a line for each archive.
Prints Markdown. An archive that is damaged, or rows that differ from those of DuckDB, end it with an error.
"""
import csv
import io
import json
import os
import resource
import subprocess
import sys
import zipfile
import zlib

import duckdb

MAIN = "prompt_share-of-voice.ndjson"
GOAL, MEMORY = 10, 64e6
MENTIONS = """
SELECT p.brandId, p.brandName, p.brandDomain, p.topicId, p.topicName, p.topicLocation, p.topicTags, p.topicType, p.promptId,
       p.promptQuery, p.promptType, p.promptCountry, p.promptTags, e.engine, DATE '1970-01-01' + CAST(c.day AS INTEGER) AS date,
       t.mentionedBrand, t.mentionedDomain, t.relationship, CAST(c.n AS BIGINT) AS mentionCount,
       CAST(c.total AS BIGINT) AS totalMentions,
       CASE WHEN c.total = 0 THEN 0.0::DOUBLE ELSE c.n::DOUBLE / c.total::DOUBLE END AS shareOfVoice, c.rank
FROM (SELECT a.day, a.prompt, a.engine, s.slot, coalesce(m.n, 0) AS n, sum(coalesce(m.n, 0)) OVER entity AS total,
             rank() OVER (entity ORDER BY coalesce(m.n, 0) DESC) AS rank
      FROM (SELECT DISTINCT day, prompt, engine FROM answers) AS a
      CROSS JOIN (SELECT slot FROM tracked) AS s
      LEFT JOIN (SELECT day, prompt, engine, slot, sum(n) AS n FROM mentions GROUP BY ALL) AS m
             ON (m.day, m.prompt, m.engine, m.slot) = (a.day, a.prompt, a.engine, s.slot)
      WINDOW entity AS (PARTITION BY a.day, a.prompt, a.engine)) AS c
JOIN prompts AS p ON p.prompt = c.prompt
JOIN engines AS e ON e.number = c.engine
JOIN tracked AS t ON t.slot = c.slot
"""
ORDER = " ORDER BY date, e.engine, p.promptId, c.rank, t.mentionedBrand"


def cpu():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def load(folder):
    """The facts and entities as native tables of an in-memory database with one thread."""
    import numpy

    db = duckdb.connect(config={"threads": 1})
    key = [("day", "<u2"), ("prompt", "<u4"), ("engine", "u1")]
    for name, more in (("answers", []), ("mentions", [("slot", "u1"), ("n", "u1")])):
        rows = numpy.fromfile(os.path.join(folder, f"{name}.bin"), dtype=numpy.dtype(key + more))
        columns = {field: numpy.ascontiguousarray(rows[field]) for field in rows.dtype.names}
        db.register("columns", columns)
        db.execute(f"CREATE TABLE {name} AS SELECT * FROM columns")
        db.unregister("columns")
    for name in ("tracked", "prompts", "engines"):
        db.execute(f"CREATE TABLE {name} AS SELECT * FROM read_json('{folder}/{name}.ndjson', format='newline_delimited')")
    return db


def copy(db, target, order):
    """CPU seconds of COPY, and of zlib level 1 on what it wrote."""
    start = cpu()
    db.execute(f"COPY ({MENTIONS}{order}) TO '{target}' (FORMAT json)")
    copied = cpu() - start
    start, squeeze, size = cpu(), zlib.compressobj(1), 0
    with open(target, "rb") as file:
        while block := file.read(1 << 20):
            size += len(squeeze.compress(block))
    size += len(squeeze.flush())
    return copied, cpu() - start, size


def check(folder, db, reports):
    """Every archive is whole; the main one has the rows of DuckDB, in the same order."""
    for report in reports:
        path = os.path.join(folder, f"{report['name']}.zip")
        subprocess.run(["unzip", "-tqq", path], check=True)
        with zipfile.ZipFile(path) as archive, archive.open(report["name"]) as file:
            assert archive.testzip() is None, path
            text = io.TextIOWrapper(file, "utf-8", newline="")
            rows = sum(1 for _ in text) if report["name"].endswith("ndjson") else sum(1 for _ in csv.reader(text)) - 1
            assert rows == report["rows"], f"{path}: expected {report['rows']} rows, got {rows}"
    answers, tracked = db.execute("SELECT (SELECT count(*) FROM answers), (SELECT count(*) FROM tracked)").fetchone()
    assert next(r["rows"] for r in reports if r["name"] == MAIN) == answers * tracked
    with zipfile.ZipFile(os.path.join(folder, f"{MAIN}.zip")) as archive, archive.open(MAIN) as ours:
        with open(os.path.join(folder, "ordered.ndjson"), "rb") as theirs:
            for number, (a, b) in enumerate(zip(ours, theirs, strict=True)):
                assert a == b or json.loads(a) == json.loads(b), f"row {number} differs: {a} {b}"


def main(folder, exports):
    with open(exports, encoding="utf-8") as file:
        reports = [json.loads(line) for line in file]
    db = load(folder)
    plain = copy(db, os.path.join(folder, "plain.ndjson"), "")
    ordered = copy(db, os.path.join(folder, "ordered.ndjson"), ORDER)
    size = os.path.getsize(os.path.join(folder, "ordered.ndjson"))
    check(folder, db, reports)
    own = next(report for report in reports if report["name"] == MAIN)
    print("| prompt level share of voice, NDJSON → ZIP | rows | GB | CPU s | ZIP MB | DuckDB / ours |\n|---|---|---|---|---|---|")
    print(f"| ours | {own['rows']:,} | {own['bytes'] / 1e9:.2f} | {own['seconds']:.2f} | {own['zipped'] / 1e6:.0f} | |")
    for name, (copied, squeezed, zipped) in (("in any order", plain), ("in our order", ordered)):
        ratio = (copied + squeezed) / own["seconds"]
        print(f"| DuckDB COPY {copied:.2f} s + zlib-1 {squeezed:.2f} s, {name} | {own['rows']:,} | {size / 1e9:.2f} |"
              f" {copied + squeezed:.2f} | {zipped / 1e6:.0f} | {ratio:.1f} |")
    print("\n| file | rows | MB | CPU s | MB/s | ZIP MB | peak MB |\n|---|---|---|---|---|---|---|")
    for r in reports:
        print(f"| {r['name']} | {r['rows']:,} | {r['bytes'] / 1e6:.0f} | {r['seconds']:.2f} |"
              f" {r['bytes'] / 1e6 / r['seconds']:.0f} | {r['zipped'] / 1e6:.1f} | {r['peak'] / 1e6:.0f} |")
    ratio, peak = sum(plain[:2]) / own["seconds"], max(report["peak"] for report in reports)
    verdict = "reached" if ratio >= GOAL and peak <= MEMORY else "MISSED"
    print(f"\nGoal {verdict}: DuckDB takes {ratio:.1f} times the CPU (goal {GOAL}), peak memory {peak / 1e6:.0f} MB (64).")


if __name__ == "__main__":
    main(*sys.argv[1:])
