import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PopularSearches, ProductList, Suggest } from '@vitryna/contracts/api';
import type { ImportProduct } from '@vitryna/contracts/catalogue-import';
import fc from 'fast-check';
import { createSampleCatalogue, sampleProduct } from '../../import/sample-catalogue.ts';
import { openSampleShop, type SampleShop } from './sample-shop.ts';

const special: ImportProduct[] = [
  sampleProduct('laptop', {
    name: { uk: 'Ноутбук Forma Air 14, 16/512 ГБ', ru: 'Ноутбук Forma Air 14, 16/512 ГБ' },
    manufacturer: { slug: 'forma', name: 'Forma' },
    sku: 'FOR-AIR-14',
    categoryCodes: ['81'],
  }),
  sampleProduct('bag', {
    name: { uk: 'Сумка для ноутбука Forma, 16″', ru: 'Сумка для ноутбука Forma, 16″' },
    manufacturer: { slug: 'forma', name: 'Forma' },
    categoryCodes: ['82'],
    popularity: 1,
  }),
  ...['RTX 3060 Ti', 'RTX 3060', 'RTX 3060 Ti Super'].map((model, at) =>
    sampleProduct(`card-${at}`, {
      name: { uk: `Відеокарта Palit Dual ${model}, 8 ГБ`, ru: `Видеокарта Palit Dual ${model}, 8 ГБ` },
      manufacturer: { slug: 'palit', name: 'Palit' },
      popularity: 0.9 - at / 10,
    }),
  ),
];

let shop: SampleShop;
beforeAll(async () => {
  const sample = createSampleCatalogue({ size: 120 });
  const [plain] = sample.categories;
  if (!plain) throw new Error('the sample has no category');
  const category = (code: string, slug: string, uk: string, ru: string) => ({
    ...plain,
    code,
    slug,
    name: { uk, ru },
    position: Number(code),
  });
  shop = await openSampleShop({
    ...sample,
    categories: [
      ...sample.categories,
      category('81', 'noutbuky', 'Ноутбуки', 'Ноутбуки'),
      category('82', 'sumky', 'Сумки для ноутбуків', 'Сумки для ноутбуков'),
    ],
    products: [...(sample.products as ImportProduct[]), ...special],
  });
});
afterAll(() => shop.close());

const list = (query: string, more = '') =>
  shop.read<ProductList>(`product/list?searchQuery=${encodeURIComponent(query)}${more}`);
const suggest = (query: string, more = '') =>
  shop.read<Suggest>(`search/suggest?query=${encodeURIComponent(query)}${more}`);

test('finds what was asked for, and what is made for it only when it is asked for', async () => {
  expect((await list('ноутбуки')).items.map(({ code }) => code)).toEqual(['laptop']);
  expect((await list('сумка для ноутбука')).items.map(({ code }) => code)).toEqual(['bag']);
});

test.each(['16гб ноутбук', 'купити ноутбук forma', 'форма ноутбук', 'yjen,er ащкьф', 'ноутбуук', 'laptop air14'])(
  'finds the laptop by «%s»',
  async (query) => {
    expect((await list(query)).items[0]?.code).toBe('laptop');
  },
);

test.each([
  ['rtx 3060', 'card-1'],
  ['відеокарта rtx 3060', 'card-1'],
  ['rtx 3060 ti', 'card-0'],
  ['rtx 3060 ti super', 'card-2'],
])('puts no longer model before the one that «%s» says', async (query, first) => {
  const found = (await list(query)).items.map(({ code }) => code);
  expect(found[0]).toBe(first);
  expect(found).toContain('card-2');
});

test('leads straight to the product whose model number was typed', async () => {
  expect((await list('for air 14')).redirect).toBe('/noutbuky/product-laptop');
  expect((await list('FOR-AIR-14')).items[0]?.code).toBe('laptop');
  expect((await suggest('forair14')).redirect).toBe('/noutbuky/product-laptop');
  expect((await list('ноутбук')).redirect).toBeNull();
});

