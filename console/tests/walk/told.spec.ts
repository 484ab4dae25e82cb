import { expect, settled, test } from './support';

test('what is invented, which days, and what can not be shown is told', async ({ page, demo }) => {
  await page.goto(`/brands/${demo.id}/competitors?days=15&engine=nobody&from=2026-02-31&to=2026-03-01`);
  await settled(page);
  await expect(page.getByText('These answers are invented by the demo')).toBeVisible();
  await expect(page.getByText('days in UTC')).toBeVisible();
  await expect(page.getByLabel('Engine', { exact: true })).toHaveValue('');
  await page.goto(`/brands/${demo.id}/competitors?from=2026-05-02&to=2026-05-01`);
  await expect(page.getByRole('alert')).toContainText('The first day is after the last. What is shown is');
  await page.getByLabel('To', { exact: true }).fill('2026-05-03');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto(`/brands/${demo.id}/prompts?page=99`);
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(page.locator('main tbody tr').first()).toBeVisible();
});

test('another page has the focus on its heading, and the next page of a list its top', async ({ page, demo }) => {
  await page.goto(`/brands/${demo.id}/answers?days=15`);
  await settled(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/after=/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Insights' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeFocused();
  await expect(page.locator('.insight-about').first()).toContainText(/“.+” · /);
});

test('a page whose code does not come says that the service does not answer', async ({ page, demo }) => {
  await page.goto(`/brands/${demo.id}/overview?days=15`);
  await settled(page);
  await page.route(/\/assets\/views-/, (route) => route.abort());
  await page.getByRole('link', { name: 'Views' }).first().click();
  await expect(page.getByRole('alert')).toContainText('The service does not answer');
});

test('a webhook can be made after a reload too', async ({ page }) => {
  await page.goto('/settings/webhooks?add=1');
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  await expect(boxes.first()).toBeChecked();
});

test('the markup of an answer is read, and its long words break', async ({ page, request, demo }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const text = '*soft* and ***loud***, `npm i`, [tea](https://a.example/Kettle_(tea)) https://b.example/x.\n> said\n```\n<b>code</b>\n```\n' + 'W'.repeat(300);
  const { data } = (await (await request.get(`/api/v1/brands/${demo.id}/answers?pageSize=5`)).json()) as { data: { answers: { id: string }[] } };
  const answer = { ...data.answers[0], query: 'Q'.repeat(200), text, mentions: [], sentiment: [] };
  await page.route('**/api/v1/answers/*', (route) => route.fulfill({ json: { data: answer } }));
  await page.goto(`/brands/${demo.id}/answers/${data.answers[0]?.id}`);
  const shown = page.locator('.answer-text');
  await expect(shown.locator('em').first()).toHaveText('soft');
  await expect(shown.locator('strong em')).toHaveText('loud');
  await expect(shown.locator('p code')).toHaveText('npm i');
  await expect(shown.locator('blockquote')).toHaveText('said');
  await expect(shown.locator('pre')).toHaveText('<b>code</b>');
  await expect(shown.getByRole('link', { name: 'tea' })).toHaveAttribute('href', 'https://a.example/Kettle_(tea)');
  await expect(shown.getByRole('link', { name: 'https://b.example/x' })).toHaveAttribute('href', 'https://b.example/x');
  expect(await page.evaluate(() => (document.scrollingElement as Element).scrollWidth)).toBeLessThanOrEqual(360);
});
