import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, type Route, test } from '@playwright/test';
import { remoteLostMs } from '@vitryna/contracts/constants';
import { promote, publish } from '@vitryna/release';
import { alterRelease } from '../support/alter-release.ts';
import { isFullMatrix } from '../support/combinations.ts';
import { startGateway } from '../support/gateway.ts';
import { uk } from '../support/languages.ts';
import { test as ofReleases } from '../support/own-releases.ts';
import { productPath } from '../support/pages.ts';
import { pressUntilKept } from '../support/press-until-kept.ts';
import { seenPopups } from '../support/problems.ts';
import { hydrated } from '../support/shop.ts';
import { baseURL } from '../support/store.ts';

const root = join(import.meta.dirname, '../../../..');
const store = baseURL;
const retry = { uk: 'Спробувати ще раз', ru: 'Попробовать ещё раз' };
const homes = { uk: '/', ru: '/ru' } as const;
const locales = ['uk', 'ru'] as const;

/** All code of a remote, at whichever attempt. */
const codeOf = (remote: string) => new RegExp(`/assets/${remote}/.*\\.js(?:\\?attempt=\\d+)?$`);

/** Ways in which a remote's files can fail on their way to the browser. */
const breakages: [name: string, breakIt: (route: Route) => unknown][] = [
  ['missing', (route) => route.fulfill({ status: 404, body: 'not here' })],
  ['answering 500', (route) => route.fulfill({ status: 500, body: 'oops' })],
  ['hanging', () => new Promise(() => {})],
  [
    'tampered with',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n;globalThis.__stolen = true;` });
    },
  ],
];

async function expectFrameWorks(page: Page, locale: 'uk' | 'ru'): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: retry[locale] })).toBeVisible();
}

/** Languages take turns: what happens to a file has little to do with them. */
const localesOf = (row: number) => locales.filter((_, place) => isFullMatrix || place === row % 2);

for (const [row, [name, breakIt]] of breakages.entries()) {
  for (const locale of localesOf(row)) {
    test(`keeps the page readable in ${locale} when the remote's code is ${name}`, async ({ page }) => {
      await page.route(codeOf('mf-catalog'), (route) => breakIt(route));
      await page.goto(store + homes[locale], { waitUntil: 'commit' });
      await expectFrameWorks(page, locale);
      // What the server rendered stays: the outlet loses its controls, not its contents.
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      expect(await page.evaluate(() => '__stolen' in globalThis)).toBe(false);
    });
  }
}

/** A category page around its code, which is held back until `release`. */
async function openWithoutCode(page: Page): Promise<{ release: () => void; wakesUp: () => Promise<void> }> {
  await page.context().addCookies(seenPopups);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(codeOf('mf-catalog'), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${store}/ua/ip-kamery`, { waitUntil: 'commit' });
  await hydrated(page);
  const favourite = page.getByRole('article').first().locator('button[aria-pressed]').first();
  return { release, wakesUp: () => pressUntilKept(favourite) };
}

test('a page whose code is late wakes up when it comes, without a word', async ({ page }) => {
  await page.clock.install();
  const { release, wakesUp } = await openWithoutCode(page);
  release();
  await wakesUp();
  await page.clock.fastForward(remoteLostMs);
  await expect(page.getByRole('link', { name: retry.uk })).toHaveCount(0);
});

test('a page whose code was given up says so until it comes after all', async ({ page }) => {
  const { release, wakesUp } = await openWithoutCode(page);
  const notice = page.getByRole('alert').getByRole('link', { name: retry.uk });
  await expect(notice).toBeVisible();
  release();
  await wakesUp();
  await expect(notice).toHaveCount(0);
});

test('a navigation to a remote that cannot be loaded becomes a document that can be read', async ({ page }) => {
  await page.goto(store);
  await hydrated(page);
  await page.route(codeOf('mf-content'), (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Гарантія та повернення' }).click();
  await expect(page).toHaveURL(/\/ua\/warranty$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFrameWorks(page, 'uk');
});

test('loses only the outlets of remotes whose server bundles are missing or tampered with', async ({
  page,
  request,
}) => {
  const product = await productPath(request, uk);
  // Before the gateway starts, so that there is no good version to fall back to.
  const gateway = await startGateway((storeFolder) => {
    const bundlesOf = (name: string) =>
      readdirSync(join(storeFolder, name)).map((version) => join(storeFolder, name, version, 'server/server.cjs'));
    for (const file of bundlesOf('mf-catalog')) rmSync(file);
    for (const file of bundlesOf('mf-product')) writeFileSync(file, `${readFileSync(file, 'utf8')}\n// one line more`);
  });
  for (const path of ['/', product]) {
    const response = await page.goto(gateway.url + path);
    expect(response?.status(), path).toBe(503);
    expect(response?.headers()['cache-control'], path).toContain('no-store');
    await expectFrameWorks(page, 'uk');
  }
  const other = await page.goto(`${gateway.url}/ua/warranty`);
  expect(other?.status()).toBe(200);
  await gateway.stop();
});

ofReleases('loses only its outlet when the remote throws while rendering', async ({ page, ownReleases: gateway }) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitryna-throwing-'));
  const version = '9.0.0-throwing';
  const start = 'function Component() {';
  alterRelease(join(root, 'mf-catalog/dist'), folder, version, {
    was: start,
    is: `${start} throw new Error('This page cannot be rendered.');`,
  });
  await publish(gateway.store, folder);
  rmSync(folder, { recursive: true });
  const { outcome } = await promote({
    store: gateway.store,
    candidate: { changes: { 'mf-catalog': version } },
    smoke: null,
  });
  expect(outcome).toBe('promoted');
  await expect.poll(() => page.goto(gateway.url).then((response) => response?.status()), { timeout: 30_000 }).toBe(503);
  await expectFrameWorks(page, 'uk');
  const russian = await page.goto(`${gateway.url}/ip-kamery`);
  expect(russian?.status()).toBe(503);
  await expectFrameWorks(page, 'ru');
  const product = await page.goto(`${gateway.url}${await productPath(page.request, uk)}`);
  expect(product?.status()).toBe(200);
  await expect(page.getByRole('main').getByRole('button', { name: uk.addToCart })).toBeVisible();
  const content = await page.goto(`${gateway.url}/ua/warranty`);
  expect(content?.status()).toBe(200);
});
