// mcp-remote as its users use it, told nothing but the address: it registers, opens a browser, and waits on a port of this
// machine for the person to be sent back. The person sits at a Chromium.
//
//   CHROMIUM=PATH node mcp-remote.mjs CREDENTIALS
//
// CREDENTIALS is the file of a running service; ANSWERSCOPE_OTHER_CREDENTIALS and ANSWERSCOPE_LOG name those of another
// organization and what the service logs, where links of letters stand. SHOTS: a folder for pictures of the pages.

import { once } from "node:events";
import { chmod, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

import { Person, browser, expect } from "./person.mjs";

const PROGRAM = fileURLToPath(new URL("./node_modules/mcp-remote/dist/proxy.js", import.meta.url));
const NAME = "MCP CLI Proxy";
const SCOPES = ["Read brands, prompts, answers and figures", "Change and delete them, and start collections and exports"];
/** What a person at a busy machine is waited for. */
const PATIENCE = 120_000;

const told = JSON.parse(await readFile(process.argv[2], "utf8"));
const url = `${told.baseUrl}/mcp`;
const home = await mkdtemp(join(tmpdir(), "mcp-remote-"));
const opened = join(home, "opened");

async function until(what, asked) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(50)) {
    const answer = await asked();
    if (answer) return answer;
  }
  throw new Error(`${what}: not within ${PATIENCE / 1000} s`);
}

/** A program that works with tools through mcp-remote, from its start to its end. */
class Assistant {
  constructor() {
    const env = { HOME: home, PATH: process.env.PATH, MCP_REMOTE_CONFIG_DIR: join(home, "auth"), BROWSER: join(home, "browser") };
    this.transport = new StdioClientTransport({ command: process.execPath, args: [PROGRAM, url], env, stderr: "pipe" });
    this.said = "";
    this.transport.stderr.on("data", (data) => (this.said += data));
    this.ended = once(this.transport.stderr, "close");
    Assistant.last = this;
    this.client = new Client({ name: "host", version: "1" });
    this.connected = this.client.connect(this.transport, { timeout: PATIENCE }).then(
      () => undefined,
      (error) => error,
    );
  }

  /** The page that it opens in the browser. */
  async page() {
    const page = await until("mcp-remote opens a page", () => readFile(opened, "utf8").catch(() => "")).catch((error) => {
      throw new Error(`${error.message}\n${this.said}`);
    });
    await rm(opened);
    return new URL(page.trim());
  }

  /** The tools that it sees, and what one of them says. */
  async works() {
    const failed = await this.connected;
    if (failed) throw new Error(`${failed}\n${this.said}`);
    const { tools } = await this.client.listTools();
    const result = await this.client.callTool({ name: "list_brands", arguments: {} });
    expect(`a table: ${JSON.stringify(result)}`, !result.isError && Array.isArray(result.structuredContent.columns));
    await this.client.close();
    return { names: tools.map((tool) => tool.name), says: result.content[0].text.split("\n")[0] };
  }
}

/** As when somebody connects anew: the program keeps who it is, and has no tokens any more. */
async function forgetTokens() {
  const kept = (await readdir(home, { recursive: true })).filter((name) => name.endsWith("_tokens.json"));
  expect(`tokens were kept: ${kept}`, kept.length === 1);
  await rm(join(home, kept[0]));
}

async function asked(person, page) {
  const back = new URL(page.searchParams.get("redirect_uri"));
  const { heading, facts, scopes } = await person.consent();
  expect(`who asks: ${heading}`, heading === `Connect ${NAME}?` && facts.Program.startsWith(NAME));
  expect(`where it leads: ${JSON.stringify(facts)}`, facts["You are sent back to"] === `this computer (${back.host})`);
  expect(`who is asked: ${JSON.stringify(facts)}`, facts["Signed in as"] === told.email);
  expect(`what for: ${scopes}`, JSON.stringify(scopes.map((one) => one.trim())) === JSON.stringify(SCOPES));
}

const sentBack = (person, page) => person.page.waitForURL((at) => at.href.startsWith(page.searchParams.get("redirect_uri")));

/** The first time, by the keyboard alone and without script: a wrong password, the right one, and Allow. */
async function first(started) {
  const [assistant, person] = [new Assistant(), await Person.at(started, { script: false })];
  const page = await assistant.page();
  await person.page.goto(page.href);
  expect("signing in comes first", (await person.heading()) === "Sign in");
  await person.type("Email", told.email);
  await person.type("Password", `${told.password}?`);
  await person.page.keyboard.press("Enter");
  const wrong = await person.page.getByRole("alert").innerText();
  expect(`it says what is wrong: ${wrong}`, wrong !== "" && (await person.field("Password").inputValue()) === "");
  await person.type("Password", told.password);
  await person.press("Sign in");
  await asked(person, page);
  await person.press("Allow");
  await sentBack(person, page);
  const { names, says } = await assistant.works();
  expect(`it writes: ${names}`, names.includes("create_prompts"));
  await person.close();
  console.log(`ok     mcp-remote: signed in and allowed by the keyboard, ${names.length} tools, list_brands: ${says}`);
  return page;
}

