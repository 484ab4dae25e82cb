#!/usr/bin/env python3
"""Asks something of every function of a deployment but those named below, which is nearly every route, and does one round
of each kind of work in the background, but for theirs.

    ANSWERSCOPE_KEY=... infra/smoke.py https://abc.execute-api.eu-west-1.amazonaws.com/prod [--without-stream]

The key must have all scopes. A brand is made and deleted again; an insight generation takes one credit. Needs nothing but
Python. Not in here: webhooks, which are registered with `answerscope webhook` and not through the API, and the
sweeper, which nobody asks; where an engine other than the built-in one is configured, the answer collector, because that
is paid: a collection is then tried as a dry run alone; and where topics are switched off, those and trends.
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
        if status not in (200, 201, 202, 204):
            raise Failed(f"{method} {path}: expected a success, got {status} {read.decode()}")
        return json.loads(read)["data"] if read else None

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


def reading_answers(api, brand):
    """A prompt and its answers; one of them is deleted by its id, the other in bulk."""
    shown = api.data("GET", f"/brands/{brand}/prompts")["prompts"]
    asked = next(shown["id"] for shown in shown if shown["query"] == "best kettle")
    expect("answers of a prompt", 1, len(api.data("GET", f"/prompts/{asked}/answers")["answers"]))
    listed = api.data("GET", f"/brands/{brand}/answers?{DAYS}")["answers"]
    expect("answers of the brand", 2, len(listed))
    expect("an answer's text", TEXT, api.data("GET", f"/answers/{listed[0]['id']}")["text"])
    api.data("DELETE", f"/answers/{listed[0]['id']}")
    expect("deleted", 1, api.data("POST", f"/brands/{brand}/answers/delete", {"answerIds": [listed[1]["id"]]})["deleted"])


def metrics(api, level, subject):
    """Each kind of figures of a level: the four metrics of a kind are one function."""
    for kind in ("aggregates", "timeseries", "comparison"):
        api.data("GET", f"/{level}/{subject}/citations/{kind}?{DAYS}")


def brands(api, brand):
    domain = api.data("GET", f"/brands/{brand}")["domain"]
    expect("brands of this domain", [brand], [one["id"] for one in api.data("GET", f"/brands?domain={domain}")["brands"]])
    api.data("PATCH", f"/brands/{brand}", {"name": "Tarvo Ltd"})
    metrics(api, "brands", brand)


def prompts_and_views(api, brand):
    prompts = api.data("POST", f"/brands/{brand}/prompts", {"prompts": [{"query": "small kettle", "country": "US"}]})
    prompt = prompts["created"][0]["id"]
    api.data("PUT", f"/prompts/{prompt}/toggle-monitoring")
    api.data("PATCH", f"/prompts/{prompt}", {"tags": ["kettle"]})
    expect("a prompt's tags", ["kettle"], api.data("GET", f"/prompts/{prompt}")["tags"])
    metrics(api, "prompts", prompt)
    view = api.data("POST", f"/brands/{brand}/views", {"name": "Everything"})["id"]
    expect("prompts of a view", 3, len(api.data("GET", f"/views/{view}/prompts?{DAYS}")["prompts"]))
    metrics(api, "views", view)
    api.data("PATCH", f"/views/{view}", {"name": "All of them"})
    expect("a view's name", "All of them", api.data("GET", f"/views/{view}")["name"])
    expect("views", 1, len(api.data("GET", f"/brands/{brand}/views")["views"]))
    api.data("DELETE", f"/views/{view}")
    api.data("DELETE", f"/prompts/{prompt}")


def topics_and_trends(api, brand):
    """The legacy operations, where the deployment has them."""
    status, read = api.ask("POST", f"/brands/{brand}/topics", {"name": "Kettles"})
    if status == 410:
        return
    expect(f"POST topics: {read.decode()}", 201, status)
    topic = f"/topics/{json.loads(read)['data']['id']}"
    api.data("POST", f"{topic}/prompts", {"query": "a kettle that whistles"})
    api.data("POST", f"/brands/{brand}/topics/import", {"rows": [{"query": "a kettle for travelling", "topic": "Travel"}]})
    api.data("PATCH", topic, {"tags": ["kettle"]})
    api.data("PUT", f"{topic}/toggle-monitoring")
    expect("a topic's tags", ["kettle"], api.data("GET", topic)["tags"])
    expect("prompts of a topic", 1, len(api.data("GET", f"{topic}/prompts")["prompts"]))
    expect("topics", True, len(api.data("GET", f"/brands/{brand}/topics")["topics"]) > 1)
    metrics(api, "topics", topic.removeprefix("/topics/"))
    keywords = {"keywords": ["tea kettle", "quiet tea kettle"], "country": "US"}
    api.data("POST", f"/brands/{brand}/trends/import", keywords)
    trend = api.until(f"/brands/{brand}/trends", lambda data: data["trends"])["trends"][0]
    api.data("POST", f"/trends/{trend['id']}/accept", {"promptIds": [trend["prompts"][0]["id"]]})
    api.data("DELETE", topic)


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
    found = [one["id"] for one in api.data("GET", f"/brands/{brand}/insights")["insights"]]
    # Two answers may have nothing to tell; then one is asked for that is not there.
    insight, wanted = (found[0], 200) if found else ("insight_" + started["id"].split("_")[1], 404)
    expect("an insight", wanted, api.ask("GET", f"/insights/{insight}")[0])
    expect("an insight's status", wanted, api.ask("PATCH", f"/insights/{insight}", {"status": "done"})[0])


def collections(api, brand):
    asked = api.data("POST", f"/brands/{brand}/collections", {"dryRun": True})["asks"]
    expect("a dry run", True, all(one["calls"] > 0 for one in asked))
    engines = [one for one in api.data("GET", "/engines")["engines"] if one["configured"]]
    expect("the engines of a dry run", len(engines), len(asked))
    expect("surfaces of answers that were imported", [], api.data("GET", f"/brands/{brand}/surfaces")["surfaces"])
    # Others are paid.
    built_in = all(one["provider"] == "built-in" for one in engines)
    started = [api.data("POST", f"/brands/{brand}/collections", {})["id"]] if built_in else []
    for collection in started:
        api.ended(f"/collections/{collection}")
    expect("collections", started, [one["id"] for one in api.data("GET", f"/brands/{brand}/collections")["collections"]])
    if not started:
        nowhere = f"collection_{brand.split('_')[1]}" + "0" * 20
        expect("a collection that is none", 404, api.ask("GET", f"/collections/{nowhere}")[0])


def without_a_brand(api):
    expect("openapi.json", 200, api.ask_at("/openapi.json")[0])
    # What only the web application has answers no key.
    expect("the web application's session for a key", 401, api.ask("GET", "/console/session")[0])
    expect("the page of signing in", 200, api.ask_at("/login")[0])
    expect("who lets assistants in", 200, api.ask_at("/.well-known/oauth-authorization-server")[0])
    expect("assistants with a key", 401, api.ask_at("/mcp", "POST", {})[0])
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
    # Last, because its answers are counted with the others.
    steps += [brands, reading_answers, collections]
    try:
        ask(Api(given.url, os.environ["ANSWERSCOPE_KEY"]), steps)
    except Failed as failed:
        print(f"failed: {failed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
