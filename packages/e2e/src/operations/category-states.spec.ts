import { uk } from '../support/languages.ts';
import { expect, test } from '../support/own-store.ts';
import { cards, hydrated } from '../support/shop.ts';

test.use({ allowed: /\b50[03]\b/ });
test('a category without its list answers 503 with everything else, and Retry brings the products [§2.5]', async ({
  page,
  ownStore: { api, gateway },
}) => {
  // What the gateway keeps of an answer would hide that there is none.
  await gateway.restart({});
  await api.order('fail', { path: '/user/catalog/product/list', status: 500, times: 100 });
  const path = `${uk.prefix}/ip-kamery?gclid=1`;
  const response = await page.goto(gateway.url + path);
  expect(response?.status()).toBe(503);
  // Without JavaScript it leads to the same address, whatever of its query is the visitor's own.
  expect(await response?.text()).toMatch(new RegExp(`href="${path.replace('?', '\\?')}"[^>]*>[^<]*${uk.retry}`));
  await hydrated(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Товари не завантажилися' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: uk.cameras })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Підкатегорії' })).toBeVisible();
  await api.order('fail', { path: '/user/catalog/product/list', status: 500, times: 0 });
  await page.getByRole('main').getByRole('link', { name: uk.retry }).click();
  await expect(cards(page)).toHaveCount(24);
});

test('a category without its offers is whole but for them, and shows them when they are there [§7.7]', async ({
  page,
  ownStore: { api, gateway },
}) => {
  const url = `${gateway.url}${uk.prefix}/videosposterezhennia-ta-syhnalizatsiia`;
  const offers = page.getByRole('region', { name: 'Пропозиції', exact: true });
  // No other spec opens it: the gateway keeps no answer that would hide that there is none.
  await api.order('fail', { path: '/api/banners/promo', status: 500, times: 100 });
  expect((await page.goto(url))?.status()).toBe(200);
  await expect(cards(page)).toHaveCount(24);
  await expect(offers).toHaveCount(0);
  await api.order('fail', { path: '/api/banners/promo', status: 500, times: 0 });
  // The gateway may show the page without them for a moment more.
  await expect.poll(async () => (await fetch(url)).text()).toContain('Камера, що бачить колір уночі');
  await page.goto(url);
  await expect(offers.getByRole('link', { name: 'Камера, що бачить колір уночі' })).toBeVisible();
});

test('a category without its editors’ texts is whole but for them', async ({ page, ownStore: { api, gateway } }) => {
  await api.order('fail', { path: '/api/category-seo', status: 500, times: 100 });
  const response = await page.goto(`${gateway.url}${uk.prefix}/komutatory`);
  expect(response?.status()).toBe(200);
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByRole('heading', { name: 'Питання й відповіді' })).toHaveCount(0);
});
