import { readFile } from 'node:fs/promises';
import { chooseLast, expect, settled, test } from './support';

test('figures are those of the service, and say whether a change is more than chance', async ({ page, request, demo }) => {
  await page.goto(`/brands/${demo.id}/overview?days=15`);
  await settled(page);
  const query = new URL(page.url());
  expect(query.searchParams.get('days')).toBe('15');
  const dates = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name).find((name) => name.includes('/share-of-voice/comparison')));
  const reply = (await (await request.get(dates as string)).json()) as { data: { comparison: { relationship: string; current: number; verdict: string }[] } };
  const own = reply.data.comparison.find((row) => row.relationship === 'owned');
  const card = page.locator('.card').filter({ hasText: 'Share of voice' });
  await expect(card.locator('.figure')).toHaveText(`${Math.round((own?.current ?? 0) * 100)}%`);
  await expect(card).toContainText(own?.verdict === 'within_noise' ? 'Within noise' : /Up|Down/);
  await expect(page.locator('.insight-list li')).toHaveCount(5);
  await expect(page.getByRole('table', { name: 'Engines side by side' }).getByRole('row')).toHaveCount(5);
});

test('a chart has a name, a description, steps by keyboard and a table', async ({ page, demo }) => {
  await page.goto(`/brands/${demo.id}/overview?days=15`);
  await settled(page);
  const picture = page.getByRole('img', { name: /^Visibility by day/ });
  await expect(picture).toHaveAccessibleName(/Lines of Norvik, Brindax, Quontek, Sombrelle/);
  const slider = page.getByRole('slider', { name: /Visibility by day/ });
  await slider.focus();
  await page.keyboard.press('End');
  const last = await slider.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuenow', '14');
  expect(await slider.getAttribute('aria-valuetext')).not.toBe(last);
  await expect(slider).toHaveAttribute('aria-valuetext', /Norvik \d+%, Brindax \d+%/);
  await expect(page.locator('.readout')).toContainText('Norvik');
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await page.getByRole('button', { name: 'Show the table (60 rows)' }).click();
  await expect(page.getByRole('table', { name: /Visibility by day/ }).getByRole('row')).toHaveCount(61);
  await page.getByRole('button', { name: 'Brindax', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Brindax', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('how a figure is made opens beside it, from the keyboard too', async ({ page, demo }) => {
  await page.goto(`/brands/${demo.id}/overview?days=15`);
  await settled(page);
  const button = page.locator('.card').first().getByRole('button', { name: 'How Visibility is made' });
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Visibility' });
  await expect(drawer).toContainText('prompts with at least one answer');
  await expect(page).toHaveURL(/how=visibility/);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('filters stand in the address and lead to the answers behind a figure', async ({ page, demo }) => {
  await page.goto(`/brands/${demo.id}/overview`);
  await settled(page);
  await page.getByLabel('Engine', { exact: true }).selectOption('gemini');
  await expect(page).toHaveURL(/engine=gemini/);
  await page.getByLabel('Period').selectOption('7');
  await page.getByRole('link', { name: 'Competitors' }).first().click();
  await expect(page).toHaveURL(/competitors\?.*engine=gemini/);
  await settled(page);
  await expect(page.getByLabel('Period')).toHaveValue('7');
  await page.getByRole('link', { name: 'Brindax' }).click();
  await expect(page).toHaveURL(/answers\?.*mentions=Brindax/);
  await settled(page);
  await expect(page.locator('.answer-card').first()).toContainText('Gemini');
  await expect(page.locator('.answer-card').first().locator('.chip', { hasText: 'Brindax' })).toBeVisible();
  const first = await page.locator('.answer-card').first().innerText();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(page.locator('.answer-card').first()).not.toHaveText(first, { useInnerText: true });
  await page.goBack();
  await expect(page).not.toHaveURL(/after=/);
});

test('a prompt is found by what is typed', async ({ page, demo }) => {
  await page.goto(`/brands/${demo.id}/answers`);
  await settled(page);
  const field = page.getByRole('combobox', { name: 'Prompt', exact: true });
  await field.fill('swimming');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Which earbuds stay in place while swimming?']);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/promptId=prompt_/);
  await expect(page.locator('.answer-card h2').first()).toHaveText('Which earbuds stay in place while swimming?');
});

test('a table is saved as CSV, with what the page leaves out', async ({ page, demo }) => {
  await page.goto(`/brands/${demo.id}/competitors?days=15`);
  await settled(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as CSV' }).first().click()]);
  expect(download.suggestedFilename()).toBe('Norvik-competitors.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('visibilityLow');
  expect(lines).toHaveLength(5);
});

test('sources without the brand, and quotes of a feature', async ({ page, demo }) => {
  await page.goto(`/brands/${demo.id}/citations?days=15&by=gaps`);
  await settled(page);
  await expect(page.getByText(/Read from the latest 500 answers/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'reviews.example' })).toBeVisible();
  await page.goto(`/brands/${demo.id}/sentiment?days=15`);
  await settled(page);
  await page.getByRole('button', { name: 'battery life' }).click();
  const drawer = page.getByRole('dialog', { name: 'Norvik: battery life' });
  await expect(drawer.locator('q').first()).toContainText(/battery/i);
  await drawer.getByRole('link', { name: 'the answer' }).first().click();
  await expect(page.locator('.answer-text')).toBeVisible();
});

test('an insight moves from one status to another and back', async ({ page, demo }) => {
  await page.goto(`/brands/${demo.id}/insights?status=new`);
  await settled(page);
  const name = await page.locator('.insight-title').first().innerText();
  await page.locator('.insight-title').first().click();
  await expect(page.getByRole('link', { name: 'The answers behind it' })).toBeVisible();
  await page.getByRole('combobox', { name: `Status of “${name}”` }).selectOption('in_progress');
  await expect(page.getByRole('link', { name: 'In progress (1)' })).toBeVisible();
  await page.getByRole('link', { name: 'In progress (1)' }).click();
  await page.getByRole('combobox', { name: `Status of “${name}”` }).selectOption('new');
  await expect(page.getByRole('link', { name: 'In progress', exact: true })).toBeVisible();
});

test('Spanish, with its numbers, and a theme that stays', async ({ page, demo }) => {
  await page.goto(`/brands/${demo.id}/overview?days=15`);
  await settled(page);
  await page.getByRole('button', { name: 'Appearance and language' }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('link', { name: 'Competidores' }).first()).toBeVisible();
  await expect(page.locator('.card').filter({ hasText: 'Citas' }).locator('.figure').first()).toHaveText(/^\d+,\d\s%$/);
  await page.getByRole('button', { name: 'Aspecto e idioma' }).click();
  await page.getByRole('menuitemradio', { name: 'Oscuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('the keyboard alone reaches pages, menus and figures', async ({ page, demo }) => {
  await page.goto(`/brands/${demo.id}/overview?days=15`);
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Period')).toBeFocused();
  await page.getByRole('button', { name: /^Brand: Norvik/ }).focus();
  await page.keyboard.press('Enter');
  await chooseLast(page, 'New brand…');
  await expect(page).toHaveURL(/\/start$/);
});

test('a narrow page has its pages in a drawer', async ({ page, demo }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/brands/${demo.id}/overview?days=15`);
  await page.getByRole('button', { name: 'Open the pages' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sentiment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sentiment' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('how often engines showed no answer stands beside the figures, in both languages', async ({ page, demo }) => {
  await page.route(/\/(visibility|share-of-voice|citations|sentiment)\/(comparison|aggregates)/, async (route) => {
    const reply = await route.fetch({ headers: { ...route.request().headers(), 'sec-fetch-site': 'same-origin' } });
    const body = (await reply.json()) as { data: Record<string, unknown> };
    const told = { noAnswerCount: 12, ...('previousNoAnswerCount' in body.data ? { previousNoAnswerCount: 1003 } : {}) };
    await route.fulfill({ response: reply, json: { ...body, data: { ...body.data, ...told } } });
  });
  for (const name of ['overview', 'competitors', 'citations', 'sentiment']) {
    await page.goto(`/brands/${demo.id}/${name}?days=15`);
    await expect(page.getByText('Engines were asked and showed no answer 12 times. In the period before: 1,003.').first(), name).toBeVisible();
    await settled(page);
  }
  await page.goto(`/brands/${demo.id}/citations?days=15&by=pages`);
  await expect(page.getByText('Engines were asked and showed no answer 12 times.')).toBeVisible();
  await settled(page);
  await page.goto(`/brands/${demo.id}/overview?days=15`);
  const engines = page.getByRole('table', { name: 'Engines side by side' });
  await expect(engines.getByRole('row', { name: /ChatGPT/ })).toContainText('12 asks without answer');
  await settled(page);
  await page.evaluate(() => localStorage.setItem('locale', 'es'));
  await page.reload();
  await expect(page.getByText('Los motores no mostraron ninguna respuesta en 12 consultas. En el periodo anterior: 1003.')).toBeVisible();
  await settled(page);
});

test('an engine that was asked and never showed an answer has no figures, and is there', async ({ page, demo }) => {
  await page.route(/\/visibility\/aggregates.*engine=grok/, async (route) => {
    const reply = await route.fetch({ headers: { ...route.request().headers(), 'sec-fetch-site': 'same-origin' } });
    const body = (await reply.json()) as { data: Record<string, unknown> };
    await route.fulfill({ response: reply, json: { ...body, data: { ...body.data, noAnswerCount: 7 } } });
  });
  await page.goto(`/brands/${demo.id}/overview?days=15`);
  const row = page.getByRole('table', { name: 'Engines side by side' }).getByRole('row', { name: /Grok/ });
  await expect(row.getByRole('cell')).toHaveText(['–', '–', '–', '07 asks without answer']);
});
