#!/usr/bin/env python3
"""Which competitors gained visibility last week, is it real, and through which sources? Asked through the tools.

question.py CREDENTIALS

CREDENTIALS is the file of a running service (`DIR/credentials.json`), whose organization has a brand, such as that of
`answerscope demo`. Prints the answer, then the calls and the characters that an assistant reads for it.
"""

import datetime
import json
import sys

from assistant import Assistant, connect, rows


def last_week(today):
    """The last 7 complete days."""
    last = today - datetime.timedelta(days=1)
    return {"startDate": str(last - datetime.timedelta(days=6)), "endDate": str(last)}


def changed(row):
    points = 100 * row["change"]
    counts = f"{row['currentCount']} of {row['currentTotal']}, before {row['previousCount']} of {row['previousTotal']}"
    return f"{points:+.1f} points ({counts}; {row['verdict']}, p = {row['adjustedPValue']:.3g})"


def names(found):
    """The brands of rows, each once."""
    return ", ".join(sorted({row["brand"] for row in found})) or "none"


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        credentials = json.load(file)
    url = credentials["baseUrl"]
    assistant = Assistant(url, connect(url, credentials["email"], credentials["password"], "read"))
    week = last_week(datetime.datetime.now(datetime.timezone.utc).date())
    brand = rows(assistant.call("list_brands"))[0]
    level = {"level": "brand", "id": brand["id"], **week}
    print(f"{brand['name']}, {week['startDate']} to {week['endDate']}, against the 7 days before")
    gained, real = [], []
    # Visibility over prompts saturates: share of voice moves where every prompt mentions everybody already.
    for metric in ("visibility", "share-of-voice"):
        compared = rows(assistant.call("get_metric_comparison", metric=metric, **level))
        competitors = [row for row in compared if row["relationship"] == "competitor"]
        for row in competitors:
            print(f"  {metric} of {row['brand']}: {changed(row)}")
        gained += [row for row in competitors if row["change"] > 0]
        real += [row for row in competitors if row["verdict"] == "up"]
    print(f"Competitors that gained: {names(gained)}; by more than chance: {names(real)}.")
    sources = rows(assistant.call("get_metric_comparison", metric="citations", pageSize=20, **level))
    rising = [row for row in sources if row["verdict"] == "up"]
    print(f"Sources cited more often by more than chance: {len(rising)} of {len(sources)}")
    for row in rising[:5]:
        print(f"  {row['domain']} ({row['relationship']}): {changed(row)}")
    for row in (real or gained)[:1]:
        answers = assistant.call("list_brand_answers", brandId=brand["id"], mentions=row["brand"], pageSize=10, **week)
        cited = {}
        for answer in rows(answers):
            for source in answer.get("citations") or []:
                cited[source["domain"]] = cited.get(source["domain"], 0) + 1
        most = sorted(cited.items(), key=lambda pair: -pair[1])[:5]
        told = ", ".join(f"{domain} ({count})" for domain, count in most) or "none"
        print(f"Cited by {len(answers['rows'])} of {answers['totalItems']} answers that mention {row['brand']}: {told}")
    print(f"{assistant.calls} calls, {assistant.read} characters of results (about {assistant.read // 4} tokens)")


main()
