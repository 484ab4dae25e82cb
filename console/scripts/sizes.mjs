// Sizes of dist by part, gzip: what the first page needs, and what each page adds. Fails above the limits.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 120 * 1024;
/** What is executed before the overview's chart is drawn, which decides its time on a slow processor. */
const CHART_LIMIT = 64 * 1024;
const dist = new URL('../dist/', import.meta.url);
const read = (path) => readFileSync(new URL(path, dist));
const size = (path) => gzipSync(read(path), { level: 9 }).length;
const imports = (path) =>
  [...read(path).toString().matchAll(/(?:import|from)\s*"\.\/([\w.-]+\.js)"/g)].map((match) => `assets/${match[1]}`);

/** A script with all that it imports before it runs. */
function closure(path, found = new Set()) {
  if (!found.has(path)) {
    found.add(path);
    imports(path).forEach((other) => closure(other, found));
  }
  return found;
}

const html = read('index.html').toString();
const entries = [...html.matchAll(/<script[^>]* src="\/(assets\/[\w-]+\.js)"/g)].map((match) => match[1]);
const initial = new Set(entries.flatMap((entry) => [...closure(entry)]));
const text = [...initial].map((path) => read(path).toString()).join('\n');
const total = (paths) => [...paths].reduce((sum, path) => sum + size(path), 0);
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);
const line = (name, bytes) => console.log(`${name.padEnd(34)}${kb(bytes)}`);

const first = total(initial) + size('theme.js');
line('initial JS', first);
line('CSS', total(readdirSync(new URL('assets/', dist)).filter((name) => name.endsWith('.css')).map((name) => `assets/${name}`)));
const pages = ['overview', 'competitors', 'citations', 'sentiment', 'insights', 'prompts', 'prompt', 'answers', 'answer', 'views', 'collections', 'exports', 'brand', 'start', 'methodology', 'keys', 'webhooks', 'members', 'assistants', 'usage', 'engines', 'organization'];
/** What a page adds to the initial JS. */
function added(page) {
  const dynamic = [...text.matchAll(new RegExp(`\\./(${page}-[\\w-]{8}\\.js)`, 'g'))].map((match) => `assets/${match[1]}`);
  if (dynamic.length === 0) throw new Error(`no file of the page ${page}`);
  return new Set(dynamic.flatMap((path) => [...closure(path)]).filter((path) => !initial.has(path)));
}
for (const page of pages) line(`+ ${page}`, total(added(page)));
const chart = first + total(added('overview'));
line('first chart', chart);
for (const name of ['es', 'method-es']) line(`+ ${name}`, total(readdirSync(new URL('assets/', dist)).filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file)).map((file) => `assets/${file}`)));
for (const [name, bytes, limit] of [['initial JS', first, LIMIT], ['JS up to the first chart', chart, CHART_LIMIT]]) {
  if (bytes <= limit) continue;
  console.error(`${name} is over ${limit / 1024} KB`);
  process.exitCode = 1;
}
