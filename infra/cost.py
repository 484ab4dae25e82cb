#!/usr/bin/env python3
"""Writes docs/COST.md: dollars for a million calls of each class, for two months, and for what one caller can do. The figures
are in infra/cost-inputs.json, the words in infra/cost-page.md.

infra/cost.py           writes it
infra/cost.py --check   fails when it is out of date
"""

import json
import math
import pathlib
import re
import sys
import textwrap

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent
PAGE = ROOT / "docs" / "COST.md"
TEMPLATE = HERE / "cost-page.md"
GB = 1024**3
MILLION = 1_000_000
DAY = 24 * 60 * 60
# Answers of the import that was counted.
ANSWERS_OF_AN_IMPORT = 100
# Write units a second that a table on demand takes until AWS raises its quota.
TABLE_UNITS = 40_000
PARTS = ["API Gateway", "Lambda", "DynamoDB", "S3", "Queues, bus", "Logs, traces", "Bytes out"]


class Prices:
    def __init__(self, items):
        self.items = {item["id"]: item["price"] for item in items}

    def __getattr__(self, name):
        return self.items[name]


def lambda_cost(price, memory_mb, milliseconds):
    return price.lambdaRequest + memory_mb / 1024 * milliseconds / 1000 * price.lambdaGbSecond


def duration(inputs, run):
    """Milliseconds of a function: its processor's time at the share that its memory gives it, and the waits for AWS as
    if no two requests were made at a time."""
    waits = run["dynamodbRequests"] * inputs["waits"]["dynamodbMs"] + run["s3Requests"] * inputs["waits"]["s3Ms"]
    return math.ceil(run["cpuMs"] * max(1, inputs["fullProcessorMb"] / run["memoryMb"]) + waits)


def of_class(price, inputs, entry):
    """What a call costs, by part."""
    runs, traced = entry["lambda"], inputs["tracedShare"]
    messages = entry.get("sqsRequests", 0) * price.sqsRequest + entry.get("events", 0) * price.event
    watched = entry["logBytes"] / GB * price.logGb + traced * len(runs) * price.trace
    return [
        entry["apiRequests"] * price.apiRequest,
        sum(lambda_cost(price, run["memoryMb"], duration(inputs, run)) for run in runs),
        entry["readUnits"] * price.readUnit + entry["writeUnits"] * price.writeUnit,
        entry["s3Puts"] * price.s3Put + entry["s3Gets"] * price.s3Get,
        messages,
        watched,
        (entry["bytesOut"] + entry.get("stored", 0)) / GB * price.outGb,
    ]


def of_stack():
    """What the templates hold that costs by being there: metrics of alarms and from logs, queues that are read, routes,
    functions."""
    monitoring = (HERE / "monitoring.yaml").read_text()
    template = (ROOT / "template.yaml").read_text()
    organizations = (ROOT / "lib/store/src/callers/organizations.rs").read_text()
    in_expressions = len(re.findall(r"\bMetricStat: ", monitoring))
    alone = len(re.findall(r"^ {6}MetricName:", monitoring, re.M))
    return {
        "alarmMetrics": in_expressions + alone,
        "logMetrics": len(re.findall(r"Type: AWS::Logs::MetricFilter\b", monitoring)),
        "readers": len(re.findall(r"\bQueue: !GetAtt", template)),
        "routes": len(re.findall(r"\boperationId: ", template)),
        "functions": len(memories()),
        "keys": int(re.search(r"MOST_KEYS: usize = (\d+)", organizations)[1]),
        "refill": int(re.search(r"RateLimit: .*Default: \d+/(\d+)", template)[1]),
        "requestsASecond": int(re.search(r"ThrottlingRateLimit: (\d+)", template)[1]),
    }


def memories():
    """The memory of each function, by its name in the template."""
    template = (ROOT / "template.yaml").read_text()
    default = re.search(r"^    MemorySize: (\d+)", template, re.M)[1]
    blocks = re.findall(r"^  (\w+):\n    Type: AWS::Serverless::Function\n((?:    .*\n)+)", template, re.M)
    own = ((name, re.search(r"^      MemorySize: (\d+)", block, re.M)) for name, block in blocks)
    return {name: int(found[1] if found else default) for name, found in own}


