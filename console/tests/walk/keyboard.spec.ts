import type { Locator, Page } from '@playwright/test';
import { chooseLast, expect, settled, stranger, test } from './support';

/** Presses Tab until something has the focus, and checks that it can be seen. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await wanted.evaluate((node) => node === document.activeElement).catch(() => false)) {
      await expect(wanted).toBeInViewport();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(wanted)}`);
}

async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

async function type(page: Page, wanted: Locator, text: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

test('a whole day by the keyboard alone', async ({ browser, baseURL }) => {
  test.setTimeout(480_000);
  const context = await browser.newContext({ baseURL: baseURL as string, locale: 'en-US', storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  const { email, password } = stranger();
  await page.goto('/');

  await test.step('sign in', async () => {
    await expect(page).toHaveURL(/\/login/);
    await type(page, page.getByLabel('Email'), email);
    await type(page, page.getByLabel('Password', { exact: true }), password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your first numbers' })).toBeVisible();
  });

  await test.step('a brand with prompts', async () => {
    await type(page, page.getByLabel('Name', { exact: true }), 'Quellor');
    await type(page, page.getByLabel('Domain'), 'quellor.example');
    await type(page, page.getByLabel('Competitors'), 'Ferrin, ferrin.example');
    await press(page, page.getByRole('button', { name: 'Next' }));
    await type(page, page.getByLabel('Prompts', { exact: true }), 'What are the best lamps?');
    await press(page, page.getByRole('button', { name: 'Add 1 prompt' }));
    await press(page, page.getByRole('link', { name: 'Next' }));
  });

  await test.step('collect, and look at the figures', async () => {
    await press(page, page.getByRole('button', { name: 'Start', exact: true }));
    await expect(page.getByRole('heading', { name: 'Visibility so far' })).toBeVisible({ timeout: 90_000 });
    await press(page, page.getByRole('link', { name: 'Open the overview' }));
    await settled(page);
    await expect(page.locator('.card')).toHaveCount(4);
  });

  await test.step('read an answer', async () => {
    await press(page, page.getByRole('navigation').getByRole('link', { name: 'Answers', exact: true }).first());
    await settled(page);
    await press(page, page.locator('.answer-card h2 a').first());
    await expect(page.locator('.answer-text')).toBeVisible();
  });

  await test.step('a key, and its end', async () => {
    await press(page, page.getByRole('link', { name: 'API keys' }).first());
    await settled(page);
    await press(page, page.getByRole('button', { name: 'New key' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('By hand');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('API key')).toBeVisible();
    await press(page, dialog.getByRole('button', { name: 'I have kept it' }));
    await expect(dialog).toHaveCount(0);
    await press(page, page.getByRole('button', { name: 'Revoke By hand' }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }));
    await expect(page.getByRole('row', { name: /By hand/ })).toContainText('Revoked');
  });

  await test.step('another language and the way out', async () => {
    await press(page, page.getByRole('button', { name: 'Appearance and language' }));
    await chooseLast(page, 'Español');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await press(page, page.getByRole('button', { name: 'Cerrar sesión' }).first());
    await expect(page).toHaveURL(/\/login/);
  });
  await context.close();
});
