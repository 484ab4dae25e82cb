#!/usr/bin/env python3
"""Counts what one call of each class asks of DynamoDB and S3, and writes it into infra/cost-inputs.json.

The embedded table listens by itself; a service reaches it through a proxy that counts every request, and has the table tell
the units of each (`ReturnConsumedCapacity`): what was read or written by its size, twice in transactions. What is refused tells
none, and counts as written, 1 KB each. Requests of workers that follow a call belong to it. The processor's time is that of
the service, whose handlers and workers are those of the functions.

    cargo build --release --locked -p answerscope --bin answerscope --example stores
    infra/units.py target/release/answerscope target/release/examples/stores [--write]
"""

import argparse
import collections
import datetime
import itertools
import json
import os
import pathlib
import random
import statistics
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

from metered import bucket, counts, receiver, table_proxy

INPUTS = pathlib.Path(__file__).with_name("cost-inputs.json")
ENGINES = ["openai", "perplexity", "google-ai-overviews", "gemini", "anthropic", "copilot"]
NAMES = ["Hollin", "Ferrin", "Tarvo", "Mervol", "Osper", "Quill"]
TIMES = 15
# Imports of a mean: twice as many as small segments are merged at once.
IMPORTS = 88
LAST = datetime.date.today() - datetime.timedelta(days=1)


