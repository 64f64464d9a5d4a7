import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type {
  Category,
  CategoryView,
  Product,
  ProductCard,
  ProductList,
  ReviewPage,
  Showcase,
} from '@vitryna/contracts/api';
import type { ImportProduct } from '@vitryna/contracts/catalogue-import';
import { parseFilters } from '@vitryna/routing';
import { importCatalogue } from '../../import/import-catalogue.ts';
import { createSampleCatalogue, sampleProduct } from '../../import/sample-catalogue.ts';
import { colourOf } from './colours.ts';
import { openSampleShop, type SampleShop } from './sample-shop.ts';

const text = (value: string) => ({ uk: value, ru: value });
const promotion = (endAt: string) => ({ name: text('Promo'), startAt: 0, endAt: Date.parse(endAt) / 1000 });
const related = { similar: [], accessories: [], boughtTogether: [], series: [] };
const review = (rating: number, more = {}): ImportProduct['reviews'][number] => ({
  author: 'Олена К.',
  rating,
  body: 'Добре',
  pros: null,
  cons: null,
  locale: 'uk',
  isVerifiedPurchase: false,
  createdAt: `2026-01-0${rating}T00:00:00.000Z`,
  reply: null,
  ...more,
});

const special: ImportProduct[] = [
  sampleProduct('main', {
    name: { uk: 'Їжак-роутер Ґава', ru: 'Ёж-роутер Гава' },
    sku: 'AB-77/Q',
    categoryCodes: ['5', '2'],
    popularity: 1,
    price: { current: 2500, previous: 3000 },
    stock: 3,
    gifts: ['gift', 'lost'],
    related: { ...related, accessories: ['gift', 'old', 'lost'] },
    variants: [
      {
        axis: text('colour'),
        items: ['main', 'gift', 'lost'].map((code) => ({
          slug: code === 'main' ? 'chornyi' : code,
          value: text(code),
          code,
        })),
      },
    ],
    attachments: [
      { group: 'Драйвер', name: text('Driver'), url: '/files/a.zip', size: 10, mime: null },
      { group: 'Инструкция', name: text('Manual'), url: '/files/b.pdf', size: 20, mime: 'application/pdf' },
      { group: 'Драйвер', name: text('Driver 2'), url: '/files/c.zip', size: null, mime: null, locales: ['uk'] },
      { group: 'Приложения', name: text('App'), url: '/media/documents/x/application-uk.txt', size: null, mime: null },
    ],
    videos: [{ id: 'abcdefghijk', title: text('Video') }],
    reviews: [review(5, { isVerifiedPurchase: true }), review(4), review(2, { body: 'Мені не дуже сподобалось' })],
    promotion: promotion('2026-02-01'),
    expectedAt: '2026-03-01T00:00:00.000Z',
  }),
  sampleProduct('gift', { categoryCodes: ['6'], price: { current: 1, previous: null } }),
  sampleProduct('old', { categoryCodes: ['6'], status: 'discontinued', replacementCode: 'main' }),
  sampleProduct('live', { categoryCodes: ['111'] }),
  sampleProduct('over', { categoryCodes: ['112'] }),
];

let shop: SampleShop;
beforeAll(async () => {
  const sample = createSampleCatalogue({ size: 120 });
  const [plain] = sample.categories;
  if (!plain) throw new Error('the sample has no category');
  const extra = { ...plain, picture: null, labels: [] };
  shop = await openSampleShop({
    ...sample,
    categories: [
      ...sample.categories,
      { ...extra, code: '11136', slug: 'offers', position: 90, labels: ['promo'] },
      { ...extra, code: '111', slug: 'live', parentCode: '11136', promotion: promotion('2026-02-01') },
      { ...extra, code: '112', slug: 'over', parentCode: '11136', promotion: promotion('2026-01-01') },
    ],
    products: [...(sample.products as ImportProduct[]), ...special],
  });
});
afterAll(() => shop.close());

async function idOf(code: string): Promise<string> {
  const { id } = await shop.database.db
    .selectFrom('product')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return String(id);
}

const view = (slug: string, categorySlug?: string) =>
  shop.read<Product & { redirect?: string }>(
    `product/view?slug=${slug}${categorySlug ? `&categorySlug=${categorySlug}` : ''}`,
  );

