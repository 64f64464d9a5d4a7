import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
const lamps = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

beforeAll(async () => {
  shop = await createTestApp([...lamps.map((code) => ({ code })), { code: 'sofa', category: '20' }]);
});
afterAll(() => shop.close());

const list = '/user/catalog/product/list/comparison';
const path = (action: 'add' | 'remove' | 'clear') => `/user/catalog/product/comparison/${action}`;
const idsOf = (...codes: string[]) => codes.map((code) => shop.ids[code]);
type Compared = { groups: { category: { id: string }; products: { code: string }[] }[] };
const codesOf = ({ groups }: Compared) =>
  groups.map(({ category, products }) => [category.id, ...products.map(({ code }) => code)]);

test('groups products by main category, the group that was last added to first', async () => {
  const browser = shop.openBrowser();
  expect(await browser.read('GET', list)).toEqual({ groups: [] });
  await browser.read('POST', path('add'), { productId: shop.ids.a });
  await browser.read('POST', path('add'), { productId: shop.ids.sofa });
  const added = await browser.read('POST', path('add'), { productId: shop.ids.b });
  expect(added).toEqual({
    groups: [
      { categoryId: '10', ids: idsOf('a', 'b') },
      { categoryId: '20', ids: idsOf('sofa') },
    ],
  });
  expect(codesOf((await browser.read('GET', list)) as Compared)).toEqual([
    ['10', 'a', 'b'],
    ['20', 'sofa'],
  ]);
  expect(await browser.read('GET', '/user/catalog/product/comparison/ids')).toEqual(added);
  await browser.read('POST', path('add'), { productId: shop.ids.a });
  await browser.read('POST', path('remove'), { productId: shop.ids.b });
  expect(codesOf((await browser.read('GET', list)) as Compared)).toEqual([
    ['20', 'sofa'],
    ['10', 'a'],
  ]);
  expect(await browser.read('POST', path('clear'), { categoryId: '20' })).toMatchObject({
    groups: [{ categoryId: '10' }],
  });
  expect(await browser.read('POST', path('clear'), {})).toEqual({ groups: [] });
});

test('takes six of a category, also when more are added at once', async () => {
  const browser = shop.openBrowser();
  await browser.read('POST', path('add'), { productId: shop.ids.a });
  const answers = await Promise.all(
    lamps.slice(1).map((code) => browser.request('POST', path('add'), { productId: shop.ids[code] })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ error: { code: 'comparisonFull', details: { max: 6 } } });
  expect((await browser.request('POST', path('add'), { productId: shop.ids.sofa })).status).toBe(200);
});

test('shows the products of a shared link and leaves one’s own as they are', async () => {
  const browser = shop.openBrowser();
  await browser.read('POST', path('add'), { productId: shop.ids.sofa });
  const query = [...idsOf('c', 'sofa', 'a', 'c'), '424242', 'abc'].map((id) => `ids[]=${id}`).join('&');
  expect(codesOf((await browser.read('GET', `${list}?${query}`)) as Compared)).toEqual([
    ['10', 'c', 'a'],
    ['20', 'sofa'],
  ]);
  const many = idsOf(...lamps)
    .map((id) => `ids[]=${id}`)
    .join('&');
  expect(codesOf((await browser.read('GET', `${list}?${many}`)) as Compared)[0]).toHaveLength(7);
  expect(codesOf((await browser.read('GET', list)) as Compared)).toEqual([['20', 'sofa']]);
});

test.each(['424242', '0', 'abc'])('answers 404 for the product %s and makes no session', async (productId) => {
  const browser = shop.openBrowser();
  expect((await browser.request('POST', path('add'), { productId })).status).toBe(404);
  expect(browser.cookie()).toBeNull();
});
