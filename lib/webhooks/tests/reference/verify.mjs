// Verifies what the example `signed` prints with npm's `standardwebhooks`: verify.mjs MESSAGES.json
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { Webhook, WebhookVerificationError } = createRequire(`${process.cwd()}/`)("standardwebhooks");

const stranger = "whsec_" + "AAAA".repeat(8);

function accepts(secret, body, headers) {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}

for (const { body, headers, secrets } of JSON.parse(readFileSync(process.argv[2], "utf8"))) {
  const none = (changedBody, changedHeaders) => !secrets.some((secret) => accepts(secret, changedBody, changedHeaders));
  const later = String(Number(headers["webhook-timestamp"]) + 1);
  const checks = [
    ...secrets.map((secret, n) => [`secret ${n + 1} of ${secrets.length} accepts`, accepts(secret, body, headers)]),
    ["one signature for each secret", headers["webhook-signature"].split(" ").length === secrets.length],
    ["a tampered body fails", none(body.replace("completed", "CompleteD"), headers)],
    ["another id fails", none(body, { ...headers, "webhook-id": "msg_x" })],
    ["another timestamp fails", none(body, { ...headers, "webhook-timestamp": later })],
    ["a stranger's secret fails", !accepts(stranger, body, headers)],
  ];
  for (const [name, passed] of checks) console.log(`node    ${passed ? "ok" : "FAILED"}  ${name}`);
  if (!checks.every(([, passed]) => passed)) process.exit(1);
}
