import { credentials, expect, removeBrand, settled, test } from './support';

const failures: { status: number; code: number; text: string; headers: Record<string, string>; advice: string }[] = [
  { status: 429, code: 1007, text: 'Too many requests', headers: { 'Retry-After': '7' }, advice: 'Try again in 7 seconds' },
  { status: 500, code: 1001, text: 'Internal error', headers: {}, advice: 'Try again' },
];

for (const { status, code, text, headers, advice } of failures) {
  test(`error ${code} shows its code, its text and what to do`, async ({ page, demo }) => {
    const url = '**/visibility/comparison*';
    await page.route(url, (route) => route.fulfill({ status, headers, json: { error: { code, description: text } } }));
    await page.goto(`/brands/${demo.id}/overview`);
    const alert = page.getByRole('alert').first();
    await expect(alert).toContainText(`Error ${code}`);
    await expect(alert).toContainText(text);
    await expect(alert).toContainText(advice);
    await page.unroute(url);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.card')).toHaveCount(4);
  });
}

test('what is said to programs about keys is not said to people', async ({ page, demo }) => {
  const url = '**/visibility/comparison*';
  await page.route(url, (route) => route.fulfill({ status: 401, json: { error: { code: 1004, description: 'Invalid API key' } } }));
  await page.goto(`/brands/${demo.id}/overview`);
  const alert = page.getByRole('alert').first();
  await expect(alert).toContainText('Your session has ended');
  await expect(alert).not.toContainText('API key');
  await expect(alert.getByRole('link', { name: 'Sign in' })).toHaveAttribute('target', '_blank');
  await page.unroute(url);
  await page.route(url, (route) => route.fulfill({ status: 403, json: { error: { code: 1011, description: 'The API key is not authorized' } } }));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('Your role does not allow this');
  await expect(alert).not.toContainText('API key');
});

