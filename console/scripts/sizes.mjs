// Sizes of dist by part, gzip: what the first page needs, and what each page adds. Fails above the limit.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 120 * 1024;
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
const entry = /src="\/(assets\/index-[\w-]+\.js)"/.exec(html)[1];
const initial = closure(entry);
const total = (paths) => [...paths].reduce((sum, path) => sum + size(path), 0);
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);
const line = (name, bytes) => console.log(`${name.padEnd(34)}${kb(bytes)}`);

const first = total(initial) + size('theme.js');
line('initial JS', first);
line('CSS', total(readdirSync(new URL('assets/', dist)).filter((name) => name.endsWith('.css')).map((name) => `assets/${name}`)));
const pages = ['overview', 'competitors', 'citations', 'sentiment', 'insights', 'prompts', 'prompt', 'answers', 'answer', 'views', 'collections', 'exports', 'brand', 'start', 'methodology', 'keys', 'webhooks', 'members', 'assistants', 'usage', 'engines', 'organization'];
for (const page of pages) {
  const dynamic = [...read(entry).toString().matchAll(new RegExp(`"\\./(${page}-[\\w-]+\\.js)"|"(assets/${page}-[\\w-]+\\.js)"`, 'g'))].map((match) => match[2] ?? `assets/${match[1]}`);
  const own = new Set(dynamic.flatMap((path) => [...closure(path)]).filter((path) => !initial.has(path)));
  line(`+ ${page}`, total(own));
}
for (const name of ['es', 'method-es']) line(`+ ${name}`, total(readdirSync(new URL('assets/', dist)).filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file)).map((file) => `assets/${file}`)));
if (first > LIMIT) {
  console.error(`initial JS is over ${LIMIT / 1024} KB`);
  process.exit(1);
}
