// A browser that the first login has signed in, at the service of ANSWERSCOPE_URL (http://127.0.0.1:8080); the login stands in
// the file that ANSWERSCOPE_CREDENTIALS names. CHROMIUM says where the browser is.
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

export const base = process.env.ANSWERSCOPE_URL ?? 'http://127.0.0.1:8080';

export async function signedIn() {
  const file = process.env.ANSWERSCOPE_CREDENTIALS ?? '../.answerscope/credentials.json';
  const { email, password } = JSON.parse(await readFile(file, 'utf8'));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--disable-gpu'] });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${base}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('header.bar').waitFor();
  const get = (path) => context.request.get(base + path, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
  return { browser, storageState: await context.storageState(), get: async (path) => (await get(path)).json() };
}