test('whoever may only look is offered nothing that changes', async ({ page, demo }) => {
  await page.route('**/api/v1/console/session', async (route) => {
    const reply = await route.fetch();
    const found = (await reply.json()) as { data: object };
    await route.fulfill({ json: { ...found, data: { ...found.data, role: 'viewer' } } });
  });
  for (const name of ['prompts', 'insights', 'views', 'collections', 'exports']) {
    await page.goto(`/brands/${demo.id}/${name}`);
    await settled(page);
    await expect(page.locator('main .button.primary, main .switch, main .insight select'), name).toHaveCount(0);
  }
  await page.goto(`/brands/${demo.id}/brand`);
  await expect(page.getByText('You may look at this organization, not change it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a dialog does not close over what would be lost', async ({ page, demo }) => {
  await page.goto(`/brands/${demo.id}/prompts?add=1`);
  const dialog = page.getByRole('dialog', { name: 'Add prompts' });
  await dialog.getByLabel('Prompts').fill('Which kettle is quiet?');
  // Just opened, a dialog does not hear clicks beside it before a frame or two have gone by.
  await expect(async () => {
    await page.mouse.click(5, 300);
    await expect(dialog.getByText('What you have typed is not saved yet.')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Close all the same' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/settings/keys?add=1');
  await page.route('**/api/v1/console/keys', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 201, json: { data: { apiKey: 'as_shown_once' } } }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Make the key' }).click();
  await expect(page.getByText('as_shown_once')).toBeVisible();
  for (const slip of [() => page.mouse.click(5, 300), () => page.keyboard.press('Escape')]) {
    await expect(async () => {
      await slip();
      await expect(page.getByText('Have you kept it? It is not shown again.')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByText('as_shown_once')).toBeVisible();
    await page.getByRole('button', { name: 'Stay here' }).click();
  }
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who is not signed in is led to sign in, and back', async ({ page, context }) => {
  await context.clearCookies();
  await page.goto('/start?step=brand');
  await expect(page).toHaveURL(/\/login\?next=%2Fstart%3Fstep%3Dbrand$/);
  await page.getByLabel('Email').fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/start\?step=brand$/);
});

test('a service that does not answer is told from one that fails', async ({ page, demo }) => {
  await page.route('**/api/v1/engines*', (route) => route.abort());
  await page.goto(`/brands/${demo.id}/collections`);
  await expect(page.getByRole('alert')).toContainText('The service does not answer');
});

test('an organization without brands begins at the start', async ({ page }) => {
  await page.route('**/api/v1/brands?*', (route) => route.fulfill({ json: { data: { brands: [] }, pagination: { page: 1, pageSize: 100, totalItems: 0 }, links: {} } }));
  await page.goto('/');
  await expect(page).toHaveURL(/\/start$/);
  await expect(page.getByRole('heading', { name: 'Your first numbers' })).toBeVisible();
});

test('a page that is not there says so', async ({ page, demo }) => {
  for (const path of ['/brands/brand_nobody/overview', `/brands/${demo.id}/nothing`, '/settings/nothing']) {
    await page.goto(path);
    await expect(page.getByText('There is no such page')).toBeVisible();
  }
});

test('changes carry the session’s secret', async ({ page, context, demo }) => {
  const secret = (await context.cookies()).find((cookie) => cookie.name === 'csrf')?.value;
  expect(secret).toBeTruthy();
  await page.goto(`/brands/${demo.id}/insights`);
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/insights/generation') && request.method() === 'POST'),
    page.route('**/insights/generation', (route) => route.abort()).then(() => page.getByRole('button', { name: 'Look for insights' }).click()),
  ]);
  expect(asked.headers()['x-csrf-token']).toBe(secret);
});

test('what strangers wrote is shown as text, and nothing of it runs', async ({ page, request }) => {
  const domain = 'strangers-walk.example';
  await removeBrand(request, domain);
  const evil = '<img src=x onerror="window.hurt=1">';
  const made = await request.post('/api/v1/brands', { data: { name: `Q${evil}`, domain, competitors: [{ name: `R${evil}`, domain: 'rival-walk.example' }] } });
  const brand = ((await made.json()) as { data: { id: string } }).data.id;
  const answeredAt = `${new Date().toISOString().slice(0, 10)}T00:00:00Z`;
  await request.post(`/api/v1/brands/${brand}/answers`, {
    data: {
      answers: [
        {
          query: `Why ${evil}?`,
          engine: 'openai',
          answeredAt,
          text: `${evil} <script>window.hurt=2</script> [go](javascript:window.hurt=3) R${evil}`,
          citations: [{ url: 'https://pages.example/a', title: `Title ${evil}` }],
          externalId: 'one',
        },
      ],
    },
  });
  await request.post(`/api/v1/brands/${brand}/views`, { data: { name: `V${evil}` } });
  for (const name of ['overview', 'overview?metric=share-of-voice', 'competitors', 'citations?by=pages', 'citations?by=gaps', 'prompts', 'answers', 'views', 'brand']) {
    await page.goto(`/brands/${brand}/${name}`);
    await settled(page);
    expect(await page.evaluate(() => (window as unknown as { hurt?: number }).hurt), name).toBeUndefined();
  }
  await test.step('a brand’s name in a chart, its legend, its table and what it says', async () => {
    await expect(async () => {
      await page.goto(`/brands/${brand}/overview?days=7&metric=share-of-voice`);
      await expect(page.locator('.chart .legend')).toContainText(`R${evil}`, { timeout: 2000 });
    }).toPass();
    const chart = page.locator('figure.chart').first();
    await expect(chart.locator('.legend')).toContainText(`Q${evil}`);
    expect(await chart.locator('svg[role="img"] desc').textContent()).toContain(`R${evil}`);
    await chart.getByRole('slider').focus();
    await expect(chart.locator('.readout')).toContainText(`R${evil}`);
    expect(await chart.getByRole('slider').getAttribute('aria-valuetext')).toContain(`R${evil}`);
    await chart.getByRole('button', { name: /Show the table/ }).click();
    await expect(chart.getByRole('cell', { name: `R${evil}` }).first()).toBeVisible();
    await expect(page.locator('main img, main script')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { hurt?: number }).hurt)).toBeUndefined();
  });
  await page.goto(`/brands/${brand}/answers`);
  await page.locator('.answer-card h2 a').first().click();
  await expect(page.locator('.answer-text')).toContainText('<script>window.hurt=2</script>');
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: `Title ${evil}` })).toHaveAttribute('href', 'https://pages.example/a');
  expect(await page.evaluate(() => (window as unknown as { hurt?: number }).hurt)).toBeUndefined();
  await removeBrand(request, domain);
});
