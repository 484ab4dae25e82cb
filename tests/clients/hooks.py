"""What schemathesis is told of the service that a schema cannot say: ids that exist, days in order, how formats look.

With STRANGER=1 the ids that exist are another organization's, and each of them must be 404.
"""

import datetime as dt
import json
import os
import random
import re
import string
import time
import urllib.request

import schemathesis
from hypothesis import strategies as st

URL = os.environ["ANSWERSCOPE_URL"] + "/api/v1"
OWNER = os.environ["ANSWERSCOPE_KEY"]
STRANGER = os.environ.get("STRANGER") == "1"
CALLER = os.environ["ANSWERSCOPE_OTHER_KEY"] if STRANGER else OWNER
TODAY = dt.datetime.now(dt.UTC).date()
# Hypothesis seeds the other one anew for each case.
RANDOM = random.SystemRandom()
ID = re.compile(r"^([a-z]+)_[0-9a-hjkmnp-tv-z]{20,53}$")

# ISO 3166-1 alpha-2 and domain names are formats of the document's own; days are those of the service's calendar.
schemathesis.openapi.format("iso-3166-1-alpha-2", st.sampled_from(["US", "DE", "FR", "JP", "BR", "IN", "ZA", "GB"]))
LABEL = st.text(string.ascii_lowercase + string.digits, min_size=1, max_size=12)
schemathesis.openapi.format("domain", LABEL.map(lambda label: f"{label}.example"))
schemathesis.openapi.format("date", st.dates(TODAY - dt.timedelta(days=400), TODAY).map(str))


