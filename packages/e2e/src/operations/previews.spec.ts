import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish, signPreview } from '@vitryna/release';
import { alterRelease } from '../support/alter-release.ts';
import { expect, test } from '../support/own-releases.ts';
import { hydrated } from '../support/shop.ts';
import { gatewaySecret } from '../support/store.ts';

const root = join(import.meta.dirname, '../../../..');
const version = '9.9.9-preview-with-a-name-that-is-as-long-as-they-become';

test.beforeAll(async ({ startedReleases }) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitryna-preview-'));
  alterRelease(join(root, 'mf-account/dist'), folder, version, { was: 'account.title', is: 'account.title' });
  await publish(startedReleases.store, folder);
  rmSync(folder, { recursive: true });
});

test('a preview runs in the browser, says so on the narrowest phone, and is left', async ({
  page,
  ownReleases: { url },
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.setViewportSize({ width: 360, height: 740 });
  const until = Math.round(Date.now() / 1000) + 3600;
  const key = signPreview({ app: 'mf-account', version, until }, gatewaySecret);
  await page.goto(`${url}/builds/preview?key=${key}`);
  await page.goto(`${url}/account/favorites`);
  await hydrated(page);
  const bar = page.getByText(`Предварительный просмотр: mf-account ${version}`);
  await expect(bar).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => name.includes(`/mf-account/${version}/`)).length).toBeGreaterThan(1);
  await page.goto(`${url}/account/favorites?overlay`);
  const overlay = page.getByRole('region', { name: 'Overlay of remotes' });
  await expect(overlay.getByRole('listitem').filter({ hasText: version })).toContainText(
    /^mf-account.+ ms from \d+ ms · \d+ files, \d+ KB$/,
  );
  await expect(overlay.getByText(/^mf-account · /).first()).toBeInViewport();
  await expect(overlay.getByRole('region', { name: 'Events' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toBeHidden();
  await page.getByRole('link', { name: 'Выйти из просмотра' }).click();
  await expect(bar).toBeHidden();
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'preview' }));
  expect(problems).toEqual([]);
});
