"""The scenarios of the conformance suite for an authorization server; a person signs in and allows what they ask."""

import re
import socket
import subprocess
import urllib.request

from assistant import allow, register


def _free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def run(node, suite, credentials, revision):
    """Whether the scenarios pass, of which the second builds on the first. It prints the address that a person opens, and
    waits for them to be sent back."""
    url, port = credentials["baseUrl"], _free_port()
    back = f"http://127.0.0.1:{port}/callback"
    command = [
        node, suite, "authorization", "--url", url, "--spec-version", revision,
        "--client-id", register(url, "Conformance", back), "--resource", f"{url}/mcp", "--port", str(port),
    ]
    said = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as running:
        for line in running.stdout:
            said.append(line)
            asked = re.match(rf"{re.escape(url)}/oauth/authorize\?\S+", line.strip())
            if asked:
                back = allow(url, asked.group(0), credentials["email"], credentials["password"])
                urllib.request.urlopen(back).close()
    passed = running.returncode == 0
    print(f"{'ok    ' if passed else 'FAILED'} {revision} authorization server")
    if not passed:
        print("".join(said))
    return passed
