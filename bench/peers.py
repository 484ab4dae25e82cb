"""Runs the queries of the metric kernels on ClickHouse (chdb, MergeTree) and DuckDB (a native table).

`peers.py DIR KERNELS_JSON`: loads the rows that the kernels' benchmark left in DIR, runs each query on one thread,
compares the results with those of the kernels, and prints a Markdown table of CPU time. A result that differs ends
it with an error.
"""
import json
import os
import resource
import statistics
import sys

import duckdb
import numpy
from chdb.session import Session

RUNS = 11
KEY = [("day", "u2", "UInt16"), ("prompt", "u4", "UInt32"), ("engine", "u1", "UInt8")]
TABLES = {
    "answers": [],
    "mentions": [("slot", "u1", "UInt8"), ("n", "u1", "UInt8"), ("place", "u1", "UInt8")],
    "citations": [("url", "u4", "UInt32")],
    "sentiment": [("slot", "u1", "UInt8"), ("feature", "u2", "UInt16"), ("polarity", "u1", "UInt8")],
}
RANGE = "day BETWEEN 20731 AND 20760"
VIEW = f"{RANGE} AND prompt IN (SELECT prompt FROM view_prompts)"
MIXED = "sum(n * (CAST(prompt AS {big}) * 31 + CAST(slot AS {big}) * 17 + 1))"
QUERIES = {
    "mentions": [f"SELECT day, slot, sum(n) FROM mentions WHERE {VIEW} GROUP BY day, slot ORDER BY day, slot"],
    "visibility": [
        f"SELECT count(DISTINCT prompt) FROM answers WHERE {VIEW}",
        f"SELECT slot, count(DISTINCT prompt) FROM mentions WHERE {VIEW} GROUP BY slot ORDER BY slot",
    ],
    "citations": [
        # Numbers of URLs are in the order of the URLs, so that no join is needed to break ties.
        f"SELECT url, n, sum(n) OVER () FROM (SELECT url, count(*) AS n FROM citations WHERE {VIEW} GROUP BY url) AS counts"
        " ORDER BY n DESC, url LIMIT 100",
    ],
    "sentiment": [
        "SELECT slot, feature, sum(CASE WHEN polarity = 0 THEN 1 ELSE 0 END), sum(CASE WHEN polarity = 1 THEN 1 ELSE 0 END),"
        f" sum(CASE WHEN polarity = 2 THEN 1 ELSE 0 END) FROM sentiment WHERE {VIEW} GROUP BY slot, feature ORDER BY slot, feature"
    ],
    "prompts": [
        f"SELECT count(*), sum(n), {MIXED} FROM"
        f" (SELECT prompt, slot, sum(n) AS n FROM mentions WHERE {RANGE} GROUP BY prompt, slot) AS counts"
    ],
}
# Of the kernels against ClickHouse: from stored bytes, warm.
GOALS = {"mentions": (4, 50), "citations": (1.5, None)}
LABELS = {
    "mentions": "share of voice, daily series, a view of 10 %",
    "visibility": "visibility (distinct prompts), that view",
    "citations": "top 100 citations, that view",
    "sentiment": "sentiment, that view",
    "prompts": "prompt × brand counts, all prompts",
}


def cpu():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return (usage.ru_utime + usage.ru_stime) * 1e3


def measure(run):
    times = []
    for _ in range(RUNS):
        before = cpu()
        run()
        times.append(cpu() - before)
    return statistics.median(times)


def shaped(name, results, urls):
    """The rows of a query's statements in the shape of the kernels' result."""
    rows = [[list(row) for row in result] for result in results]
    if name == "visibility":
        return [rows[0][0][0], rows[1]]
    if name == "citations":
        return [rows[0][0][2], [[urls[url], count] for url, count, _ in rows[0]]]
    return rows[0][0] if name == "prompts" else rows[0]


