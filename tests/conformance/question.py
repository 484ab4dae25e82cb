#!/usr/bin/env python3
"""Which competitors gained visibility last week, is it real, and through which sources? Asked through the tools.

question.py CREDENTIALS [DAYS]

DAYS is how many complete days are compared with as many before: 7. CREDENTIALS is the file of a running service (`DIR/credentials.json`), whose organization has a brand, such as that of
`answerscope demo`. Prints the answer, then the calls and the characters that an assistant reads for it.
"""

import datetime
import json
import sys

from assistant import Assistant, connect, rows


def complete(days):
    """The last complete days."""
    last = datetime.datetime.now(datetime.timezone.utc).date() - datetime.timedelta(days=1)
    return {"startDate": str(last - datetime.timedelta(days=days - 1)), "endDate": str(last)}


def changed(row):
    points = 100 * row["change"]
    counts = f"{row['currentCount']} of {row['currentTotal']}, before {row['previousCount']} of {row['previousTotal']}"
    return f"{points:+.1f} points ({counts}; {row['verdict']}, p = {row['adjustedPValue']:.3g})"


def listed(parts):
    """Some parts as one of a sentence."""
    return " and ".join(filter(None, [", ".join(parts[:-1]), parts[-1]])) if parts else "nobody"


def answer(days, moved, rising, cited):
    """What an assistant would say: who gained, whether it is real, and through which sources."""
    gained = [row for row in moved if row["change"] > 0 or row["verdict"] == "up"]
    real = [row for row in gained if row["verdict"] == "up"]
    said = [f"Against the {days} days before, {listed([row['brand'] for row in gained])} gained in share of voice."]
    if real:
        said.append("More than chance: " + listed([f"{row['brand']}, {changed(row)}" for row in real]) + ".")
    said += [f"{row['brand']} may be chance: {changed(row)}." for row in gained if row not in real]
    if rising:
        said.append("Cited more often than before, by more than chance: " + listed(rising) + ".")
    elif gained:
        said.append("No source is cited more often by more than chance, so none explains it.")
    if cited:
        said.append(f"What is cited beside {cited[0]}: {listed(cited[1])}.")
    return " ".join(said)


def beside(assistant, brand, name, days):
    """The brand, and the domains that a page of the answers which mention it cite most."""
    answers, cited = assistant.call("list_brand_answers", brandId=brand, mentions=name, pageSize=10, **days), {}
    for one in rows(answers):
        for source in one.get("citations") or []:
            cited[source["domain"]] = cited.get(source["domain"], 0) + 1
    most = sorted(cited.items(), key=lambda pair: -pair[1])[:5]
    most_there = "at most " if "next" in answers else ""
    print(f"  {len(answers['rows'])} of {most_there}{answers['totalItems']} answers that mention {name} read")
    return name, [f"{domain} ({count})" for domain, count in most]


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        credentials = json.load(file)
    days, url = int(sys.argv[2]) if len(sys.argv) > 2 else 7, credentials["baseUrl"]
    assistant = Assistant(url, connect(url, credentials["email"], credentials["password"], "read"))
    brand, period = rows(assistant.call("list_brands"))[0], complete(days)
    level = {"level": "brand", "id": brand["id"], **period}
    print(f"{brand['name']}, {period['startDate']} to {period['endDate']}")
    moved = []
    # Visibility over prompts saturates: share of voice moves where every prompt mentions everybody already.
    for metric in ("visibility", "share-of-voice"):
        compared = rows(assistant.call("get_metric_comparison", metric=metric, **level))
        moved = [row for row in compared if row["relationship"] == "competitor"]
        for row in moved:
            print(f"  {metric} of {row['brand']}: {changed(row)}")
    sources = rows(assistant.call("get_metric_comparison", metric="citations", pageSize=20, **level))
    rising = [f"{row['domain']}, {changed(row)}" for row in sources if row["verdict"] == "up"]
    print(f"  {len(sources)} cited domains, {len(rising)} of them more often by more than chance")
    moved.sort(key=lambda row: (row["verdict"] != "up", -row["change"]))
    cited = beside(assistant, brand["id"], moved[0]["brand"], period) if moved and moved[0]["change"] > 0 else None
    print(answer(days, moved, rising, cited))
    print(f"{assistant.calls} calls, {assistant.read} characters of results (about {assistant.read // 4} tokens)")


main()
