import { receiver, signature } from './receiver';
import { browserOf, expect, settled, stranger, test } from './support';

const EVIL = '<img src=x onerror="window.hurt=1">';

test('a key is made, shown once, used and revoked', async ({ page, playwright, baseURL }) => {
  // A name of its own, so that a walk through the same service goes through again.
  const name = `Nightly ${Date.now()}`;
  await page.goto('/settings/keys');
  await page.getByRole('button', { name: 'New key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  const key = await dialog.getByLabel('API key').innerText();
  expect(key).toMatch(/^as_[\w-]{43}$/);
  await dialog.getByRole('button', { name: 'I have kept it' }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText(key.slice(0, 9));
  await expect(row.getByRole('cell', { name: 'Never' })).toBeVisible();
  expect(await page.content()).not.toContain(key);
  const program = await playwright.request.newContext({ baseURL: baseURL as string, extraHTTPHeaders: { Authorization: `Bearer ${key}` } });
  expect((await program.get('/api/v1/brands')).status()).toBe(200);
  expect((await program.get('/api/v1/console/keys')).status()).toBe(401);
  await page.reload();
  await expect(row).toContainText('Active');
  await expect(row.getByRole('cell', { name: 'Never' })).toHaveCount(0);
  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(row).toContainText('Revoked');
  const refused = await program.get('/api/v1/brands');
  expect([refused.status(), ((await refused.json()) as { error: { code: number } }).error.code]).toEqual([401, 1004]);
  await program.dispose();
});

test('a webhook is registered, tried, and tells its deliveries', async ({ page, request, demo }) => {
  const program = await receiver();
  await page.goto('/settings/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('URL').fill('http://169.254.169.254/latest');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog.getByRole('alert')).toContainText('url');
  await dialog.getByLabel('URL').fill(program.url);
  await dialog.getByRole('button', { name: 'Register' }).click();
  const secret = await dialog.getByLabel('Signing secret').innerText();
  await dialog.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByRole('link', { name: `Deliveries ${program.url}` }).click();
  await expect(page.getByText('Nothing was delivered yet')).toBeVisible();

  await test.step('a test that arrives', async () => {
    await page.getByRole('button', { name: 'Send a test' }).click();
    const delivery = page.locator('.thing').filter({ hasText: '1 attempt' });
    await expect(delivery).toContainText('Delivered');
    const [first] = program.received;
    expect(first && signature(secret, first)).toBe(first?.headers['webhook-signature']);
    await delivery.locator('summary').click();
    await expect(delivery).toContainText('This is a test delivery');
    await expect(delivery).toContainText('200');
    await expect(delivery).toContainText('taken');
    await expect(delivery).toContainText(String(first?.headers['webhook-id']));
  });

  await test.step('one that fails, with an answer that is text', async () => {
    program.answer.status = 500;
    program.answer.body = EVIL;
    await page.getByRole('button', { name: 'Send a test' }).click();
    const delivery = page.locator('.thing').filter({ hasText: 'Not delivered' });
    await delivery.locator('summary').click();
    await expect(delivery).toContainText(EVIL);
    program.answer.status = 200;
    await delivery.getByRole('button', { name: 'Send again' }).click();
    await expect(page.locator('.thing').filter({ hasText: '2 attempts' })).toContainText('Delivered');
    const ids = program.received.map((message) => message.headers['webhook-id']);
    expect(ids[2], 'a receiver knows what it got before').toBe(ids[1]);
    expect(await page.evaluate(() => (window as unknown as { hurt?: number }).hurt)).toBeUndefined();
  });

  await test.step('an event of the service', async () => {
    await request.post(`/api/v1/brands/${demo.id}/export?entities=brand&metrics=visibility`);
    await expect.poll(() => program.received.at(-1)?.body ?? '', { timeout: 90_000 }).toContain('data_exported');
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(page.locator('.thing').filter({ hasText: 'An export is ready' }).filter({ hasText: 'Delivered' }).first()).toBeVisible();
  });

  await test.step('another secret, and the end', async () => {
    await page.getByRole('button', { name: `New secret ${program.url}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click();
    const rotated = await page.getByRole('dialog').getByLabel('Signing secret').innerText();
    expect(rotated).not.toBe(secret);
    await page.getByRole('dialog').getByRole('button', { name: 'I have kept it' }).click();
    await page.getByRole('button', { name: `Delete ${program.url}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText(program.url)).toHaveCount(0);
  });
  program.close();
});

test('somebody is added, gets another role, and is removed', async ({ page, browser, baseURL }) => {
  // A name of its own, so that a walk through the same service goes through again.
  const email = `ana.${Date.now()}@people.example`;
  await page.goto('/settings/members');
  await page.getByRole('button', { name: 'Add somebody' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(email);
  await page.getByRole('dialog').getByLabel('Role').selectOption('viewer');
  await page.getByRole('dialog').getByRole('button', { name: 'Add somebody' }).click();
  const password = await page.getByRole('dialog').getByLabel('Password').innerText();
  await page.getByRole('dialog').getByRole('button', { name: 'I have kept it' }).click();
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toBeVisible();

  const context = await browserOf(browser, baseURL as string, email, password);
  const hers = await context.newPage();
  await hers.goto('/settings/keys');
  await settled(hers);
  await expect(hers.getByRole('button', { name: 'New key' })).toHaveCount(0);
  await hers.goto('/settings/members');
  await expect(hers.getByRole('row', { name: new RegExp(email) })).toContainText('Viewer');
  await expect(hers.getByRole('button', { name: 'Remove' })).toHaveCount(0);

  await row.getByLabel(`Role of ${email}`).selectOption('member');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await hers.goto('/settings/keys');
  await expect(hers.getByRole('button', { name: 'New key' })).toBeVisible();

  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row).toHaveCount(0);
  await hers.goto('/settings/keys');
  await expect(hers).toHaveURL(/\/login\?next=/);
  await context.close();

  await test.step('the last owner stays', async () => {
    const mine = page.getByRole('row', { name: /You/ });
    await mine.getByRole('combobox').selectOption('viewer');
    await expect(page.getByRole('alert')).toContainText('needs an owner');
    await expect(mine.getByRole('combobox')).toHaveValue('owner');
  });
});

test('a viewer leaves', async ({ page, browser, baseURL }) => {
  const email = `eva.${Date.now()}@people.example`;
  await page.goto('/settings/members?add=1');
  await page.getByRole('dialog').getByLabel('Email').fill(email);
  await page.getByRole('dialog').getByLabel('Role').selectOption('viewer');
  await page.getByRole('dialog').getByRole('button', { name: 'Add somebody' }).click();
  const password = await page.getByRole('dialog').getByLabel('Password').innerText();
  await page.getByRole('dialog').getByRole('button', { name: 'I have kept it' }).click();
  const context = await browserOf(browser, baseURL as string, email, password);
  const hers = await context.newPage();
  await hers.goto('/settings/members');
  await hers.getByRole('button', { name: 'Leave this organization' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(hers).toHaveURL(/\/login\?next=/);
  await context.close();
  await page.reload();
  await expect(page.getByRole('row', { name: /You/ })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toHaveCount(0);
});

test('another organization sees none of it', async ({ page, browser, baseURL, demo }) => {
  await page.goto('/settings/keys');
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Ours alone');
  await page.getByRole('dialog').getByRole('button', { name: 'Make the key' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I have kept it' }).click();
  const { email, password } = stranger();
  const context = await browserOf(browser, baseURL as string, email, password);
  const theirs = await context.newPage();
  for (const name of ['keys', 'webhooks', 'members', 'usage', 'organization']) {
    await theirs.goto(`/settings/${name}`);
    await settled(theirs);
    await expect(theirs.getByText('Ours alone')).toHaveCount(0);
    await expect(theirs.getByRole('alert')).toHaveCount(0);
  }
  await theirs.goto(`/brands/${demo.id}/overview`);
  await expect(theirs.getByText('There is no such page')).toBeVisible();
  await expect(theirs.getByText(demo.name)).toHaveCount(0);
  await context.close();
});

// On a page of its own: being sent back leaves this service, which the other pages must not do.
test('an assistant is connected, seen and cut off', async ({ context, request }) => {
  const asking = await context.newPage();
  const back = 'http://127.0.0.1:9/back';
  const name = `Helper ${Date.now()}`;
  const made = await request.post('/oauth/register', { data: { client_name: `${name} ${EVIL}`, redirect_uris: [back] } });
  const { client_id: client } = (await made.json()) as { client_id: string };
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: client,
    redirect_uri: back,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    scope: 'read write',
    state: 'a state',
  });
  await asking.route('http://127.0.0.1:9/**', (route) => route.fulfill({ body: 'back' }));
  await asking.goto(`/oauth/authorize?${query.toString()}`);
  const allowed = asking.waitForRequest((sent) => sent.url().startsWith(back)).catch(() => null);
  await asking.getByRole('button', { name: /Allow/ }).click();
  const code = new URL((await allowed)?.url() ?? asking.url()).searchParams.get('code');
  const tokens = await request.post('/oauth/token', {
    form: { grant_type: 'authorization_code', client_id: client, redirect_uri: back, code: code ?? '', code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' },
  });
  const { access_token: token } = (await tokens.json()) as { access_token: string };
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json, text/event-stream', 'MCP-Protocol-Version': '2025-11-25' };
  expect((await request.post('/mcp', { data: list, headers })).status()).toBe(200);
  // Nobody answers where the first page is sent back to: until it has failed there it could not go anywhere else.
  const page = await context.newPage();
  await page.goto('/settings/assistants');
  await expect(page.getByLabel('Address of the server', { exact: true }).first()).toHaveText(/\/mcp$/);
  await page.getByRole('link', { name: 'Connected assistants' }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { hurt?: number }).hurt)).toBeUndefined();
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);
  expect((await request.post('/mcp', { data: list, headers })).status()).toBe(401);
});

test('names of the account are shown as text', async ({ page }) => {
  await page.goto('/settings/organization');
  const field = page.getByLabel('Name', { exact: true });
  await field.fill(`Norvik ${EVIL}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto('/settings/keys?add=1');
  await page.getByRole('dialog').getByLabel('Name').fill(`Key ${EVIL}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Make the key' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByText(`Key ${EVIL}`).first()).toBeVisible();
  for (const path of ['/settings/keys', '/settings/organization', '/oauth/assistants']) {
    await page.goto(path);
    expect(await page.evaluate(() => (window as unknown as { hurt?: number }).hurt), path).toBeUndefined();
  }
  await page.goto('/settings/organization');
  await expect(field).toHaveValue(`Norvik ${EVIL}`);
  await field.fill('Norvik');
  await page.getByRole('button', { name: 'Save' }).click();
});

test('signing out ends the session', async ({ browser, baseURL }) => {
  const { email, password } = stranger();
  const context = await browserOf(browser, baseURL as string, email, password);
  const page = await context.newPage();
  await page.goto('/settings/usage');
  const kept = await context.cookies();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await context.addCookies(kept);
  await page.goto('/settings/usage');
  await expect(page).toHaveURL(/\/login\?next=/);
  await context.close();
});
