// Calls of a client that openapi-typescript and openapi-fetch make of the document. That it compiles is half of the test.
import assert from "node:assert/strict";
import createClient from "openapi-fetch";
import type { components, paths } from "./document.js";

const client = createClient<paths>({
  baseUrl: process.env.ANSWERSCOPE_URL ?? "",
  headers: { Authorization: `Bearer ${process.env.ANSWERSCOPE_KEY}` },
  querySerializer: { array: { style: "form", explode: false } },
});

let calls = 0;
/** The body of an answer that is no error. */
function ok<T>(answer: { data?: T; error?: unknown; response: Response }): T {
  calls += 1;
  assert.equal(answer.error, undefined, JSON.stringify(answer.error));
  assert.ok(answer.response.ok && answer.data !== undefined);
  assert.ok(Number(answer.response.headers.get("X-RateLimit-Remaining")) > 0);
  return answer.data;
}

const competitor: components["schemas"]["CompetitorInput"] = { name: "Ferrin", domain: "ferrin.example" };
const made = ok(
  await client.POST("/api/v1/brands", {
    body: { name: "Hollin", domain: "typescript.example", competitors: [competitor] },
  }),
);
const brand = made.data.id;
const path = { brand };
assert.deepEqual(made.data.competitors[0]?.alternativeNames, []);

const brands = ok(await client.GET("/api/v1/brands", { params: { query: { name: "hol", pageSize: 5 } } }));
assert.ok(brands.pagination.totalItems >= 1 && brands.links.next === undefined);
ok(await client.PATCH("/api/v1/brands/{brand}", { params: { path }, body: { markets: ["US"] } }));
const read = ok(await client.GET("/api/v1/brands/{brand}", { params: { path } }));
assert.deepEqual(read.data.markets, ["US"]);

const report = ok(
  await client.POST("/api/v1/brands/{brand}/prompts", {
    params: { path, header: { "Idempotency-Key": "typescript" } },
    body: { prompts: [{ query: "Which running shoes are best?", country: null, tags: ["shoes"] }] },
  }),
);
const prompt = report.data.created[0]?.id;
assert.ok(prompt);
const prompts = ok(
  await client.GET("/api/v1/brands/{brand}/prompts", { params: { path, query: { tags: ["shoes", "boots"] } } }),
);
assert.equal(prompts.data.prompts.length, 1);

const answeredAt = new Date().toISOString();
const date = answeredAt.slice(0, 10);
const imported = ok(
  await client.POST("/api/v1/brands/{brand}/answers", {
    params: { path },
    body: { answers: [{ promptId: prompt, engine: "chatgpt", answeredAt, text: "Hollin is comfortable." }] },
  }),
);
assert.equal(imported.data.created, 1);
const answers = ok(
  await client.GET("/api/v1/prompts/{prompt}/answers", {
    params: { path: { prompt }, query: { engine: ["claude", "openai"], startDate: date, endDate: date } },
  }),
);
const engine: components["schemas"]["Engine"] | undefined = answers.data.answers[0]?.engine;
assert.equal(engine, "openai");
const answer = ok(
  await client.GET("/api/v1/answers/{answer}", { params: { path: { answer: answers.data.answers[0]?.id ?? "" } } }),
);
assert.equal(answer.data.text, "Hollin is comfortable.");

const view = ok(
  await client.POST("/api/v1/brands/{brand}/views", {
    params: { path },
    body: { name: "Shoes", filters: { tags: ["shoes"], type: "non-branded" } },
  }),
);
const inView = ok(
  await client.GET("/api/v1/views/{view}/prompts", { params: { path: { view: view.data.id } } }),
);
assert.equal(inView.data.prompts[0]?.id, prompt);

const voice = ok(
  await client.GET("/api/v1/brands/{brand}/share-of-voice/aggregates", {
    params: { path, query: { sortBy: "mentionCount", sortDirection: "desc" } },
  }),
);
assert.equal(voice.data.aggregates.length, 2);
const series = ok(
  await client.GET("/api/v1/views/{view}/visibility/timeseries", {
    params: { path: { view: view.data.id }, query: { startDate: date, endDate: date } },
  }),
);
assert.equal(series.data.timeseries[0]?.date, date);

const started = ok(
  await client.POST("/api/v1/brands/{brand}/export", {
    params: { path, query: { entities: ["brand", "prompt"], metrics: ["visibility"], format: "csv" } },
  }),
);
const polled = ok(
  await client.GET("/api/v1/exports/{export}", { params: { path: { export: started.data.id } } }),
);
assert.ok(["pending", "processing", "completed"].includes(polled.data.status));

const missing = await client.GET("/api/v1/views/{view}", { params: { path: { view: "view_none" } } });
assert.equal(missing.error?.error.code, 1006);
const deleted = await client.DELETE("/api/v1/brands/{brand}", { params: { path } });
assert.equal(deleted.response.status, 204);
console.log(`TypeScript: ${calls + 2} calls as the document says`);
