import { readFileSync } from 'node:fs';
import { test as base, expect, type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test';

export interface Brand {
  id: string;
  name: string;
  domain: string;
}

interface Credentials {
  apiKey: string;
  email: string;
  password: string;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Credentials;
/** The first login of the service, and its key. */
export const credentials = read(process.env.ANSWERSCOPE_CREDENTIALS ?? '../.answerscope/credentials.json');
/** The login of another organization, which has nothing of the first one. */
export const stranger = () => read(process.env.ANSWERSCOPE_OTHER_CREDENTIALS ?? '../other.json');

/** Signs in by the page that people sign in by. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const inside = page.locator('header.bar');
  const unconfirmed = page.getByRole('link', { name: 'Not now' });
  await expect(inside.or(unconfirmed)).toBeVisible();
  if (await unconfirmed.isVisible()) await unconfirmed.click();
  await expect(inside).toBeVisible();
}

/** A browser of its own in which somebody has signed in. */
export async function browserOf(browser: Browser, baseURL: string, email: string, password: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, locale: 'en-US', storageState: { cookies: [], origins: [] } });
  await signIn(await context.newPage(), email, password);
  return context;
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * A page that somebody has signed in to, and that fails the test for any script error, breach of the policy, or request to
 * somewhere else. `request` prepares and checks the data by the key, as a program does.
 */
export const test = base.extend<{ strict: void; demo: Brand }, { session: Session }>({
  session: [
    async ({ browser }, use, info) => {
      const context = await browserOf(browser, info.project.use.baseURL as string, credentials.email, credentials.password);
      const session = await context.storageState();
      await context.close();
      await use(session);
    },
    { scope: 'worker' },
  ],
  storageState: async ({ session }, use) => use(session),
  request: async ({ playwright, baseURL }, use) => {
    const headers = { Authorization: `Bearer ${credentials.apiKey}` };
    const request = await playwright.request.newContext({ baseURL: baseURL as string, extraHTTPHeaders: headers });
    await use(request);
    await request.dispose();
  },
  strict: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) problems.push(message.text());
      });
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== baseURL && !url.pathname.startsWith('/downloads/')) problems.push(`asked ${url.href}`);
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  demo: async ({ request }, use) => {
    const reply = (await (await request.get('/api/v1/brands?name=Norvik')).json()) as { data: { brands: Brand[] } };
    const brand = reply.data.brands[0];
    if (!brand) throw new Error('the service has no demo data: run `answerscope demo` first');
    await use(brand);
  },
});

export { expect };

/** Removes what an earlier walk has left behind. */
export async function removeBrand(request: APIRequestContext, domain: string): Promise<void> {
  const reply = (await (await request.get(`/api/v1/brands?domain=${domain}`)).json()) as { data: { brands: Brand[] } };
  for (const brand of reply.data.brands) await request.delete(`/api/v1/brands/${brand.id}`);
}

/** Waits until nothing on the page says that it is on its way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1, main .empty').first()).toBeVisible();
  await expect(page.locator('.loading, [aria-busy="true"]')).toHaveCount(0);
}

/** Chooses the last item of the menu that opens, by the keyboard. */
export async function chooseLast(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('menu');
  // A frame after it opens the menu has the focus, and keeps it: items are marked. A key that comes before goes to the button.
  await expect(menu).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.locator('[data-highlighted]')).toContainText(name);
  await page.keyboard.press('Enter');
}
