"""Deploys what `sam build` made to the emulator, asks something of its functions (infra/smoke.py), runs a suite
against the deployed API, and writes what each function asked of AWS.

    deploy.py --program target/release/answerscope --actions actions.json [-- pytest ...]
"""
import argparse
import collections
import json
import os
import platform
import re
import statistics
import subprocess
import sys
from pathlib import Path

import assistants
import emulator
import people
import receiver

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
# Whoever runs operations in its own process, for assistants, and tells so.
IN_PROCESS = "api-mcp"


def deploy(sam, built):
    """`sam deploy` of what `sam build` made, as it is run against AWS; the environment says where."""
    emulator.client("s3").create_bucket(Bucket="artifacts")
    architecture = "arm64" if platform.machine() in ("aarch64", "arm64") else "x86_64"
    overrides = [f"Architecture={architecture}", "Alarms=false", f"BaseUrl={emulator.BASE_URL}", "RateLimit=100000/10000",
                 "LogLevel=info,answerscope::calls=debug"]
    command = [sam, "deploy", "--stack-name", emulator.STACK, "--s3-bucket", "artifacts", "--no-confirm-changeset",
               "--no-progressbar", "--tags", f"ms-custom-id={emulator.STACK}",
               "--capabilities", "CAPABILITY_IAM", "CAPABILITY_NAMED_IAM", "CAPABILITY_AUTO_EXPAND",
               "--parameter-overrides", *overrides, "--template-file", str(Path(built).resolve() / "template.yaml")]
    done = subprocess.run(command, env={**os.environ, **emulator.AWS, "SAM_CLI_TELEMETRY": "0"}, cwd=HERE,
                          capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"sam deploy failed:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    emulator.route_the_rest()
    stack = emulator.client("cloudformation").describe_stacks(StackName=emulator.STACK)["Stacks"][0]
    return {one["OutputKey"]: one["OutputValue"] for one in stack["Outputs"]}


def smoke(deployed, env):
    """One round through its functions, for an organization of its own, whose collection ends in a webhook and whose owner
    connects an assistant and looks after the rest; whether it went well."""
    def administer(*words):
        command = [deployed["program"], "--table", deployed["table"], *words]
        allowed = {**env, **emulator.FOR_FUNCTIONS}
        return json.loads(subprocess.run(command, env=allowed, check=True, stdout=subprocess.PIPE).stdout)

    made = administer("org", "create", "Smoke")
    with receiver.receiving() as webhooks:
        administer("webhook", "add", "--org", made["organizationId"], "--url", webhooks.url, "--events", "collection_completed")
        command = [sys.executable, str(ROOT / "infra/smoke.py"), deployed["url"], "--without-stream"]
        status = subprocess.run(command, env={**env, "ANSWERSCOPE_KEY": made["apiKey"]}, check=False).returncode
        if not status:
            told = webhooks.wait_for("collection_completed", 240)
            print(f"webhook: {json.dumps(told)}", flush=True)
            print(assistants.use(deployed["url"], made), flush=True)
            print(people.use(deployed["url"], made, webhooks.url), flush=True)
    return status


def served():
    """Which function a request was for, by what it told: the template's routes, with the functions' names as they are made of
    theirs. What is no operation of the template is known by the longest folder of paths that one function answers: operations
    of the web application alone, and, in the root, what is no route. A tool of an assistant runs an operation in the process
    of its own function."""
    routes = re.findall(r"operationId: (\w+), .*\$\{(\w+)Aliaslive\}", (ROOT / "template.yaml").read_text(encoding="utf-8"))
    functions = {operation: emulator.function_of(name) for operation, name in routes}
    folders = sorted(emulator.folders().items(), key=lambda folder: -len(folder[0]))

    def function(request):
        if request["message"] == "request in process":
            return IN_PROCESS
        below = (name for folder, name in folders if request["path"].startswith(folder))
        return functions.get(request["operation"]) or next(below)

    return function


def events(logs, group):
    """What a group's functions logged: the emulator answers 10,000 events at most, and no token to go on with."""
    since, seen = 0, set()
    while True:
        page = logs.filter_log_events(logGroupName=group, startTime=since)["events"]
        known, last = seen, max((one["timestamp"] for one in page), default=since)
        seen = {(one["logStreamName"], one["message"]) for one in page if one["timestamp"] == last}
        yield from (one for one in page if (one["logStreamName"], one["message"]) not in known)
        if len(page) < 10_000:
            return
        # More than a page in a millisecond: what is left of it is left out.
        since = last + (len(seen) == len(page))


def invocations():
    """(function, what it told) of each invocation. Routes share a group, and the emulator's streams, one for each
    invocation, do not name the function: the request tells it. Those without one, such as calls of the document, say
    nothing of a role."""
    logs, function_of = emulator.client("logs"), served()
    for groups in logs.get_paginator("describe_log_groups").paginate(logGroupNamePrefix=f"/aws/lambda/{emulator.STACK}-"):
        for group in (one["logGroupName"] for one in groups["logGroups"]):
            own, streams = group.removeprefix(f"/aws/lambda/{emulator.STACK}-"), collections.defaultdict(list)
            for event in events(logs, group):
                if event["message"].startswith("{"):
                    streams[event["logStreamName"]].append(json.loads(event["message"]))
            for told in streams.values():
                requests = [one for one in told if one.get("message") in ("request", "request in process")]
                if own != "api":
                    yield own, told
                elif requests:
                    yield function_of(requests[0]), told


def observed():
    """What each function asked of AWS, the names of what its role must allow; and how long each operation took."""
    actions, took = collections.defaultdict(set), collections.defaultdict(list)
    for function, told in invocations():
        for one in told:
            if one.get("target") == "answerscope::calls":
                actions[function].update(re.findall(r'"([^"]+)"', one["actions"]))
            elif one.get("message") == "request" and one["status"] < 400:
                took[one["operation"]].append(one["micros"] / 1000)
    durations = {operation: {"requests": len(all_), "medianMs": round(statistics.median(all_), 1),
                             "p95Ms": round(sorted(all_)[int(len(all_) * 0.95)], 1)} for operation, all_ in took.items()}
    return {name: sorted(asked) for name, asked in sorted(actions.items())}, dict(sorted(durations.items()))


def write(path, what):
    Path(path).write_text(json.dumps(what, indent=2) + "\n", encoding="utf-8")


def main():
    words = argparse.ArgumentParser()
    words.add_argument("--program", required=True)
    words.add_argument("--sam", default="sam")
    words.add_argument("--built", default=ROOT / ".aws-sam/build", help="the build directory of `sam build`")
    words.add_argument("--log", default="emulator.log")
    words.add_argument("--actions")
    words.add_argument("--durations", default=os.devnull)
    words.add_argument("suite", nargs="*")
    given = words.parse_args()
    with emulator.running(given.log):
        outputs = deploy(given.sam, given.built)
        print(f"deployed: {emulator.BASE_URL}, table {outputs['TableName']}", flush=True)
        deployed = {"program": str(Path(given.program).resolve()), "table": outputs["TableName"], "url": emulator.BASE_URL}
        env = {**os.environ, **emulator.AWS, "ANSWERSCOPE_DEPLOYED": json.dumps(deployed)}
        status = smoke(deployed, env)
        if given.suite and not status:
            status = subprocess.run(given.suite, env=env, check=False).returncode
        if given.actions:
            actions, durations = observed()
            write(given.actions, actions)
            write(given.durations, durations)
    return status


if __name__ == "__main__":
    sys.exit(main())
