// The Inspector's command line as its users use it: it says which page to open, and lists tools when its user has allowed it.
//
//   node inspector.mjs CREDENTIALS INSPECTOR
//
// INSPECTOR is the program's launcher. What it keeps goes into a directory that is removed.

import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:net";
import { once } from "node:events";

import { answered } from "./browser.mjs";

const told = JSON.parse(await readFile(process.argv[2], "utf8"));
const kept = await mkdtemp(join(tmpdir(), "inspector-"));

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

async function inspect(...options) {
  const back = `http://127.0.0.1:${await freePort()}/oauth/callback`;
  const command = [process.argv[3], "--cli", "--server-url", `${told.baseUrl}/mcp`, "--transport", "http",
    "--callback-url", back, "--format", "json", ...options];
  // It asks for a terminal or for this, to open a browser; the one it opens does nothing, and the address is printed too.
  const env = { ...process.env, HOME: kept, BROWSER: "true", DISPLAY: "", MCP_AUTO_OPEN_ENABLED: "true" };
  const running = spawn(process.execPath, command, { env, stdio: ["ignore", "pipe", "pipe"] });
  let [out, said, asked] = ["", "", false];
  running.stdout.on("data", (data) => (out += data));
  running.stderr.on("data", async (data) => {
    said += data;
    const page = said.match(/http\S+\/oauth\/authorize\?\S+/);
    if (!page || asked) return;
    asked = true;
    await fetch(await answered(page[0], told));
  });
  const [code] = await once(running, "close");
  if (code !== 0) throw new Error(`${options}: ${code}\n${said}\n${out}`);
  return JSON.parse(out);
}

try {
  const listed = await inspect("--method", "tools/list");
  const tools = listed.tools ?? listed.result.tools;
  const called = JSON.stringify(await inspect("--method", "tools/call", "--tool-name", "list_brands"));
  if (!called.includes("columns")) throw new Error(called);
  console.log(`ok     Inspector: ${tools.length} tools, and a call`);
} finally {
  await rm(kept, { recursive: true });
}
