"""An assistant on the emulator: it finds its way from a refusal, is let in by somebody who signs in, and calls tools."""
import json
import re
import sys
import urllib.error
import urllib.request
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests/conformance"))
from assistant import Assistant, connected, refreshed, revoke  # noqa: E402

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
    again = refreshed(url, tokens)
    Assistant(url, again["access_token"]).call("list_engines")
    revoke(url, again)
    for token in (tokens, again):
        refused(url, token["access_token"])
    return f"assistant: {len(tools)} tools, 3 of them called, refreshed, given up; its challenge came as {named}"
