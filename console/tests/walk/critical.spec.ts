import { expect, test } from './support';

/**
 * How far it is to the first chart, in requests that wait for each other: the page; the code that runs first; and then all the
 * rest at once. Figures in milliseconds are in the README; what makes them is held here.
 */
test('the first chart is three requests in a row away, and needs nothing else', async ({ page, demo }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const asset = /^\/assets\/(\w+)-[\w-]{8}\.(js|css)$/.exec(pathname);
    asked.push(asset ? `${asset[1]}.${asset[2]}` : pathname.replace(demo.id, 'BRAND'));
  });
  const BESIDE = ['/api/v1/brands', '/api/v1/brands/BRAND/visibility/timeseries', 'overview.js', 'parts.js', 'figures.js'];

  // The code of the screen is held back: what is asked for now waits for the code that runs first alone.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(index|base)-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // Of the service, the brands and the series answer, and nothing else does until the chart is there.
  let others = () => {};
  const charted = new Promise<void>((resolve) => {
    others = resolve;
  });
  await page.route(/\/api\/v1\/(?!brands\?|brands\/[^/]+\/visibility\/timeseries)/, async (route) => {
    await charted;
    await route.continue();
  });

  await page.goto(`/brands/${demo.id}/overview?days=15`, { waitUntil: 'commit' });
  await expect.poll(() => BESIDE.filter((name) => !asked.includes(name))).toEqual([]);
  const [screen, data] = [['index.js', 'base.js', 'index.css'], ['favicon.svg', '/favicon.svg']];
  const first = ['/brands/BRAND/overview', '/theme.js', 'early.js', 'first.js'];
  expect(asked.filter((name) => ![...first, ...screen, ...data, ...BESIDE].includes(name)), 'on the way to the first chart').toEqual([]);

  release();
  await expect(page.locator('.chart svg path.line').first()).toBeVisible();
  for (const name of BESIDE) expect(asked.filter((one) => one === name), `${name} is asked for once`).toHaveLength(1);
  others();
  await expect(page.locator('.card')).toHaveCount(4);
});

test('the first address asks for the code of the overview beside the brands, and for the last one\'s figures', async ({ page, demo }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const series = `/api/v1/brands/${demo.id}/visibility/timeseries`;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/v1\/brands\?/, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript((id) => localStorage.setItem('brand', id), demo.id);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => asked.some((path) => /\/overview-[\w-]{8}\.js$/.test(path)) && asked.includes(series)).toBe(true);
  release();
  await expect(page.locator('.card')).toHaveCount(4);
  await expect(page).toHaveURL(new RegExp(`/brands/${demo.id}/overview$`));
  expect(asked.filter((path) => path === series), 'the series is asked for once').toHaveLength(1);
});

test('what opens menus comes when somebody moves, and keeps the press that it came for', async ({ page, demo }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/brands/${demo.id}/overview?days=15`);
  await expect(page.locator('.card')).toHaveCount(4);
  expect(asked.filter((path) => /menu|dialog/.test(path))).toEqual([]);
  await page.getByRole('button', { name: /Norvik/ }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('button', { name: /Norvik/ }).first()).toBeFocused();
});

test('a press is kept though the code of menus comes before it is over', async ({ page, demo }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/menu-machine-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/brands/${demo.id}/overview?days=15`);
  const button = page.getByRole('button', { name: 'Appearance and language' });
  await button.hover();
  await page.mouse.down();
  release();
  await expect(page.locator('[data-scope="menu"][data-part="trigger"]').last()).toBeAttached();
  await page.mouse.up();
  await expect(page.getByRole('menuitemradio', { name: 'Español' })).toBeVisible();
});
