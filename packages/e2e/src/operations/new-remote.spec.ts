import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpUpstream, createHydrate, createSmoke, findBrowser, promote, publish } from '@vitryna/release';
import { expect, test } from '../support/own-releases.ts';
import { hydrated } from '../support/shop.ts';
import { apiPort, gatewaySecret } from '../support/store.ts';

const root = join(import.meta.dirname, '../../../..');
const name = 'mf-trial';

let folder: string;

function run(command: string, args: string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
}

/** A remote that nobody has listed anywhere, in a folder of its own: written by the command, built as all others are. */
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitryna-trial-'));
  run(process.execPath, [join(root, 'packages/cli/src/vitryna.ts'), 'new', name, '--into', folder], root);
  symlinkSync(join(root, 'mf-account/node_modules'), join(folder, name, 'node_modules'));
  run(join(folder, name, 'node_modules/.bin/rspack'), ['build'], join(folder, name));
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('writes a remote that ships: built, published, promoted and visited', async ({ page, ownReleases: gateway }) => {
  expect((await fetch(`${gateway.url}/trial`)).status).toBe(404);
  const { version } = await publish(gateway.store, join(folder, name, 'dist'));
  const candidate = { changes: { [name]: version } };
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const upstream = createHttpUpstream({ apiUrl, contentUrl: apiUrl, secret: gatewaySecret });
  const browser = findBrowser(process.env);
  const smoke = createSmoke({ fetch: upstream, hydrate: browser === null ? null : createHydrate(browser) });
  const { outcome, gate } = await promote({ store: gateway.store, candidate, smoke });
  expect({ outcome, refused: gate.filter((step) => step.outcome === 'refused') }).toEqual({
    outcome: 'promoted',
    refused: [],
  });
  await expect.poll(async () => (await fetch(`${gateway.url}/trial`)).status, { timeout: 30_000 }).toBe(200);

  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${gateway.url}/ua/trial`);
  await expect(page.getByRole('heading', { level: 1, name: 'Нова сторінка магазину' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
  await hydrated(page);

  await page.getByRole('link', { name: 'Компанія, що стоїть за магазином' }).click();
  const dialog = page.getByRole('dialog', { name: 'Компанія, що стоїть за магазином' });
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(dialog.locator('address')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();

  await page.goto(`${gateway.url}/trial`);
  await expect(page.getByRole('heading', { level: 1, name: 'Новая страница магазина' })).toBeVisible();
  expect(problems).toEqual([]);
});
