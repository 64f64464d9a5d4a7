import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createFolderReleaseStore, promote, publish } from '@vitryna/release';
import { alterRelease } from '../support/alter-release.ts';
import { freePort, type OwnGateway, startGateway } from '../support/gateway.ts';
import { pressUntilKept } from '../support/press-until-kept.ts';
import { seenPopups } from '../support/problems.ts';
import { cards } from '../support/shop.ts';
import { apiPort } from '../support/store.ts';

const root = join(import.meta.dirname, '../../../..');
const version = '9.0.0-broken';
const message = 'This page falls in browsers.';

/** Code of a page that throws when its component is rendered. */
function throwInComponent(code: string): string {
  const [, name] = /Component:\(\)=>(\w+)/.exec(code) ?? [];
  // Modules of a bundle use the same short names; the component of a route alone takes nothing.
  const start = `function ${name}(){`;
  const body = code.indexOf(start) + start.length;
  if (body < start.length) throw new Error(`No component ${name} in the code of the page.`);
  return `${code.slice(0, body)}throw new Error("${message}");${code.slice(body)}`;
}

/** What is wrong with the pages of a version that the gateway renders well, each in its own way. */
type Defect = {
  path: string;
  build?: (code: string) => string;
  send?: (code: string) => string;
  /** Whether the page's other requests begin while the previous version is still requested. */
  isLate?: boolean;
};
const defects: Record<string, Defect> = {
  category: { path: '/ua/ip-kamery', build: throwInComponent, isLate: true },
  home: { path: '/', build: (code) => `throw new Error("${message}");${code}` },
  search: { path: '/ua/search?searchQuery=rfvthf', send: (code) => `${code}\n// another build` },
};
const chunkOf = (page: string) => new RegExp(`/page-${page}\\.\\w+\\.js$`);

let gateway: OwnGateway;
test.afterEach(() => gateway.stop());

/** Makes the broken version of mf-catalog live in a store. */
async function goLive(storeFolder: string): Promise<void> {
  const store = createFolderReleaseStore(storeFolder);
  const folder = mkdtempSync(join(tmpdir(), 'vitryna-before-'));
  alterRelease(join(root, 'mf-catalog/dist'), folder, version, (code, path) => {
    const broken = Object.entries(defects).find(([page]) => chunkOf(page).test(`/${path}`));
    return broken?.[1].build?.(code) ?? code;
  });
  await publish(store, folder);
  rmSync(folder, { recursive: true });
  const changes = { 'mf-catalog': version };
  const { outcome } = await promote({ store, candidate: { changes }, smoke: null });
  expect(outcome).toBe('promoted');
}

/** The page answers: a press on a heart is kept. */
async function expectControls(page: Page): Promise<void> {
  const favourite = cards(page).first().locator('button[aria-pressed]').first();
  await pressUntilKept(favourite);
}

/** Delays the answer with the previous version until it is released. */
async function holdPreviousVersion(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/builds/before/**', async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

test('a remote that fails in browsers alone is replaced by its previous version, and reported', async ({ page }) => {
  const opsPort = await freePort();
  gateway = await startGateway(goLive, apiPort, { OPS_PORT: String(opsPort) });
  await page.context().addCookies(seenPopups);
  await page.clock.install();
  let asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const readMetrics = async () => (await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text()).split('\n');
  for (const [at, [name, { path, send, isLate }]] of Object.entries(defects).entries()) {
    if (send) {
      await page.route(new RegExp(`/${version}/page-${name}\\.`), async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: send(await response.text()) });
      });
    }
    asked = [];
    const answer = isLate ? await holdPreviousVersion(page) : null;
    await page.goto(gateway.url + path);
    if (answer) {
      // A page does not wait for it for ever. A busy page may be later than the moment at which its time is to stop.
      await expect(() => page.clock.pauseAt(Date.now() + 100)).toPass();
      const field = page.getByRole('banner').locator('search input');
      await field.focus();
      // Its script may not have begun before that: time goes on little by little, and the visitor with it.
      await expect(async () => {
        await page.clock.runFor(50);
        await field.press('Shift');
        await expect(field).toHaveAttribute('role', 'combobox', { timeout: 500 });
      }).toPass();
      await field.blur();
      answer();
      await page.clock.resume();
    }
    await expectControls(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const before = asked.filter((one) => one.startsWith('/builds/before/'));
    expect(before, name).toEqual([`/builds/before/mf-catalog/${version}.json`]);
    // A browser may ask twice for what it did not get.
    const code = asked.filter((one) => one.includes('/mf-catalog/') && chunkOf(name).test(one));
    expect(code[0], name).toContain(version);
    expect(code.at(-1), name).not.toContain(version);
    // A page that is left at once tells nothing.
    await expect.poll(readMetrics).toContain(`vitryna_part_losses{app="mf-catalog",version="${version}"} ${at + 1}`);
  }
});
