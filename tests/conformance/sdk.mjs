// The TypeScript SDK as its users use it: discovery, registration, the login and the consent of a person, tools, a refresh.
//
//   node sdk.mjs CREDENTIALS
//
// CREDENTIALS is the file of a running service. The person's browser is a few lines of fetch, because its pages need no script.

import { readFile } from "node:fs/promises";

import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

import { allow } from "./browser.mjs";

const BACK = "http://127.0.0.1:1/back";

/** What the SDK asks its user for, kept in memory. */
class Memory {
  redirectUrl = BACK;
  clientMetadata = { client_name: "TypeScript SDK", redirect_uris: [BACK], token_endpoint_auth_method: "none", scope: "read write" };
  clientInformation = () => this.registered;
  saveClientInformation = (registered) => void (this.registered = registered);
  tokens = () => this.issued;
  saveTokens = (issued) => void (this.issued = issued);
  codeVerifier = () => this.verifier;
  saveCodeVerifier = (verifier) => void (this.verifier = verifier);
  redirectToAuthorization = (url) => void (this.asked = url);
}

async function connected(url, memory) {
  const client = new Client({ name: "sdk", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(url, { authProvider: memory }));
  return client;
}

async function brands(client) {
  const { tools } = await client.listTools();
  const result = await client.callTool({ name: "list_brands", arguments: {} });
  if (result.isError || !Array.isArray(result.structuredContent.columns)) throw new Error(JSON.stringify(result));
  return tools.length;
}

const told = JSON.parse(await readFile(process.argv[2], "utf8"));
const url = new URL(`${told.baseUrl}/mcp`);
const memory = new Memory();
const transport = new StreamableHTTPClientTransport(url, { authProvider: memory });
try {
  await new Client({ name: "sdk", version: "1" }).connect(transport);
  throw new Error("it was let in without a token");
} catch (refused) {
  if (!(refused instanceof UnauthorizedError)) throw refused;
}
await transport.finishAuth(await allow(memory.asked, told));
const first = memory.issued;
let client = await connected(url, memory);
const tools = await brands(client);
await client.close();
// An access token that is none any more: the SDK refreshes by itself.
memory.issued = { ...first, access_token: first.access_token.replace(/.$/, (last) => (last === "A" ? "B" : "A")) };
client = await connected(url, memory);
await brands(client);
await client.close();
if (memory.issued.refresh_token === first.refresh_token) throw new Error("nothing was refreshed");
console.log(`ok     TypeScript SDK: ${tools} tools, ${memory.registered.client_id}, refreshed`);
