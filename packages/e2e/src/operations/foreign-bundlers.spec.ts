import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createHttpUpstream, createSmoke, promote, publish } from '@vitryna/release';
import { expect, type OwnReleases, test } from '../support/own-releases.ts';
import { hydrated } from '../support/shop.ts';
import { apiPort, gatewaySecret } from '../support/store.ts';

const root = join(import.meta.dirname, '../../../..');
// One store for all: built once.
test.describe.configure({ mode: 'default' });

const bundlers = ['webpack', 'vite'];

let gateway: OwnReleases;
const versions: Record<string, string> = {};

/** Both examples, built as their teams do and promoted into a store of their own. */
test.beforeAll(async ({ startedReleases }) => {
  gateway = startedReleases;
  for (const bundler of bundlers) {
    const cwd = join(root, 'examples', bundler);
    const env = { ...process.env, NODE_ENV: 'production' };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['build.ts'], { cwd, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${bundler} ended with ${status}\n${stdout}${stderr}`);
  }
  await gateway.reset();
  for (const bundler of bundlers) {
    const { version } = await publish(gateway.store, join(root, 'examples', bundler, 'dist'));
    versions[`mf-example-${bundler}`] = version;
  }
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const upstream = createHttpUpstream({ apiUrl, contentUrl: apiUrl, secret: gatewaySecret });
  const { outcome, gate } = await promote({
    store: gateway.store,
    candidate: { changes: versions },
    smoke: createSmoke({ fetch: upstream }),
  });
  const refused = gate.filter((step) => step.outcome === 'refused');
  expect({ outcome, refused }).toEqual({ outcome: 'promoted', refused: [] });
  await expect.poll(async () => (await fetch(`${gateway.url}/hours`)).status, { timeout: 30_000 }).toBe(200);
});

/** Errors of the page and refusals of its policy. */
function listen(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('Content Security Policy')) problems.push(message.text());
  });
  return problems;
}

test('pages of webpack and of Vite: from the server, hydrated, by navigation, with what loads later', async ({
  page,
}) => {
  const html = await (await fetch(`${gateway.url}/ua/screen-size?diagonal=55`)).text();
  expect(html).toContain('121.8');
  const preloaded = [...html.matchAll(/<link[^>]+href="([^"]*mf-example-vite[^"]+\.js)"[^>]*>/g)];
  expect(preloaded.length).toBeGreaterThan(1);
  for (const [link] of preloaded) expect(link).toContain('integrity="sha384-');
  const problems = listen(page);
  await page.goto(`${gateway.url}/ua/hours`);
  await expect(page.getByRole('heading', { level: 1, name: 'Коли ми відповідаємо' })).toBeVisible();
  await hydrated(page);
  await page.getByRole('link', { name: 'Компанія, що стоїть за магазином' }).click();
  const dialog = page.getByRole('dialog', { name: 'Компанія, що стоїть за магазином' });
  await expect(dialog.getByText('Вона відповідає за кожне замовлення')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();

  await page.goto(`${gateway.url}/screen-size`);
  await expect(page.getByRole('heading', { level: 1, name: 'Какого размера экран' })).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', { name: 'Обычные размеры' }).click();
  await expect(page.getByRole('row', { name: '65″' })).toBeVisible();
  await page.getByLabel('Диагональ в дюймах').fill('55');
  await page.getByRole('button', { name: 'Показать размер' }).click();
  await expect(page.getByText('121.8 × 68.5 см').first()).toBeVisible();
  expect(problems).toEqual([]);
});

for (const [bundler, path, chunk, press] of [
  ['webpack', '/hours', 'modal-company', { role: 'link', name: 'Компания, стоящая за магазином' }],
  ['vite', '/screen-size', 'size-table', { role: 'button', name: 'Обычные размеры' }],
] as const) {
  test(`a chunk of ${bundler} of other bytes is not run`, async ({ page }) => {
    const name = `mf-example-${bundler}`;
    const release = (await gateway.store.readRelease(name, versions[name] ?? '')).release;
    const file = Object.keys(release.files).find((one) => one.includes(chunk) && one.endsWith('.js')) ?? '';
    const code = readFileSync(join(gateway.storeFolder, name, release.version, file), 'utf8');
    await page.route(`**/${file.replace('client/', '')}*`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `globalThis.tampered = true;\n${code}` }),
    );
    const failed = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    await page.goto(gateway.url + path);
    await hydrated(page);
    await page.getByRole(press.role, { name: press.name }).click();
    await failed;
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  });
}