test('narrows a search to categories, counts those beside it, and leaves out what is none of its categories', async () => {
  const all = await list('маршрутизатор');
  const counts = all.categories?.map(({ slug, count }) => [slug, count]);
  expect(counts?.length).toBeGreaterThan(2);
  for (const { slug, count } of all.categories ?? []) {
    const narrowed = await list('маршрутизатор', `&specifications=category%3D${slug}`);
    expect(narrowed.total).toBe(count);
    expect(narrowed.applied).toMatchObject([{ slug: 'category', option: slug }]);
    expect(narrowed.facets[0]).toMatchObject({ slug: 'category', options: counts?.map((one) => ({ count: one[1] })) });
    expect(narrowed.categories?.map((one) => [one.slug, one.count])).toEqual(counts);
    expect(narrowed.categories?.filter(({ selected }) => selected)).toMatchObject([{ slug }]);
  }
  const wrong = await list('ноутбук', '&specifications=category%3Dnowhere,noutbuky');
  expect(wrong).toMatchObject({ total: 1, dropped: ['category=nowhere'] });
  const { zero } = await list('ноутбук', '&specifications=category%3Dnoutbuky&maxPrice=1');
  expect(zero?.filters.map(({ slug, kind }) => [slug, kind])).toContainEqual(['price', 'price']);
});

test('searches for what was typed when the shopper insists', async () => {
  expect((await list('yjen,er')).correction).toEqual({ original: 'yjen,er', used: 'ноутбук', reason: 'layout' });
  expect(await list('yjen,er', '&asTyped=true')).toMatchObject({ total: 0, correction: null });
});

test('filters and orders by the prices and the order that words of the query say, unless the address says others', async () => {
  const priced = await list('маршрутизатор від 200 до 400 грн');
  const sent = await list('маршрутизатор', '&minPrice=200&maxPrice=400');
  expect(priced).toMatchObject({
    total: sent.total,
    understood: { query: 'маршрутизатор', minPrice: 200, maxPrice: 400 },
  });
  expect(priced.items.map(({ code }) => code)).toEqual(sent.items.map(({ code }) => code));
  expect((await list('маршрутизатор від 200 до 400 грн', '&maxPrice=300')).total).toBe(
    (await list('маршрутизатор', '&maxPrice=300')).total,
  );
  const cheap = await list('дешевий маршрутизатор');
  const all = await list('маршрутизатор', '&sort=priceAsc');
  expect(cheap).toMatchObject({ total: all.total, sort: 'priceAsc', understood: { sort: 'priceAsc' } });
  expect((await list('дешевий маршрутизатор', '&sort=rating')).sort).toBe('rating');
  const suggested = await suggest('маршрутизатор до 300 грн');
  const amounts = suggested.products.flatMap(
    ({ prices }) => prices.find(({ type }) => type === 'current')?.money.amount ?? [],
  );
  expect(amounts).toHaveLength(6);
  expect(Math.max(...amounts)).toBeLessThanOrEqual(300);
  expect((await list('маршрутизатор')).understood).toBeNull();
  expect((await list('дешевий маршрутизатор', '&asTyped=true')).understood).toBeNull();
});

test('suggests queries, categories, makers and products while a word is being typed', async () => {
  const answer = await suggest('ноутб');
  expect(answer.categories.map(({ slug }) => slug)).toEqual(['noutbuky', 'sumky']);
  expect(answer.products.map(({ code }) => code)).toEqual(['laptop', 'bag']);
  expect((await suggest('маршрут мр')).correction?.used).toContain('mriya');
  expect((await suggest('zori')).manufacturers).toMatchObject([{ slug: 'zoria' }]);
  const [query] = (await suggest('маршр', '&locale=ru')).queries;
  expect(query?.text).toMatch(/^маршрутизатор/);
  expect(query?.marks).toEqual([[0, 5]]);
});

