import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { promote, publish } from '@vitryna/release';
import { alterRelease } from '../support/alter-release.ts';
import { layLine } from '../support/line.ts';
import { expect, type OwnReleases, test } from '../support/own-releases.ts';
import { hydrated } from '../support/shop.ts';
import { isKept, pageIsKept, workerIsReady } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const root = join(import.meta.dirname, '../../../..');
const nextVersion = '9.0.0-worker';
/** The heading of the home page behind the brand's name: a key without a text, as the altered one is, shows its English words. */
const tagline = ': electronics for home and business';
const text = { was: tagline, is: `${tagline}, next version` };

let gateway: OwnReleases;
test.beforeEach(({ ownReleases }) => {
  gateway = ownReleases;
});

async function openReady(page: Page, url = gateway.url): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await workerIsReady(page);
  await pageIsKept(page);
}

test('shows the promoted composition at the next navigation, and without a connection its kept copy', async ({
  page,
}) => {
  const line = await layLine(gateway.url);
  await openReady(page, line.url);
  const before = await page.locator('html').getAttribute('data-composition');
  const folder = mkdtempSync(join(tmpdir(), 'vitryna-worker-'));
  alterRelease(join(root, 'mf-catalog/dist'), join(folder, 'mf-catalog'), nextVersion, text);
  await publish(gateway.store, join(folder, 'mf-catalog'));
  await promote({ store: gateway.store, candidate: { changes: { 'mf-catalog': nextVersion } }, smoke: null });
  rmSync(folder, { recursive: true, force: true });
  await expect
    .poll(async () => (await (await fetch(gateway.url)).text()).includes(text.is), { timeout: 30_000 })
    .toBe(true);

  await page.goto(line.url);
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-composition', before ?? '');
  await expect(page.getByText(text.is).first()).toBeAttached();
  await line.disconnect();
  // A page that has just heard of the other composition may go there itself, and one way of two is broken off.
  await expect(() => page.reload()).toPass();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-kept-at', /^\d+$/);
  await expect(page.getByText(text.is).first()).toBeAttached();
});

test('never keeps a page of one shopper', async ({ page }) => {
  await openReady(page);
  await page.goto(`${gateway.url}/ua/account`);
  await hydrated(page);
  await page.goto(gateway.url);
  expect(await isKept(page, `${gateway.url}/ua/account`)).toBe(false);
});

test('goes away with everything it kept at the next visit after the kill switch', async ({ page }) => {
  await openReady(page);
  await gateway.restart({ SERVICE_WORKER: 'off' });
  await page.goto(gateway.url);
  await hydrated(page);
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left, { timeout: 20_000 }).toEqual({ workers: 0, caches: [] });
  // And none comes back while the switch is off.
  await page.reload();
  await hydrated(page);
  const asked = page.waitForResponse((response) => response.url().endsWith('/sw.js'));
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  expect(await (await asked).headerValue('x-service-worker')).toBe('off');
  expect(await left()).toEqual({ workers: 0, caches: [] });
});
