import { addressOf, PAGES } from './places';
import { expect, settled, test } from './support';

const WIDTH = 360;

for (const locale of ['en', 'es']) {
  test(`no page is wider than a screen of ${WIDTH} pixels, in ${locale}`, async ({ page, request, demo }) => {
    await page.setViewportSize({ width: WIDTH, height: 740 });
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    const wider: string[] = [];
    for (const name of PAGES) {
      await page.goto(await addressOf(name, demo, request));
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const [content, screen] = await page.evaluate(() => [(document.scrollingElement as Element).scrollWidth, window.innerWidth]);
      // A page that is too wide may widen what it is looked at through, too.
      if (content > WIDTH || screen > WIDTH) wider.push(`${name}: ${content}`);
    }
    expect(wider).toEqual([]);
  });
}
