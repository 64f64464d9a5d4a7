/**
 * How soon a page is seen and hydrated, beside the same page as plain HTML (`floor.ts`): both in turn, each time in a new browser.
 *
 *   node packages/bench/src/page.ts [--store http://localhost:8080] [--page /ua/ip-kamery] [--runs 7]
 *
 * On the phone of `phone.ts`. Hydrated is when presses are answered by the page's own code (`data-hydrated`); chain is the longest row of
 * requests of which each was begun by the one before, the document included, until then.
 */

import { parseArgs } from 'node:util';
import { serveFloor } from './floor.ts';
import { onPhone, type Phone } from './phone.ts';
import { quantile } from './quantile.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'http://localhost:8080' },
    page: { type: 'string', default: '/ua/ip-kamery' },
    runs: { type: 'string', default: '7' },
    chromium: { type: 'string', default: process.env.CHROMIUM ?? '/usr/bin/chromium' },
  },
});

/** Times in milliseconds since the visit began. */
type Visit = {
  firstPaint: number;
  largestPaint: number;
  hydrated: number;
  shift: number;
  chain: number;
  kilobytes: number;
};

/** How long a page is watched after it has loaded, in milliseconds: pictures and what follows hydration. */
const restMs = 2000;

async function visit({ page, session }: Phone, url: string): Promise<Visit> {
  const depths = new Map<string, number>();
  let bytes = 0;
  let isHydrated = false;
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const parent = initiator.url ?? initiator.stack?.callFrames.find((frame) => frame.url)?.url ?? '';
    if (!isHydrated) depths.set(request.url, (depths.get(parent) ?? 0) + 1);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = { firstPaint: 0, largestPaint: 0, hydrated: 0, shift: 0 };
    Object.assign(window, { seen });
    const watch = (
      type: string,
      note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
    ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
    });
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.largestPaint = startTime;
    });
    watch('layout-shift', ({ value = 0 }) => {
      seen.shift += value;
    });
    new MutationObserver(() => {
      if (document.documentElement?.hasAttribute('data-hydrated')) seen.hydrated ||= performance.now();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await page.goto(url);
  isHydrated = true;
  await page.waitForTimeout(restMs);
  const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Visit, 'chain' | 'kilobytes'> }).seen);
  return { ...seen, chain: Math.max(...depths.values()), kilobytes: bytes / 1000 };
}

const floor = await serveFloor(values.store, values.page);
const targets = { floor: floor.url, store: values.store + values.page };
const visits: Record<keyof typeof targets, Visit[]> = { floor: [], store: [] };
const names = ['floor', 'store'] as const;
for (let index = 0; index < Number(values.runs); index += 1) {
  for (const name of names) {
    const phone = { executablePath: values.chromium, store: values.store };
    visits[name].push(await onPhone(phone, (phone) => visit(phone, targets[name])));
  }
}
floor.close();

const medianOf = (name: keyof typeof targets, fact: keyof Visit) =>
  quantile(
    visits[name].map((one) => one[fact]),
    0.5,
  );
for (const name of names) {
  const ratio = (fact: keyof Visit) => (medianOf(name, fact) / medianOf('floor', fact)).toFixed(2);
  const ms = (fact: keyof Visit) => `${medianOf(name, fact).toFixed(0)} ms`;
  process.stdout.write(
    `${name}: first paint ${ms('firstPaint')} (${ratio('firstPaint')}), largest paint ${ms('largestPaint')} (${ratio('largestPaint')}), ` +
      `hydrated ${ms('hydrated')}, CLS ${medianOf(name, 'shift').toFixed(3)}, chain ${medianOf(name, 'chain')}, ` +
      `${medianOf(name, 'kilobytes').toFixed(0)} KB\n`,
  );
}
