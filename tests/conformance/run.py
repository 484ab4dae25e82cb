#!/usr/bin/env python3
"""Runs the conformance suite of the Model Context Protocol against a service, through a proxy that adds the token.

conformance.py NODE SUITE CREDENTIALS SCENARIOS

SCENARIOS is scenarios.json: the scenarios by revision, for the server and for the authorization server, and those that are
left out, each with its reason. Every scenario of the suite for either stands there.
"""

import http.client
import http.server
import json
import re
import subprocess
import sys
import threading
import urllib.parse

import authorization
from assistant import connect

# What belongs to one connection alone (RFC 9110, section 7.6.1), and what the proxy writes itself.
OWN = {"connection", "keep-alive", "transfer-encoding", "content-length", "host"}


def handler(service, token):
    """A handler that sends a request on with the token. Names of this machine become the service's; others stay."""
    upstream = urllib.parse.urlsplit(service).netloc

    class Proxy(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_):
            pass

        def pass_on(self):
            here = f":{self.server.server_port}"
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            kept = [(name, value) for name, value in self.headers.items() if name.lower() not in OWN]
            port = urllib.parse.urlsplit(service).port
            kept = [(name, value.replace(here, f":{port}")) if name.lower() == "origin" else (name, value) for name, value in kept]
            host = self.headers.get("Host", upstream).replace(here, f":{port}")
            connection = http.client.HTTPConnection(upstream)
            connection.putrequest(self.command, self.path, skip_host=True, skip_accept_encoding=True)
            connection.putheader("Host", host)
            connection.putheader("Authorization", f"Bearer {token}")
            connection.putheader("Content-Length", str(len(body)))
            for name, value in kept:
                connection.putheader(name, value)
            connection.endheaders(body)
            answer = connection.getresponse()
            text = answer.read()
            self.send_response(answer.status)
            for name, value in answer.getheaders():
                if name.lower() not in OWN:
                    self.send_header(name, value)
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

        do_GET = do_POST = do_DELETE = do_OPTIONS = pass_on

    return Proxy


class Server(http.server.ThreadingHTTPServer):
    """The suite leaves connections without a word; what else goes wrong is printed."""

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def known(node, suite):
    """The names of the suite's scenarios for a server, and of those for an authorization server."""
    text = subprocess.run([node, suite, "list"], check=True, capture_output=True, text=True).stdout
    server, client = text.split("Server scenarios", 1)[1].split("Client scenarios", 1)
    named = re.compile(r"^\s+- (\S+) \[[^\]]+\]", re.M)
    return named.findall(server) + named.findall(client.split("Authorization server scenarios", 1)[1])


def run(node, suite, url, revision, scenario):
    command = [node, suite, "server", "--url", url, "--scenario", scenario, "--spec-version", revision]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    passed = done.returncode == 0
    print(f"{'ok    ' if passed else 'FAILED'} {revision} {scenario}")
    if not passed:
        print(done.stdout, done.stderr)
    return passed


def main():
    node, suite, credentials, scenarios = sys.argv[1:5]
    with open(credentials, encoding="utf-8") as file:
        told = json.load(file)
    with open(scenarios, encoding="utf-8") as file:
        wanted = json.load(file)
    token = connect(told["baseUrl"], told["email"], told["password"])
    proxy = Server(("127.0.0.1", 0), handler(told["baseUrl"], token))
    threading.Thread(target=proxy.serve_forever, daemon=True).start()
    url = f"http://localhost:{proxy.server_port}/mcp"
    lists = [*wanted["run"].values(), *wanted["authorization"].values()]
    named = {name for names in lists for name in names} | set(wanted["leftOut"])
    unsaid = sorted(set(known(node, suite)) - named)
    if unsaid:
        sys.exit(f"scenarios that are neither run nor left out: {unsaid}")
    pairs = [(revision, name) for revision, names in wanted["run"].items() for name in names]
    failed = [pair for pair in pairs if not run(node, suite, url, *pair)]
    # The suite runs those of a revision together.
    for revision, names in wanted["authorization"].items():
        if not authorization.run(node, suite, told, revision):
            failed += names
    total = len(pairs) + sum(map(len, wanted["authorization"].values()))
    print(f"{total - len(failed)} of {total} scenarios passed; {len(wanted['leftOut'])} are left out")
    sys.exit(bool(failed))


main()
