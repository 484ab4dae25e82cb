// What somebody new does up to the first chart, as the README says it: `node scripts/newcomer.mjs PROGRAM [PORT]` starts PROGRAM in
// an empty folder, signs in with what stands in credentials.json, and follows the page. Prints each click and when it came.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const [program, port = '8099'] = process.argv.slice(2);
if (!program) throw new Error('usage: node scripts/newcomer.mjs PROGRAM [PORT]');
const base = `http://127.0.0.1:${port}`;
const folder = await mkdtemp(join(tmpdir(), 'newcomer-'));
const start = performance.now();
const say = (text) => console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${text}`);
let clicks = 0;

const service = spawn(program, ['serve', '--port', port, '--data', folder], { stdio: ['ignore', 'pipe', 'ignore'] });
await new Promise((resolve, reject) => {
  service.stdout.on('data', (text) => String(text).includes('ready') && resolve());
  service.on('exit', () => reject(new Error('the service ended')));
});
say('the service is ready');
const { email, password } = JSON.parse(await readFile(join(folder, 'credentials.json'), 'utf8'));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--disable-gpu'] });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const press = async (what, name) => {
    await what.click();
    clicks += 1;
    say(`click ${clicks}: ${name}`);
  };
  const field = async (what, text, name) => {
    await what.fill(text);
    say(`typed: ${name}`);
  };
  await page.goto(base);
  await field(page.getByLabel('Email'), email, 'email');
  await field(page.getByLabel('Password', { exact: true }), password, 'password');
  await press(page.getByRole('button', { name: 'Sign in' }), 'Sign in');
  await field(page.getByLabel('Name', { exact: true }), 'Hollin', 'name');
  await field(page.getByLabel('Domain'), 'hollin.example', 'domain');
  await field(page.getByLabel('Competitors'), 'Ferrin, ferrin.example', 'a competitor');
  await press(page.getByRole('button', { name: 'Next' }), 'Next');
  await field(page.getByLabel('What do you sell?'), 'kettles', 'what is sold');
  await press(page.getByRole('button', { name: 'Suggest prompts' }), 'Suggest prompts');
  await press(page.getByRole('button', { name: /^Add \d+ prompts/ }), 'Add prompts');
  await press(page.getByRole('link', { name: 'Next' }), 'Next');
  await press(page.getByRole('button', { name: 'Start', exact: true }), 'Start');
  await page.getByRole('heading', { name: 'Visibility so far' }).waitFor({ timeout: 90_000 });
  say('the answers are there');
  await press(page.getByRole('link', { name: 'Open the overview' }), 'Open the overview');
  await page.getByRole('img', { name: /Visibility by day/ }).waitFor();
  say(`the first chart, after ${clicks} clicks`);
} finally {
  await browser.close();
  service.kill('SIGINT');
  await new Promise((resolve) => service.on('close', resolve));
  await rm(folder, { recursive: true });
}
