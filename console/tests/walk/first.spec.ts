import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, removeBrand, settled, test } from './support';

/** A file of an archive. Python unpacks it, as Node has nothing that does. */
function unzipped(archive: Buffer, name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  try {
    const path = join(folder, 'export.zip');
    writeFileSync(path, archive);
    execFileSync('python3', ['-m', 'zipfile', '-e', path, folder]);
    return readFileSync(join(folder, name), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const DOMAIN = 'hollin-walk.example';

test('from nothing to the first numbers, and through the whole of a brand', async ({ page, request }) => {
  test.setTimeout(480_000);
  await removeBrand(request, DOMAIN);
  await page.goto('/start');

  await test.step('a brand', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Hollin');
    await page.getByLabel('Domain').fill(`https://www.${DOMAIN}/`);
    await page.getByLabel('Competitors').fill('Ferrin');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toContainText('Line 1');
    await page.getByLabel('Competitors').fill('Ferrin, ferrin.example\nOrvane, orvane.example');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/step=prompts&brand=brand_/);
  });

  await test.step('prompts, with a report of each row', async () => {
    await page.getByLabel('What do you sell?').fill('electric kettles');
    await page.getByRole('button', { name: 'Suggest prompts' }).click();
    const field = page.getByLabel('Prompts', { exact: true });
    await expect(field).toHaveValue(/What are the best electric kettles\?/);
    const text = await field.inputValue();
    await field.fill(`${text}\nis  HOLLIN any good?`);
    await page.getByRole('button', { name: /^Add 8 prompts/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'added' })).toContainText('7 added');
    await expect(page.getByText('Is there already')).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
  });

  await test.step('collect', async () => {
    await expect(page.getByText(/28 calls/)).toBeVisible();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Visibility so far' })).toBeVisible({ timeout: 90_000 });
    await expect(async () => {
      if (await page.getByText('Figures follow').isVisible()) await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(/^Named in the answers/)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.getByRole('link', { name: 'Open the overview' }).click();
  });

  await test.step('four metrics and a chart', async () => {
    await settled(page);
    for (const name of ['Visibility', 'Share of voice', 'Citations', 'Sentiment']) {
      await expect(page.locator('.card').filter({ hasText: name }).locator('.figure').first()).toHaveText(/%|–/);
    }
    await expect(page.getByRole('img', { name: /Visibility by day/ })).toBeVisible();
    await expect(page.locator('.chart circle.alone')).toHaveCount(3);
  });
  const root = new URL(page.url()).pathname.replace(/\/overview$/, '');

  await test.step('an answer with highlights', async () => {
    await page.goto(`${root}/answers?mentions=Hollin`);
    await page.locator('.answer-card h2 a').first().click();
    await expect(page.locator('mark.mark-owned').first()).toContainText('Hollin');
    await page.getByLabel('Mentions').uncheck();
    await expect(page.locator('mark.mark-owned')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the raw text' }).click();
    await expect(page.locator('pre.raw')).toBeVisible();
  });

  await test.step('a view', async () => {
    await page.goto(`${root}/views`);
    await page.getByRole('button', { name: 'New view' }).click();
    await page.getByLabel('Type').selectOption('non-branded');
    await expect(page.getByText('Catches 4 prompts now')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Kettles in general');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'Kettles in general' }).click();
    await expect(page).toHaveURL(/view=view_/);
    await expect(page.getByLabel('Prompts', { exact: true }).locator('option:checked')).toHaveText('Kettles in general');
    await expect(page.locator('.card').first()).toContainText(/of 4 prompts/);
  });

  await test.step('a prompt is edited, switched off and deleted', async () => {
    await page.goto(`${root}/prompts`);
    const toggle = page.getByRole('switch', { name: /best electric kettles/ });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-checked', 'false');
    await page.getByRole('link', { name: 'What are the best electric kettles?' }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByLabel('Tags').fill('kettle, office');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('.lead .tag')).toHaveText(['kettle', 'office']);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete it and its answers' }).click();
    await expect(page.getByRole('heading', { name: 'Prompts', exact: true })).toBeVisible();
    await expect(page.getByText('6 prompts')).toBeVisible();
  });

  await test.step('insights', async () => {
    await page.goto(`${root}/insights`);
    await page.getByRole('button', { name: 'Look for insights' }).click();
    await expect(page.getByText(/insights? (was|were) written/)).toBeVisible({ timeout: 90_000 });
  });

  await test.step('an export', async () => {
    await page.goto(`${root}/exports`);
    await page.getByLabel('Each prompt').check();
    await page.getByRole('button', { name: 'Start the export' }).click();
    const link = page.getByRole('link', { name: 'Download ZIP' });
    await expect(link).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText('prompt_visibility.csv')).toBeVisible();
    const archive = await request.get((await link.getAttribute('href')) as string);
    const rows = unzipped(await archive.body(), 'prompt_visibility.csv').trim().split(/\r?\n/);
    expect(rows[0]).toContain('visibility');
    expect(rows.length).toBeGreaterThan(1);
    await page.reload();
    await expect(link).toBeVisible();
  });

  await test.step('the brand is deleted', async () => {
    await page.goto(`${root}/brand`);
    await page.getByRole('button', { name: 'Delete the brand' }).click();
    const remove = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });
    await expect(remove).toBeDisabled();
    await page.getByLabel('Type Hollin to go on').fill('Hollin');
    await remove.click();
    await expect(page).toHaveURL(/overview|start/);
    await settled(page);
    expect(page.url()).not.toContain(root);
    await page.goto(`${root}/overview`);
    await expect(page.getByText('There is no such page')).toBeVisible();
  });
});
