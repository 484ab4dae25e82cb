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

test('an answer that is written from the right to the left is shown so, whatever a line begins with', async ({ page, request, demo }) => {
  const text = 'أفضل آلة هي Norvik (النموذج X2).\n- Norvik: أغلى قليلاً!';
  const { data } = (await (await request.get(`/api/v1/brands/${demo.id}/answers?pageSize=5`)).json()) as { data: { answers: { id: string }[] } };
  const answer = { ...data.answers[0], query: 'ما هي أفضل آلة؟', text, language: 'ar', mentions: [], sentiment: null };
  await page.route('**/api/v1/answers/*', (route) => route.fulfill({ json: { data: answer } }));
  await page.goto(`/brands/${demo.id}/answers/${data.answers[0]?.id}`);
  for (const line of await page.locator('.answer-text p').all()) await expect(line).toHaveCSS('direction', 'rtl');
  await expect(page.locator('.answer-text p')).toHaveCount(2);
});

test('a sentence for one brand and against another is underlined as neither', async ({ page, request, demo }) => {
  const { data } = (await (await request.get(`/api/v1/brands/${demo.id}/answers?pageSize=5`)).json()) as { data: { answers: { id: string }[] } };
  const said = (brand: string, polarity: string) => ({ brand, featureName: 'comfort', polarity, quote: 'Norvik beats Brindax.', start: 0, end: 21 });
  const answer = { ...data.answers[0], text: 'Norvik beats Brindax.', mentions: [], sentiment: [said('Norvik', 'endorsed'), said('Brindax', 'undermined')] };
  await page.route('**/api/v1/answers/*', (route) => route.fulfill({ json: { data: answer } }));
  await page.goto(`/brands/${demo.id}/answers/${data.answers[0]?.id}`);
  await expect(page.locator('.answer-text mark').first()).toHaveCSS('text-decoration-style', 'dashed');
});

test('a name of one long word leaves the figures in sight', async ({ page, request, demo }) => {
  const long = 'N'.repeat(120);
  await page.route(/\/(visibility|share-of-voice)\/aggregates/, async (route) => {
    const reply = await request.get(route.request().url());
    await route.fulfill({ contentType: 'application/json', body: (await reply.text()).replaceAll('"Brindax"', `"${long}"`) });
  });
  await page.goto(`/brands/${demo.id}/competitors?days=15`);
  await expect(page.getByRole('link', { name: long })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^Visibility/ })).toBeInViewport({ ratio: 1 });
});

test('the page of a prompt says of its own answers whether they are invented', async ({ page, request, demo }) => {
  const query = 'Who is read from a file?';
  const answer = { query, engine: 'openai', answeredAt: `${new Date().toISOString().slice(0, 10)}T00:00:00Z`, text: 'Nobody.', externalId: 'from-a-file' };
  await request.post(`/api/v1/brands/${demo.id}/answers`, { data: { answers: [answer] } });
  const { data } = (await (await request.get(`/api/v1/brands/${demo.id}/prompts?pageSize=100`)).json()) as { data: { prompts: { id: string; query: string }[] } };
  const prompt = (wanted: boolean) => data.prompts.find((one) => (one.query === query) === wanted)?.id;
  await page.goto(`/brands/${demo.id}/prompts/${prompt(false)}`);
  await expect(page.getByText('These answers are invented by the demo')).toBeVisible();
  await page.goto(`/brands/${demo.id}/prompts/${prompt(true)}`);
  await expect(page.locator('.answer-card')).toHaveCount(1);
  await settled(page);
  await expect(page.getByText('answers are invented')).toHaveCount(0);
  await request.delete(`/api/v1/prompts/${prompt(true)}`);
});