def idle(price, inputs, stack):
    """A month of a stack that nobody asks anything."""
    rest = inputs["idle"]
    sweeps = rest["sweepsAMonth"]
    run = lambda_cost(price, memories()["Sweeper"], rest["sweepMs"])
    return [
        ("encryption key", price.keyMonth),
        (f"alarms, {stack['alarmMetrics']} metrics", stack["alarmMetrics"] * price.alarmMetricMonth),
        (f"{stack['logMetrics']} metrics that are counted in logs", stack["logMetrics"] * price.metricMonth),
        (f"{rest['sweepMetrics']} metrics of the sweeper", rest["sweepMetrics"] * price.metricMonth),
        ("dashboard", price.dashboardMonth),
        (
            f"Lambda asking {stack['readers']} queues for messages",
            stack["readers"] * rest["pollsOfAQueueAMonth"] * price.sqsRequest,
        ),
        (
            "sweeper, once a minute",
            sweeps * (run + rest["sweepReadUnits"] * price.readUnit + rest["sweepLogBytes"] / GB * price.logGb),
        ),
    ]


def of_month(price, inputs, stack, month):
    classes = {entry["id"]: entry for entry in inputs["classes"]}
    parts = [0.0] * len(PARTS)
    for name, calls in month["calls"].items():
        for at, cost in enumerate(of_class(price, inputs, classes[name])):
            parts[at] += calls * cost
    kept = month["answersADay"] * 365 * inputs["bytesInTableForAnAnswer"] / GB
    asked = sum(calls * classes[name]["apiRequests"] for name, calls in month["calls"].items())
    rows = list(zip(PARTS, parts))
    rows += [
        ("Table, 12 months of answers, with recovery", kept * (price.tableGbMonth + price.recoveryGbMonth)),
        ("Bucket", month["segmentsGb"] * price.s3GbMonth),
        ("Idle stack", sum(cost for _, cost in idle(price, inputs, stack))),
        (
            "Metrics, " + str(month["operationsInUse"]) + " operations in use",
            month["operationsInUse"] * (4 + 5) * price.metricMonth,
        ),
    ]
    if month["waf"]:
        rows.append(("Firewall", price.wafMonth + asked * price.wafRequest))
    return rows, asked


def dollars(amount):
    return f"{amount:,.2f}" if amount < 100 else f"{amount:,.0f}"


def whole(number):
    return f"{number:,.0f}" if number == int(number) else f"{number:,.1f}"


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def each_run(entry, figure):
    """A figure of each function that a call runs."""
    return " + ".join(figure(run) for run in entry["lambda"])


def classes_tables(price, inputs):
    costs, counts = [], []
    for entry in inputs["classes"]:
        parts = of_class(price, inputs, entry)
        costs.append(
            [entry["name"], f"**{dollars(sum(parts) * MILLION)}**"] + [dollars(part * MILLION) for part in parts]
        )
        out = entry["bytesOut"] + entry.get("stored", 0)
        counts.append(
            [
                entry["name"],
                each_run(entry, lambda run: f"{run['cpuMs']:.1f}"),
                each_run(entry, lambda run: whole(duration(inputs, run))),
                each_run(entry, lambda run: whole(run["memoryMb"])),
            ]
            + [whole(entry[field]) for field in ("dynamodbRequests", "readUnits", "writeUnits", "s3Gets", "s3Puts")]
            + [whole(entry.get("sqsRequests", 0)), whole(entry["logBytes"]), whole(out)]
        )
    return (
        table(["Call", "Sum"] + PARTS, costs),
        table(
            [
                "Call",
                "CPU ms",
                "billed ms",
                "MB",
                "DynamoDB requests",
                "read units",
                "write units",
                "S3 GET",
                "S3 PUT",
                "SQS requests",
                "log bytes",
                "bytes out",
            ],
            counts,
        ),
    )


def months_text(price, inputs, stack):
    text = []
    for month in inputs["months"]:
        rows, asked = of_month(price, inputs, stack, month)
        total = sum(cost for _, cost in rows)
        calls = {entry["id"]: entry["name"] for entry in inputs["classes"]}
        named = "; ".join(f"{count:,} × {calls[name]}" for name, count in month["calls"].items() if count)
        text.append(
            f"### {month['name']}\n\n{month['answersADay'] * 30:,} answers and {asked:,} calls a month: {named}.\n"
        )
        text.append(
            table(
                ["", "$ a month"],
                [[name, dollars(cost)] for name, cost in rows] + [["**Sum**", f"**{dollars(total)}**"]],
            )
        )
        text.append("")
    return "\n".join(text)


