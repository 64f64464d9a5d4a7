import { otherBrand, writeBrandFolder } from '@vitryna/brand/testing';
import { type OwnGateway, startGateway } from '../support/gateway.ts';
import { expect, test } from '../support/problems.ts';
import { hydrated } from '../support/shop.ts';
import { type OwnStoreApi, startStoreApi } from '../support/store-api.ts';

/** Words of the demo's brand, whatever their case and form. */
const demo = /v[iі]tryna|в[іи]трин/iu;

let folder: ReturnType<typeof writeBrandFolder>;
let api: OwnStoreApi;
let gateway: OwnGateway;
test.beforeAll(async () => {
  folder = writeBrandFolder();
  const variables = { BRAND_FOLDER: folder.path };
  // What it writes into its database is another brand's, too.
  api = await startStoreApi(variables, () => {});
  gateway = await startGateway(undefined, api.port, variables);
});
test.afterAll(async () => {
  await gateway.stop();
  await api.stop();
  folder.remove();
});

const read = async (path: string) => (await fetch(gateway.url + path)).text();

/** Lines that name the demo's brand, as many as one can read. */
const demoIn = (text: string) =>
  [...text.matchAll(new RegExp(`.{0,60}(?:${demo.source}).{0,40}`, 'giu'))].map(([line]) => line).slice(0, 3);

/** The paths of a sitemap's file. */
const listed = async (path: string) =>
  [...(await read(path)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

test('a store of another brand names the demo’s nowhere', async () => {
  const [product = ''] = await listed('/sitemaps/products-1.xml');
  const paths = [
    ...(await listed('/sitemaps/pages-1.xml')),
    ...(await listed('/sitemaps/categories-1.xml')).slice(0, 6),
    ...[product, product.replace('/ua/', '/'), '/ua/search?searchQuery=camera', '/ua/no-such/page/at/all', '/checkout'],
    ...['/comparison', '/ua/account/favorites', '/offline', '/ua/offline', '/%2f'],
    ...['/manifest.webmanifest', '/manifest.ru.webmanifest', '/robots.txt', '/sitemap.xml', '/sitemaps/pages-1.xml'],
    ...['/.well-known/security.txt', '/user/shared/config', '/user/shared/redirects', '/icons/icon.svg'],
  ];
  expect(paths.length).toBeGreaterThan(60);
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    const lines = demoIn(await read(path));
    if (lines.length > 0) found[path] = lines;
  }
  expect(found).toEqual({});
  await api.order('maintenance', { isEnabled: true, message: null });
  await expect.poll(async () => (await fetch(gateway.url)).status).toBe(503);
  const closed = await read('/ua/catalog');
  expect(demoIn(closed)).toEqual([]);
  expect(closed).toContain(otherBrand.phone);
  await api.order('maintenance', { isEnabled: false });
});

test('a store of another brand shows its name, colours, logo and contacts', async ({ page }) => {
  await page.goto(`${gateway.url}/ru`);
  await hydrated(page);
  const { name, legal } = otherBrand;
  await expect(page).toHaveTitle(new RegExp(name.ru));
  await expect(page.getByRole('banner').getByText(name.ru, { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(legal.company.ru);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: legal.email })).toBeVisible();
  const looks = await page.evaluate(() => ({
    ground: getComputedStyle(document.documentElement).backgroundColor,
    frame: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
    logo: getComputedStyle(document.documentElement).getPropertyValue('--logo-light'),
  }));
  expect(looks).toMatchObject({ ground: 'rgb(255, 253, 247)', frame: '#fffdf7' });
  expect(looks.logo).toContain('stroke');
  // What the browser writes itself: the head of a page that it went to.
  await page.goto(`${gateway.url}/catalog`);
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: name.ru }).click();
  await expect(page).toHaveURL(/\/ru$/);
  await expect(page).toHaveTitle(new RegExp(name.ru));
  expect(await page.content()).not.toMatch(demo);
});
