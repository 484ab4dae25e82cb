// Writes src/api/schema.d.ts from the service's OpenAPI document: `node scripts/schema.mjs [URL or file] [--check]`; and with
// --account src/api/account-schema.d.ts from src/api/account.json, which tests of the service compare with its operations.
// Prose, examples, failures and the legacy operations are left out: the console reads none of them, and the file
// stays small enough to be read in a review.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const account = process.argv.includes('--account');
const target = new URL(`../src/api/${account ? 'account-schema' : 'schema'}.d.ts`, import.meta.url);
const given = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const source = account ? new URL('../src/api/account.json', import.meta.url) : (given ?? 'http://127.0.0.1:8080/openapi.json');
const check = process.argv.includes('--check');

const text = !account && /^https?:/.test(source) ? await (await fetch(source)).text() : await readFile(source, 'utf8');
const document = JSON.parse(text);

for (const path of Object.keys(document.paths)) {
  for (const [method, operation] of Object.entries(document.paths[path])) {
    if (!operation.responses) continue;
    if (operation.deprecated) {
      delete document.paths[path][method];
      continue;
    }
    operation.parameters = operation.parameters?.filter((parameter) => parameter.in !== 'header');
    for (const status of Object.keys(operation.responses)) {
      if (!status.startsWith('2')) delete operation.responses[status];
      else delete operation.responses[status].headers;
    }
  }
}
for (const [path, methods] of Object.entries(document.paths)) {
  if (!Object.values(methods).some((operation) => operation.responses)) delete document.paths[path];
}
for (const name of ['headers', 'responses', 'examples', 'parameters', 'securitySchemes']) delete document.components[name];

// A property may itself be called "description" or "example", so prose is told apart by its type.
function strip(node) {
  if (Array.isArray(node)) return node.forEach(strip);
  if (node === null || typeof node !== 'object') return;
  for (const key of Object.keys(node)) {
    const value = node[key];
    if ((key === 'description' || key === 'summary') && typeof value === 'string') delete node[key];
    else if ((key === 'example' || key === 'examples') && !value?.type && !value?.$ref) delete node[key];
    else strip(value);
  }
}
strip(document);
for (const path of Object.values(document.paths)) {
  for (const operation of Object.values(path)) {
    for (const answer of Object.values(operation.responses ?? {})) answer.description = '';
  }
}

const types = astToString(await openapiTS(document, { defaultNonNullable: false }));
const head = `Made by scripts/schema.mjs from ${account ? 'account.json' : "the service's OpenAPI document"}. Do not edit.`;
const output = `// ${head}\n${types}`;
if (check) {
  if ((await readFile(target, 'utf8')) !== output) {
    console.error(`${target.pathname} is not what the service describes: run \`npm run schema${account ? ':account' : ''}\``);
    process.exit(1);
  }
} else {
  await writeFile(target, output);
}
