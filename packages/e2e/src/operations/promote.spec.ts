import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, publish, rollback } from '@vitryna/release';
import { alterRelease } from '../support/alter-release.ts';
import { expect, type OwnReleases, test } from '../support/own-releases.ts';
import { seenPopups } from '../support/problems.ts';
import { hydrated } from '../support/shop.ts';

const root = join(import.meta.dirname, '../../../..');
const nextVersion = '9.0.0-next';
/** The heading of the home page behind the brand's name: a key without a text, as the altered one is, shows its English words. */
const tagline = ': electronics for home and business';
const text = { was: tagline, is: `${tagline}, next version` };

// Its version is published once.
test.describe.configure({ mode: 'default' });

let gateway: OwnReleases;

test.beforeAll(async ({ startedReleases }) => {
  gateway = startedReleases;
  const folder = mkdtempSync(join(tmpdir(), 'vitryna-next-'));
  alterRelease(join(root, 'mf-catalog/dist'), folder, nextVersion, text);
  await publish(gateway.store, folder);
  rmSync(folder, { recursive: true });
});
test.beforeEach(() => gateway.reset());

type Seen = { composition: string; catalogVersions: string[]; isNext: boolean };

/** Reads a page and says which versions its markup and its links come from. */
async function look(path: string): Promise<Seen> {
  const response = await fetch(gateway.url + path);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  const html = await response.text();
  return {
    composition: /data-composition="([^"]+)"/.exec(html)?.[1] ?? '',
    catalogVersions: [
      ...new Set([...html.matchAll(/\/assets\/mf-catalog\/([^/"]+)\//g)].map(([, version]) => version ?? '')),
    ],
    isNext: html.includes(text.is),
  };
}

test('promotes and rolls back under load: no request fails, no page mixes versions', async () => {
  const stop = new AbortController();
  const failures: unknown[] = [];
  const mixed: Seen[] = [];
  const compositions = new Set<string>();
  let requests = 0;
  const load = Array.from({ length: 8 }, async (_, client) => {
    while (!stop.signal.aborted) {
      try {
        // A query of its own keeps every second request past the page cache.
        const seen = await look(requests % 2 ? '/' : `/?utm_source=load${client}${requests}`);
        requests += 1;
        compositions.add(seen.composition);
        const isNextLinked = seen.catalogVersions.includes(nextVersion);
        if (seen.catalogVersions.length !== 1 || isNextLinked !== seen.isNext) mixed.push(seen);
      } catch (error) {
        failures.push(error);
      }
    }
  });
  for (let round = 0; round < 3; round += 1) {
    const { outcome } = await promote({
      store: gateway.store,
      candidate: { changes: { 'mf-catalog': nextVersion } },
      smoke: null,
    });
    expect(outcome).toBe('promoted');
    await expect.poll(async () => (await look('/')).isNext, { timeout: 30_000 }).toBe(true);
    await rollback(gateway.store, null);
    await expect.poll(async () => (await look('/')).isNext, { timeout: 30_000 }).toBe(false);
  }
  stop.abort();
  await Promise.all(load);
  expect({ failures, mixed }).toEqual({ failures: [], mixed: [] });
  expect(requests).toBeGreaterThan(100);
  expect(compositions.size).toBe(2);
});

test('shows the promoted version to the next visitor and lets open tabs go on', async ({ browser }) => {
  const open = await browser.newPage({ baseURL: gateway.url });
  // Whatever opens by itself after some seconds would lie over the link.
  await open.context().addCookies(seenPopups);
  const problems: string[] = [];
  open.on('pageerror', (error) => problems.push(error.message));
  await open.goto('/');
  await hydrated(open);
  await promote({ store: gateway.store, candidate: { changes: { 'mf-catalog': nextVersion } }, smoke: null });
  await expect.poll(async () => (await look('/')).isNext, { timeout: 30_000 }).toBe(true);

  const next = await browser.newPage({ baseURL: gateway.url });
  next.on('pageerror', (error) => problems.push(error.message));
  await next.goto('/');
  await hydrated(next);
  await expect(next.getByText(text.is).first()).toBeAttached();

  // The old tab still has its old files, and its next page comes from one composition, whichever that is.
  await open.getByRole('contentinfo').getByRole('link').first().click();
  await expect(open.getByRole('heading', { level: 1 })).toBeVisible();
  expect(problems).toEqual([]);
  await rollback(gateway.store, null);
  await Promise.all([open.close(), next.close()]);
});