test('shows ten rows at most', async () => {
  for (const query of ['м', 'маршрутизатор', 'mriya', 'товар', 'c']) {
    const { queries, categories, manufacturers, products, pages } = await suggest(query);
    const rows = [queries, categories, manufacturers, products, pages].map(({ length }) => length);
    expect(rows.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(10);
    expect(rows.every((count, kind) => count <= ([4, 3, 2, 6, 2][kind] ?? 0))).toBe(true);
  }
});

test('tells what is popular', async () => {
  const popular = await shop.read<PopularSearches>('search/popular');
  expect(popular.queries[0]).toMatch(/^маршрутизатор /);
  expect(popular.categories.length).toBeGreaterThan(2);
});

test('names the filters that are in the way, with what would be found without each', async () => {
  const base = 'product/list?categoryId=2';
  const all = await shop.read<ProductList>(base);
  const options = all.facets.flatMap(({ slug, options: own }) => own.map((option) => `${slug}=${option.slug}`));
  const pairs = options.flatMap((one) => options.map((other) => [one, other] as const));
  let tried = 0;
  for (const [one, other] of pairs) {
    if (one.split('=')[0] === other.split('=')[0]) continue;
    const empty = await shop.read<ProductList>(`${base}&specifications=${encodeURIComponent(`${one};${other}`)}`);
    if (empty.total > 0) {
      expect(empty.zero).toBeUndefined();
      continue;
    }
    for (const { slug, total } of empty.zero?.filters ?? []) {
      const left = [one, other].filter((segment) => !segment.startsWith(`${slug}=`)).join(';');
      const without = await shop.read<ProductList>(`${base}&specifications=${encodeURIComponent(left)}`);
      expect(total).toBe(without.total);
    }
    expect(empty.zero).toMatchObject({ unfilteredTotal: all.total, closest: null });
    expect(empty.zero?.relaxed).toHaveLength(Math.min(8, empty.zero?.filters[0]?.total ?? 0));
    expect(empty.zero?.categories.length).toBeGreaterThan(0);
    tried += 1;
    if (tried === 3) return;
  }
});

test('finds the closest where nothing has all the words', async () => {
  const { zero } = await list('ноутбук forma qqqzzz');
  expect(zero?.closest).toMatchObject({ query: 'ноутбук forma', dropped: ['qqqzzz'], total: 1 });
  const { zero: rare } = await list('сумка mriya');
  expect(rare?.closest?.dropped).toHaveLength(1);
  expect(rare?.closest?.items.length).toBeGreaterThan(0);
  expect((await list('qqqzzz')).zero?.closest).toBeNull();
});

test.each([
  ['no query', 'search/suggest', 400],
  ['an empty query', 'search/suggest?query=', 400],
  ['NUL', 'search/suggest?query=a%00b', 400],
  ['101 letters', `search/suggest?query=${'a'.repeat(101)}`, 400],
  ['10 KB', `search/suggest?query=${'%D0%B0'.repeat(5000)}`, 400],
  ['a picture character', 'search/suggest?query=%F0%9F%98%80', 200],
  ['a space', 'search/suggest?query=%20', 200],
  ['only signs', 'search/suggest?query=!!!', 200],
  ['too many rows', 'search/suggest?query=a&limit=11', 400],
  ['another language', 'search/suggest?query=a&locale=en', 400],
  ['another language of popular searches', 'search/popular?locale=en', 400],
])('answers %s', async (_, path, status) => {
  expect((await shop.request(path)).status).toBe(status);
});

test('answers any text without a failure, and only with what it promises', async () => {
  const letters = fc.constantFrom(...'абїєґыъqzйё’\'";,.[]`-/ 0123456789″×🙂\u0301\u200d%_\\');
  const text = fc.oneof(
    // Any sign but halves of one: `unit: 'binary'` makes a table of a million of them first.
    fc
      .array(fc.nat(0x10ffff), { minLength: 1, maxLength: 60 })
      .map((signs) => String.fromCodePoint(...signs).toWellFormed()),
    fc.string({ unit: letters, minLength: 1, maxLength: 60 }),
    fc
      .constantFrom('ноутбук', 'маршрутизатор mriya', 'SKU-p1/X')
      .chain((word) => fc.nat(word.length - 1).map((at) => word.slice(0, at) + word.slice(at + 1))),
  );
  await fc.assert(
    fc.asyncProperty(text, async (query) => {
      for (const call of ['search/suggest?query', 'product/list?searchQuery']) {
        const answer = await shop.request(`${call}=${encodeURIComponent(query.toWellFormed())}`);
        const isRefused = query.includes('\0');
        expect(answer.status).toBe(isRefused ? 400 : 200);
      }
    }),
    { numRuns: 150 },
  );
});
