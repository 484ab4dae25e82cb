import { expect, settled, test, type Brand } from './support';
import type { APIRequestContext } from '@playwright/test';

/** A view of the brand, made once for these walks and removed after each. */
async function view(request: APIRequestContext, brand: Brand): Promise<string> {
  const made = await request.post(`/api/v1/brands/${brand.id}/views`, { data: { name: 'Walk behind', filters: { type: 'branded' } } });
  return ((await made.json()) as { data: { id: string } }).data.id;
}

test('a brand that the first page of the list does not have is opened, and can be chosen', async ({ page, request, demo }) => {
  const { data } = (await (await request.get('/api/v1/brands?name=Norvik')).json()) as { data: { brands: Brand[] } };
  const other = { ...data.brands[0], id: 'brand_00000000000000000000', name: 'Another' };
  const pagination = { page: 1, pageSize: 100, totalItems: 2 };
  await page.route('**/api/v1/brands?*', (route) =>
    new URL(route.request().url()).searchParams.get('page') === '2'
      ? route.fulfill({ json: { data, pagination, links: {} } })
      : route.fulfill({ json: { data: { brands: [other] }, pagination, links: { next: 'https://elsewhere.example/?page=2' } } }),
  );
  await page.goto(`/brands/${demo.id}/overview?days=15&engine=gemini`);
  await expect(page.locator('h1')).toHaveText('Norvik');
  await page.getByRole('button', { name: 'Brand: Norvik. Choose another' }).click();
  await expect(page.getByRole('menuitemradio', { name: /Norvik/ })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('menuitemradio', { name: /Another/ }).click();
  await expect(page).toHaveURL(/brand_0+\/overview\?days=15&engine=gemini$/);
  await page.goto('/brands/brand_99999999999999999999/overview');
  await expect(page.getByText('There is no such page')).toBeVisible();
});

test('figures of a view lead to the answers of the view', async ({ page, request, demo }) => {
  const id = await view(request, demo);
  try {
    await page.goto(`/brands/${demo.id}/overview?days=15&view=${id}&engine=gemini`);
    await settled(page);
    await page.locator('.card').first().locator('.figure a').click();
    await expect(page).toHaveURL(new RegExp(`answers\\?days=15&engine=gemini&view=${id}&mentions=Norvik`));
    const [asked] = await Promise.all([
      page.waitForRequest((one) => /api\/.*\/answers\?/.test(one.url())),
      page.reload(),
    ]);
    expect(new URL(asked.url()).searchParams.get('type')).toBe('branded');
    for (const name of ['competitors', 'citations', 'citations?by=pages']) {
      await page.goto(`/brands/${demo.id}/${name}${name.includes('?') ? '&' : '?'}days=15&view=${id}`);
      await settled(page);
      await expect(page.locator(`main a[href*="/answers?"][href*="view=${id}"]`).first()).toBeVisible();
    }
    await Promise.all([
      page.waitForRequest((one) => /api\/.*\/answers\?.*type=branded/.test(one.url())),
      page.goto(`/brands/${demo.id}/citations?by=gaps&days=15&view=${id}`),
    ]);
  } finally {
    await request.delete(`/api/v1/views/${id}`);
  }
});

test('the count of a page leads to the answers that cite that page', async ({ page, demo }) => {
  await page.goto(`/brands/${demo.id}/citations?by=pages&days=7`);
  await settled(page);
  const row = page.locator('main tbody tr').first();
  const url = await row.locator('small').innerText();
  const counted = await row.locator('td.number a').innerText();
  await row.locator('td.number a').click();
  await expect(page).toHaveURL(/cited=https/);
  await expect(page.locator('main')).toContainText(`${counted} answers, newest first`);
  await page.getByRole('button', { name: `${url} Clear` }).click();
  await expect(page).not.toHaveURL(/cited=/);
});

test('an insight about one engine leads to the answers of that engine', async ({ page, request, demo }) => {
  const reply = await request.get(`/api/v1/brands/${demo.id}/insights?pageSize=100`);
  const { insights } = ((await reply.json()) as { data: { insights: { id: string; category: string; evidence: { engine?: string } }[] } }).data;
  const gap = insights.find((one) => one.category === 'engine_gap');
  await page.goto(`/brands/${demo.id}/insights?open=${gap?.id}`);
  await expect(page.getByRole('link', { name: 'The answers behind it' })).toHaveAttribute('href', new RegExp(`engine=${gap?.evidence.engine}`));
});

test('a brand that nobody cites has none of the citations, not no answers', async ({ page, demo }) => {
  await page.route('**/citations/comparison?*sourceType=owned*', async (route) => {
    const reply = await route.fetch();
    const found = (await reply.json()) as { data: object };
    await route.fulfill({ json: { ...found, data: { ...found.data, comparison: [] } } });
  });
  await page.goto(`/brands/${demo.id}/overview?days=15`);
  const card = page.locator('.card').filter({ hasText: 'Citations' });
  await expect(card.locator('.figure')).toHaveText('0%');
  await expect(card).toContainText(/0 of [\d,]+ citations are yours/);
});

test('a file has the rows of all pages, and the service sorts them', async ({ page, demo }) => {
  await page.goto(`/brands/${demo.id}/answers?days=7&engine=gemini`);
  await settled(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as CSV' }).click()]);
  const text = await (await download.createReadStream()).toArray();
  const told = await page.getByText(/answers, newest first/).innerText();
  expect(Buffer.concat(text).toString().match(/^answer_/gm)).toHaveLength(Number(told.match(/\d+/)?.[0]));
  await page.goto(`/brands/${demo.id}/citations?days=15`);
  await settled(page);
  await Promise.all([
    page.waitForRequest((one) => one.url().includes('sortBy=change')),
    page.getByRole('button', { name: 'Change, pts' }).click(),
  ]);
  await expect(page).toHaveURL(/sort=change/);
  await expect(page.getByRole('columnheader', { name: /Change, pts/ })).toHaveAttribute('aria-sort', 'ascending');
});

test('a count of answers is told where it is known, and a search goes on behind pages that hold nothing', async ({ page, request, demo }) => {
  await page.goto(`/brands/${demo.id}/answers?days=15&engine=gemini`);
  await expect(page.getByText('180 answers, newest first')).toBeVisible();
  // With other filters than days and engine the total is an upper bound.
  await page.goto(`/brands/${demo.id}/answers?days=15&mentions=Norvik`);
  await expect(page.getByText('The answers that fit, newest first')).toBeVisible();
  await page.goto(`/brands/${demo.id}/answers?days=15&q=nowhere`);
  await expect(page.getByText('No answers fit')).toBeVisible();
  const prompts = (await (await request.get(`/api/v1/brands/${demo.id}/prompts`)).json()) as { data: { prompts: { id: string }[] } };
  const first = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10);
  const answer = { promptId: prompts.data.prompts[0]?.id, engine: 'openai', answeredAt: `${first}T00:00:00Z`, text: 'In Zanzibar.', externalId: 'far-back' };
  await request.post(`/api/v1/brands/${demo.id}/answers`, { data: { answers: [answer] } });
  await page.goto(`/brands/${demo.id}/answers?q=zanzibar`);
  await expect(page.locator('.answer-card')).toHaveCount(1);
  await request.post(`/api/v1/brands/${demo.id}/answers/delete`, { data: { externalIds: ['far-back'] } });
});
