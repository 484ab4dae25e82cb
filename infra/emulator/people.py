"""Somebody at the pages of a deployment: what only the web application has, and signing in, each operation at least once, so
that the roles of both functions are compared with what they ask for."""
import json
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests/conformance"))
from assistant import connected, field, signed_in  # noqa: E402


class Page:
    """A page of the web application, in the browser of somebody who has signed in."""

    def __init__(self, url, browser):
        self.root, self.browser, self.asked = f"{url}/api/v1/console", browser, 0

    def ask(self, method, path, body=None):
        """The `data` of a success."""
        self.asked += 1
        csrf = next(cookie.value for cookie in self.browser.cookies if cookie.name.endswith("csrf"))
        headers = {"Sec-Fetch-Site": "same-origin", "X-CSRF-Token": csrf, "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.root + path, data, headers, method=method)
        try:
            with self.browser.opener.open(request, timeout=60) as answer:
                read = answer.read()
        except urllib.error.HTTPError as answer:
            raise RuntimeError(f"{method} {path}: {answer.code} {answer.read().decode()}") from answer
        return json.loads(read)["data"] if read else None


def keys(page):
    made = page.ask("POST", "/keys", {"name": "of a page", "scopes": ["read"]})
    assert made["id"] in [key["id"] for key in page.ask("GET", "/keys")["keys"]], made
    page.ask("DELETE", f"/keys/{made['id']}")


def webhooks(page, receiver):
    made = page.ask("POST", "/webhooks", {"url": receiver, "events": ["data_exported"]})["id"]
    assert made in [one["id"] for one in page.ask("GET", "/webhooks")["webhooks"]], made
    page.ask("POST", f"/webhooks/{made}/test")
    end = time.monotonic() + 120
    while not (sent := [one for one in page.ask("GET", f"/webhooks/{made}/deliveries")["deliveries"] if one["state"] != "open"]):
        if time.monotonic() > end:
            raise RuntimeError("a test was not sent within 120 s")
        time.sleep(0.5)
    page.ask("POST", f"/webhooks/{made}/redeliver", {"deliveryId": sent[0]["id"]})
    page.ask("POST", f"/webhooks/{made}/rotate")
    page.ask("POST", f"/webhooks/{made}/enable")
    page.ask("DELETE", f"/webhooks/{made}")


def members(page):
    made = page.ask("POST", "/members", {"email": "somebody@smoke.example", "role": "viewer"})
    assert made["id"] in [one["id"] for one in page.ask("GET", "/members")["members"]], made
    page.ask("PATCH", f"/members/{made['id']}", {"role": "member"})
    return made


def pages(url, made, member):
    """The pages of signing in: an assistant is cut off, links are asked for, and a session ends."""
    browser = signed_in(url, made["email"], made["password"])
    connected(url, made["email"], made["password"])
    listed, _ = browser.ask(f"{url}/oauth/assistants")
    browser.submit(f"{url}/oauth/assistants", listed, grant=field(listed, "grant"))
    browser.submit(f"{url}/logout", listed)
    browser = signed_in(url, member["email"], member["password"])
    shown, _ = browser.ask(f"{url}/verify")
    browser.submit(f"{url}/verify", shown, next="/")
    shown, _ = browser.ask(f"{url}/reset")
    browser.submit(f"{url}/reset", shown, email=member["email"])


def use(url, made, receiver):
    """What somebody sees and does, in a sentence."""
    page = Page(url, signed_in(url, made["email"], made["password"]))
    assert page.ask("GET", "/session")["role"] == "owner"
    name = page.ask("GET", "/organization")["name"]
    page.ask("PATCH", "/organization", {"name": f"{name} by a page"})
    keys(page)
    webhooks(page, receiver)
    member = members(page)
    pages(url, made, member)
    page.ask("DELETE", f"/members/{member['id']}")
    return f"web application: {page.asked} requests of its own; an assistant cut off, a member added and removed"
