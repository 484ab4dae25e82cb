// Pictures of every page: `node scripts/shots.mjs DIR [page ...]`; where and as whom, signed-in.mjs says.
import { mkdir } from 'node:fs/promises';
import { base, signedIn } from './signed-in.mjs';

const [directory = 'shots', ...only] = process.argv.slice(2);
const sizes = [[1280, 900], [390, 844]];
const { browser, storageState, get } = await signedIn();
const problems = new Set();

const { data } = await get('/api/v1/brands?pageSize=100');
const brand = data.brands.find((one) => one.name === (process.env.BRAND ?? 'Norvik')) ?? data.brands[0];
const answers = (await get(`/api/v1/brands/${brand.id}/answers?mentions=${brand.name}&pageSize=20`)).data.answers;
const answer = answers.find((one) => one.searches?.length) ?? answers.find((one) => one.sentiment.length > 1) ?? answers[0];
const prompts = (await get(`/api/v1/brands/${brand.id}/prompts`)).data.prompts;
const insights = (await get(`/api/v1/brands/${brand.id}/insights`)).data.insights;
const root = `/brands/${brand.id}`;
const pages = {
  overview: `${root}/overview?days=15`,
  overview30: `${root}/overview`,
  voice: `${root}/overview?days=15&metric=share-of-voice`,
  how: `${root}/overview?days=15&how=verdict`,
  competitors: `${root}/competitors?days=15`,
  citations: `${root}/citations?days=15`,
  pages: `${root}/citations?days=15&by=pages`,
  gaps: `${root}/citations?days=15&by=gaps`,
  sentiment: `${root}/sentiment?days=15`,
  quotes: `${root}/sentiment?days=15&feature=comfort`,
  insights: `${root}/insights?open=${insights[0]?.id}`,
  prompts: `${root}/prompts?days=15`,
  add: `${root}/prompts?add=1`,
  prompt: `${root}/prompts/${prompts[0]?.id}?days=15`,
  answers: `${root}/answers?days=15`,
  answer: `${root}/answers/${answer?.id}`,
  views: `${root}/views`,
  view: `${root}/views?edit=new`,
  collections: `${root}/collections`,
  collect: `${root}/collections?start=1`,
  exports: `${root}/exports`,
  brand: `${root}/brand`,
  start: '/start',
  methodology: '/methodology',
  missing: '/brands/nothing/overview',
  keys: '/settings/keys',
  newkey: '/settings/keys?add=1',
  webhooks: '/settings/webhooks',
  members: '/settings/members',
  assistants: '/settings/assistants',
  usage: '/settings/usage',
  engines: '/settings/engines',
  organization: '/settings/organization',
};
await mkdir(directory, { recursive: true });
for (const [width, height] of sizes) {
  for (const scheme of ['light', 'dark']) {
    const context = await browser.newContext({ storageState, viewport: { width, height }, colorScheme: scheme, locale: process.env.LOCALE ?? 'en-US' });
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && problems.add(message.text()));
    page.on('pageerror', (error) => problems.add(`${error.message} ${error.stack}`));
    for (const [name, path] of Object.entries(pages)) {
      if (only.length > 0 && !only.includes(name)) continue;
      await page.goto(base + path);
      await page.waitForLoadState('networkidle');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) problems.add(`${name} at ${width} is ${wide} px too wide`);
      await page.screenshot({ path: `${directory}/${name}-${width}-${scheme}.png`, fullPage: !['how', 'quotes', 'add', 'view', 'collect', 'newkey'].includes(name) });
    }
    await context.close();
  }
}
await browser.close();
for (const problem of problems) console.log(problem);
