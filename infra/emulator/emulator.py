"""The emulator as a process of this one, and what it needs to be told that CloudFormation does not tell it."""
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import contextmanager
from pathlib import Path

import boto3

PORT = os.environ.get("GATEWAY_PORT", "4566")
ENDPOINT = os.environ.get("AWS_ENDPOINT_URL") or f"http://127.0.0.1:{PORT}"
STACK, STAGE = "answerscope", "prod"
ROOT = Path(__file__).resolve().parents[2]
# A path of the template that one function answers, whatever the method, and that function.
ANY_METHOD = re.compile(r'"(/[^"]*)":\n\s+x-amazon-apigateway-any-method: [^\n]*\$\{(\w+)Aliaslive\}')
# The stack's tag `ms-custom-id` pins the id of the API, so that its address is known before it is there.
BASE_URL = f"{ENDPOINT}/restapis/{STACK}/{STAGE}/_user_request_"
AWS = {"AWS_ENDPOINT_URL": ENDPOINT, "AWS_ACCESS_KEY_ID": "test", "AWS_SECRET_ACCESS_KEY": "test",
       "AWS_REGION": "us-east-1", "AWS_DEFAULT_REGION": "us-east-1"}
# The emulator checks no signature, and reads from this which service a request is for.
AUTHORIZED = "AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/apigateway/aws4_request, SignedHeaders=host, Signature=none"
# The template never allows these; functions inherit the emulator's environment. The suite's receiver is on this machine.
FOR_FUNCTIONS = {"ANSWERSCOPE_WEBHOOK_ALLOW_LOOPBACK": "true", "ANSWERSCOPE_WEBHOOK_BACKOFF": "1,2"}


def client(service):
    return boto3.client(service, endpoint_url=ENDPOINT, region_name=AWS["AWS_REGION"],
                        aws_access_key_id="test", aws_secret_access_key="test")


@contextmanager
def running(log):
    """Starts ministack and stops it; with AWS_ENDPOINT_URL set, what answers there is used and left running."""
    if os.environ.get("AWS_ENDPOINT_URL"):
        yield
        return
    # Nothing of the caller's AWS settings may reach a function.
    env = {name: value for name, value in os.environ.items() if not name.startswith(("AWS_", "ANSWERSCOPE_"))}
    env |= {**AWS, **FOR_FUNCTIONS, "GATEWAY_PORT": PORT, "BIND_HOST": "127.0.0.1"}
    # It unpacks each program, a gigabyte, and leaves them behind.
    unpacked = tempfile.TemporaryDirectory(prefix="emulator-", dir=Path(log).resolve().parent, ignore_cleanup_errors=True)
    with unpacked as temporary, open(log, "w", encoding="utf-8") as out:
        env["TMPDIR"] = temporary
        process = subprocess.Popen([sys.executable, str(Path(__file__).with_name("serve.py"))],
                                   env=env, stdout=out, stderr=subprocess.STDOUT)
        try:
            wait(process, log)
            yield
        finally:
            process.terminate()
            process.wait(30)


def wait(process, log):
    end = time.monotonic() + 180
    while True:
        try:
            with urllib.request.urlopen(f"{ENDPOINT}/_ministack/ready", timeout=2):
                return
        except OSError:
            if process.poll() is not None or time.monotonic() > end:
                raise SystemExit(f"the emulator did not become ready; see {log}") from None
            time.sleep(0.1)


def function_of(resource):
    """The function that a resource of the template makes, without the stack's name."""
    return "api-" + re.sub(r"(?<!^)(?=[A-Z])", "-", resource).lower()


def folders():
    """The folders of paths that one function answers, each with that function; the root is one."""
    routes = ANY_METHOD.findall((ROOT / "template.yaml").read_text(encoding="utf-8"))
    return {path.removesuffix("{proxy+}"): function_of(name) for path, name in routes if path.endswith("{proxy+}")}


def carry_bytes(api_id):
    """The emulator forgets the binary media types of an imported API, and would hand archives on in base64: it is told them
    here. Its own clients can not: they send one type as a text, and it takes a list."""
    told = {"patchOperations": [{"op": "replace", "path": "/binaryMediaTypes", "value": ["*/*"]}]}
    request = urllib.request.Request(f"{ENDPOINT}/restapis/{api_id}", json.dumps(told).encode(), method="PATCH",
                                     headers={"Content-Type": "application/json", "Authorization": AUTHORIZED})
    with urllib.request.urlopen(request, timeout=30):
        pass


def route_the_rest():
    """The emulator drops ANY methods of an imported API: they get theirs here, as the template has them."""
    api, functions = client("apigateway"), client("lambda")
    api_id = next(one["id"] for one in api.get_rest_apis()["items"] if one["name"] == STACK)
    carry_bytes(api_id)
    resources = {one["path"]: one["id"] for one in api.get_resources(restApiId=api_id, limit=500)["items"]}

    def resource(path):
        if path not in resources:
            parent, _, part = path.rpartition("/")
            made = api.create_resource(restApiId=api_id, parentId=resource(parent or "/"), pathPart=part)
            resources[path] = made["id"]
        return resources[path]

    for path, name in ANY_METHOD.findall((ROOT / "template.yaml").read_text(encoding="utf-8")):
        arn = functions.get_function(FunctionName=f"{STACK}-{function_of(name)}")["Configuration"]["FunctionArn"]
        where = {"restApiId": api_id, "resourceId": resource(path), "httpMethod": "ANY"}
        api.put_method(**where, authorizationType="NONE")
        api.put_integration(**where, type="AWS_PROXY", integrationHttpMethod="POST",
                            uri=f"arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/{arn}/invocations")
    api.create_deployment(restApiId=api_id, stageName=STAGE)
