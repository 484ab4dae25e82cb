import AxeBuilder from '@axe-core/playwright';
import { addressOf, PAGES } from './places';
import { expect, settled, test } from './support';

// Colours do not follow from the width, nor the layout from the colours: both of each are seen once.
const VIEWS = [
  { scheme: 'light', width: 1280 },
  { scheme: 'dark', width: 390 },
] as const;

for (const name of PAGES) {
  test(`axe finds nothing on ${name}`, async ({ page, request, demo }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(await addressOf(name, demo, request));
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
