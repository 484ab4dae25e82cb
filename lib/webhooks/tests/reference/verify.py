"""Verifies what the example `signed` prints with PyPI's `standardwebhooks`: verify.py MESSAGES.json"""
import json
import sys
from pathlib import Path

from standardwebhooks.webhooks import Webhook, WebhookVerificationError

STRANGER = "whsec_" + "AAAA" * 8


def accepts(secret, body, headers):
    try:
        Webhook(secret).verify(body, headers)
        return True
    except WebhookVerificationError:
        return False


for message in json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")):
    body, headers, secrets = message["body"], message["headers"], message["secrets"]
    signatures = headers["webhook-signature"].split(" ")
    later = str(int(headers["webhook-timestamp"]) + 1)
    checks = {f"secret {n} of {len(secrets)} accepts": accepts(s, body, headers) for n, s in enumerate(secrets, 1)}
    checks |= {
        "one signature for each secret": len(signatures) == len(secrets),
        "a tampered body fails": not any(accepts(s, body.replace("completed", "CompleteD"), headers) for s in secrets),
        "another id fails": not any(accepts(s, body, headers | {"webhook-id": "msg_x"}) for s in secrets),
        "another timestamp fails": not any(accepts(s, body, headers | {"webhook-timestamp": later}) for s in secrets),
        "a stranger's secret fails": not accepts(STRANGER, body, headers),
    }
    for name, passed in checks.items():
        print(f"python  {'ok' if passed else 'FAILED'}  {name}")
    if not all(checks.values()):
        sys.exit(1)