def call(method, path, body=None):
    """The `data` of the owner's call."""
    request = urllib.request.Request(
        URL + path,
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {OWNER}", "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        text = answer.read()
    return json.loads(text)["data"] if text else None


def name():
    return "".join(RANDOM.choices(string.ascii_lowercase, k=16))


def until(found):
    """What `found` finds at last."""
    for _ in range(300):
        if value := found():
            return value
        time.sleep(0.1)
    raise AssertionError("a task did not end")


def new_brand():
    competitors = [{"name": "Ferrin", "domain": f"{name()}.example"}]
    body = {"name": "Hollin", "domain": f"{name()}.example", "competitors": competitors}
    return call("POST", "/brands", body)["id"]


def new_prompt(brand):
    return call("POST", f"/brands/{brand}/prompts", {"prompts": [{"query": name()}]})["created"][0]["id"]


def new_topic(brand):
    return call("POST", f"/brands/{brand}/topics", {"name": name(), "prompts": [{"query": name()}]})["id"]


def new_view(brand):
    return call("POST", f"/brands/{brand}/views", {"name": name()})["id"]


def new_answer(prompt):
    row = {
        "promptId": prompt,
        "engine": "openai",
        "answeredAt": f"{TODAY}T00:00:00Z",
        "text": f"Most people buy Ferrin, says {name()}.",
    }
    call("POST", f"/brands/{brand_of(prompt)}/answers", {"answers": [row]})
    return call("GET", f"/prompts/{prompt}/answers")["answers"][0]["id"]


def brand_of(prompt):
    return "brand_" + prompt.split("_")[1][:20]


def new_trend(brand):
    call("POST", f"/brands/{brand}/trends/import", {"keywords": ["wide shoes", "wide shoes for men"], "country": "US"})
    return until(lambda: call("GET", f"/brands/{brand}/trends")["trends"])[0]["id"]


def seed():
    """One of everything, which no call deletes."""
    ids = {"brand": new_brand()}
    brand = ids["brand"]
    ids["prompt"], ids["topic"], ids["view"] = new_prompt(brand), new_topic(brand), new_view(brand)
    for _ in range(20):
        ids["answer"] = new_answer(ids["prompt"])
    ids["trend"] = new_trend(brand)
    ids["export"] = call("POST", f"/brands/{brand}/export?entities=brand&metrics=visibility")["id"]

    def insights():
        generation = call("POST", f"/brands/{brand}/insights/generation")["id"]
        ids["generation"] = generation
        path = f"/insights/generation/{generation}"
        ended = until(lambda: (told := call("GET", path))["status"] in ("completed", "failed") and told)
        return ended.get("results")

    ids["collection"] = call("POST", f"/brands/{brand}/collections", {"promptIds": [ids["prompt"]]})["id"]
    ids["insight"] = until(insights)[0]["id"]
    return ids


IDS = seed()
CANDIDATES = [one["id"] for one in call("GET", f"/brands/{IDS['brand']}/trends")["trends"][0]["prompts"]]
ENGINES = call("GET", "/engines")["engines"]
CONFIGURED = [one["id"] for one in ENGINES if one["configured"]]
# What a call deletes is made for it.
FRESH = {
    "deleteBrand": new_brand,
    "deletePrompt": lambda: new_prompt(IDS["brand"]),
    "deleteTopic": lambda: new_topic(IDS["brand"]),
    "deleteView": lambda: new_view(IDS["brand"]),
    "deleteAnswer": lambda: new_answer(IDS["prompt"]),
}


def day(text):
    try:
        return dt.date.fromisoformat(text)
    except (TypeError, ValueError):
        return None


def in_order(fields, first_name="startDate", last_name="endDate"):
    """Days in order and at most 366 of them; an end that is left out is today."""
    first, last = day(fields.get(first_name)), day(fields.get(last_name))
    if first and last:
        first, last = min(first, last), max(first, last)
        fields[first_name], fields[last_name] = str(first), str(last)
    if first and last_name not in fields:
        last = TODAY
    if first and last and (last - first).days > 365:
        fields[first_name] = str(last - dt.timedelta(days=30))


def told_apart(body):
    """Competitors have domains of their own."""
    competitors = body.get("competitors")
    for one in competitors if isinstance(competitors, list) else []:
        if isinstance(one, dict) and str(one.get("domain")).endswith(".example"):
            one["domain"] = f"{name()}.example"


def configured(body):
    """Which of the engines a deployment has configured, no schema can say."""
    engines, words = body.get("engines"), [*(one["id"] for one in ENGINES), "chatgpt", "claude"]
    if isinstance(engines, list) and engines and all(one in words for one in engines):
        body["engines"] = list(dict.fromkeys(one if one in CONFIGURED else CONFIGURED[0] for one in engines))


def known(filters):
    """A prompt that is there, and nobody, since other calls rename the brands; the value of `links.next` is a page's own."""
    if 0 < len(str(filters.get("mentions", ""))) <= 200:
        filters["mentions"] = "none"
    if filters.get("promptId"):
        filters["promptId"] = IDS["prompt"]
    filters.pop("after", None)


@schemathesis.hook
def filter_query(context, query):
    """Not what is wrong only as JSON: in a URL an empty object is nothing, and a number in place of a list is a text."""
    query = query if isinstance(query, dict) else {}
    return {} not in query.values() and not isinstance(query.get("tags"), (bool, int, float))


@schemathesis.hook
def before_call(context, case, kwargs):
    """What can be an id becomes one that is there, days are put in order, and an Idempotency-Key is of one request."""
    operation = case.operation.definition.raw.get("operationId")
    for kind, value in list((case.path_parameters or {}).items()):
        if isinstance(value, str) and ID.match(value) and kind in IDS:
            fresh = FRESH.get(operation)
            case.path_parameters[kind] = fresh() if fresh and not STRANGER else IDS[kind]
    if (key := (case.headers or {}).get("Idempotency-Key")) and 0 < len(key) <= 255:
        case.headers["Idempotency-Key"] = key[:239] + name()
    in_order(case.query or {})
    in_order(case.query or {}, "compareStartDate", "compareEndDate")
    if operation == "listBrandAnswers":
        known(case.query or {})
    if isinstance(case.body, dict):
        in_order(case.body)
        told_apart(case.body)
        if operation == "startCollection":
            configured(case.body)
        if operation == "acceptTrend" and case.body.get("promptIds"):
            case.body["promptIds"] = CANDIDATES


@schemathesis.auth()
class Key:
    """The caller's key."""

    def get(self, case, context):
        return CALLER

    def set(self, case, data, context):
        case.headers = case.headers or {}
        case.headers["Authorization"] = f"Bearer {data}"


if STRANGER:

    @schemathesis.check
    def another_organizations_id_is_not_found(context, response, case):
        """What is right but for the id is 404, what is wrong besides may be refused for that; nothing is shown."""
        if any(value in IDS.values() for value in (case.path_parameters or {}).values()):
            refused = {400, 401, 404, 405, 413, 415}
            assert response.status_code in refused, f"{response.status_code} for another organization's id"