test('sends the tree of categories that have products [§3.6 §7.3 /catalog/category/list]', async () => {
  const tree = await shop.read<Category[]>('category/list');
  expect(tree.map(({ slug }) => slug)).toEqual(['category-1', 'category-4', 'offers']);
  expect(tree[1]?.children.map(({ slug }) => slug)).toEqual(['category-5', 'category-6']);
  expect(tree[1]?.children[0]).toMatchObject({ parent: '4', compilation: { self: true, children: false } });
});

test('sends a subtree, a page, and the categories with a label [§7.3 /catalog/category/list]', async () => {
  expect(await shop.read<Category[]>('category/list?categoryId=4')).toHaveLength(1);
  expect(await shop.read<Category[]>('category/list?categoryId=nothing')).toEqual([]);
  expect((await shop.read<Category[]>('category/list?pageNum=2&pageSize=2')).map(({ slug }) => slug)).toEqual([
    'offers',
  ]);
  const labelled = await shop.read<Category[]>('category/list?labels[]=shippingIncluded');
  expect(labelled).toMatchObject([{ slug: 'category-1', children: [{ slug: 'category-2' }] }]);
});

test('limits the promotions category to live promotions [§3.16 §4.29 §9.7]', async () => {
  const children = async () => {
    const [offers] = await shop.read<Category[]>('category/list?categoryId=11136');
    return offers?.children.map(({ slug }) => slug);
  };
  expect(await children()).toEqual(['live']);
  shop.setNow(new Date('2025-12-31'));
  expect(await children()).toEqual(['live', 'over']);
  shop.setNow(new Date('2026-01-15T12:00:00Z'));
});

test('views a category with its way, siblings and texts [§3.5 §7.3 /catalog/category/contents]', async () => {
  const category = await shop.read<CategoryView>('category/view?slug=category-5');
  expect(category.breadcrumbs.map(({ slug }) => slug)).toEqual(['category-4', 'category-5']);
  expect(category.siblings.map(({ slug }) => slug)).toEqual(['category-5', 'category-6']);
  expect(await shop.read('category/contents?categoryId=5')).toEqual([{ type: 'seoBottom', body: text('About 5') }]);
});

test('answers 304 to the tag of an unchanged answer [§7.5]', async () => {
  const first = await shop.request('category/list');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]+"$/);
  expect((await shop.request('category/list', { 'if-none-match': tag })).status).toBe(304);
  expect((await shop.request('category/list', { 'if-none-match': '"other"' })).status).toBe(200);
});

test.each([
  ['category/view?slug=nothing', 404],
  ['category/view?slug=category-7', 404],
  ['category/view?slug=..%2F', 400],
  ['category/view', 400],
  ['category/contents?categoryId=nothing', 404],
  ['product/view?slug=nothing', 404],
  ['product/view?slug=a%00b', 400],
  ['product/view?slug=%ff', 400],
  ['product/list?categoryId=nothing', 404],
  ['product/list?manufacturer=nothing', 404],
  ['product/list?pageNum=99999999999999999999', 400],
  ['product/list?pageNum=0', 400],
  ['product/list?pageNum=-1', 400],
  ['product/list?pageSize=97', 400],
  ['product/list?sort=drop%20table', 400],
  ['product/list?labels[]=nothing', 400],
  ['product/list?minPrice=NaN', 400],
  ['product/list?specifications=colour', 400],
  ['product/list?specifications=colour%3Da%3Db', 400],
  ['product/list?specifications=colour%3D%2500', 400],
  ['product/list?specifications=colour%3D%5Cu0000', 400],
  ['product/list?specifications=colour%3Da%00', 400],
  ['product/list?searchQuery=a%00b', 400],
  [`product/list?searchQuery=${'a'.repeat(201)}`, 400],
  ['product/list?searchQuery=%5Cu0000%27%3B%26%7C%21%28', 200],
  ['product/list?pageNum=1000000', 200],
  [`product/list/ids?${'ids[]=1&'.repeat(51)}`, 400],
  ['product/list/ids?ids[]=99999999999&ids[]=x', 200],
  ['product/list/related?productId=99999999999&type=similar', 404],
  ['product/list/related?productId=999999&type=similar', 404],
  ['product/list/related?productId=1&type=nothing', 400],
  ['product/list/showcase?block=hits&categoryId=nothing', 404],
  ['product/review/list?productId=1&page=1000000&limit=96', 200],
  ['product/review/list?productId=1&rating=6', 400],
])('answers %s with %i', async (path, status) => {
  expect((await shop.request(path)).status).toBe(status);
});