class Program:
    """A program that says where it listens."""

    def __init__(self, *command, **environment):
        self.environment = {**os.environ, **environment}
        self.process = subprocess.Popen(
            command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.base = next(line.split()[1] for line in self.process.stdout if line.startswith("ready"))

    def cpu(self):
        """Milliseconds of the processor so far, with threads that have ended."""
        of_the_process = (~self.process.pid << 3) | 2  # clock_getcpuclockid(3)
        return time.clock_gettime_ns(of_the_process) / 1e6


def call(base, key, method, path, body=None):
    request = urllib.request.Request(
        f"{base}/api/v1{path}",
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {key}", "Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def settle():
    """Waits until nothing has been asked for five seconds."""
    before = None
    while before != counts["dynamodbRequests"]:
        before = counts["dynamodbRequests"]
        time.sleep(5)


def texts():
    """Answers of 1,500 characters; a quarter of the words are seen once, so that they compress as prose does."""
    words = (
        "the of a kettle build quality is excellent and cheap support reviewers say that its design heats fast".split()
    )
    made = []
    for _ in range(300):
        parts, length = [], 0
        while length < 1500:
            chance = random.random()
            word = random.choice(words)
            if chance < 0.03:
                word = random.choice(NAMES)
            elif chance < 0.28:
                word = "".join(random.choices("abcdefghijklmnopqrstuvwxyz", k=random.randint(3, 9)))
            parts.append(word + ("." if random.random() < 0.08 else ""))
            length += len(word) + 1
        made.append(" ".join(parts))
    return made


def answers(queries, engine, day, pool, mark=""):
    rows = []
    for query in queries:
        cited = [f"https://site{random.randint(1, 60)}.example/{random.randint(1, 9999):x}/reviews" for _ in range(5)]
        rows.append(
            {
                "query": query,
                "country": "US",
                "engine": engine,
                "answeredAt": f"{day}T08:00:00Z",
                "externalId": f"{engine}-{day}-{query}{mark}",
                "text": random.choice(pool),
                "citations": [{"url": url, "title": "A test of kettles"} for url in cited],
            }
        )
    return {"answers": rows}


def spent(service, before):
    """What was asked for and computed since."""
    asked = {"dynamodbRequests": counts["dynamodbRequests"], "s3Requests": counts["s3Gets"] + counts["s3Puts"]}
    return {"cpuMs": service.cpu() - before, **asked}


def measure(service, name, work, times=1):
    """What one call costs, with what its workers do afterwards. CPU is the median of so many equal calls."""
    settle()
    runs = []
    for _ in range(times):
        counts.clear()
        before = service.cpu()
        status, body = work()
        assert status < 300 or name == "refused", body
        runs.append(spent(service, before)["cpuMs"])
    answered = {**spent(service, before), "cpuMs": statistics.median(runs)}
    if times == 1:
        settle()
    found = {
        field: counts[field] for field in ("readUnits", "writeUnits", "dynamodbRequests", "s3Gets", "s3Puts", "stored")
    }
    found["bytesOut"] = len(body)
    after = {field: value - answered[field] for field, value in spent(service, before).items()}
    found["spent"] = [answered, after]
    print(f"{name:24} {status} {found}", flush=True)
    return found


def quiet():
    """Waits until nothing has been asked for half a second: the workers of a call are through."""
    before = None
    while before != counts["dynamodbRequests"]:
        before = counts["dynamodbRequests"]
        time.sleep(0.5)


def measure_mean(service, name, works):
    """What one of many calls costs on average, each with its workers by itself: some merge what the others left."""
    settle()
    counts.clear()
    answered, after = collections.Counter(), collections.Counter()
    for work in works:
        for part, do in ((answered, work), (after, quiet)):
            asked, cpu = collections.Counter(counts), service.cpu()
            do()
            part["cpuMs"] += service.cpu() - cpu
            part["dynamodbRequests"] += counts["dynamodbRequests"] - asked["dynamodbRequests"]
            part["s3Requests"] += sum(counts[kind] - asked[kind] for kind in ("s3Gets", "s3Puts"))
    fields = ("readUnits", "writeUnits", "dynamodbRequests", "s3Gets", "s3Puts", "stored")
    found = {field: round(counts[field] / len(works), 2) for field in fields}
    found["bytesOut"] = 0
    found["spent"] = [{field: round(part[field] / len(works), 2) for field in part} for part in (answered, after)]
    print(f"{name:24} {found}", flush=True)
    return found


def written(value, indent=""):
    """JSON with an element of a list a line."""
    deeper = indent + "  "
    if isinstance(value, dict):
        parts = [f"{deeper}{json.dumps(name)}: {written(part, deeper)}" for name, part in value.items()]
        return "{\n" + ",\n".join(parts) + f"\n{indent}}}"
    if isinstance(value, list):
        parts = [deeper + json.dumps(part, ensure_ascii=False) for part in value]
        return "[\n" + ",\n".join(parts) + f"\n{indent}]"
    return json.dumps(value, ensure_ascii=False)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", help="the service")
    parser.add_argument("stores", help="the example `stores`")
    parser.add_argument("--prompts", type=int, default=200)
    parser.add_argument("--write", action="store_true", help="into cost-inputs.json")
    options = parser.parse_args()
    random.seed(1)
    started = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            run(options, folder, started)
        finally:
            for service in started:
                service.process.terminate()
                service.process.wait()


def run(options, folder, started):
    store = Program(options.stores, f"{folder}/store")
    started.append(store)
    seen = Program(
        *(options.program, "serve", "--port", "0", "--data", f"{folder}/seen"),
        AWS_ENDPOINT_URL_DYNAMODB=table_proxy(int(store.base.rsplit(":", 1)[1])),
        AWS_ENDPOINT_URL_S3=bucket(),
        AWS_ACCESS_KEY_ID="a",
        AWS_SECRET_ACCESS_KEY="b",
        ANSWERSCOPE_TABLE="seen",
        ANSWERSCOPE_RATE_LIMIT="1000000/100000",
    )
    started.append(seen)
    credentials = json.loads(pathlib.Path(f"{folder}/seen/credentials.json").read_text())
    key, organization = credentials["apiKey"], credentials["organizationId"]
    pool = texts()

    def make(prompts, days, domain):
        rivals = [{"name": name, "domain": f"{name.lower()}.example"} for name in NAMES[1:]]
        new = {"name": NAMES[0], "domain": domain, "competitors": rivals}
        brand = json.loads(call(seen.base, key, "POST", "/brands", new)[1])["data"]["id"]
        queries = [f"What is the best kettle, number {n}, for a small kitchen?" for n in range(prompts)]
        for at in range(0, prompts, 500):
            part = [{"query": query, "country": "US", "tags": ["kettle"]} for query in queries[at : at + 500]]
            call(seen.base, key, "POST", f"/brands/{brand}/prompts", {"prompts": part})
        for back, engine, at in itertools.product(range(days), ENGINES, range(0, prompts, 500)):
            rows = answers(queries[at : at + 500], engine, LAST - datetime.timedelta(days=back), pool)
            status, body = call(seen.base, key, "POST", f"/brands/{brand}/answers", rows)
            assert json.loads(body)["data"]["created"] == len(rows["answers"]), (status, body[:300])
        return brand, queries

    brand, queries = make(options.prompts, 30, "hollin.example")
    small, _ = make(100, 2, "small.example")
    wide, _ = make(1000, 0, "wide.example")
    settle()
    print("made, at", time.monotonic(), flush=True)

    def ask(method, path, body=None):
        return lambda: call(seen.base, key, method, path, body)

    window = f"startDate={LAST - datetime.timedelta(days=29)}&endDate={LAST}"
    status, body = call(seen.base, key, "GET", f"/brands/{brand}/prompts")
    assert status == 200, body
    prompt = json.loads(body)["data"]["prompts"][0]["id"]
    found = {}
    for _ in range(3):
        call(seen.base, key, "GET", "/brands")
    names = (f"Kettles {n}" for n in itertools.count())

    def view():
        return call(seen.base, key, "POST", f"/brands/{brand}/views", {"name": next(names), "filters": {"tags": ["kettle"]}})

    def change():
        return call(seen.base, key, "PATCH", f"/prompts/{prompt}", {"tags": [next(names)]})

    repeated = {
        "refused": lambda: call(seen.base, "as_" + "A" * 43, "GET", "/brands"),
        "entity": ask("GET", f"/prompts/{prompt}"),
        "list": ask("GET", f"/brands/{wide}/prompts"),
        "list100": ask("GET", f"/brands/{small}/prompts"),
        "voice": ask("GET", f"/brands/{brand}/share-of-voice/aggregates?{window}"),
        "metricKept": ask("GET", f"/brands/{brand}/citations/timeseries?{window}"),
        "write": view,
        "change": change,
    }
    # Once: the process keeps what it has read of S3.
    found["metric"] = measure(seen, "metric", ask("GET", f"/brands/{brand}/citations/aggregates?{window}"))
    for name, work in repeated.items():
        found[name] = measure(seen, name, work, TIMES)
    rows = answers(queries[:100], ENGINES[0], LAST, pool, "-again")
    found["import"] = measure(seen, "import", ask("POST", f"/brands/{brand}/answers", rows))
    # A brand of its own, a new day.
    large, asked = make(500, 0, "large.example")
    path = f"/brands/{large}/answers"
    many = [answers(asked, ENGINES[n % 6], LAST, pool, f"-{n}") for n in range(IMPORTS)]
    found["import500"] = measure_mean(seen, "import500", [ask("POST", path, rows) for rows in many])
    export = f"entities=prompt&metrics=share-of-voice&{window}"
    day = f"entities=prompt&metrics=share-of-voice&startDate={LAST}&endDate={LAST}"
    found["export"] = measure(seen, "export", ask("POST", f"/brands/{brand}/export?{export}"))
    found["insights"] = measure(seen, "insights", ask("POST", f"/brands/{brand}/insights/generation"))
    without = measure(seen, "small export", ask("POST", f"/brands/{small}/export?{day}"))
    subprocess.run(
        [options.program, "webhook", "add", "--data", f"{folder}/seen", "--org", organization, "--url", receiver()],
        check=True,
        stdout=subprocess.DEVNULL,
        env=seen.environment,
    )
    told = measure(seen, "with a webhook", ask("POST", f"/brands/{small}/export?{day}"))
    found["webhook"] = {field: told[field] - without[field] for field in told if field != "spent"}
    found["webhook"]["bytesOut"] = 0
    # The fan-out and the delivery.
    extra = {field: (value - without["spent"][1][field]) / 2 for field, value in told["spent"][1].items()}
    found["webhook"]["spent"] = [extra, extra]
    if options.write:
        inputs = json.loads(INPUTS.read_text())
        inputs["times"] = TIMES
        inputs["dataset"] = {"prompts": options.prompts, "brands": len(NAMES), "days": 30, "engines": len(ENGINES)}
        for entry in inputs["classes"]:
            if counted := found.get(entry["id"]):
                for run, asked in zip(entry["lambda"], counted.pop("spent")):
                    run.update({**asked, "cpuMs": round(asked["cpuMs"], 2)})
                entry.update(counted)
        INPUTS.write_text(written(inputs) + "\n")


if __name__ == "__main__":
    main()
