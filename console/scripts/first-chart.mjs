// Milliseconds from navigation to the first chart with a slowed processor: `node scripts/first-chart.mjs PATH [slowdown] [times]`.
import { base, signedIn } from './signed-in.mjs';

const [path = '/', rate = '4', times = '5'] = process.argv.slice(2);
const { browser, storageState } = await signedIn();
const results = [];
for (let n = 0; n < Number(times); n += 1) {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(rate) });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (!window.firstChart && document.querySelector('.chart svg path.line')) window.firstChart = performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(base + path);
  await page.waitForFunction(() => window.firstChart);
  results.push(Math.round(await page.evaluate(() => window.firstChart)));
  await context.close();
}
await browser.close();
console.log(results.sort((a, b) => a - b).join(' '));
