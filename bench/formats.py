"""Stores the facts of the kernels' benchmark in other formats, and asks all of them the same questions.

`formats.py DIR KERNELS_JSON LISTS_JSON`: loads the rows that the kernels' benchmark left in DIR, stores them as Parquet,
Arrow IPC and Roaring bitmaps, compares their answers with those of the kernels, and prints Markdown: bytes as stored,
bytes to fetch, CPU time. An answer that differs ends it with an error. Python reads and counts by calls that work
on whole columns; LISTS_JSON has what loops in Rust over the same arrays take.
"""
import json
import statistics
import sys
import time

import pyarrow

from formats_bitmaps import Roaring
from formats_columns import Arrow, Parquet, ParquetInDuckDb
from formats_facts import DAYS, QUESTIONS, Facts

RUNS = 7
SECTIONS = ("mentions", "places", "citations", "urls", "sentiment")


def measure(run):
    """Milliseconds of CPU, the median, after one run that is not counted."""
    run()
    times = []
    for _ in range(RUNS):
        before = time.process_time()
        run()
        times.append((time.process_time() - before) * 1e3)
    return statistics.median(times)


def formats(folder, days):
    facts = Facts(folder, days)
    parquet = Parquet(facts)
    return [parquet, ParquetInDuckDb(parquet, folder), Arrow(facts, "zstd"), Arrow(facts, None), Roaring(parquet)]


def table(title, columns, rows):
    print(f"\n| {title} | " + " | ".join(columns) + " |")
    print("|---" * (len(columns) + 1) + "|")
    for label, cells in rows:
        print(f"| {label} | " + " | ".join(cells) + " |")


def stored(all_formats, ours):
    """Prints bytes by section."""
    parquet, *_, roaring = all_formats
    pages = {"urls": parquet.sizes()["urls"]}
    sizes = {"our segment": {**ours["sizes"], "directory": sum(ours["sizes"]["directories"])}}
    sizes |= {one.name: one.sizes() for one in all_formats if not isinstance(one, ParquetInDuckDb | Roaring)}
    sizes |= {"Roaring": roaring.sizes(raw=True) | pages, roaring.name: roaring.sizes() | pages}
    rows = []
    for name, size in sizes.items():
        parts = [size[section] for section in SECTIONS]
        directory = f"{size['directory'] / 1e3:.1f}" if "directory" in size else "within"
        rows.append((name, [f"{part / 1e3:,.0f}" for part in [*parts, sum(parts)]] + [directory]))
    table("KB", ["share of voice", "places", "citations", "URLs, titles", "sentiment", "all", "directory"], rows)


def fetched(all_formats, ours):
    """Prints the bytes that a question needs, and those of one read over them where these are more."""
    columns = [one for one in all_formats if hasattr(one, "ranges")]
    rows = []
    for question, label in QUESTIONS.items():
        cells = [f"{ours['queries'][question]['bytes'] / 1e3:,.0f}"]
        for needed, over in (one.ranges(question) for one in columns):
            cells.append(f"{needed / 1e3:,.0f}" + (f" ({over / 1e3:,.0f})" if over > 1.02 * needed else ""))
        rows.append((label, cells))
    table("KB to fetch (in one read)", ["our segment", *(one.name for one in columns)], rows)


def timed(all_formats, ours):
    """Prints CPU from stored bytes and in memory, and the bytes there. Gives what was read, by question and format."""
    rows, kept = [], {}
    for question, label in QUESTIONS.items():
        own = ours["queries"][question]
        cells = [f"{own['stored']:.2f} / {own['warm']:.2f} ({own['memory'] / 1e6:.1f})"]
        for one in all_formats:
            read = kept[question, one.name] = one.read(question)
            assert one.answer(question, read) == own["result"], f"{question}: {one.name} answers otherwise"
            cell = f"{measure(lambda: one.answer(question, one.read(question))):.1f}"
            if hasattr(one, "memory"):
                cell += f" / {measure(lambda: one.answer(question, read)):.1f} ({one.memory(read) / 1e6:.1f})"
            cells.append(cell)
        rows.append((label, cells))
    table("ms of CPU from stored bytes / in memory (MB)", ["our segment", *(one.name for one in all_formats)], rows)
    return kept


def calls(roaring, kept):
    """Prints what of Roaring's time is Python's."""
    cells = []
    for question, label in QUESTIONS.items():
        days = kept[question, roaring.name][0]
        empty = roaring.emptied(days)
        loaded, counted = measure(lambda: roaring.emptied(days)), measure(lambda: roaring.counted(empty))
        cells.append(f"{label} {loaded + counted:.1f} / {counted:.1f}")
    print("\nOf Roaring's milliseconds, what Python's calls take with as many empty bitmaps: " + "; ".join(cells) + ".")


def loops(ours, lists):
    """Prints what plain loops over Arrow's arrays take."""
    cells = []
    for question, label in QUESTIONS.items():
        result = ours["queries"][question]["result"]
        assert lists[question]["result"] == (result[1] if question == "reach" else result), f"{question}: lists answer otherwise"
        cells.append(f"{label} {lists[question]['warm']:.2f} ({lists[question]['memory'] / 1e6:.1f} MB)")
    print("\nIn memory, plain Rust loops over arrays as Arrow's lists lay them out: " + "; ".join(cells) + ".")


def main(folder, kernels_report, lists_report):
    pyarrow.set_cpu_count(1)
    pyarrow.set_io_thread_count(1)
    with open(kernels_report) as kernels_file, open(lists_report) as lists_file:
        kernels, lists = json.load(kernels_file), json.load(lists_file)
    for title, days, ours in (("One day", DAYS[:1], kernels["day"]), ("30 days", DAYS, kernels)):
        print(f"\n### {title}")
        all_formats = formats(folder, days)
        stored(all_formats, ours)
        fetched(all_formats, ours)
        kept = timed(all_formats, ours)
        calls(all_formats[-1], kept)
    loops(kernels, lists)


if __name__ == "__main__":
    main(*sys.argv[1:])
