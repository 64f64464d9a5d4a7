/**
 * How long a shopper waits between a press and the next page, when the press was announced by intent, and on the way back.
 *
 *   node packages/bench/src/instant.ts [--store http://localhost:8080] [--category /ua/ip-kamery] [--runs 5]
 *
 * The profile of the page benchmark: 150 ms a request, 1.6 Mbps, processor four times slower, 412 × 823 at 1.75. From the press until
 * the frame that shows the next page's heading is drawn.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'http://localhost:8080' },
    category: { type: 'string', default: '/ua/ip-kamery' },
    runs: { type: 'string', default: '5' },
    chromium: { type: 'string', default: process.env.CHROMIUM ?? '/usr/bin/chromium' },
  },
});

const link = 'article h3 a';

/** Milliseconds from doing something until the frame that first shows another heading is drawn. */
function timed(page: Page, act: 'press' | 'back'): Promise<number> {
  return page.evaluate(
    ({ act, link }) =>
      new Promise<number>((resolve) => {
        // Pages that are not in sight stand in the document too.
        const isSeen = (element: Element) => {
          // The check by itself answers by the last frame.
          element.getBoundingClientRect();
          return element.checkVisibility({ visibilityProperty: true });
        };
        const heading = () => [...document.querySelectorAll('h1')].find(isSeen)?.textContent;
        const before = heading();
        const beganAt = performance.now();
        const drawn = () => resolve(performance.now() - beganAt);
        const look = () => {
          const now = heading();
          // What is asked for within a frame comes after it was drawn, and this before whatever else waits for that.
          if (now && now !== before) void scheduler.postTask(drawn, { priority: 'user-blocking' });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        if (act === 'back') history.back();
        else [...document.querySelectorAll<HTMLElement>(link)].find(isSeen)?.click();
      }),
    { act, link },
  );
}

async function run(): Promise<{ press: number; back: number }> {
  const browser = await chromium.launch({
    executablePath: values.chromium,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      serviceWorkers: 'block',
      locale: 'uk-UA',
    });
    // An offer that opens by itself would be what Back closes.
    const seen = ['store_ad_shown', 'store_lead_shown'].map((name) => ({ name, value: '1', url: values.store }));
    await page.context().addCookies(seen);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(values.store + values.category);
    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
    await page.mouse.move(5, 5);
    await page.waitForLoadState('networkidle');
    await page.locator(link).first().hover();
    await page.waitForLoadState('networkidle');
    // Whoever announces a press needs at least as long as this to make it.
    await page.waitForTimeout(1500);
    const press = await timed(page, 'press');
    await page.waitForTimeout(2000);
    return { press, back: await timed(page, 'back') };
  } finally {
    await browser.close();
  }
}

const runs: { press: number; back: number }[] = [];
for (let index = 0; index < Number(values.runs); index += 1) runs.push(await run());
for (const act of ['press', 'back'] as const) {
  const times = runs.map((one) => one[act]).sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  process.stdout.write(`${act}: median ${median.toFixed(0)} ms (${times.map((time) => time.toFixed(0)).join(', ')})\n`);
}
