#!/usr/bin/env python3
"""How metric routes might share functions: starts and reads of S3, by simulation. docs/decisions/0016-routes.md has a run.

    infra/grouping.py

Somebody opens a page: a level of a brand, its four metrics as aggregates and as series, sometimes compared with the days
before. The calls of a page go out six at a time. A function has as many processes as it has calls at once; Lambda takes
one that is idle and ends what was idle for seven minutes. A process keeps what it has read of a brand's segment: the
sections below, for these days. Times are those of infra/cost-inputs.json, a start is 100 ms (assumed: about 50 ms for a
program of this size beside its first connection).
"""
import heapq
import itertools
import random

LEVELS, KINDS = ["brand", "topic", "prompt", "view"], ["aggregates", "timeseries", "comparison"]
METRICS = ["share-of-voice", "visibility", "citations", "sentiment"]
# What of a segment a route reads: mentions, places, citations, sentiment (functions/metrics/src: OF_ROWS, OF_POINTS, OF_COMPARISON).
SECTIONS = {
    "aggregates": {"share-of-voice": "M", "visibility": "MP", "citations": "C", "sentiment": "SM"},
    "timeseries": {"share-of-voice": "M", "visibility": "MP", "citations": "C", "sentiment": "S"},
    "comparison": {"share-of-voice": "M", "visibility": "M", "citations": "MC", "sentiment": "MS"},
}
GROUPINGS = {
    "all together": lambda level, kind, metric: "",
    "by level": lambda level, kind, metric: level,
    "by metric": lambda level, kind, metric: metric,
    "by level and kind": lambda level, kind, metric: (level, kind),
    "each route": lambda level, kind, metric: (level, kind, metric),
}
KEPT, READ, START = 0.020, 0.252, 0.100  # seconds of a call that finds all kept, that reads S3, and of a start
IDLE, AT_ONCE, BRANDS, HOURS = 420, 6, 100, 24


def sections(level, kind, metric):
    """Share of voice of a whole brand comes with its row."""
    alone = level == "brand" and metric == "share-of-voice" and kind != "comparison"
    return set() if alone else {(section, kind == "comparison") for section in SECTIONS[kind][metric]}


def pages(rate, chance):
    """(time, brand, calls) of each page; few brands are looked at much, most seldom."""
    now, weights = 0.0, [1 / place for place in range(1, BRANDS + 1)]
    while now < HOURS * 3600:
        now += chance.expovariate(rate / 60)
        level = chance.choices(LEVELS, [70, 5, 10, 15])[0]
        kinds = KINDS if chance.random() < 0.3 else KINDS[:2]
        yield now, chance.choices(range(BRANDS), weights)[0], [(level, kind, metric) for kind in kinds for metric in METRICS]


def run(group, rate, seed=1):
    """Functions, share of calls that start a process, that read S3, and milliseconds of a call."""
    idle, calls, starts, reads, took = {}, 0, 0, 0, 0.0
    for began, brand, asked in pages(rate, random.Random(seed)):
        slots = [began] * AT_ONCE
        for call in asked:
            now = heapq.heappop(slots)
            pool = idle.setdefault(group(*call), [])
            pool[:] = [one for one in pool if one[0] + IDLE > now]
            free = [one for one in pool if one[0] <= now]
            process = max(free, key=lambda one: one[0]) if free else [now, set()]
            if free:
                pool.remove(process)
            wanted = {(brand, section) for section in sections(*call)}
            missing = wanted - process[1]
            spent = (READ if missing else KEPT) + (0 if free else START)
            pool.append([now + spent, process[1] | wanted])
            heapq.heappush(slots, now + spent)
            calls, starts, reads, took = calls + 1, starts + (not free), reads + bool(missing), took + spent
    return 100 * starts / calls, 100 * reads / calls, 1000 * took / calls


def main():
    count = {name: len({group(*one) for one in itertools.product(LEVELS, KINDS, METRICS)}) for name, group in GROUPINGS.items()}
    print("| | functions | " + " | ".join(f"{rate:g} pages a minute: starts, reads of S3, ms" for rate in (0.2, 2, 20)) + " |")
    print("|---|---|---|---|---|")
    for name, group in GROUPINGS.items():
        cells = ("{:.1f} %, {:.0f} %, {:.0f}".format(*run(group, rate)) for rate in (0.2, 2, 20))
        print(f"| {name} | {count[name]} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