class ClickHouse:
    def __init__(self, folder):
        self.session = Session(os.path.join(folder, "clickhouse"))
        self.session.query("CREATE DATABASE bench ENGINE = Atomic; USE bench")
        for table, columns in TABLES.items():
            types = ", ".join(f"{name} {kind}" for name, _, kind in KEY + columns)
            self.session.query(f"CREATE TABLE bench.{table} ({types}) ENGINE = MergeTree ORDER BY (prompt, day, engine)")
            self.load(table, f"file('{folder}/{table}.bin', 'RowBinary', '{types}')")
        self.session.query("CREATE TABLE bench.view_prompts (prompt UInt32) ENGINE = MergeTree ORDER BY prompt")
        self.load("view_prompts", f"file('{folder}/view.bin', 'RowBinary', 'prompt UInt32')")

    def load(self, table, source):
        self.session.query(f"INSERT INTO bench.{table} SELECT * FROM {source} SETTINGS max_threads = 1")
        self.session.query(f"OPTIMIZE TABLE bench.{table} FINAL")

    def run(self, name):
        settings = " SETTINGS max_threads = 1, output_format_json_quote_64bit_integers = 0"
        tables = lambda text: text.replace("FROM ", "FROM bench.").replace("FROM bench.(", "FROM (")
        return [self.session.query(tables(text.format(big="UInt64")) + settings, "JSONCompact") for text in QUERIES[name]]

    def result(self, name, urls):
        return shaped(name, [json.loads(str(reply))["data"] for reply in self.run(name)], urls)


class DuckDb:
    def __init__(self, folder):
        self.base = duckdb.connect(os.path.join(folder, "duck.db"))
        self.base.execute("SET threads = 1")
        types = {"u1": "UTINYINT", "u2": "USMALLINT", "u4": "UINTEGER"}
        for table, columns in TABLES.items():
            rows = numpy.fromfile(f"{folder}/{table}.bin", numpy.dtype([(name, "<" + kind) for name, kind, _ in KEY + columns]))
            source = {name: numpy.ascontiguousarray(rows[name]) for name in rows.dtype.names}
            columns = ", ".join(f"{name} {types[kind]}" for name, kind, _ in KEY + columns)
            self.base.execute(f"CREATE TABLE {table} ({columns})")
            self.base.execute(f"INSERT INTO {table} SELECT * FROM source ORDER BY prompt, day, engine")
        source = {"prompt": numpy.fromfile(f"{folder}/view.bin", "<u4")}
        self.base.execute("CREATE TABLE view_prompts AS SELECT * FROM source")
        self.base.execute("CHECKPOINT")

    def run(self, name):
        return [self.base.execute(text.format(big="UBIGINT")).fetchall() for text in QUERIES[name]]

    def result(self, name, urls):
        return shaped(name, [[[int(value) for value in row] for row in rows] for rows in self.run(name)], urls)


def main(folder, report):
    with open(report) as file:
        kernels = json.load(file)
    with open(f"{folder}/pages.tsv") as file:
        urls = [line.split("\t")[0] for line in file]
    peers = {"ClickHouse": ClickHouse(folder), "DuckDB": DuckDb(folder)}
    for name in LABELS:
        for peer, base in peers.items():
            assert base.result(name, urls) == kernels["queries"][name]["result"], f"{name}: {peer} counts otherwise"
    print("CPU milliseconds on one core, median; results equal on all three.\n")
    print("| Query, 30 days | stored bytes | warm | ClickHouse | DuckDB | ClickHouse ÷ stored | ClickHouse ÷ warm | goal |")
    print("|---|---|---|---|---|---|---|---|")
    for name, label in LABELS.items():
        ours = kernels["queries"][name]
        house, duck = (measure(lambda base=base: base.run(name)) for base in peers.values())
        stored, warm = house / ours["stored"], house / ours["warm"]
        goal = GOALS.get(name, (None, None))
        wanted = ", ".join(f"{what} ≥ {least:g}" + ("" if got >= least else " **missed**")
                           for what, least, got in zip(("stored", "warm"), goal, (stored, warm)) if least) or "–"
        print(f"| {label} | {ours['stored']:.2f} | {ours['warm']:.2f} | {house:.1f} | {duck:.1f} | {stored:.1f} | {warm:.1f} | {wanted} |")
    sizes = kernels["sizes"]
    per_day = {section: sizes[section] / kernels["days"] / 1000
               for section in ("mentions", "places", "citations", "urls", "sentiment", "origins")}
    print("\nStored, KB a day: " + ", ".join(f"{section} {size:.0f}" for section, size in per_day.items())
          + f"; directories {sizes['directories']} bytes; building all days took {kernels['build'] / 1e3:.1f} s of CPU.")


if __name__ == "__main__":
    main(*sys.argv[1:])