/** Again, by somebody who is signed in: they are asked again, and untick writing. */
async function again(person, before) {
  await forgetTokens();
  const assistant = new Assistant();
  const page = await assistant.page();
  expect("it is the same program", page.searchParams.get("client_id") === before.searchParams.get("client_id"));
  await person.page.goto(page.href);
  await asked(person, page);
  await person.look("consent");
  await person.page.getByLabel(SCOPES[1]).uncheck();
  await person.button("Allow").click();
  await sentBack(person, page);
  await person.pictures("allowed");
  const { names } = await assistant.works();
  expect(`it only reads: ${names}`, names.includes("list_brands") && !names.includes("create_prompts"));
  console.log(`ok     mcp-remote: asked again, allowed to read alone, ${names.length} tools`);
}

async function denied(person) {
  await forgetTokens();
  const assistant = new Assistant();
  const page = await assistant.page();
  await person.page.goto(page.href);
  await asked(person, page);
  await person.button("Deny").click();
  await sentBack(person, page);
  expect("it is not connected", (await assistant.connected) instanceof Error);
  await assistant.ended;
  expect(`it was told so: ${assistant.said}`, assistant.said.includes("Authorization failed: access_denied"));
  console.log("ok     mcp-remote: denied, and told access_denied");
}

/** The link of the newest letter to somebody, which no letter brings from here. */
const letter = (email) =>
  until(`a letter to ${email}`, async () => {
    const lines = (await readFile(process.env.ANSWERSCOPE_LOG, "utf8")).split("\n").filter((line) => line.includes(email));
    return lines.map((line) => line.match(/http\S+\/reset\?link=[\w-]+/)?.[0]).findLast(Boolean);
  });

/** Somebody new in the organization of whoever has signed in, whose address nobody has confirmed. */
async function newcomer(person) {
  const csrf = (await person.context.cookies()).find(({ name }) => name === "csrf").value;
  const headers = { origin: told.baseUrl, "sec-fetch-site": "same-origin", "x-csrf-token": csrf };
  const data = { email: "ana@example.com", role: "viewer" };
  const answer = await person.context.request.post(`${told.baseUrl}/api/v1/console/members`, { headers, data });
  expect(`a member: ${await answer.text()}`, answer.ok());
  return { email: data.email, password: (await answer.json()).data.password };
}

/** The pages that somebody sees who may not go straight on; `page` is one that an assistant opens. */
async function pages(started, page) {
  const other = JSON.parse(await readFile(process.env.ANSWERSCOPE_OTHER_CREDENTIALS, "utf8"));
  const person = await Person.at(started);
  const to = (path) => person.page.goto(`${told.baseUrl}${path}`);
  await person.page.goto(page.href);
  await person.look("login");
  await person.signIn({ ...other, password: "not this one" });
  await person.look("wrong-password");
  await to("/reset?link=none");
  await person.look("reset-ended");
  await to("/reset");
  await person.look("reset");
  await person.field("Email").fill(other.email);
  await person.leads(() => person.button("Send the link").click());
  await person.look("reset-sent");
  await person.page.goto(await letter(other.email));
  await person.look("new-password");
  other.password = "a password of her own";
  await person.field("New password").fill(other.password);
  await person.leads(() => person.page.keyboard.press("Enter"));
  await person.look("password-set");
  await to("/login");
  await person.signIn(other);
  await to("/oauth/assistants");
  await person.look("no-assistants");
  const ana = await newcomer(person);
  await person.page.getByRole("button", { name: "Sign out" }).click();
  await to("/login");
  await person.signIn(ana);
  await person.look("verify");
  await person.leads(() => person.button("Send me a link").click());
  await person.look("verify-sent");
  await person.page.goto(await letter(ana.email));
  await person.look("new-password-confirms");
  await person.field("New password").fill("a password of Ana's own");
  await person.leads(() => person.page.keyboard.press("Enter"));
  await person.look("confirmed");
  const wrong = new URL(page);
  wrong.searchParams.set("code_challenge_method", "plain");
  await person.page.goto(wrong.href);
  await person.look("refused");
  wrong.searchParams.set("redirect_uri", "https://elsewhere.example/");
  await person.page.goto(wrong.href);
  await person.look("refused-without-a-way-back");
  await person.close();
}

await writeFile(join(home, "browser"), `#!/bin/sh\nprintf '%s' "$1" >'${opened}.new' && mv '${opened}.new' '${opened}'\n`);
await chmod(join(home, "browser"), 0o755);
const started = await browser();
try {
  const page = await first(started);
  const person = await Person.at(started);
  await person.page.goto(`${told.baseUrl}/login`);
  await person.signIn(told);
  await again(person, page);
  await person.page.goto(`${told.baseUrl}/oauth/assistants`);
  await person.look("assistants");
  await denied(person);
  await person.close();
  await pages(started, page);
  console.log("ok     pages of signing in: axe finds nothing, wide and narrow, light and dark");
} finally {
  // One that still waits for its person would wait on.
  await Assistant.last?.transport.close();
  await started.close();
  await rm(home, { recursive: true, force: true });
}