test('drops what the category does not know, and says so', async () => {
  const list = await shop.read<ProductList>(
    'product/list?categoryId=2&specifications=colour%3Dcolour-1,nothing%3Bnothing%3Da,b%3Bserial%3Dserial-1',
  );
  expect(list.applied).toEqual([{ slug: 'colour', option: 'colour-1', name: text('colour'), value: text('colour 1') }]);
  expect(list.dropped.sort()).toEqual(['colour=nothing', 'nothing', 'serial']);
});

test('discards a price filter whose minimum is above its maximum [§5.5]', async () => {
  const all = await shop.read<ProductList>('product/list?categoryId=2');
  const reversed = await shop.read<ProductList>('product/list?categoryId=2&minPrice=500&maxPrice=200');
  expect([reversed.total, reversed.seo.noindex]).toEqual([all.total, false]);
});

test('keeps search engines off pages that are only a choice', async () => {
  const isNoindex = async (query: string) =>
    (await shop.read<ProductList>(`product/list?categoryId=1&${query}`)).seo.noindex;
  expect(await isNoindex('specifications=colour%3Dcolour-1')).toBe(false);
  expect(await isNoindex('specifications=colour%3Dcolour-1%3Bports%3Dports-1')).toBe(false);
  for (const query of [
    'specifications=colour%3Dcolour-1,colour-2',
    'specifications=colour%3Dcolour-1%3Bports%3Dports-1%3Bcapacity%3Dcapacity-1',
    'minPrice=1',
    'sort=priceAsc',
    'labels[]=hit',
    'pageNum=99',
  ]) {
    expect([query, await isNoindex(query)]).toEqual([query, true]);
  }
});

test('leaves a combination with hardly a product to shoppers', async () => {
  const facet = (await shop.read<ProductList>('product/list?categoryId=1')).facets.find(
    ({ slug }) => slug === 'capacity',
  );
  const path = (value: string) =>
    `product/list?categoryId=1&specifications=${encodeURIComponent(`colour=colour-0;capacity=${value}`)}`;
  for (const { slug } of facet?.options ?? []) {
    const { total, seo } = await shop.read<ProductList>(path(slug));
    expect([slug, seo.noindex]).toEqual([slug, total <= 2]);
  }
});

