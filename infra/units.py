#!/usr/bin/env python3
"""Counts what one call of each class asks of DynamoDB and S3, and writes it into infra/cost-inputs.json.

A service with embedded stores holds the data; a second one reaches them through a proxy that reads every request. Units
follow from the sizes of items: reads are consistent, 1 unit for each 4 KB; writes 1 unit for each 1 KB, in transactions
2. The proxy sees the items that are written; what a transaction checks, deletes or updates is smaller than 1 KB and
counts 2. Requests of workers that follow a call belong to it.

    infra/units.py target/release/answerscope [--write]
"""

import argparse
import collections
import datetime
import http.client
import http.server
import itertools
import json
import os
import pathlib
import random
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

INPUTS = pathlib.Path(__file__).with_name("cost-inputs.json")
ENGINES = ["openai", "perplexity", "google-ai-overviews", "gemini", "anthropic", "copilot"]
NAMES = ["Hollin", "Ferrin", "Tarvo", "Mellin", "Osper", "Quill"]
LAST = datetime.date.today() - datetime.timedelta(days=1)
counts = collections.Counter()
lock = threading.Lock()


class Quiet(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def body(self):
        return self.rfile.read(int(self.headers.get("content-length", 0)))

    def reply(self, status, data, headers=()):
        self.send_response(status)
        for name, value in dict(headers).items():
            self.send_header(name, value)
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


def serve(handler):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def note(what, how_many=1):
    with lock:
        counts[what] += how_many


def size(value):
    """Bytes of an attribute's value, about as DynamoDB counts them."""
    kind, inner = next(iter(value.items()))
    if kind == "S":
        return len(inner.encode())
    if kind == "N":
        return len(inner) // 2 + 2
    if kind == "B":
        return len(inner) * 3 // 4
    if kind in ("SS", "NS", "BS"):
        return sum(size({kind[0]: part}) for part in inner)
    if kind == "M":
        return 3 + sum(1 + len(name.encode()) + size(part) for name, part in inner.items())
    if kind == "L":
        return 3 + sum(1 + size(part) for part in inner)
    return 1


def item_size(item):
    return sum(len(name.encode()) + size(value) for name, value in item.items())


def units(nbytes, per):
    return max(1, -(-nbytes // per))


def dynamodb(operation, request, answer, status):
    """Read and write units of a request."""
    read = written = 0
    if operation == "GetItem":
        read = units(item_size(answer.get("Item", {})), 4096) / (1 if request.get("ConsistentRead") else 2)
    elif operation == "Query":
        read = units(sum(map(item_size, answer.get("Items", []))), 4096)
    elif operation == "BatchGetItem":
        found = [item for items in answer.get("Responses", {}).values() for item in items]
        asked = sum(len(part["Keys"]) for part in request["RequestItems"].values())
        read = sum(units(item_size(item), 4096) for item in found) + asked - len(found)
    elif operation == "UpdateItem":
        written = units(item_size(answer.get("Attributes", {})), 1024) if status == 200 else 1
    elif operation == "BatchWriteItem":
        written = sum(len(part) for part in request["RequestItems"].values())
    elif operation == "TransactWriteItems":
        for action in request["TransactItems"]:
            put = action.get("Put")
            written += 2 * (units(item_size(put["Item"]), 1024) if put else 1)
    note("dynamodbRequests")
    note("readUnits", read)
    note("writeUnits", written)


def table_proxy(port):
    """Passes on to a DynamoDB, and counts."""

    class Handler(Quiet):
        def do_POST(self):
            body = self.body()
            there = http.client.HTTPConnection("127.0.0.1", port)
            there.request("POST", self.path, body, dict(self.headers))
            answer = there.getresponse()
            data = answer.read()
            there.close()
            operation = self.headers["x-amz-target"].rsplit(".", 1)[1]
            # The sweeper looks through all marks once a minute, whatever was called.
            if operation == "Query" and b"MARKS#" in body and b'{"S":"0"}' in body:
                return self.reply(answer.status, data, {"content-type": "application/x-amz-json-1.0"})
            dynamodb(operation, json.loads(body), json.loads(data), answer.status)
            self.reply(answer.status, data, {"content-type": "application/x-amz-json-1.0"})

    return serve(Handler)


def bucket():
    """A bucket in memory that counts: PUT, COPY, POST and LIST have one price, GET another, DELETE none."""
    objects, uploads = {}, {}

    class Handler(Quiet):
        def parts(self):
            path, _, query = self.path.partition("?")
            return path, dict(urllib.parse.parse_qsl(query, keep_blank_values=True))

        def do_GET(self):
            path, query = self.parts()
            if "list-type" in query or "uploads" in query:
                note("s3Puts")
                names = [name for name in objects if name.split("/", 2)[2].startswith(query.get("prefix", ""))]
                found = "".join(f"<Contents><Key>{name.split('/', 2)[2]}</Key></Contents>" for name in names)
                tag, inner = ("ListBucketResult", found) if "list-type" in query else ("ListMultipartUploadsResult", "")
                return self.reply(200, f"<{tag}>{inner}</{tag}>".encode())
            note("s3Gets")
            data = objects.get(path)
            if data is None:
                return self.reply(404, b"<Error><Code>NoSuchKey</Code></Error>")
            if wanted := self.headers.get("range"):
                first, last = wanted.removeprefix("bytes=").split("-")
                data = data[int(first) : int(last) + 1]
            return self.reply(206 if wanted else 200, data)

        def do_PUT(self):
            note("s3Puts")
            path, query = self.parts()
            if "uploadId" in query:
                uploads[query["uploadId"]][int(query["partNumber"])] = self.body()
            else:
                objects[path] = self.body()
            self.reply(200, b"", {"etag": '"0"'})

        def do_POST(self):
            path, query = self.parts()
            self.body()
            if "delete" in query:
                return self.reply(200, b"<DeleteResult></DeleteResult>")
            note("s3Puts")
            if "uploads" in query:
                name = f"upload-{len(uploads)}"
                uploads[name] = {}
                return self.reply(
                    200,
                    f"<InitiateMultipartUploadResult><UploadId>{name}</UploadId>".encode()
                    + b"</InitiateMultipartUploadResult>",
                )
            objects[path] = b"".join(part for _, part in sorted(uploads[query["uploadId"]].items()))
            note("stored", len(objects[path]))
            return self.reply(200, b"<CompleteMultipartUploadResult></CompleteMultipartUploadResult>")

        def do_DELETE(self):
            objects.pop(self.parts()[0], None)
            self.reply(204, b"")

    return serve(Handler)


def receiver():
    class Handler(Quiet):
        def do_POST(self):
            self.body()
            self.reply(204, b"")

    return serve(Handler) + "/hook"


class Service:
    def __init__(self, program, data, **environment):
        self.environment = {**os.environ, **environment}
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", "--data", data],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.base = next(line.split()[1] for line in self.process.stdout if line.startswith("ready"))

    def ports(self):
        """The ports of the embedded stores: what the process listens on besides its own."""
        inodes = set()
        for entry in pathlib.Path(f"/proc/{self.process.pid}/fd").iterdir():
            target = os.readlink(entry)
            if target.startswith("socket:["):
                inodes.add(target[8:-1])
        own = int(self.base.rsplit(":", 1)[1])
        listening = []
        for line in pathlib.Path("/proc/net/tcp").read_text().splitlines()[1:]:
            part = line.split()
            if part[3] == "0A" and part[9] in inodes:
                listening.append(int(part[1].split(":")[1], 16))
        return [port for port in listening if port != own]


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


def measure(name, work):
    """What one call costs, with what its workers do afterwards."""
    settle()
    counts.clear()
    status, body = work()
    assert status < 300 or name == "refused", body
    settle()
    found = {
        field: counts[field] for field in ("readUnits", "writeUnits", "dynamodbRequests", "s3Gets", "s3Puts", "stored")
    }
    found["bytesOut"] = len(body)
    print(f"{name:24} {status} {found}", flush=True)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--prompts", type=int, default=1000)
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
    store = Service(options.program, f"{folder}/store")
    started.append(store)

    def is_table(port):
        there = http.client.HTTPConnection("127.0.0.1", port)
        headers = {"x-amz-target": "DynamoDB_20120810.ListTables", "content-type": "application/x-amz-json-1.0"}
        there.request("POST", "/", "{}", headers)
        return b"com.amazon.coral" in there.getresponse().read()

    table = next(port for port in store.ports() if is_table(port))
    seen = Service(
        options.program,
        f"{folder}/seen",
        AWS_ENDPOINT_URL_DYNAMODB=table_proxy(table),
        AWS_ENDPOINT_URL_S3=bucket(),
        AWS_ACCESS_KEY_ID="a",
        AWS_SECRET_ACCESS_KEY="b",
        ANSWERSCOPE_TABLE="seen",
        ANSWERSCOPE_BUCKET="1000000/100000",
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
    found["refused"] = measure("refused", lambda: call(seen.base, "as_" + "A" * 43, "GET", "/brands"))
    found["entity"] = measure("entity", ask("GET", f"/prompts/{prompt}"))
    found["list"] = measure("list", ask("GET", f"/brands/{wide}/prompts"))
    found["list100"] = measure("list100", ask("GET", f"/brands/{small}/prompts"))
    found["voice"] = measure("voice", ask("GET", f"/brands/{brand}/share-of-voice/aggregates?{window}"))
    found["metric"] = measure("metric", ask("GET", f"/brands/{brand}/citations/aggregates?{window}"))
    found["metricKept"] = measure("metricKept", ask("GET", f"/brands/{brand}/citations/timeseries?{window}"))
    found["write"] = measure(
        "write", ask("POST", f"/brands/{brand}/views", {"name": "Kettles", "filters": {"tags": ["kettle"]}})
    )
    found["change"] = measure("change", ask("PATCH", f"/prompts/{prompt}", {"tags": ["a"]}))
    rows = answers(queries[:100], ENGINES[0], LAST, pool, "-again")
    found["import"] = measure("import", ask("POST", f"/brands/{brand}/answers", rows))
    export = f"entities=prompt&metrics=share-of-voice&{window}"
    day = f"entities=prompt&metrics=share-of-voice&startDate={LAST}&endDate={LAST}"
    found["export"] = measure("export", ask("POST", f"/brands/{brand}/export?{export}"))
    found["insights"] = measure("insights", ask("POST", f"/brands/{brand}/insights/generation"))
    without = measure("small export", ask("POST", f"/brands/{small}/export?{day}"))
    subprocess.run(
        [options.program, "webhook", "add", "--data", f"{folder}/seen", "--org", organization, "--url", receiver()],
        check=True,
        stdout=subprocess.DEVNULL,
        env=seen.environment,
    )
    told = measure("with a webhook", ask("POST", f"/brands/{small}/export?{day}"))
    found["webhook"] = {field: told[field] - without[field] for field in told}
    found["webhook"]["bytesOut"] = 0
    if options.write:
        inputs = json.loads(INPUTS.read_text())
        inputs["dataset"] = {"prompts": options.prompts, "brands": len(NAMES), "days": 30, "engines": len(ENGINES)}
        for entry in inputs["classes"]:
            if entry["id"] in found:
                entry.update(found[entry["id"]])
        INPUTS.write_text(json.dumps(inputs, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
