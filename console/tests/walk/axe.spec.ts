import AxeBuilder from '@axe-core/playwright';
import { expect, settled, test } from './support';

const PAGES = [
  'overview?days=15',
  'overview?days=15&metric=share-of-voice',
  'overview?days=15&metric=sentiment',
  'overview?days=15&how=verdict',
  'competitors?days=15',
  'citations?days=15',
  'citations?days=15&by=pages',
  'citations?days=15&by=gaps',
  'sentiment?days=15',
  'sentiment?days=15&feature=comfort',
  'insights',
  'prompts?days=15',
  'prompts?add=1',
  'PROMPT',
  'answers?days=15',
  'ANSWER',
  'views',
  'views?edit=new',
  'collections',
  'collections?start=1',
  'exports',
  'brand',
  '/start',
  '/methodology',
  '/settings/keys',
  '/settings/keys?add=1',
  '/settings/webhooks',
  '/settings/webhooks?add=1',
  '/settings/members',
  '/settings/members?add=1',
  '/settings/assistants',
  '/settings/usage',
  '/settings/engines',
  '/settings/organization',
  'nothing',
];

// Colours do not follow from the width, nor the layout from the colours: both of each are seen once.
const VIEWS = [
  { scheme: 'light', width: 1280 },
  { scheme: 'dark', width: 390 },
] as const;

for (const name of PAGES) {
  test(`axe finds nothing on ${name}`, async ({ page, request, demo }) => {
    test.setTimeout(240_000);
    const root = `/brands/${demo.id}`;
    const first = async (path: string, list: string) => ((await (await request.get(`/api/v1${root}/${path}`)).json()) as { data: Record<string, { id: string }[]> }).data[list]?.[0]?.id;
    const places: Record<string, () => Promise<string>> = {
      PROMPT: async () => `prompts/${await first('prompts', 'prompts')}?days=15`,
      ANSWER: async () => `answers/${await first('answers?mentions=Norvik', 'answers')}`,
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(name.startsWith('/') ? name : `${root}/${(await places[name]?.()) ?? name}`);
    await settled(page);
    const found: string[] = [];
    for (const { scheme, width } of VIEWS) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
      for (const one of violations) {
        const nodes = one.nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`);
        found.push(`${scheme} ${width}: ${one.id} (${one.impact}) ${nodes.join(' | ')}`);
      }
    }
    expect(found).toEqual([]);
  });
}
