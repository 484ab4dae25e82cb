#!/usr/bin/env python3
"""Asks something of the functions of a deployment: each resource, and one round of each kind of work in the background.

    ANSWERSCOPE_KEY=... infra/smoke.py https://abc.execute-api.eu-west-1.amazonaws.com/prod [--without-stream]

The key must have all scopes. A brand is made and deleted again; an insight generation takes one credit. Needs nothing but
Python. Not in here: webhooks, which are registered with `answerscope webhook` and not through the API, and the
sweeper, which nobody asks.
"""
import argparse
import datetime
import io
import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid
import zipfile

PATIENCE = 120  # seconds for one piece of work in the background
DAY = datetime.date.today() - datetime.timedelta(days=1)
DAYS = f"startDate={DAY}&endDate={DAY}"
TEXT = "Mervol is excellent. Tarvo has great design."


class Failed(Exception):
    """What was expected, and what came."""


class Api:
    def __init__(self, url, key):
        self.root, self.key = url.rstrip("/"), key

    def ask(self, method, path, body=None):
        """The response to a call of the API: (status, body)."""
        return self.ask_at("/api/v1" + path, method, body)

    def ask_at(self, path, method="GET", body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        request = urllib.request.Request(self.root + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return response.status, response.read()
        except urllib.error.HTTPError as error:
            return error.code, error.read()
        except OSError as error:
            raise Failed(f"{method} {self.root}{path}: {error}") from error

    def data(self, method, path, body=None):
        """The `data` of a success."""
        status, read = self.ask(method, path, body)
        if status not in (200, 201, 202):
            raise Failed(f"{method} {path}: expected a success, got {status} {read.decode()}")
        return json.loads(read)["data"]

    def until(self, path, done):
        """Asks again until the data is as it should be."""
        end = time.monotonic() + PATIENCE
        while not done(data := self.data("GET", path)):
            if time.monotonic() > end:
                raise Failed(f"GET {path}: not done after {PATIENCE} s: {data}")
            time.sleep(1)
        return data

    def ended(self, path):
        """What came of a task."""
        task = self.until(path, lambda task: task["status"] in ("completed", "failed"))
        expect(path, "completed", task["status"])
        return task


def expect(what, wanted, got):
    if wanted != got:
        raise Failed(f"{what}: expected {wanted}, got {got}")


def answers(api, brand):
    """Answers of one day, whose figures the rollup worker counts."""
    rows = [{"query": query, "engine": "openai", "answeredAt": f"{DAY}T09:00:00Z", "text": TEXT,
             "citations": [{"url": "https://reviews.example/kettles"}]} for query in ("best kettle", "quiet kettle")]
    expect("answers", 2, api.data("POST", f"/brands/{brand}/answers", {"answers": rows})["created"])
    path = f"/brands/{brand}/share-of-voice/aggregates?{DAYS}"
    rows = api.until(path, lambda data: sum(row["mentionCount"] for row in data["aggregates"]) > 0)["aggregates"]
    expect("mentions", {"Mervol": 2, "Tarvo": 2}, {row["brand"]: row["mentionCount"] for row in rows})


def prompts_and_views(api, brand):
    prompts = api.data("POST", f"/brands/{brand}/prompts", {"prompts": [{"query": "small kettle", "country": "US"}]})
    prompt = prompts["created"][0]["id"]
    api.data("PUT", f"/prompts/{prompt}/toggle-monitoring")
    view = api.data("POST", f"/brands/{brand}/views", {"name": "Everything"})["id"]
    expect("prompts of a view", 3, len(api.data("GET", f"/views/{view}/prompts")["prompts"]))
    shown = api.data("GET", f"/brands/{brand}/prompts")["prompts"]
    asked = next(shown["id"] for shown in shown if shown["query"] == "best kettle")
    expect("answers of a prompt", 1, len(api.data("GET", f"/prompts/{asked}/answers")["answers"]))


def topics_and_trends(api, brand):
    """The legacy operations, where the deployment has them."""
    status, read = api.ask("POST", f"/brands/{brand}/topics", {"name": "Kettles"})
    if status == 410:
        return
    expect(f"POST topics: {read.decode()}", 201, status)
    keywords = {"keywords": ["tea kettle", "quiet tea kettle"], "country": "US"}
    api.data("POST", f"/brands/{brand}/trends/import", keywords)
    api.until(f"/brands/{brand}/trends", lambda data: data["trends"])


def export(api, brand):
    started = api.data("POST", f"/brands/{brand}/export?entities=brand&metrics=visibility&{DAYS}")
    task = api.ended(f"/exports/{started['id']}")
    with urllib.request.urlopen(task["resultsUrl"], timeout=60) as response:
        archive = zipfile.ZipFile(io.BytesIO(response.read()))
    expect("the archive's rows", 2, sum(len(archive.read(name).splitlines()) for name in archive.namelist()))


def stream(api, brand):
    status, read = api.ask("GET", f"/brands/{brand}/export?entity=brand&metric=visibility&{DAYS}")
    expect("the stream", (200, 2), (status, len(read.splitlines())))


def insights(api, brand):
    started = api.data("POST", f"/brands/{brand}/insights/generation", {"startDate": str(DAY), "endDate": str(DAY)})
    api.ended(f"/insights/generation/{started['id']}")
    api.data("GET", f"/brands/{brand}/insights")


def without_a_brand(api):
    expect("openapi.json", 200, api.ask_at("/openapi.json")[0])
    status, read = api.ask("GET", "/nowhere")
    expect("a path that is none", (404, 1006), (status, json.loads(read)["error"]["code"]))


def ask(api, steps):
    """The steps, on a brand that is made for them and deleted again."""
    without_a_brand(api)
    body = {"name": "Tarvo", "domain": f"smoke-{uuid.uuid4().hex[:12]}.example",
            "competitors": [{"name": "Mervol", "domain": "mervol.example"}]}
    brand = api.data("POST", "/brands", body)["id"]
    try:
        for step in steps:
            began = time.monotonic()
            step(api, brand)
            print(f"{step.__name__.replace('_', ' ')}: ok, {time.monotonic() - began:.1f} s", flush=True)
    finally:
        status, _ = api.ask("DELETE", f"/brands/{brand}")
    expect("deleting the brand", 204, status)
    expect("a deleted brand", 404, api.ask("GET", f"/brands/{brand}")[0])


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("url")
    words.add_argument("--without-stream", action="store_true", help="an emulator may not stream")
    given = words.parse_args()
    if "ANSWERSCOPE_KEY" not in os.environ:
        words.error("ANSWERSCOPE_KEY is not set: a key of the organization to ask for")
    steps = [answers, prompts_and_views, topics_and_trends, export, insights]
    steps += [] if given.without_stream else [stream]
    try:
        ask(Api(given.url, os.environ["ANSWERSCOPE_KEY"]), steps)
    except Failed as failed:
        print(f"failed: {failed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
