"""An assistant as the MCP server sees it: registers, has its user sign in and allow it, and calls tools.

Only the standard library: what it shows is what any client has to do.
"""

import base64
import hashlib
import html
import http.cookiejar
import json
import re
import secrets
import urllib.error
import urllib.parse
import urllib.request

BACK = "http://127.0.0.1:1/back"
REVISION = "2026-07-28"


class _Stay(urllib.request.HTTPRedirectHandler):
    """Redirects are read, not followed: the last one leads to the assistant, which is no page."""

    def redirect_request(self, *_):
        return None


class Browser:
    """The user's browser."""

    def __init__(self, url):
        self.url, self.cookies = url, http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies), _Stay)

    def ask(self, url, fields=None):
        data = urllib.parse.urlencode(fields).encode() if fields else None
        # The address of an API without a domain of its own has a path, which is no part of the origin.
        origin = "{0.scheme}://{0.netloc}".format(urllib.parse.urlsplit(self.url))
        headers = {"Origin": origin, "Sec-Fetch-Site": "same-origin"} if fields else {}
        request = urllib.request.Request(urllib.parse.urljoin(self.url, url), data, headers)
        try:
            with self.opener.open(request) as answer:
                return answer.read().decode(), None
        except urllib.error.HTTPError as answer:
            if answer.code not in (302, 303):
                raise RuntimeError(f"{url}: {answer.code} {answer.read().decode()}") from answer
            return "", answer.headers["Location"]


    def submit(self, url, page, **fields):
        """Sends the form of a page, with the token in it."""
        return self.ask(url, {"csrf": field(page, "csrf"), **fields})


def field(page, name):
    """The value of a field of a page."""
    found = re.search(rf'name="{name}" value="([^"]*)"', page)
    if not found:
        raise RuntimeError(f"no field {name} in {page}")
    return html.unescape(found.group(1))


def _post(url, body, content_type):
    request = urllib.request.Request(url, body, {"Content-Type": content_type})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def _form(url, fields):
    return _post(url, urllib.parse.urlencode(fields).encode(), "application/x-www-form-urlencoded")


def register(url, name, back):
    """The id of a client that has registered."""
    metadata = {"client_name": name, "redirect_uris": [back], "token_endpoint_auth_method": "none"}
    registered = _post(f"{url}/oauth/register", json.dumps(metadata).encode(), "application/json")
    return registered["client_id"]


def signed_in(url, email, password, login=None):
    """The browser of somebody who has signed in, by the page that asks for it."""
    browser = Browser(url)
    page, _ = browser.ask(login or f"{url}/login")
    browser.submit(f"{url}/login", page, next=field(page, "next"), email=email, password=password)
    return browser


def allow(url, authorize, email, password, write=True):
    """Where somebody is sent back to who signs in and allows what an authorization request asks for."""
    _, login = Browser(url).ask(authorize)
    browser = signed_in(url, email, password, login)
    page, _ = browser.ask(authorize)
    fields = {"write": "yes"} if write else {}
    _, back = browser.submit(authorize, page, request=field(page, "request"), decision="allow", **fields)
    return back


def connect(url, email, password, scope="read write"):
    """An access token for the MCP server of a service, allowed by somebody who signs in."""
    return connected(url, email, password, scope)["access_token"]


def connected(url, email, password, scope="read write"):
    """The tokens, and the client that they are for."""
    client = register(url, "Script", BACK)
    verifier = secrets.token_urlsafe(48)
    challenge = base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).rstrip(b"=").decode()
    asked = {
        "response_type": "code", "client_id": client, "redirect_uri": BACK, "scope": scope,
        "state": secrets.token_urlsafe(8), "code_challenge": challenge, "code_challenge_method": "S256",
        "resource": f"{url}/mcp",
    }
    authorize = f"{url}/oauth/authorize?{urllib.parse.urlencode(asked)}"
    back = allow(url, authorize, email, password, "write" in scope)
    code = urllib.parse.parse_qs(urllib.parse.urlsplit(back).query)["code"][0]
    redeemed = {
        "grant_type": "authorization_code", "client_id": client, "redirect_uri": BACK,
        "code": code, "code_verifier": verifier, "resource": f"{url}/mcp",
    }
    return {"client_id": client, **_form(f"{url}/oauth/token", redeemed)}


def refreshed(url, tokens):
    """The next tokens of a client."""
    asked = {"grant_type": "refresh_token", "client_id": tokens["client_id"], "refresh_token": tokens["refresh_token"]}
    return {"client_id": tokens["client_id"], **_form(f"{url}/oauth/token", asked)}


def revoke(url, tokens):
    """Gives a connection up."""
    _form(f"{url}/oauth/revoke", {"client_id": tokens["client_id"], "token": tokens["refresh_token"]})


class Assistant:
    """Calls tools by the newest revision, and counts what it sends and reads."""

    def __init__(self, url, token):
        self.url, self.token = url, token
        self.calls, self.read = 0, 0

    def ask(self, method, params=None, name=None):
        self.calls += 1
        meta = {
            "io.modelcontextprotocol/protocolVersion": REVISION,
            "io.modelcontextprotocol/clientInfo": {"name": "script", "version": "1"},
            "io.modelcontextprotocol/clientCapabilities": {},
        }
        message = {"jsonrpc": "2.0", "id": self.calls, "method": method, "params": {**(params or {}), "_meta": meta}}
        headers = {
            "Authorization": f"Bearer {self.token}", "Content-Type": "application/json",
            "Accept": "application/json, text/event-stream", "MCP-Protocol-Version": REVISION, "Mcp-Method": method,
        }
        if name:
            headers["Mcp-Name"] = name
        request = urllib.request.Request(f"{self.url}/mcp", json.dumps(message).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            text = answer.read()
        answered = json.loads(text)
        if "error" in answered:
            raise RuntimeError(f"{method}: {answered['error']}")
        return answered["result"]

    def call(self, tool, **arguments):
        """The structured content of a tool's result."""
        result = self.ask("tools/call", {"name": tool, "arguments": arguments}, tool)
        if result.get("isError"):
            raise RuntimeError(f"{tool}: {result['content'][0]['text']}")
        # A client shows its model one of the two forms of a result.
        self.read += len(json.dumps(result["structuredContent"], ensure_ascii=False))
        return result["structuredContent"]


def rows(table):
    """A table's rows as objects."""
    return [dict(zip(table["columns"], row)) for row in table["rows"]]