test.each([
  ['pageNum=2', '?page=2', false],
  ['pageNum=2&pageSize=12', '?page=2&limit=12', true],
  ['pageSize=48', '?limit=48', true],
  ['sort=newest&specifications=colour%3Dcolour-1', '/colour=colour-1?sort=newest', true],
  ['minPrice=5&maxPrice=900000&labels[]=hit', '?minPrice=5&maxPrice=900000&labels=hit', true],
])('names the list of %s by an address that has the same products', async (query, address, isNoindex) => {
  const idsOf = ({ items }: ProductList) => items.map(({ id }) => id);
  const list = await shop.read<ProductList>(`product/list?categoryId=1&${query}`);
  expect(list.seo).toMatchObject({ canonicalPath: `/category-1${address}`, noindex: isNoindex });
  const [segment = '', search = ''] = address.replace(/^\//, '').split('?');
  const { page, limit, ...filters } = parseFilters({ segment, search: `?${search}` }).filters;
  const again = [
    `pageNum=${page}&pageSize=${limit}&sort=${filters.sort}&specifications=${encodeURIComponent(segment)}`,
    ...(filters.minPrice ? [`minPrice=${filters.minPrice}&maxPrice=${filters.maxPrice}`] : []),
    ...filters.labels.map((label) => `labels[]=${label}`),
  ].join('&');
  expect(idsOf(list).length).toBeGreaterThan(0);
  expect(idsOf(await shop.read<ProductList>(`product/list?categoryId=1&${again}`))).toEqual(idsOf(list));
});

test('names a page beyond the last by the first', async () => {
  const { seo } = await shop.read<ProductList>('product/list?categoryId=1&pageNum=99');
  expect(seo).toMatchObject({ canonicalPath: '/category-1', noindex: true });
});

test('offers a stretch of numbers where each option has one, and colours that can be shown', async () => {
  const { facets } = await shop.read<ProductList>('product/list?categoryId=1&specifications=colour%3Dcolour-1');
  const ports = facets.find(({ slug }) => slug === 'ports');
  expect(ports?.view).toBe('range');
  const numbers = ports?.options.map(({ number }) => number) ?? [];
  expect(numbers).toEqual(numbers.toSorted((a = 0, b = 0) => a - b));
  expect(colourOf('chornyi')).toMatch(/^#[0-9a-f]{6}$/);
  expect(colourOf('constructor')).toBeNull();
});

test('answers a page beyond the last without items', async () => {
  const list = await shop.read<ProductList>('product/list?categoryId=1&pageNum=99');
  expect(list.items).toEqual([]);
  expect(list.total).toBeGreaterThan(0);
});

test.each(['їжак', 'ёж', 'ЕЖ гава', 'ab77q', 'AB-77/Q', 'роут гав', 'ґава mriya', 'main'])(
  'finds the product by «%s»',
  async (query) => {
    const list = await shop.read<ProductList>(`product/list?searchQuery=${encodeURIComponent(query)}`);
    expect(list.items[0]?.code).toBe('main');
    expect(list.sort).toBe('relevance');
    expect(list.categories?.map(({ slug }) => slug)).toContain('category-5');
    expect(list.seo.noindex).toBe(true);
  },
);

test.each([
  ['hjenth', 'роутер', 'layout'],
  ['мрия', 'mriya', 'transliteration'],
  ['marshrutyZator', 'маршрутизатор', 'transliteration'],
  ['маршрутизотар', 'маршрутизатор', 'typo'],
])('finds what «%s» was meant to be', async (original, used, reason) => {
  const list = await shop.read<ProductList>(`product/list?searchQuery=${encodeURIComponent(original)}`);
  expect(list.correction).toEqual({ original, used, reason });
  expect(list.total).toBeGreaterThan(0);
});

test('finds nothing where a word has no product', async () => {
  const list = await shop.read<ProductList>('product/list?searchQuery=%D1%97%D0%B6%D0%B0%D0%BA%20qqq');
  expect([list.total, list.items, list.facets, list.price]).toEqual([0, [], [], { min: 0, max: 0, histogram: [] }]);
});

test('views a product whole [§3.1]', async () => {
  const product = await view('product-main', 'category-5');
  expect(product).toMatchObject({
    categories: ['5', '2'],
    categorySlug: 'category-5',
    prices: [
      { type: 'current', money: { amount: 2500, currency: 'UAH' } },
      { type: 'previous', money: { amount: 3000, currency: 'UAH' } },
    ],
    stock: { level: 'few', quantity: 3 },
    delivery: { free: true, readyAt: '2026-03-01T00:00:00.000Z' },
    installment: { maxParts: 25, perMonth: { amount: 100, currency: 'UAH' } },
    reviews: { averageRating: 3.7, count: 3 },
    hasGifts: true,
    gifts: [{ code: 'gift' }],
    promotion: { id: 'main' },
    attachments: [
      {
        group: 'Драйвер',
        files: [
          { size: 10, locales: ['uk', 'ru'] },
          { size: null, locales: ['uk'] },
        ],
      },
      { group: 'Инструкция', files: [{ name: text('Manual') }] },
      // One that is written when it is asked for has a size before.
      { group: 'Приложения', files: [{ size: expect.any(Number) }] },
    ],
  });
  expect(product.images).toHaveLength(3);
  expect(product.variants[0]?.items.map(({ productSlug, current, colour }) => [productSlug, current, colour])).toEqual([
    ['product-main', true, '#17191c'],
    ['product-gift', false, null],
  ]);
  expect(product.breadcrumbs.map(({ slug }) => slug)).toEqual(['category-4', 'category-5']);
});

test('sends a product asked for under a wrong category to its own', async () => {
  expect(await view('product-main', 'category-6')).toEqual({ redirect: '/category-5/product-main' });
  expect(await view('product-main', 'category-2')).toMatchObject({ code: 'main' });
  expect(await view('product-main')).toMatchObject({ code: 'main' });
});

test('keeps the page of a discontinued product and names the replacement', async () => {
  expect(await view('product-old')).toMatchObject({
    status: 'discontinued',
    isOrderable: false,
    replacement: { slug: 'product-main', categorySlug: 'category-5' },
  });
  const list = await shop.read<ProductList>('product/list?categoryId=6&pageSize=96');
  expect(list.items.map(({ code }) => code)).not.toContain('old');
});

test('reads cards in the given order', async () => {
  const [main, gift] = [await idOf('main'), await idOf('gift')];
  const cards = await shop.read<ProductCard[]>(`product/list/ids?ids[]=${gift}&ids[]=2147483647&ids[]=${main}`);
  expect(cards.map(({ code }) => code)).toEqual(['gift', 'main']);
  expect(cards[1]?.images).toHaveLength(2);
  const named = await shop.read<ProductCard[]>(
    'product/list/ids?slugs[]=product-gift&slugs[]=nothing&slugs[]=product-main',
  );
  expect(named.map(({ code }) => code)).toEqual(['gift', 'main']);
});

test('lists what is related and still sold; similar ones are never missing', async () => {
  const codes = async (type: string) =>
    (await shop.read<ProductCard[]>(`product/list/related?productId=${await idOf('main')}&type=${type}&limit=3`)).map(
      ({ code }) => code,
    );
  expect(await codes('accessories')).toEqual(['gift']);
  expect(await codes('series')).toEqual([]);
  const similar = await codes('similar');
  expect(similar).toHaveLength(3);
  expect(similar).not.toContain('main');
});

test('fills rows with what can be ordered', async () => {
  for (const block of ['hits', 'new', 'sale', 'promo', 'recommended']) {
    const row = await shop.read<Showcase>(`product/list/showcase?block=${block}&limit=10`);
    expect(row.items).toHaveLength(10);
    expect(row.items.every(({ isOrderable }) => isOrderable)).toBe(true);
  }
  const hits = await shop.read<Showcase>('product/list/showcase?block=hits&categoryId=5');
  expect(hits.url).toBe('/category-5?labels=hit');
  expect(hits.items.every(({ labels, categories }) => labels.includes('hit') && categories.includes('5'))).toBe(true);
});

test('pages reviews and sums up all of them', async () => {
  const path = `product/review/list?productId=${await idOf('main')}`;
  const ratings = async (query: string) =>
    (await shop.read<ReviewPage>(`${path}&${query}`)).items.map(({ rating }) => rating);
  expect(await ratings('sort=useful')).toEqual([5, 4, 2]);
  expect(await ratings('sort=low')).toEqual([2, 4, 5]);
  expect(await ratings('sort=new&page=2&limit=2')).toEqual([2]);
  expect(await ratings('rating=4')).toEqual([4]);
  expect(await ratings('withMedia=true')).toEqual([]);
  expect(await shop.read<ReviewPage>(`${path}&rating=4`)).toMatchObject({
    total: 1,
    summary: { average: 3.7, count: 3, distribution: { 1: 0, 2: 1, 3: 0, 4: 1, 5: 1 }, recommend: 0.67 },
  });
});

test('shows an import without a restart', async () => {
  const extra = { ...createSampleCatalogue({ size: 0 }), source: 'extra', categories: [] };
  const [plain] = createSampleCatalogue({ size: 0 }).categories;
  if (!plain) throw new Error('the sample has no category');
  await importCatalogue(shop.database, {
    ...extra,
    categories: [{ ...plain, code: '500', slug: 'fresh' }],
    products: [sampleProduct('fresh', { categoryCodes: ['500'] })],
  });
  await shop.catalogue.refresh();
  expect((await shop.read<ProductList>('product/list?categoryId=500')).items).toMatchObject([{ code: 'fresh' }]);
});

test('promises a price in the title of a product only where there is one', async () => {
  const { db } = shop.database;
  const slugs = async (isPriced: boolean) => {
    const { slug } = await db
      .selectFrom('product')
      .select('slug')
      .where('price', isPriced ? 'is not' : 'is', null)
      .executeTakeFirstOrThrow();
    return shop.read<Product>(`product/view?slug=${slug}`);
  };
  expect((await slugs(true)).seo.metaTitle.uk).toMatch(/: ціна, характеристики, відгуки$/);
  expect((await slugs(false)).seo.metaTitle).toEqual({
    uk: expect.stringMatching(/\d: характеристики, відгуки$/),
    ru: expect.stringMatching(/\d: характеристики, отзывы$/),
  });
});
