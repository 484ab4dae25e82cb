"""An assistant on the emulator: it finds its way from a refusal, is let in by somebody who signs in, and calls tools."""
import json
import re
import sys
import time
import urllib.error
import urllib.request
import uuid
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests/conformance"))
from assistant import Assistant, connected, refreshed, revoke, rows  # noqa: E402

# API Gateway renames the header of a function's answer.
CHALLENGES = ("www-authenticate", "x-amzn-remapped-www-authenticate")


def refused(url, token=None):
    """The headers of the answer to who is not let in."""
    headers = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    try:
        urllib.request.urlopen(urllib.request.Request(f"{url}/mcp", b"{}", headers), timeout=60).close()
    except urllib.error.HTTPError as answer:
        if answer.code == 401:
            return {name.lower(): value for name, value in answer.headers.items()}
        raise
    raise RuntimeError("let in without a token that is valid")


def document(url):
    with urllib.request.urlopen(url, timeout=60) as answer:
        return json.load(answer)


def poll(assistant, started):
    """Long work as a tool began it, once it has ended."""
    tool, arguments = started["poll"]["tool"], started["poll"]["arguments"]
    end = time.monotonic() + 120
    while (task := assistant.call(tool, **arguments)["data"])["status"] not in ("completed", "failed"):
        if time.monotonic() > end:
            raise RuntimeError(f"{tool}: not done after 120 s: {task}")
        time.sleep(1)
    if task["status"] != "completed":
        raise RuntimeError(f"{tool}: {task}")


def work(assistant):
    """A brand from its making to its end by tools: they run in a process that has the rights of every operation."""
    named = f"assistant-{uuid.uuid4().hex[:12]}.example"
    body = {"name": "Norvik", "domain": named, "competitors": [{"name": "Brindax", "domain": "brindax.example"}]}
    brand = assistant.call("call_api_operation", operation="createBrand", arguments=body)["data"]["id"]
    assistant.call("create_prompts", brandId=brand, prompts=[{"query": "best headphones", "country": "US"}])
    view = assistant.call("create_view", brandId=brand, name="Everything")["data"]["id"]
    poll(assistant, assistant.call("start_collection", brandId=brand))
    poll(assistant, assistant.call("generate_insights", brandId=brand))
    poll(assistant, assistant.call("create_export", brandId=brand, entities=["brand"], metrics=["visibility"]))
    assistant.call("get_metric_comparison", level="view", id=view, metric="share-of-voice")
    answers = assistant.call("list_brand_answers", brandId=brand)
    assistant.call("get_answer", answerId=rows(answers)[0]["id"])
    assistant.call("call_api_operation", operation="deleteView", arguments={"viewId": view})
    assistant.call("call_api_operation", operation="deleteBrand", arguments={"brandId": brand})


def use(url, made):
    """What an assistant sees and does, in a sentence."""
    headers = refused(url)
    named = next(name for name in CHALLENGES if name in headers)
    resource = document(re.search(r'resource_metadata="([^"]+)"', headers[named])[1])
    server = document(f"{resource['authorization_servers'][0]}/.well-known/oauth-authorization-server")
    if (resource["resource"], server["token_endpoint"]) != (f"{url}/mcp", f"{url}/oauth/token"):
        raise RuntimeError(f"{resource} {server}")
    tokens = connected(url, made["email"], made["password"])
    assistant = Assistant(url, tokens["access_token"])
    tools = [tool["name"] for tool in assistant.ask("tools/list")["tools"]]
    if "create_prompts" not in tools:
        raise RuntimeError(f"tools that write are missing: {tools}")
    assistant.call("search_api_reference", query="visibility of a brand")
    assistant.call("list_brands")
    work(assistant)
    again = refreshed(url, tokens)
    Assistant(url, again["access_token"]).call("list_engines")
    revoke(url, again)
    for token in (tokens, again):
        refused(url, token["access_token"])
    return f"assistant: {len(tools)} tools, {assistant.calls} requests, refreshed, given up; its challenge came as {named}"
