// Milliseconds from navigation to the first chart with a slowed processor: `node scripts/first-chart.mjs PATH [slowdown] [times]`.
import { loadavg } from 'node:os';
import { base, signedIn } from './signed-in.mjs';

const [path = '/', rate = '4', times = '5'] = process.argv.slice(2);
const { browser, storageState } = await signedIn();
const results = [];
for (let n = 0; n < Number(times); n += 1) {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(rate) });
  // The page says it by itself: code that waits in the page for it takes 50 ms of the slowed processor.
  await page.addInitScript(() => {
    let charted = false;
    new MutationObserver(() => {
      if (charted || !document.querySelector('.chart svg path.line')) return;
      charted = true;
      console.debug(`first chart ${performance.now()}`);
    }).observe(document, { childList: true, subtree: true });
  });
  const said = page.waitForEvent('console', (message) => message.text().startsWith('first chart '));
  await page.goto(base + path, { waitUntil: 'commit' });
  results.push(Math.round(Number((await said).text().slice('first chart '.length))));
  await context.close();
}
await browser.close();
results.sort((a, b) => a - b);
console.log(`median ${results[results.length >> 1]} of ${results.join(' ')}; load ${loadavg()[0].toFixed(1)}`);