def caller_table(price, inputs, stack):
    """A day of one caller who spends all tokens on one kind of call."""
    rows = []
    for entry in inputs["classes"]:
        if tokens := entry.get("tokens"):
            calls = stack["refill"] / tokens * DAY
            cost = calls * sum(of_class(price, inputs, entry))
            rows.append([entry["name"], str(tokens), whole(calls), f"**{dollars(cost)}**"])
    return table(["Call", "Tokens", "Calls a day", "$ a day"], rows)


def caller_figures(price, inputs, stack):
    """What stands in the words around that table."""
    classes = {entry["id"]: entry for entry in inputs["classes"]}
    imports = stack["refill"] / classes["import"]["tokens"] * DAY
    gigabytes = imports * ANSWERS_OF_AN_IMPORT * inputs["bytesInTableForAnAnswer"] / GB
    flood = stack["requestsASecond"] * DAY * sum(of_class(price, inputs, classes["refused"]))
    return {
        "refill": stack["refill"],
        "keys": stack["keys"],
        "a_second": f"{stack['requestsASecond']:,}",
        "imported": f"{imports * ANSWERS_OF_AN_IMPORT / MILLION:,.0f}",
        "grows": f"{gigabytes:,.0f}",
        "kept_a_day": dollars(gigabytes * (price.tableGbMonth + price.recoveryGbMonth)),
        "table_units": f"{TABLE_UNITS:,}",
        "table_day": dollars(TABLE_UNITS * DAY * price.writeUnit),
        "flood": dollars(flood),
    }


def wrapped(text):
    """Paragraphs and list items at 120 columns; tables and headings as they are."""
    blocks = []
    for line in text.splitlines():
        goes_on = blocks and blocks[-1] and not blocks[-1].startswith(("|", "#"))
        if goes_on and line and not line.startswith(("|", "#", "- ")):
            blocks[-1] += " " + line.strip()
            continue
        blocks.append(line)

    def fill(block):
        if len(block) <= 120 or block.startswith("|"):
            return block
        indent = "  " if block.startswith("- ") else ""
        return textwrap.fill(block, 120, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)

    return "\n".join(map(fill, blocks)) + "\n"


def page(inputs):
    price, stack = Prices(inputs["prices"]["items"]), of_stack()
    dates = sorted(item["asOf"] for item in inputs["prices"]["items"] if item["asOf"] not in (None, "undated"))
    data = inputs["dataset"]
    answers = data["prompts"] * data["days"] * data["engines"]
    memory = memories()
    for entry in inputs["classes"]:
        entry["name"] = entry["name"].format(rows=f"{answers * data['brands']:,}")
        for run in entry["lambda"]:
            run["memoryMb"] = memory[run["function"]]
    idle_rows = idle(price, inputs, stack)
    costs, counts = classes_tables(price, inputs)
    idle_table = table(
        ["", "$ a month"],
        [[name, dollars(cost)] for name, cost in idle_rows]
        + [["**Sum**", f"**{dollars(sum(cost for _, cost in idle_rows))}**"]],
    )
    operation = (4 + 5) * price.metricMonth
    head = TEMPLATE.read_text().format(
        costs=costs,
        prompts=f"{data['prompts']:,}",
        brands=data["brands"],
        days=data["days"],
        engines=data["engines"],
        answers=f"{answers:,}",
        counts=counts,
        idle=idle_table,
        months=months_text(price, inputs, stack),
        caller=caller_table(price, inputs, stack),
        **caller_figures(price, inputs, stack),
        region=inputs["prices"]["region"],
        first=dates[0],
        last=dates[-1],
        wait=inputs["waits"],
        times=inputs["times"],
        full=whole(inputs["fullProcessorMb"]),
        operation=dollars(operation),
        routes=stack["routes"],
        all=dollars(stack["routes"] * operation),
        functions=stack["functions"],
        traced=f"{inputs['tracedShare']:.0%}",
        polls=f"{inputs['idle']['pollsOfAQueueAMonth']:,}",
        answer=f"{inputs['bytesInTableForAnAnswer']:,}",
        prices=table(
            ["", "$", "as of", "source"],
            [
                [
                    item["name"],
                    f"{item['price']:.10f}".rstrip("0").rstrip("."),
                    item["asOf"] or "not checked",
                    f"<{item['source']}>",
                ]
                for item in inputs["prices"]["items"]
            ],
        ),
    )
    return wrapped(head.rstrip())


def main():
    text = page(json.loads((HERE / "cost-inputs.json").read_text()))
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(text)
        return 0
    if PAGE.exists() and PAGE.read_text() == text:
        return 0
    print("docs/COST.md is out of date: run `make cost`", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
