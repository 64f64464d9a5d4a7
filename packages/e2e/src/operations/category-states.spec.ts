import { uk } from '../support/languages.ts';
import { expect, test } from '../support/own-store.ts';
import { cards, hydrated } from '../support/shop.ts';

test.use({ allowed: /\b50[03]\b/ });
// What the gateway keeps of an answer would hide that there is none.
test.beforeEach(({ ownStore }) => ownStore.gateway.restart({}));

test('a category without its list answers 503 with everything else, and Retry brings the products [§2.5]', async ({
  page,
  ownStore: { api, gateway },
}) => {
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

test('a category shows its offers, and without them is whole but for them [§7.7]', async ({
  page,
  ownStore: { api, gateway },
}) => {
  const url = `${gateway.url}${uk.prefix}/videosposterezhennia-ta-syhnalizatsiia`;
  const offers = page.getByRole('region', { name: 'Пропозиції', exact: true });
  await page.goto(url);
  await expect(offers.getByRole('link', { name: 'Камера, що бачить колір уночі' })).toBeVisible();
  await api.order('fail', { path: '/api/banners/promo', status: 500, times: 100 });
  // Its pictures would be asked for while nobody listens.
  await page.goto('about:blank');
  await gateway.restart({});
  expect((await page.goto(url))?.status()).toBe(200);
  await expect(cards(page)).toHaveCount(24);
  await expect(offers).toHaveCount(0);
});

test('a category without its editors’ texts is whole but for them', async ({ page, ownStore: { api, gateway } }) => {
  await api.order('fail', { path: '/api/category-seo', status: 500, times: 100 });
  const response = await page.goto(`${gateway.url}${uk.prefix}/komutatory`);
  expect(response?.status()).toBe(200);
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByRole('heading', { name: 'Питання й відповіді' })).toHaveCount(0);
});
