import type { Locator, Page } from '@playwright/test';
import { readHead } from '../support/head.ts';
import { uk } from '../support/languages.ts';
import { expect, outcomes, test } from '../support/remote-images-store.ts';
import { readServed } from '../support/served-page.ts';
import { cards, hydrated } from '../support/shop.ts';

// Hosts that are down, or late on a busy machine, are what these specs are about: the picture's status says so, and the page shows the
// placeholder.
test.use({ allowed: /^50[24]: .*\/media\/outside\/|Failed to load resource.* 50[24]/ });

// One worker: the ports are those that the store's settings name.
test.describe.configure({ mode: 'default' });

const list = `${uk.prefix}/ip-kamery`;

/** Where a picture came from, whether it is there, and what it says. */
const factsOf = (image: Locator) =>
  image.evaluate(async (node: HTMLImageElement) => {
    node.scrollIntoView();
    if (!node.complete) await new Promise((resolve) => node.addEventListener('load', resolve, { once: true }));
    const from = new URL(node.currentSrc).pathname.split('/')[2];
    return { from, isShown: node.naturalWidth > 0, alt: node.alt, width: node.clientWidth, height: node.clientHeight };
  });

/** The product of a fate: the list shows them in turn. */
async function openProduct(page: Page, url: string, outcome: (typeof outcomes)[number]): Promise<void> {
  const link = cards(page).nth(outcomes.indexOf(outcome)).getByRole('heading').getByRole('link');
  await page.goto(`${url}${await link.getAttribute('href')}`);
  await hydrated(page);
}

test('a list shows pictures of another host, and the placeholder where there is none', async ({
  page,
  remoteImagesStore,
}) => {
  const { gateway, asked } = remoteImagesStore;
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((entries) => {
      for (const { value } of entries.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(globalThis, { shifted: (globalThis as unknown as { shifted: number }).shifted + value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(gateway.url + list);
  await hydrated(page);
  const facts = await Promise.all(outcomes.map((_, index) => factsOf(cards(page).nth(index).locator('img'))));
  const title = (index: number) => cards(page).nth(index).getByRole('heading').textContent();
  expect(facts.map(({ from, isShown, alt }) => [from, isShown, alt])).toEqual([
    ['outside', true, await title(0)],
    ['placeholder', true, ''],
    ['outside', true, await title(2)],
  ]);
  expect(new Set(facts.map(({ width, height }) => `${width} × ${height}`)).size).toBe(1);
  expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBeLessThan(0.001);
  // The smallest file that is wide enough is asked for, once, whatever sizes are made from it.
  expect(asked.every((url) => /^\/\d+-(?:300|1200)\.gif$/.test(url))).toBe(true);
  expect(new Set(asked).size).toBe(asked.length);
});

test('the first picture of another host is preloaded as it is shown, under the same strict policy', async ({
  remoteImagesStore: { gateway },
}) => {
  const served = await readServed(gateway.url + list);
  expect(String(served.headers['content-security-policy'])).toContain("img-src 'self' data:;");
  const preload = /<link rel="preload" as="image"[^>]*imagesrcset="(?<set>[^"]*)"/i.exec(served.text)?.groups?.set;
  const shown = /<img [^>]*srcset="(?<set>[^"]*)"/i.exec(served.text.slice(served.text.indexOf('<main')))?.groups?.set;
  expect(preload).toMatch(/^\/media\/outside\/[\w-]+\/m\.avif 300w,\/media\/outside\/[\w-]+\/xl\.avif 1200w$/);
  expect(preload).toBe(shown);
});

test('a product without a picture says so to shoppers, and shows none to search engines', async ({
  page,
  remoteImagesStore: { gateway },
}) => {
  await page.goto(gateway.url + list);
  await openProduct(page, gateway.url, 'none');
  const stage = page.getByRole('list', { name: 'Зображення товару' });
  expect(await factsOf(stage.getByRole('img', { name: 'Фото ще немає' }))).toMatchObject({
    from: 'placeholder',
    isShown: true,
  });
  const { metas, structuredData } = await page.evaluate(readHead, await page.evaluateHandle(() => document));
  // The picture for social networks is drawn of words alone then.
  expect(metas['og:image']).toMatch(/\/media\/social\/product\/[\w-]+\/uk-[\w-]+\.jpg$/);
  expect(JSON.stringify(structuredData)).toContain('"Product"');
  expect(JSON.stringify(structuredData)).not.toContain('/media/');
});

test('a product without a picture has the placeholder in cart and comparison too', async ({
  page,
  remoteImagesStore: { gateway },
}) => {
  await page.goto(gateway.url + list);
  await hydrated(page);
  const card = cards(page).nth(outcomes.indexOf('none'));
  await card.getByRole('button', { name: 'Порівняти' }).click();
  await card.getByRole('button', { name: uk.buy }).click();
  const line = page.getByRole('dialog').locator('li img').first();
  expect(await factsOf(line)).toMatchObject({ from: 'placeholder', isShown: true, alt: '' });
  await page.goto(`${gateway.url}${uk.prefix}/comparison`);
  const compared = page.getByRole('main').locator('th img').first();
  expect(await factsOf(compared)).toMatchObject({ from: 'placeholder', isShown: true, alt: '' });
});

test('a product whose host is down shows the placeholder, and nothing else waits for it', async ({
  page,
  remoteImagesStore: { gateway },
}) => {
  await page.goto(gateway.url + list);
  await openProduct(page, gateway.url, 'dead');
  const image = page.getByRole('list', { name: 'Зображення товару' }).getByRole('img').first();
  expect(await factsOf(image)).toMatchObject({ from: 'outside', isShown: true });
  const dead = new URL(await image.evaluate((node: HTMLImageElement) => node.currentSrc)).pathname;
  const ask = (path: string) => page.request.get(gateway.url + path);
  const [config, ...pictures] = await Promise.all([
    ask('/user/shared/config'),
    ...['xs', 's', 'm', 'l', 'xl'].map((size) => ask(dead.replace(/[^/]+$/, `${size}.avif`))),
  ]);
  expect(config?.status()).toBe(200);
  expect(pictures.map((picture) => picture.status())).toEqual([502, 502, 502, 502, 502]);
  expect(pictures[0]?.headers()['cache-control']).toBe('public, max-age=30');
});
