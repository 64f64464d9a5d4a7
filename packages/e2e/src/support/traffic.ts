import type { Browser, CDPSession, Page } from '@playwright/test';
import { reportCommits } from './react-commits.ts';
import { baseURL } from './store.ts';

/** One request of a page: who asked for it, when, and what it cost on the wire. */
export type Request = {
  path: string;
  type: string;
  /** Kind of what asked for it, as the browser names it: parser, preload, script, other. */
  initiator: string;
  bytes: number;
  isBeforeHydration: boolean;
};

/** Opens a page on a phone, without scrolling, and tells its requests until the network rests. */
export async function watchTraffic(browser: Browser, path: string): Promise<Request[]> {
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  await noteHydration(page);
  const cdp = await page.context().newCDPSession(page);
  const requests = await listen(cdp);
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const hydratedAt = await page.evaluate(() => (globalThis as unknown as { hydratedAt: number }).hydratedAt);
  await page.close();
  if (!hydratedAt) throw new Error(`${path} did not tell when it hydrated.`);
  return requests.map(({ sentAt, ...request }) => ({ ...request, isBeforeHydration: sentAt < hydratedAt }));
}

/** The first commit is the hydration. */
async function noteHydration(page: Page): Promise<void> {
  await reportCommits(page);
  await page.addInitScript(() =>
    addEventListener('react-commit', () => {
      const world = globalThis as unknown as { hydratedAt?: number };
      world.hydratedAt ??= Date.now();
    }),
  );
}

type Sent = Omit<Request, 'isBeforeHydration'> & { sentAt: number };

async function listen(cdp: CDPSession): Promise<Sent[]> {
  const requests = new Map<string, Sent>();
  const list: Sent[] = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, type = 'Other', wallTime }) => {
    const { protocol, pathname, search } = new URL(request.url);
    if (!protocol.startsWith('http')) return;
    const sent = { path: pathname + search, type, initiator: initiator.type, bytes: 0, sentAt: wallTime * 1000 };
    requests.set(requestId, sent);
    list.push(sent);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const sent = requests.get(requestId);
    if (sent) sent.bytes = encodedDataLength;
  });
  await cdp.send('Network.enable');
  return list;
}
